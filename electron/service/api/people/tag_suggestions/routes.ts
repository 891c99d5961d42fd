import type { RouteContext } from '../../context.ts';
import { notFound } from '../../../errors.ts';
import { IdParams, many } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { suggestTagsFor } from '../../../workflows/queue_tag_suggestions.ts';
import { sendAll } from '../../paging.ts';
import { assertCandidate } from '../merges/store.ts';
import { RefusedTag, RefusedTagParams, TagCount, TagPreset } from './schema.ts';
import { refusedTags, tagCounts, takeRefusalBack } from './store.ts';
import { tagPresets } from './presets.ts';

/** Tags the service takes from profiles. */
export function tagSuggestionRoutes(routes: Routes, { db, options }: RouteContext): void {
  routes.get('/tag_presets', {
    summary: 'List the standard role titles that come with the program',
    description: 'Titles of jobs are matched to these if they mean the same.',
    response: { 200: many(TagPreset) },
    handler: async (request, reply) => {
      return sendAll(request, reply, await tagPresets(options.resources_dir));
    },
  });

  routes.get('/tag_counts', {
    summary: 'Count the candidates of each tag',
    description: 'It leaves out tags that nobody has.',
    response: { 200: many(TagCount) },
    handler: async (request, reply) => {
      return sendAll(request, reply, await tagCounts(db));
    },
  });

  routes.get('/candidates/:id/refused_tags', {
    summary: 'List the tags removed from a candidate',
    description: 'The service does not suggest them for this candidate.',
    operationId: 'listRefusedTags',
    params: IdParams,
    response: { 200: many(RefusedTag) },
    handler: async (request, reply) => {
      const { id } = request.params;
      await assertCandidate(db, id);
      return sendAll(request, reply, await refusedTags(db, id));
    },
  });

  routes.act('delete', '/candidates/:id/refused_tags/:tag_id', {
    summary: 'Allow a tag to be suggested for a candidate again',
    description: 'The service suggests it in the background if the profile still supports it.',
    operationId: 'allowTag',
    notes: { versioned: false },
    params: RefusedTagParams,
    act: async (trx, request) => {
      const { id, tag_id } = request.params;
      await assertCandidate(trx, id);
      if (!(await takeRefusalBack(trx, id, tag_id))) throw notFound('refused tag', tag_id);
      await suggestTagsFor(trx, id);
      return tag_id;
    },
  });
}
