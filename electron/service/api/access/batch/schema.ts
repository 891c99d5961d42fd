import { z } from 'zod';
import { meaning } from '../../field_words.ts';
import { many } from '../../fields.ts';

const MAX_OPERATIONS = 100;
const PREFIX = '/api/v1';

/** The address of an operation: below /api/v1, which may be left out. A path that leads out of it is refused. */
const OperationPath = z
  .string()
  .transform((raw, context) => {
    const path = raw.startsWith(`${PREFIX}/`) ? raw : PREFIX + raw;
    // as who asks for it will read it: with `..` resolved
    const url = /^\/[^/]/.test(raw) && URL.canParse(path, 'http://x') ? new URL(path, 'http://x') : null;
    if (url?.host === 'x' && url.pathname.startsWith(`${PREFIX}/`) && url.hash === '') {
      return url.pathname + url.search;
    }
    context.addIssue({ code: 'custom', message: 'must be a path of this API, such as /jobs/remote.4711' });
    return z.NEVER;
  })
  .meta({ pattern: '^/[A-Za-z0-9_]', examples: ['/jobs/remote.4711'] });

export const BatchInput = z.object({
  operations: z
    .array(
      z.object({
        method: z.enum(['PUT', 'PATCH', 'POST', 'DELETE']).describe('The HTTP method'),
        path: OperationPath.describe('Below /api/v1, which may be left out: `/jobs/remote.4711`'),
        body: z
          .looseObject({})
          .nullish()
          .meta(meaning('The body it would have if sent alone, as JSON', { status: 'closed' })),
      }),
    )
    .min(1)
    .max(MAX_OPERATIONS)
    .describe('Carried out in this order, at most 100'),
  atomic: z
    .boolean()
    .optional()
    .meta(meaning('All or none: the first failure rolls back the operations before it', false)),
});
export type BatchOperation = z.output<typeof BatchInput>['operations'][number];

export const BatchResult = z
  .object({
    status: z.int().meta({ description: 'The status the operation alone would have had', examples: [200] }),
    body: z.looseObject({ is_error: z.boolean() }).meta({
      description: 'The answer of the operation: its result, or its error',
      examples: [{ is_error: false, result: { id: '0198c0de-0000-7000-8000-000000000001' } }],
    }),
  })
  .meta({ id: 'BatchResult' });
export type BatchResult = z.infer<typeof BatchResult>;

export const BatchResults = many(BatchResult);
