import { z } from 'zod';
import { Timestamp } from '../../fields.ts';

/** What left this computer since the service started, and what asked for it. */
export const NetworkUse = z
  .object({
    outgoing_requests: z
      .int()
      .meta({ description: 'Requests that left this computer since the start.', examples: [0] }),
    database_server: z
      .string()
      .nullable()
      .meta({
        description: 'The server that keeps all data (host:port); null where they are in the data folder.',
        examples: [null],
      }),
    search_server: z
      .string()
      .nullable()
      .meta({
        description:
          'The OpenSearch server that has what resumes are about, without names (host:port); or null.',
        examples: [null],
      }),
    downloads: z.enum(['public', 'any', 'off']).describe('The addresses files may be downloaded from'),
    last: z
      .array(
        z.object({
          at: Timestamp.describe('When (UTC).'),
          method: z.string().describe('The HTTP method.'),
          host: z.string().describe('The host it went to.'),
          reason: z.string().describe('What asked for it.'),
          outcome: z.string().describe('The outcome.'),
        }),
      )
      .meta({ description: 'The latest of them.', examples: [[]] }),
  })
  .meta({ id: 'NetworkUse' });
