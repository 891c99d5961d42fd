import { regex } from '../../language/pattern.ts';
import { keysOf } from '../../language/tokens.ts';
import { jobAt, lastMonth } from '../work.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import type { Comparison } from '../../language/bounds.ts';
import type { Quantity } from '../../language/quantities.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { monthIndex, monthOf } from '../../language/dates.ts';
import { lineAt, type Line } from '../../language/lines.ts';
import { hasCue } from '../../language/cues.ts';
import { sectionAt } from '../search.ts';
import { Clause } from '../clause.ts';
import { yearsIn, type Years } from './calendar.ts';
import type { JudgeFacts } from '../facts.ts';
import { type WordRange, follows } from '../../language/phrases.ts';
import { oncePer } from '../../language/memoize.ts';
import { stemmed } from '../held_words.ts';
import { isProduct } from '../../skills/lexicon.ts';
import { isOf } from '../../language/word_classes.ts';

/** A stretch of time: the last months, or since a month, and until one if it ended before now. */
export type Window = {
  readonly months: number | null;
  readonly since: number | null;
  readonly until?: number;
  /** Since the first degree, whenever that was. */
  readonly since_school?: true;
  readonly label: string;
};

type FoundWindow = { readonly window: Window | null; readonly own: ReadonlySet<number> };

/** Reads "in the last 5 years", "since 2018", "recently"; the length is part of it. */
function oneWindow(clause: Clause): FoundWindow {
  const found = (months: number | null, ...tags: readonly WordRange[]): FoundWindow => ({
    window: { months, since: null, label: clause.textAt(...tags) },
    own: Clause.places(tags),
  });
  for (const last of clause.cues('last')) {
    const length = clause.tags('length').find((tag) => follows(tag, last, 1));
    // "a passé au moins huit ans": time spent there, not time that has passed
    const spent =
      isOf('has', clause.key(last.start - 1)) ||
      clause.cues('at_least', 'over').some(({ start }) => start === length?.start) ||
      // "last job two years or more"
      clause.cues('job', 'employer').some(({ start }) => start === last.end);
    if (length !== undefined && !spent) return found(length.length.months, last, length);
    // "en los 3 años pasados", where "3 ans passés chez …" goes on
    const before = clause.tags('length').find(({ end }) => end === last.start);
    const goes_on = last.end < clause.to && clause.tagged.words[last.end]?.sign === false;
    if (before !== undefined && !goes_on) return found(before.length.months, before, last);
    const number = clause.tags('quantity').find(({ end }) => end === last.start);
    const behind = clause.cues('year', 'month').find(({ start }) => start === last.end);
    if (number !== undefined && behind !== undefined) {
      return found(number.quantity.value * (behind.cue === 'year' ? 12 : 1), number, last, behind);
    }
    const unit = clause.cues('year').find(({ start }) => start === last.end);
    if (unit !== undefined) return found(clause.written(unit.start).endsWith('s') ? 60 : 12, last, unit);
  }
  // "at most 4 years ago", "vor höchstens 4 Jahren": not longer ago than that
  for (const ago of clause.cues('ago')) {
    const length = clause
      .tags('length')
      .find((tag) => (tag.end <= ago.start + 1 && ago.start - tag.end <= 1) || follows(tag, ago, 1));
    if (length === undefined || length.length.comparison.startsWith('>')) continue;
    return found(length.length.months, ago, length);
  }
  // "from 2018 to 2022", "since 2018", "2018'den beri"
  const { years, own } = yearsIn(clause);
  if (years !== null && years.first > -Infinity && years.last > years.first) {
    const { first, last, label } = years;
    const until = last === Infinity ? {} : { until: last * 12 + 11 };
    return { window: { months: null, since: first * 12, label, ...until }, own };
  }
  const [school] = clause.cues('since_school');
  if (school !== undefined) {
    const { window, own: of_school } = found(null, school);
    return { window: window && { ...window, since_school: true }, own: of_school };
  }
  const [recently] = clause.cues('recently');
  return recently === undefined ? { window: null, own: new Set() } : found(36, recently);
}

/** Reads a window; "recent" beside a window in years adds nothing. */
export const windowIn = oncePer((clause: Clause): FoundWindow => {
  const { window, own } = oneWindow(clause);
  return { window, own: window === null ? own : Clause.places(own, clause.cues('recently')) };
});

/** A time: calendar years, or else a window. */
export function timeIn(clause: Clause): FoundWindow & { readonly years: Years | null } {
  const { years, own } = yearsIn(clause);
  return years === null ? { ...windowIn(clause), years } : { window: null, years, own };
}

/** The first month of a window; null for all time. */
export function firstMonth(window: Window | null, facts: JudgeFacts): number | null {
  if (window === null) return null;
  if (window.since_school === true) return monthAfterSchool(facts);
  return window.since ?? monthOf(facts.reference_date) - (window.months ?? 0);
}

/** The month after the first degree was completed; null where the resume does not date one. */
function monthAfterSchool({ profile }: JudgeFacts): number | null {
  const ends = profile.education.flatMap(({ end, level, completed }) =>
    end === null || !completed || (level ?? 0) < 3 ? [] : [monthIndex(end, 'last')],
  );
  return ends.length === 0 ? null : Math.min(...ends) + 1;
}

/** Whether a job reaches into a window. */
export function inWindow(entry: WorkEntry, window: Window | null, facts: JudgeFacts): boolean {
  const first = firstMonth(window, facts);
  if (entry.start === null) return true;
  if (window?.until !== undefined && monthIndex(entry.start, 'first') > window.until) return false;
  return first === null || lastMonth(entry, facts) >= first;
}

/** Whether a job reaches into the window and, if that is asked for, is the present one. */
export const inTime = (
  entry: WorkEntry,
  { now, window }: { readonly now: boolean; readonly window: Window | null },
  facts: JudgeFacts,
): boolean => (!now || entry.current) && inWindow(entry, window, facts);

/** Whether something stands in a job of the time asked for, if there is one; what is in no job has no time. */
export function timeOf(
  { start }: Pick<WordRange, 'start'>,
  { window, now }: { readonly now: boolean; readonly window: Window | null },
  facts: JudgeFacts,
): 'then' | 'at_another_time' | 'undated' {
  if (window === null && !now) return 'then';
  const job = jobAt(facts, start);
  if (job === undefined) return window === null ? 'then' : 'undated';
  return (now ? job.current : inWindow(job, window, facts)) ? 'then' : 'at_another_time';
}

/** The title of an internship. */
export const INTERN = regex('iu')`
    \b(?:intern(?:ship)?|praktik\p{L}*|werkstudent\p{L}*|becari[oa]|stagiaire|tirocin\p{L}*|staż\p{L}*|
    estagi\p{L}*|stajyer)\b`;

/** The title of somebody who learns a trade at work: paid, but not yet a year in that trade. */
export const APPRENTICE = regex('iu')`
    (?<!\p{L})(?:apprenti\p{L}*|aprendi\p{L}*|apprendist\p{L}*|azubi|auszubildende\p{L}*|lehrling|
    alternante?s?|çırak|ucenic\p{L}*)(?!\p{L})`;

/** The least whole number that is enough: "more than 2" is 3. */
export const leastOf = ({ value, comparison }: Pick<Quantity, 'value' | 'comparison'>): number =>
  comparison === '>' ? value + 1 : value;

/** Words of bounds, wherever they stand: what they bound is the number's (language/bounds.ts). */
export const boundWords = (clause: Clause): Set<number> =>
  Clause.places(clause.cues('or_more at_least or_less at_most over under'));

/** "For an employer", "bei einem Arbeitgeber": any employer. */
export const isAnyEmployer = (clause: Clause, { start, end }: WordRange): boolean =>
  end - start === 1 && ANY.test(clause.key(start - 1));

const ANY = regex('u')`
    ^(?:a|an|any|one|the|some|another|previous|einem|einer|eines|irgendeinem|dem|im|un|une|l|la|le|el|
    una|uno|il|een|um|uma|o|unui|unei)$`;

/** Words that may not be taken literally: a predicate has to understand them. */
const STRICT = new Set<Cue>(
  cuesNamed(
    'not and or any_of excluded each but_not but instead instead_of_former or_similar year',
    'month week percent at_least at_most over under last since ago now valid in_progress',
    'degree bachelor master doctorate certificate licence relocate would right_to_work',
    'sponsor citizen salary notice native fluent budget employer start shift',
  ),
);

/** "In the purchasing department": some time of work in a field, where no other length is asked for. */
export function departmentIn(
  clause: Clause,
): (WordRange & { readonly comparison: Comparison; readonly months: number }) | null {
  const { silent } = clause.tagged;
  const at = clause.all.find((place) => silent.has(place) && isOf('department', clause.key(place)));
  // "muhasebe bölümü mezunu": a department of a university
  if (at === undefined || clause.tags('length').length > 0 || clause.has('degree')) return null;
  return { start: at, end: at + 1, comparison: '>=', months: 1 };
}

/** The remaining words that may be taken literally: names and nouns, not numbers, bounds or denials. */
export function literalRest(clause: Clause, own: ReadonlySet<number>): Set<number> {
  const strict = new Set<number>();
  for (const tag of clause.tagged.tags) {
    const bars =
      tag.type === 'quantity' ||
      tag.type === 'length' ||
      tag.type === 'calendar_year' ||
      // a thing with a name is asked for by its name, not as a word beside another
      (tag.type === 'skill' && isProduct(tag.skill.kind)) ||
      (tag.type === 'cue' && STRICT.has(tag.cue));
    if (bars) for (const at of Clause.at(tag)) strict.add(at);
  }
  return new Set(clause.rest(own).filter((at) => !strict.has(at) && !clause.tagged.silent.has(at)));
}

/** The words at these places as written, each once whatever its form. */
export const literalsAt = (clause: Clause, places: Iterable<number>): string[] => {
  const forms = new Map([...places].map((at) => [stemmed(clause.written(at)), clause.written(at)]));
  forms.delete('');
  return [...forms.values()];
};

/** The same without words that say only that something is done: "handling complaints" asks for complaints. */
export const narrowingAt = (clause: Clause, places: Iterable<number>): string[] =>
  literalsAt(
    clause,
    [...places].filter((at) => !isOf('deed', clause.key(at))),
  );

/** What ends no sentence though it has a full stop. */
const SHORT = '(?<!(?:^|[^\\p{L}])(?:approx|incl|inkl|max|min|ca|nr|st|bzw|evtl|ggf|tel|máx|mín|aprox|env))';
/** "Permiso B. Coche propio", "travel up to 40 %. …", "since 2024. …": no initial, no ordinal. */
const ENDS = String.raw`\p{L}{2}|\)|%|\d{4}|(?-i:(?<=[\s:])(?:[BCD][1-3]?E?|A[12M])(?=[.;]\s\p{Lu}))`;
const SENTENCE_END = new RegExp(String.raw`(?<=(?:${ENDS})${SHORT}[.;]\s)`, 'iu');

/** "Open to moving. No weekends": what is said of one matter is about its own sentence. */
export const sentencesIn = (line: Line): Line[] => {
  const texts = line.text.split(SENTENCE_END);
  return texts.map((text, at) => {
    const start = line.start + texts.slice(0, at).join('').length;
    return { ...line, text, start, end: start + text.trimEnd().length };
  });
};

/** Whether a line stands outside jobs and studies: hours and dates named there are those a person wants. */
export const isOwnWord = ({ start, text }: Line, facts: JudgeFacts): boolean =>
  sectionAt(facts, start) !== 'experience' &&
  !hasCue(keysOf(text), facts.locales, 'degree', 'master', 'school');

/** The line of a mention with those it runs on from and into. */
export function around(facts: JudgeFacts, span: Span): string {
  const line = lineAt(facts.lines, span.start);
  if (line === null) return facts.document.text.slice(span.start, span.end);
  const next = facts.lines[line.index + 1];
  const goes_on = next !== undefined && !next.bullet && /^[\p{Ll}(]/u.test(next.text.trim());
  const above = facts.lines[line.index - 1];
  const came = above !== undefined && !line.bullet && /^[\p{Ll}(]/u.test(line.text.trim());
  return `${came ? `${above.text} ` : ''}${line.text}${goes_on ? ` ${next.text}` : ''}`;
}

/** "Or similar" without its first word; a short form ("o. Ä.") whole. */
export function similarText(clause: Clause, { start, end }: WordRange): string {
  const behind = clause.textOf(start + 1, end);
  return /\p{L}{3}/u.test(behind) ? behind : clause.textOf(start, end);
}
