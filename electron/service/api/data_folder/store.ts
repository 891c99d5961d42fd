import type { Db } from '../../db/schema.ts';

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
