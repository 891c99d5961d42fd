import { conflict, notFound } from '#service/errors.ts';
import type { RouteContext } from '../../context.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, RefParams } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import type { Routes } from '../../slice.ts';
import { findOrFail } from '../../record.ts';
import { readPresets, readingOf } from './presets.ts';
import { CriterionPresets, SavedCriteria, SavedCriterionInput, SuggestedCriteria } from './schema.ts';
import { findSaved, insertSaved, listSaved, removeSaved } from './store.ts';

/** Where criteria come from: a job's description, the program's presets, what a person kept. */
export function criterionLibraryRoutes(routes: Routes, { db, options, skills }: RouteContext): void {
  routes.get('/jobs/:id/suggested_criteria', {
    summary: 'Suggest criteria from the description of a job',
    description:
      'It gives at most 15, best first, each with its reading and the sentence it comes from. It stores ' +
      'nothing.',
    operationId: 'suggestCriteria',
    notes: { versioned: false },
    params: RefParams,
    response: { 200: SuggestedCriteria },
    handler: async (request) => {
      const job = await findOrFail(db, 'job', request.params.id, findJob);
      const { suggestCriteria } = await import('#service/intelligence/requirements/suggest.ts');
      const own = new Map<string, string>();
      for (const { id, prompt_text } of await criteriaOfJob(db, job.id)) {
        own.set((await skills.understand(prompt_text)).understood_as, id);
      }
      const results = [];
      for (const suggested of suggestCriteria(job, await skills.reader())) {
        // as it is read once it is taken over
        const read = await skills.understand(suggested.prompt_text);
        const criterion_id = own.get(read.understood_as) ?? null;
        results.push({ ...suggested, ...readingOf(read), engine: read.engine, criterion_id });
      }
      return { is_error: false as const, results };
    },
  });

  routes.get('/criterion_presets', {
    summary: 'List criteria for common trades',
    description: 'They come with the program. Copy what fits; none applies automatically.',
    response: { 200: CriterionPresets },
    handler: async () => ({
      is_error: false as const,
      results: await readPresets(options.resources_dir, skills),
    }),
  });

  routes.get('/saved_criteria', {
    summary: 'List saved criteria, newest first',
    description: 'Each shows how it is read today.',
    response: { 200: SavedCriteria },
    handler: async () => {
      const results = [];
      for (const row of await listSaved(db)) {
        results.push({ ...row, ...readingOf(await skills.understand(row.prompt_text)) });
      }
      return { is_error: false as const, results };
    },
  });

  routes.create('/saved_criteria', {
    summary: 'Save a criterion to use again',
    description: 'It applies to nobody until somebody adds it to a job, a tag or the organization.',
    operationId: 'saveCriterion',
    notes: { errors: { 409: 'It is already saved.' } },
    body: SavedCriterionInput,
    make: async (trx, body) => {
      if ((await findSaved(trx, { prompt_text: body.prompt_text })) !== null) {
        throw conflict('This criterion is already saved.', [
          { path: 'body.prompt_text', message: 'is kept already' },
        ]);
      }
      const made = await insertSaved(trx, body);
      await recordEvent(trx, 'saved_criterion.created', made);
      return made;
    },
  });

  routes.act('delete', '/saved_criteria/:id', {
    summary: 'Delete a saved criterion',
    description: 'It stays wherever it was added.',
    notes: { versioned: false },
    params: IdParams,
    act: async (trx, request) => {
      const { id } = request.params;
      if ((await findSaved(trx, { id })) === null) throw notFound('saved criterion', id);
      await removeSaved(trx, id);
      await recordEvent(trx, 'saved_criterion.deleted', id);
      return id;
    },
  });
}
