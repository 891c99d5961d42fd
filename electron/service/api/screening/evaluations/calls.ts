import { sql } from 'kysely';
import { actingClient } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { mustsFirst, type CriterionWithTag } from '../criteria/store.ts';
import type { CallAnswer, CallAnswerInput, CallQuestion, CallSheet } from './call_schema.ts';
import { callAnswersOf, type Called } from './call_answers.ts';
import { isOpen, readDetails } from './store.ts';

/** What was said about one criterion, or (null) about everything else; null when nothing was. */
export async function findCallAnswer(
  db: Db,
  called: Called,
  criterion_id: string | null,
): Promise<CallAnswer | null> {
  return (await callAnswersOf(db, called)).find((one) => one.criterion_id === criterion_id) ?? null;
}

type Said = Pick<CallAnswerInput, 'answer' | 'score' | 'said_at'>;

/** Writes down what was said, in the place of what stood there. @returns the id of the row. */
export async function saveCallAnswer(
  db: Db,
  { job_id, candidate_id }: Called,
  criterion_id: string | null,
  { answer = null, score, said_at }: Said,
  known: CallAnswer | null,
): Promise<string> {
  const now = timestamp();
  const values = {
    answer,
    score,
    said_at: said_at ?? now,
    client_id: actingClient(),
    modified_at: now,
  };
  const id = known?.id ?? newId();
  if (known === null) {
    const record = { id, job_id, candidate_id, criterion_id, created_at: now };
    await db
      .insertInto('call_answers')
      .values({ ...record, ...values })
      .execute();
  } else {
    await updateById(db, 'call_answers', id, values);
  }
  return id;
}

/** Removes what was said. */
export async function removeCallAnswer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('call_answers').where('id', '=', id).execute();
}

/** Whether a criterion was answered in a call: such an answer goes with what was said. */
export async function isOverriddenByCall(
  db: Db,
  candidate_id: string,
  criterion_id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('evaluation_overrides')
    .select('source')
    .where((where) => where.and({ candidate_id, criterion_id }))
    .executeTakeFirst();
  return row?.source === 'call';
}

type Person = Pick<CallSheet, 'candidate_id' | 'full_name' | 'email' | 'phone' | 'nomination_id'>;

/** Who is to be called for a job: those named, or without names who is in that stage or put forward. */
export async function peopleToCall(
  db: Db,
  job_id: string,
  candidate_ids: readonly string[] | undefined,
  stage_id: string | null,
): Promise<Person[]> {
  const wanted =
    candidate_ids === undefined
      ? sql`(n.current_nomination_stage_id = ${stage_id} OR n.id IN (SELECT nomination_id FROM spotlights))`
      : dialectOf(db).isOneOf('n.candidate_id', candidate_ids);
  const { rows } = await sql<Person>`
    SELECT n.id AS nomination_id, n.candidate_id, c.full_name, c.email, c.phone FROM nominations AS n
    JOIN candidates AS c ON c.id = n.candidate_id
    WHERE n.job_id = ${job_id} AND ${wanted} ORDER BY n.id`.execute(db);
  return rows;
}

/** What to ask somebody, beside what they said. */
export async function callSheetOf(
  db: Db,
  job_id: string,
  person: Person,
  criteria: readonly CriterionWithTag[],
): Promise<CallSheet> {
  const { nomination_id: id, candidate_id } = person;
  const answers = await callAnswersOf(db, { id, job_id, candidate_id });
  const asked = mustsFirst(await readDetails(db, candidate_id, criteria)).flatMap(
    (detail): CallQuestion[] => {
      const answer = answers.find((one) => one.criterion_id === detail.criterion.id) ?? null;
      return answer === null && !isOpen(detail) ? [] : [Object.assign({}, detail, { answer })];
    },
  );
  return { ...person, questions: asked, note: answers.find((one) => one.criterion_id === null) ?? null };
}
