import { findJob } from '../../hiring/jobs/store.ts';
import { writtenBlind } from '../../feeds/events/store.ts';
import type { Db } from '../../../db/schema.ts';
import type { RecordRef } from '../../fields.ts';
import { valuesOf } from '../../settings/custom_field_values/store.ts';
import type { CustomFieldValue } from '../../settings/custom_field_values/schema.ts';
import type { AnswerMask } from './answer.ts';
import { maskAnswer } from './mask.ts';

/** Values as they were, where a blind caller wrote them: bars over a guess would tell that it is right. */
async function withoutGuesses(db: Db, values: readonly CustomFieldValue[]): Promise<CustomFieldValue[]> {
  const written = await writtenBlind(
    db,
    values.map(({ id }) => id),
  );
  return values.filter(({ id }) => written.has(id));
}

type OfOne = { readonly result?: { readonly values: object } };

/** The own fields of one job or candidate: their texts may name somebody, as notes do. */
export function maskValues(about: 'candidate' | 'anybody'): AnswerMask {
  const hides = maskAnswer(about);
  return async (payload, request, context) => {
    const { result, ...answer } = (await hides(payload, request, context)) as OfOne;
    if (result === undefined) return answer;
    const { db } = context;
    // as the route was given them
    const named = (request.params as { readonly id: string | RecordRef }).id;
    const id = typeof named === 'string' ? named : (await findJob(db, named))?.id;
    if (id === undefined) return { ...answer, result };
    const own = await withoutGuesses(db, await valuesOf(db, about === 'candidate' ? about : 'job', [id]));
    const values = Object.fromEntries(own.map(({ field_id, value }) => [field_id, value]));
    return { ...answer, result: { values: { ...result.values, ...values } } };
  };
}

type Listed = { readonly results?: readonly CustomFieldValue[] };

/** The same of several, where each names its candidate; of jobs nobody knows whom they name. */
export function maskListedValues(): AnswerMask {
  const of_candidates = maskAnswer('what they name');
  const of_jobs = maskAnswer('anybody');
  return async (payload, request, context) => {
    const { results } = payload as Listed;
    if (results === undefined) return payload;
    const hides = results.some(({ job_id }) => job_id !== null) ? of_jobs : of_candidates;
    const hidden = (await hides(payload, request, context)) as Listed & object;
    const own = new Map((await withoutGuesses(context.db, results)).map((value) => [value.id, value]));
    return { ...hidden, results: hidden.results?.map((value) => own.get(value.id) ?? value) };
  };
}
