import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import type { RouteContext } from '../context.ts';
import { ServiceError, notFound } from '../../errors.ts';
import { assertSigned } from '../attachments/links.ts';
import { findAttachment } from '../attachments/store.ts';
import { disposition } from '../disposition.ts';
import { IdParams, queryInteger } from '../fields.ts';
import type { App } from '../slice.ts';

const SignedQuery = z.object({ expires: queryInteger({ min: 0, standard: 0 }), signature: z.string() });

/** The bytes of attachments, by signed link. Outside /api/v1: the signature is the permission. */
export function fileRoutes(app: App, { db, files, link_key }: RouteContext): void {
  app.get(
    '/files/:id',
    {
      schema: {
        tags: ['Attachments'],
        summary: 'Bytes of an attachment (ephemeral_url)',
        params: IdParams,
        querystring: SignedQuery,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      assertSigned(link_key, id, request.query);
      const row = await findAttachment(db, { id });
      if (row === null) throw notFound('attachment', id);
      const file = files.pathOf(row.sha256);
      const found = await stat(file).catch(() => null);
      if (found === null) {
        throw new ServiceError('NOT_READY', 'The file of this attachment is missing from the data folder.');
      }
      reply
        .header('content-type', row.media_type)
        .header('content-length', found.size)
        .header('content-disposition', disposition(row.file_name ?? id))
        // whatever the bytes are, no browser may run them as part of this origin
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'private, no-store');
      return reply.send(createReadStream(file));
    },
  );
}
