import type { Section } from '../profile.ts';
import { jobsAmongSchools, schoolsAmongJobs } from './block_shape.ts';
import { headingKind } from './headings.ts';
import type { Line } from '../language/lines.ts';
import { sectionLines } from './section_lines.ts';

/** Schools that stand among the jobs are sections of their own. */
export function withoutSchools(lines: readonly Line[], section: Section, text: string): Section[] {
  if (section.kind !== 'experience') return [section];
  const cuts: Section[] = [];
  let from = section;
  const named = section.heading !== null && headingKind(section.heading) === 'experience';
  for (const { start, end } of schoolsAmongJobs(sectionLines(lines, section, text), named)) {
    if (start > from.start) cuts.push({ ...from, end: start });
    cuts.push({
      kind: 'education',
      heading: start > from.start ? null : from.heading,
      start,
      end: end ?? section.end,
    });
    from = { ...section, heading: null, start: end ?? section.end };
  }
  return from.start < from.end ? [...cuts, from] : cuts;
}

/** Jobs that stand among the schools are sections of their own, with the points below them. */
export function withoutJobs(lines: readonly Line[], section: Section, text: string): Section[] {
  if (section.kind !== 'education') return [section];
  const own = sectionLines(lines, section, text);
  const jobs = jobsAmongSchools(own);
  const cuts: Section[] = [];
  let from = section;
  for (const job of jobs.length < own.length ? jobs : []) {
    const next = own.find((line) => line.start > job.start && !line.bullet)?.start ?? section.end;
    if (job.start > from.start) cuts.push({ ...from, end: job.start });
    cuts.push({ kind: 'experience', heading: null, start: job.start, end: next });
    from = { ...section, heading: null, start: next };
  }
  return from.start < from.end ? [...cuts, from] : cuts;
}
