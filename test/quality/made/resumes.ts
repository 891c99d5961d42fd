import { UNTOUCHED_LAYOUTS } from '../untouched/layouts.ts';
import type { Split as CriteriaSplit } from './criteria.ts';
import { ENTRY_LAYOUTS } from './entry_layouts.ts';
import { PAGE_LAYOUTS } from './layouts.ts';
import type { Layout, Words } from './person.ts';
import { CONTENTS, headingsOf, type Sheet } from './resume_contents.ts';
import { invented } from './resume_people.ts';
import { deck, Dice, listOf, readWordList, type WordList } from './words.ts';

/** `unlisted`: every layout in languages nobody listed; the others as of criteria. */
export type Split = CriteriaSplit | 'unlisted';

/** What a resume is made of; every part is a kind that is measured apart. */
export type Recipe = {
  readonly language: string;
  readonly layout: string;
  readonly heading: string;
  readonly content: string;
};

/** A resume as a web page, what runs along each printed page, and what a reader should find. */
export type MadeResume = {
  readonly key: string;
  readonly split: Split;
  readonly recipe: Recipe;
  readonly html: string;
  readonly header: string;
  readonly footer: string;
  readonly expected: {
    /** Forms of it that are right, with tabs between. */
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    /** The place, and after a tab the address it may be read with. */
    readonly location: string;
    readonly employment: readonly { title: string; company: string; start: string; end: string }[];
    readonly education: readonly { institution: string; degree: string; area: string }[];
    readonly skills: readonly string[];
    readonly languages: readonly string[];
    readonly certificates: readonly string[];
  };
};

const LAYOUTS: Readonly<Record<string, Layout>> = { ...PAGE_LAYOUTS, ...ENTRY_LAYOUTS, ...UNTOUCHED_LAYOUTS };
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ro', 'tr', 'sv', 'cs'];
/** Languages on no list of the reader: what it finds in them it finds by shape. */
const UNLISTED = ['fi', 'hu'];
const HEADINGS = ['plain', 'compound', 'capitals', 'foreign_capitals', 'none', 'other_words', 'bilingual'];
const KINDS = readWordList('untouched/kinds.txt').lists;

/** The kinds a resume is of: its language, layout, headings, content and the pair of language and layout. */
export function kindsOf({ language, layout, heading, content }: Recipe): string[] {
  return [
    `layout ${layout}`,
    `heading ${heading}`,
    `content ${content}`,
    `language ${language}`,
    `pair ${language}×${layout}`,
  ];
}

/** Kinds nobody tunes on: test/quality/untouched/kinds.txt. */
export const UNTOUCHED_KINDS: ReadonlySet<string> = new Set(
  [...KINDS].flatMap(([axis, names]) => names.map((name) => `${axis} ${name}`)),
);

/** A resume with one untouched kind is untouched. */
export function splitOf(recipe: Recipe): Split {
  if (UNLISTED.includes(recipe.language)) return 'unlisted';
  return kindsOf(recipe).some((kind) => UNTOUCHED_KINDS.has(kind)) ? 'untouched' : 'tuned';
}

function untouched(axis: string): readonly string[] {
  return listOf(KINDS, axis);
}

function known(axis: string, all: readonly string[]): string[] {
  return all.filter((name) => !untouched(axis).includes(name));
}

/**
 * The recipes of a split. Unlisted: every layout in every such language, with plain contents. Tuned: every tuned language in every tuned layout, twice. Untouched: every untouched
 * kind of each axis over all languages. What is left open is dealt, so that each kind comes as often as others.
 */
export function recipes(split: Split): Recipe[] {
  const layouts = known('layout', Object.keys(LAYOUTS));
  const headings = known('heading', HEADINGS);
  // plain content more often than others, thirty jobs less: each would count for ten resumes
  const usual = known('content', Object.keys(CONTENTS)).filter(
    (name) => name !== 'thirty_jobs' && name !== 'letterhead',
  );
  const contents = [...usual, ...usual, 'thirty_jobs', 'plain', 'plain'];
  const languages = known('language', LANGUAGES);
  const all: Recipe[] = [];
  const dice = new Dice(split);
  const next = { layout: deck(layouts, dice), heading: deck(headings, dice), content: deck(contents, dice) };
  const add = (language: string, part: Partial<Recipe>): void => {
    const { layout = next.layout(), heading = next.heading(), content = next.content() } = part;
    const recipe = { language, layout, heading, content };
    if (splitOf(recipe) === split) all.push(recipe);
  };
  if (split === 'unlisted') {
    const plainly = deck(['plain', 'capitals'], dice);
    for (const layout of Object.keys(LAYOUTS)) {
      for (const language of UNLISTED) add(language, { layout, heading: plainly(), content: 'plain' });
    }
    return all;
  }
  if (split === 'tuned') {
    for (const layout of [...layouts, ...layouts]) {
      for (const language of languages) add(language, { layout });
    }
    // last, so that what was there before stays as it was
    for (const language of [...languages, ...languages]) add(language, { content: 'letterhead' });
    return all;
  }
  for (const language of untouched('language')) for (const layout of layouts) add(language, { layout });
  for (const pair of untouched('pair')) {
    const [language = '', layout = ''] = pair.split('×');
    add(language, { layout });
  }
  for (const language of languages) {
    for (const layout of untouched('layout')) add(language, { layout });
    for (const heading of untouched('heading')) add(language, { heading });
  }
  for (const content of untouched('content')) {
    for (const language of languages.slice(0, 8)) add(language, { content });
  }
  return all;
}

/** The resumes of a split: the same each time, to the byte. */
export function makeResumes(split: Split): MadeResume[] {
  const words = new Map([
    ...LANGUAGES.map((lang) => [lang, readWordList(`made/words/${lang}.txt`)] as const),
    ...UNLISTED.map((lang) => [lang, readWordList(`untouched/unlisted/${lang}.txt`)] as const),
  ]);
  const others = readWordList('untouched/headings.txt').sections;
  return recipes(split).map((recipe, at): MadeResume => {
    const { language, layout, heading, content } = recipe;
    const key = `${split}-${at}-${language}-${layout}-${heading}-${content}`;
    const dice = new Dice(key);
    const list = words.get(language)!;
    const foreign = words.get(
      language === 'en' ? 'fr' : dice.pick(['en', 'de'].filter((one) => one !== language)),
    )!;
    const sources = { lang: language, words: list, foreign, others: others.get(language)! };
    const called = wordsOf(list, headingsOf(heading, sources, dice));
    const sheet = CONTENTS[content]!(
      atOneEmployer(invented(key, language, list, dice), layout),
      called,
      list,
      dice,
    );
    const beside = content === 'beside_skills';
    const printed = beside ? { ...sheet.person, certificates: [], languages: [] } : sheet.person;
    return {
      key,
      split,
      recipe,
      html: together(LAYOUTS[layout]!(printed, called), sheet),
      header: sheet.header ?? '',
      footer: sheet.footer ?? '',
      expected: expectedOf(sheet, recipe),
    };
  });
}

/** Where several roles stand under one employer there must be such roles. */
function atOneEmployer(person: Sheet['person'], layout: string): Sheet['person'] {
  if (layout !== 'grouped_roles') return person;
  const [first, second, ...rest] = person.work;
  return {
    ...person,
    work: [first!, { ...second!, company: first!.company, location: first!.location }, ...rest],
  };
}

function wordsOf({ lists }: WordList, headings: ReturnType<typeof headingsOf>): Words {
  return {
    ...headings,
    certs: headings.certificates,
    present: listOf(lists, 'present')[0]!,
    months: listOf(lists, 'months'),
    full: listOf(lists, 'full'),
    label: (name) => listOf(lists, name)[0]!,
  };
}

/** Over all columns of a page that has several. */
function wide(part: string): string {
  return part === '' ? '' : `<div style="grid-column:1/-1">${part}</div>`;
}

function together(html: string, { before = '', after = '', style = '', hyphens = false }: Sheet): string {
  const styled = html.replace('</style>', `${style}</style>`);
  const whole = styled.replace('<body>', `<body>${wide(before)}`) + wide(after);
  return hyphens ? whole.replace(/(?<=>)[^<>]+(?=<)/g, softly) : whole;
}

/** A soft hyphen after every fourth letter of a long word; addresses are left alone. */
function softly(text: string): string {
  return text.includes('@')
    ? text
    : text.replaceAll(/\p{L}{9,}/gu, (word) => word.replaceAll(/\p{L}{4}(?=\p{L}{3})/gu, '$&\u00ad'));
}

function expectedOf({ person, truth }: Sheet, { layout, content }: Recipe): MadeResume['expected'] {
  const { email, phone, skills, certificates } = person;
  const { name, location } = truth ?? person;
  // that layout has no room for certificates
  const printed = layout === 'letter_spaced' && content !== 'beside_skills' ? [] : certificates;
  return {
    name,
    email,
    phone,
    location,
    skills,
    certificates: printed,
    languages: person.languages.map((text) => text.split(/[(:,]/)[0]!.trim()),
    employment: person.work.map(({ title, company, start, end }) => ({ title, company, start, end })),
    education: person.education.map(({ institution, degree, area }) => ({ institution, degree, area })),
  };
}
