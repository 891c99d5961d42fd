import { throwIfAny, validationFailed } from '#service/errors.ts';
import { localAddressProblem } from '#service/local_model/address.ts';
import { ModelServerError } from '#service/local_model/errors.ts';
import { countTasks, removeQueued } from '#service/tasks/queue.ts';
import { onlyOwner } from '../../callers.ts';
import type { RouteContext } from '../../context.ts';
import type { Routes } from '../../slice.ts';
import { chooseModel } from '../../../workflows/choose_model_file.ts';
import { sendAll } from '../../paging.ts';
import { fileRoutes } from './file_routes.ts';
import {
  LocalModelInput,
  LocalModelQueueCancelled,
  LocalModelQueueResult,
  LocalModelResult,
  LocalModelTestInput,
  LocalModelTestResult,
  ServerModelList,
  type LocalModel,
  type LocalModelQueue,
  type LocalModelTest,
  type ServerKind,
} from './schema.ts';
import { modelInUse, readLocalModel, readModelFile } from './store.ts';

/** Whoever chooses the server decides where resumes are sent, if only on this computer. */
const assertManages = onlyOwner("The local language model is chosen in Longlist's Settings");

/** The local language model: which one, whether it works, and what waits for it. */
export function localModelRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, local_model } = context;

  async function choose(chosen: LocalModel | null): Promise<void> {
    local_model.changed(await write((trx) => chooseModel(trx, chosen)));
    if (chosen?.kind !== 'file' || !chosen.is_on) local_model.file.unload();
  }

  routes.get('/local_model', {
    summary: 'Read the chosen local language model',
    description: 'Off, with nulls, until somebody chooses one. It is never needed: rules answer without it.',
    response: { 200: LocalModelResult },
    handler: async () => ({ is_error: false as const, result: await readLocalModel(db) }),
  });

  routes.put('/local_model', {
    summary: 'Choose a local language model, switch it on or off',
    description:
      'Choose a server on this computer or, with the kind `file`, the chosen model file (PUT ' +
      '/local_model/file), without url and model. Another model, or none, makes the earlier answers ' +
      'void: rules answer again, and the new model is asked after them. Only for the interface and the ' +
      "owner's client. The service refuses addresses of other computers.",
    operationId: 'chooseLocalModel',
    body: LocalModelInput,
    response: { 200: LocalModelResult },
    handler: async (request) => {
      assertManages(request);
      const { is_on, kind } = request.body;
      const chosen =
        kind === 'file' ? { is_on, ...(await fromFile()) } : fromServer({ ...request.body, kind });
      await choose(chosen);
      return { is_error: false as const, result: chosen };
    },
  });

  routes.delete('/local_model', {
    summary: 'Forget the local language model',
    description:
      "Rules answer again what it answered. Only for the interface and the owner's client. Waiting " +
      'questions are dropped.',
    operationId: 'forgetLocalModel',
    response: { 200: LocalModelResult },
    handler: async (request) => {
      assertManages(request);
      await choose(null);
      return { is_error: false as const, result: await readLocalModel(db) };
    },
  });

  serverRoutes(routes, context);
  queueRoutes(routes, context);
  fileRoutes(routes, context, assertManages);

  async function fromFile(): Promise<Omit<LocalModel, 'is_on'>> {
    const file = await readModelFile(db);
    throwIfAny(
      file === null
        ? [{ path: 'body.kind', message: 'needs a model file: choose one first (PUT /local_model/file)' }]
        : [],
    );
    return { kind: 'file', url: null, model: file?.model ?? null };
  }
}

function fromServer(input: {
  readonly is_on: boolean;
  readonly kind: ServerKind;
  readonly url?: string | null | undefined;
  readonly model?: string | null | undefined;
}): LocalModel {
  const { is_on, kind, url = null, model = null } = input;
  if (url === null) throw validationFailed([{ path: 'body.url', message: 'is required' }]);
  assertLocal(url);
  throwIfAny(is_on && model === null ? [{ path: 'body.model', message: 'is needed to switch it on' }] : []);
  return { is_on, kind, url, model };
}

/** What asks the server while somebody waits for it. */
function serverRoutes(routes: Routes, context: RouteContext): void {
  const { db, local_model } = context;

  routes.post('/local_model/test', {
    summary: 'Find what answers at an address, and try a model',
    description:
      'It asks two questions about an invented resume and gives the time they took; `problem` says what ' +
      'is wrong and what to do. It changes nothing, and may take three minutes. Only for the interface ' +
      "and the owner's client.",
    body: LocalModelTestInput,
    response: { 200: LocalModelTestResult },
    handler: async (request) => {
      assertManages(request);
      const { url, model = null } = request.body;
      assertLocal(url);
      return { is_error: false as const, result: await lookAt(context, url, model) };
    },
  });

  routes.get('/local_model/models', {
    summary: 'List the models of the chosen server',
    description:
      'The list is empty until a server is chosen and answers; POST /local_model/test says why. Only ' +
      "for the interface and the owner's client. It asks the server.",
    operationId: 'listLocalModels',
    response: { 200: ServerModelList },
    handler: async (request, reply) => {
      assertManages(request);
      const { url } = await readLocalModel(db);
      const names = url === null ? [] : await modelsAt(local_model.client, url);
      const rows = names.map((name) => ({ name }));
      return sendAll(request, reply, rows);
    },
  });
}

function queueRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, local_model } = context;

  routes.get('/local_model/queue', {
    summary: 'Read how many candidates wait for the model',
    description: 'The model answers about one candidate at a time, after all other work.',
    response: { 200: LocalModelQueueResult },
    handler: async () => {
      const candidates = await countTasks(db, 'ask_model');
      // what it said, or that it was given up, may still have to be written
      const is_at_work = (await countTasks(db, 'ask_model', ['RUNNING'])) > 0;
      const is_on = (await modelInUse(db)) !== null;
      const { candidate_id, is_waiting, problem } = local_model.lane.status();
      const result: LocalModelQueue = {
        state: !is_on
          ? 'OFF'
          : is_waiting
            ? 'WAITING'
            : candidate_id !== null || is_at_work
              ? 'ASKING'
              : 'IDLE',
        candidates,
        candidate_id,
        problem,
      };
      return { is_error: false as const, result };
    },
  });

  routes.delete('/local_model/queue', {
    summary: 'Empty the queue of the model',
    description:
      'This also ends the current question. Existing answers stay. Only for the interface and the ' +
      "owner's client.",
    operationId: 'cancelLocalModelQueue',
    response: { 200: LocalModelQueueCancelled },
    handler: async (request) => {
      assertManages(request);
      const cancelled = await write((trx) => removeQueued(trx, 'ask_model'));
      const is_asking = local_model.lane.status().candidate_id !== null;
      local_model.lane.cancel();
      return { is_error: false as const, result: { cancelled: cancelled + (is_asking ? 1 : 0) } };
    },
  });
}

async function lookAt(
  { local_model: { client } }: RouteContext,
  url: string,
  model: string | null,
): Promise<LocalModelTest> {
  let server: LocalModelTest['server'] = null;
  try {
    const found = await client.find(url);
    server = { kind: found.kind, version: found.version, models: [...found.models] };
    if (found.models.length === 0) {
      return {
        server,
        self_test: null,
        problem: 'The server has no language model. Add one to it, then test again.',
      };
    }
    if (model === null) return { server, self_test: null, problem: null };
    const { passed, duration_ms, answers } = await client.test(found, model);
    const self_test = { passed, duration_ms, answers: [...answers] };
    return {
      server,
      self_test,
      problem: passed
        ? null
        : `${model} did not answer both questions correctly. It may be too small for this: choose another model.`,
    };
  } catch (error) {
    if (!(error instanceof ModelServerError)) throw error;
    return { server, self_test: null, problem: error.message };
  }
}

async function modelsAt(
  client: RouteContext['local_model']['client'],
  url: string,
): Promise<readonly string[]> {
  try {
    return (await client.find(url)).models;
  } catch (error) {
    if (error instanceof ModelServerError) return [];
    throw error;
  }
}

function assertLocal(url: string): void {
  const problem = localAddressProblem(url);
  if (problem !== null) throw validationFailed([{ path: 'body.url', message: problem }]);
}
