import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { actingClient } from '../../../db/actor.ts';
import { inPassing } from '../../../db/in_passing.ts';
import { countOf, firstRow, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { toPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { Note, NoteInput, NoteQuery } from './schema.ts';

/** Notes with the name of the program that wrote them. */
function notes(db: Db): SelectQueryBuilder<Database & { n: Database['notes'] }, 'n', Note> {
  return db
    .selectFrom('notes as n')
    .leftJoin('clients as c', (join) => join.onRef('c.id', '=', 'n.client_id').on('c.kind', '=', 'api'))
    .select([
      'n.id',
      'n.candidate_id',
      'n.job_id',
      'n.text',
      'n.client_id',
      'c.name as client_name',
      'n.created_at',
      'n.modified_at',
    ]) as unknown as SelectQueryBuilder<Database & { n: Database['notes'] }, 'n', Note>;
}

/** A page of notes, newest first. */
export async function listNotes(db: Db, query: z.output<typeof NoteQuery>): Promise<Page<Note>> {
  const { candidate_id, job_id, cursor, limit } = query;
  let count = db.selectFrom('notes as n');
  let matching = notes(db);
  if (candidate_id !== undefined) {
    count = count.where('n.candidate_id', '=', candidate_id);
    matching = matching.where('n.candidate_id', '=', candidate_id);
  }
  if (job_id !== undefined) {
    count = count.where('n.job_id', '=', job_id);
    matching = matching.where('n.job_id', '=', job_id);
  }
  const total = await countOf(count);
  if (cursor !== undefined) matching = matching.where(sql<boolean>`n.id < ${cursor[0]}`);
  const rows = await matching
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, total, limit, (row) => [row.id]);
}

/** A note by its id; null when there is none. */
export async function findNote(db: Db, id: string): Promise<Note | null> {
  return firstRow(notes(db).where('n.id', '=', id));
}

/** Adds a note of whoever is at work and returns its id. */
export async function insertNote(db: Db, input: NoteInput): Promise<string> {
  const id = newId();
  const now = timestamp();
  const row = { id, ...input, client_id: actingClient(), created_at: now, modified_at: now };
  await inPassing(db, db.insertInto('notes').values(row).compile());
  return id;
}

/** Replaces the text of a note. */
export async function changeNote(db: Db, id: string, text: string): Promise<void> {
  await updateById(db, 'notes', id, { text, modified_at: timestamp() });
}

/** Removes a note. */
export async function removeNote(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notes').where('id', '=', id).execute();
}
