import type { z } from 'zod';
import type { Db } from '../../../db/schema.ts';
import { throwIfAny } from '../../../errors.ts';
import { saveCustomValues } from '../../../workflows/save_custom_values.ts';
import type { RouteContext } from '../../context.ts';
import { IdParams, RefParams } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { sendAll } from '../../paging.ts';
import { assertCandidate } from '../../people/merges/store.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import { byRef } from '../../resource_routes.ts';
import type { Named, Routes } from '../../slice.ts';
import type { AppliesTo } from '../custom_fields/schema.ts';
import { CustomFieldValueList, CustomValuesInput, CustomValuesResult, ValuesQuery } from './schema.ts';
import { checkValues, valuesByField, valuesOf } from './store.ts';

const candidate: Named<typeof IdParams, { readonly id: string }> = {
  params: IdParams,
  load: async (db, { id }) => {
    await assertCandidate(db, id);
    return { id };
  },
};
const job = byRef('job', findJob);

/** What own fields hold, of one job or candidate or of several. */
export function customFieldValueRoutes(routes: Routes, context: RouteContext): void {
  routes.get('/custom_field_values', {
    config: { scopes: ['candidates', 'jobs'] },
    summary: 'List the values of own fields of several jobs or candidates',
    description: 'For lists: name at most 100 of them. Whoever has no value is left out.',
    querystring: ValuesQuery,
    response: { 200: CustomFieldValueList },
    handler: async (request, reply) => {
      const { applies_to, ids } = request.query;
      return sendAll(request, reply, await valuesOf(context.db, applies_to, ids));
    },
  });
  valuesOfOne(routes, context, 'candidate', '/candidates/:id/custom_fields', candidate);
  valuesOfOne(routes, context, 'job', '/jobs/:id/custom_fields', { params: RefParams, load: job.load });
}

function valuesOfOne<Params extends z.ZodType>(
  routes: Routes,
  { db }: RouteContext,
  applies_to: AppliesTo,
  path: string,
  { params, load }: Named<Params, { readonly id: string }>,
): void {
  const noun = applies_to === 'job' ? 'Job' : 'Candidate';
  const config = { scopes: [`${applies_to}s`] as const };
  const read = async (from: Db, id: string) => ({ values: await valuesByField(from, applies_to, id) });
  routes.get(path, {
    config,
    summary: `Read the own fields of a ${applies_to}`,
    description: 'Values by the id of the field. Fields without a value are left out.',
    operationId: `get${noun}CustomFields`,
    params,
    response: { 200: CustomValuesResult },
    handler: async (request, reply) => {
      const { id } = await load(db, request.params as z.output<Params>);
      return sendRecord(request, reply, await read(db, id));
    },
  });
  routes.act('patch', path, {
    config: { ...config, is_atomic: true },
    summary: `Fill in own fields of a ${applies_to}`,
    description: 'Only fields that are sent change; null clears one. Nothing changes if one value is wrong.',
    operationId: `change${noun}CustomFields`,
    notes: { versioned: true },
    params,
    body: CustomValuesInput,
    act: async (trx, request) => {
      const { id } = await load(trx, request.params as z.output<Params>);
      assertUnchanged(request, await read(trx, id));
      const { stored, wrong } = await checkValues(trx, applies_to, request.body);
      throwIfAny(wrong);
      await saveCustomValues(trx, applies_to, id, stored);
      return id;
    },
  });
}
