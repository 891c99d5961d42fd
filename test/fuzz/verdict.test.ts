import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';
import type { FuzzCase } from './verdict.ts';

const REFUSED = { check: 'positive_data_acceptance', message: 'Schema-valid request rejected' };
const answer = (type: string, ...details: [path: string, message: string][]): string =>
  JSON.stringify({ error: { type, details: details.map(([path, message]) => ({ path, message })) } });
const found = (over: Partial<FuzzCase>): FuzzCase => ({
  operation: 'POST /api/v1/jobs',
  request: '',
  status: 422,
  body: '',
  failed: [],
  ...over,
});

it.each<[string, Partial<FuzzCase>, string]>([
  ['an answer that no check minds', {}, 'passed'],
  ['a 500, whatever the checks say', { status: 500 }, 'failed'],
  [
    'a reference that does not exist',
    { failed: [REFUSED], body: answer('VALIDATION_FAILED', ['body.job_id', 'names no job (1)']) },
    'excused',
  ],
  [
    'a reference, and a violation that a schema can say',
    {
      failed: [REFUSED],
      body: answer(
        'VALIDATION_FAILED',
        ['body.job_id', 'names no job (1)'],
        ['body.title', 'must not be empty'],
      ),
    },
    'failed',
  ],
  [
    'another version is stored',
    { status: 412, failed: [REFUSED], body: answer('PRECONDITION_FAILED') },
    'excused',
  ],
  ['a refusal without a word', { failed: [REFUSED], body: answer('VALIDATION_FAILED') }, 'failed'],
  ['a body that is no JSON', { failed: [REFUSED], body: '<html>' }, 'failed'],
  [
    'an answer outside of its schema, whatever else',
    {
      failed: [REFUSED, { check: 'response_schema_conformance', message: 'x' }],
      body: answer('VALIDATION_FAILED', ['body.job_id', 'names no job (1)']),
    },
    'failed',
  ],
])('%s', (_name, over, verdict) => {
  expect(verdictOf(found(over))).toBe(verdict);
});
