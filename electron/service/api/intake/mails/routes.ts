import type { RouteContext } from '../../context.ts';
import { byId, resourceRoutes } from '../../resource_routes.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { App } from '../../slice.ts';
import { Mail, MailQuery } from './schema.ts';
import { findMail, listMails } from './store.ts';

const mail = byId('mail', findMail);

/** What is kept of mails: who sent them, when, and what came of them. They come by POST /imports, and go with that. */
export function mailRoutes(app: App, context: RouteContext): void {
  const mails = resourceRoutes(app, context, ['Mails']);
  mails.list(
    '/mails',
    {
      summary: 'List mails, newest first',
      description:
        'Mails come by POST /imports. Their files and their letter are attachments; the mail itself is not ' +
        `kept. ${NEXT_PAGE}`,
      querystring: MailQuery,
      of: Mail,
    },
    listMails,
  );
  mails.read('/mails/:id', mail, { summary: 'Read a mail', description: 'By UUID.', of: Mail });
}
