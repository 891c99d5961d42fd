import type { EducationEntry, Profile, WorkEntry } from '../profile.ts';
import type { Said } from '../criteria/answer.ts';
import { say } from '../criteria/predicate.ts';
import { monthIndex } from '../language/dates.ts';
import { countryName } from '../language/countries.ts';

/** "Malmö, Sweden"; with a region where the resume names one ("Austin, TX, United States"); empty when unknown. */
export function locationLine({ location }: Profile): string {
  if (location === null) return '';
  if (location.city === null && location.country === null) return location.raw;
  return [location.city, location.region, location.country === null ? null : countryName(location.country)]
    .filter((part) => part !== null)
    .join(', ');
}

/** The highest completed degree with school and year; one in progress says so. Empty when unknown. */
export function educationLine({ education }: Profile): string {
  const ranked = education.toSorted(
    (a, b) =>
      Number(b.completed) - Number(a.completed) || (b.level ?? 0) - (a.level ?? 0) || yearOf(b) - yearOf(a),
  );
  const best = ranked[0];
  if (best === undefined) return '';
  const ended = best.end === null ? '' : String(best.end.year);
  const line = [degreeText(best), best.school ?? '', best.completed ? ended : '']
    .filter((part) => part !== '')
    .join(', ');
  return best.completed ? line : `${line} (in progress)`;
}

function yearOf(entry: EducationEntry): number {
  return entry.end?.year ?? entry.start?.year ?? 0;
}

function degreeText({ degree, field }: EducationEntry): string {
  if (degree === null) return field ?? '';
  if (field === null || degree.toLowerCase().includes(field.toLowerCase())) return degree;
  // Long forms read better with "in": "Master of Science in Psychology", but "MSc Psychology".
  return /\s|['’]s$/.test(degree) ? `${degree} in ${field}` : `${degree} ${field}`;
}

/**
 * The current or last job, up to two employers before it, and the total, as one sentence in codes: "Staff Engineer at
 * Havnen Data since March 2021; before: Kvarnen, Bokhyllan. 9 years 4 months in all". Empty without any job.
 */
export function employmentTold({ work, totals }: Profile): readonly Said[] {
  const ordered = work.toSorted((a, b) => recency(b) - recency(a));
  const latest = ordered[0];
  if (latest === undefined) return [];
  const date = latest.current ? latest.start : latest.end;
  const before = new Set(
    ordered
      .slice(1)
      .map(({ employer, title }) => employer ?? title)
      .filter((name) => name !== null && name !== latest.employer),
  );
  return [
    say('summary.employment', {
      title: latest.title ?? '',
      employer: latest.employer ?? '',
      when: date === null ? '' : latest.current ? 'since' : 'until',
      year: date?.year ?? 0,
      month: date?.month ?? 0,
      before: [...before].slice(0, 2).join(', '),
      months: totals.months_experience ?? 0,
    }),
  ];
}

function recency(entry: WorkEntry): number {
  if (entry.current) return 1e6 + (entry.start === null ? 0 : monthIndex(entry.start, 'first'));
  return entry.end === null
    ? entry.start === null
      ? 0
      : monthIndex(entry.start, 'first')
    : monthIndex(entry.end, 'last');
}
