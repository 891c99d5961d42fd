import type { RouteContext } from '../../context.ts';
import { conflict } from '../../../errors.ts';
import { one } from '../../fields.ts';
import type { App } from '../../slice.ts';
import { LetterSender, LetterSenderInput } from './schema.ts';
import { saveSender } from './store.ts';
import { senderOf } from './values.ts';

/** Who signs letters. */
export function senderRoutes(app: App, { db, write, is_office }: RouteContext): void {
  app.get(
    '/letter_sender',
    {
      schema: {
        tags: ['Letters'],
        summary: 'Read who signs letters',
        description:
          'In an office, each person signs with the name of their account, and a program with none.',
        response: { 200: one(LetterSender) },
      },
    },
    async () => ({ is_error: false as const, result: await senderOf(db, is_office) }),
  );

  app.put(
    '/letter_sender',
    {
      schema: {
        tags: ['Letters'],
        summary: 'Set who signs letters',
        description: 'It is the same for everybody who uses this program, where nobody signs in to it.',
        notes: {
          versioned: false,
          also: [409],
          errors: { 409: 'In an office, people sign with the name of their account.' },
        },
        body: LetterSenderInput,
        response: { 200: one(LetterSender) },
      },
    },
    async (request) => {
      if (is_office) throw conflict('In an office, people sign with the name of their account.', []);
      await write((trx) => saveSender(trx, request.body.name));
      return { is_error: false as const, result: await senderOf(db, is_office) };
    },
  );
}
