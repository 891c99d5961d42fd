import { z } from 'zod';

/** Whether the interface shows who candidates are. */
export const BlindMode = z
  .object({
    is_on: z
      .boolean()
      .meta({ description: 'Whether the interface hides who candidates are', examples: [false] }),
  })
  .meta({ id: 'BlindMode' });
export type BlindMode = z.infer<typeof BlindMode>;
