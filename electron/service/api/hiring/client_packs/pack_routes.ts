import { describeFields } from '../../field_words.ts';
import { PACK_WORDS } from '../../../exports/pack_words.ts';
import type { RouteContext } from '../../context.ts';
import { packTable } from '#service/exports/pack_table.ts';
import type { ClientPack } from '#service/exports/pack.ts';
import { tableCsv, tableXlsx } from '#service/exports/table.ts';
import { IdParams } from '../../fields.ts';
import { EVALUATION_GRACE_MS } from '../../screening/evaluations/schema.ts';
import { findJob } from '../jobs/store.ts';
import type { Routes } from '../../slice.ts';
import { packOf } from './content.ts';
import { sendFile } from './export_routes.ts';
import { bundled } from './bundle.ts';
import { logoBytes } from './store.ts';
import { ClientPackQuery, ClientPackResult } from './schema.ts';
import { PACK_ANSWERS } from '../../route_words.ts';
import { findOrFail } from '../../record.ts';

/** A file is sent as it is and never completes later: it waits longer for answers that are on their way. */
const FILE_GRACE_MS = 20_000;

/** The pack of a job: the people put forward, as data and as files. */
export function packRoutes(routes: Routes, context: RouteContext): void {
  const { db, options } = context;
  routes.get('/jobs/:id/client_pack', {
    // made of all of these, with the resumes where they are asked for
    config: { scopes: ['jobs', 'candidates', 'attachments', 'nominations', 'rankings'] },
    summary: 'Make the client pack of the people put forward for a job',
    description:
      'The service makes missing answers now. One that takes longer is `in_progress`; ask for the pack ' +
      'again to get it. It answers data, with every text as it is printed. With format=pdf, xlsx or csv ' +
      'it answers a file with the same content, and with with_resumes a ZIP. Blind programs always get ' +
      'the blind pack. E-mail addresses, phone numbers, links and streets are masked in every text and in ' +
      'copies of the resumes unless you send contacts=true. It shows only criteria that people meet ' +
      'unless you send unmet=true. At most 100 people.',
    operationId: 'getClientPack',
    notes: { versioned: false, answers: PACK_ANSWERS },
    params: IdParams,
    querystring: ClientPackQuery,
    response: { 200: ClientPackResult },
    handler: async (request, reply) => {
      const { format, with_resumes, is_blind: asks_blind, ...shown } = request.query;
      const job = await findOrFail(db, 'job', { id: request.params.id }, findJob);
      // who may not know who people are gets no other pack, whatever they ask for
      const is_blind = asks_blind || request.caller?.is_blind === true;
      const wait_ms = format === 'json' ? EVALUATION_GRACE_MS : FILE_GRACE_MS;
      const pack = await packOf(context, job, { ...shown, is_blind, wait_ms });
      reply.header('cache-control', 'private, no-store');
      if (format === 'json') return { is_error: false as const, result: pack as never };
      const name = fileName(pack);
      const logo = format === 'pdf' ? await logoBytes(db) : null;
      const bytes = await fileOf(pack, format, options.resources_dir, logo);
      if (!with_resumes) return sendFile(reply, { bytes, type: format, name });
      const files = await bundled(context, pack, { name: `${name}.${format}`, bytes }, shown.contacts);
      return sendFile(reply, { bytes: files, type: 'zip', name });
    },
  });
}

async function fileOf(
  pack: ClientPack,
  format: 'pdf' | 'xlsx' | 'csv',
  resources_dir: string,
  logo: Uint8Array | null,
): Promise<Uint8Array> {
  if (format === 'csv') return tableCsv(packTable(pack));
  if (format === 'xlsx') return tableXlsx(packTable(pack), pack.words.overview);
  // loaded when first needed: few who start the program make a PDF
  const { clientPackPdf } = await import('#service/exports/client_pack.ts');
  return clientPackPdf(pack, resources_dir, logo);
}

/** Named after the job and the day, never after a person. */
function fileName({ job_title, date, is_blind, language }: ClientPack): string {
  const kind = language === 'de' ? 'Kundenmappe' : 'Client pack';
  const title = job_title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  const blind = is_blind ? (language === 'de' ? ' (blind)' : ' (blind copy)') : '';
  return `${kind} ${title} ${date}${blind}`.toWellFormed();
}

describeFields({
  client_pack: {
    language: ['Language of headings and labels.', 'en'],
    words: ['Headings and labels as printed.', PACK_WORDS.en],
    quotation_marks: 'Around words of a resume: the opening mark and the closing one.',
    criteria: 'The criteria of the job, in the order of the marks.',
    spotlight_ids: 'Their spotlights, in the order of the pack.',
    position: 'Place in the pack, from 1.',
    headline: 'The reason in a line.',
    note: 'The reason in full; empty if there is none.',
    role: 'Present role and employer.',
    years: 'Experience as printed.',
    finding: { example: 'met' },
    skills: 'Skills that the job asks for and the resume names.',
    title: ['The text as printed.', 'Candidates for'],
    overview: 'The text as printed.',
    person: 'The text as printed.',
    years_number: 'Heading of the column of years in a table.',
    location: 'The text as printed.',
    experience: 'The text as printed.',
    must: 'The text as printed.',
    nice: 'The text as printed.',
    client: 'The text as printed.',
    blind_line: 'The text as printed.',
    nobody: 'The text as printed.',
  },
});
