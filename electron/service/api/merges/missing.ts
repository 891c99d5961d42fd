import type { Db } from '../../db/schema.ts';
import { ServiceError, notFound } from '../../errors.ts';
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
