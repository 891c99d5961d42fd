import type { RawBuilder, Selectable } from 'kysely';
import { actingClient } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { firstRow, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { newestReading, parseProfile } from '../profiles/store.ts';
import { meetsTerms } from './terms.ts';
import { FACTS } from './schema.ts';
import type { CandidateAvailability, Fact, KnownTerms, TermsAsked } from './schema.ts';

type Row = Selectable<Database['availability_facts']>;
type Told = { [Key in Fact]: CandidateAvailability[Key] };

/** What the resume says of somebody's availability, and what people said, who win. */
export async function availabilityOf(db: Db, candidate_id: string): Promise<CandidateAvailability> {
  const [reading, rows] = await Promise.all([newestReading(db, candidate_id), said(db, candidate_id)]);
  const profile = reading === null || reading.profile === null ? null : parseProfile(reading.profile);
  const told = FACTS.map((fact) => {
    const row = rows.find((one) => one.fact === fact);
    const read = profile?.[fact] ?? null;
    const { text = null, span = null } = read ?? {};
    const as_read = read === null ? null : valueOf(fact, read);
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

/** What is known of these candidates' availability, notice and salary, by candidate. */
export async function knownTerms(db: Db, ids: readonly string[]): Promise<Map<string, KnownTerms>> {
  const { isOneOf, jsonParts } = dialectOf(db);
  const read = db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select([
      'attachments.candidate_id',
      'documents.state',
      jsonParts('documents.profile', FACTS).as('facts'),
    ])
    .where('attachments.type', '=', 'resume')
    .where(isOneOf('attachments.candidate_id', ids))
    .where('documents.profile', 'is not', null)
    // of several resumes the newest one counts: it comes last
    .orderBy('attachments.created_at')
    .orderBy('attachments.id');
  const said_rows = db
    .selectFrom('availability_facts')
    .select(['id', 'candidate_id', 'fact', 'value'])
    .where(isOneOf('candidate_id', ids));
  const known = new Map<string, KnownTerms>();
  const [readings, rows] = await Promise.all([read.execute(), said_rows.execute()]);
  for (const { candidate_id, state, facts } of readings) {
    // asked here: as a condition it leads SQLite through the index of states, which nearly all files are in
    if (state === 'READY') known.set(candidate_id ?? '', termsOf(JSON.parse(facts) as (object | null)[]));
  }
  for (const { id, candidate_id, fact, value } of rows) {
    const terms = known.get(candidate_id) ?? UNKNOWN_TERMS;
    known.set(candidate_id, {
      ...terms,
      [fact]: { id, value: JSON.parse(value) as unknown, source: 'person' },
    });
  }
  return known;
}

/** What a reading says of each fact; one that it does not have is not known. */
function termsOf(facts: readonly (object | null)[]): KnownTerms {
  const told = FACTS.map((fact, i) => {
    const read = facts[i] ?? null;
    const value = read === null ? null : valueOf(fact, read);
    return [fact, { id: null, value, source: value === null ? null : 'resume' }];
  });
  return Object.fromEntries(told) as KnownTerms;
}

/** Of whom nothing is known. */
export const UNKNOWN_TERMS: KnownTerms = termsOf([]);

/** What a reading comes to: an availability may be words alone, others are figures. */
function valueOf(fact: Fact, reading: object): object {
  const quoted = fact === 'availability' ? ['span'] : ['span', 'text'];
  return Object.fromEntries(Object.entries(reading).filter(([key]) => !quoted.includes(key)));
}

/** The condition that what is known of a candidate is what is asked for today; null where nothing is asked. */
export function meetsTermsToday(asked: TermsAsked): RawBuilder<boolean> | null {
  return meetsTerms(asked, timestamp().slice(0, 10));
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
  return firstRow(
    db
      .selectFrom('availability_facts')
      .selectAll()
      .where('candidate_id', '=', candidate_id)
      .where('fact', '=', fact),
  );
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
  const client_id = actingClient();
  if (known === null) {
    await db
      .insertInto('availability_facts')
      .values({ id, candidate_id, fact, value, client_id, created_at: now, modified_at: now })
      .execute();
  } else {
    const set = { value, client_id, modified_at: now };
    await updateById(db, 'availability_facts', id, set);
  }
  return id;
}

/** Takes back what people said. */
export async function removeSaid(db: Db, id: string): Promise<void> {
  await db.deleteFrom('availability_facts').where('id', '=', id).execute();
}
