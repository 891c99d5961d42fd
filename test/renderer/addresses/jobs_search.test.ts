import { expect, it } from 'vitest';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { jobsShown, parseJobsSearch } from '../../../renderer/addresses/jobs_search.ts';

const job = (title: string, status: Job['status'], modified_at: string) =>
  ({ id: title, title, status, modified_at }) as Job;
const JOBS = [
  job('Night nurse', 'open', '2026-03-01T00:00:00.000Z'),
  job('Nurse', 'closed', '2026-04-01T00:00:00.000Z'),
  job('Welder', 'open', '2026-05-01T00:00:00.000Z'),
];
const titles = (search: Parameters<typeof jobsShown>[1]): string[] =>
  jobsShown(JOBS, search).map(({ title }) => title);

it('finds every word of a title in any order, and one status', () => {
  expect(titles({})).toEqual(['Night nurse', 'Nurse', 'Welder']);
  expect(titles({ q: 'NURSE night' })).toEqual(['Night nurse']);
  expect(titles({ status: 'open' })).toEqual(['Night nurse', 'Welder']);
  expect(titles({ q: 'nurse', status: 'archived' })).toEqual([]);
});

it('puts what was changed last first where that is asked', () => {
  expect(titles({ sort: 'changed' })).toEqual(['Welder', 'Nurse', 'Night nurse']);
});

it('reads an address, and leaves out what it cannot understand', () => {
  expect(parseJobsSearch({ q: 7, status: 'open', sort: 'changed' })).toEqual({
    q: '7',
    status: 'open',
    sort: 'changed',
  });
  expect(parseJobsSearch({ q: ' ', status: 'lost', sort: 'title' })).toEqual({});
});
