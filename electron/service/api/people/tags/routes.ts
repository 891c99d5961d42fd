import { assertRemoteIdFree, conflict } from '../../../errors.ts';
import { WITH, recordEvent, recordEvents } from '../../feeds/events/store.ts';
import type { Routes } from '../../slice.ts';
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
import { byId } from '../../resource_routes.ts';

const tag = byId('tag', findTag);

/** Tags: create, list, read, delete. */
export function tagRoutes(routes: Routes): void {
  routes.list('/tags', {
    summary: 'List tags, newest first',
    description: NEXT_PAGE,
    querystring: TagQuery,
    of: Tag,
    rows: listTags,
  });

  routes.create('/tags', {
    summary: 'Create a tag',
    description:
      'tag_type, is_standardized and name together are unique. Tags are the same for the whole ' +
      'organization.',
    notes: {
      errors: { 409: 'A tag with this tag_type, is_standardized and name exists; details give its id.' },
    },
    body: TagInput,
    make: async (trx, body) => {
      const existing_id = await sameTag(trx, body);
      if (existing_id !== null) {
        throw conflict('There is a tag with this tag_type, is_standardized and name already.', [
          { path: 'body.name', message: `is taken by the tag ${existing_id}`, existing_id },
        ]);
      }
      if (typeof body.remote_id === 'string') {
        assertRemoteIdFree('tag', await tagWithRemoteId(trx, body.remote_id));
      }
      const id = await insertTag(trx, body);
      if (body.is_standardized) await allowTag(trx, body);
      await recordEvent(trx, 'tag.created', id);
      return id;
    },
  });

  routes.read('/tags/:id', tag, { summary: 'Read a tag', description: 'By UUID.', of: Tag });

  routes.remove('/tags/:id', tag, {
    summary: 'Delete a tag',
    description:
      'This also deletes its links to candidates and jobs, and its criteria. The service does not make ' +
      'a deleted standard tag again. This also deletes its links to candidates and jobs, and its ' +
      'criteria.',
    erase: async (trx, found) => {
      const { id } = found;
      const gone = await dependentsOfTag(trx, id);
      await recordEvents(trx, 'candidate_tag.deleted', gone.candidate_tags, WITH.tag);
      await recordEvents(trx, 'job_tag.deleted', gone.job_tags, WITH.tag);
      await recordEvents(trx, 'criterion.deleted', gone.criteria, WITH.tag);
      await removeTag(trx, id);
      if (found.is_standardized) await withholdTag(trx, found);
      await recordEvent(trx, 'tag.deleted', id);
    },
  });
}
