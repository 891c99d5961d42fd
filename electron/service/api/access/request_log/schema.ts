import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';

/** One answered request of a client. The path has neither remote ids nor the values of the query. */
export const LoggedRequest = z
  .object({
    id: Uuid,
    method: z.string().meta({ description: 'The HTTP method.', examples: ['GET'] }),
    path: z.string().meta({
      examples: ['/api/v1/candidates?q&limit'],
      description: 'The path of the request, without the query.',
    }),
    status: z.int().meta({ description: 'The status of the answer.', examples: [200] }),
    error_type: z
      .string()
      .nullable()
      .meta({ description: 'error.type of the answer; null for a success.', examples: [null] }),
    duration_ms: z
      .number()
      .meta({ description: 'How long the answer took, in milliseconds.', examples: [3] }),
    created_at: Timestamp.describe('When the request arrived (UTC).'),
  })
  .meta({ id: 'LoggedRequest' });
export type LoggedRequest = z.infer<typeof LoggedRequest>;

export const LogQuery = IdPageQuery.extend({
  only: z.enum(['errors']).optional().describe('errors: answers of status 400 and above'),
});
