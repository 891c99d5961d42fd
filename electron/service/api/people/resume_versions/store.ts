import type { Db } from '#service/db/schema.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import { resumeChanges } from '#service/intelligence/edits/resume_changes.ts';
import { parseProfile } from '../profiles/store.ts';
import type { ResumeVersion } from './schema.ts';

/** Versions that are compared; older ones are not listed. */
const MAX_VERSIONS = 50;

/**
 * The resumes of a candidate, newest first. Each that could be read is compared with the one before it that could,
 * as they were read: what people changed is not in it.
 */
export async function resumeVersions(db: Db, candidate_id: string): Promise<ResumeVersion[]> {
  const rows = await db
    .selectFrom('attachments')
    .leftJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select([
      'attachments.id',
      'attachments.file_name',
      'attachments.created_at',
      'documents.state',
      'documents.profile',
    ])
    .where('attachments.candidate_id', '=', candidate_id)
    .where('attachments.type', '=', 'resume')
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
  let before: Profile | null = null;
  const versions: ResumeVersion[] = [];
  for (const { id, file_name, created_at, state, profile: json } of rows.toReversed()) {
    const profile: Profile | null = state === 'READY' && json !== null ? parseProfile(json) : null;
    versions.push({
      attachment_id: id,
      file_name,
      created_at,
      state: state ?? 'IN_PROGRESS',
      changes: before === null || profile === null ? [] : resumeChanges(before, profile),
    });
    before = profile ?? before;
  }
  return versions.toReversed();
}
