import { z } from 'zod';
import { assertManagesClients } from '../../callers.ts';
import { isBlind, setInterfaceBlind } from '../../access/clients/store.ts';
import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { BlindMode } from './schema.ts';

/** Blind mode is nothing but that the clients of the interface are blind ones. */
export function blindModeRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, authority, interface_client_id } = context;

  routes.get('/blind_mode', {
    summary: 'Read whether the interface is blind',
    description:
      'A window asks this once when it starts, and again when an event says that a setting changed.',
    response: { 200: one(BlindMode) },
    handler: async () => ({
      is_error: false as const,
      result: { is_on: await isBlind(db, interface_client_id) },
    }),
  });

  routes.put('/blind_mode', {
    summary: 'Turn blind mode of the interface on or off',
    description:
      "Only for the interface and the owner's client. Blind mode hides names, contact, birth, age, " +
      'words that reveal the sex, and schools everywhere; files are copies without them. Operations ' +
      'that would show or change who somebody is answer 403 (HIDDEN_IN_BLIND_MODE). `is_blind` makes a ' +
      'client blind.',
    // a body of its own: what is answered has no other fields, what is asked may
    body: z.object(BlindMode.shape),
    response: { 200: one(BlindMode) },
    handler: async (request) => {
      assertManagesClients(request);
      const { is_on } = request.body;
      const changed = await write(async (trx) => {
        if ((await isBlind(trx, interface_client_id)) === is_on) return [];
        await recordEvent(trx, 'setting.updated', interface_client_id, {
          setting: 'blind_mode',
          setting_state: is_on ? 'on' : 'off',
        });
        return setInterfaceBlind(trx, is_on);
      });
      for (const id of changed) authority.forget(id);
      return { is_error: false as const, result: { is_on } };
    },
  });
}
