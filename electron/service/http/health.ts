import { describeFields } from '../api/field_words.ts';
import { z } from 'zod';
import type { Routes } from '../api/slice.ts';
import type { RouteContext } from '../api/context.ts';

const Health = z.object({ status: z.enum(['ok', 'damaged']), version: z.string() });

/** Open to anybody, so it says nothing about the data. */
export function healthRoute(routes: Routes, { options, condition }: RouteContext): void {
  routes.get('/health', {
    summary: 'Whether the service is up',
    description: 'It needs no token and says nothing about the data.',
    operationId: 'getHealth',
    response: { 200: Health },
    handler: async () => ({
      status: condition.damage() === null ? ('ok' as const) : ('damaged' as const),
      version: options.version,
    }),
  });
}

describeFields({
  health: {
    status: 'ok, whenever there is an answer.',
    version: ['The version of the program.', '0.1.0'],
  },
});
