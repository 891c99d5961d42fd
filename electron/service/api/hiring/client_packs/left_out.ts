import type { Db } from '#service/db/schema.ts';
import type { LeftOut } from '#service/exports/pack.ts';
import { summarizedAttachment } from '../../screening/summaries/store.ts';

/** Whose resume is not among the copies of a pack, and why: what was not read can be neither masked nor vouched for. */
export async function leftOut(
  db: Db,
  people: readonly { readonly spotlight_id: string; readonly candidate_id: string }[],
): Promise<LeftOut[]> {
  const found: LeftOut[] = [];
  for (const { spotlight_id, candidate_id } of people) {
    if ((await summarizedAttachment(db, candidate_id)) !== null) continue;
    const files = await db
      .selectFrom('attachments')
      .leftJoin('documents', 'documents.attachment_id', 'attachments.id')
      .select('documents.state')
      .where('attachments.candidate_id', '=', candidate_id)
      .execute();
    const is_underway = files.some(({ state }) => state === 'IN_PROGRESS');
    const reason = files.length === 0 ? 'no_file' : is_underway ? 'reading' : 'not_read';
    found.push({ spotlight_id, reason });
  }
  return found;
}
