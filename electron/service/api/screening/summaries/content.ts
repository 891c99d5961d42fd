import { createHash } from 'node:crypto';
import type { RouteContext } from '#service/api/context.ts';
import { quoteOf } from '#service/intelligence/evidence.ts';
import type { Span } from '#service/intelligence/profile.ts';
import { PROFILE_VERSION } from '#service/intelligence/resume/version.ts';
import type { SummaryWithEvidence } from '#service/intelligence/summary/summary.ts';
import { readContent } from '../../intake/readings/store.ts';
import { identitiesOf, maskOfNobody, type Known } from '../masks/store.ts';
import { blindReading } from '../blind_mode/resumes.ts';
import { writtenBlind } from '../blind_mode/written.ts';
import { NO_EDITS, parseEdits, withEdits } from '../../profile_edits.ts';
import type { Evidence } from '../../evidence.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import type { SkillWithEvidence } from './schema.ts';
import { findSummaryOf, saveContent, summarizedAttachment, type SummaryRow } from './store.ts';

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
      matching_skills: content.matching_skills.map(({ s, e }, i) => ({
        s,
        e,
        evidence: places(content.evidence[i]),
      })),
      missing_skills: content.missing_skills.map(({ s, e }) => ({ s, e, evidence: [] })),
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
