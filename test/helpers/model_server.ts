import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One criterion of a prompt with its parts, and the resume it is asked of, as a model would see them. */
export type Asked = {
  readonly id: string;
  readonly criterion: string;
  readonly parts: readonly string[];
  readonly resume: string;
};
/** Quotes in a list are those of the parts in order. */
export type Said = { readonly verdict: string; readonly quotes?: unknown; readonly reason?: string };

export type ModelCall = {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly prompt: string;
  readonly at_once: number;
};

/** How a server of this test behaves; each quirk is one that real servers have (approach.md C4). */
export type Quirks = {
  readonly kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai';
  /** What the model would say of one criterion; default: met with the first line that holds its last word. */
  readonly say: (asked: Asked) => Said;
  /** What is written in the end: fences, thoughts, other keys. `call` counts from 1. */
  readonly write: (written: string, call: number) => string;
  /** Answers a call in its own way: status, silence, a broken connection. true: it was answered. */
  readonly answer: (response: ServerResponse, call: number, body: Record<string, unknown>) => boolean;
  readonly schema: 'kept' | 'ignored' | 'refused';
  /** Ollama: refuses `think` for models that cannot. */
  readonly refuses_think: boolean;
  readonly models: readonly string[];
};

export type ModelServer = {
  readonly url: string;
  readonly port: number;
  /** Questions to the model, in order. */
  readonly calls: ModelCall[];
  /** Every path that was asked for. */
  readonly paths: string[];
  quirks: Quirks;
  close(): Promise<void>;
};

const DEFAULTS: Quirks = {
  kind: 'openai',
  say: ({ criterion, resume }) => {
    const last = /(\p{L}+)\W*$/u.exec(criterion)?.[1]?.toLowerCase() ?? '';
    const line = resume.split('\n').find((text) => text.toLowerCase().includes(last));
    return line === undefined
      ? { verdict: 'insufficient_evidence', quotes: [] }
      : { verdict: 'met', quotes: [line] };
  },
  write: (written) => written,
  answer: () => false,
  schema: 'kept',
  refuses_think: false,
  models: ['tiny:1b', 'nomic-embed-text'],
};

/** A model server on this computer that answers as told, and remembers what it was asked. */
export async function startModelServer(quirks: Partial<Quirks> = {}, port = 0): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const paths: string[] = [];
  let open = 0;
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '';
    paths.push(path);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      if (request.method === 'GET') {
        return json(response, 200, list(server.quirks, path), path, server.quirks);
      }
      const body = JSON.parse(text) as Record<string, unknown>;
      const messages = body['messages'] as { content: string }[];
      const prompt = messages.map(({ content }) => content).join('\n');
      open += 1;
      response.on('close', () => (open -= 1));
      calls.push({ path, body, prompt, at_once: open });
      if (!server.quirks.answer(response, calls.length, body)) {
        complete(server.quirks, response, calls.at(-1)!, calls.length);
      }
    });
  };
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const bound = (http.address() as AddressInfo).port;
  const server: ModelServer = {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    calls,
    paths,
    quirks: { ...DEFAULTS, ...quirks },
    close: async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
  };
  return server;
}

/** What a prompt asks, read as its format is documented: criteria by id, and the resume between two equal marks. */
export function askedIn(prompt: string): Asked[] {
  const resume = /\n(=+\w+=+)\n([\s\S]*)\n\1\n/u.exec(prompt)?.[2] ?? '';
  return [...prompt.matchAll(/^(c\d+): (.*)((?:\n {2}p\d+: .*)*)$/gmu)].map(
    ([, id = '', criterion = '', parts = '']) => ({
      id,
      criterion,
      parts: [...parts.matchAll(/p\d+: (.*)/gu)].map(([, part = '']) => part),
      resume,
    }),
  );
}

function list({ kind, models }: Quirks, path: string): unknown {
  const bare = path.split('?', 1)[0];
  if (kind === 'ollama') {
    if (bare === '/api/version') return { version: '0.12.3' };
    if (bare === '/api/tags') {
      return { models: models.map((name) => ({ name, details: { family: 'llama' } })) };
    }
  }
  if (bare === '/v1/models') {
    return {
      object: 'list',
      data: models.map((id) => ({ id, owned_by: kind === 'llama_cpp' ? 'llamacpp' : 'someone' })),
    };
  }
  if (bare === '/props' && kind === 'llama_cpp') return { build_info: 'b4242-fake' };
  if (bare === '/api/v0/models' && kind === 'lm_studio') {
    return { data: models.map((id) => ({ id, type: id.includes('embed') ? 'embeddings' : 'llm' })) };
  }
  return undefined;
}

function json(response: ServerResponse, status: number, body: unknown, path: string, { kind }: Quirks): void {
  response.setHeader('content-type', 'application/json');
  if (body !== undefined) response.writeHead(status).end(JSON.stringify(body));
  // LM Studio answers what it does not know with 200
  else if (kind === 'lm_studio') {
    response.end(JSON.stringify({ error: `Unexpected endpoint or method. (GET ${path})` }));
  } else response.writeHead(404).end('404 page not found');
}

function complete(
  quirks: Quirks,
  response: ServerResponse,
  { path, body, prompt }: ModelCall,
  call: number,
): void {
  const fail = (status: number, message: string): void =>
    json(response, status, { error: quirks.kind === 'ollama' ? message : { message } }, path, quirks);
  if (!quirks.models.includes(String(body['model']))) {
    return fail(404, `model '${String(body['model'])}' not found`);
  }
  const format = body['response_format'] as { type?: string; json_schema?: { schema?: unknown } } | undefined;
  if (format !== undefined && format.type !== 'json_schema' && format.type !== 'text') {
    return fail(400, "'response_format.type' must be 'json_schema' or 'text'");
  }
  const is_native = path === '/api/chat';
  const schema = is_native ? body['format'] : format?.json_schema?.schema;
  if (schema !== undefined && quirks.schema === 'refused') {
    return fail(400, 'structured output is not supported');
  }
  if (quirks.refuses_think && 'think' in body) return fail(400, '"tiny:1b" does not support thinking');
  const results = askedIn(prompt).map((asked) => {
    const { quotes, ...said } = { quotes: [], ...quirks.say(asked) };
    const in_order = Array.isArray(quotes) ? (quotes as unknown[]) : null;
    const by_part = asked.parts.map((_, i) => [`p${i + 1}`, in_order?.[i] ?? '']);
    // the verdict comes last, as it is asked for
    return {
      id: asked.id,
      reason: 'So it is.',
      quotes: in_order === null ? quotes : Object.fromEntries(by_part),
      ...said,
    };
  });
  const plain = JSON.stringify({ results });
  const content = quirks.write(
    schema !== undefined && quirks.schema === 'ignored' ? `Sure!\n${plain}` : plain,
    call,
  );
  const tokens = Math.ceil(prompt.length / 4);
  const message = { role: 'assistant', content };
  json(
    response,
    200,
    is_native
      ? { model: body['model'], message, done: true, prompt_eval_count: tokens }
      : {
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage: { prompt_tokens: tokens, completion_tokens: 9 },
        },
    path,
    quirks,
  );
}
