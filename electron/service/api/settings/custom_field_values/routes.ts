import type { z } from 'zod';
import type { Db } from '../../../db/schema.ts';
import { throwIfAny } from '../../../errors.ts';
import { saveCustomValues } from '../../../workflows/save_custom_values.ts';
import type { RouteContext } from '../../context.ts';
import { IdParams, IdResult, RefParams, idResult } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { sendAll } from '../../paging.ts';
import { assertCandidate } from '../../people/merges/store.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import { byRef } from '../../resource_routes.ts';
import type { Named } from '../../resource_routes.ts';
import type { App } from '../../slice.ts';
import type { AppliesTo } from '../custom_fields/schema.ts';
import { CustomFieldValueList, CustomValuesInput, CustomValuesResult, ValuesQuery } from './schema.ts';
import { checkValues, valuesByField, valuesOf } from './store.ts';

const tags = ['Custom fields'];

const candidate: Named<typeof IdParams, { readonly id: string }> = {
  params: IdParams,
  load: async (db, { id }) => {
    await assertCandidate(db, id);
    return { id };
  },
};
const job = byRef('job', findJob);

/** What own fields hold, of one job or candidate or of several. */
export function customFieldValueRoutes(app: App, context: RouteContext): void {
  app.get(
    '/custom_field_values',
    {
      config: { scopes: ['candidates', 'jobs'] },
      schema: {
        tags,
        summary: 'List the values of own fields of several jobs or candidates',
        description: 'For lists: name at most 100 of them. Whoever has no value is left out.',
        notes: { versioned: false },
        querystring: ValuesQuery,
        response: { 200: CustomFieldValueList },
      },
    },
    async (request, reply) => {
      const { applies_to, ids } = request.query;
      return sendAll(request, reply, await valuesOf(context.db, applies_to, ids));
    },
  );
  valuesOfOne(app, context, 'candidate', '/candidates/:id/custom_fields', candidate);
  valuesOfOne(app, context, 'job', '/jobs/:id/custom_fields', { params: RefParams, load: job.load });
}

function valuesOfOne<Params extends z.ZodType>(
  typed: App,
  { db, write }: RouteContext,
  applies_to: AppliesTo,
  path: string,
  { params, load }: Named<Params, { readonly id: string }>,
): void {
  const noun = applies_to === 'job' ? 'Job' : 'Candidate';
  const config = { scopes: [`${applies_to}s`] as const };
  const read = async (from: Db, id: string) => ({ values: await valuesByField(from, applies_to, id) });
  typed.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: `Read the own fields of a ${applies_to}`,
        description: 'Values by the id of the field. Fields without a value are left out.',
        operationId: `get${noun}CustomFields`,
        params,
        response: { 200: CustomValuesResult },
      },
    },
    async (request, reply) => {
      const { id } = await load(db, request.params as z.output<Params>);
      return sendRecord(request, reply, await read(db, id));
    },
  );
  typed.patch(
    path,
    {
      config: { ...config, is_atomic: true },
      schema: {
        tags,
        summary: `Fill in own fields of a ${applies_to}`,
        description:
          'Only fields that are sent change; null clears one. Nothing changes if one value is wrong.',
        operationId: `change${noun}CustomFields`,
        notes: { versioned: true },
        params,
        body: CustomValuesInput,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const about_id = await write(async (trx) => {
        const { id } = await load(trx, request.params as z.output<Params>);
        assertUnchanged(request, await read(trx, id));
        const { stored, wrong } = await checkValues(trx, applies_to, request.body);
        throwIfAny(wrong);
        await saveCustomValues(trx, applies_to, id, stored);
        return id;
      });
      return idResult(about_id);
    },
  );
}
