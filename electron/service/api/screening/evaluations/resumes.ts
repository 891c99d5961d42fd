import type { Db } from '#service/db/schema.ts';
import type { ResumeToEvaluate } from '#service/engine/protocol.ts';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { NO_EDITS, parseEdits, withEdits } from '../../profile_edits.ts';
import { parseProfile } from '../../people/candidate_index/store.ts';
import { blindReading, readingMasks } from '../blind_mode/resumes.ts';
import type { Subject } from '../subjects/store.ts';

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
