import type { Db } from '../../../db/schema.ts';
import type { ResumeDocument, UnreadableReason } from '../../../intelligence/document.ts';
import type { AttachmentDocument } from './schema.ts';

/** What was read from an attachment, as the API shows it; null when there is no such attachment. */
export async function findDocument(db: Db, attachment_id: string): Promise<AttachmentDocument | null> {
  const row = await db
    .selectFrom('documents')
    .select(['state', 'reason', 'message', 'document'])
    .where('attachment_id', '=', attachment_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const document = row.document === null ? null : (JSON.parse(row.document) as ResumeDocument);
  return {
    state: row.state,
    reason: row.reason as UnreadableReason | null,
    message: row.message,
    pages: (document?.pages ?? []).map((page) => ({
      number: page.number,
      width: page.width,
      height: page.height,
      lines: page.lines.map(({ text, box, start, end, column, bullet, words, confidence, instruction }) => ({
        text,
        box,
        start,
        end,
        column,
        bullet,
        ...(words === undefined ? {} : { words }),
        ...(confidence === undefined ? {} : { confidence }),
        ...(instruction === undefined ? {} : { instruction }),
      })),
    })),
    notices: document?.notices ?? [],
  };
}
