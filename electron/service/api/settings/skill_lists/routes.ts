import { yieldToEventLoop } from '../../../event_loop.ts';
import type { RouteContext } from '../../context.ts';
import { ServiceError, conflict, notFound, validationFailed } from '#service/errors.ts';
import { utf16Of } from '#service/intelligence/text/decode.ts';
import { ownListSteps, type OwnList } from '#service/intelligence/skills/own_list.ts';
import { onlyOwner } from '../../callers.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult } from '../../fields.ts';
import type { Routes, MediaType } from '../../slice.ts';
import { sendAll } from '../../paging.ts';
import { SkillListAdded, SkillListForm, SkillListJson, SkillListList } from './schema.ts';
import { findSkillList, insertSkillList, listSkillLists, removeSkillList } from './store.ts';

/** A list makes everything be read again: a program that sends candidates has no need of it. */
const assertManages = onlyOwner("Lists of skills are managed in Longlist's Settings");
const MAX_BYTES = 20 * 1024 * 1024;
/** Above the limit of a list, so that a larger one gets an answer in words. */
const BODY_LIMIT = MAX_BYTES + 2 * 1024 * 1024;
const MAX_LISTS = 50;

/** People's own lists of skills, beside those the program knows. */
export function skillListRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, skills, readingChanged } = context;

  routes.get('/skill_lists', {
    summary: 'List the lists of skills people added',
    description: 'They come in the order in which they are read.',
    response: { 200: SkillListList },
    handler: async (request, reply) => {
      return sendAll(request, reply, await listSkillLists(db));
    },
  });

  routes.post('/skill_lists', {
    config: {
      accepts: ['multipart/form-data', 'application/json'] as readonly MediaType[],
      body_limit: BODY_LIMIT,
    },
    summary: 'Add a list of skills',
    description:
      'Send ESCO’s CSV, O*NET’s tables, or one skill a line with other names after semicolons; at most ' +
      '20 MiB. Resumes are read again with it, after everything else. Only for the interface and the ' +
      "owner's client. A name the program knows brings its other names with it.",
    notes: { errors: { 409: 'There are already 50 lists. Or the Idempotency-Key was used before.' } },
    body: {
      content: {
        'multipart/form-data': { schema: SkillListForm },
        'application/json': { schema: SkillListJson },
      },
    },
    response: { 201: SkillListAdded },
    handler: async (request) => {
      assertManages(request);
      const { body } = request;
      const path = 'file' in body ? 'body.file' : 'body.text';
      const text = 'file' in body ? textOf(body.file.bytes) : body.text;
      if (text === null || Buffer.byteLength(text) > MAX_BYTES) {
        throw text === null
          ? validationFailed([{ path, message: 'is not a text file (UTF-8)' }])
          : new ServiceError('TOO_LARGE', 'The list is larger than 20 MiB.');
      }
      const file_name = 'file' in body ? (body.file.file_name?.toWellFormed() ?? 'list.txt') : body.name;
      const name = (body.name ?? file_name).slice(0, 200).toWellFormed();
      const list = await readInSteps(text, file_name);
      if (list.skills.length === 0) {
        throw validationFailed([{ path, message: list.problems[0] ?? 'holds no skill' }]);
      }
      const added = await write(async (trx) => {
        if ((await listSkillLists(trx)).length >= MAX_LISTS) {
          throw conflict(`There are ${MAX_LISTS} lists already. Delete one first.`, [
            { path: 'body', message: 'is one list too many' },
          ]);
        }
        const made = await insertSkillList(trx, name, list);
        await recordEvent(trx, 'skill_list.created', made.id);
        return made;
      });
      await skills.refresh();
      readingChanged();
      return { is_error: false as const, result: { ...added, problems: list.problems } };
    },
  });

  routes.delete('/skill_lists/:id', {
    summary: 'Delete a list of skills',
    description:
      "Resumes are read again without it, after everything else. Only for the interface and the owner's " +
      'client.',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      assertManages(request);
      const { id } = request.params;
      await write(async (trx) => {
        if ((await findSkillList(trx, id)) === null) throw notFound('skill list', id);
        await removeSkillList(trx, id);
        await recordEvent(trx, 'skill_list.deleted', id);
      });
      await skills.refresh();
      readingChanged();
      return idResult(id);
    },
  });
}

/** Others are answered meanwhile: a list of some megabytes takes the better part of a second. */
async function readInSteps(text: string, file_name: string): Promise<OwnList> {
  const steps = ownListSteps(text, file_name);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await yieldToEventLoop();
  }
}

/** The text of a file; null where it is none. */
function textOf(bytes: Buffer): string | null {
  const encoding = utf16Of(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : null;
  }
}
