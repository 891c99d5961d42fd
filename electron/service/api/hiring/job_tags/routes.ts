import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict, throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { jobExists } from '../jobs/store.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { tagExists } from '../../people/tags/store.ts';
import { JobTag, JobTagInput, JobTagQuery } from './schema.ts';
import { findJobTag, insertJobTag, listJobTags, removeJobTag, sameJobTag } from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';

const tags = ['Job tags'];

/** Links of jobs to tags: create, list, read, delete. */
export function jobTagRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/job_tags',
    {
      schema: {
        tags,
        summary: 'List links of jobs to tags, newest first',
        description: NEXT_PAGE,
        querystring: JobTagQuery,
        response: { 200: many(JobTag) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listJobTags(db, request.query)),
  );

  app.post(
    '/job_tags',
    {
      schema: {
        tags,
        summary: 'Tag a job',
        description: 'job_id and tag_id together are unique. It says that a tag applies to a job.',
        notes: { errors: { 409: 'The job already has this tag; details name the link.' } },
        body: JobTagInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        throwIfAny(await wrongReferences(trx, body));
        const existing_id = await sameJobTag(trx, body);
        if (existing_id !== null) {
          throw conflict('The job has this tag already.', [
            { path: 'body.tag_id', message: `is linked already, by the job tag ${existing_id}`, existing_id },
          ]);
        }
        const new_id = await insertJobTag(trx, body);
        await recordEvent(trx, 'job_tag.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/job_tags/:id',
    {
      schema: {
        tags,
        summary: 'Read a link of a job to a tag',
        description: 'The link only: read the tag for its name.',
        params: IdParams,
        response: { 200: one(JobTag) },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await findOrFail(db, 'job tag', request.params.id, findJobTag)),
  );

  app.delete(
    '/job_tags/:id',
    {
      schema: {
        tags,
        summary: 'Remove a tag from a job',
        description: 'The tag and the job stay.',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        assertUnchanged(request, await findOrFail(trx, 'job tag', id, findJobTag));
        await removeJobTag(trx, id);
        await recordEvent(trx, 'job_tag.deleted', id);
      });
      return idResult(id);
    },
  );
}

async function wrongReferences(db: Db, input: JobTagInput): Promise<ErrorDetail[]> {
  const problems: ErrorDetail[] = [];
  if (!(await jobExists(db, input.job_id))) {
    problems.push({ path: 'body.job_id', message: `names no job (${input.job_id})` });
  }
  if (!(await tagExists(db, input.tag_id))) {
    problems.push({ path: 'body.tag_id', message: `names no tag (${input.tag_id})` });
  }
  return problems;
}
