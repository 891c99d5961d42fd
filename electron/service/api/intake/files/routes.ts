import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { ServiceError, notFound } from '../../../errors.ts';
import { assertSigned } from '../../signed_links.ts';
import { findAttachment } from '../attachments/store.ts';
import { blindCopies } from './blind_copies.ts';
import { disposition } from '../../disposition.ts';
import { IdParams, queryInteger } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { MEDIA_TYPES } from '../../../intelligence/text/media_types.ts';

const SignedQuery = z.object({
  expires: queryInteger({ min: 0, standard: 0 }),
  signature: z.string(),
  blind: z
    .enum(['true'])
    .optional()
    .describe('In the links of blind callers: a copy that hides who somebody is'),
});

/** The bytes of attachments, by signed link. Outside /api/v1: the signature is the permission. */
export function fileRoutes(routes: Routes, context: RouteContext): void {
  const { db, files, link_key } = context;
  const copyOf = blindCopies(context);
  routes.get('/files/:id', {
    config: { any_query: true },
    summary: 'Download an attachment (ephemeral_url)',
    description: 'Use the address in ephemeral_url of the attachment: it is signed and lasts ten minutes.',
    operationId: 'downloadFile',
    notes: {
      also: [401],
      errors: { 401: 'The link was not signed by this service, or has expired (INVALID_TOKEN).' },
      answers: {
        media_types: Object.values(MEDIA_TYPES),
        description: 'The bytes as they were stored, with the media type the service found in them.',
      },
    },
    params: IdParams,
    querystring: SignedQuery,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { expires, signature, blind } = request.query;
      assertSigned(link_key, id, { expires, signature, is_blind: blind !== undefined });
      const row = await findAttachment(db, { id });
      if (row === null) throw notFound('attachment', id);
      if (blind !== undefined) {
        const copy = await copyOf(row);
        return sendFile(
          reply,
          'application/pdf',
          copy.file_name,
          copy.bytes.byteLength,
          Buffer.from(copy.bytes),
        );
      }
      const found = await files.content(row.sha256);
      if (found === null) {
        throw new ServiceError('NOT_READY', 'The file of this attachment is missing from the data folder.');
      }
      return sendFile(reply, row.media_type, row.file_name ?? id, found.byte_size, found.bytes);
    },
  });
}

function sendFile(
  reply: FastifyReply,
  media_type: string,
  file_name: string,
  byte_size: number,
  bytes: Readable | Buffer,
): FastifyReply {
  return (
    reply
      .header('content-type', media_type)
      .header('content-length', byte_size)
      .header('content-disposition', disposition(file_name))
      // whatever the bytes are, no browser may run them as part of this origin
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-store')
      .send(bytes)
  );
}
