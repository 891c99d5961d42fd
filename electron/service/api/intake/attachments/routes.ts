import { findOrFail, assertUnchanged, sendRecord, tagFor } from '../../record.ts';
import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import { erase } from '../../../db/erase.ts';
import type { Db } from '../../../db/schema.ts';
import { assertRemoteIdFree, notFound, throwIfAny } from '../../../errors.ts';
import { cleanUpErased, enqueue } from '../../../tasks/queue.ts';
import { textOfCandidateChanged } from '../../../workflows/candidate_text_changed.ts';
import { wrongCandidate } from '../../people/merges/store.ts';
import { WITH, recordEvent, recordEvents } from '../../feeds/events/store.ts';
import { IdParams, IdResult, RefParams, idResult, many, one, otherRemoteId } from '../../fields.ts';
import { importsOfAttachment } from '../imports/store.ts';
import { sendPage } from '../../paging.ts';
import type { App, MediaType } from '../../slice.ts';
import { findDocument } from './documents.ts';
import { MAX_UPLOAD_BYTES } from '../../upload.ts';
import { signedLink } from '../../signed_links.ts';
import { receiveFile } from './receive.ts';
import {
  Attachment,
  AttachmentDocument,
  AttachmentForm,
  AttachmentFormReplacement,
  AttachmentJson,
  AttachmentJsonReplacement,
  AttachmentQuery,
} from './schema.ts';
import {
  findAttachment,
  insertAttachment,
  keepFile,
  listAttachments,
  removeFilesUnlessNamed,
  replaceAttachment,
  resetDocument,
} from './store.ts';
import type { AttachmentContent, AttachmentRow } from './store.ts';
import { WORDS } from './words.ts';

const tags = ['Attachments'];
const config = {
  accepts: ['multipart/form-data', 'application/json'] as readonly MediaType[],
  body_limit: MAX_UPLOAD_BYTES,
};

export function attachmentRoutes(app: App, context: RouteContext): void {
  addAndReadRoutes(app, context);
  replaceAndDeleteRoutes(app, context);
}

/** List, add and read. */
function addAndReadRoutes(app: App, context: RouteContext): void {
  const { db, write, files } = context;

  app.get(
    '/attachments',
    {
      schema: {
        tags,
        ...WORDS.listAttachments,
        querystring: AttachmentQuery,
        response: { 200: many(Attachment) },
      },
    },
    async (request, reply) => {
      const page = await listAttachments(db, request.query);
      reply.header('cache-control', 'no-store');
      return sendPage(request, reply, {
        ...page,
        rows: page.rows.map((row) => shown(context, row, request)),
      });
    },
  );

  app.post(
    '/attachments',
    {
      config,
      schema: {
        tags,
        ...WORDS.createAttachment,
        body: {
          content: {
            'multipart/form-data': { schema: AttachmentForm },
            'application/json': { schema: AttachmentJson },
          },
        },
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const remote_id = body.remote_id;
      // before the download: a request that cannot succeed should not make one
      await assertPossible(db, body.candidate_id, remote_id);
      const file = await receiveFile(body, context);
      const id = await keepFile(files, file.bytes, (sha256) =>
        write(async (trx) => {
          await assertPossible(trx, body.candidate_id, remote_id);
          return createAttachment(trx, {
            ...contentOf(file, sha256),
            remote_id,
            type: body.type,
            candidate_id: body.candidate_id ?? null,
          });
        }),
      );
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/attachments/:id',
    {
      schema: { tags, ...WORDS.getAttachment, params: RefParams, response: { 200: one(Attachment) } },
    },
    async (request, reply) => {
      const row = await findOrFail(db, 'attachment', request.params.id, findAttachment);
      // the link changes with every answer, so none is kept and 304 never right; the tag is that of the row
      reply.header('cache-control', 'no-store').header('etag', tagFor(request, row));
      return { is_error: false as const, result: shown(context, row, request) };
    },
  );

  app.get(
    '/attachments/:id/document',
    {
      schema: {
        tags,
        ...WORDS.getAttachmentDocument,
        params: IdParams,
        response: { 200: one(AttachmentDocument) },
      },
    },
    async (request, reply) => {
      const document = await findOrFail(db, 'attachment', request.params.id, findDocument);
      return sendRecord(request, reply, document);
    },
  );
}

/** Replace or add in remote form, and delete. */
function replaceAndDeleteRoutes(app: App, context: RouteContext): void {
  const { db, write, files } = context;

  app.put(
    '/attachments/:id',
    {
      config,
      schema: {
        tags,
        ...WORDS.replaceAttachment,
        params: RefParams,
        body: {
          content: {
            'multipart/form-data': { schema: AttachmentFormReplacement },
            'application/json': { schema: AttachmentJsonReplacement },
          },
        },
        response: { 200: IdResult, 201: IdResult },
      },
    },
    async (request, reply) => {
      const {
        params: { id: ref },
        body,
      } = request;
      const check = async (on: Db): Promise<AttachmentRow | null> => {
        const known = await findAttachment(on, ref);
        if (known === null && ref.id !== undefined) throw notFound('attachment', ref.id);
        throwIfAny([...(await wrongCandidate(on, body.candidate_id)), ...otherRemoteId(ref, body.remote_id)]);
        assertUnchanged(request, known);
        return known;
      };
      // before the download: a request that cannot succeed should not make one
      await check(db);
      const file = await receiveFile(body, context);
      const outcome = await keepFile(files, file.bytes, (sha256) =>
        write(async (trx) => {
          const known = await check(trx);
          const content = { ...contentOf(file, sha256), type: body.type };
          if (known === null) {
            const created = {
              ...content,
              remote_id: ref.remote_id ?? '',
              candidate_id: body.candidate_id ?? null,
            };
            return { id: await createAttachment(trx, created), before: null };
          }
          await changeAttachment(trx, known, {
            ...content,
            candidate_id: body.candidate_id === undefined ? known.candidate_id : body.candidate_id,
          });
          return { id: known.id, before: known.sha256 };
        }),
      );
      if (outcome.before !== null) await removeFilesUnlessNamed(files, [outcome.before]);
      reply.code(outcome.before === null ? 201 : 200);
      return idResult(outcome.id);
    },
  );

  app.delete(
    '/attachments/:id',
    {
      config: { is_atomic: true },
      schema: {
        tags,
        ...WORDS.deleteAttachment,
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      const { id } = request.params;
      const removed = await write(async (trx) => {
        const row = await findOrFail(trx, 'attachment', { id }, findAttachment);
        assertUnchanged(request, row);
        await recordEvents(trx, 'import.deleted', await importsOfAttachment(trx, id), WITH.attachment);
        await recordEvent(trx, 'attachment.deleted', id);
        await erase(trx, { attachments: [id] });
        await cleanUpErased(trx);
        if (row.candidate_id !== null) await textOfCandidateChanged(trx, row.candidate_id, WITH.attachment);
        return row;
      });
      await removeFilesUnlessNamed(files, [removed.sha256]);
      return idResult(id);
    },
  );
}

async function createAttachment(
  trx: Db,
  content: AttachmentContent & { readonly remote_id: string },
): Promise<string> {
  const id = await insertAttachment(trx, content);
  await enqueue(trx, 'read_attachment', { attachment_id: id });
  await recordEvent(trx, 'attachment.created', id);
  return id;
}

async function changeAttachment(trx: Db, before: AttachmentRow, content: AttachmentContent): Promise<void> {
  await replaceAttachment(trx, before, content);
  const state = (await findDocument(trx, before.id))?.state;
  // the same bytes read the same, but a failed reading gets another chance
  if (before.sha256 !== content.sha256 || state === 'FAILED') {
    await resetDocument(trx, before.id);
    await enqueue(trx, 'read_attachment', { attachment_id: before.id });
  }
  await recordEvent(trx, 'attachment.updated', before.id);
  for (const candidate_id of new Set([before.candidate_id, content.candidate_id])) {
    if (candidate_id !== null) await textOfCandidateChanged(trx, candidate_id, WITH.attachment);
  }
}

function contentOf(
  file: { readonly bytes: Buffer; readonly file_name: string | null; readonly media_type: string },
  sha256: string,
): Pick<AttachmentContent, 'file_name' | 'media_type' | 'byte_size' | 'sha256'> {
  return { file_name: file.file_name, media_type: file.media_type, byte_size: file.bytes.length, sha256 };
}

async function assertPossible(
  db: Db,
  candidate_id: string | null | undefined,
  remote_id: string,
): Promise<void> {
  throwIfAny(await wrongCandidate(db, candidate_id));
  assertRemoteIdFree('attachment', (await findAttachment(db, { remote_id }))?.id ?? null);
}

function shown({ link_key }: RouteContext, row: AttachmentRow, request: FastifyRequest): Attachment {
  return {
    id: row.id,
    remote_id: row.remote_id,
    type: row.type,
    file_name: row.file_name,
    candidate_id: row.candidate_id,
    ephemeral_url: signedLink(link_key, request.own_origin, row.id),
    created_at: row.created_at,
    modified_at: row.modified_at,
  };
}
