import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';

/**
 * The first import that brought these bytes and was taken.
 * @param client_id only among those of this client
 */
export async function findImportOfBytes(
  db: Db,
  sha256: string,
  client_id?: string,
): Promise<{ id: string; attachment_id: string; candidate_id: string } | null> {
  let matching = db
    .selectFrom('imports')
    .innerJoin('attachments', 'attachments.id', 'imports.attachment_id')
    .select(['imports.id', 'imports.attachment_id', 'imports.candidate_id'])
    .where('attachments.sha256', '=', sha256)
    .where('imports.duplicate_of', 'is', null);
  // asked of the few that brought these bytes alone
  if (client_id !== undefined) matching = matching.where(broughtBy(client_id));
  const row = await matching.orderBy('imports.id').limit(1).executeTakeFirst();
  if (row === undefined || row.attachment_id === null || row.candidate_id === null) return null;
  return { id: row.id, attachment_id: row.attachment_id, candidate_id: row.candidate_id };
}

/** The imports that brought a mail before: one of the same bytes, or of the same id. */
export async function findImportsOfMail(
  db: Db,
  mail: { readonly sha256: string; readonly message_id: string | null },
  client_id?: string,
): Promise<{ id: string; attachment_id: string | null; candidate_id: string | null }[]> {
  let matching = db
    .selectFrom('imports')
    .innerJoin('mails', 'mails.id', 'imports.mail_id')
    .select(['imports.id', 'imports.attachment_id', 'imports.candidate_id'])
    .where('imports.duplicate_of', 'is', null)
    .where((where) =>
      where.or([
        where('mails.sha256', '=', mail.sha256),
        ...(mail.message_id === null ? [] : [where('mails.message_id', '=', mail.message_id)]),
      ]),
    );
  if (client_id !== undefined) matching = matching.where(broughtBy(client_id));
  return matching.orderBy('imports.id').execute();
}

/** The condition that this client brought an import. */
function broughtBy(client_id: string) {
  return (where: ExpressionBuilder<Database, 'imports'>) =>
    where.exists(
      where
        .selectFrom('events')
        .select('events.id')
        .whereRef('events.resource_id', '=', 'imports.id')
        .where('events.type', '=', 'import.created')
        .where('events.client_id', '=', client_id),
    );
}
