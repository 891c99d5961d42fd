import { assertRemoteIdFree } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { byRef } from '../../resource_routes.ts';
import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { LetterTemplate, LetterTemplateChanges, LetterTemplateInput, LetterTemplateQuery } from './schema.ts';
import {
  changeLetterTemplate,
  findLetterTemplate,
  insertLetterTemplate,
  listLetterTemplates,
  removeLetterTemplate,
} from './store.ts';

const template = byRef('letter template', findLetterTemplate);

/** Templates of letters to candidates: list, create, read, change, delete. */
export function letterTemplateRoutes(routes: Routes): void {
  routes.list('/letter_templates', {
    summary: 'List templates of letters',
    description: `In their order, of one kind or one language if you ask for it. ${NEXT_PAGE}`,
    querystring: LetterTemplateQuery,
    of: LetterTemplate,
    rows: listLetterTemplates,
  });
  routes.create('/letter_templates', {
    summary: 'Create a template',
    description:
      'Fields stand in double braces: first_name, full_name, job_title, client, stage, questions, my_name, ' +
      'agency, date. Others are no error: the template names them in unknown_fields.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
    body: LetterTemplateInput,
    make: async (trx, body) => {
      if (typeof body.remote_id === 'string') {
        const known = await findLetterTemplate(trx, { remote_id: body.remote_id });
        assertRemoteIdFree('letter template', known?.id ?? null);
      }
      const id = await insertLetterTemplate(trx, body);
      await recordEvent(trx, 'letter_template.created', id);
      return id;
    },
  });
  routes.read('/letter_templates/:id', template, {
    summary: 'Read a template',
    description: 'By UUID, or by `remote.<remote_id>`.',
    of: LetterTemplate,
  });
  routes.change('/letter_templates/:id', template, {
    summary: 'Change the fields you send',
    description: 'By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are.',
    body: LetterTemplateChanges,
    save: async (trx, before, body) => {
      if (await changeLetterTemplate(trx, before, body)) {
        await recordEvent(trx, 'letter_template.updated', before.id);
      }
    },
  });
  routes.remove('/letter_templates/:id', template, {
    summary: 'Delete a template',
    description: 'Letters that were written with it stay.',
    erase: async (trx, { id }) => {
      await recordEvent(trx, 'letter_template.deleted', id);
      await removeLetterTemplate(trx, id);
    },
  });
}
