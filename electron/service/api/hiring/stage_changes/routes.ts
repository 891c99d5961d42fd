import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, many } from '../../fields.ts';
import { findNomination } from '../nominations/store.ts';
import type { Routes } from '../../slice.ts';
import { byId } from '../../resource_routes.ts';
import { findOrFail } from '../../record.ts';
import { StageChange, StageChangePatch } from './schema.ts';
import { findStageChange, setReason, stageChangesOf } from './store.ts';

/** How a nomination came to its stage, and why. */
export function stageChangeRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;
  routes.get('/nominations/:id/stage_changes', {
    summary: 'List how a nomination came to its stage, newest first',
    description:
      'It keeps every move, including undone ones. It shows how a candidate reached their stage, who ' +
      'moved them, and why.',
    params: IdParams,
    response: { 200: many(StageChange) },
    handler: async (request) => {
      const { id } = request.params;
      await findOrFail(db, 'nomination', { id }, findNomination);
      return { is_error: false as const, results: await stageChangesOf(db, id) };
    },
  });

  routes.change('/stage_changes/:id', byId('stage change', findStageChange), {
    summary: 'Add the reason for a move afterwards',
    description: 'A decision may come first and its reason later. null or an empty text removes the reason.',
    notes: { versioned: false },
    body: StageChangePatch,
    save: async (trx, { id, nomination_id, reason }, body) => {
      if (reason === body.reason) return;
      await setReason(trx, id, body.reason);
      await recordEvent(trx, 'nomination.updated', nomination_id, { stage_change_id: id });
    },
  });
}
