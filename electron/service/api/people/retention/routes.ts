import { notFound, throwIfAny } from '../../../errors.ts';
import { assertManagesClients } from '../../access/clients/store.ts';
import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, one } from '../../fields.ts';
import { candidateNotFound, wrongCandidate } from '../merges/store.ts';
import type { App } from '../../slice.ts';
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

const tags = ['Retention'];

/** How long candidates are kept: the setting, who is due, and who is kept longer. Nobody is deleted by any of it. */
export function retentionRoutes(app: App, context: RouteContext): void {
  const { db, write, interface_client_id } = context;

  app.get(
    '/retention',
    {
      schema: {
        tags,
        summary: 'Read how long candidates are kept, and how many are due',
        response: { 200: one(Retention) },
      },
    },
    async () => ({ is_error: false as const, result: await readRetention(db) }),
  );

  app.put(
    '/retention',
    {
      schema: {
        tags,
        summary: 'Set how long candidates are kept',
        body: RetentionInput,
        response: { 200: one(Retention) },
      },
    },
    async (request) => {
      await assertManagesClients(request, context);
      const { months } = request.body;
      await write(async (trx) => {
        if ((await retentionMonths(trx)) === months) return;
        await saveRetentionMonths(trx, months);
        await recordEvent(trx, 'setting.updated', interface_client_id);
      });
      return { is_error: false as const, result: await readRetention(db) };
    },
  );

  app.get(
    '/candidates/:id/retention',
    {
      schema: {
        tags,
        summary: 'Read when somebody last worked with a candidate, and who decided to keep them',
        params: IdParams,
        response: { 200: one(CandidateRetention) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const result = await retentionOf(db, id);
      if (result === null) throw await candidateNotFound(db, id);
      return { is_error: false as const, result };
    },
  );

  app.post(
    '/retention_extensions',
    {
      schema: {
        tags,
        summary: 'Keep a candidate longer',
        body: RetentionExtensionInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        throwIfAny([
          ...(await wrongCandidate(trx, body.candidate_id)),
          ...(body.keep_until > today()
            ? []
            : [{ path: 'body.keep_until', message: 'must be a day to come' }]),
        ]);
        const new_id = await insertExtension(trx, body);
        await recordEvent(trx, 'retention_extension.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.delete(
    '/retention_extensions/:id',
    {
      schema: {
        tags,
        summary: 'Remove a decision to keep a candidate longer',
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        if (!(await extensionExists(trx, id))) throw notFound('retention_extension', id);
        await recordEvent(trx, 'retention_extension.deleted', id);
        await removeExtension(trx, id);
      });
      return idResult(id);
    },
  );
}
