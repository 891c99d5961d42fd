import { z } from 'zod';
import { Timestamp } from '../../fields.ts';

/** What left this computer since the service started, and what asked for it. */
export const NetworkUse = z
  .object({
    outgoing_requests: z.int(),
    downloads: z
      .enum(['public', 'any', 'off'])
      .meta({ description: 'The addresses files may be downloaded from' }),
    last: z.array(
      z.object({
        at: Timestamp,
        method: z.string(),
        host: z.string(),
        reason: z.string(),
        outcome: z.string(),
      }),
    ),
  })
  .meta({ id: 'NetworkUse' });
