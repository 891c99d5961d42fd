import type { Locale, MentionStatus } from './locale.ts';
import { tableOf, WORST, type Table } from './status.ts';
import { tokenize } from './tokens.ts';

/** "Führerschein: nein": a label answered with no. */
const ANSWERS_NO = /^[^:]*?\s*[:–—]\s*(?:no|nein|non|nee|não|nie|nu|hayır|nej)[\s.)]*$/iu;

/** What an entry of a list may say against its being held; the rest ("hobby", "basics") says how it is held. */
const AGAINST: ReadonlySet<MentionStatus> = new Set(['denied', 'planned', 'lapsed', 'abandoned', 'learning']);
/** Words that may follow a status at the end of an entry: "geplant für Frühjahr 2027", "scaduto nel 2019". */
const AFTER_STATUS = 3;

/**
 * What a whole entry of a list says against being held: "no HGV licence yet", "AEVO geplant", "BLSD scaduto
 * nel 2019"; null where it says nothing. A name may hold such words ("Planned maintenance", "controlli non
 * distruttivi"): they count only where they open or end the entry, or stand behind a sign.
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

/** Whether an entry begins with an enrolment for what is to come ("Angemeldet zur …") or with a denial. */
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
