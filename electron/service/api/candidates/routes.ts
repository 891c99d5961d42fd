import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../context.ts';
import type { Db } from '../../db/schema.ts';
import { assertRemoteIdFree } from '../../errors.ts';
import { removeFilesUnlessNamed } from '../attachments/store.ts';
import { foundBlind } from '../blind_mode/search.ts';
import { recordEvent } from '../events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../fields.ts';
import { missingCandidate } from '../merges/missing.ts';
import { sendPage } from '../paging.ts';
import { assertUnchanged, sendRecord } from '../record.ts';
import type { App } from '../slice.ts';
import { deleteCandidate } from './remove.ts';
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
  insertCandidate,
  listCandidates,
  replaceCandidate,
} from './store.ts';

const tags = ['Candidates'];

export function candidateRoutes(app: App, { db, write, files }: RouteContext): void {
  app.get(
    '/candidates',
    {
      schema: {
        tags,
        summary: 'List or search candidates, newest first',
        querystring: CandidateQuery,
        response: { 200: many(CandidateListItem) },
      },
    },
    async (request, reply) => {
      // by what is hidden of people nobody is found
      const { q, ...filters } = request.query;
      const only = request.caller?.is_blind === true ? await foundBlind(db, { q }) : null;
      const query = only === null ? request.query : filters;
      return sendPage(request, reply, await listCandidates(db, query, only));
    },
  );

  app.post(
    '/candidates',
    { schema: { tags, summary: 'Create a candidate', body: CandidateInput, response: { 201: IdResult } } },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        if (typeof body.remote_id === 'string') {
          assertRemoteIdFree('candidate', await candidateWithRemoteId(trx, body.remote_id));
        }
        const new_id = await insertCandidate(trx, body);
        await recordEvent(trx, 'candidate.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary: 'Read a candidate',
        description: 'One that was merged into another is a 404 whose details name the survivor.',
        params: IdParams,
        response: { 200: one(Candidate) },
      },
    },
    async (request, reply) => sendRecord(request, reply, await candidateOr404(db, request.params.id)),
  );

  /** Changes a candidate in the version the caller has. */
  async function change(
    request: FastifyRequest,
    id: string,
    save: (trx: Db) => Promise<void>,
  ): Promise<IdResult> {
    await write(async (trx) => {
      assertUnchanged(request, await candidateOr404(trx, id));
      await save(trx);
      await recordEvent(trx, 'candidate.updated', id);
    });
    return idResult(id);
  }

  app.put(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary: 'Replace what is known of a candidate',
        params: IdParams,
        body: CandidateReplacement,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      return change(request, id, (trx) => replaceCandidate(trx, id, request.body));
    },
  );

  app.patch(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary: 'Change the fields that are sent',
        params: IdParams,
        body: CandidateChanges,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      return change(request, id, (trx) => changeCandidate(trx, id, request.body));
    },
  );

  app.post(
    '/candidates/delete',
    {
      schema: {
        tags,
        summary: 'Delete several candidates with everything of theirs, files included',
        description: 'All of them or, when it fails, nobody. Who is not there is passed over.',
        body: CandidateDeletion,
        response: { 200: DeletedCandidates },
      },
    },
    async (request) => {
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
      await removeFilesUnlessNamed(db, files, hashes);
      return { is_error: false as const, result: { ids } };
    },
  );

  app.delete(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary: 'Delete a candidate with everything of theirs, files included',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      const hashes = await write(async (trx) => {
        assertUnchanged(request, await candidateOr404(trx, id));
        return deleteCandidate(trx, id);
      });
      await removeFilesUnlessNamed(db, files, hashes);
      return idResult(id);
    },
  );
}

async function candidateOr404(db: Db, id: string): Promise<Candidate> {
  const candidate = await findCandidate(db, id);
  if (candidate === null) throw await missingCandidate(db, id);
  return candidate;
}
