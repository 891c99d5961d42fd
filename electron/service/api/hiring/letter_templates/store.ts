import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { hasChangedColumn } from '../../../db/changed_columns.ts';
import { firstRow, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { readSetting, writeSetting } from '../../../db/settings.ts';
import { unknownFields } from '../../../exports/letters/fields.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { byPosition } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type {
  LetterTemplate,
  LetterTemplateChanges,
  LetterTemplateInput,
  LetterTemplateQuery,
} from './schema.ts';
import { STANDARD_TEMPLATES } from './standard.ts';

const SEEDED = 'letter_templates_made_at';

/** Gives a data folder its templates, once: a person may have deleted them since. */
export async function seedLetterTemplates(db: Db): Promise<void> {
  if ((await readSetting(db, SEEDED)) !== null) return;
  await writeSetting(db, SEEDED, timestamp());
  for (const template of STANDARD_TEMPLATES) await insertLetterTemplate(db, template);
}

function toTemplate(row: Selectable<Database['letter_templates']>): LetterTemplate {
  const { created_at, modified_at, ...shown } = row;
  return { ...shown, unknown_fields: unknownFields(row.subject, row.body), created_at, modified_at };
}

/** A page of templates in their order, of a kind or a language if wanted. */
export async function listLetterTemplates(
  db: Db,
  query: z.output<typeof LetterTemplateQuery>,
): Promise<Page<LetterTemplate>> {
  const { kind, language } = query;
  let matching = db.selectFrom('letter_templates');
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  if (language !== undefined) matching = matching.where('language', '=', language);
  const page = await byPosition(matching, query);
  return { ...page, rows: page.rows.map(toTemplate) };
}

/** A template by its id or remote_id; null when there is none. */
export async function findLetterTemplate(db: Db, ref: RecordRef): Promise<LetterTemplate | null> {
  const [column, value] =
    ref.id === undefined ? (['remote_id', ref.remote_id] as const) : (['id', ref.id] as const);
  return firstRow(db.selectFrom('letter_templates').selectAll().where(column, '=', value), toTemplate);
}

/** Adds a template, at the end unless it says where, and returns its id. */
export async function insertLetterTemplate(db: Db, input: LetterTemplateInput): Promise<string> {
  const id = newId();
  const now = timestamp();
  const { name, kind, language, subject, body } = input;
  await db
    .insertInto('letter_templates')
    .values({
      id,
      remote_id: input.remote_id ?? id,
      name,
      kind,
      language,
      subject,
      body,
      position: input.position ?? (await endOfList(db)),
      created_at: now,
      modified_at: now,
    })
    .execute();
  return id;
}

async function endOfList(db: Db): Promise<number> {
  const row = await db
    .selectFrom('letter_templates')
    .select((select) => select.fn.max('position').as('last'))
    .executeTakeFirst();
  return row?.last === null || row?.last === undefined ? 0 : Number(row.last) + 1;
}

/** Sets the fields that are there. Tells whether that changed anything. */
export async function changeLetterTemplate(
  db: Db,
  template: LetterTemplate,
  { name, kind, language, subject, body, position }: LetterTemplateChanges,
): Promise<boolean> {
  const set = { name, kind, language, subject, body, position };
  if (!hasChangedColumn(template, set)) return false;
  await updateById(db, 'letter_templates', template.id, { ...set, modified_at: timestamp() });
  return true;
}

/** Removes a template; letters that were written with it stay. */
export async function removeLetterTemplate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('letter_templates').where('id', '=', id).execute();
}
