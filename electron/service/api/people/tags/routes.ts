import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import { assertRemoteIdFree, conflict } from '../../../errors.ts';
import { WITH, recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { allowTag, withholdTag } from '../tag_suggestions/store.ts';
import { Tag, TagInput, TagQuery } from './schema.ts';
import {
  dependentsOfTag,
  findTag,
  insertTag,
  listTags,
  removeTag,
  sameTag,
  tagWithRemoteId,
} from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';

const tags = ['Tags'];

/** Tags: create, list, read, delete. */
export function tagRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/tags',
    {
      schema: {
        tags,
        summary: 'List tags, newest first',
        description: NEXT_PAGE,
        querystring: TagQuery,
        response: { 200: many(Tag) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listTags(db, request.query)),
  );

  app.post(
    '/tags',
    {
      schema: {
        tags,
        summary: 'Create a tag',
        description:
          'tag_type, is_standardized and name together are unique. Tags are the same for the whole ' +
          'organization.',
        notes: {
          errors: { 409: 'A tag with this tag_type, is_standardized and name exists; details give its id.' },
        },
        body: TagInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        const existing_id = await sameTag(trx, body);
        if (existing_id !== null) {
          throw conflict('There is a tag with this tag_type, is_standardized and name already.', [
            { path: 'body.name', message: `is taken by the tag ${existing_id}`, existing_id },
          ]);
        }
        if (typeof body.remote_id === 'string') {
          assertRemoteIdFree('tag', await tagWithRemoteId(trx, body.remote_id));
        }
        const new_id = await insertTag(trx, body);
        if (body.is_standardized) await allowTag(trx, body);
        await recordEvent(trx, 'tag.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/tags/:id',
    {
      schema: {
        tags,
        summary: 'Read a tag',
        description: 'By UUID.',
        params: IdParams,
        response: { 200: one(Tag) },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await findOrFail(db, 'tag', request.params.id, findTag)),
  );

  app.delete(
    '/tags/:id',
    {
      schema: {
        tags,
        summary: 'Delete a tag',
        description:
          'This also deletes its links to candidates and jobs, and its criteria. The service does not make ' +
          'a deleted standard tag again. This also deletes its links to candidates and jobs, and its ' +
          'criteria.',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const tag = await findOrFail(trx, 'tag', id, findTag);
        assertUnchanged(request, tag);
        const gone = await dependentsOfTag(trx, id);
        await recordEvents(trx, 'candidate_tag.deleted', gone.candidate_tags, WITH.tag);
        await recordEvents(trx, 'job_tag.deleted', gone.job_tags, WITH.tag);
        await recordEvents(trx, 'criterion.deleted', gone.criteria, WITH.tag);
        await removeTag(trx, id);
        if (tag.is_standardized) await withholdTag(trx, tag);
        await recordEvent(trx, 'tag.deleted', id);
      });
      return idResult(id);
    },
  );
}
