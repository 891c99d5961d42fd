import { localesOf } from './cues.ts';
import type { LanguageCode, Locale, MentionStatus } from './locale.ts';
import { Phrases, phrasesOf, type PhraseMatch } from './phrases.ts';
import { tokenize } from './tokens.ts';

/** Lists of words of which it only counts whether one is there. */
const LISTS = ['no_denial', 'still', 'applied', 'under_way', 'unfinished', 'awaited', 'parts'] as const;
type Table = {
  readonly before: Phrases<MentionStatus>;
  readonly behind: Phrases<MentionStatus>;
} & Readonly<Record<(typeof LISTS)[number], Phrases<true>>>;

const tables = new Map<LanguageCode, Table>();

function tableOf(locale: Locale): Table {
  const known = tables.get(locale.code);
  if (known !== undefined) return known;
  const made: Table = {
    before: new Phrases(),
    behind: new Phrases(),
    ...(Object.fromEntries(LISTS.map((list) => [list, new Phrases<true>()])) as Pick<
      Table,
      (typeof LISTS)[number]
    >),
  };
  for (const list of LISTS) for (const phrase of phrasesOf(locale.status[list])) made[list].add(phrase, true);
  for (const side of ['before', 'behind'] as const) {
    for (const [status, list] of Object.entries(locale.status[side])) {
      for (const phrase of phrasesOf(list)) made[side].add(phrase, status as MentionStatus);
    }
  }
  tables.set(locale.code, made);
  return made;
}

/** Words between a phrase and the mention it speaks of. */
const REACH_BEFORE = 6;
const REACH_BEHIND = 4;
/** What ends the clause of a mention. */
const END = /[.;•|\n]|,(?=\s(?:but|aber|mais|pero|ma|maar|ale|mas|dar|ama)\s)|\s[–—]\s/u;

/** "Führerschein: nein": a label answered with no. */
const ANSWERS_NO = /^[^:]*?\s*[:–—]\s*(?:no|nein|non|nee|não|nie|nu|hayır|nej)[\s.)]*$/iu;

/** Which languages a resume is written in: its own and English. */
export const localesOfText = (text: string): Locale[] =>
  localesOf(tokenize(text.slice(0, 6000)).map(({ key }) => key));

/**
 * What the words around a mention make of it: the strongest of what stands before it in its clause and behind it. `used`
 * where nothing speaks against it.
 * @param text the sentence, list or line it stands in; `start` and `end` are the mention's offsets in it.
 */
export function statusOf(
  text: string,
  start: number,
  end: number,
  locales: readonly Locale[],
): MentionStatus {
  const before = clauseBefore(text.slice(0, start));
  const behind = clauseBehind(text.slice(end));
  const found = new Set<MentionStatus>();
  for (const locale of locales) {
    const table = tableOf(locale);
    // "I intend, one day, to sit the exam": a plan reaches over commas
    collectPlans(
      table.before,
      keys(text.slice(0, start).split(END).at(-1) ?? '').slice(-REACH_BEFORE - 3),
      found,
    );
    collect(table, keys(before).slice(-REACH_BEFORE - 3), REACH_BEFORE, 'before', found);
    collect(table, keys(behind).slice(0, REACH_BEHIND + 4), REACH_BEHIND, 'behind', found);
  }
  return WORST.find((status) => found.has(status)) ?? 'used';
}

/** What an entry of a list may say against its being held; the rest ("hobby", "basics") says how it is held. */
const AGAINST: ReadonlySet<MentionStatus> = new Set(['denied', 'planned', 'lapsed', 'abandoned', 'learning']);
/** Words that may follow a status at the end of an entry: "geplant für Frühjahr 2027", "scaduto nel 2019". */
const AFTER_STATUS = 3;

/**
 * What a whole entry of a list says against being held: "no HGV licence yet", "AEVO geplant", "BLSD scaduto nel 2019"; null
 * where it says nothing. A name may hold such words ("Planned maintenance", "controlli non distruttivi"): they count only
 * where they open or end the entry, or stand behind a sign.
 */
export function statusOfEntry(text: string, locales: readonly Locale[]): MentionStatus | null {
  const entry = entryOf(text);
  const found = new Set<MentionStatus>(ANSWERS_NO.test(text) ? ['denied'] : []);
  for (const locale of locales) {
    const table = tableOf(locale);
    const before = table.before.in(entry.row);
    const behind = table.behind.in(entry.row);
    const held = [...before, ...behind].filter(({ value }) => value === 'held');
    const counts = (match: Match): boolean =>
      AGAINST.has(match.value) && !held.some((one) => one.start <= match.start && one.end >= match.end);
    const counted = [
      ...before.filter((match) => counts(match) && opensEntry(entry, match, table)),
      ...behind.filter((match) => counts(match) && endsEntry(entry, match, table)),
    ];
    for (const { value } of counted) found.add(value);
  }
  return WORST.find((status) => found.has(status)) ?? null;
}

type Match = { readonly start: number; readonly end: number; readonly value: MentionStatus };
type Entry = {
  readonly row: readonly string[];
  /** Whether a sign stands right before a word of the row, and what stands right behind one. */
  readonly signBefore: (start: number, sign?: RegExp) => boolean;
  readonly textAfter: (end: number) => string;
};

const SIGN = /(?:[:(,;–—[]|\s-)\s*$/u;
/** Where one thing is said to be another: "Excel, no SAP" and "Word (no Excel)" deny nothing of what stands before. */
const COLON = /(?:[:–—]|\s-)\s*$/u;

function entryOf(text: string): Entry {
  const tokens = tokenize(text);
  return {
    row: tokens.map(({ key }) => key),
    signBefore: (start, sign = SIGN) => sign.test(text.slice(0, tokens[start]?.start ?? 0)),
    textAfter: (end) => text.slice(tokens[end - 1]?.end ?? 0),
  };
}

/** "No HGV licence yet", "Geplant: AEVO", "Registered for the CFA Level I". */
function opensEntry(
  { row, signBefore, textAfter }: Entry,
  { start, end, value }: Match,
  { no_denial, still: stills, applied }: Table,
): boolean {
  const still = value === 'denied' && stills.at(row, 0).some((match) => match.end === start);
  if (end >= row.length || !(start === 0 || still || signBefore(start, COLON))) return false;
  if (value === 'denied') return /^\s/u.test(textAfter(end)) && no_denial.at(row, end).length === 0;
  return applied.at(row, start).length > 0 ? end - start > 1 : /^\s*:/u.test(textAfter(end));
}

/** Whether an entry begins with what somebody is for a test or a course to come ("Angemeldet zur …"), or with a denial. */
export function opensWithStatus(text: string, locales: readonly Locale[]): boolean {
  const entry = entryOf(text);
  const [, second = ''] = entry.row;
  return locales
    .map(tableOf)
    .some(
      (table) =>
        (second.length > 0 && second.length <= 4 && table.applied.at(entry.row, 0).length > 0) ||
        table.before
          .at(entry.row, 0)
          .some((match) => AGAINST.has(match.value) && opensEntry(entry, match, table)),
    );
}

/** "AEVO geplant für 2027", "Permis B : pas encore", "Aún no tengo carné". */
function endsEntry(
  { row, signBefore, textAfter }: Entry,
  { start, end, value }: Match,
  { under_way }: Table,
): boolean {
  const rest = row.length - end;
  const alone = end - start === 1;
  if (start === 0) return value === 'denied' && !alone && rest > 0;
  const sign = signBefore(start);
  if (value === 'learning') {
    return !alone && rest <= AFTER_STATUS && (sign || under_way.at(row, start).length > 0);
  }
  if (rest === 0 || /^\s*[,)\]–—]/u.test(textAfter(end))) return true;
  const plain = alone && value === 'denied' ? signBefore(start, COLON) : true;
  return rest <= AFTER_STATUS && plain;
}

/** Whether a part of a list begins with what is said against the one before it: "First aid, expired in 2020". */
export function beginsWithStatus(text: string, locales: readonly Locale[]): boolean {
  const { row } = entryOf(text);
  return locales.some((locale) =>
    tableOf(locale)
      .behind.at(row, 0)
      .some(({ end, value }) => {
        const alone = end === 1 && (value === 'denied' || value === 'learning');
        return AGAINST.has(value) && row.length - end <= AFTER_STATUS && (!alone || row.length === 1);
      }),
  );
}

/** Whether a text says a status in a phrase of several words, or a single one behind a sign, anywhere. */
export function says(text: string, status: MentionStatus, locales: readonly Locale[]): boolean {
  const row = keys(text);
  return locales.some((locale) =>
    tableOf(locale)
      .behind.in(row)
      .some(
        ({ value, start, end }) => value === status && (end - start > 1 || (row[start]?.length ?? 0) > 6),
      ),
  );
}

/** Whether the entry of a degree says that it is not finished: "exam booked", "60 credits", "voraussichtlich". */
export const saysUnfinished = (text: string, locales: readonly Locale[]): boolean =>
  saysOf('unfinished', text, locales) || saysOf('awaited', text, locales);

/** "Expected graduation May 2027": said of every degree without dates above it, too. */
export const saysAwaited = (text: string, locales: readonly Locale[]): boolean =>
  saysOf('awaited', text, locales);

/** Whether a word names what courses and exams consist of. */
export const isPart = (key: string, locales: readonly Locale[]): boolean =>
  locales.some((locale) => tableOf(locale).parts.at([key], 0).length > 0);

function saysOf(list: 'unfinished' | 'awaited', text: string, locales: readonly Locale[]): boolean {
  const row = keys(text);
  const numbered = row.map((key) => (/^\d+$/u.test(key) ? '#' : key));
  const own = locales.map(tableOf);
  // "en cours" is part of "en cours de validité"
  const held = own
    .flatMap(({ before, behind }) => [...before.in(row), ...behind.in(row)])
    .filter(({ value }) => value === 'held');
  return own
    .flatMap((table) => table[list].in(numbered))
    .some(({ start, end }) => !held.some((one) => one.start <= start && one.end >= end));
}

/** Characters between a mention and the sentence that says whose work it was. */
const NEXT_SENTENCE = /^[^.;|•]{0,24}[.;]\s(?<next>[^.;|•]+)/u;

/** "Tests panels; the programming is done by the integrator": the next sentence says that others do it. */
export function isDoneByOthers(behind: string, locales: readonly Locale[]): boolean {
  const next = NEXT_SENTENCE.exec(behind)?.groups?.['next'];
  return next !== undefined && says(next, 'others', locales);
}

/** What a short line makes of the list under it: "Familiar", "Basic knowledge:"; null where it is no more than a heading. */
export function statusOfHeading(text: string, locales: readonly Locale[]): MentionStatus | null {
  const row = keys(text);
  for (const locale of row.length > REMARK_WORDS ? [] : locales) {
    const { before, behind } = tableOf(locale);
    const whole = [...before.in(row), ...behind.in(row)].find(
      ({ start, end }) => start === 0 && end === row.length,
    );
    if (whole !== undefined) return whole.value;
  }
  return null;
}
/** Phrases of a plan or of learning that take an object behind them: "planning to sit", "studying for". */
export const transitivesIn = (
  row: readonly string[],
  locales: readonly Locale[],
): PhraseMatch<MentionStatus>[] =>
  locales
    .flatMap((locale) => tableOf(locale).before.in(row))
    .filter(({ value }) => value === 'planned' || value === 'learning')
    .toSorted((a, b) => a.start - b.start);

/** The first that is found is what counts. */
const WORST: readonly MentionStatus[] = [
  'denied',
  'abandoned',
  'lapsed',
  'planned',
  'learning',
  'others',
  'seen',
  'private',
  'basic',
];

const keys = (text: string): string[] => tokenize(text).map(({ key }) => key);

function clauseBefore(text: string): string {
  const parts = text.split(END);
  const own = parts.at(-1) ?? '';
  // a comma ends what was said of something else, unless a list goes on
  const commas = own.split(/,\s/u);
  const last = commas.at(-1) ?? '';
  return /(?:\b(?:or|nor|oder|ou|ni|noch|ani|nici|o)\s*)$/iu.test(last) || last.trim() === '' ? own : last;
}

/** "Polish – none": what a dash parts from a name is said of it where it is no more than a remark. */
const REMARK = /^\s*[–—]\s+/u;
const REMARK_WORDS = 4;

function clauseBehind(text: string): string {
  const [own = ''] = text.split(END, 1);
  const dash = own.trim() === '' ? REMARK.exec(text) : null;
  if (dash !== null) {
    const [remark = ''] = text.slice(dash[0].length).split(END, 1);
    return keys(remark).length <= REMARK_WORDS ? remark : '';
  }
  const bracket = /^[^(),;]{0,40}\([^()]{0,60}\)/u.exec(own)?.[0];
  if (bracket !== undefined) return bracket;
  const [first = '', second = ''] = own.split(/,\s/u, 2);
  // "SHRM-CP, expired 2019": what a comma parts is still said of it when it begins so
  // a bracket behind the next name of a list speaks of that one: "Miro, Figma (reviewing only)"
  const next = second.startsWith('(') ? second : (second.split('(')[0] ?? '');
  return first.trim() === '' ? next : `${first} ${next}`.trim();
}

function collectPlans(
  phrases: Phrases<MentionStatus>,
  row: readonly string[],
  found: Set<MentionStatus>,
): void {
  for (const { start, end, value } of phrases.in(row)) {
    if (value === 'planned' && end - start > 1 && row.length - end <= REACH_BEFORE) found.add(value);
  }
}

function collect(
  table: Table,
  row: readonly string[],
  reach: number,
  side: 'before' | 'behind',
  found: Set<MentionStatus>,
): void {
  const matches = table[side].in(row);
  const held = matches.filter(({ value }) => value === 'held');
  for (const { start, end, value } of matches) {
    // "in corso di validità": a phrase that says it is held may hold the words of another status
    if (held.some((one) => one.start <= start && one.end >= end && value !== 'held')) continue;
    const distance = side === 'before' ? row.length - end : start;
    if (distance > reach) continue;
    // "machine learning", "deep learning": only where it begins what is said
    if (value === 'learning' && end - start === 1 && start > 0) continue;
    if (value === 'denied' && table.no_denial.at(row, end).length > 0) continue;
    found.add(value);
  }
}
