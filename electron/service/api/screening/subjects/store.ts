import { yieldToEventLoop } from '../../../event_loop.ts';
import { createHash } from 'node:crypto';
import type { Database, Db } from '#service/db/schema.ts';
import { CRITERIA_ENGINE, type Said } from '#service/intelligence/criteria/answer.ts';
import { failureMessage } from '#service/intelligence/criteria/failed.ts';
import { NO_EDITS, withEdits, parseEdits } from '../../profile_edits.ts';
import type { ResumeToEvaluate } from '../../../engine/protocol.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';
import { parseProfile } from '../../people/profiles/store.ts';
import { readingMasks, blindReading } from '../masks/store.ts';
import type { Criterion } from '../criteria/schema.ts';
import { sql, type Selectable } from 'kysely';

/** What of a candidate is evaluated: the newest readable resume, else the newest other readable file. */
export type Subject =
  | {
      readonly state: 'READY';
      readonly attachment_id: string;
      readonly text_hash: string;
      /** Month the file came in, YYYY-MM: what "present" means in it. */
      readonly received: string;
      /** Of all that rules read. */
      readonly input_hash: string;
      /** The same with the model that made the vectors: of what is decided by meaning, too. */
      readonly meaning_hash: string;
      /** What people changed in the profile, as it is stored. */
      readonly profile_edits: string;
    }
  /** The file that would be evaluated is still being read. */
  | { readonly state: 'PENDING'; readonly attachment_id: string }
  /** There is no file, or none that can be read. */
  | { readonly state: 'NONE'; readonly said: Said; readonly input_hash: string };

type Row = Awaited<ReturnType<typeof documentsOf>>[number];
const BATCH_SIZE = 500;

/** Subjects of candidates; every id that is asked for has one. */
export async function subjectsOf(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Subject>> {
  const subjects = new Map<string, Subject>();
  for (let at = 0; at < candidate_ids.length; at += BATCH_SIZE) {
    const ids = candidate_ids.slice(at, at + BATCH_SIZE);
    const by_candidate = new Map<string | null, Row[]>();
    for (const row of await documentsOf(db, ids)) {
      const own = by_candidate.get(row.candidate_id) ?? [];
      by_candidate.set(row.candidate_id, own);
      own.push(row);
    }
    for (const id of ids) subjects.set(id, subjectFrom(by_candidate.get(id) ?? []));
    // a long list of candidates must not keep requests waiting
    if (at + BATCH_SIZE < candidate_ids.length) await yieldToEventLoop();
  }
  return subjects;
}

/** What of one candidate is evaluated; NONE as well for a candidate that is not there. */
export async function subjectOf(db: Db, candidate_id: string): Promise<Subject> {
  return subjectFrom(await documentsOf(db, [candidate_id]));
}

/** Best first. */
async function documentsOf(db: Db, candidate_ids: readonly string[]) {
  return db
    .selectFrom('attachments')
    .leftJoin('documents', 'documents.attachment_id', 'attachments.id')
    .leftJoin('document_vectors as vectors', 'vectors.attachment_id', 'attachments.id')
    .innerJoin('candidates', 'candidates.id', 'attachments.candidate_id')
    .select([
      'vectors.model',
      'vectors.chunker_version',
      'candidates.profile_edits',
      'attachments.candidate_id',
      'attachments.id',
      'attachments.modified_at',
      'documents.state',
      'documents.message',
      'documents.text_hash',
      'documents.reader_version',
    ])
    .where('attachments.candidate_id', 'in', candidate_ids)
    .orderBy((order) => order('attachments.type', '=', 'resume'), 'desc')
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .execute();
}

function subjectFrom(documents: readonly Row[]): Subject {
  const chosen = documents.find(({ state }) => state !== 'FAILED');
  if (chosen === undefined) {
    const [unreadable] = documents;
    const said: Said =
      unreadable === undefined
        ? { code: 'no_file', args: {} }
        : { code: 'unreadable', args: { cause: unreadable.message ?? 'the newest one is unreadable.' } };
    return { state: 'NONE', said, input_hash: inputHash([failureMessage(said)]) };
  }
  const { id, state, text_hash, modified_at, reader_version, profile_edits } = chosen;
  if (state !== 'READY' || text_hash === null) return { state: 'PENDING', attachment_id: id };
  const received = modified_at.slice(0, 7);
  // the profile is made from the text by this version of the reader, which names the lists of skills, too; evidence
  // names the attachment
  const input_hash = inputHash([
    id,
    text_hash,
    received,
    reader_version,
    ...(profile_edits === NO_EDITS ? [] : [profile_edits]),
  ]);
  return {
    state: 'READY',
    attachment_id: id,
    text_hash,
    received,
    profile_edits,
    input_hash,
    meaning_hash: shortHash([input_hash, chosen.model, chosen.chunker_version]),
  };
}

/** What goes into an answer of this engine. */
export function hashFor(subject: Exclude<Subject, { state: 'PENDING' }>, engine: string): string {
  return subject.state === 'READY' && engine === 'meaning' ? subject.meaning_hash : subject.input_hash;
}

/** Whether an answer that was stored with this hash is about what there is now. */
export function isAbout(subject: Subject, input_hash: string): boolean {
  if (subject.state === 'PENDING') return false;
  return (
    input_hash === subject.input_hash || (subject.state === 'READY' && input_hash === subject.meaning_hash)
  );
}

/** What a criterion asks; its other fields do not change an answer. */
export function criterionHash({ prompt_text }: { readonly prompt_text: string }): string {
  return shortHash([prompt_text]);
}

/** Another engine, or another version of it, makes every answer anew. */
function inputHash(parts: readonly unknown[]): string {
  return shortHash([CRITERIA_ENGINE.name, CRITERIA_ENGINE.version, ...parts]);
}

/** 132 bits of SHA-256. */
function shortHash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
type Ready = Extract<Subject, { state: 'READY' }>;
/** What the engine is given of a resume, whatever it is asked. */
export type Resume = Omit<ResumeToEvaluate, 'prompts'>;

/** What is read of these subjects, by attachment; one whose text is another by now is left out. */
export async function resumesOf(db: Db, subjects: readonly Ready[]): Promise<Map<string, Resume>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['documents.attachment_id', 'documents.document', 'documents.profile', 'documents.text_hash'])
    .where(
      'documents.attachment_id',
      'in',
      subjects.map(({ attachment_id }) => attachment_id),
    )
    .execute();
  const wanted = new Map(subjects.map((subject) => [subject.attachment_id, subject]));
  const resumes = new Map<string, Resume>();
  for (const row of rows) {
    const subject = wanted.get(row.attachment_id)!;
    const { document, profile } = row;
    if (document === null || profile === null || row.text_hash !== subject.text_hash) continue;
    resumes.set(row.attachment_id, {
      document_json: document,
      profile_json: editedProfile(profile, document, subject),
      reference_date: subject.received,
    });
  }
  return resumes;
}

/** The stored profile with what people changed in it; as it is stored where nobody did. */
function editedProfile(
  stored: string,
  document_json: string,
  { profile_edits, received }: Pick<Ready, 'profile_edits' | 'received'>,
): string {
  if (profile_edits === NO_EDITS) return stored;
  const { text } = JSON.parse(document_json) as Pick<ResumeDocument, 'text'>;
  return JSON.stringify(withEdits(parseProfile(stored), parseEdits(profile_edits), received, text));
}

/** The same as a blind caller may read them, which is what their questions are answered from. */
export async function blindResumesOf<Of extends Resume>(
  db: Db,
  resumes: readonly (readonly [candidate_id: string, resume: Of])[],
): Promise<Of[]> {
  const maskOf = await readingMasks(
    db,
    resumes.map(([candidate_id]) => candidate_id),
  );
  return resumes.map(([candidate_id, resume]) => {
    const { document, profile } = blindReading(
      {
        document: JSON.parse(resume.document_json) as ResumeDocument,
        profile: parseProfile(resume.profile_json),
      },
      maskOf(candidate_id),
    );
    return { ...resume, document_json: JSON.stringify(document), profile_json: JSON.stringify(profile) };
  });
}

/** What tells whether a stored answer is current. */
export type AnswerKey = Pick<Selectable<Database['evaluations']>, 'input_hash' | 'criterion_hash'>;

/** Whether a stored answer is about this text, this question and this engine. */
export function isCurrent(
  row: AnswerKey | undefined,
  subject: Subject,
  criterion: Pick<Criterion, 'prompt_text'>,
): boolean {
  return (
    row !== undefined && isAbout(subject, row.input_hash) && row.criterion_hash === criterionHash(criterion)
  );
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

/** Up to `limit` candidates nominated for a job, in the order of their ids, after one (null: from the first). */
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
