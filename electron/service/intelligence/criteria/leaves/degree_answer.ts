import type { EducationEntry, Span } from '../../profile.ts';
import { monthOf } from '../../resume/dates.ts';
import { fold } from '../../resume/lines.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated } from '../leaf.ts';
import type { OpenEnd } from '../../requirements/open_ends.ts';
import { letIn } from '../open_ends.ts';
import { lookedAt } from '../search.ts';
import { inFields } from './degree_fields.ts';
import { isUnfinished, type YearBound } from './holding.ts';

/** The degree a criterion asks for. */
export type AskedDegree = {
  readonly level: number;
  /** "degree", without a level */ readonly general: boolean;
  readonly fields: readonly string[];
  readonly specific: string | null;
  readonly student: boolean;
  readonly graduate: boolean;
  readonly or_higher: boolean;
  readonly school: string | null;
  /** The field stands before the word: "engineering degree". */ readonly trailing: boolean;
  /** When it was completed; null or left out for any time. */
  readonly year?: YearBound | null;
  /** So many degrees at least; 1 when left out. */
  readonly count?: number;
  /** What counts beside it, which no rule can tell. */
  readonly open?: readonly OpenEnd[];
};

/** Where the degree of an entry is written, else its first line. */
function spanOf(entry: EducationEntry, facts: CriterionFacts): Span {
  const at = entry.degree === null ? -1 : facts.document.text.indexOf(entry.degree, entry.span.start);
  if (at >= 0 && at < entry.span.end) {
    const line = facts.lines.find(({ start, end }) => at >= start && at < end);
    return line === undefined
      ? { start: at, end: at + (entry.degree ?? '').length }
      : { start: line.start, end: line.end };
  }
  const line = facts.lines.find(({ start }) => start >= entry.span.start);
  return { start: entry.span.start, end: Math.min(entry.span.end, line?.end ?? entry.span.end) };
}

/** Whether the person completed (or studies for) the degree asked for. */
export function decideDegree(asked: AskedDegree, facts: CriterionFacts): Verdict {
  const entries = facts.profile.education.filter(({ degree, level }) => degree !== null || level !== null);
  if (entries.length === 0) {
    return notStated(
      0.6,
      'The resume does not say which degree the person has.',
      lookedAt(facts, ['education']),
    );
  }
  const done = (entry: EducationEntry): boolean =>
    entry.completed &&
    !future(entry, facts) &&
    !expected(entry, facts) &&
    !isUnfinished(around(entry, facts));
  const atLevel = entries.filter(
    ({ level, degree }) =>
      (level ?? 0) >= asked.level &&
      // a postgraduate certificate is no degree that stands above a bachelor's
      (asked.general || level !== 6 || asked.level === 6) &&
      (asked.specific === null || asked.or_higher || sameDegree(degree, asked.specific)),
  );
  const held = asked.student
    ? asked.graduate
      ? atLevel
      : atLevel.filter((entry) => !done(entry))
    : atLevel.filter(done);
  if (asked.count !== undefined) return decideCount(asked.count, held, facts);
  const fitting = held.find(
    (entry) => inFields(entry, asked.fields, facts) && atSchool(entry, asked.school, facts),
  );
  if (fitting !== undefined && asked.year !== null && asked.year !== undefined) {
    const exact = held.filter(({ level }) => level === asked.level);
    return decideYear(asked.year, exact.length > 0 ? exact : held, facts);
  }
  if (fitting !== undefined) {
    const span = spanOf(fitting, facts);
    return met(
      fitting.field === null && asked.fields.length > 0 ? 0.7 : 0.92,
      `The resume lists ${quoted(facts, span)}.`,
      [span],
    );
  }
  const open_ends = asked.open ?? [];
  const instead = open_ends.filter(({ field }) => !field);
  const [other] = held;
  if (other !== undefined && open_ends.length > 0) {
    const span = spanOf(other, facts);
    return notStated(0.6, `The degree is another one: ${quoted(facts, span)}. ${letIn(open_ends)}`, [span]);
  }
  if (other !== undefined) {
    return notMet(0.8, `The degree is another one: ${quoted(facts, spanOf(other, facts))}.`, [
      spanOf(other, facts),
    ]);
  }
  const [open] = atLevel;
  if (open !== undefined) {
    return notMet(
      0.85,
      `${asked.student ? 'Completed already' : 'Not completed yet'}: ${quoted(facts, spanOf(open, facts))}.`,
      [spanOf(open, facts)],
    );
  }
  const highest = entries.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0];
  const span = highest === undefined ? [] : [spanOf(highest, facts)];
  if (instead.length > 0) {
    const shown = span[0] === undefined ? 'another' : quoted(facts, span[0]);
    return notStated(0.6, `The highest degree in the resume is ${shown}. ${letIn(instead)}`, span);
  }
  return notMet(
    0.88,
    `The highest degree in the resume is ${span[0] === undefined ? 'another' : quoted(facts, span[0])}.`,
    span,
  );
}

function decideYear(year: YearBound, held: readonly EducationEntry[], facts: CriterionFacts): Verdict {
  const dated = held.filter(({ end }) => end !== null);
  const fits = ({ end }: EducationEntry): boolean =>
    end !== null && end.year >= year.from && end.year <= year.to;
  const entry = dated.find(fits) ?? dated[0];
  if (entry === undefined) return notStated(0.5, 'The resume does not say when the degree was completed.');
  const { span } = entry;
  const shown = quoted(facts, span);
  return fits(entry)
    ? met(0.88, `The resume says ${shown}.`, [span])
    : notMet(0.85, `Completed in ${entry.end?.year ?? 'another year'}: ${shown}.`, [span]);
}

function decideCount(count: number, held: readonly EducationEntry[], facts: CriterionFacts): Verdict {
  const spans = held.map((entry) => spanOf(entry, facts));
  const say = `The resume lists ${held.length} completed ${held.length === 1 ? 'degree' : 'degrees'}.`;
  return held.length >= count ? met(0.88, say, spans) : notMet(0.85, say, spans);
}

function future({ end }: EducationEntry, facts: CriterionFacts): boolean {
  return end !== null && end.year * 12 + (end.month ?? 1) - 1 > monthOf(facts.reference_date);
}

/** The text of an entry and of the line it goes on in, on one line. */
function around({ span }: EducationEntry, facts: CriterionFacts): string {
  const { text } = facts.document;
  const next = facts.profile.education.find((other) => other.span.start >= span.end)?.span.start;
  const line = text.indexOf('\n', span.end + 1);
  const following = text.slice(span.end + 1, line < 0 ? text.length : line).trim();
  const own = text.slice(span.start, span.end);
  const cut =
    /[,(–-]$|\([^)]*$|(?<!\p{L})(?:for|to|in|due|graduation|expected|until|since|of)$/u.test(own.trimEnd()) ||
    /^\p{Ll}/u.test(following);
  if (!cut) return own.replaceAll(/\s+/g, ' ');
  const until = Math.min(next ?? text.length, line < 0 ? text.length : line, span.end + 120);
  // what begins another section is no part of it
  const section = facts.profile.sections.find(({ start, end }) => span.start >= start && span.start < end);
  return text.slice(span.start, Math.min(until, section?.end ?? until)).replaceAll(/\s+/g, ' ');
}

// Written beside the entry: "Expected graduation: May 2030"; under two degrees without dates it is said of both.
function expected(entry: EducationEntry, facts: CriterionFacts): boolean {
  const { education } = facts.profile;
  const near = facts.document.text.slice(entry.span.start, entry.span.end + 60);
  const below = education.slice(education.indexOf(entry) + 1);
  const dated = below.findIndex(({ end }) => end !== null);
  const shared = entry.end !== null ? [] : below.slice(0, dated < 0 ? below.length : dated + 1);
  const last = shared.at(-1);
  const both = last === undefined ? '' : facts.document.text.slice(entry.span.start, last.span.end + 60);
  return EXPECTED.test(near) || (both.length < 400 && EXPECTED.test(both));
}

const EXPECTED =
  /\b(?:expected|anticipated) (?:graduation|completion|in|to graduate)|\bgraduating in|graduation expected|voraussichtlich/iu;

const plain = (text: string): string => fold(text.replaceAll('.', ''));
// Short names of degrees beside their long ones.
const LONG: Readonly<Record<string, RegExp>> = {
  bsn: /bachelor.*nurs/,
  msn: /master.*nurs/,
  llb: /bachelor of laws?/,
  llm: /master of laws?/,
  mph: /master of public health/,
  msw: /master of social work/,
  mfa: /master of fine arts/,
  jd: /juris doctor|doctor of law/,
  'bachelor of science': /^(?:bs|bsc|sb|b s)(?: |$)/,
  'bachelor of arts': /^(?:ba|ab|b a)(?: |$)/,
  'master of science': /^(?:ms|msc|m s)(?: |$)/,
  'master of arts': /^(?:ma|m a)(?: |$)/,
};

function sameDegree(degree: string | null, wanted: string): boolean {
  if (degree === null) return false;
  const [own, asked] = [plain(degree), plain(wanted)];
  const long = LONG[asked];
  if (long?.test(own) === true) return true;
  if (asked === 'mba') return /\bmba\b|business administration/.test(own);
  return ` ${own} `.includes(` ${asked} `);
}

function atSchool(entry: EducationEntry, school: string | null, facts: CriterionFacts): boolean {
  if (
    school === null ||
    /^(?:us|american|uk|british|top|accredited|recogni[sz]ed|technical|technische|german|state|public|private)?\s?(?:university|college|school|institution)$/iu.test(
      school.trim(),
    )
  ) {
    return true;
  }
  const own = new Set(
    fold(`${entry.school ?? ''} ${facts.document.text.slice(entry.span.start, entry.span.end)}`).split(' '),
  );
  return fold(school)
    .split(' ')
    .filter((word) => !['the', 'of', 'at', 'a'].includes(word))
    .every((word) => own.has(word));
}
