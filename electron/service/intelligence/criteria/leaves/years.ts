import type { WorkEntry } from '../../profile.ts';
import { findSkill, type Lexicon } from '../../skills/lexicon.ts';
import { amountText, satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { readDurations } from '../durations.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { NUMBER } from '../numbers.ts';
import { lookedAt, mentionsOf } from '../search.ts';
import { looksLikeTitle, titleIs, titleMatches, titleReaches } from '../titles.ts';
import { spell } from '../../spell.ts';
import { windowOf, type Window } from '../window.ts';
import { boundsOf, headOf, jobsOf, lastMonth, monthsOf, nameOfJob, spanText, titleText } from '../work.ts';
import { claimedMonths } from './claims.ts';
import { employerMatches } from './employer.ts';
import { inField } from './field.ts';
import { readSubject, type YearsName, type YearsSubject } from './years_subject.ts';

/** A length of time after these words says when, not how long. */
const WINDOW =
  /\b(?:last|past|previous|next|within|recent|coming|letzten|vergangenen|últimos|dernières|derniers|son)\s(?:the )?$/iu;
const AGE = /^\s?(?:ago|old|of age|younger|older|alt|back)\b/iu;

/** "3 of the last 5 years": 3 years in the last 5 years. */
const OUT_OF = new RegExp(
  String.raw`(?<n>${NUMBER})(?: years?)?(?: out)? of (?=(?:the )?(?:last|past|previous) ${NUMBER} years?(?!\p{L}))`,
  'iu',
);

/** Time that is no work, or not just any: where somebody lived, one stay, how somebody works. Other readers, or words, say it. */
const NOT_WITHIN =
  /(?<!\p{L})(?:liv(?:e[sd]?|ing)|resid\p{L}+|off|leave|sabbatical|volunt\p{L}*|led|lead(?:s|ing)?|team|record|shifts?|time|same|one|single|each|every|current|stay\p{L}*|tenure|uninterrupted|continuous\p{L}*|consecutive)(?!\p{L})|\b(?:with|at|for) an? (?:employer|company|firm)\b/iu;

/**
 * Reads "5+ years Java", "at least 4 years as a project manager", "no more than a decade of experience", "2 years at
 * Acme", "PostgreSQL, five years in use", "3 years of sales in the last 5 years". Null when a clause has another length
 * of time, or says more besides.
 */
export function readYears(text: string, lexicon: Lexicon): Leaf | null {
  const window = windowOf(text.replace(OUT_OF, '$<n> years in '));
  const rest = window.rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;]+|[\s,;]+$/gu, '');
  const within = window.label === '' || NOT_WITHIN.test(rest) ? null : yearsIn(rest, window, lexicon);
  return within ?? yearsIn(text, null, lexicon);
}

function yearsIn(text: string, window: Window | null, lexicon: Lexicon): Leaf | null {
  const durations = readDurations(text);
  const [asked] = durations;
  if (asked === undefined || durations.length > 1) return null;
  // ten years are not in the last three: then the time is said of something else
  if (window?.length !== null && window?.length !== undefined && asked.value > window.length) return null;
  const before = text.slice(0, asked.start);
  const after = text.slice(asked.end);
  const when = WINDOW.test(before) || /\b(?:last|past)\s/iu.test(text.slice(asked.start, asked.end));
  if (when || AGE.test(after) || NOT_WORK.test(text)) return null;
  const subject = readSubject(`${before} § ${after}`, lexicon);
  if (subject === null || (window !== null && !isWork(subject, lexicon))) return null;
  return yearsLeaf({ asked, subject, window }, lexicon);
}

/** Time asked of something else than work. */
const NOT_WORK =
  /\b(?:gaps?|breaks?|warranty|contract|notice|validity|valid|plan|roadmap|course|programme|program|studies|degree)\b/iu;

/** Whether years of it are years at work for certain: of all work, a title, or something that can be known. */
const isWork = ({ names, employer }: YearsSubject, lexicon: Lexicon): boolean =>
  employer !== null || names.every(({ kind, name }) => kind !== 'field' || findSkill(lexicon, name) !== null);

/** How long, of what, and of which time; null: at any time. */
type Years = { readonly asked: Amount; readonly subject: YearsSubject; readonly window: Window | null };

function yearsLeaf(years: Years, lexicon: Lexicon): Leaf {
  const { subject, window } = years;
  const { comparison, value } = years.asked;
  return {
    kind: 'years',
    understood: `${capital(amountText({ comparison, value: 0 }).replace(/ 0$/, ''))} ${spell(value)} ${aboutOf(subject)}${window?.label ?? ''}`,
    frame: {
      side: 'after',
      read: (bare) => {
        const other = readSubject(`§ ${bare}`, lexicon);
        return other === null ? null : yearsLeaf({ ...years, subject: other }, lexicon);
      },
    },
    decide: (facts) => decide(years, facts),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function aboutOf({ names, employer, without, interns, exact }: YearsSubject): string {
  const of = names.map(({ name }) => name).join(' or ');
  const titled = names.some(({ kind }) => kind === 'title');
  return [
    names.length === 0
      ? employer === null
        ? 'of dated work experience'
        : ''
      : titled
        ? `in a job titled ${exact ? 'just ' : ''}${of}`
        : `of dated work with ${of}`,
    employer === null ? '' : `at ${employer}`,
    without === null ? '' : `without ${without}`,
    interns ? '(internships count)' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const INTERN =
  /\b(?:intern(?:ship)?|praktik\p{L}*|werkstudent\p{L}*|becari[oa]|stagiaire|stagista|stage)\b/iu;
const APPRENTICE =
  /\b(?:apprentic\p{L}*|auszubildende\p{L}*|azubi|lehrling|ausbildung|apprenti\p{L}*|aprendiz)\b/iu;

/** An internship is no job unless it is asked for; an apprenticeship is one. */
function isInternship({ kind, title }: WorkEntry): boolean {
  return INTERN.test(title ?? '') || (kind === 'internship' && !APPRENTICE.test(title ?? ''));
}

/** The jobs a criterion counts. */
function relatedJobs(
  { names, employer, interns, without, exact }: YearsSubject,
  facts: CriterionFacts,
): WorkEntry[] {
  const isLeftOut = without === null ? null : leavesOut(without, facts);
  const kinds = names.map((name) => fits(name, exact, facts));
  return jobsOf(facts).filter((entry) => {
    // Internships count as experience only where the criterion asks for them.
    if (!interns && employer === null && isInternship(entry)) return false;
    if (employer !== null && !employerMatches(entry, employer, facts)) return false;
    if (isLeftOut?.(entry) === true) return false;
    return kinds.length === 0 || kinds.some((isOfKind) => isOfKind(entry));
  });
}

type JobTest = (entry: WorkEntry) => boolean;

function leavesOut(without: string, facts: CriterionFacts): JobTest {
  const isInField = looksLikeTitle(without) ? null : inField(without, facts);
  return (entry) => titleMatches(titleText(entry, facts), without) || isInField?.(entry) === true;
}

function fits({ kind, name }: YearsName, exact: boolean, facts: CriterionFacts): JobTest {
  if (kind === 'title' && name === 'intern') return isInternship;
  if (kind === 'title') return (entry) => (exact ? titleIs : titleReaches)(titleText(entry, facts), name);
  if (kind === 'field') return inField(name, facts);
  const mentions = mentionsOf(facts, name);
  return (entry) => mentions.some(({ span }) => span.start >= entry.span.start && span.end <= entry.span.end);
}

function decide({ asked, subject, window }: Years, facts: CriterionFacts): Verdict {
  const since = window?.read(facts) ?? null;
  const all = monthsOf(jobsOf(facts), facts, since);
  const related = relatedJobs(subject, facts).filter(
    (entry) => since === null || entry.start === null || lastMonth(entry, facts) >= since,
  );
  const months = monthsOf(related, facts, since);
  const answer = all.dated ? satisfies(asked, months.low, months.high) : null;
  // what a resume says in words it says of no certain time
  const claimed = answer === true || since !== null ? null : claimOf(asked, subject, facts);
  if (claimed !== null) return claimed;
  if (!all.dated) {
    return notStated(
      0.55,
      'The resume does not say: it gives no dated work experience.',
      lookedAt(facts, ['experience']),
    );
  }
  const heads = related.map((entry) => headOf(entry, facts));
  const about = [
    subject.names.length === 0 ? '' : ` in ${subject.names.map(({ name }) => name).join(' or ')}`,
    subject.employer === null ? '' : ` at ${subject.employer}`,
    window?.label ?? '',
  ].join('');
  const counted = `The dates add up to ${spanText(months)}${about}${related.length === 0 ? '' : ` (${related.slice(0, 3).map(nameOfJob).join('; ')})`}`;
  // Near the line a month more or less decides.
  const gap = Math.abs(months.low - asked.value);
  const sure = gap <= 2 ? 0.7 : gap <= 6 ? 0.8 : 0.92;
  const loose = subject.names.some(({ kind }) => kind !== 'title');
  const atMost = asked.comparison === '<=' || asked.comparison === '<';
  if (answer === true) {
    return met(
      sure - (loose ? 0.1 : 0),
      `${counted}.`,
      heads.length === 0 && atMost ? lookedAt(facts, ['experience']) : heads,
    );
  }
  if (answer === null) {
    return notStated(0.5, `${counted}: with years only it cannot be told whether that is enough.`, heads);
  }
  const whole = satisfies(asked, all.low, all.high);
  const seen = heads.length > 0 ? heads : lookedAt(facts, ['experience']);
  if (!atMost && related.some((entry) => boundsOf(entry, facts.reference_date) === null)) {
    return notStated(0.55, `${counted}; another of these jobs has no dates that can be counted.`, seen);
  }
  // What is only listed has no dates that could speak against it.
  if (!loose || whole === false || months.high > 0) {
    const say = heads.length > 0 || atMost ? notMet : notMentioned;
    return say(whole === false || !loose ? sure : sure - 0.08, `${counted}.`, seen);
  }
  const listed = subject.names.find(
    ({ name }) => mentionsOf(facts, name).length > 0 || name.split(' ').length > 3,
  );
  return listed === undefined
    ? notMentioned(0.66, `None of the jobs in the resume shows ${about.replace(/^ in /u, '')}.`, seen)
    : notStated(
        0.68,
        `${counted}, of ${spanText(all)} in all; the resume does not say how long otherwise.`,
        seen,
      );
}

/** What the resume itself says in words ("8 years of Python"), where its dates do not reach that far. */
function claimOf(asked: Amount, { names, employer }: YearsSubject, facts: CriterionFacts): Verdict | null {
  if (employer !== null || names.some(({ kind }) => kind === 'title')) return null;
  const claim = claimedMonths(
    names.map(({ name }) => name),
    facts,
  );
  if (claim === null || satisfies(asked, claim.months) !== true) return null;
  return met(0.72, `The resume says ${claim.quote}.`, [claim.span]);
}
