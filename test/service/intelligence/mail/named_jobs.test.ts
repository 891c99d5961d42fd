import { expect, test } from 'vitest';
import { namedJobs } from '#service/intelligence/mail/named_jobs.ts';

const job = (id: string, title: string, reference = id) => ({ id, title, reference });
const JOBS = [
  job('sales', 'Sales Manager'),
  job('south', 'Sales Manager South'),
  job('dev', 'Software Engineer', 'REQ-2041'),
  job('pfl', 'Pflegefachkraft (m/w/d)'),
  job('a', 'Data Analyst'),
  job('b', 'Data Analyst'),
  job('cpp', 'C++ Developer'),
];

test.each([
  ['Application for Sales Manager', '', ['sales'], true],
  ['Sales Manager - Ana Ruiz', '', ['sales'], true],
  ['Bewerbung als Pflegefachkraft', '', ['pfl'], true],
  ['Bewerbung: Pflegefachkraft (w/m/d), ab sofort', '', ['pfl'], true],
  ['Candidature au poste de software engineer', '', ['dev'], true],
  ['sales manager south', '', ['south'], true],
  ['Re: your mail (req-2041)', '', ['dev'], true],
  ['C++ Developer', '', ['cpp'], true],
  ['Data Analyst', '', ['a', 'b'], false],
  // part of a title that is none of the jobs'
  ['Regional Sales Manager', '', ['sales'], false],
  ['Software Engineer Intern', '', ['dev'], false],
  ['Senior Software Engineer', '', ['dev'], false],
  ['Sales Manager / Software Engineer', '', ['sales', 'dev'], false],
  ['REQ-20412', '', [], false],
  ['Application', '', [], false],
  ['My CV', 'Dear team,\nI apply for the position of Software Engineer. Kind regards', ['dev'], true],
  ['My CV', 'For three years I was Software Engineer at Acme.', [], false],
  ['Application for Sales Manager', 'I apply for Software Engineer.', ['sales'], true],
] as const)('%s | %s', (subject, letter, ids, is_certain) => {
  const found = namedJobs(subject, letter, JOBS);
  expect([found.ids.toSorted(), found.is_certain]).toEqual([[...ids].toSorted(), is_certain]);
});

test('a job of no words is named by nothing', () => {
  expect(namedJobs('Anything at all', '', [job('x', '???', '1')]).ids).toEqual([]);
});
