import { describe, test } from 'vitest';
import { checkRow, type Row } from './rows.ts';

const TWO_JOBS = [
  'Robin Example',
  'robin@example.com',
  'Experience',
  'Analyst',
  'Brightwater Payments Ltd, Leeds',
  'Mar 2021 - Present',
  '• Wrote reports for customers such as Quillmark',
  'Clerk',
  'Northgate Retail Systems, Manchester',
  'Jan 2016 - Feb 2021',
  '• Kept the books',
];

const ROWS: readonly Row[] = [
  [
    'Has worked at Brightwater Payments',
    'Has worked for Brightwater Payments',
    TWO_JOBS,
    'met',
    'Brightwater',
  ],
  ['Has worked for Northgate', 'Has worked for Northgate', TWO_JOBS, 'met', 'Northgate'],
  ['Has worked at Quillmark', 'Has worked for Quillmark', TWO_JOBS, 'not_met'],
  ['Has worked at Bright', 'Has worked for Bright', TWO_JOBS, 'not_met'],
  ['Ex-Northgate', 'Has worked for Northgate', TWO_JOBS, 'met', 'Northgate'],
  ['Currently with Brightwater', 'Works now for Brightwater', TWO_JOBS, 'met', 'Brightwater'],
  ['Currently with Northgate', 'Works now for Northgate', TWO_JOBS, 'not_met', 'Northgate'],
  ['Currently employed by Northgate', 'Works now for Northgate', TWO_JOBS, 'not_met', 'Northgate'],
  [
    'Worked for Northgate Works',
    'Has worked for Northgate Works',
    [...TWO_JOBS, 'Trainee', 'Northgate Works', 'Jan 2014 - Dec 2015'],
    'met',
    'Northgate Works',
  ],
  ['Northgate employee', 'Has worked for Northgate', TWO_JOBS, 'met', 'Northgate'],
  ['On the payroll of Northgate', 'Has worked for Northgate', TWO_JOBS, 'met', 'Northgate'],
  ['Former or current employee of Brightwater', 'Has worked for Brightwater', TWO_JOBS, 'met', 'Brightwater'],
  ['Hat bei Northgate gearbeitet', 'Has worked for Northgate', TWO_JOBS, 'met', 'Northgate'],
  ['Has worked for Acme or Northgate', 'Has worked for Acme / Northgate', TWO_JOBS, 'met', 'Northgate'],
  ['Never worked for Northgate', 'Not: Has worked for Northgate', TWO_JOBS, 'not_met', 'Northgate'],
  ['Never worked for Acme', 'Not: Has worked for Acme', TWO_JOBS, 'met'],
];

describe('employers asked for by name', () => {
  test.each(ROWS.map((row) => [row[0], row] as const))('%s', (_, row) => {
    checkRow(row);
  });
});
