import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';
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
import type { Routes, MediaType } from '../../slice.ts';
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

const config = {
  accepts: ['multipart/form-data', 'application/json'] as readonly MediaType[],
  body_limit: MAX_UPLOAD_BYTES,
};

export function attachmentRoutes(routes: Routes, context: RouteContext): void {
  addAndReadRoutes(routes, context);
  replaceAndDeleteRoutes(routes, context);
}

/** List, add and read. */
function addAndReadRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, files } = context;

  routes.get('/attachments', {
    summary: 'List attachments, newest first',
    description: NEXT_PAGE,
    querystring: AttachmentQuery,
    response: { 200: many(Attachment) },
    handler: async (request, reply) => {
      const page = await listAttachments(db, request.query);
      reply.header('cache-control', 'no-store');
      return sendPage(request, reply, {
        ...page,
        rows: page.rows.map((row) => shown(context, row, request)),
      });
    },
  });

  routes.post('/attachments', {
    config,
    summary: 'Add a file, uploaded or by its public address',
    description:
      'Send a form with the bytes (`file`), or JSON with an address to download from (`public_file_url`). ' +
      'The service accepts PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, ' +
      'which it recognises by content, up to 25 MiB. It refuses a file named as a program, and text named ' +
      'as data, a script or a picture. It reads the file in the background: see the document of the ' +
      'attachment.',
    notes: {
      errors: {
        409: REMOTE_ID_TAKEN,
        413: 'The body, or the file at public_file_url, is too large.',
        415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
        422:
          'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed ' +
          '(DOWNLOAD_FAILED).',
      },
    },
    body: {
      content: {
        'multipart/form-data': { schema: AttachmentForm },
        'application/json': { schema: AttachmentJson },
      },
    },
    response: { 201: IdResult },
    handler: async (request) => {
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
      return idResult(id);
    },
  });

  routes.get('/attachments/:id', {
    summary: 'Read an attachment',
    description: 'By UUID, or by `remote.<remote_id>`. Every answer has a new ephemeral_url.',
    notes: { never: [304] },
    params: RefParams,
    response: { 200: one(Attachment) },
    handler: async (request, reply) => {
      const row = await findOrFail(db, 'attachment', request.params.id, findAttachment);
      // the link changes with every answer, so none is kept and 304 never right; the tag is that of the row
      reply.header('cache-control', 'no-store').header('etag', tagFor(request, row));
      return { is_error: false as const, result: shown(context, row, request) };
    },
  });

  routes.get('/attachments/:id/document', {
    summary: 'Read the text of an attachment',
    description:
      'IN_PROGRESS until the file has been read, then READY with the text, or FAILED with a reason.',
    params: IdParams,
    response: { 200: one(AttachmentDocument) },
    handler: async (request, reply) => {
      const document = await findOrFail(db, 'attachment', request.params.id, findDocument);
      return sendRecord(request, reply, document);
    },
  });
}

/** Replace or add in remote form, and delete. */
function replaceAndDeleteRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, files } = context;

  routes.put('/attachments/:id', {
    config,
    summary: 'Replace an attachment; in remote form, add a new one',
    description:
      'It accepts the same bodies as POST. By UUID, it replaces the attachment. In remote form, it replaces ' +
      'or adds it (201). The service reads a changed file again.',
    notes: {
      errors: {
        413: 'The body, or the file at public_file_url, is too large.',
        415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
        422:
          'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed ' +
          '(DOWNLOAD_FAILED).',
      },
    },
    params: RefParams,
    body: {
      content: {
        'multipart/form-data': { schema: AttachmentFormReplacement },
        'application/json': { schema: AttachmentJsonReplacement },
      },
    },
    response: { 200: IdResult, 201: IdResult },
    handler: async (request, reply) => {
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
  });

  routes.delete('/attachments/:id', {
    config: { is_atomic: true },
    summary: 'Delete an attachment and its file',
    description: 'This also deletes its file and what was read from it.',
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
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
  });
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
