import type { RouteContext } from '../../context.ts';
import { candidateExists } from '../candidates/store.ts';
import { notFound } from '../../../errors.ts';
import { IdParams, IdResult, idResult, many } from '../../fields.ts';
import { candidateNotFound } from '../merges/store.ts';
import { sendPage } from '../../paging.ts';
import type { App } from '../../slice.ts';
import { suggestTagsFor } from '../../../workflows/queue_tag_suggestions.ts';
import { RefusedTag, RefusedTagParams, TagCount, TagPreset } from './schema.ts';
import { refusedTags, tagCounts, takeRefusalBack } from './store.ts';
import { tagPresets } from './presets.ts';

const tags = ['Tags'];

/** Tags the service takes from profiles. */
export function tagSuggestionRoutes(app: App, { db, write, options }: RouteContext): void {
  app.get(
    '/tag_presets',
    {
      schema: {
        tags,
        summary: 'List the standard role titles the program ships',
        description: 'Titles of jobs are read as one of these where they mean it.',
        response: { 200: many(TagPreset) },
      },
    },
    async (request, reply) => {
      const rows = await tagPresets(options.resources_dir);
      return sendPage(request, reply, { rows, total: rows.length, next: null });
    },
  );

  app.get(
    '/tag_counts',
    {
      schema: {
        tags,
        summary: 'How many candidates have each tag',
        description: 'Tags that nobody has are left out.',
        response: { 200: many(TagCount) },
      },
    },
    async (request, reply) => {
      const rows = await tagCounts(db);
      return sendPage(request, reply, { rows, total: rows.length, next: null });
    },
  );

  app.get(
    '/candidates/:id/refused_tags',
    {
      schema: {
        tags,
        summary: 'List the tags that were taken off a candidate',
        description: 'The service does not suggest them for this candidate.',
        params: IdParams,
        response: { 200: many(RefusedTag) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await candidateExists(db, id))) throw await candidateNotFound(db, id);
      const rows = await refusedTags(db, id);
      return sendPage(request, reply, { rows, total: rows.length, next: null });
    },
  );

  app.delete(
    '/candidates/:id/refused_tags/:tag_id',
    {
      schema: {
        tags,
        summary: 'Let a tag be suggested for a candidate again',
        description: 'It is suggested in the background, where the profile still speaks for it.',
        params: RefusedTagParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id, tag_id } = request.params;
      await write(async (trx) => {
        if (!(await candidateExists(trx, id))) throw await candidateNotFound(trx, id);
        if (!(await takeRefusalBack(trx, id, tag_id))) throw notFound('refused tag', tag_id);
        await suggestTagsFor(trx, id);
      });
      return idResult(tag_id);
    },
  );
}
