import { conflict, throwIfAny } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import type { Routes } from '../../slice.ts';
import { JobTag, JobTagInput, JobTagQuery } from './schema.ts';
import { findJobTag, insertJobTag, listJobTags, removeJobTag, sameJobTag } from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import { byId } from '../../resource_routes.ts';
import { wrongTag } from '../../people/tags/store.ts';
import { wrongJob } from '../jobs/store.ts';

const link = byId('job tag', findJobTag);

/** Links of jobs to tags: create, list, read, delete. */
export function jobTagRoutes(routes: Routes): void {
  routes.list('/job_tags', {
    summary: 'List links of jobs to tags, newest first',
    description: NEXT_PAGE,
    querystring: JobTagQuery,
    of: JobTag,
    rows: listJobTags,
  });

  routes.create('/job_tags', {
    summary: 'Tag a job',
    description: 'job_id and tag_id together are unique. It says that a tag applies to a job.',
    notes: { errors: { 409: 'The job already has this tag; details name the link.' } },
    body: JobTagInput,
    make: async (trx, body) => {
      throwIfAny([...(await wrongJob(trx, body.job_id)), ...(await wrongTag(trx, body.tag_id))]);
      const existing_id = await sameJobTag(trx, body);
      if (existing_id !== null) {
        throw conflict('The job already has this tag.', [
          { path: 'body.tag_id', message: `is linked already, by the job tag ${existing_id}`, existing_id },
        ]);
      }
      const id = await insertJobTag(trx, body);
      await recordEvent(trx, 'job_tag.created', id);
      return id;
    },
  });

  routes.read('/job_tags/:id', link, {
    summary: 'Read a link of a job to a tag',
    description: 'The link only: read the tag for its name.',
    of: JobTag,
  });

  routes.remove('/job_tags/:id', link, {
    summary: 'Remove a tag from a job',
    description: 'The tag and the job stay.',
    erase: async (trx, { id }) => {
      await removeJobTag(trx, id);
      await recordEvent(trx, 'job_tag.deleted', id);
    },
  });
}
