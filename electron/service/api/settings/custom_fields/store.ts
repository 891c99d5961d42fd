import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { plain } from '../../../db/search.ts';
import { firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { newId, timestamp } from '../../../ids.ts';
import { byPosition } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type {
  AppliesTo,
  CustomField,
  CustomFieldChanges,
  CustomFieldInput,
  CustomFieldQuery,
} from './schema.ts';

/** A field as values are checked by it: its choices with their ids. */
export type FieldRow = Omit<Selectable<Database['custom_fields']>, 'choices'> & {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
};

const toRow = (row: Selectable<Database['custom_fields']>): FieldRow => ({
  ...row,
  choices: JSON.parse(row.choices) as FieldRow['choices'],
});

/** A page of fields by their position, with how often each is filled in. */
export async function listFields(
  db: Db,
  query: z.output<typeof CustomFieldQuery>,
): Promise<Page<CustomField>> {
  let matching = db.selectFrom('custom_fields');
  if (query.applies_to !== undefined) matching = matching.where('applies_to', '=', query.applies_to);
  if (query.remote_id !== undefined) matching = matching.where('remote_id', '=', query.remote_id);
  const page = await byPosition(matching, query);
  return { ...page, rows: await withCounts(db, page.rows.map(toRow)) };
}

/** A field by its id, with how often it is filled in; null when there is none. */
export async function findField(db: Db, id: string): Promise<CustomField | null> {
  const row = await db.selectFrom('custom_fields').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : ((await withCounts(db, [toRow(row)]))[0] ?? null);
}

/** All fields of jobs, or of candidates. */
export async function fieldsOf(db: Db, applies_to: AppliesTo): Promise<FieldRow[]> {
  const rows = await db
    .selectFrom('custom_fields')
    .selectAll()
    .where('applies_to', '=', applies_to)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toRow);
}

/** The id of another field of these with the name, whatever its case and accents; null when it is free. */
export async function sameField(
  db: Db,
  applies_to: AppliesTo,
  name: string,
  but: string | null = null,
): Promise<string | null> {
  const fields = await fieldsOf(db, applies_to);
  return fields.find((field) => field.id !== but && plain(field.name) === plain(name))?.id ?? null;
}

/** The id of the field with this remote_id. */
export async function fieldWithRemoteId(db: Db, remote_id: string): Promise<string | null> {
  return firstRow(
    db.selectFrom('custom_fields').select('id').where('remote_id', '=', remote_id),
    (row) => row.id,
  );
}

/** What is wrong with the choices of a field: none for a choice, some for another kind, names twice, unknown ids. */
export function wrongChoices(
  kind: CustomField['kind'],
  sent: CustomFieldInput['choices'],
  known: FieldRow['choices'] = [],
): ErrorDetail[] {
  if (kind !== 'choice') {
    return (sent ?? []).length === 0
      ? []
      : [{ path: 'body.choices', message: 'are only for a field of the kind choice' }];
  }
  if (sent === undefined || sent.length === 0) {
    return [{ path: 'body.choices', message: 'must hold at least one choice' }];
  }
  const names = sent.map((choice) => plain(choice.name));
  const ids = sent.map(({ id }) => id);
  return sent.flatMap(({ id }, at): ErrorDetail[] => [
    ...(names.indexOf(names[at]!) < at
      ? [{ path: `body.choices.${at}.name`, message: 'is the name of another choice' }]
      : []),
    ...(id !== undefined && (ids.indexOf(id) < at || !known.some((choice) => choice.id === id))
      ? [{ path: `body.choices.${at}.id`, message: 'names no choice of this field' }]
      : []),
  ]);
}

const withIds = (sent: CustomFieldInput['choices']): string =>
  JSON.stringify((sent ?? []).map(({ id, name }) => ({ id: id ?? newId(), name })));

/** Adds a field and returns its id. The caller has made sure that its name is free. */
export async function insertField(db: Db, input: CustomFieldInput): Promise<string> {
  const now = timestamp();
  const { applies_to, kind, name } = input;
  return insertNew(db, 'custom_fields', {
    remote_id: input.remote_id ?? null,
    applies_to,
    kind,
    name,
    choices: withIds(input.choices),
    position: input.position ?? (await endOf(db, applies_to)),
    created_at: now,
    modified_at: now,
  });
}

/** Sets what is there. */
export async function changeField(db: Db, id: string, changes: CustomFieldChanges): Promise<void> {
  const { name, position, remote_id, choices } = changes;
  await updateById(db, 'custom_fields', id, {
    ...(name !== undefined && { name }),
    ...(position !== undefined && { position }),
    ...(remote_id !== undefined && { remote_id }),
    ...(choices !== undefined && { choices: withIds(choices) }),
    modified_at: timestamp(),
  });
}

/** Removes a field and, by cascade, its values. */
export async function removeField(db: Db, id: string): Promise<void> {
  await db.deleteFrom('custom_fields').where('id', '=', id).execute();
}

async function endOf(db: Db, applies_to: AppliesTo): Promise<number> {
  const row = await db
    .selectFrom('custom_fields')
    .select((select) => select.fn.max('position').as('last'))
    .where('applies_to', '=', applies_to)
    .executeTakeFirst();
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}

async function withCounts(db: Db, fields: readonly FieldRow[]): Promise<CustomField[]> {
  if (fields.length === 0) return [];
  const ids = fields.map(({ id }) => id);
  const [all, chosen] = await Promise.all([
    db
      .selectFrom('custom_field_values')
      .select((select) => ['field_id', select.fn.countAll<number>().as('amount')])
      .where('field_id', 'in', ids)
      .groupBy('field_id')
      .execute(),
    db
      .selectFrom('custom_field_values')
      .innerJoin('custom_fields', 'custom_fields.id', 'custom_field_values.field_id')
      .select((select) => ['field_id', 'text_value', select.fn.countAll<number>().as('amount')])
      .where('field_id', 'in', ids)
      .where('kind', '=', 'choice')
      .groupBy(['field_id', 'text_value'])
      .execute(),
  ]);
  return fields.map(({ choices, ...field }) => ({
    ...field,
    choices: choices.map((choice) => ({
      ...choice,
      value_count:
        chosen.find(({ field_id, text_value }) => field_id === field.id && text_value === choice.id)
          ?.amount ?? 0,
    })),
    value_count: all.find(({ field_id }) => field_id === field.id)?.amount ?? 0,
  }));
}
