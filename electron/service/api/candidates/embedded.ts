import type { Db } from '../../db/schema.ts';
import { knownBeside } from '../blind_mode/identity.ts';
import { identityMask } from '../../intelligence/embedding/identity.ts';
import type { ResumeDocument } from '../../intelligence/document.ts';
import type { Profile } from '../../intelligence/profile.ts';
import { enqueueOnce } from '../../tasks/queue.ts';

/**
 * Reads the files again that hold a name which was said of a candidate only now: no name is embedded, so that nobody is
 * near to a question that holds it. Call it in the transaction of the change.
 */
export async function embedWithoutName(trx: Db, candidate_id: string): Promise<void> {
  const known = await knownBeside(trx, candidate_id);
  if (known === null || known.names.length === 0) return;
  const rows = await trx
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.id', 'documents.document', 'documents.profile'])
    .where('attachments.candidate_id', '=', candidate_id)
    .where('documents.document', 'is not', null)
    .execute();
  for (const { id, document, profile } of rows) {
    const { pages } = JSON.parse(document ?? '{"pages":[]}') as ResumeDocument;
    const read = JSON.parse(profile ?? '{"name":null,"confidence":{}}') as Pick<
      Profile,
      'name' | 'confidence'
    >;
    const masked = identityMask(read);
    const mask = identityMask(read, known);
    const holds = pages.some(({ lines }) => lines.some(({ text }) => mask(text) !== masked(text)));
    if (holds) await enqueueOnce(trx, 'read_attachment', { attachment_id: id }, { priority: 'whenever' });
  }
}
