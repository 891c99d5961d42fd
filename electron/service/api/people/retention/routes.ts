import { seeingEverything } from '../../../db/actor.ts';
import { notFound, throwIfAny } from '../../../errors.ts';
import { assertManagesClients } from '../../callers.ts';
import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, one } from '../../fields.ts';
import { candidateNotFound, wrongCandidate } from '../merges/store.ts';
import type { Routes } from '../../slice.ts';
import {
  retentionMonths,
  saveRetentionMonths,
  today,
  extensionExists,
  insertExtension,
  readRetention,
  removeExtension,
  retentionOf,
} from './store.ts';
import { CandidateRetention, Retention, RetentionExtensionInput, RetentionInput } from './schema.ts';

/** How long candidates are kept: the setting, who is due, and who is kept longer. Nobody is deleted by any of it. */
export function retentionRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, interface_client_id } = context;

  routes.get('/retention', {
    config: { scopes: ['all'] },
    summary: 'Read how long candidates are kept, and how many are due',
    description:
      'Off, with months null, until somebody sets it. A candidate is due if nobody has worked with them for ' +
      'that long, no open job has them in process, and nobody decided to keep them longer. GET ' +
      '/candidate_ids?due=true lists them.',
    response: { 200: one(Retention) },
    handler: async () => ({ is_error: false as const, result: await readRetention(db) }),
  });

  routes.put('/retention', {
    config: { scopes: ['all'] },
    summary: 'Set how long candidates are kept',
    description:
      "Only for the interface and the owner's client. It never deletes anybody: a person sees who is due, " +
      'and deletes or keeps them.',
    operationId: 'setRetention',
    body: RetentionInput,
    response: { 200: one(Retention) },
    handler: async (request) => {
      assertManagesClients(request);
      const { months } = request.body;
      await write(async (trx) => {
        if ((await retentionMonths(trx)) === months) return;
        await saveRetentionMonths(trx, months);
        await recordEvent(trx, 'setting.updated', interface_client_id, { setting: 'retention' });
      });
      return { is_error: false as const, result: await readRetention(db) };
    },
  });

  routes.get('/candidates/:id/retention', {
    summary: 'Read when somebody last worked with a candidate, and who decided to keep them',
    description: 'Work means anything a person or a program did with them, and each file that arrived.',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: one(CandidateRetention) },
    handler: async (request) => {
      const { id } = request.params;
      // work that the caller does not see keeps somebody, too
      const result = await seeingEverything(() => retentionOf(db, id));
      if (result === null) throw await candidateNotFound(db, id);
      return { is_error: false as const, result };
    },
  });

  routes.create('/retention_extensions', {
    summary: 'Keep a candidate longer',
    description: 'The candidate is not due until keep_until. Of several days the latest counts.',
    body: RetentionExtensionInput,
    make: async (trx, body) => {
      throwIfAny([
        ...(await wrongCandidate(trx, body.candidate_id)),
        ...(body.keep_until > today() ? [] : [{ path: 'body.keep_until', message: 'must be a day to come' }]),
      ]);
      const id = await insertExtension(trx, body);
      await recordEvent(trx, 'retention_extension.created', id);
      return id;
    },
  });

  routes.act('delete', '/retention_extensions/:id', {
    config: { is_atomic: true },
    summary: 'Remove a decision to keep a candidate longer',
    description: 'From now on the setting decides again when the candidate is due.',
    notes: { versioned: false },
    params: IdParams,
    act: async (trx, request) => {
      const { id } = request.params;
      if (!(await extensionExists(trx, id))) throw notFound('retention_extension', id);
      await recordEvent(trx, 'retention_extension.deleted', id);
      await removeExtension(trx, id);
      return id;
    },
  });
}
