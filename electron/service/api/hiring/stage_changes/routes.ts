import type { RouteContext } from '../../context.ts';
import { notFound } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many } from '../../fields.ts';
import { findNomination } from '../nominations/store.ts';
import { assertUnchanged } from '../../record.ts';
import type { App } from '../../slice.ts';
import { StageChange, StageChangePatch } from './schema.ts';
import { findStageChange, setReason, stageChangesOf } from './store.ts';

const tags = ['Nominations'];

/** How a nomination came to its stage, and why. */
export function stageChangeRoutes(app: App, { db, write }: RouteContext): void {
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
      if ((await findNomination(db, { id })) === null) throw notFound('nomination', id);
      return { is_error: false as const, results: await stageChangesOf(db, id) };
    },
  );

  app.patch(
    '/stage_changes/:id',
    {
      schema: {
        tags,
        summary: 'Add the reason for a move afterwards',
        description:
          'A decision may come first and its reason later. null or an empty text removes the reason.',
        notes: { versioned: false },
        params: IdParams,
        body: StageChangePatch,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        const change = await findStageChange(trx, id);
        if (change === null) throw notFound('stage change', id);
        assertUnchanged(request, change);
        if (change.reason === request.body.reason) return;
        await setReason(trx, id, request.body.reason);
        await recordEvent(trx, 'nomination.updated', change.nomination_id, { stage_change_id: id });
      });
      return idResult(id);
    },
  );
}
