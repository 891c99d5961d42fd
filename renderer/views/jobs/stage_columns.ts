import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { stageName } from '../../features/stages/stage_name.ts';

/** More than so many have no room side by side. */
export const MOST_COLUMNS = 7;

/**
 * The names of the stages somebody is in, as columns of a table, those a person leaves by last; null where nobody is in
 * any, and where jobs have too many of their own.
 */
export function stageColumns(jobs: readonly JobOverview[]): readonly string[] | null {
  const stages = jobs.flatMap((job) => job.stages).filter(({ people }) => people > 0);
  const ordered = stages.toSorted(
    (a, b) => ENDS.indexOf(a.category) - ENDS.indexOf(b.category) || a.position - b.position,
  );
  const names = [...new Set(ordered.map(stageName))];
  return names.length === 0 || names.length > MOST_COLUMNS ? null : names;
}

/** Columns as wide as their names, as `grid-template-columns` has it: in equal ones long names would be cut. */
export function stageTemplate(columns: readonly string[]): string {
  return columns.map((name) => `minmax(0, ${widthOf(name) + 0.5}fr)`).join(' ');
}

/** In wide letters, of which two narrow ones need the room of one; under a short name there is room for its figures. */
function widthOf(name: string): number {
  return Math.max(4, (name.length + name.replaceAll(NARROW, '').length) / 2);
}

const NARROW = /[fijlrtI ]/gu;
const ENDS: readonly string[] = ['active', 'hired', 'rejected'];
