import { useQueryClient } from '@tanstack/react-query';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import { candidateRowQuery } from '../../api/candidates.ts';
import { useJobs } from '../../api/jobs.ts';
import { useAllStages } from '../../api/nominations.ts';
import { candidateCardQuery } from '../../api/pool.ts';
import { availabilityValues } from '../../features/availability/availability_words.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { byStanding } from '../../features/tags/tag_names.ts';
import { jobsOf } from './jobs_of.ts';

/** Columns of what most people say nothing of: a narrow list has them only where a filter asks for them. */
export const TERMS = ['start', 'notice', 'salary'] as const;

/** The columns of the Pool. */
export const POOL_COLUMNS = ['name', 'now', 'years', 'where', ...TERMS, 'tags', 'jobs', 'added'] as const;

/** The columns, without those of `TERMS` in which nothing stands. */
export function filledColumns(rows: readonly PoolRowFacts[]): readonly (typeof POOL_COLUMNS)[number][] {
  const empty = new Set<string>(TERMS.filter((key) => rows.every((row) => row[key] === '')));
  return POOL_COLUMNS.filter((key) => !empty.has(key));
}

/** A row of the Pool with all that is shown in it. */
export type PoolRowFacts = {
  readonly id: string;
  /** null for one who is no longer here. */
  readonly candidate: CandidateListItem | null;
  readonly tags: string;
  readonly jobs: string;
  /** When they can start, their notice and what they want to earn, in words. */
  readonly start: string;
  readonly notice: string;
  readonly salary: string;
};

/** Fetches rows that are not in sight, with what the screen shows of those that are: for paper and for spreadsheets. */
export function usePoolRows(): (ids: readonly string[]) => Promise<PoolRowFacts[]> {
  const client = useQueryClient();
  const jobs = useJobs();
  const stages = useAllStages();
  return (ids) => {
    const job_names = new Map(jobs.data?.map((job) => [job.id, job.title]));
    const stage_names = new Map(stages.data?.map((stage) => [stage.id, stageName(stage)]));
    return Promise.all(
      ids.map(async (id) => {
        const [candidate, card] = await Promise.all([
          client.fetchQuery(candidateRowQuery(id)),
          client.fetchQuery(candidateCardQuery(id)),
        ]);
        const tags = byStanding(card?.tags ?? []).map((tag) => tag.name);
        const terms = card === null || card === undefined ? null : availabilityValues(card.availability);
        return {
          id,
          candidate,
          tags: tags.join(', '),
          jobs: jobsOf(card, job_names, stage_names),
          start: terms?.availability ?? '',
          notice: terms?.notice_period ?? '',
          salary: terms?.salary_expectation ?? '',
        };
      }),
    );
  };
}
