import { byId } from '../../resource_routes.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { Routes } from '../../slice.ts';
import { Mail, MailQuery } from './schema.ts';
import { findMail, listMails } from './store.ts';

const mail = byId('mail', findMail);

/** What is kept of mails: who sent them, when, and what came of them. They come by POST /imports, and go with that. */
export function mailRoutes(routes: Routes): void {
  routes.list('/mails', {
    summary: 'List mails, newest first',
    description:
      'Mails come by POST /imports. Their files and their letter are attachments; the mail itself is not ' +
      `kept. ${NEXT_PAGE}`,
    querystring: MailQuery,
    of: Mail,
    rows: listMails,
  });
  routes.read('/mails/:id', mail, { summary: 'Read a mail', description: 'By UUID.', of: Mail });
}
