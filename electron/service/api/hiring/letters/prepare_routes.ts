import type { Db } from '../../../db/schema.ts';
import { notFound, throwIfAny, type ErrorDetail } from '../../../errors.ts';
import { emlOf } from '../../../exports/letters/eml.ts';
import { asksFor, unknownFields } from '../../../exports/letters/fields.ts';
import { mailAddress } from '../../../exports/letters/mail_address.ts';
import { mailtoOf } from '../../../exports/letters/mailto.ts';
import { renderLetter } from '../../../exports/letters/render.ts';
import { plainFileName, zipOf } from '../../../exports/zip.ts';
import type { RouteContext } from '../../context.ts';
import { disposition } from '../../disposition.ts';
import { recordEvents } from '../../feeds/events/store.ts';
import { one } from '../../fields.ts';
import { wrongCandidate } from '../../people/merges/store.ts';
import type { Routes } from '../../slice.ts';
import { findJob, wrongJob } from '../jobs/store.ts';
import type { LetterKind } from '../letter_templates/schema.ts';
import { findLetterTemplate } from '../letter_templates/store.ts';
import {
  LetterFilesInput,
  LetterPreview,
  LetterPreviewInput,
  LettersInput,
  PreparedLetters,
  type PreviewedLetter,
} from './schema.ts';
import { addressedLetters, insertLetters } from './store.ts';
import { addressees, valuesOf, type Addressee } from './values.ts';

/** What letters would say, prepared ones, and their files. */
export function prepareRoutes(routes: Routes, context: RouteContext): void {
  const { db } = context;
  routes.post('/letters/preview', {
    config: { scopes: ['candidates', 'jobs', 'nominations', 'rankings'] },
    summary: 'Write letters and look at them',
    description:
      'It keeps nothing. Each letter says what could not be put in, and has a link that opens it in a mail ' +
      'program, unless its text is too long for that.',
    operationId: 'previewLetters',
    body: LetterPreviewInput,
    response: { 200: one(LetterPreview) },
    handler: async (request) => {
      const { letters, text } = await written(context, request.body);
      const unknown_fields = unknownFields(text.subject, text.body);
      return { is_error: false as const, result: { unknown_fields, letters } };
    },
  });

  routes.post('/letters', {
    config: {
      scopes: ['candidates', 'jobs', 'nominations', 'rankings'],
      answerFrom: (ids) => ({ is_error: false, result: { ids } }),
    },
    summary: 'Prepare letters',
    description:
      'It keeps each letter as it is now, and sends nothing: open the link of its preview, or ask for its ' +
      'file. At most 500 people.',
    operationId: 'prepareLetters',
    body: LettersInput,
    response: { 201: PreparedLetters },
    handler: async (request) => {
      const { allow_gaps, ...asked } = request.body;
      const { letters, text, job_id, template_id } = await written(context, asked);
      if (!allow_gaps) throwIfAny(letters.flatMap(gapsOf));
      const { kind, language } = text;
      const ids = await context.write(async (trx) => {
        throwIfAny(await whoIsGone(trx, asked.candidate_ids));
        const kept = letters.map(({ candidate_id, subject, body }) => ({
          candidate_id,
          job_id,
          template_id,
          kind,
          language,
          subject,
          body,
        }));
        const made = await insertLetters(trx, kept);
        await recordEvents(trx, 'letter.created', made, { letter_kind: kind });
        return made;
      });
      return { is_error: false as const, result: { ids } };
    },
  });

  routes.post('/letters/files', {
    summary: 'Make files of prepared letters',
    description:
      'One letter is an .eml file, several are a ZIP of them. Mail programs open such a file as a draft, ' +
      'without a sender, and without an address where there is none.',
    operationId: 'getLetterFiles',
    notes: {
      also: [404],
      answers: {
        media_types: ['message/rfc822', 'application/zip'],
        description: 'The file.',
        example: 'X-Unsent: 1\r\nTo: "Amara Okonjo"\r\n <amara.okonjo@example.com>\r\n',
      },
    },
    body: LetterFilesInput,
    handler: async (request, reply) => {
      const found = await addressedLetters(db, request.body.ids);
      const known = new Set(found.map(({ id }) => id));
      const gone = request.body.ids.find((id) => !known.has(id));
      if (gone !== undefined) throw notFound('letter', gone);
      const files = found.map(({ full_name, email, created_at, ...letter }) => {
        const address = email === null ? null : mailAddress(email);
        const to = address === null ? null : { name: full_name, address };
        const name = `${plainFileName(full_name).slice(0, 80).trim() || 'Letter'}.eml`;
        return { name, bytes: Buffer.from(emlOf({ ...letter, to, date: new Date(created_at) })) };
      });
      const [first] = files;
      const is_one = files.length === 1 && first !== undefined;
      const day = found[0]?.created_at.slice(0, 10) ?? '';
      const bytes = is_one ? first.bytes : Buffer.from(await zipOf(files, day));
      return reply
        .header('content-type', is_one ? 'message/rfc822' : 'application/zip')
        .header('content-disposition', disposition(is_one ? first.name : `Letters ${day}.zip`))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, no-store')
        .send(bytes);
    },
  });
}

type Asked = {
  readonly template_id?: string | null | undefined;
  readonly kind?: LetterKind | null | undefined;
  readonly language?: string | null | undefined;
  readonly subject?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly job_id?: string | null | undefined;
  readonly candidate_ids: readonly string[];
};

/** A letter to each of these people, with the text they are made of. */
async function written(context: RouteContext, asked: Asked) {
  const { db } = context;
  const { candidate_ids, job_id = null, template_id = null } = asked;
  const template = template_id === null ? null : await findLetterTemplate(db, { id: template_id });
  throwIfAny([
    ...(template_id !== null && template === null
      ? [{ path: 'body.template_id', message: `names no letter template (${template_id})` }]
      : []),
    ...(await wrongJob(db, job_id)),
    ...(await whoIsGone(db, candidate_ids)),
  ]);
  const text = {
    kind: asked.kind ?? template?.kind ?? 'other',
    language: asked.language ?? template?.language ?? 'en',
    subject: asked.subject ?? template?.subject ?? '',
    body: asked.body ?? template?.body ?? '',
  };
  const job = job_id === null ? null : await findJob(db, { id: job_id });
  const known = await addressees(db, candidate_ids);
  const people = candidate_ids.flatMap((id) => known.get(id) ?? []);
  const with_questions = asksFor('questions', text.subject, text.body);
  const values = await valuesOf(context, { people, job, language: text.language, with_questions });
  const letters = people.map((person, at) => addressed(person, renderLetter(text, values[at]!)));
  return { letters, text, job_id, template_id };
}

function addressed(
  { id, full_name, email }: Addressee,
  { subject, body, missing }: ReturnType<typeof renderLetter>,
): PreviewedLetter {
  const to = email === null ? null : mailAddress(email);
  const mailto = to === null ? null : mailtoOf(to, subject, body);
  const why_not = email === null ? 'no_email' : to === null ? 'invalid_email' : 'too_long';
  return {
    candidate_id: id,
    full_name,
    to,
    subject,
    body,
    missing: [...missing],
    mailto,
    no_mailto: mailto === null ? why_not : null,
  };
}

/** What is wrong with the people of an act: that they are not there, or merged into others. */
async function whoIsGone(db: Db, ids: readonly string[]): Promise<ErrorDetail[]> {
  const known = await addressees(db, ids);
  const details: ErrorDetail[] = [];
  for (const [at, id] of ids.entries()) {
    if (!known.has(id)) details.push(...(await wrongCandidate(db, id, `body.candidate_ids.${at}`)));
  }
  return details;
}

/** What a letter would leave open, as violations. */
function gapsOf({ missing }: PreviewedLetter, at: number): ErrorDetail[] {
  return missing
    .filter(({ is_gap }) => is_gap)
    .map(({ field, reason, nearest }) => ({
      path: `body.candidate_ids.${at}`,
      message:
        reason === 'empty'
          ? `has nothing for {{${field}}}; set allow_gaps to leave it open`
          : `asks for {{${field}}}, which is no field${nearest === null ? '' : `; ${nearest} may be meant`}`,
    }));
}
