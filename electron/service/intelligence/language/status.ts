import { statusesInComment } from './comments.ts';
import { isStopWordOf, localesOf } from './cues.ts';
import type { LanguageCode, Locale, MentionStatus } from './locale.ts';
import { isInOtherHands, isOwn } from './other_hands.ts';
import { Phrases, phrasesOf, type PhraseMatch } from './phrases.ts';
import { keysOf, tokenize, type Token } from './tokens.ts';

/** Lists of words of which it only counts whether one is there. */
const LISTS = [
  'no_denial',
  'still',
  'applied',
  'under_way',
  'unfinished',
  'awaited',
  'parts',
  'ended',
] as const;
/** The phrases of a language that say how far something is held. */
export type Table = {
  readonly before: Phrases<MentionStatus>;
  readonly behind: Phrases<MentionStatus>;
} & Readonly<Record<(typeof LISTS)[number] | 'studying' | 'periods' | 'ordinals', Phrases<true>>>;

const tables = new Map<LanguageCode, Table>();

/** Made once for each language. */
export function tableOf(locale: Locale): Table {
  const known = tables.get(locale.code);
  if (known !== undefined) return known;
  const made: Table = {
    before: new Phrases(),
    behind: new Phrases(),
    studying: new Phrases(),
    periods: new Phrases(),
    ordinals: new Phrases(),
    ...(Object.fromEntries(LISTS.map((list) => [list, new Phrases<true>()])) as Pick<
      Table,
      (typeof LISTS)[number]
    >),
  };
  for (const list of LISTS) for (const phrase of phrasesOf(locale.status[list])) made[list].add(phrase, true);
  const { phrases, periods, ordinals } = locale.status.studying;
  for (const phrase of phrasesOf(phrases)) made.studying.add(phrase, true);
  for (const phrase of phrasesOf(periods)) made.periods.add(phrase, true);
  for (const phrase of phrasesOf(ordinals)) made.ordinals.add(phrase, true);
  for (const side of ['before', 'behind'] as const) {
    for (const [status, list] of Object.entries(locale.status[side])) {
      for (const phrase of phrasesOf(list)) made[side].add(phrase, status as MentionStatus);
    }
  }
  tables.set(locale.code, made);
  return made;
}

/** Words between a phrase and the mention it speaks of. */
const [REACH_BEFORE, REACH_BEHIND] = [6, 4] as const;
/** What ends the clause of a mention. */
const END = /[.;•|\n]|,(?=\s(?:but|aber|mais|pero|ma|maar|ale|mas|dar|ama)\s)|\s[–—]\s/u;

/** Which languages a resume is written in: its own and English. */
export const localesOfText = (text: string): Locale[] => localesOf(keysOf(text.slice(0, 6000)));

/**
 * What the words around a mention make of it: the strongest of what stands before it in its clause and behind
 * it. `used` where nothing speaks against it.
 * @param text the sentence, list or line it stands in; `start` and `end` are the mention's offsets in it.
 */
export function statusOf(
  text: string,
  start: number,
  end: number,
  locales: readonly Locale[],
): MentionStatus {
  const before = clauseBefore(text.slice(0, start));
  const sentence = keysOf(text.slice(0, start).split(END).at(-1) ?? '').slice(-REACH_BEFORE - 3);
  const behind = clauseBehind(text.slice(end));
  const [first = '', ...more] = text.slice(end).split(/,\s/u);
  const apart = more.length > 0 ? keysOf(first).length : REACH_BEHIND + 4;
  const found = new Set<MentionStatus>();
  const theirs = new Set<MentionStatus>();
  for (const locale of locales) {
    const table = tableOf(locale);
    // "I intend, one day, to sit the exam": a plan reaches over commas
    if (saysPlan(table.before, sentence)) found.add('planned');
    const isStopWord = (key: string): boolean => isStopWordOf(key, locale, locales);
    collect(table, keysOf(before).slice(-REACH_BEFORE - 3), REACH_BEFORE, 'before', found, isStopWord);
    const row = keysOf(behind).slice(0, REACH_BEHIND + 4);
    collect(table, withoutOtherDenied(table, row, apart), REACH_BEHIND, 'behind', theirs, isStopWord);
    if (isLeftToOthers(table, text.slice(end))) found.add('others');
  }
  // "payroll processed by my team": their own all the same
  for (const status of statusesInComment(text.slice(end), locales, locales.map(tableOf))) theirs.add(status);
  for (const status of theirs) if (status !== 'others' || !isOwn(text.slice(end), locales)) found.add(status);
  if (isInOtherHands(text.slice(0, start), text.slice(end), locales)) found.add('others');
  return WORST.find((status) => found.has(status)) ?? 'used';
}

/** Words that may follow: "not me personally", or the heading below. */
const SAID_LAST = 2;
/** "Salesforce: the sales office uses it, not me": what is said last is said of all before it, however far. */
function isLeftToOthers(table: Table, behind: string): boolean {
  const [clause = ''] = behind.split(END, 1);
  const said = clause.split(/,\s/u);
  const last = keysOf(said.at(-1) ?? '');
  return (
    said.length > 1 &&
    !clause.includes('(') &&
    table.behind
      .at(last, 0)
      .some(({ value, end }) => value === 'others' && end > 1 && last.length - end <= SAID_LAST)
  );
}

/** Whether a text says a status in a phrase of several words, or a single one behind a sign, anywhere. */
export function says(text: string, status: MentionStatus, locales: readonly Locale[]): boolean {
  const row = keysOf(text);
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

/** "Currently reading for a BSc", "third year", "3. Semester", "year 2 of 3": somebody is at it. */
export function saysStudying(text: string, locales: readonly Locale[]): boolean {
  const own = locales.map(tableOf);
  const words = tokenize(text);
  const row = words.map(({ key }) => key);
  const isIn = (list: 'periods' | 'ordinals', at: number): boolean =>
    own.some((table) => table[list].at(row, at).length > 0);
  const isCounted = (at: number): boolean => {
    const [before, behind] = [words[at - 1], words[at + 1]];
    return (
      (before !== undefined && (isIn('ordinals', at - 1) || isOrdinal(before, text))) ||
      (behind !== undefined && /^\d$/u.test(behind.key))
    );
  };
  return (
    own.some((table) => table.studying.in(numbered(row)).length > 0) ||
    row.some((_, at) => isIn('periods', at) && isCounted(at))
  );
}

/** "2nd", "2e", and "2" before a sign that makes it one: "2.". */
const isOrdinal = ({ start, end }: Token, text: string): boolean =>
  /^\d{1,2}(?:(?:st|nd|rd|th|er|ère|e|ème|º|ª|°)|\.)/u.test(text.slice(start, end + 1));

const numbered = (row: readonly string[]): string[] => row.map((key) => (/^\d+$/u.test(key) ? '#' : key));

/** Words that say of validity that it ends or has ended. */
export const endsIn = (row: readonly string[], locales: readonly Locale[]): PhraseMatch<true>[] =>
  locales.flatMap((locale) => tableOf(locale).ended.in(row));

/** Whether a word names what courses and exams consist of. */
export const isPart = (key: string, locales: readonly Locale[]): boolean =>
  locales.some((locale) => tableOf(locale).parts.at([key], 0).length > 0);

function saysOf(list: 'unfinished' | 'awaited', text: string, locales: readonly Locale[]): boolean {
  const row = keysOf(text);
  const own = locales.map(tableOf);
  // "en cours" is part of "en cours de validité"
  const held = own
    .flatMap(({ before, behind }) => [...before.in(row), ...behind.in(row)])
    .filter(({ value }) => value === 'held');
  return own
    .flatMap((table) => table[list].in(numbered(row)))
    .some(({ start, end }) => !held.some((one) => one.start <= start && one.end >= end));
}

/** Characters between a mention and the sentence that says whose work it was. */
const NEXT_SENTENCE = /^[^.;|•]{0,24}[.;]\s(?<next>[^.;|•]+)/u;

/** "Tests panels; the programming is done by the integrator": the next sentence says that others do it. */
export function isDoneByOthers(behind: string, locales: readonly Locale[]): boolean {
  const next = NEXT_SENTENCE.exec(behind)?.groups?.['next'];
  return next !== undefined && says(next, 'others', locales);
}

/** What a short line makes of the list under it: "Familiar", "Basic knowledge:"; null for a mere heading. */
export function statusOfHeading(text: string, locales: readonly Locale[]): MentionStatus | null {
  const row = keysOf(text);
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
export const WORST: readonly MentionStatus[] = [
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

/** "A licence, car none", where denials stand last: the car is denied. `apart` is where the comma stands. */
function withoutOtherDenied(table: Table, row: readonly string[], apart: number): readonly string[] {
  const denied = table.behind.in(row).find(({ value }) => value === 'denied');
  return denied === undefined || denied.start <= apart || denied.end - denied.start > 1
    ? row
    : row.slice(0, denied.start);
}

function clauseBefore(text: string): string {
  const parts = text.split(END);
  const own = parts.at(-1) ?? '';
  // a comma ends what was said of something else, unless a list goes on
  const commas = own.split(/,\s/u);
  const last = commas.at(-1) ?? '';
  // "SSSTS expired 2024, abrasive wheels": a year or a bracket closes what was said of the name before
  if (last.trim() === '' && /(?:(?:19|20)\d\d|\))\s*$/u.test(commas.at(-2) ?? '')) return last;
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
    return keysOf(remark).length <= REMARK_WORDS ? remark : '';
  }
  const bracket = /^[^(),;]{0,40}\([^()]{0,60}\)/u.exec(own)?.[0];
  if (bracket !== undefined) return bracket;
  const [first = '', second = ''] = own.split(/,\s/u, 2);
  // "SHRM-CP, expired 2019": what a comma parts is still said of it when it begins so. But a bracket
  // behind the next name of a list speaks of that one: "Miro, Figma (reviewing only)"
  // and "PASMA, SSSTS expired": an abbreviation of its own
  if (OTHER_NAME.test(second)) return first;
  const next = second.startsWith('(') ? second : (second.split('(')[0] ?? '');
  return first.trim() === '' ? next : `${first} ${next}`.trim();
}

/** An abbreviation with something said of it, as a pattern. */
export const NAME_AND_REMARK = String.raw`\p{Lu}[\p{Lu}\d&/-]+\s+\p{Ll}`;
const OTHER_NAME = new RegExp(`^${NAME_AND_REMARK}`, 'u');

/** "Intend to sit": a plan in a phrase of several words, near the end of what stands before a mention. */
const saysPlan = (phrases: Phrases<MentionStatus>, row: readonly string[]): boolean =>
  phrases
    .in(row)
    .some(
      ({ start, end, value }) => value === 'planned' && end - start > 1 && row.length - end <= REACH_BEFORE,
    );

function collect(
  table: Table,
  row: readonly string[],
  reach: number,
  side: 'before' | 'behind',
  found: Set<MentionStatus>,
  isStopWord: (key: string) => boolean,
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
    if (value === 'denied' && end - start === 1 && isStopWord(row[start] ?? '')) continue;
    if (value === 'denied' && table.no_denial.at(row, end).length > 0) continue;
    found.add(value);
  }
}
