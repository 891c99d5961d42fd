import { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { validationFailed } from '../../../errors.ts';
import { recordEvents } from '../../feeds/events/store.ts';
import { IdParams, IdResult, Uuid, idResult } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { sendAll } from '../../paging.ts';
import { assertCandidate } from '../merges/store.ts';
import { dismiss, takeDismissalBack, duplicatesOf } from './store.ts';
import { DuplicateList } from './schema.ts';

const PairParams = z.object({
  id: Uuid,
  other_id: Uuid.describe('The candidate who is another person.'),
});

/** Candidates who may be the same person. */
export function duplicateRoutes(routes: Routes, { db, write }: RouteContext): void {
  routes.get('/candidates/:id/duplicates', {
    summary: 'List candidates who are probably the same person, with the reasons',
    description:
      'The same email address, telephone number, profile link or file, or the same name with the same ' +
      'employer or school. What more than 20 candidates share does not count, nor does a pair that ' +
      'somebody dismissed. There are no pages. Candidates who may be the same person, the likeliest ' +
      'first.',
    operationId: 'listDuplicates',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: DuplicateList },
    handler: async (request, reply) => {
      const { id } = request.params;
      await assertCandidate(db, id);
      // one person is known by name and address: a blind caller is told of none
      const rows = request.caller?.is_blind === true ? [] : await duplicatesOf(db, id);
      return sendAll(request, reply, rows);
    },
  });

  /** Both candidates read differently now: neither is offered for the other. */
  async function change(
    { id, other_id }: z.infer<typeof PairParams>,
    save: (trx: Db, one: string, other: string) => Promise<boolean>,
  ): Promise<IdResult> {
    if (id === other_id) {
      throw validationFailed([{ path: 'path.other_id', message: 'is the candidate itself' }]);
    }
    await write(async (trx) => {
      await assertCandidate(trx, id);
      await assertCandidate(trx, other_id, 'path.other_id');
      if (await save(trx, id, other_id)) await recordEvents(trx, 'candidate.updated', [id, other_id]);
    });
    return idResult(id);
  }

  routes.post('/candidates/:id/duplicates/:other_id/dismiss', {
    summary: 'Say that two candidates are not the same person',
    description:
      'They are no longer offered as duplicates of each other, whatever is read about them. Undoing a ' +
      'merge also says this.',
    operationId: 'dismissDuplicate',
    params: PairParams,
    response: { 200: IdResult },
    handler: async (request) => change(request.params, dismiss),
  });

  routes.delete('/candidates/:id/duplicates/:other_id/dismiss', {
    summary: 'Take back that two candidates are not the same person',
    description: 'They are offered again if there is a reason.',
    operationId: 'takeBackDismissal',
    params: PairParams,
    response: { 200: IdResult },
    handler: async (request) => change(request.params, takeDismissalBack),
  });
}
