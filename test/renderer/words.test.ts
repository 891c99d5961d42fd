import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '../../renderer/texts/de.ts';
import { en } from '../../renderer/texts/en.ts';

/** A thing has one word, and these are the others that somebody might write. */
type Word = { readonly thing: string; readonly word: string; readonly forbidden: readonly RegExp[] };
/** Where a forbidden word stands for another thing, and which thing that is. */
type Exception = { readonly at: RegExp; readonly word: RegExp; readonly why: string };

const ENGLISH: readonly Word[] = [
  { thing: 'marking rows', word: 'select', forbidden: [/\bpick(?:s|ed|ing)?\b/iu, /\blet go\b/iu] },
  {
    thing: 'putting somebody into the pipeline of a job',
    word: 'add to job',
    forbidden: [/\bconsider/iu, /\b(?:has|have) (?:a|their) place\b/iu, /\bnominat/iu],
  },
  {
    thing: 'ending what was added',
    word: 'remove',
    forbidden: [
      /\btak(?:e|es|en|ing) (?:\S+ ){0,3}(?:back|away|off|out)\b/iu,
      /\btook back\b/iu,
      /\bforget/iu,
    ],
  },
  {
    thing: 'bringing files in',
    word: 'import',
    forbidden: [/\b(?:bring|brings|brought|bringing) (?:\S+ ){0,3}in\b/iu, /\bcom(?:e|es) in\b/iu],
  },
  { thing: 'a file whose turn comes', word: 'Waiting', forbidden: [/^queued$/iu] },
  {
    thing: 'a file that is here already',
    word: 'Duplicate',
    forbidden: [/\bknown already\b/iu, /^known\b/iu],
  },
  { thing: 'what is not imported', word: 'Skipped', forbidden: [/\bnot taken\b/iu] },
  {
    thing: 'ending what is under way',
    word: 'Cancel',
    forbidden: [/\bbreak off|\bbroken off/iu, /^do not /iu],
  },
  { thing: 'keys that do something', word: 'Shortcuts', forbidden: [/^(?:these )?keys$/iu] },
  { thing: 'resumes like another', word: 'Similar', forbidden: [/\bmore like\b/iu, /^like /iu] },
  { thing: 'what a filter leaves', word: 'No matches', forbidden: [/\bleave nobody\b/iu, /\bloosen\b/iu] },
  { thing: 'why somebody stands where they do', word: 'Why this rank', forbidden: [/\bwhy here\b/iu] },
  { thing: 'when access or a session is over', word: 'Expires', forbidden: [/^ends?$/iu, /^no end$/iu] },
  {
    thing: 'somebody whose resume is here',
    word: 'candidate',
    forbidden: [/\bapplicant(?!s$)/iu, /\bthis person\b/iu, /\b\d+ (?:people|person)\b/iu, /\bindividual/iu],
  },
  { thing: 'who pays for a placement', word: 'client', forbidden: [/\bcustomer/iu] },
  {
    thing: 'a program with access to the API',
    word: 'app',
    forbidden: [
      /\bprograms?\b/iu,
      /\b(?:new|the|a|API) client (?:below|above|could|was)\b/iu,
      /\bnew client\b/iu,
    ],
  },
  { thing: 'going on', word: 'Continue', forbidden: [/\bgo on\b/iu] },
  { thing: 'reading a criterion in resumes', word: 'check', forbidden: [/\bevaluat/iu] },
  { thing: 'what leads to a page', word: 'link', forbidden: [/\bthe address is from\b/iu] },
];

const GERMAN: readonly Word[] = [
  { thing: 'eine Datei, die an die Reihe kommt', word: 'Wartet', forbidden: [/^in der reihe$/iu] },
  { thing: 'somebody whose resume is here', word: 'Kandidat', forbidden: [/\bPerson(?:en)?\b/u] },
  {
    thing: 'putting somebody into the pipeline of a job',
    word: 'zur Stelle hinzufügen',
    forbidden: [/vormerk|vorgemerkt/iu],
  },
  {
    thing: 'ending what was added',
    word: 'entfernen',
    forbidden: [/zurück(?:ge|zu)?n[eoa][hm]m/iu, /vergessen$/iu],
  },
  {
    thing: 'turning somebody down',
    word: 'absagen',
    forbidden: [/\bKandidaten ablehnen|^Ablehnen$|^Abgelehnt$/u],
  },
  { thing: 'bringing files in', word: 'importieren', forbidden: [/\bübernehmen$/u, /hereinkomm|herein\b/u] },
  {
    thing: 'a file that is here already',
    word: 'Dublette',
    forbidden: [/schon bekannt/iu, /^Bekannt/u, /Duplikat/u],
  },
  {
    thing: 'what is not imported',
    word: 'Übersprungen',
    forbidden: [/nicht (?:ange|über)nommen/iu],
  },
  { thing: 'a tag', word: 'Schlagwort', forbidden: [/\bTags\b/u, /\bTag(?:ge|„|: )/u] },
  { thing: 'a step of the pipeline', word: 'Phase', forbidden: [/^Stufe$/u, /in die Stufe/u] },
  { thing: 'must have, nice to have', word: 'Muss, Kann', forbidden: [/Wünschenswert/iu] },
  { thing: 'keys that do something', word: 'Tastenkürzel', forbidden: [/^(?:Diese )?Tasten$/iu] },
  { thing: 'what a filter leaves', word: 'Keine Treffer', forbidden: [/niemanden übrig/iu, /lockern/iu] },
  { thing: 'why somebody stands where they do', word: 'Warum dieser Platz', forbidden: [/Warum hier/u] },
  { thing: 'when access or a session is over', word: 'Läuft ab', forbidden: [/^Endet$/u, /^kein Ende$/u] },
  { thing: 'who pays for a placement', word: 'Kunde', forbidden: [/\bKlient/u, /Auftraggeber/u] },
  { thing: 'a program with access to the API', word: 'App', forbidden: [/\bProgramm(?:e|s|en)?\b/u] },
  {
    thing: 'reading a criterion in resumes',
    word: 'prüfen',
    forbidden: [/\bauswert|ausgewertet|Auswertung/iu],
  },
  { thing: 'a record', word: 'Eintrag', forbidden: [/\bDatens[aä]tze? (?:nicht )?zusammen/u] },
  {
    thing: 'whom the page talks to',
    word: 'nobody',
    forbidden: [/\p{Ll}en Sie\b/u, /[\p{Ll},] (?:Ihr(?:em|en|er|e)?|Ihnen|du|deine?[mnr]?)\b/u],
  },
];

const EXCEPTIONS: Readonly<Record<string, readonly Exception[]>> = {
  en: [
    { at: /^people\./u, word: /.*/u, why: 'accounts belong to persons' },
    { at: /^recovery\./u, word: /^program$/iu, why: 'a program that writes files, and asks for no access' },
    { at: /^data\.leftBehindText$/u, word: /^program$/iu, why: 'a program that has a file open' },
    { at: /^letters\./u, word: /^program$/iu, why: 'the program that mail is written in' },
  ],
  de: [
    { at: /^people\./u, word: /.*/u, why: 'accounts belong to persons' },
    {
      at: /^(?:same|share|import|duplicates)\./u,
      word: /^Person(?:en)?$/u,
      why: 'whether two records are one person',
    },
    { at: /^read\.secondPerson$/u, word: /^Person/u, why: 'two people in one file' },
    { at: /^data\.(?:toOffice|office)\./u, word: /^Person/u, why: 'people who work at the office' },
    { at: /^recovery\./u, word: /^Programm/u, why: 'a program that writes files, and asks for no access' },
    { at: /^data\.leftBehindText$/u, word: /^Programm$/u, why: 'a program that has a file open' },
    { at: /^access\./u, word: /^Ablehnen$/u, why: 'an app is refused; only candidates are turned down' },
  ],
};

/** One of each kind of value that a text is made of. */
const VALUES: readonly unknown[] = [
  1,
  3,
  'Ann',
  ['Ann', 'Bob'],
  null,
  { read: 1, failed: 1, refused: 1, duplicate: 1, browser: 'Firefox', system: 'Linux' },
  { path_kind: 'work', change: 'changed', before: null, after: 'Nurse' },
  new Map([['met', 1]]),
];

/** Every choice of so many values. */
function choices(amount: number): unknown[][] {
  if (amount === 0) return [[]];
  return choices(amount - 1).flatMap((chosen) => VALUES.map((value) => [...chosen, value]));
}

/** What a text says, whatever it is made of; values that it cannot be made of are passed over. */
function saidBy(make: (...given: unknown[]) => unknown): string[] {
  const said = new Set<string>();
  for (const given of choices(Math.min(make.length, 4))) {
    try {
      const text = make(...given);
      if (typeof text === 'string' && !/\[object|NaN|null|undefined/u.test(text)) said.add(text);
    } catch {
      continue;
    }
  }
  return [...said];
}

/** Every text of a catalogue, with its path. */
function textsOf(value: unknown, at = ''): (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    return saidBy(value as (...given: unknown[]) => unknown).map((text) => [at, text] as const);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, at === '' ? key : `${at}.${key}`));
}

const ENGLISH_TEXTS = textsOf(en);
const GERMAN_TEXTS = textsOf(de);

/** What breaks the rule of one word a thing. */
function strays(
  texts: readonly (readonly [string, string])[],
  words: readonly Word[],
  exceptions: readonly Exception[],
): string[] {
  return texts.flatMap(([at, text]) =>
    words.flatMap(({ word, forbidden }) =>
      forbidden.flatMap((other) => {
        const found = other.exec(text)?.[0];
        if (found === undefined) return [];
        if (exceptions.some((one) => one.at.test(at) && one.word.test(found))) return [];
        return [`${at}: “${found}” in “${text}”; the word is ${word}`];
      }),
    ),
  );
}

describe('the words of the catalogues', () => {
  it('call each thing by its one word, in English', () => {
    expect(strays(ENGLISH_TEXTS, ENGLISH, EXCEPTIONS['en']!)).toEqual([]);
  });

  it('call each thing by its one word, in German', () => {
    expect(strays(GERMAN_TEXTS, GERMAN, EXCEPTIONS['de']!)).toEqual([]);
  });

  it.each([
    ['Pick a candidate', ENGLISH],
    ['Take back', ENGLISH],
    ['Consider for this job', ENGLISH],
    ['New client', ENGLISH],
    ['3 people put forward', ENGLISH],
    ['Für diese Stelle vormerken', GERMAN],
    ['Prüfen Sie die Adresse', GERMAN],
    ['Diese Person vorstellen', GERMAN],
  ] as const)('would not let “%s” stand', (text, words) => {
    expect(strays([['some.text', text]], words, [])).not.toEqual([]);
  });

  it.each([
    ['en', ENGLISH_TEXTS, ENGLISH],
    ['de', GERMAN_TEXTS, GERMAN],
  ] as const)('need every exception that is made (%s)', (language, texts, words) => {
    const all = EXCEPTIONS[language]!;
    const idle = all.filter(
      (one) =>
        strays(texts, words, all).length ===
        strays(
          texts,
          words,
          all.filter((other) => other !== one),
        ).length,
    );
    expect(idle).toEqual([]);
  });
});

/** How a text is set, in both languages. */
const MANNERS: readonly (readonly [name: string, wrong: RegExp])[] = [
  ['no space before an ellipsis', /\s…/u],
  ['an ellipsis is one character', /\.\.\./u],
  ['no exclamation mark', /!/u],
  ['no apostrophe or quotation mark of a typewriter', /\p{L}'\p{L}|"/u],
  ['no two spaces, but in the names of keys', /\p{L} {2,}\p{L}/u],
];

/** Texts whose spaces or marks are not words: keys, and commands to be typed. */
const NO_PROSE = /(?:keys|keyList)\.\d+\.0$|^data\.toOffice\.command$/u;

describe('the manner of the catalogues', () => {
  const texts = [...ENGLISH_TEXTS, ...GERMAN_TEXTS].filter(([at]) => !NO_PROSE.test(at));

  it.each(MANNERS)('%s', (_, wrong) => {
    expect(texts.filter(([, text]) => wrong.test(text)).map(([at, text]) => `${at}: ${text}`)).toEqual([]);
  });
});

const RENDERER = path.resolve(import.meta.dirname, '../../renderer');

/** What is pressed: the paths of the texts that buttons of the views have in them. */
const BUTTON =
  /<(\w*Button|ButtonLink|Menu\.Item)\b(?:[^<>]|=>)*>\s*\{texts\.([\w.]+)(?:\([^{}]*\))?\}\s*<\/\1>/gu;

/** Words that are written with a capital letter anywhere. */
const NAMES = /^(?:CSV|PDF|Excel|JSON|Resume|Longlist|Share|Pool|Settings|Activity|API|XLSX|Ann|Bob|I)\b/u;

describe('buttons', () => {
  const pressed = new Set(
    readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(path.join(RENDERER, file), 'utf8').matchAll(BUTTON)])
      .map(([, , at = '']) => at),
  );
  const ofButtons = (texts: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
    texts.filter(([at]) => pressed.has(at));

  it('are found', () => {
    expect(ofButtons(ENGLISH_TEXTS).length).toBeGreaterThan(80);
  });

  it('end without a full stop', () => {
    const all = [...ofButtons(ENGLISH_TEXTS), ...ofButtons(GERMAN_TEXTS)];
    expect(all.filter(([, text]) => text.endsWith('.'))).toEqual([]);
  });

  it('begin with a capital letter, and have no other in English', () => {
    const wrong = ofButtons(ENGLISH_TEXTS).filter(([, text]) => {
      const [first = '', ...others] = text.split(' ');
      return /^\p{Ll}/u.test(first) || others.some((one) => /^\p{Lu}/u.test(one) && !NAMES.test(one));
    });
    expect(wrong).toEqual([]);
  });
});
