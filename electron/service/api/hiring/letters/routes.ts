import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { byId } from '../../resource_routes.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { prepareRoutes } from './prepare_routes.ts';
import { Letter, LetterQuery } from './schema.ts';
import { senderRoutes } from './sender_routes.ts';
import { findLetter, listLetters, removeLetter } from './store.ts';

const letter = byId('letter', findLetter);

/** Letters to candidates: what they would say, prepared, as files to send, and what was prepared. Nothing is sent. */
export function letterRoutes(routes: Routes, context: RouteContext): void {
  prepareRoutes(routes, context);
  senderRoutes(routes, context);
  routes.list('/letters', {
    summary: 'List prepared letters, newest first',
    description: `It lists letters to one candidate, about one job, or all. ${NEXT_PAGE}`,
    querystring: LetterQuery,
    of: Letter,
    rows: listLetters,
  });
  routes.read('/letters/:id', letter, {
    summary: 'Read a prepared letter',
    description: 'By UUID. It is as it was prepared: what was changed in a mail program is not known here.',
    of: Letter,
  });
  routes.remove('/letters/:id', letter, {
    summary: 'Delete a prepared letter',
    description: 'For one that was not sent. This cannot be undone.',
    erase: async (trx, { id }) => {
      await recordEvent(trx, 'letter.deleted', id);
      await removeLetter(trx, id);
    },
  });
}
