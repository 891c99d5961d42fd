import { z } from 'zod';
import { many, one, shortText, Uuid } from '../../fields.ts';

/** Servers of language models; openai is every other one that speaks like OpenAI's. */
export const ServerKind = z.enum(['ollama', 'lm_studio', 'llama_cpp', 'openai']);
export type ServerKind = z.infer<typeof ServerKind>;

/** A server, or the file that was chosen (see /local_model/file). */
export const LocalModelKind = z.enum([...ServerKind.options, 'file']);

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
      .object({ kind: ServerKind, version: z.string().nullable(), models: z.array(z.string()) })
      .nullable(),
    self_test: z
      .object({ passed: z.boolean(), duration_ms: z.int().nonnegative(), answers: z.array(SelfTestAnswer) })
      .nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'LocalModelTest' });
export type LocalModelTest = z.infer<typeof LocalModelTest>;
export const LocalModelTestResult = one(LocalModelTest);

/** A model of the chosen server. */
export const ServerModel = z.object({ name: z.string() }).meta({ id: 'ServerModel' });
export const ServerModelList = many(ServerModel);

/** What waits for the model. */
export const LocalModelQueue = z
  .object({
    state: z.enum(['OFF', 'IDLE', 'ASKING', 'WAITING']),
    candidates: z.int().nonnegative(),
    candidate_id: Uuid.nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'LocalModelQueue' });
export type LocalModelQueue = z.infer<typeof LocalModelQueue>;
export const LocalModelQueueResult = one(LocalModelQueue);
export const LocalModelQueueCancelled = one(z.object({ cancelled: z.int().nonnegative() }));

/** The model file that was chosen: where it lies, what it is, and whether it can be used. */
export const ModelFile = z
  .object({
    state: z.enum(['NONE', 'CHECKING', 'REFUSED', 'READY', 'LOADING', 'LOADED', 'CHANGED', 'GONE']),
    path: z.string().nullable(),
    checked_bytes: z.int().nonnegative().nullable(),
    problem: z.string().nullable(),
    chosen: z
      .object({
        path: z.string(),
        model: z.string(),
        name: z.string().nullable(),
        architecture: z.string(),
        parameters: z.number().nonnegative(),
        context_length: z.int().nonnegative().nullable(),
        byte_size: z.int().nonnegative(),
        sha256: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ModelFile' });
export type ModelFile = z.infer<typeof ModelFile>;
export const ModelFileResult = one(ModelFile);
export const ModelFileInput = z.object({ path: shortText(4096) });
