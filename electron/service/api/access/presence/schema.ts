import { z } from 'zod';
import { Uuid } from '../../fields.ts';

/** Where somebody is: what they look at, or nothing that others would ask about. */
export const Whereabouts = z.object({
  place: z
    .string()
    .regex(/^(?:candidate|job):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    .nullable()
    .meta({
      description: 'candidate: or job: with the id of what is on screen; null for nothing.',
      examples: ['candidate:0198c0de-0000-7000-8000-000000000002'],
    }),
});

export const Others = z
  .object({
    people: z
      .array(
        z.object({ id: Uuid, name: z.string().meta({ description: 'Their name.', examples: ['Mira Tal'] }) }),
      )
      .describe('Who else looks at it, or did half a minute ago; without the one who asks.'),
  })
  .meta({ id: 'Others' });
export type Others = z.infer<typeof Others>;
