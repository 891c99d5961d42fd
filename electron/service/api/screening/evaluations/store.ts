import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import type { Criterion } from '../criteria/schema.ts';
import type { Tag } from '../../people/tags/schema.ts';
import { toTag } from '../../people/tags/store.ts';
import type { EvaluationOverride, OverrideInput } from './schema.ts';

export type EvaluationRow = Selectable<Database['evaluations']>;

/** A criterion and, in tag scope, its tag. */
export type CriterionWithTag = Criterion & { readonly tag: Tag | null };

/** Criteria of the whole organization, in the order in which they were made. */
export async function organizationCriteria(db: Db): Promise<CriterionWithTag[]> {
  const rows = await db
    .selectFrom('criteria')
    .selectAll()
    .where('scope_type', '=', 'organization')
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.assign(row, { tag: null }));
}

/** Criteria of the tags a candidate has, each once, in the order in which they were made. */
export async function tagCriteriaOf(db: Db, candidate_id: string): Promise<CriterionWithTag[]> {
  const tags = await db
    .selectFrom('tags')
    .selectAll()
    .where('id', 'in', (select) =>
      select.selectFrom('candidate_tags').select('tag_id').where('candidate_id', '=', candidate_id),
    )
    .execute();
  if (tags.length === 0) return [];
  const by_id = new Map(tags.map((row) => [row.id, toTag(row)]));
  const rows = await db
    .selectFrom('criteria')
    .selectAll()
    .where('tag_id', 'in', [...by_id.keys()])
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.assign(row, { tag: by_id.get(row.tag_id ?? '') ?? null }));
}

/** Stored answers for a candidate, by criterion; stale ones among them. */
export async function evaluationsOf(
  db: Db,
  candidate_id: string,
  criterion_ids: readonly string[],
): Promise<Map<string, EvaluationRow>> {
  if (criterion_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('evaluations')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', criterion_ids)
    .execute();
  return new Map(rows.map((row) => [row.criterion_id, row]));
}

/** What tells whether a stored answer is current. */
export type AnswerKey = Pick<EvaluationRow, 'input_hash' | 'criterion_hash'>;

/** The same for several candidates, without the answers: by candidate, then by criterion. */
export async function answerKeys(
  db: Db,
  candidate_ids: readonly string[],
  criterion_ids: readonly string[],
): Promise<Map<string, Map<string, AnswerKey>>> {
  const keys = new Map<string, Map<string, AnswerKey>>();
  if (candidate_ids.length === 0 || criterion_ids.length === 0) return keys;
  const rows = await db
    .selectFrom('evaluations')
    .select(['candidate_id', 'criterion_id', 'input_hash', 'criterion_hash'])
    .where('candidate_id', 'in', candidate_ids)
    .where('criterion_id', 'in', criterion_ids)
    .execute();
  for (const row of rows) {
    const own = keys.get(row.candidate_id) ?? new Map<string, AnswerKey>();
    keys.set(row.candidate_id, own.set(row.criterion_id, row));
  }
  return keys;
}

/** The candidates of nominations; ids that are no nomination's stay as they are. */
export async function candidatesBehind(db: Db, ids: readonly string[]): Promise<string[]> {
  const behind = new Set(ids);
  for (let at = 0; at < ids.length; at += 500) {
    const nominations = await db
      .selectFrom('nominations')
      .select(['id', 'candidate_id'])
      .where('id', 'in', ids.slice(at, at + 500))
      .execute();
    for (const { id, candidate_id } of nominations) {
      behind.delete(id);
      behind.add(candidate_id);
    }
  }
  return [...behind];
}

/** Rows of one statement: more make it no faster, and its variables are limited. */
const ROWS_AT_ONCE = 100;

/** Stores answers in the place of earlier ones. */
export async function saveEvaluations(
  db: Db,
  rows: readonly Insertable<Database['evaluations']>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await saveSome(db, rows.slice(at, at + ROWS_AT_ONCE));
  }
}

async function saveSome(db: Db, rows: readonly Insertable<Database['evaluations']>[]): Promise<void> {
  await db
    .insertInto('evaluations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'criterion_id']).doUpdateSet((set) => ({
        state: set.ref('excluded.state'),
        is_criterion_met: set.ref('excluded.is_criterion_met'),
        finding: set.ref('excluded.finding'),
        rests_on_silence: set.ref('excluded.rests_on_silence'),
        confidence_score: set.ref('excluded.confidence_score'),
        evaluated_at: set.ref('excluded.evaluated_at'),
        engine: set.ref('excluded.engine'),
        engine_version: set.ref('excluded.engine_version'),
        criterion_hash: set.ref('excluded.criterion_hash'),
        text_hash: set.ref('excluded.text_hash'),
        input_hash: set.ref('excluded.input_hash'),
        attachment_id: set.ref('excluded.attachment_id'),
        failure_reason: set.ref('excluded.failure_reason'),
        explanation: set.ref('excluded.explanation'),
        understood_as: set.ref('excluded.understood_as'),
        evidence: set.ref('excluded.evidence'),
        told: set.ref('excluded.told'),
      })),
    )
    .execute();
}

/** Those of the ids that a record still has. */
export async function existing(
  db: Db,
  table: 'criteria' | 'candidates',
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Removes what the engine failed at, so that it is tried again; other failures would only repeat. */
export async function forgetEngineErrors(
  db: Db,
  candidate_id: string,
  criterion_ids: readonly string[],
): Promise<void> {
  if (criterion_ids.length === 0) return;
  await db
    .deleteFrom('evaluations')
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', criterion_ids)
    .where('failure_reason', '=', 'ENGINE_ERROR')
    .execute();
}

/** The same for everybody. */
export async function forgetEngineErrorsOfJob(db: Db, criterion_ids: readonly string[]): Promise<void> {
  if (criterion_ids.length === 0) return;
  await db
    .deleteFrom('evaluations')
    .where('criterion_id', 'in', criterion_ids)
    .where('failure_reason', '=', 'ENGINE_ERROR')
    .execute();
}

/** How many candidates are nominated for a job; null: how many there are. */
export async function countAsked(db: Db, job_id: string | null): Promise<number> {
  const counted = sql<number>`count(*)`.as('count');
  const query =
    job_id === null
      ? db.selectFrom('candidates').select(counted)
      : db.selectFrom('nominations').select(counted).where('job_id', '=', job_id);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Up to `limit` candidates with a nomination for a job, in the order of their ids, after one (null: from the first). */
export async function nominatedAfter(
  db: Db,
  job_id: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  let query = db.selectFrom('nominations').select('candidate_id').where('job_id', '=', job_id);
  if (after !== null) query = query.where('candidate_id', '>', after);
  const rows = await query.orderBy('candidate_id').limit(limit).execute();
  return rows.map(({ candidate_id }) => candidate_id);
}

/** Which record an event about criteria of this scope names, by candidate. */
export async function resourcesOf(
  db: Db,
  candidate_ids: readonly string[],
  job_id: string | null,
): Promise<Map<string, string>> {
  const resources = new Map(candidate_ids.map((id) => [id, id]));
  if (job_id === null) return resources;
  const nominations = await db
    .selectFrom('nominations')
    .select(['id', 'candidate_id'])
    .where('job_id', '=', job_id)
    .where('candidate_id', 'in', candidate_ids)
    .execute();
  for (const { id, candidate_id } of nominations) resources.set(candidate_id, id);
  return resources;
}

/** Answers of persons for a candidate, by criterion. */
export async function overridesOf(
  db: Db,
  candidate_id: string,
  criterion_ids: readonly string[],
): Promise<Map<string, EvaluationOverride>> {
  if (criterion_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('evaluation_overrides')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', criterion_ids)
    .execute();
  return new Map(
    rows.map(({ criterion_id, is_criterion_met, reason, created_at }) => [
      criterion_id,
      { is_criterion_met: is_criterion_met === 1, reason, created_at },
    ]),
  );
}

/** A person's answer to one criterion; null when nobody gave one. */
export async function findOverride(
  db: Db,
  candidate_id: string,
  criterion_id: string,
): Promise<EvaluationOverride | null> {
  return (await overridesOf(db, candidate_id, [criterion_id])).get(criterion_id) ?? null;
}

/** Sets a person's answer, in the place of an earlier one. */
export async function saveOverride(
  db: Db,
  candidate_id: string,
  criterion_id: string,
  input: OverrideInput,
): Promise<void> {
  const values = {
    is_criterion_met: +input.is_criterion_met,
    reason: input.reason ?? null,
    created_at: timestamp(),
  };
  await db
    .insertInto('evaluation_overrides')
    .values({ candidate_id, criterion_id, ...values })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'criterion_id']).doUpdateSet(values))
    .execute();
}

/** Takes a person's answer back; nothing happens when there is none. */
export async function removeOverride(db: Db, candidate_id: string, criterion_id: string): Promise<void> {
  await db
    .deleteFrom('evaluation_overrides')
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', '=', criterion_id)
    .execute();
}
