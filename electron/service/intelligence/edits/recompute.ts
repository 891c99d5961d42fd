import type { Profile, ProfileNotice, SkillEntry, Span, WorkEntry } from '../profile.ts';
import { careerNotices, careerTotals } from '../resume/career.ts';
import { skillUse } from '../resume/skill_use.ts';

/** What follows from the jobs of a profile. */
type Recomputed = Pick<Profile, 'totals' | 'notices' | 'skills'>;

/**
 * What follows from the jobs, recomputed for the jobs as a person wants them, in the way the reader did: months of
 * work and of leading people, when skills were used, gaps and overlaps. What a file said itself instead of the reader
 * (a total that does not follow from its jobs) stays.
 * @param skills the skills after their edits.
 * @param text the text the spans of `read` point into; null where nothing was read.
 * @param reference 'YYYY-MM', the month a running job has come to.
 */
export function recompute(
  read: Profile,
  { work, skills, text }: Pick<Profile, 'work' | 'skills'> & { readonly text: string | null },
  reference: string,
): Recomputed {
  const before = careerTotals(text ?? '', read.work, reference);
  const after = careerTotals(text ?? '', work, reference);
  const led = before.months_management === read.totals.months_management;
  const [usedBefore, usedNow] = [skillUse(read.work, reference), skillUse(work, reference)];
  return {
    totals: {
      months_experience: after.months_experience,
      months_management: led ? after.months_management : read.totals.months_management,
    },
    notices: noticesOf(read, work, reference),
    skills: skills.map((skill) =>
      sameUse(skill, usedBefore(skill.evidence)) ? { ...skill, ...usedNow(skill.evidence) } : skill,
    ),
  };
}

function sameUse(one: Pick<SkillEntry, 'months' | 'last_used'>, other: typeof one): boolean {
  return (
    one.months === other.months &&
    one.last_used?.year === other.last_used?.year &&
    one.last_used?.month === other.last_used?.month
  );
}

const OF_WORK: ReadonlySet<ProfileNotice['type']> = new Set([
  'DATES_SWAPPED',
  'FUTURE_DATES',
  'GAP',
  'OVERLAP',
  'UNDATED_WORK',
]);

function noticesOf(read: Profile, work: readonly WorkEntry[], reference: string): ProfileNotice[] {
  const others = read.notices.filter(({ type }) => !OF_WORK.has(type));
  const dates = new Map(read.work.map((entry) => [keyOf(entry.span), datesOf(entry)]));
  const swapped = read.notices.filter(
    ({ type, span }) =>
      type === 'DATES_SWAPPED' &&
      span !== null &&
      work.some((entry) => within(span, entry.span) && dates.get(keyOf(entry.span)) === datesOf(entry)),
  );
  // Leave the resume names fills gaps; it is no job, and nothing of it is left in the profile. So of two jobs that
  // are as they were read, what the reader said holds.
  const bare = new Set(careerNotices(read.work, reference, []).map(written));
  const now = careerNotices(work, reference, []).flatMap((notice) => {
    if (notice.type !== 'GAP' || !bare.has(written(notice))) return [notice];
    return read.notices.filter((told) => told.type === 'GAP' && sameSpan(told.span, notice.span));
  });
  return [...others, ...swapped, ...now].map((notice) =>
    // an entry that was entered by hand stands nowhere
    notice.span !== null && notice.span.end === notice.span.start ? { ...notice, span: null } : notice,
  );
}

function datesOf({ start, end, current }: WorkEntry): string {
  return JSON.stringify([start?.year, start?.month, end?.year, end?.month, current]);
}

function written({ type, message, span }: ProfileNotice): string {
  return `${type} ${keyOf(span)} ${message}`;
}

function keyOf(span: Span | null): string {
  return span === null ? '' : `${span.start} ${span.end}`;
}

function within(span: Span, whole: Span): boolean {
  return span.start >= whole.start && span.end <= whole.end;
}

function sameSpan(one: Span | null, other: Span | null): boolean {
  return keyOf(one) === keyOf(other);
}
