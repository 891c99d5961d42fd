import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { actingClient } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { countOf, firstRow } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { readSetting, writeSetting } from '../../../db/settings.ts';
import { newId, timestamp } from '../../../ids.ts';
import { toPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { Letter, LetterQuery } from './schema.ts';

/** Letters with the name of the program that prepared them. */
function letters(db: Db): SelectQueryBuilder<Database & { l: Database['letters'] }, 'l', Letter> {
  return db
    .selectFrom('letters as l')
    .leftJoin('clients as c', (join) => join.onRef('c.id', '=', 'l.client_id').on('c.kind', '=', 'api'))
    .select([
      'l.id',
      'l.candidate_id',
      'l.job_id',
      'l.template_id',
      'l.kind',
      'l.language',
      'l.subject',
      'l.body',
      'l.client_id',
      'c.name as client_name',
      'l.created_at',
    ]) as unknown as SelectQueryBuilder<Database & { l: Database['letters'] }, 'l', Letter>;
}

/** A page of letters, newest first. */
export async function listLetters(db: Db, query: z.output<typeof LetterQuery>): Promise<Page<Letter>> {
  const { candidate_id, job_id, cursor, limit } = query;
  let count = db.selectFrom('letters as l');
  let matching = letters(db);
  if (candidate_id !== undefined) {
    count = count.where('l.candidate_id', '=', candidate_id);
    matching = matching.where('l.candidate_id', '=', candidate_id);
  }
  if (job_id !== undefined) {
    count = count.where('l.job_id', '=', job_id);
    matching = matching.where('l.job_id', '=', job_id);
  }
  const total = await countOf(count);
  if (cursor !== undefined) matching = matching.where(sql<boolean>`l.id < ${cursor[0]}`);
  const rows = await matching
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, total, limit, (row) => [row.id]);
}

/** A letter by its id; null when there is none. */
export async function findLetter(db: Db, id: string): Promise<Letter | null> {
  return firstRow(letters(db).where('l.id', '=', id));
}

/** Letters with whom they are to, in the order of these ids; without those that are gone. */
export async function addressedLetters(
  db: Db,
  ids: readonly string[],
): Promise<(Letter & { readonly full_name: string; readonly email: string | null })[]> {
  const rows = await letters(db)
    .innerJoin('candidates', 'candidates.id', 'l.candidate_id')
    .select(['candidates.full_name', 'candidates.email'])
    .where(dialectOf(db).isOneOf('l.id', ids))
    .execute();
  const by_id = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => by_id.get(id) ?? []);
}

/** What is kept of a letter. */
export type NewLetter = Pick<
  Letter,
  'candidate_id' | 'job_id' | 'template_id' | 'kind' | 'language' | 'subject' | 'body'
>;

/** Keeps letters of whoever is at work, and returns their ids in the same order. */
export async function insertLetters(db: Db, written: readonly NewLetter[]): Promise<string[]> {
  const client_id = actingClient();
  const created_at = timestamp();
  const rows = written.map((letter) => ({ id: newId(), ...letter, client_id, created_at }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('letters')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** A statement's variables are limited. */
const ROWS_AT_ONCE = 100;

/** Keeps a letter no longer. */
export async function removeLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom('letters').where('id', '=', id).execute();
}

const SENDER = 'letter_sender';

/** Who signs where nobody has an account; empty until somebody says it. */
export async function readSender(db: Db): Promise<string> {
  return (await readSetting(db, SENDER)) ?? '';
}

/** Has somebody else sign. */
export async function saveSender(db: Db, name: string): Promise<void> {
  await writeSetting(db, SENDER, name);
}
