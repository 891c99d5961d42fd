import { z } from 'zod';

/** A sentence as a code with what stands in it; the codes are those of the program that renders them. */
export const SentenceCode = z
  .object({
    code: z.string().meta({ description: 'Which sentence', examples: ['not_mentioned'] }),
    args: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ description: 'What stands in it, by name', examples: [{ name: 'Java' }] }),
  })
  .meta({ id: 'SentenceCode' });
export type SentenceCode = z.infer<typeof SentenceCode>;
