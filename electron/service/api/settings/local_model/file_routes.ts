import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { conflict } from '#service/errors.ts';
import { ModelServerError } from '#service/local_model/errors.ts';
import type { RouteContext } from '../../context.ts';
import type { Routes } from '../../slice.ts';
import {
  LocalModelTestResult,
  ModelFileInput,
  ModelFileResult,
  type LocalModelTest,
  type ModelFile,
} from './schema.ts';

/** A small file is judged by then; a large one is looked at while others are answered. */
const AT_ONCE_MS = 400;

/** The model as a file: which one, whether it can be used, and two questions to it. */
export function fileRoutes(
  routes: Routes,
  { options, local_model: { file, client } }: RouteContext,
  assertManages: (request: FastifyRequest) => void,
): void {
  const answer = async () => ({ is_error: false as const, result: await shown() });

  routes.get('/local_model/file', {
    summary: 'Read the chosen model file and its state',
    description:
      'NONE, CHECKING (`checked_bytes` were read), REFUSED, READY, LOADING, LOADED, CHANGED or GONE; ' +
      "`problem` says what is wrong and what to do. Only for the interface and the owner's client.",
    operationId: 'getModelFile',
    response: { 200: ModelFileResult },
    handler: async (request) => {
      assertManages(request);
      return answer();
    },
  });

  routes.put('/local_model/file', {
    summary: 'Choose a model file',
    description:
      'Send the path of a GGUF file on this computer. The file stays in its place. The service reads it ' +
      'once in full, and the state is CHECKING meanwhile. A refused file replaces no other. The model is ' +
      "not used until PUT /local_model with the kind `file`. Only for the interface and the owner's client.",
    operationId: 'chooseModelFile',
    body: ModelFileInput,
    response: { 200: ModelFileResult },
    handler: async (request) => {
      assertManages(request);
      const choosing = file.choose(request.body.path).catch((error: unknown) => {
        options.log?.({ level: 'error', message: `The model file was not kept: ${String(error)}` });
      });
      await Promise.race([choosing, setTimeout(AT_ONCE_MS, undefined, { ref: false })]);
      return answer();
    },
  });

  routes.delete('/local_model/file', {
    summary: 'Forget the model file',
    description:
      "The file itself stays. If it was in use, rules answer again. Only for the interface and the owner's " +
      'client.',
    operationId: 'forgetModelFile',
    response: { 200: ModelFileResult },
    handler: async (request) => {
      assertManages(request);
      await file.forget();
      return answer();
    },
  });

  routes.post('/local_model/file/test', {
    summary: 'Try the model file',
    description:
      'It asks two questions about an invented resume and gives the time they took; `problem` says what is ' +
      'wrong and what to do. It changes nothing, and may take minutes. Only for the interface and the ' +
      "owner's client.",
    operationId: 'testModelFile',
    response: { 200: LocalModelTestResult },
    handler: async (request) => {
      assertManages(request);
      if ((await file.status()).file === null) {
        throw conflict('There is no model file. Choose one first.', [
          { path: 'body', message: 'needs a model file' },
        ]);
      }
      return { is_error: false as const, result: await tried() };
    },
  });

  async function tried(): Promise<LocalModelTest> {
    try {
      const { passed, duration_ms, answers } = await client.testFile();
      return {
        server: null,
        self_test: { passed, duration_ms, answers: [...answers] },
        problem: passed
          ? null
          : 'The model did not answer both questions correctly. It may be too small for this: choose another one.',
      };
    } catch (error) {
      if (!(error instanceof ModelServerError)) throw error;
      return { server: null, self_test: null, problem: error.message };
    }
  }

  async function shown(): Promise<ModelFile> {
    const { file: checked, ...rest } = await file.status();
    if (checked === null) return { ...rest, chosen: null };
    const { modified_ms: _stamp, ...told } = checked;
    return { ...rest, chosen: told };
  }
}
