import type { RouteContext } from '../../context.ts';
import { notFound } from '../../../errors.ts';
import { IdParams, IdResult, idResult, many } from '../../fields.ts';
import type { App } from '../../slice.ts';
import { suggestTagsFor } from '../../../workflows/queue_tag_suggestions.ts';
import { sendAll } from '../../paging.ts';
import { assertCandidate } from '../merges/store.ts';
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
        summary: 'List the standard role titles that come with the program',
        description: 'Titles of jobs are matched to these if they mean the same.',
        operationId: 'listTagPresets',
        notes: { versioned: false },
        response: { 200: many(TagPreset) },
      },
    },
    async (request, reply) => {
      return sendAll(request, reply, await tagPresets(options.resources_dir));
    },
  );

  app.get(
    '/tag_counts',
    {
      schema: {
        tags,
        summary: 'Count the candidates of each tag',
        description: 'It leaves out tags that nobody has.',
        operationId: 'listTagCounts',
        notes: { versioned: false },
        response: { 200: many(TagCount) },
      },
    },
    async (request, reply) => {
      return sendAll(request, reply, await tagCounts(db));
    },
  );

  app.get(
    '/candidates/:id/refused_tags',
    {
      schema: {
        tags,
        summary: 'List the tags removed from a candidate',
        description: 'The service does not suggest them for this candidate.',
        operationId: 'listRefusedTags',
        notes: { versioned: false },
        params: IdParams,
        response: { 200: many(RefusedTag) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await assertCandidate(db, id);
      return sendAll(request, reply, await refusedTags(db, id));
    },
  );

  app.delete(
    '/candidates/:id/refused_tags/:tag_id',
    {
      schema: {
        tags,
        summary: 'Allow a tag to be suggested for a candidate again',
        description: 'The service suggests it in the background if the profile still supports it.',
        operationId: 'allowTag',
        notes: { versioned: false },
        params: RefusedTagParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id, tag_id } = request.params;
      await write(async (trx) => {
        await assertCandidate(trx, id);
        if (!(await takeRefusalBack(trx, id, tag_id))) throw notFound('refused tag', tag_id);
        await suggestTagsFor(trx, id);
      });
      return idResult(tag_id);
    },
  );
}
