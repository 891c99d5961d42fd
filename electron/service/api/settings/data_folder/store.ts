import type { KeptFolder } from '../../../db/open_backend.ts';
import type { Db } from '../../../db/schema.ts';
import { conflict } from '../../../errors.ts';

/** What is kept beside the database in a data folder. Throws CONFLICT where a server has the data. */
export function folderOf({ folder }: { readonly folder: KeptFolder | null }): KeptFolder {
  if (folder !== null) return folder;
  throw conflict(
    'The data is on a PostgreSQL server, so there is no data folder to back up, move, export or restore. ' +
      'Whoever runs the server backs it up with pg_dump.',
    [],
  );
}

/** Files of attachments; the same bytes are stored, and counted, once. */
export async function filesOfAttachments(db: Db): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('attachments')
        .select(({ fn }) => fn.max('byte_size').as('size'))
        .groupBy('sha256')
        .as('files'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('size').as('bytes')])
    .executeTakeFirstOrThrow();
  return { count, bytes: bytes ?? 0 };
}

/** An attachment whose bytes may be gone, and whose it is. */
export type NamedAttachment = {
  readonly attachment_id: string;
  readonly candidate_id: string | null;
  readonly candidate_name: string | null;
  readonly file_name: string | null;
  readonly sha256: string;
  readonly byte_size: number;
};

/** Every attachment, the newest first. */
export async function namedAttachments(db: Db): Promise<NamedAttachment[]> {
  return db
    .selectFrom('attachments')
    .leftJoin('candidates', 'candidates.id', 'attachments.candidate_id')
    .select([
      'attachments.id as attachment_id',
      'attachments.candidate_id',
      'candidates.full_name as candidate_name',
      'attachments.file_name',
      'attachments.sha256',
      'attachments.byte_size',
    ])
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id')
    .execute();
}
