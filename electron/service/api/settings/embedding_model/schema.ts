import { z } from 'zod';
import { one, shortText } from '../../fields.ts';

/** The model that makes vectors of resumes and jobs: the bundled one, or one that was added. */
export const EmbeddingModel = z
  .object({
    state: z.enum(['BUNDLED', 'CHECKING', 'REFUSED', 'CHOSEN', 'IN_USE', 'LEAVING', 'GONE']),
    in_use: z.string(),
    path: z.string().nullable(),
    problem: z.string().nullable(),
    is_restart_needed: z.boolean(),
    to_read: z.int().nonnegative(),
    added: z
      .object({
        model: z.string(),
        source: z.string(),
        weights: z.string(),
        byte_size: z.int().nonnegative(),
        dimensions: z.int().positive(),
        pooling: z.enum(['mean', 'cls']),
        query_prefix: z.string(),
        passage_prefix: z.string(),
        max_pieces: z.int().positive(),
      })
      .nullable(),
  })
  .meta({ id: 'EmbeddingModel' });
export type EmbeddingModel = z.infer<typeof EmbeddingModel>;
export const EmbeddingModelResult = one(EmbeddingModel);
export const EmbeddingModelInput = z.object({ path: shortText(4096) });
