import type { RouteContext } from '../context.ts';
import { assertRemoteIdFree, notFound } from '../../errors.ts';
import { attachmentsOf, removeFilesUnlessNamed } from '../attachments/store.ts';
import { recordEvent } from '../events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../fields.ts';
import { nominationIdsOf } from '../nominations/store.ts';
import { sendPage } from '../paging.ts';
import type { App } from '../slice.ts';
import {
  Candidate,
  CandidateChanges,
  CandidateInput,
  CandidateListItem,
  CandidateQuery,
  CandidateReplacement,
} from './schema.ts';
import {
  candidateExists,
  candidateWithRemoteId,
  changeCandidate,
  findCandidate,
  insertCandidate,
  listCandidates,
  removeCandidate,
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
    async (request, reply) => sendPage(request, reply, await listCandidates(db, request.query)),
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
    { schema: { tags, summary: 'Read a candidate', params: IdParams, response: { 200: one(Candidate) } } },
    async (request) => {
      const candidate = await findCandidate(db, request.params.id);
      if (candidate === null) throw notFound('candidate', request.params.id);
      return { is_error: false as const, result: candidate };
    },
  );

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
      const {
        params: { id },
        body,
      } = request;
      await write(async (trx) => {
        if (!(await candidateExists(trx, id))) throw notFound('candidate', id);
        await replaceCandidate(trx, id, body);
        await recordEvent(trx, 'candidate.updated', id);
      });
      return idResult(id);
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
      const {
        params: { id },
        body,
      } = request;
      await write(async (trx) => {
        if (!(await candidateExists(trx, id))) throw notFound('candidate', id);
        await changeCandidate(trx, id, body);
        await recordEvent(trx, 'candidate.updated', id);
      });
      return idResult(id);
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
      const attachments = await write(async (trx) => {
        if (!(await candidateExists(trx, id))) throw notFound('candidate', id);
        const removed = await attachmentsOf(trx, id);
        for (const attachment of removed) await recordEvent(trx, 'attachment.deleted', attachment.id);
        for (const nomination_id of await nominationIdsOf(trx, { candidate_id: id })) {
          await recordEvent(trx, 'nomination.deleted', nomination_id);
        }
        await removeCandidate(trx, id);
        await recordEvent(trx, 'candidate.deleted', id);
        return removed;
      });
      await removeFilesUnlessNamed(
        db,
        files,
        attachments.map((attachment) => attachment.sha256),
      );
      return idResult(id);
    },
  );
}
