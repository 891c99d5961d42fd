import { z } from 'zod';
import { many, one, shortText, Uuid } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** Servers of language models; openai is every other one that speaks like OpenAI's. */
export const ServerKind = z.enum(['ollama', 'lm_studio', 'llama_cpp', 'openai']);
export type ServerKind = z.infer<typeof ServerKind>;

/** A server, or the file that was chosen (see /local_model/file). */
const LocalModelKind = z.enum([...ServerKind.options, 'file']);

/** The server or file and the model that were chosen. Nothing is asked unless `is_on`. */
export const LocalModel = z
  .object({
    is_on: z.boolean(),
    kind: LocalModelKind.nullable(),
    url: z.string().nullable(),
    model: z.string().nullable(),
  })
  .meta({ id: 'LocalModel' });
export type LocalModel = z.infer<typeof LocalModel>;
export const LocalModelResult = one(LocalModel);

const url = shortText(200);

export const LocalModelInput = z.object({
  is_on: z.boolean().default(true),
  kind: LocalModelKind,
  url: url.nullish(),
  model: shortText(200).nullish(),
});

/** A server to look at; without a model its models are listed and nothing is asked. */
export const LocalModelTestInput = z.object({ url, model: shortText(200).nullish() });

const SelfTestAnswer = z.object({
  question: z.string(),
  expected: z.enum(['met', 'not_stated']),
  answer: z.enum(['met', 'not_met', 'not_stated']).nullable(),
  quote: z.string().nullable(),
});

/** What was found at an address. */
export const LocalModelTest = z
  .object({
    server: z
      .object({
        kind: ServerKind.meta({ description: 'What kind of server it is.', examples: ['ollama'] }),
        version: z
          .string()
          .nullable()
          .meta(meaning('The version the server gives; null if it gives none.', '0.12.3')),
        models: z
          .array(z.string())
          .meta({ description: 'Models that can be asked.', examples: [['qwen2.5:7b']] }),
      })
      .nullable()
      .describe('What answered; null if nothing did.'),
    self_test: z
      .object({
        passed: z.boolean().meta({
          description: 'Whether all answers were right, with quotes that stand in the text.',
          examples: [true],
        }),
        duration_ms: z
          .int()
          .nonnegative()
          .meta({ description: 'How long it took, in milliseconds.', examples: [4200] }),
        answers: z.array(SelfTestAnswer).describe('Each question with its answer.'),
      })
      .nullable()
      .describe('Two questions to the model; null if none was asked.'),
    problem: z
      .string()
      .nullable()
      .meta({
        description: 'What is wrong and what to do, in a sentence; null if nothing is.',
        examples: ['No model server answers at http://127.0.0.1:11434. Start it, or change the address.'],
      }),
  })
  .meta({ id: 'LocalModelTest' });
export type LocalModelTest = z.infer<typeof LocalModelTest>;
export const LocalModelTestResult = one(LocalModelTest);

/** A model of the chosen server. */
const ServerModel = z.object({ name: z.string() }).meta({ id: 'ServerModel' });
export const ServerModelList = many(ServerModel);

/** What waits for the model. */
export const LocalModelQueue = z
  .object({
    state: z.enum(['OFF', 'IDLE', 'ASKING', 'WAITING']).meta({
      description: 'OFF, IDLE, ASKING, or WAITING for a server that is away.',
      examples: ['ASKING'],
    }),
    candidates: z
      .int()
      .nonnegative()
      .meta({ description: 'How many candidates are left to ask about.', examples: [12] }),
    candidate_id: Uuid.nullable().describe('The candidate in question; null while there is none.'),
    problem: z
      .string()
      .nullable()
      .meta({
        description: 'What is wrong and what to do, in a sentence; null if nothing is.',
        examples: ['No model server answers at http://127.0.0.1:11434. Start it, or change the address.'],
      }),
  })
  .meta({ id: 'LocalModelQueue' });
export type LocalModelQueue = z.infer<typeof LocalModelQueue>;
export const LocalModelQueueResult = one(LocalModelQueue);
export const LocalModelQueueCancelled = one(
  z.object({
    cancelled: z
      .int()
      .nonnegative()
      .meta({ description: 'How many candidates were dropped from the queue.', examples: [12] }),
  }),
);

/** The model file that was chosen: where it lies, what it is, and whether it can be used. */
export const ModelFile = z
  .object({
    state: z.enum(['NONE', 'CHECKING', 'REFUSED', 'READY', 'LOADING', 'LOADED', 'CHANGED', 'GONE']).meta({
      description:
        'NONE, CHECKING, REFUSED, READY, LOADING, LOADED, CHANGED since it was chosen, or GONE from ' +
        'its place.',
      examples: ['READY'],
    }),
    path: z
      .string()
      .nullable()
      .meta({
        description: 'The file being checked or refused, otherwise the chosen one; null if there is none.',
        examples: ['/home/mara/models/assistant-3b-q4.gguf'],
      }),
    checked_bytes: z
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'Bytes read so far; null unless it is being checked.', examples: [1_048_576] }),
    problem: z
      .string()
      .nullable()
      .meta({
        description: 'What is wrong and what to do, in a sentence; null if nothing is.',
        examples: ['The file is empty. Download or copy it once more.'],
      }),
    chosen: z
      .object({
        path: z
          .string()
          .meta({ description: 'Where it lies.', examples: ['/home/mara/models/assistant-3b-q4.gguf'] }),
        model: z.string().meta({
          description: 'The signature of its answers: its name and the beginning of its hash.',
          examples: ['assistant-3b-q4@4f1c09a2b7d3'],
        }),
        name: z
          .string()
          .nullable()
          .meta({ description: 'The name in the file; null if it has none.', examples: ['Assistant 3B'] }),
        architecture: z.string().meta({ description: 'The kind of model.', examples: ['llama'] }),
        parameters: z
          .number()
          .nonnegative()
          .meta({ description: 'The number of its parameters.', examples: [3_210_000_000] }),
        context_length: z
          .int()
          .nonnegative()
          .nullable()
          .meta(meaning('Pieces of text it can see at once; null if the file does not say.', 8192)),
        byte_size: z
          .int()
          .nonnegative()
          .meta({ description: 'Size of the file in bytes.', examples: [2_020_000_000] }),
        sha256: z.string().meta({
          description: 'Hash of the file, in hexadecimal.',
          examples: ['4f1c09a2b7d3e85566a0c7f1d2938ab4c5d6e7f8091a2b3c4d5e6f708192a3b4'],
        }),
      })
      .nullable()
      .describe('The chosen file; null if there is none.'),
  })
  .meta({ id: 'ModelFile' });
export type ModelFile = z.infer<typeof ModelFile>;
export const ModelFileResult = one(ModelFile);
export const ModelFileInput = z.object({
  path: shortText(4096).meta({
    description: 'Full path of a GGUF file on this computer.',
    examples: ['/home/mara/models/assistant-3b-q4.gguf'],
  }),
});

describeFields({
  local_model: {
    is_on: ['Whether the model is asked.', true],
    kind: ['The kind of server, or `file` for a model file; null until one is chosen.', 'ollama'],
    url: [
      'The address of the server on this computer; null for a file, and until one is chosen.',
      'http://127.0.0.1:11434',
    ],
    model: ['The model, as the server names it; null until one is chosen.', 'qwen2.5:7b'],
  },
  self_test: {
    question: ['What was asked.', 'Has led a team'],
    expected: ['The right answer.', 'met'],
    answer: ["The model's answer; null if it was unusable.", 'met'],
    quote: [
      'Its quote as it stands in the text; null if it has none.',
      'Led a team of nine warehouse staff and planned their shifts',
    ],
  },
});
