import type { FastifyReply } from 'fastify';
import { tableCsv, tableXlsx } from '#service/exports/table.ts';
import type { RouteContext } from '../../context.ts';
import { disposition } from '../../disposition.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import type { Routes } from '../../slice.ts';
import { changeLook, readAgency, readLook, saveAgency } from './store.ts';
import { AgencyInput, AgencyLookInput, AgencyLookResult } from './agency_schema.ts';
import { AgencyResult, ExportInput } from './schema.ts';
import { TABLE_ANSWERS } from '../../route_words.ts';

/** Media types of what is sent out. */
export const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** Answers with a file to save. */
export function sendFile(
  reply: FastifyReply,
  { bytes, type, name }: { bytes: Uint8Array; type: keyof typeof MEDIA_TYPES; name: string },
): FastifyReply {
  return reply
    .header('content-type', MEDIA_TYPES[type])
    .header('content-disposition', disposition(`${name}.${type}`))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Tables equal to the screen, and how the agency is named on what it sends. */
export function exportRoutes(routes: Routes, { db, write, interface_client_id }: RouteContext): void {
  routes.post('/exports', {
    // a table of what was ranked, in most cases, and of nothing that is stored
    config: { scopes: ['rankings'] },
    summary: 'Make a spreadsheet of a table',
    description:
      'At most 20,000 rows and 8 MiB. In CSV, an apostrophe precedes texts that a spreadsheet would ' +
      'take for a formula; a workbook holds them unchanged in cells of type text. A second column with ' +
      'the same title gets a number.',
    operationId: 'exportTable',
    notes: { answers: TABLE_ANSWERS },
    body: ExportInput,
    handler: async (request, reply) => {
      const { format, file_name, columns, rows } = request.body;
      const bytes =
        format === 'csv' ? tableCsv({ columns, rows }) : await tableXlsx({ columns, rows }, file_name);
      return sendFile(reply, { bytes, type: format, name: file_name });
    },
  });

  routes.get('/agency', {
    summary: "Read the agency's name on what it sends",
    description: 'It appears on the cover of client packs. It is empty until somebody names it.',
    response: { 200: AgencyResult },
    handler: async () => ({ is_error: false as const, result: await readAgency(db) }),
  });

  routes.put('/agency', {
    summary: "Set the agency's name on what it sends",
    description: 'It appears on the cover of client packs.',
    body: AgencyInput,
    response: { 200: AgencyResult },
    handler: async (request) => {
      await write((trx) => saveAgency(trx, request.body));
      return { is_error: false as const, result: request.body };
    },
  });

  routes.get('/agency/look', {
    summary: "Read the agency's logo and colour",
    description: 'Client packs show them. A colour that is too light for white paper is kept and not used.',
    response: { 200: AgencyLookResult },
    handler: async () => ({ is_error: false as const, result: await readLook(db) }),
  });

  routes.patch('/agency/look', {
    summary: "Change the agency's logo or colour",
    description: 'Only what is sent changes. The bytes decide what a logo is, and SVG is refused.',
    body: AgencyLookInput,
    response: { 200: AgencyLookResult },
    handler: async (request) => {
      const look = await write(async (trx) => {
        if (await changeLook(trx, request.body)) {
          await recordEvent(trx, 'setting.updated', interface_client_id, { setting: 'agency' });
        }
        return readLook(trx);
      });
      return { is_error: false as const, result: look };
    },
  });
}
