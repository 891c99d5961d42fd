import { createHash } from 'node:crypto';
import type { Db } from '../../../db/schema.ts';
import type { KnownIdentity } from '../../../intelligence/blind/terms.ts';
import { identityOf, personalMask, withoutTitles } from '../../../intelligence/embedding/identity.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';
import { emptyProfile, type Profile } from '../../../intelligence/profile.ts';
import { enqueueOnce } from '../../../tasks/queue.ts';
import { keepVectors } from '../../intake/readings/store.ts';
import { knownBeside } from '../../screening/masks/store.ts';

/** A digest of what is known of who somebody is: vectors are kept with that of what was kept out of them. */
export function hiddenBy({ names, emails, phones, links, schools, remote_ids }: KnownIdentity): string {
  const facts = [names, emails, phones, links, schools, remote_ids].map((list) =>
    [...new Set(list)].filter((fact) => fact !== '').sort(),
  );
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/**
 * Reads the files again that hold what is known of a candidate only now: nothing of who they are is embedded, so that
 * nobody is near to a question that holds it. Part of every change of a candidate (profile.ts).
 */
export async function embedWithoutIdentity(trx: Db, candidate_id: string): Promise<void> {
  const rows = await trx
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .innerJoin('document_vectors as vectors', 'vectors.attachment_id', 'attachments.id')
    .select(['attachments.id', 'vectors.hidden'])
    .where('attachments.candidate_id', '=', candidate_id)
    .where('documents.state', '=', 'READY')
    .execute();
  if (rows.length === 0) return;
  const known = await knownBeside(trx, candidate_id);
  if (known === null) return;
  const identity = withoutTitles(known);
  const hidden = hiddenBy(identity);
  const stale = rows.filter((row) => row.hidden !== hidden).map(({ id }) => id);
  for (const id of stale) {
    const { document, profile } = await trx
      .selectFrom('documents')
      .select(['document', 'profile'])
      .where('attachment_id', '=', id)
      .executeTakeFirstOrThrow();
    const { text } = JSON.parse(document ?? '{"text":""}') as Pick<ResumeDocument, 'text'>;
    const own = identityOf({ ...emptyProfile(), ...(JSON.parse(profile ?? '{}') as Profile) }, null);
    if (personalMask(own)(text) !== personalMask(identity)(text)) {
      await enqueueOnce(trx, 'read_attachment', { attachment_id: id }, { priority: 'low' });
    } else {
      await keepVectors(trx, id, hidden);
    }
  }
}
