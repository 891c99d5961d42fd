import { conflict, assertRemoteIdFree, throwIfAny } from '../../../errors.ts';
import type { Db } from '../../../db/schema.ts';
import { WITH, recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { byId } from '../../resource_routes.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { removeValues, valueIdsOf } from '../custom_field_values/store.ts';
import { CustomField, CustomFieldChanges, CustomFieldInput, CustomFieldQuery } from './schema.ts';
import type { AppliesTo } from './schema.ts';
import {
  changeField,
  fieldWithRemoteId,
  findField,
  insertField,
  listFields,
  removeField,
  sameField,
  wrongChoices,
} from './store.ts';

const field = byId('custom field', findField);
const TAKEN = 'Another field of jobs, or of candidates, has this name; or another field has this remote_id.';

/** Fields that people add to jobs and candidates: list, create, read, change, delete. */
export function customFieldRoutes(routes: Routes): void {
  routes.list('/custom_fields', {
    summary: 'List the own fields of jobs and candidates, by position',
    description: `They say what jobs and candidates have beside the fields of Longlist. ${NEXT_PAGE}`,
    querystring: CustomFieldQuery,
    of: CustomField,
    rows: listFields,
  });

  routes.create('/custom_fields', {
    summary: 'Create an own field',
    description: 'applies_to and name together are unique, whatever the case. A choice needs choices.',
    notes: { errors: { 409: TAKEN } },
    body: CustomFieldInput,
    make: async (trx, body) => {
      throwIfAny(wrongChoices(body.kind, body.choices));
      await assertFree(trx, body.applies_to, body);
      const id = await insertField(trx, body);
      await recordEvent(trx, 'custom_field.created', id);
      return id;
    },
  });

  routes.read('/custom_fields/:id', field, {
    summary: 'Read an own field',
    description: 'By UUID. It says how many jobs or candidates have a value.',
    of: CustomField,
  });

  routes.change('/custom_fields/:id', field, {
    summary: 'Change an own field',
    description:
      'Values stay when a field or a choice has a new name. Choices that are left out go, with their ' +
      'values. Its kind and what it applies to cannot change.',
    notes: { errors: { 409: TAKEN } },
    body: CustomFieldChanges,
    save: async (trx, before, body) => {
      const { id, kind, applies_to } = before;
      if (body.choices !== undefined) throwIfAny(wrongChoices(kind, body.choices, before.choices));
      await assertFree(trx, applies_to, body, id);
      if (!changesAny(before, body)) return;
      if (kind === 'choice' && body.choices !== undefined) {
        const gone = await valueIdsOf(
          trx,
          id,
          body.choices.flatMap((choice) => choice.id ?? []),
        );
        await recordEvents(trx, 'custom_field_value.deleted', gone, WITH.custom_field);
        await removeValues(trx, gone);
      }
      await changeField(trx, id, body);
      await recordEvent(trx, 'custom_field.updated', id);
    },
  });

  routes.remove('/custom_fields/:id', field, {
    summary: 'Delete an own field',
    description: 'Its values go with it; value_count says how many.',
    erase: async (trx, { id }) => {
      await recordEvents(trx, 'custom_field_value.deleted', await valueIdsOf(trx, id), WITH.custom_field);
      await removeField(trx, id);
      await recordEvent(trx, 'custom_field.deleted', id);
    },
  });
}

/** Throws CONFLICT where another field has the name or the remote_id. */
async function assertFree(
  trx: Db,
  applies_to: AppliesTo,
  sent: { readonly name?: string | undefined; readonly remote_id?: string | null | undefined },
  own_id: string | null = null,
): Promise<void> {
  const existing_id = sent.name === undefined ? null : await sameField(trx, applies_to, sent.name, own_id);
  if (existing_id !== null) {
    throw conflict(`A field of a ${applies_to} has this name already.`, [
      { path: 'body.name', message: `is taken by the custom field ${existing_id}`, existing_id },
    ]);
  }
  if (typeof sent.remote_id !== 'string') return;
  const taken = await fieldWithRemoteId(trx, sent.remote_id);
  assertRemoteIdFree('custom field', taken === own_id ? null : taken);
}

function changesAny(before: CustomField, { choices, ...changes }: CustomFieldChanges): boolean {
  const known = before.choices.map(({ id, name }) => ({ id, name }));
  if (choices !== undefined && JSON.stringify(known) !== JSON.stringify(choices)) return true;
  return Object.entries(changes).some(
    ([key, value]) => value !== undefined && value !== before[key as keyof typeof changes],
  );
}
