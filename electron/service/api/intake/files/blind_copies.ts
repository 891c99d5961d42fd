import { ServiceError } from '../../../errors.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';
import type { AttachmentRow } from '../attachments/store.ts';
import type { RouteContext } from '../../context.ts';
import { codeName, masksOf } from '../../screening/masks/store.ts';
import { maskOfAttachment } from '../../screening/blind_mode/store.ts';

export type BlindFile = { readonly file_name: string; readonly bytes: Uint8Array };

/** Makes blind copies of files: new PDFs of what was read, in which nothing of the original is. */
export function blindCopies({
  db,
  link_key,
  options: { resources_dir },
}: RouteContext): (attachment: AttachmentRow) => Promise<BlindFile> {
  return async ({ id, candidate_id }) => {
    const row = await db
      .selectFrom('documents')
      .select('document')
      .where('attachment_id', '=', id)
      .executeTakeFirst();
    if (row === undefined || row.document === null) {
      throw new ServiceError(
        'HIDDEN_IN_BLIND_MODE',
        'No text was read from this file, so there is no copy of it without who somebody is.',
      );
    }
    const { pages } = JSON.parse(row.document) as ResumeDocument;
    const mask =
      (candidate_id === null ? undefined : (await masksOf(db, [candidate_id])).get(candidate_id)) ??
      (await maskOfAttachment(db, { id }));
    const title = candidate_id === null ? 'File' : codeName(link_key, candidate_id);
    // loaded when first needed: few ask for files, and the fonts are some megabytes
    const { blindCopyPdf } = await import('../../../exports/blind_copy.ts');
    return { file_name: `${title}.pdf`, bytes: await blindCopyPdf({ pages, mask, title, resources_dir }) };
  };
}
