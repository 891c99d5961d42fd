import { readInBulk, type Columns } from '#service/db/bulk_read.ts';
import { countOf, firstRow } from '#service/db/rows.ts';
import type { Db } from '#service/db/schema.ts';
import { summaryIdOf } from '../../summary_ids.ts';
import type { RankingEntry } from './schema.ts';

/** Vectors made by one model and one way of cutting passages; others are never mixed with them. */
export type VectorVersion = { readonly model: string; readonly chunker: string };

/** Up to `limit` candidate ids after one, ascending; null from the beginning. */
export async function candidateIdsAfter(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom('candidates').select('id').orderBy('id').limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

/** How many candidates there are. */
export async function candidateCount(db: Db): Promise<number> {
  return countOf(db.selectFrom('candidates'));
}

/**
 * The stored vectors of candidates' relevant attachments, in the order in which they make up a candidate:
 * the newest readable resume, then what is not a resume, newest first.
 */
export async function relevantVectors(db: Db, candidate_ids: readonly string[], version: VectorVersion) {
  const rows = await storedVectors(db)
    .select(['vectors.passages', 'vectors.title'])
    .where('attachments.candidate_id', 'in', candidate_ids)
    .execute();
  return relevantOf(rows, version);
}

/**
 * All candidates in the order of their ids, some at a time, each time with their relevant vectors: the next ones are read
 * while these are worked with.
 */
export async function* vectorsOfAll(db: Db, version: VectorVersion, at_a_time: number) {
  const readAfter = async (after: string | null) => {
    const ids = await candidateIdsAfter(db, after, at_a_time);
    const last = ids.at(-1);
    if (last === undefined) return { ids, vectors: new Map<string, CandidateVectors[]>() };
    let query = storedVectors(db).where('attachments.candidate_id', '<=', last);
    if (after !== null) query = query.where('attachments.candidate_id', '>', after);
    return { ids, vectors: relevantOf(await readInBulk(db, query, VECTOR_COLUMNS), version) };
  };
  let next = readAfter(null);
  for (;;) {
    const some = await next;
    const last = some.ids.at(-1);
    if (last === undefined) return;
    next = readAfter(last);
    next.catch(() => undefined); // told when it is its turn
    yield some;
  }
}

/** What is stored of one file. */
export type CandidateVectors = {
  readonly attachment_id: string;
  readonly candidate_id: string | null;
  readonly type: string;
  readonly model: string;
  readonly chunker_version: string;
  readonly row_count: number;
  readonly scales: Buffer;
  readonly data: Buffer;
  readonly pieces: Buffer | null;
};

/** As they are selected below. */
const VECTOR_COLUMNS: Columns<CandidateVectors> = {
  attachment_id: 'text',
  candidate_id: 'text',
  type: 'text',
  model: 'text',
  chunker_version: 'text',
  row_count: 'number',
  scales: 'bytes',
  data: 'bytes',
  pieces: 'bytes',
};

function storedVectors(db: Db) {
  return db
    .selectFrom('attachments')
    .innerJoin('document_vectors as vectors', 'vectors.attachment_id', 'attachments.id')
    .select([
      'attachments.id as attachment_id',
      'attachments.candidate_id',
      'attachments.type',
      'vectors.model',
      'vectors.chunker_version',
      'vectors.row_count',
      'vectors.scales',
      'vectors.data',
      'vectors.pieces',
    ])
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc');
}

function relevantOf<Row extends CandidateVectors>(
  rows: readonly Row[],
  version: VectorVersion,
): Map<string, Row[]> {
  const by_candidate = new Map<string, Row[]>();
  for (const row of rows) {
    // asked here and not in the query: with it the planner would begin at all vectors of the model
    if (row.model !== version.model || row.chunker_version !== version.chunker) continue;
    const own = by_candidate.get(row.candidate_id!) ?? [];
    by_candidate.set(row.candidate_id!, own);
    if (row.type !== 'resume') own.push(row);
    else if (own[0]?.type !== 'resume') own.unshift(row);
  }
  return by_candidate;
}

/** Candidates whose attachments these are. */
export async function ownersOf(
  db: Db,
  attachment_ids: readonly string[],
): Promise<{ id: string; candidate_id: string | null }[]> {
  return db
    .selectFrom('attachments')
    .select(['id', 'candidate_id'])
    .where('id', 'in', attachment_ids)
    .execute();
}

/** The stored vectors of one attachment; null when there are none of this version. */
export async function vectorsOfAttachment(db: Db, attachment_id: string, version: VectorVersion) {
  return firstRow(
    db
      .selectFrom('document_vectors')
      .select(['row_count', 'scales', 'data', 'text_hash', 'title'])
      .where((where) => where.and({ attachment_id, model: version.model }))
      .where('chunker_version', '=', version.chunker),
  );
}

/** What was made of a job's texts, as it is stored. */
export type StoredTarget = { readonly made_from: string; readonly vector: Buffer; readonly title: string };

/** The stored vector of a job; null when there is none. */
export async function vectorOfJob(db: Db, job_id: string): Promise<StoredTarget | null> {
  return firstRow(
    db.selectFrom('job_vectors').select(['made_from', 'vector', 'title']).where('job_id', '=', job_id),
  );
}

export async function saveJobVector(db: Db, job_id: string, made: StoredTarget): Promise<void> {
  await db
    .insertInto('job_vectors')
    .values({ job_id, ...made })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(made))
    .execute();
}

/** Up to `limit` jobs after one, ascending, with what their vectors were made from; null from the beginning. */
export async function jobsAfter(db: Db, after: string | null, limit: number) {
  let query = db
    .selectFrom('jobs')
    .leftJoin('job_vectors', 'job_vectors.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.description', 'job_vectors.made_from'])
    .orderBy('jobs.id')
    .limit(limit);
  if (after !== null) query = query.where('jobs.id', '>', after);
  return query.execute();
}

export type TargetRecord =
  | { readonly kind: 'job'; readonly id: string; readonly title: string; readonly description: string }
  | { readonly kind: 'candidate'; readonly id: string }
  | { readonly kind: 'attachment'; readonly id: string };

/** What an id names: a job, a candidate or an attachment; null when it is none of them. */
export async function findTarget(db: Db, id: string): Promise<TargetRecord | null> {
  const job = await db
    .selectFrom('jobs')
    .select(['title', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (job !== undefined) return { kind: 'job', id, ...job };
  const candidate = await db.selectFrom('candidates').select('id').where('id', '=', id).executeTakeFirst();
  if (candidate !== undefined) return { kind: 'candidate', id };
  const attachment = await db.selectFrom('attachments').select('id').where('id', '=', id).executeTakeFirst();
  return attachment === undefined ? null : { kind: 'attachment', id };
}

export type ReadingState = {
  readonly attachment_id: string;
  readonly state: string;
  readonly message: string | null;
};

/** How far the reading of an attachment is; null when the attachment is gone. */
export async function readingOfAttachment(db: Db, attachment_id: string): Promise<ReadingState | null> {
  const row = await db
    .selectFrom('attachments')
    .leftJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.id as attachment_id', 'documents.state', 'documents.message'])
    .where('attachments.id', '=', attachment_id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, state: row.state ?? 'IN_PROGRESS' };
}

/** An attachment of a candidate that is not read yet; null when there is none. */
export async function pendingReading(db: Db, candidate_id: string): Promise<string | null> {
  return firstRow(
    db
      .selectFrom('attachments')
      .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
      .select('attachments.id')
      .where('attachments.candidate_id', '=', candidate_id)
      .where('documents.state', '=', 'IN_PROGRESS')
      .orderBy('attachments.id', 'desc')
      .limit(1),
    (row) => row.id,
  );
}

/** Candidates with a nomination for a job: those who applied, or also those somebody considers. */
export async function nominatedFor(db: Db, job_id: string, which: 'applied' | 'any'): Promise<Set<string>> {
  let query = db.selectFrom('nominations').select('candidate_id').where('job_id', '=', job_id);
  if (which === 'applied') query = query.where('applied_at', 'is not', null);
  return new Set((await query.execute()).map(({ candidate_id }) => candidate_id));
}

export type Decoration = Pick<RankingEntry, 'candidate_remote_id' | 'nomination_id' | 'summary_id'>;

/**
 * What an entry shows beside its score. `jobs`: whose nomination is meant, the first that there is, else
 * the newest one; the summary is the one for the first of them, or for none.
 */
export async function decorate(
  db: Db,
  candidate_ids: readonly string[],
  jobs: readonly string[],
): Promise<Map<string, Decoration>> {
  if (candidate_ids.length === 0) return new Map();
  const [job = null] = jobs;
  // in one question: on a server, each is a way there and back
  const rows = await db
    .selectFrom('candidates')
    .leftJoin('summaries', (join) =>
      join
        .onRef('summaries.candidate_id', '=', 'candidates.id')
        .on('summaries.job_id', job === null ? 'is' : '=', job),
    )
    .leftJoin('nominations', 'nominations.candidate_id', 'candidates.id')
    .select([
      'candidates.id',
      'candidates.remote_id',
      'summaries.id as summary_id',
      'nominations.id as nomination_id',
      'nominations.job_id',
      'nominations.created_at',
    ])
    .where('candidates.id', 'in', candidate_ids)
    .execute();
  type Row = (typeof rows)[number];
  const preference = ({ job_id }: Row): number =>
    job_id !== null && jobs.includes(job_id) ? jobs.indexOf(job_id) : jobs.length;
  // of one person's few nominations: the database would sort everybody's
  const isBetter = (row: Row, than: Row): boolean => {
    if (preference(row) !== preference(than)) return preference(row) < preference(than);
    const at = row.created_at ?? '';
    const other = than.created_at ?? '';
    return at === other ? (row.nomination_id ?? '') > (than.nomination_id ?? '') : at > other;
  };
  const chosen = new Map<string, Row>();
  for (const row of rows) {
    const known = chosen.get(row.id);
    if (known === undefined || isBetter(row, known)) chosen.set(row.id, row);
  }
  return new Map(
    [...chosen].map(([id, { remote_id, nomination_id, summary_id }]) => [
      id,
      {
        candidate_remote_id: remote_id,
        nomination_id,
        summary_id: summary_id ?? summaryIdOf({ candidate_id: id, job_id: job }),
      },
    ]),
  );
}
