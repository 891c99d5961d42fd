import type { ResumeDocument } from '../../document.ts';
import type { Profile, Section, Statement } from '../../profile.ts';
import { extractOne, joinExtractions, type Extraction } from '../extraction.ts';
import { availabilityOf } from './availability.ts';
import { noticeOf } from './notice.ts';
import { isRate, salaryOf } from './salary.ts';
import { termsStatements, type TermsStatement } from './statements.ts';

type Terms = Pick<Profile, 'availability' | 'notice_period' | 'salary_expectation'>;
type Found<Fact extends keyof Terms> = { readonly value: NonNullable<Terms[Fact]>; readonly sure: number };

/** A day so long before the file came is no day to start on any more. */
const STALE_AFTER_YEARS = 1;

/**
 * When somebody can start, how long their notice is, and what they want to earn: only where a statement of its own says
 * it. Where it stands inside a job, or its words can be read in two ways, a person should look.
 */
export function readTerms(
  document: ResumeDocument,
  sections: readonly Section[],
  reference_date: string,
): Extraction<Terms> {
  let availability: Found<'availability'> | null = null;
  let notice_period: Found<'notice_period'> | null = null;
  let salary_expectation: Found<'salary_expectation'> | null = null;
  for (const statement of termsStatements(document, sections)) {
    const said = quoteOf(statement, document.text);
    const sure = sureOf(statement);
    const bound = noticeOf(statement.text);
    const wanted = statement.is_in_job && isRate(statement.text) ? null : salaryOf(statement.text);
    availability = surer(availability, availabilityAt(statement, reference_date, document.text));
    notice_period = surer(notice_period, bound && { value: { ...said, ...bound }, sure });
    salary_expectation = surer(salary_expectation, wanted && { value: { ...said, ...wanted }, sure });
  }
  const found = { availability, notice_period, salary_expectation };
  const joined = joinExtractions(
    Object.entries(found).map(([fact, one]) => extractOne(fact, one?.value ?? null, one?.sure ?? 0)),
  );
  return {
    ...joined,
    value: {
      availability: availability?.value ?? null,
      notice_period: notice_period?.value ?? null,
      salary_expectation: salary_expectation?.value ?? null,
    },
  };
}

/** Of two readings the surer one; of equals the one that stands first. */
function surer<Fact extends keyof Terms>(
  first: Found<Fact> | null,
  next: Found<Fact> | null,
): Found<Fact> | null {
  return first === null || (next !== null && next.sure > first.sure) ? next : first;
}

function quoteOf({ start, end }: { start: number; end: number }, text: string): Statement {
  return { text: text.slice(start, end), span: { start, end } };
}

/** Inside a job it may be said of others; below .6 a person should look. */
function sureOf({ of, is_in_job }: TermsStatement): number {
  return is_in_job ? 0.5 : of === 'lines' ? 0.75 : 0.9;
}

/** What is said in words is quoted without its label. */
function availabilityAt(
  statement: TermsStatement,
  reference_date: string,
  text: string,
): Found<'availability'> | null {
  const read = availabilityOf(statement.text);
  if (read === null || isStale(read.from, reference_date)) return null;
  const { words, is_doubtful, is_now, from } = read;
  // a label that could be a heading, or of a thing, needs a day behind it
  const is_clear = is_now || from !== null || is_doubtful;
  if (!is_clear && (statement.is_in_job || statement.of === 'lines')) return null;
  const place = words === null ? statement : placeOf(words, statement, text);
  return { value: { ...quoteOf(place, text), is_now, from }, sure: is_doubtful ? 0.5 : sureOf(statement) };
}

function placeOf(words: string, statement: TermsStatement, text: string): { start: number; end: number } {
  const at = text.slice(statement.start, statement.end).lastIndexOf(words);
  const start = at < 0 ? statement.start : statement.start + at;
  return { start, end: at < 0 ? statement.end : start + words.length };
}

function isStale(from: string | null, reference_date: string): boolean {
  const [year = '0', month = '01'] = reference_date.split('-');
  return from !== null && from.slice(0, 7) < `${Number(year) - STALE_AFTER_YEARS}-${month}`;
}
