import { describe, expect, it } from 'vitest';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { stageColumns, stageTemplate } from '../../../renderer/views/jobs/stage_columns.ts';

type Category = JobOverview['stages'][number]['category'];

const job = (...stages: readonly (readonly [string, number, Category?])[]): JobOverview =>
  ({
    stages: stages.map(([name, people, category = 'active'], position) => ({
      name,
      people,
      category,
      position,
    })),
  }) as unknown as JobOverview;

describe('the columns of stages', () => {
  it('are those somebody is in, in their order, and whoever left stands last', () => {
    const jobs = [
      job(['First look', 3], ['Trial day', 1], ['Turned down', 2, 'rejected'], ['Signed', 0, 'hired']),
      job(['First look', 0], ['Visit', 4], ['Signed', 1, 'hired'], ['Turned down', 1, 'rejected']),
    ];
    expect(stageColumns(jobs)).toEqual(['First look', 'Trial day', 'Visit', 'Signed', 'Turned down']);
  });

  it('are none where nobody is in a stage', () => {
    expect(stageColumns([])).toBeNull();
    expect(stageColumns([job(['First look', 0])])).toBeNull();
  });

  it('are none where jobs have too many of their own', () => {
    const own = Array.from({ length: 8 }, (_, at) => job([`Own ${at}`, 1]));
    expect(stageColumns(own)).toBeNull();
    expect(stageColumns(own.slice(1))).toHaveLength(7);
  });

  it('are as wide as their names', () => {
    expect(stageTemplate(['New', 'Will fit'])).toBe('minmax(0, 4.5fr) minmax(0, 5fr)');
  });
});
