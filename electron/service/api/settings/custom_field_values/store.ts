import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { actingClient } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { contains, plain } from '../../../db/search.ts';
import { updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { AppliesTo, FieldKind } from '../custom_fields/schema.ts';
import { fieldsOf } from '../custom_fields/store.ts';
import type { FieldRow } from '../custom_fields/store.ts';
import { MAX_NUMBER, MAX_TEXT } from './schema.ts';
import type { CustomFieldValue, CustomValuesInput, FieldCondition, FieldValue } from './schema.ts';

type Row = Selectable<Database['custom_field_values']>;

/** The column that names what a value is about. */
const COLUMNS = { job: 'job_id', candidate: 'candidate_id' } as const satisfies Record<AppliesTo, keyof Row>;

/** Values of these jobs or candidates; those whose choice is gone are none. */
export async function valuesOf(
  db: Db,
  applies_to: AppliesTo,
  ids: readonly string[],
): Promise<CustomFieldValue[]> {
  const rows = await db
    .selectFrom('custom_field_values')
    .selectAll()
    .where(dialectOf(db).isOneOf(COLUMNS[applies_to], ids))
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const fields = new Map((await fieldsOf(db, applies_to)).map((field) => [field.id, field]));
  return rows.flatMap((row) => {
    const value = shown(row, fields.get(row.field_id));
    const { id, field_id, candidate_id, job_id, modified_at } = row;
    return value === null ? [] : [{ id, field_id, candidate_id, job_id, value, modified_at }];
  });
}

function shown(row: Row, field: FieldRow | undefined): FieldValue | null {
  if (field === undefined) return null;
  if (field.kind === 'number') return row.number_value;
  if (field.kind === 'choice' && !field.choices.some(({ id }) => id === row.text_value)) return null;
  return row.text_value;
}

/** The same of one, by field. */
export async function valuesByField(
  db: Db,
  applies_to: AppliesTo,
  id: string,
): Promise<Record<string, FieldValue>> {
  const values = await valuesOf(db, applies_to, [id]);
  return Object.fromEntries(values.map(({ field_id, value }) => [field_id, value]));
}

type Stored = Pick<Row, 'text_value' | 'number_value'>;
const text = (text_value: string): Stored => ({ text_value, number_value: null });

/** How a value is stored, by the kind of its field; a message where it is none of that kind. */
const READERS: Readonly<Record<FieldKind, (sent: FieldValue, field: FieldRow) => Stored | string>> = {
  text: (sent) => {
    if (typeof sent !== 'string') return 'must be a text';
    return [...sent.trim()].length > MAX_TEXT
      ? `must have at most ${MAX_TEXT} characters`
      : text(sent.trim());
  },
  number: (sent) => {
    if (typeof sent !== 'number') return 'must be a number';
    return Math.abs(sent) > MAX_NUMBER
      ? `must be between -${MAX_NUMBER} and ${MAX_NUMBER}`
      : { text_value: null, number_value: sent };
  },
  date: (sent) => (typeof sent === 'string' && isDay(sent) ? text(sent) : 'must be a day, as YYYY-MM-DD'),
  choice: (sent, { choices }) => {
    const found =
      typeof sent === 'string'
        ? (choices.find(({ id }) => id === sent.toLowerCase()) ??
          choices.find(({ name }) => plain(name) === plain(sent.trim())))
        : undefined;
    return found === undefined ? 'must name one of the choices' : text(found.id);
  },
};

function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const day = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}

/** How a value of this field is stored; a message where it is none. */
export function readValue(field: FieldRow, sent: FieldValue): Stored | string {
  return READERS[field.kind](sent, field);
}

/** The values to store, and what is wrong with those that cannot be: it names the field. */
export async function checkValues(
  db: Db,
  applies_to: AppliesTo,
  { values }: CustomValuesInput,
): Promise<{ readonly stored: ReadonlyMap<string, Stored | null>; readonly wrong: readonly ErrorDetail[] }> {
  const fields = new Map((await fieldsOf(db, applies_to)).map((field) => [field.id, field]));
  const stored = new Map<string, Stored | null>();
  const wrong: ErrorDetail[] = [];
  for (const [field_id, sent] of Object.entries(values)) {
    const path = `body.values.${field_id}`;
    const field = fields.get(field_id);
    const is_blank = sent === null || (typeof sent === 'string' && sent.trim() === '');
    if (field === undefined) wrong.push({ path, message: `names no field of a ${applies_to}` });
    else if (is_blank) stored.set(field_id, null);
    else {
      const read = readValue(field, sent);
      if (typeof read === 'string') wrong.push({ path, message: `${read} (${field.name})` });
      else stored.set(field_id, read);
    }
  }
  return { stored, wrong };
}

/** One value that is to be written; `stored` is null for one that goes. */
export type ValueChange = {
  readonly change: 'created' | 'updated' | 'deleted';
  readonly id: string;
  readonly field_id: string;
  readonly stored: Stored | null;
};

/** What these values change of a job or candidate: what is so already is no change. */
export async function changesOf(
  db: Db,
  applies_to: AppliesTo,
  about_id: string,
  values: ReadonlyMap<string, Stored | null>,
): Promise<ValueChange[]> {
  const rows = await db
    .selectFrom('custom_field_values')
    .selectAll()
    .where(COLUMNS[applies_to], '=', about_id)
    .execute();
  const known = new Map(rows.map((row) => [row.field_id, row]));
  return [...values].flatMap(([field_id, stored]): ValueChange[] => {
    const row = known.get(field_id);
    if (row === undefined) {
      return stored === null ? [] : [{ change: 'created', id: newId(), field_id, stored }];
    }
    if (stored === null) return [{ change: 'deleted', id: row.id, field_id, stored }];
    const is_same = row.text_value === stored.text_value && row.number_value === stored.number_value;
    return is_same ? [] : [{ change: 'updated', id: row.id, field_id, stored }];
  });
}

/** Writes changes of the values of a job or candidate. */
export async function writeChanges(
  db: Db,
  applies_to: AppliesTo,
  about_id: string,
  changes: readonly ValueChange[],
): Promise<void> {
  const now = timestamp();
  const client_id = actingClient();
  for (const { change, id, field_id, stored } of changes) {
    if (stored === null) await removeValues(db, [id]);
    else if (change === 'updated') {
      const set = { ...stored, client_id, modified_at: now };
      await updateById(db, 'custom_field_values', id, set);
    } else {
      const about = { candidate_id: null, job_id: null, [COLUMNS[applies_to]]: about_id };
      await db
        .insertInto('custom_field_values')
        .values({ id, field_id, ...about, ...stored, client_id, created_at: now, modified_at: now })
        .execute();
    }
  }
}

/** Removes values by their ids. */
export async function removeValues(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('custom_field_values').where(dialectOf(db).isOneOf('id', ids)).execute();
}

/** Those of the values that nobody changed since they were entered. */
export async function untouchedValues(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('custom_field_values')
    .select('id')
    .where(dialectOf(db).isOneOf('id', ids))
    .whereRef('modified_at', '=', 'created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of all values of a field, or of those of it that hold none of these choices. */
export async function valueIdsOf(
  db: Db,
  field_id: string,
  choice_ids: readonly string[] | null = null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('custom_field_values')
    .select(['id', 'text_value'])
    .where('field_id', '=', field_id)
    .orderBy('id')
    .execute();
  return rows
    .filter(({ text_value }) => choice_ids === null || !choice_ids.includes(text_value ?? ''))
    .map(({ id }) => id);
}

/** Whether somebody of `candidates` has own fields with these values. */
export function candidatesHaving(db: Db, conditions: readonly FieldCondition[]): RawBuilder<boolean> {
  const asked = Map.groupBy(conditions, ({ field_id, asks }) => `${field_id} ${asks === 'is' ? asks : ''}`);
  const all = [...asked.values()].flatMap((of_one) =>
    of_one[0]?.asks === 'is' ? [oneOf(db, of_one)] : of_one.map((condition) => meeting(db, condition)),
  );
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` AND `)})`;
}

/** Candidates with a value of a field for which this is true. */
function having(field_id: string, condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`candidates.id IN (SELECT candidate_id FROM custom_field_values
    WHERE field_id = ${field_id} AND candidate_id IS NOT NULL AND ${condition})`;
}

function oneOf(db: Db, conditions: readonly FieldCondition[]): RawBuilder<boolean> {
  const choices = conditions.map(({ than }) => than.toLowerCase());
  return having(conditions[0]?.field_id ?? '', dialectOf(db).isOneOf('text_value', choices));
}

function meeting(db: Db, { field_id, asks, than }: FieldCondition): RawBuilder<boolean> {
  if (asks === 'empty') return sql<boolean>`NOT ${having(field_id, sql<boolean>`true`)}`;
  if (asks === 'filled') return having(field_id, sql<boolean>`true`);
  if (asks === 'contains') return having(field_id, contains(db, 'text_value', than.trim()));
  const sign = sql.raw(asks === 'from' ? '>=' : '<=');
  const bound = isDay(than) ? sql`text_value ${sign} ${than}` : sql`number_value ${sign} ${Number(than)}`;
  return having(field_id, bound as RawBuilder<boolean>);
}
