import { z } from 'zod';
import { one, shortText } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

/** The model that makes vectors of resumes and jobs: the bundled one, or one that was added. */
export const EmbeddingModel = z
  .object({
    state: z.enum(['BUNDLED', 'CHECKING', 'REFUSED', 'CHOSEN', 'IN_USE', 'LEAVING', 'GONE']).meta({
      description:
        'BUNDLED, CHECKING, REFUSED, CHOSEN (used from the next start), IN_USE, LEAVING (the bundled ' +
        'one returns at the next start), or GONE.',
      examples: ['IN_USE'],
    }),
    in_use: z.string().meta({
      description: 'The model whose vectors are ranked.',
      examples: ['multilingual-e5-small@0b1c2d3e4f50'],
    }),
    path: z.string().nullable(),
    problem: z
      .string()
      .nullable()
      .meta({
        description: 'What is wrong and what to do, in a sentence; null if nothing is.',
        examples: ['The folder has no config.json. Choose the folder of a model, not one above it.'],
      }),
    is_restart_needed: z
      .boolean()
      .meta({ description: 'Whether the next start uses another model.', examples: [false] }),
    to_read: z
      .int()
      .nonnegative()
      .meta({ description: 'Files still to be read with the model in use.', examples: [120] }),
    added: z
      .object({
        model: z.string().meta({
          description: 'The signature of its vectors: its name and the beginning of its hash.',
          examples: ['multilingual-e5-small@0b1c2d3e4f50'],
        }),
        source: z.string().meta({
          description: 'The folder it was copied from.',
          examples: ['/home/mara/models/multilingual-e5-small'],
        }),
        weights: z
          .string()
          .meta({ description: 'The file that is used.', examples: ['onnx/model_quantized.onnx'] }),
        byte_size: z
          .int()
          .nonnegative()
          .meta({ description: 'Size of that file in bytes.', examples: [118_000_000] }),
        dimensions: z
          .int()
          .positive()
          .meta({ description: 'Numbers in a vector.', examples: [384] }),
        pooling: z.enum(['mean', 'cls']).meta({
          description: 'How its words become one vector: their mean, or the first one (`cls`).',
          examples: ['mean'],
        }),
        query_prefix: z
          .string()
          .meta({ description: 'The text before a job’s text; often empty.', examples: ['query: '] }),
        passage_prefix: z.string().meta({
          description: 'The text before a passage of a resume; often empty.',
          examples: ['passage: '],
        }),
        max_pieces: z
          .int()
          .positive()
          .meta({ description: 'How many pieces of a text it sees.', examples: [512] }),
      })
      .nullable()
      .describe('The model that was added; null for the bundled one.'),
  })
  .meta({ id: 'EmbeddingModel' });
export type EmbeddingModel = z.infer<typeof EmbeddingModel>;
export const EmbeddingModelResult = one(EmbeddingModel);
export const EmbeddingModelInput = z.object({ path: shortText(4096) });

describeFields({
  embedding_model: {
    path: ['Full path of the folder; null if none was added.', '/home/mara/models/multilingual-e5-small'],
  },
});
