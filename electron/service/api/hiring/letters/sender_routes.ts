import type { RouteContext } from '../../context.ts';
import { conflict } from '../../../errors.ts';
import { hasPeople } from '../../access/users/store.ts';
import { one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { LetterSender, LetterSenderInput } from './schema.ts';
import { saveSender } from './store.ts';
import { senderOf } from './values.ts';

/** Who signs letters. */
export function senderRoutes(routes: Routes, { db, write }: RouteContext): void {
  routes.get('/letter_sender', {
    summary: 'Read who signs letters',
    description: 'Where people have accounts, each signs with the name of theirs, and a program with none.',
    response: { 200: one(LetterSender) },
    handler: async () => ({ is_error: false as const, result: await senderOf(db) }),
  });

  routes.put('/letter_sender', {
    summary: 'Set who signs letters',
    description: 'It is the same for everybody who uses this program, where nobody signs in to it.',
    notes: {
      also: [409],
      errors: { 409: 'People have accounts here, and sign with their names.' },
    },
    body: LetterSenderInput,
    response: { 200: one(LetterSender) },
    handler: async (request) => {
      if (await hasPeople(db)) throw conflict('People sign with the name of their account here.', []);
      await write((trx) => saveSender(trx, request.body.name));
      return { is_error: false as const, result: await senderOf(db) };
    },
  });
}
