import type { ExpressionBuilder } from 'kysely';
import { exists, firstRow } from '#service/db/rows.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { pairedAt, pairOf, summaryIdOf, type SummaryPair } from '../../summary_ids.ts';
import { createHash } from 'node:crypto';
import { quoteOf } from '../../../intelligence/evidence.ts';
import type { Span } from '../../../intelligence/profile.ts';
import { PROFILE_VERSION } from '../../../intelligence/resume/version.ts';
import type { SummaryWithEvidence } from '../../../intelligence/summary/summary.ts';
import type { RouteContext } from '../../context.ts';
import type { Evidence } from '../../evidence.ts';
import { writtenBlind } from '../../feeds/events/store.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import { readContent } from '../../intake/readings/store.ts';
import { NO_EDITS, withEdits, parseEdits } from '../../profile_edits.ts';
import { blindReading, type Known, identitiesOf, maskOfNobody } from '../masks/store.ts';
import type { SentenceCode } from '../../sentence_code.ts';
import type { SkillWithEvidence } from './schema.ts';

export type SummaryRow = Database['summaries'];

/** A summary that nobody has read yet is no row: its id says whose it is. */
export async function findSummary(db: Db, id: string): Promise<SummaryRow | null> {
  const row = await db.selectFrom('summaries').selectAll().where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return row;
  const pair = await pairOf(db, id);
  return pair === null ? null : unread(pair);
}

/** The summary of a candidate for a job. */
async function findSummaryOf(db: Db, candidate_id: string, job_id: string): Promise<SummaryRow> {
  const found = db
    .selectFrom('summaries')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('job_id', '=', job_id);
  return (await found.executeTakeFirst()) ?? unread({ candidate_id, job_id });
}

const unread = (pair: SummaryPair): SummaryRow => ({
  id: summaryIdOf(pair),
  ...pair,
  created_at: pairedAt(pair),
  input_hash: null,
  content: null,
});

/** Keeps what a summary says, unless its candidate or its job is gone. */
export async function saveContent(
  db: Db,
  { id, candidate_id, job_id, created_at }: Omit<SummaryRow, 'input_hash' | 'content'>,
  { input_hash, content }: Pick<SummaryRow, 'input_hash' | 'content'>,
): Promise<void> {
  const ofPair = (where: ExpressionBuilder<Database, 'summaries'>) =>
    where.and([where('candidate_id', '=', candidate_id), where('job_id', 'is not distinct from', job_id)]);
  const kept = await db
    .updateTable('summaries')
    .set({ input_hash, content })
    .where(ofPair)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n) return;
  const is_there = async (table: 'candidates' | 'jobs', wanted: string): Promise<boolean> =>
    await exists(db.selectFrom(table).select('id').where('id', '=', wanted));
  if (!(await is_there('candidates', candidate_id))) return;
  if (job_id !== null && !(await is_there('jobs', job_id))) return;
  await db
    .insertInto('summaries')
    .values({ id, candidate_id, job_id, created_at, input_hash, content })
    .execute();
}

/** What a candidate's summary is made from: the newest readable resume, else the newest readable file. */
async function summarizedAttachment(db: Db, candidate_id: string) {
  return firstRow(
    db
      .selectFrom('attachments')
      .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
      .innerJoin('candidates', 'candidates.id', 'attachments.candidate_id')
      .select([
        'attachments.id',
        'attachments.modified_at',
        'documents.text_hash',
        'candidates.profile_edits',
      ])
      .where('attachments.candidate_id', '=', candidate_id)
      .where('documents.state', '=', 'READY')
      .orderBy((order) => order('attachments.type', '=', 'resume'), 'desc')
      .orderBy('attachments.created_at', 'desc')
      .orderBy('attachments.id', 'desc')
      .limit(1),
  );
}

/** A summary's content and the file it was made from; attachment_id null when there is none to read. */
export type Content = SummaryWithEvidence & { readonly attachment_id: string | null };

export type Summaries = {
  /** Made when first read, and again when the resume, the job or the method changed. */
  contentOf(row: SummaryRow): Promise<Content>;
  /** Matching and missing skills, each with where it stands in the resume. */
  skillsOf(
    content: Content,
  ): Promise<{ matching_skills: SkillWithEvidence[]; missing_skills: SkillWithEvidence[] }>;
  /** The same for a candidate and a job. */
  skillsFor(
    candidate_id: string,
    job_id: string,
  ): Promise<{ matching_skills: SkillWithEvidence[]; missing_skills: SkillWithEvidence[] }>;
};

const NOTHING: Content = {
  attachment_id: null,
  location: '',
  education: '',
  employment: '',
  employment_told: [],
  matching_skills: [],
  missing_skills: [],
  evidence: [],
};

export function createSummaryContents({
  db,
  write,
  skills,
}: Pick<RouteContext, 'db' | 'write' | 'skills'>): Summaries {
  async function contentOf(row: SummaryRow): Promise<Content> {
    const attachment = await summarizedAttachment(db, row.candidate_id);
    if (attachment === null) return NOTHING;
    const job = row.job_id === null ? null : await findJob(db, { id: row.job_id });
    // loaded when first needed: it is a good part of what the service would load at its start
    const { summarize, SUMMARY_VERSION } = await import('#service/intelligence/summary/summary.ts');
    const received = attachment.modified_at.slice(0, 7);
    const blind = await readerOf(row);
    const input = [
      SUMMARY_VERSION,
      PROFILE_VERSION,
      await skills.hash(),
      attachment.id,
      attachment.text_hash,
      received,
      job?.title,
      job?.description,
      ...(attachment.profile_edits === NO_EDITS ? [] : [attachment.profile_edits]),
      ...(blind === null ? [] : [blind.stamp]),
    ];
    const input_hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    if (row.content !== null && row.input_hash === input_hash) return JSON.parse(row.content) as Content;

    const read = await readContent(db, attachment.id);
    if (read === null) return NOTHING;
    const { document } = read;
    const profile =
      withEdits(read.profile, parseEdits(attachment.profile_edits), received, document.text) ?? read.profile;
    const asked = { job, reader: await skills.reader(), reference_date: received };
    const seen = summarize({ ...asked, document, profile });
    const { matching_skills, missing_skills, evidence } =
      blind === null ? seen : summarize({ ...asked, ...blindReading({ document, profile }, blind.mask) });
    const content: Content = {
      attachment_id: attachment.id,
      ...seen,
      matching_skills,
      missing_skills,
      evidence,
    };
    await write((trx) => saveContent(trx, row, { input_hash, content: JSON.stringify(content) }));
    return content;
  }

  /** A blind caller's own job asks of what they may read, whoever reads the summary: their reading, else null. */
  async function readerOf({
    candidate_id,
    job_id,
  }: SummaryRow): Promise<Pick<Known, 'stamp' | 'mask'> | null> {
    if (job_id === null || (await writtenBlind(db, [job_id])).size === 0) return null;
    const known = (await identitiesOf(db, [candidate_id])).get(candidate_id);
    return known ?? { stamp: '', mask: maskOfNobody };
  }

  async function skillsOf(content: Content) {
    const read = content.attachment_id === null ? null : await readContent(db, content.attachment_id);
    const places = (spans: readonly Span[] = []): Evidence[] =>
      read === null || content.attachment_id === null
        ? []
        : spans.map((span) =>
            Object.assign({ attachment_id: content.attachment_id! }, quoteOf(read.document, span)),
          );
    return {
      matching_skills: content.matching_skills.map(({ s, e, told }, i) => ({
        s,
        e,
        told: told as SentenceCode[],
        evidence: places(content.evidence[i]),
      })),
      missing_skills: content.missing_skills.map(({ s, e, told }) => ({
        s,
        e,
        told: told as SentenceCode[],
        evidence: [],
      })),
    };
  }

  return {
    contentOf,
    skillsOf,
    async skillsFor(candidate_id, job_id) {
      return skillsOf(await contentOf(await findSummaryOf(db, candidate_id, job_id)));
    },
  };
}
