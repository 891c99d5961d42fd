import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { assertRemoteIdFree, conflict, notFound, throwIfAny } from '../../../errors.ts';
import { removeFilesUnlessNamed } from '../../intake/attachments/store.ts';
import { foundBlind } from '../candidate_search/store.ts';
import { changedFields, recordEvent } from '../../feeds/events/store.ts';
import { IdResult, RefParams, idResult, many, otherRemoteId, writtenId } from '../../fields.ts';
import type { RecordRef } from '../../fields.ts';
import { candidateNotFound, mergedByRemoteId, survivorOf } from '../merges/store.ts';
import { sendPage } from '../../paging.ts';
import { assertUnchanged } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { deleteCandidate } from '../../../workflows/delete_candidate.ts';
import {
  Candidate,
  CandidateChanges,
  CandidateDeletion,
  CandidateInput,
  CandidateListItem,
  CandidateQuery,
  CandidateReplacement,
  DeletedCandidates,
} from './schema.ts';
import {
  candidateWithRemoteId,
  changeCandidate,
  findCandidate,
  findCandidateBy,
  insertCandidate,
  listCandidates,
  replaceCandidate,
} from './store.ts';
import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';

/** Whoever was merged into another is not found; the details name the survivor. */
const candidate = { params: RefParams, load: findOr404 };

export function candidateRoutes(routes: Routes, context: RouteContext): void {
  createAndReadRoutes(routes, context);
  changeRoutes(routes, context);
  deleteRoutes(routes, context);
}

/** List, create and read. */
function createAndReadRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;
  routes.get('/candidates', {
    summary: 'List or search candidates, newest first',
    description:
      'All words of q must occur in the name or a resume; the last may be the beginning of a word. ' +
      'q may hold "phrases", OR, NOT, -word, brackets and beginning*; GET /candidate_ids says how it ' +
      'understood them. ' +
      NEXT_PAGE,
    querystring: CandidateQuery,
    response: { 200: many(CandidateListItem) },
    handler: async (request, reply) => {
      // by what is hidden of people nobody is found
      const { q, ...filters } = request.query;
      const only = request.caller?.is_blind === true ? await foundBlind(db, { q }) : null;
      const query = only === null ? request.query : filters;
      return sendPage(request, reply, await listCandidates(db, query, only));
    },
  });

  routes.create('/candidates', {
    summary: 'Create a candidate',
    description:
      'Without remote_id, the id of the candidate becomes its remote_id. Attachments add what a resume ' +
      'says.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
    body: CandidateInput,
    make: async (trx, body) => {
      if (typeof body.remote_id === 'string') {
        assertRemoteIdFree('candidate', await candidateWithRemoteId(trx, body.remote_id));
        await assertNotMerged(trx, body.remote_id, 'body.remote_id');
      }
      const id = await insertCandidate(trx, body);
      await recordEvent(trx, 'candidate.created', id);
      return id;
    },
  });

  routes.read('/candidates/:id', candidate, {
    summary: 'Read a candidate',
    description:
      'A candidate merged into another answers 404, and the details name the survivor. By UUID, or by ' +
      '`remote.<remote_id>`. It includes the structured resume once one has been read.',
    of: Candidate,
  });
}

/** Replace or create, and change. */
function changeRoutes(routes: Routes, context: RouteContext): void {
  const { write } = context;
  routes.put('/candidates/:id', {
    config: { is_atomic: true },
    summary: 'Replace what is known about a candidate; in remote form, create a new one',
    description:
      'By UUID, it answers 404 when there is none. In remote form, it replaces the candidate or creates ' +
      'one (201). Optional fields you leave out are cleared, and the resume fills them again.',
    notes: {
      also: [409],
      errors: {
        409: 'The candidate with this remote_id was merged into another; details name that one.',
      },
    },
    params: RefParams,
    body: CandidateReplacement,
    response: { 200: IdResult, 201: IdResult },
    handler: async (request, reply) => {
      const {
        params: { id: ref },
        body,
      } = request;
      const { id, created } = await write(async (trx) => {
        throwIfAny(otherRemoteId(ref, body.remote_id));
        const known =
          ref.id === undefined ? await findCandidateBy(trx, ref) : await candidate.load(trx, { id: ref });
        assertUnchanged(request, known);
        if (known === null) {
          await assertNotMerged(trx, ref.remote_id ?? '', 'path.id');
          const new_id = await insertCandidate(trx, { ...body, remote_id: ref.remote_id });
          await recordEvent(trx, 'candidate.created', new_id);
          return { id: new_id, created: true };
        }
        if (await replaceCandidate(trx, known.id, body)) {
          await recordEvent(trx, 'candidate.updated', known.id);
        }
        return { id: known.id, created: false };
      });
      reply.code(created ? 201 : 200);
      return idResult(id);
    },
  });

  routes.change('/candidates/:id', candidate, {
    summary: 'Change the fields you send',
    description:
      'Fields you do not send stay as they are. null empties a field and keeps the resume from filling ' +
      'it.',
    body: CandidateChanges,
    save: async (trx, before, { overrides, ...body }) => {
      const { id } = before;
      if (!(await changeCandidate(trx, id, { ...body, overrides }))) return;
      await recordEvent(trx, 'candidate.updated', id, changedFields(before, { ...body, ...overrides }));
    },
  });
}

/** Delete several or one. */
function deleteRoutes(routes: Routes, { write, files }: RouteContext): void {
  routes.post('/candidates/delete', {
    config: { is_atomic: true },
    summary: 'Delete several candidates with all their data, files included',
    description: 'It deletes all of them or, if it fails, none. Ids of nobody are ignored.',
    operationId: 'deleteCandidates',
    body: CandidateDeletion,
    response: { 200: DeletedCandidates },
    handler: async (request) => {
      const { ids, hashes } = await write(async (trx) => {
        const there: string[] = [];
        const files_of: string[] = [];
        for (const id of new Set(request.body.ids)) {
          if ((await findCandidate(trx, id)) === null) continue;
          files_of.push(...(await deleteCandidate(trx, id)));
          there.push(id);
        }
        return { ids: there, hashes: files_of };
      });
      await removeFilesUnlessNamed(files, hashes);
      return { is_error: false as const, result: { ids } };
    },
  });

  routes.delete('/candidates/:id', {
    config: { is_atomic: true },
    summary: 'Delete a candidate with all their data, files included',
    description: 'This also deletes attachments, nominations, evaluations and summaries.',
    params: RefParams,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id, hashes } = await write(async (trx) => {
        const known = await candidate.load(trx, request.params);
        assertUnchanged(request, known);
        return { id: known.id, hashes: await deleteCandidate(trx, known.id) };
      });
      await removeFilesUnlessNamed(files, hashes);
      return idResult(id);
    },
  });
}

async function findOr404(db: Db, { id: ref }: { readonly id: RecordRef }): Promise<Candidate> {
  const found = await findCandidateBy(db, ref);
  if (found !== null) return found;
  if (ref.id !== undefined) throw await candidateNotFound(db, ref.id);
  const merged_id = await mergedByRemoteId(db, ref.remote_id);
  throw merged_id === null ? notFound('candidate', writtenId(ref)) : await candidateNotFound(db, merged_id);
}

/** Who was merged into somebody is not made again by the next run of whatever brings them. */
async function assertNotMerged(db: Db, remote_id: string, path: string): Promise<void> {
  const merged_id = await mergedByRemoteId(db, remote_id);
  const existing_id = merged_id === null ? null : await survivorOf(db, merged_id);
  if (existing_id === null) return;
  throw conflict('This candidate was merged into another. Use the one that is left, or undo the merge.', [
    { path, message: `was merged into the candidate ${existing_id}`, existing_id },
  ]);
}
