import { z } from 'zod';
import { baseAddress, localAddressProblem } from './address.ts';
import type { Transport } from './transport.ts';
import { ModelServerError, saidBy } from './errors.ts';

/** Kinds of server; `openai` is every other one that speaks like OpenAI's. */
const SERVER_KINDS = ['ollama', 'lm_studio', 'llama_cpp', 'openai'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

/** A server that was found at an address. */
export type FoundServer = {
  readonly base: string;
  readonly kind: ServerKind;
  /** As it says; null for servers that do not. */
  readonly version: string | null;
  /** Names of the models that can be asked, in the server's order. */
  readonly models: readonly string[];
};

const PROBE_MS = 5000;

// LM Studio answers paths it does not know with 200 and an error, so a body counts and not a status.
const OllamaVersion = z.object({ version: z.string().max(60) });
const OllamaModels = z.object({
  models: z.array(
    z.object({ name: z.string(), details: z.object({ family: z.string().nullish() }).nullish() }),
  ),
});
const OpenAiModels = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().nullish() })),
});
const LmStudioModels = z.object({ data: z.array(z.object({ id: z.string(), type: z.string() })) });
const LlamaProps = z.object({ build_info: z.string().max(60) });

/** Models that make vectors of texts answer nothing. */
const EMBEDS = /embed|^bge-|minilm|nomic-bert/i;

/**
 * Looks what answers at an address.
 * @throws ModelServerError UNREACHABLE, TIMED_OUT, SETUP or ABORTED.
 */
export async function findServer(
  { send }: Pick<Transport, 'send'>,
  address: string,
  signal?: AbortSignal,
): Promise<FoundServer> {
  const problem = localAddressProblem(address);
  if (problem !== null) throw new ModelServerError('SETUP', `The address of the model server ${problem}.`);
  const base = baseAddress(address);
  const get = (path: string) =>
    send('GET', `${base}${path}`, { timeout: PROBE_MS, ...(signal === undefined ? {} : { signal }) });
  const ollama = OllamaVersion.safeParse((await get('/api/version')).body);
  if (ollama.success) {
    const tags = OllamaModels.safeParse((await get('/api/tags')).body);
    const models = (tags.data?.models ?? [])
      .filter(({ name, details }) => !EMBEDS.test(name) && !/bert/i.test(details?.family ?? ''))
      .map(({ name }) => name);
    return { base, kind: 'ollama', version: ollama.data.version, models };
  }
  const { status, body } = await get('/v1/models');
  const list = OpenAiModels.safeParse(body);
  if (!list.success) throw noServer(base, status, body);
  const models = list.data.data.map(({ id }) => id).filter((id) => !EMBEDS.test(id));
  if (list.data.data.some(({ owned_by }) => owned_by === 'llamacpp')) {
    const props = LlamaProps.safeParse((await get('/props')).body);
    return { base, kind: 'llama_cpp', version: props.data?.build_info ?? null, models };
  }
  const own = LmStudioModels.safeParse((await get('/api/v0/models')).body);
  return own.success
    ? {
        base,
        kind: 'lm_studio',
        version: null,
        models: own.data.data.filter(({ type }) => !type.startsWith('embed')).map(({ id }) => id),
      }
    : { base, kind: 'openai', version: null, models };
}

function noServer(base: string, status: number, body: unknown): ModelServerError {
  if (status === 401 || status === 403) {
    return new ModelServerError(
      'SETUP',
      `The server at ${base} asks for a key. Start it without one: it listens on this computer alone.`,
      status,
    );
  }
  if (status === 503) {
    return new ModelServerError(
      'BUSY',
      `The server at ${base} is still loading its model. Try again in a moment.`,
      status,
    );
  }
  const said = typeof body === 'string' ? '' : saidBy(body);
  return new ModelServerError(
    'SETUP',
    `What answers at ${base} is no model server (status ${status}${said === '' ? '' : `: “${said}”`}). Check the port.`,
    status,
  );
}
