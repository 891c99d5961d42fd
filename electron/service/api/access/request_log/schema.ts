import { z } from 'zod';
import { Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';

/** One answered request of a client. The path has neither remote ids nor the values of the query. */
export const LoggedRequest = z
  .object({
    id: Uuid,
    method: z.string(),
    path: z.string().meta({ examples: ['/api/v1/candidates?q&limit'] }),
    status: z.int(),
    error_type: z.string().nullable(),
    duration_ms: z.number(),
    created_at: Timestamp,
  })
  .meta({ id: 'LoggedRequest' });
export type LoggedRequest = z.infer<typeof LoggedRequest>;

export const LogQuery = IdPageQuery.extend({
  only: z.enum(['errors']).optional().meta({ description: 'errors: answers of status 400 and above' }),
});
