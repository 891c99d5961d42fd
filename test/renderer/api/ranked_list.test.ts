import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { nominationKeys } from '../../../renderer/api/nominations.ts';
import { useRankedList } from '../../../renderer/api/ranked_list.ts';
import { rankingKeys } from '../../../renderer/api/rankings.ts';

const STAGES = [{ id: 'first', name: 'New', position: 0, category: 'active', job_id: null }];

const failing = (): Promise<never> => Promise.reject(new Error('no stages'));

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, retryOnMount: false } },
  });
  const way = { filter_job_id: null, order: 'best' } as const;
  client.setQueryData(rankingKeys.page({ target_resource_id: 'job' }, way), {
    results: ['ada', 'ben'].map((candidate_id) => ({ candidate_id })),
    total: 2,
  });
  client.setQueryData(
    nominationKeys.ofJob('job'),
    new Map([['ada', { id: 'n', candidate_id: 'ada', current_nomination_stage_id: 'first' }]]),
  );
});

function Reader(): string {
  const { rows, filling, error } = useRankedList({ job: 'job', stages: ['first'] });
  return [
    rows.map(({ candidate_id }) => candidate_id).join(' and ') || 'nobody',
    filling ? 'not yet all' : 'all',
    error instanceof Error ? error.message : 'no error',
  ].join(', ');
}

/** The list of a job, filtered by a stage, as it is drawn first. */
const drawn = (): string =>
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Reader)));

describe('a ranking of those in a stage', () => {
  it('waits for the stages as for all that it is filtered by', () => {
    expect(drawn()).toBe('ada and ben, not yet all, no error');
  });

  it('has who stands there once the stages are known', () => {
    client.setQueryData(nominationKeys.stages, STAGES);
    expect(drawn()).toBe('ada, all, no error');
  });

  it('shows nobody where the stages cannot be had, and says why', async () => {
    await client.prefetchQuery({ queryKey: nominationKeys.stages, queryFn: failing });
    expect(drawn()).toBe('nobody, all, no stages');
  });
});
