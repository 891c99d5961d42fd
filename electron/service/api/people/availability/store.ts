import type { Selectable } from 'kysely';
import { actor } from '../../../db/actor.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { newestReading, parseProfile } from '../profiles/store.ts';
import { FACTS } from './schema.ts';
import type { CandidateAvailability, Fact } from './schema.ts';

type Row = Selectable<Database['availability_facts']>;
type Told = { [Key in Fact]: CandidateAvailability[Key] };

/** What the resume says of somebody's availability, and what people said, who win. */
export async function availabilityOf(db: Db, candidate_id: string): Promise<CandidateAvailability> {
  const [reading, rows] = await Promise.all([newestReading(db, candidate_id), said(db, candidate_id)]);
  const profile = reading === null || reading.profile === null ? null : parseProfile(reading.profile);
  const told = FACTS.map((fact) => {
    const row = rows.find((one) => one.fact === fact);
    const read = profile?.[fact] ?? null;
    const { text = null, span = null, ...value } = read ?? {};
    // an availability may be words alone, others are figures
    const as_read = read === null ? null : fact === 'availability' ? { ...value, text } : value;
    return [
      fact,
      {
        id: row?.id ?? null,
        value: row === undefined ? as_read : (JSON.parse(row.value) as unknown),
        source: row === undefined ? (read === null ? null : 'resume') : 'person',
        quote: text,
        attachment_id: read === null ? null : (reading?.id ?? null),
        span,
        client_id: row?.client_id ?? null,
        said_by: row?.said_by ?? null,
        said_at: row?.modified_at ?? null,
      },
    ];
  });
  return Object.fromEntries(told) as Told;
}

async function said(db: Db, candidate_id: string): Promise<(Row & { said_by: string | null })[]> {
  return db
    .selectFrom('availability_facts as f')
    .leftJoin('clients as c', 'c.id', 'f.client_id')
    .selectAll('f')
    .select('c.name as said_by')
    .where('f.candidate_id', '=', candidate_id)
    .execute();
}

/** What people said of one fact; null where nobody did. */
export async function findSaid(db: Db, candidate_id: string, fact: Fact): Promise<Row | null> {
  const row = await db
    .selectFrom('availability_facts')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('fact', '=', fact)
    .executeTakeFirst();
  return row ?? null;
}

/** Puts what somebody says in the place of what was said before. @returns the id of the row. */
export async function putSaid(
  db: Db,
  candidate_id: string,
  fact: Fact,
  value: string,
  known: string | null,
): Promise<string> {
  const id = known ?? newId();
  const now = timestamp();
  const client_id = actor.getStore() ?? null;
  if (known === null) {
    await db
      .insertInto('availability_facts')
      .values({ id, candidate_id, fact, value, client_id, created_at: now, modified_at: now })
      .execute();
  } else {
    const set = { value, client_id, modified_at: now };
    await db.updateTable('availability_facts').set(set).where('id', '=', id).execute();
  }
  return id;
}

/** Takes back what people said. */
export async function removeSaid(db: Db, id: string): Promise<void> {
  await db.deleteFrom('availability_facts').where('id', '=', id).execute();
}
