import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict, throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { wrongCandidate } from '../merges/store.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { refuseTag, takeRefusalBack } from '../tag_suggestions/store.ts';
import { tagExists } from '../tags/store.ts';
import { CandidateTag, CandidateTagInput, CandidateTagQuery } from './schema.ts';
import {
  findCandidateTag,
  insertCandidateTag,
  listCandidateTags,
  removeCandidateTag,
  sameCandidateTag,
} from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';

const tags = ['Candidate tags'];

/** Links of candidates to tags: create, list, read, delete. */
export function candidateTagRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/candidate_tags',
    {
      schema: {
        tags,
        summary: 'List links of candidates to tags, newest first',
        description: NEXT_PAGE,
        querystring: CandidateTagQuery,
        response: { 200: many(CandidateTag) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listCandidateTags(db, request.query)),
  );

  app.post(
    '/candidate_tags',
    {
      schema: {
        tags,
        summary: 'Tag a candidate',
        description:
          'candidate_id, tag_id and creation_method together are unique. It says that a tag applies to a ' +
          'candidate, and who says so.',
        notes: {
          errors: {
            409: 'The candidate already has this tag by this creation_method; details name the link.',
          },
        },
        body: CandidateTagInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        throwIfAny(await wrongReferences(trx, body));
        const existing_id = await sameCandidateTag(trx, body);
        if (existing_id !== null) {
          throw conflict('The candidate has this tag by this creation_method already.', [
            {
              path: 'body.tag_id',
              message: `is linked already, by the candidate tag ${existing_id}`,
              existing_id,
            },
          ]);
        }
        const new_id = await insertCandidateTag(trx, body);
        await takeRefusalBack(trx, body.candidate_id, body.tag_id);
        await recordEvent(trx, 'candidate_tag.created', new_id, { tag_id: request.body.tag_id });
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/candidate_tags/:id',
    {
      schema: {
        tags,
        summary: 'Read a link of a candidate to a tag',
        description: 'The link only: read the tag for its name.',
        params: IdParams,
        response: { 200: one(CandidateTag) },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await findOrFail(db, 'candidate tag', request.params.id, findCandidateTag)),
  );

  app.delete(
    '/candidate_tags/:id',
    {
      schema: {
        tags,
        summary: 'Remove a tag from a candidate',
        description:
          'The service will not suggest it for this candidate again. The tag and the candidate stay.',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const link = await findOrFail(trx, 'candidate tag', id, findCandidateTag);
        assertUnchanged(request, link);
        await recordEvent(trx, 'candidate_tag.deleted', id, { tag_id: link.tag_id });
        await removeCandidateTag(trx, id);
        await refuseTag(trx, link.candidate_id, link.tag_id);
      });
      return idResult(id);
    },
  );
}

async function wrongReferences(db: Db, input: CandidateTagInput): Promise<ErrorDetail[]> {
  const problems = await wrongCandidate(db, input.candidate_id);
  if (!(await tagExists(db, input.tag_id))) {
    problems.push({ path: 'body.tag_id', message: `names no tag (${input.tag_id})` });
  }
  return problems;
}
