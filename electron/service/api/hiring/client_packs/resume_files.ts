import { dialectOf } from '#service/db/dialect.ts';
import type { Db } from '#service/db/schema.ts';
import type { LeftOut } from '#service/exports/pack.ts';

/** The file of somebody that goes along with a pack: the newest resume that was read, else the newest there is. */
export type ResumeFile = {
  readonly id: string;
  readonly file_name: string | null;
  readonly sha256: string;
  readonly state: 'IN_PROGRESS' | 'READY' | 'FAILED';
};

/** Those files of some people, by candidate; whoever is missing has none. */
export async function resumeFiles(
  db: Db,
  candidate_ids: readonly string[],
): Promise<ReadonlyMap<string, ResumeFile>> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.id', 'attachments.candidate_id', 'file_name', 'sha256', 'documents.state'])
    .where(dialectOf(db).isOneOf('attachments.candidate_id', candidate_ids))
    .orderBy((order) => order('documents.state', '=', 'READY'), 'desc')
    // one that is still being read may be what goes along in a moment
    .orderBy((order) => order('documents.state', '=', 'IN_PROGRESS'), 'desc')
    .orderBy((order) => order('attachments.type', '=', 'resume'), 'desc')
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .execute();
  const files = new Map<string, ResumeFile>();
  for (const { candidate_id, ...file } of rows) {
    if (candidate_id !== null && !files.has(candidate_id)) files.set(candidate_id, file);
  }
  return files;
}

/**
 * Whose resume is not among those of a pack, and why. A file that was not read can be neither masked nor vouched for;
 * where resumes go as they came, it goes as well.
 */
export function leftOut(
  people: readonly { readonly spotlight_id: string; readonly candidate_id: string }[],
  files: ReadonlyMap<string, ResumeFile>,
  as_they_came: boolean,
): LeftOut[] {
  const reasonOf = (candidate_id: string): LeftOut['reason'] | null => {
    const state = files.get(candidate_id)?.state;
    if (state === undefined) return 'no_file';
    if (state === 'READY' || as_they_came) return null;
    return state === 'IN_PROGRESS' ? 'reading' : 'not_read';
  };
  return people.flatMap(({ spotlight_id, candidate_id }) => {
    const reason = reasonOf(candidate_id);
    return reason === null ? [] : [{ spotlight_id, reason }];
  });
}
