import { expect, it } from 'vitest';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { jobsShown, parseJobsSearch } from '../../../renderer/addresses/jobs_search.ts';

type Said = {
  client?: string;
  place?: string;
  deadline?: string;
  unread?: number;
  to_call?: number;
  resumes?: number;
};
const job = (title: string, status: JobOverview['status'], last: string, said: Said = {}) =>
  ({
    id: title,
    title,
    status,
    last_activity_at: `2026-${last}-01T00:00:00.000Z`,
    is_described: true,
    // more than people: some came twice
    candidates: 99,
    files_in_need: 0,
    unread: said.resumes ?? 0,
    to_call: said.resumes ?? 0,
    people: { total: 3, new: 0, unread: said.unread ?? 0, to_call: said.to_call ?? 0 },
    details: {
      client_name: said.client ?? null,
      contact_name: null,
      location: said.place ?? null,
      deadline: said.deadline ?? null,
    },
  }) as JobOverview;
const JOBS = [
  job('Night nurse', 'open', '03', { client: 'Älvhem Care', deadline: '2026-12-01' }),
  job('Nurse', 'closed', '04'),
  job('Welder', 'open', '05', { place: 'Lund', deadline: '2026-11-01' }),
  job('Archivist', 'open', '02'),
];
const NOW = new Date(2026, 9, 1);
const titlesOf = (jobs: readonly JobOverview[], search: Parameters<typeof jobsShown>[1]): string[] =>
  jobsShown(jobs, search, NOW).map(({ title }) => title);
const titles = (search: Parameters<typeof jobsShown>[1]): string[] => titlesOf(JOBS, search);

it('shows open jobs, unless others are asked for', () => {
  expect(titles({})).toEqual(['Night nurse', 'Welder', 'Archivist']);
  expect(titles({ status: 'closed' })).toEqual(['Nurse']);
  expect(titles({ status: 'all' })).toHaveLength(4);
});

it('finds every word in any order in title, client and place, whatever its accents', () => {
  expect(titles({ q: 'NURSE night' })).toEqual(['Night nurse']);
  expect(titles({ q: 'alvhem nurse' })).toEqual(['Night nurse']);
  expect(titles({ q: 'lund' })).toEqual(['Welder']);
  expect(titles({ q: 'nurse', status: 'archived' })).toEqual([]);
});

it('puts them in order', () => {
  expect(titles({ sort: 'activity' })).toEqual(['Welder', 'Night nurse', 'Archivist']);
  expect(titles({ sort: 'deadline' })).toEqual(['Welder', 'Night nurse', 'Archivist']);
  expect(titles({ sort: 'title' })).toEqual(['Archivist', 'Night nurse', 'Welder']);
});

it('begins with what needs somebody: late, soon due, many who wait, nothing; then with what is over', () => {
  const jobs = [
    job('Done', 'closed', '01', { deadline: '2026-09-01', unread: 50 }),
    job('Quiet', 'open', '02', { deadline: '2026-12-01' }),
    job('Some wait', 'open', '03', { unread: 2, to_call: 1, resumes: 40 }),
    {
      ...job('Without a file', 'open', '03'),
      people: { total: 0, new: 0, unread: 0, to_call: 0 },
    },
    job('Many wait', 'open', '04', { unread: 9, deadline: '2026-10-09' }),
    job('Seven wait', 'open', '04', { unread: 4, to_call: 3, resumes: 4 }),
    job('Soon', 'open', '05', { deadline: '2026-10-08' }),
    job('Late', 'open', '06', { deadline: '2026-09-30' }),
    job('Later', 'open', '06', { deadline: '2026-09-02' }),
  ];
  expect(titlesOf(jobs, { status: 'all' })).toEqual([
    'Later',
    'Late',
    'Soon',
    'Many wait',
    'Seven wait',
    'Some wait',
    'Without a file',
    'Quiet',
    'Done',
  ]);
  expect(titlesOf(jobs, { status: 'all', sort: 'newest' })).toEqual(jobs.map(({ title }) => title));
});

it('reads an address, and leaves out what it cannot understand', () => {
  expect(parseJobsSearch({ q: 7, status: 'all', sort: 'deadline' })).toEqual({
    q: '7',
    status: 'all',
    sort: 'deadline',
  });
  expect(parseJobsSearch({ q: ' ', status: 'lost', sort: 'changed' })).toEqual({});
  expect(parseJobsSearch({ status: 'open', sort: 'attention' })).toEqual({});
});
