import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { recordAll } from '../../feeds/events/store.ts';
import { IdParams, IdResult, RefParams, idResult } from '../../fields.ts';
import type { RecordRef } from '../../fields.ts';
import { findStage } from '../nomination_stages/store.ts';
import { findOrFail, assertUnchanged } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { insertStageChange } from '../stage_changes/store.ts';
import { NominationChanges, NominationMove, NominationReplacement } from './schema.ts';
import type { Nomination } from './schema.ts';
import { findNomination, updateNomination } from './store.ts';

/** Header of an answer: the contract gives a change no room for more than its id. */
const STAGE_LEFT = 'longlist-stage-left';

/** What a nomination is to be afterwards. */
type Outcome = Pick<Nomination, 'current_nomination_stage_id' | 'applied_at'> & {
  /** Why it comes to another stage. */
  readonly reason: string | null;
};

/** The ways to change a nomination: PUT replaces, PATCH changes what is sent, a move changes the stage alone. */
export function nominationChangeRoutes(routes: Routes, { write }: RouteContext): void {
  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    ref: RecordRef,
    options: {
      readonly outcome: (before: Nomination) => Outcome;
      /** Where the body names the stage. */
      readonly stage_path?: string;
      /** Whether what changes nothing is no change: no event, and the version stays. */
      readonly only_changes?: boolean;
    },
  ): Promise<IdResult> {
    const id = await write(async (trx) => {
      const before = await findOrFail(trx, 'nomination', ref, findNomination);
      assertUnchanged(request, before);
      const after = options.outcome(before);
      const [from, to] = [before.current_nomination_stage_id, after.current_nomination_stage_id];
      // within the transaction: what is kept for a repetition has it, too
      reply.header(STAGE_LEFT, from);
      throwIfAny(await wrongStage(trx, to, before.job_id, options.stage_path));
      const is_same = to === from && after.applied_at === before.applied_at;
      if (options.only_changes === true && is_same) return before.id;
      await updateNomination(trx, before.id, after);
      const updated = { type: 'nomination.updated', resource_id: before.id } as const;
      if (to === from) {
        await recordAll(trx, [updated]);
        return before.id;
      }
      const stage_change = {
        nomination_id: before.id,
        from_stage_id: from,
        to_stage_id: to,
        reason: after.reason,
      };
      const stage_change_id = await insertStageChange(trx, stage_change);
      const detail = { from_stage_id: from, to_stage_id: to, stage_change_id };
      await recordAll(trx, [updated, { type: 'nomination.stage_changed', resource_id: before.id, detail }]);
      return before.id;
    });
    return idResult(id);
  }

  routes.put('/nominations/:id', {
    config: { is_atomic: true },
    summary: 'Set the stage of a nomination, and when the candidate applied',
    description:
      'It replaces both: leaving out applied_at clears it. To change only one of them, use PATCH or ' +
      'move.',
    params: IdParams,
    body: NominationReplacement,
    response: { 200: IdResult },
    handler: async (request, reply) =>
      change(request, reply, request.params, { outcome: () => request.body }),
  });

  routes.patch('/nominations/:id', {
    config: { is_atomic: true },
    summary: 'Change the fields you send',
    description:
      'By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are; null clears ' +
      'applied_at. A reason is stored with a change of stage.',
    params: RefParams,
    body: NominationChanges,
    response: { 200: IdResult },
    handler: async (request, reply) => {
      const { current_nomination_stage_id: stage_id, applied_at, reason } = request.body;
      return change(request, reply, request.params.id, {
        outcome: (before) => ({
          current_nomination_stage_id: stage_id ?? before.current_nomination_stage_id,
          applied_at: applied_at === undefined ? before.applied_at : applied_at,
          reason,
        }),
        only_changes: true,
      });
    },
  });

  routes.post('/nominations/:id/move', {
    config: { is_atomic: true },
    summary: 'Move a nomination to another stage',
    description:
      'The rest of the nomination stays. A move to its present stage changes nothing. result.id is the ' +
      'nomination.',
    notes: { versioned: true },
    params: RefParams,
    body: NominationMove,
    response: { 200: IdResult },
    handler: async (request, reply) => {
      const { to_stage_id, reason } = request.body;
      return change(request, reply, request.params.id, {
        outcome: ({ applied_at }) => ({ current_nomination_stage_id: to_stage_id, applied_at, reason }),
        stage_path: 'body.to_stage_id',
        only_changes: true,
      });
    },
  });
}

/** What is wrong with the stage of a nomination for this job; nothing as a rule. */
export async function wrongStage(
  db: Db,
  stage_id: string,
  job_id: string,
  path = 'body.current_nomination_stage_id',
): Promise<ErrorDetail[]> {
  const stage = await findStage(db, stage_id);
  if (stage === null) return [{ path, message: `names no nomination stage (${stage_id})` }];
  return stage.job_id === null || stage.job_id === job_id
    ? []
    : [{ path, message: 'names a stage of another job' }];
}
