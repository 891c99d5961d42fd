import type { Db } from '../../../db/schema.ts';
import { ServiceError, notFound } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { candidateExists } from '../candidates/store.ts';
import { survivorOf } from './store.ts';

/** The 404 for a candidate that is not there: when it was merged into another, `path` tells which. */
export async function missingCandidate(db: Db, id: string, path = 'path.id'): Promise<ServiceError> {
  const survivor_id = await survivorOf(db, id);
  if (survivor_id === null) return notFound('candidate', id);
  return new ServiceError(
    'NOT_FOUND',
    `There is no candidate with the id ${id} any more: it was merged into ${survivor_id}.`,
    [
      {
        path,
        message: `was merged into the candidate ${survivor_id}`,
        existing_id: survivor_id,
      },
    ],
  );
}

/** What is wrong with a candidate_id in a body: nothing, or that it names none; one that was merged names the survivor. */
export async function wrongCandidate(
  db: Db,
  id: string | null | undefined,
  path = 'body.candidate_id',
): Promise<ErrorDetail[]> {
  if (id === null || id === undefined || (await candidateExists(db, id))) return [];
  const existing_id = await survivorOf(db, id);
  return existing_id === null
    ? [{ path, message: `names no candidate (${id})` }]
    : [{ path, message: `was merged into the candidate ${existing_id}`, existing_id }];
}
