import type { EducationEntry, PartialDate, Profile, WorkEntry } from '../profile.ts';
import { monthIndex } from '../language/dates.ts';
import { countryName } from '../language/countries.ts';
import { durationText } from '../language/durations.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "Malmö, Sweden"; with a region where the resume names one ("Austin, TX, United States"); empty when unknown. */
export function locationLine({ location }: Profile): string {
  if (location === null) return '';
  if (location.city === null && location.country === null) return location.raw;
  return [location.city, location.region, location.country === null ? null : countryName(location.country)]
    .filter((part) => part !== null)
    .join(', ');
}

/**
 * The highest completed degree: "MSc Computer Science, Lund University, 2015"; one in progress says so. Empty
 * when unknown.
 */
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
 * The current or last job, up to two employers before it, and the total: "Staff Engineer at Havnen Data since March
 * 2021; before: Kvarnen, Bokhyllan. 9 years 4 months in all". Empty without any job.
 */
export function employmentLine({ work, totals }: Profile): string {
  const ordered = work.toSorted((a, b) => recency(b) - recency(a));
  const latest = ordered[0];
  if (latest === undefined) return '';
  const what = [latest.title, latest.employer].filter((part) => part !== null).join(' at ');
  const when = latest.current
    ? latest.start === null
      ? ''
      : ` since ${dateText(latest.start)}`
    : latest.end === null
      ? ''
      : ` until ${dateText(latest.end)}`;
  const before: string[] = [];
  for (const entry of ordered.slice(1)) {
    const name = entry.employer ?? entry.title;
    if (name !== null && name !== latest.employer && !before.includes(name)) before.push(name);
  }
  const earlier = before.length === 0 ? '' : `; before: ${before.slice(0, 2).join(', ')}`;
  const told = `${what === '' ? 'A job' : what}${when}${earlier}`;
  const total =
    totals.months_experience === null || totals.months_experience === 0
      ? ''
      : `${told.endsWith('.') ? '' : '.'} ${durationText(totals.months_experience)} in all`;
  return `${told}${total}`;
}

function recency(entry: WorkEntry): number {
  if (entry.current) return 1e6 + (entry.start === null ? 0 : monthIndex(entry.start, 'first'));
  return entry.end === null
    ? entry.start === null
      ? 0
      : monthIndex(entry.start, 'first')
    : monthIndex(entry.end, 'last');
}

function dateText({ year, month }: PartialDate): string {
  return month === null ? String(year) : `${MONTHS[month - 1] ?? ''} ${year}`;
}
