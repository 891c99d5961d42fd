import { assertUnchanged } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict, validationFailed } from '../../../errors.ts';
import { isToBeDeleted } from '../candidate_deletions/store.ts';
import { findCandidate, findCandidateRow } from '../candidates/store.ts';
import { IdParams, many } from '../../fields.ts';
import { IdPageQuery, sendPage } from '../../paging.ts';
import type { Routes } from '../../slice.ts';
import { mergeCandidates } from '../../../workflows/merge_candidates.ts';
import {
  assertCandidate,
  candidateNotFound,
  wrongCandidate,
  findMerge,
  listMerges,
  mergeOf,
} from './store.ts';
import { Merge, MergeInput, MergeResult, UndoneMergeResult } from './schema.ts';
import { takeApart } from '../../../workflows/take_apart.ts';
import { byId } from '../../resource_routes.ts';

const merge = byId('merge', findMerge);

/** Merging two records of one person, reading merges, undoing them. */
export function mergeRoutes(routes: Routes, context: RouteContext): void {
  const { db, write } = context;
  routes.post('/candidates/:id/merge', {
    summary: 'Merge two records of one person',
    description:
      'All data of the other moves to this candidate. This candidate’s own fields stay, unless `fields` ' +
      'chooses the other value. result.id is this candidate; result.merge_id is for the undo. Repeating a ' +
      'merge changes nothing. The candidate of the path stays and takes over what the other has. From now ' +
      'on the other answers 404.',
    operationId: 'mergeCandidates',
    notes: {
      also: [412],
      errors: {
        404:
          'The candidate of the path does not exist. If it was merged into another, details name that ' +
          'one.',
        409: 'One of the two is about to be deleted.',
      },
    },
    params: IdParams,
    body: MergeInput,
    response: { 200: MergeResult },
    handler: async (request) => {
      const { id } = request.params;
      const { other_id, fields } = request.body;
      const merge_id = await write(async (trx) => {
        const candidate = await findCandidate(trx, id);
        const survivor = await findCandidateRow(trx, id);
        if (candidate === null || survivor === null) throw await candidateNotFound(trx, id);
        assertUnchanged(request, candidate);
        if (other_id === id) {
          throw validationFailed([{ path: 'body.other_id', message: 'is the candidate itself' }]);
        }
        const other = await findCandidateRow(trx, other_id);
        if (other === null) return earlierMerge(trx, id, other_id);
        if (await isToBeDeleted(trx, [id, other_id])) {
          // what was decided about one record would happen to both, or to neither
          throw conflict(
            'One of the two waits to be deleted. Withdraw that deletion first, or do not merge them.',
            [{ path: 'body.other_id', message: 'waits to be deleted, or the candidate itself does' }],
          );
        }
        return mergeCandidates(trx, survivor, other, fields ?? {});
      });
      return { is_error: false as const, result: { id, merge_id, other_id } };
    },
  });

  routes.get('/candidates/:id/merges', {
    summary: 'List what was merged into a candidate, newest first',
    description: 'The list includes undone merges.',
    params: IdParams,
    querystring: IdPageQuery,
    response: { 200: many(Merge) },
    handler: async (request, reply) => {
      const { id } = request.params;
      await assertCandidate(db, id);
      return sendPage(request, reply, await listMerges(db, id, request.query));
    },
  });

  routes.read('/merges/:id', merge, {
    summary: 'Read a merge',
    description: 'By UUID. undone_at says whether the merge was undone.',
    of: Merge,
  });

  routes.post('/merges/:id/undo', {
    summary: 'Undo a merge',
    description:
      'It restores both records as far as later changes allow: what the survivor got since stays there. ' +
      'result.stayed counts it. Undo later merges of the same candidate first, except those that Longlist made by ' +
      'itself: they are made anew. The two are never joined again by Longlist. result.id is the survivor.',
    notes: {
      also: [412],
      errors: {
        409:
          'It was already undone, a later merge builds on it, or a remote_id that would return is ' +
          'taken; details name the obstacle.',
      },
    },
    params: IdParams,
    response: { 200: UndoneMergeResult },
    handler: async (request) => {
      const { id } = request.params;
      const undone = await write(async (trx) => {
        const found = await merge.load(trx, { id });
        assertUnchanged(request, found);
        return { ...found, stayed: await takeApart(trx, found) };
      });
      return {
        is_error: false as const,
        result: {
          id: undone.survivor_id,
          merge_id: id,
          other_id: undone.other_id,
          stayed: undone.stayed,
        },
      };
    },
  });
}

/** The merge of these two, when it was made before: a repeated request gets the same answer. */
async function earlierMerge(db: Db, survivor_id: string, other_id: string): Promise<string> {
  const earlier = await mergeOf(db, other_id);
  if (earlier?.survivor_id === survivor_id) return earlier.id;
  throw validationFailed(await wrongCandidate(db, other_id, 'body.other_id'));
}
