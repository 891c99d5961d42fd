import { sectionAt } from '../search.ts';
import { type Cue, type Locale, type MentionStatus, cuesNamed } from '../../language/locale.ts';
import { NAME_AND_REMARK, statusOf, transitivesIn } from '../../language/status.ts';
import type { Span } from '../../profile.ts';
import { tokenize } from '../../language/tokens.ts';
import { findDates, monthIndex, monthOf } from '../../language/dates.ts';
import { lineAt, type Line } from '../../language/lines.ts';
import { Clause } from '../clause.ts';
import { statusAt, type JudgeFacts } from '../facts.ts';
import { isOf, patternOf } from '../../language/word_classes.ts';
import { cuesOf, isDeniedDone, isPartly, localesOfLine } from './incomplete.ts';
import { lastMonthIn, saysGood } from './validity.ts';
import { holdsAt, overlaps } from '../../language/phrases.ts';
import { oncePer } from '../../language/memoize.ts';
import { isPaper } from '../../skills/lexicon.ts';

/** The status of a certificate where it is named. */
export type CredentialStatus = 'current' | 'held' | 'under_way' | 'expired' | 'denied';

/** What a line says of one name in it. */
type Said = {
  /** The name with what stands before it in its part of the line. */
  readonly before: string;
  readonly name: string;
  /** What stands behind it and speaks of it, piece by piece. */
  readonly pieces: readonly string[];
  readonly locales: readonly Locale[];
};

/** A line with the next one if it runs on: after a comma or an open word, or in lower case or a date. */
function wholeLine(line: Line, facts: JudgeFacts): Line {
  const next = facts.lines[line.index + 1];
  if (next === undefined || next.bullet || next.page !== line.page || /[.;]$/u.test(line.text.trimEnd())) {
    return line;
  }
  // nothing goes on in a heading
  if (facts.profile.sections.some(({ start }) => start === next.start)) return line;
  const text = next.text.trim();
  if (line.text.trimEnd().endsWith(',') || /^[\p{Ll}(]/u.test(text)) return { ...line, end: next.end };
  const { keys, cues, function_words } = cuesOf(line.text, localesOfLine(line.text, facts));
  const open =
    function_words.some(({ end }) => end === keys.length) ||
    cues.some(({ value, end }) => end === keys.length && WANTS_MORE.has(value));
  return open && (findDates(text, '2100-01')[0]?.from ?? 1) === 0 ? { ...line, end: next.end } : line;
}

/** Cues that cannot end a line if a date follows. */
const WANTS_MORE = new Set<Cue>(cuesNamed('expires since by before at_most valid'));

/** Spans that name certificates and licences of the skills list, in their order. */
const namesIn = oncePer((facts: JudgeFacts) =>
  [...facts.mentions]
    .filter(([name]) => isPaper(facts.lexicon.skills.get(name)?.kind))
    .flatMap(([name, spans]) => spans.map(({ start, end }) => ({ name, start, end })))
    .toSorted((a, b) => a.start - b.start),
);

/** Where something begins that a plan or state refers to instead: another certificate, "studying for …". */
function otherAt(span: Span, end: number, locales: readonly Locale[], facts: JudgeFacts): number {
  const own = namesIn(facts).filter((one) => overlaps(one, span));
  const text = facts.document.text.slice(span.end, end);
  const other = namesIn(facts).find(
    (one) => one.start >= span.end && one.start < end && !own.some(({ name }) => name === one.name),
  );
  // "PASMA, SSSTS expired 2024": another abbreviation with a remark of its own
  const next = NEXT_NAME.exec(text)?.index ?? text.length;
  const words = tokenize(text);
  const keys = words.map(({ key }) => key);
  // "PRINCE2 course without an exam": the exam that was not sat is that of the course
  const plans = UNEARNED.test(text) ? [] : transitivesIn(keys, locales);
  const plan = plans.find((match) =>
    words.slice(match.end, match.end + REACH).some(({ start, end: to }) => isObject(text.slice(start, to))),
  );
  const planned = plan === undefined ? end : span.end + (words[plan.start]?.start ?? text.length);
  return Math.min(other?.start ?? end, planned, span.end + next, end);
}

const NEXT_NAME = new RegExp(String.raw`,\s+(?=${NAME_AND_REMARK})`, 'u');

/** Words between "planning to sit" and what is planned. */
const REACH = 4;

/** A name, no month: "the Master exam", not "the exam in May". */
const isObject = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  findDates(`${word} 2020`, '2100-01').every(({ start, end }) => (start ?? end)?.month === null);

/** The part of a line that is about the name at a place. */
function saidOf(span: Span, facts: JudgeFacts): Said {
  const { text } = facts.document;
  const line = lineAt(facts.lines, span.start);
  if (line === null) {
    return { before: '', name: text.slice(span.start, span.end), pieces: [], locales: facts.locales };
  }
  const last = lineAt(facts.lines, span.end - 1) ?? line;
  const { start } = line;
  const { end } = wholeLine(last, facts);
  const stops = [...masked(text.slice(start, end)).matchAll(/[;|•·]|\.(?=\s+\p{Lu}|\s*$)/gu)].map(
    ({ index }) => index + start,
  );
  const from = (stops.findLast((stop) => stop < span.start) ?? start - 1) + 1;
  const to = stops.find((stop) => stop >= span.end) ?? end;
  const locales = localesOfLine(text.slice(from, to), facts);
  const until = otherAt(span, to, locales, facts);
  const behind = text.slice(span.end, until);
  const shared = until < to ? sharedRemark(text.slice(until, to), locales) : null;
  return {
    before: text.slice(from, span.start),
    name: text.slice(span.start, span.end),
    pieces: [...piecesOf(behind), ...(shared === null ? [] : [shared])],
    locales,
  };
}

/** Brackets blanked out, the length unchanged. */
const masked = (text: string): string =>
  text.replaceAll(/\([^()]*\)/gu, (bracket) => '_'.repeat(bracket.length));

/** "A and B (both in date)": what is said of both. */
function sharedRemark(text: string, locales: readonly Locale[]): string | null {
  const { words, cues } = cuesOf(text, locales);
  const both = cues.find(({ value }) => value === 'both');
  return both === undefined ? null : text.slice(words[both.start]?.start ?? 0);
}

/** The pieces between commas, each bracket a piece of its own. */
function piecesOf(text: string): string[] {
  const commas = [...masked(text).matchAll(/,\s|\s[–—-]\s/gu)].map(({ index }) => index);
  const parts = [...commas, text.length].map((end, at) => text.slice(commas[at - 1] ?? 0, end));
  return parts.flatMap((part) => {
    const bracket = /\((?<inner>[^()]*)\)?/u.exec(part)?.groups?.['inner'];
    return bracket === undefined ? [part] : [part.replace(/\([^()]*\)?/u, ' '), ...bracket.split(/[;,]\s/u)];
  });
}

/** The states that count, the worst first. */
const STATES: readonly (readonly [readonly MentionStatus[], CredentialStatus])[] = [
  [['lapsed'], 'expired'],
  [['planned', 'learning', 'abandoned'], 'under_way'],
  [['denied', 'others', 'seen'], 'denied'],
];

/**
 * The status of the certificate named at a place, by the words and dates about it.
 * @param is_register a register or chamber, in which people are enrolled for good.
 */
export function credentialStatusOf(span: Span, facts: JudgeFacts, is_register = false): CredentialStatus {
  if (sectionAt(facts, span.start) === 'interests') return 'denied';
  const { before, name, pieces, locales } = saidOf(span, facts);
  const behind = pieces.join(', ');
  const until = lastMonthIn(pieces, locales);
  if (typeof until === 'number') return until >= monthOf(facts.reference_date) ? 'current' : 'expired';
  const statuses = [
    statusOf(`${before}${name}`, before.length, before.length + name.length, locales),
    // each piece is about the name; "not expired at the time and lapsed since" has lapsed
    ...pieces.map((piece) =>
      statusOf(
        `${name} ${withoutStill(piece, locales).replace(NAME_GOES_ON, '').replace(DASH, '')}`,
        0,
        name.length,
        locales,
      ),
    ),
  ];
  // "not run out" looks like a denial but means that it is valid
  const still = saysStillValid(behind, locales);
  // somebody enrolled in a register is a member, not a student
  const counted = statuses.filter((status) => !(is_register && status === 'learning'));
  const { cues } = cuesOf(behind, locales);
  const good = saysGood(behind, locales);
  // "course in food hygiene, valid": what is valid already is not a course under way
  const over = isCourseOver(span, { before, name, pieces, locales }, facts);
  const excused = (status: MentionStatus): boolean =>
    (still && status === 'denied') || ((good || over) && status === 'learning');
  const bad = STATES.find(([own]) => counted.some((status) => own.includes(status) && !excused(status)));
  if (bad !== undefined) return bad[1];
  if (
    cues.some(({ value }) => value === 'in_progress') ||
    isPartly(behind, locales) ||
    isDeniedDone(behind, locales)
  ) {
    return 'under_way';
  }
  if (isTraining(name) && goesOn(behind, locales)) return 'under_way';
  if (!is_register && pieces.some((piece) => UNEARNED.test(piece))) return 'denied';
  if (!good && isToCome(behind, locales, facts)) return 'under_way';
  if ((still || good) && until !== 'open') return 'current';
  // "sat in the course for it": a sentence that no table of states covers
  const known = statusAt(facts, span);
  return known === 'denied' || known === 'seen' ? 'denied' : 'held';
}

/** The month index (dates.ts) up to which the certificate named at a place is good, as its date says; null without one. */
export function lastMonthOf(span: Span, facts: JudgeFacts): number | null {
  const { pieces, locales } = saidOf(span, facts);
  const until = lastMonthIn(pieces, locales);
  return typeof until === 'number' ? until : null;
}

/**
 * "Erste-Hilfe-Kurs, 03/2025", a "Corso HACCP" among the certificates: what is called a course, and by no other word still
 * under way, is over once it has a date that has passed, or is listed with what somebody has earned.
 */
function isCourseOver(span: Span, { before, name, pieces, locales }: Said, facts: JudgeFacts): boolean {
  const text = `${before}${name}${pieces.join(' ')}`;
  const tokens = tokenize(text);
  const is_course = tokens.some(({ key }) => isOf('course', key));
  // "training course only": nobody says that it was passed
  const is_open = goesOn(text, locales) || cuesOf(text, locales).cues.some(({ value }) => value === 'only');
  if (!is_course || is_open) return false;
  const bare = tokens.reduceRight(
    (rest, { key, start, end }) =>
      isOf('course', key) ? rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end) : rest,
    text,
  );
  const told = statusOf(bare, before.length, before.length + name.length, locales);
  if (told !== 'used' && told !== 'held') return false;
  const dates = findDates(text, facts.reference_date).flatMap(({ start, end }) => end ?? start ?? []);
  const now = monthOf(facts.reference_date);
  return dates.length === 0
    ? sectionAt(facts, span.start) === 'certifications'
    : dates.every((date) => monthIndex(date, 'first') <= now);
}

/** "Course attended, exam not taken": nothing came of it. */
const UNEARNED = new RegExp(patternOf('unearned'), 'iu');

/** "Schweißerprüfung *DIN EN ISO 9606-1*: abgelaufen": what else belongs to a name tells no state. */
const NAME_GOES_ON = /^(?:\s*(?:\p{Lu}{2,}|\p{Lu}{0,3}\d[\d./-]*)(?![\p{L}\d]))+\s*:/u;

/** What parts a remark from its name. */
const DASH = /^\s*[–—-]\s+/u;

/** "Meisterausbildung": a course is held when it is over, not since it began. */
const isTraining = (name: string): boolean => tokenize(name).some(({ key }) => isOf('training', key));

/** "Since 09/2025", "2024 - today". */
const goesOn = (text: string, locales: readonly Locale[]): boolean =>
  cuesOf(text, locales).cues.some(({ value }) => value === 'since' || value === 'now') ||
  findDates(text, '2100-01').some(({ current }) => current);

/** A future date that is not the end of something, as in "certificate until 12/2027". */
function isToCome(text: string, locales: readonly Locale[], facts: JudgeFacts): boolean {
  const { words, cues } = cuesOf(text, locales);
  const until = cues.filter(({ value }) => value === 'by' || value === 'at_most' || value === 'before');
  return findDates(text, '2100-01').some(({ from, start, end }) => {
    const first = start ?? end;
    const is_end = until.some(
      (cue) =>
        text.slice(words[cue.end - 1]?.end ?? 0, from).trim() === '' &&
        (words[cue.start]?.start ?? from) < from,
    );
    return !is_end && first !== null && monthIndex(first, 'first') > monthOf(facts.reference_date);
  });
}

/** "Not expired", "noch nicht abgelaufen": the denial is part of the phrase. */
function stillIn(text: string, locales: readonly Locale[]) {
  const { words, every } = cuesOf(text, locales);
  const denials = every.filter(({ value }) => value === 'not');
  const phrases = every.filter(
    ({ value, start, end }) =>
      value === 'valid' && end - start > 1 && denials.some((not) => holdsAt({ start, end }, not.start)),
  );
  return { words, denials, phrases };
}

/** Whether the only thing a text denies is that something is over. */
function saysStillValid(text: string, locales: readonly Locale[]): boolean {
  const { denials, phrases } = stillIn(text, locales);
  return denials.length > 0 && denials.every(({ start }) => phrases.some((phrase) => holdsAt(phrase, start)));
}

/** A text without phrases such as "not expired". */
function withoutStill(text: string, locales: readonly Locale[]): string {
  const { words, phrases } = stillIn(text, locales);
  const places = Clause.places(phrases);
  return words.reduceRight(
    (rest, { start, end }, at) => (places.has(at) ? rest.slice(0, start) + rest.slice(end) : rest),
    text,
  );
}

/** The years beside the name, except that of its expiry. */
export function yearsOf(span: Span, facts: JudgeFacts): readonly number[] {
  const { before, pieces, locales } = saidOf(span, facts);
  const told = pieces.filter(
    (piece) => !cuesOf(piece, locales).cues.some(({ value }) => value === 'expires'),
  );
  const issued = facts.profile.certifications.find((own) => holdsAt(own.span, span.start))?.issued?.year;
  const written = `${told.join(', ')} ${before}`.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? [];
  return [...written.map(Number), ...(issued === undefined ? [] : [issued])];
}
