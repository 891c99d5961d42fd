import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, many } from '../../fields.ts';
import { findNomination } from '../nominations/store.ts';
import type { App } from '../../slice.ts';
import { resourceRoutes, byId } from '../../resource_routes.ts';
import { findOrFail } from '../../record.ts';
import { StageChange, StageChangePatch } from './schema.ts';
import { findStageChange, setReason, stageChangesOf } from './store.ts';

const tags = ['Nominations'];

/** How a nomination came to its stage, and why. */
export function stageChangeRoutes(app: App, context: RouteContext): void {
  const { db } = context;
  app.get(
    '/nominations/:id/stage_changes',
    {
      schema: {
        tags,
        summary: 'List how a nomination came to its stage, newest first',
        description:
          'It keeps every move, including undone ones. It shows how a candidate reached their stage, who ' +
          'moved them, and why.',
        notes: { versioned: false },
        params: IdParams,
        response: { 200: many(StageChange) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await findOrFail(db, 'nomination', { id }, findNomination);
      return { is_error: false as const, results: await stageChangesOf(db, id) };
    },
  );

  resourceRoutes(app, context, tags).change(
    '/stage_changes/:id',
    byId('stage change', findStageChange),
    {
      summary: 'Add the reason for a move afterwards',
      description:
        'A decision may come first and its reason later. null or an empty text removes the reason.',
      notes: { versioned: false },
      body: StageChangePatch,
    },
    async (trx, { id, nomination_id, reason }, body) => {
      if (reason === body.reason) return;
      await setReason(trx, id, body.reason);
      await recordEvent(trx, 'nomination.updated', nomination_id, { stage_change_id: id });
    },
  );
}
