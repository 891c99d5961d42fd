import { z } from 'zod';
import { lengthOf, type ChatMessage } from '#service/intelligence/local_model/prompt.ts';
import type { FoundServer } from './servers.ts';
import type { Transport } from './transport.ts';
import { ModelServerError, saidBy } from './errors.ts';

export type ChatRequest = {
  readonly messages: readonly ChatMessage[];
  /** JSON Schema of the answer, for servers that can keep to one. */
  readonly schema: Record<string, unknown>;
  readonly temperature: number;
  /** Tokens the answer may have. */
  readonly max_tokens: number;
  readonly signal?: AbortSignal;
};

/**
 * Asks a model; gives what it wrote, which may be empty.
 * @throws ModelServerError, also TRUNCATED when the server read only a part of the prompt.
 */
export type Chat = (request: ChatRequest) => Promise<string>;

const ANSWER_MS = 180_000;
/** One size for all requests, as Ollama loads the model anew for another: the longest prompt and its answer. Tokens. */
const CONTEXT = 6144;
const KEEP_ALIVE = '10m';
/**
 * Tokenizers make a token of three to five characters of a resume; a server that counts far fewer tokens cut the
 * prompt.
 */
const MAX_CHARACTERS_A_TOKEN = 5.5;
/** How servers that do not cut say that the prompt is too long. */
const TOO_LONG = /\bcontext\b|too many tokens|prompt (?:is )?too long/i;

const OllamaAnswer = z.object({ message: z.object({ content: z.string().nullish() }) });
const OpenAiAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z.object({ prompt_tokens: z.number().nullish() }).nullish(),
});

/** How a server and a model can be asked, learnt from their first answers. */
export type Abilities = { json_schema: boolean; think: boolean };

/** Asks one model of a server in the way its kind understands best; what it cannot do is remembered in `abilities`. */
export function chatWith(
  { send }: Pick<Transport, 'send'>,
  server: Pick<FoundServer, 'base' | 'kind'>,
  { model, abilities, timeout = ANSWER_MS }: { model: string; abilities: Abilities; timeout?: number },
): Chat {
  const post = (path: string, body: unknown, signal: AbortSignal | undefined) =>
    send('POST', `${server.base}${path}`, { body, timeout, ...(signal === undefined ? {} : { signal }) });

  /** Ollama's own way: only there the size of the context can be set, and thinking switched off. */
  async function native({ messages, schema, temperature, max_tokens, signal }: ChatRequest): Promise<string> {
    const ask = () =>
      post(
        '/api/chat',
        {
          model,
          messages,
          stream: false,
          keep_alive: KEEP_ALIVE,
          ...(abilities.json_schema ? { format: schema } : {}),
          ...(abilities.think ? { think: false } : {}),
          options: { temperature, num_ctx: CONTEXT, num_predict: max_tokens },
        },
        signal,
      );
    let answer = await ask();
    if (answer.status === 400 && abilities.think && /think/i.test(saidBy(answer.body))) {
      abilities.think = false;
      answer = await ask();
    }
    if (isSchemaRefused(answer) && abilities.json_schema) {
      answer = await withoutSchema(ask);
    }
    const read = OllamaAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !read.success) throw refused(answer);
    return read.data.message.content ?? '';
  }

  async function openAi({ messages, schema, temperature, max_tokens, signal }: ChatRequest): Promise<string> {
    const ask = () =>
      post(
        '/v1/chat/completions',
        {
          model,
          messages,
          stream: false,
          temperature,
          max_tokens,
          ...(server.kind === 'llama_cpp' ? { chat_template_kwargs: { enable_thinking: false } } : {}),
          ...(abilities.json_schema
            ? {
                response_format: {
                  type: 'json_schema',
                  json_schema: { name: 'answers', strict: true, schema },
                },
              }
            : {}),
        },
        signal,
      );
    let answer = await ask();
    if (isSchemaRefused(answer) && abilities.json_schema) {
      answer = await withoutSchema(ask);
    }
    const read = OpenAiAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !read.success) throw refused(answer);
    const tokens = read.data.usage?.prompt_tokens;
    if (typeof tokens === 'number' && tokens > 0 && tokens * MAX_CHARACTERS_A_TOKEN < lengthOf(messages)) {
      throw cut(`read only ${tokens} tokens of the question`);
    }
    return read.data.choices[0]?.message.content ?? '';
  }

  /** Remembered only when it helps: a server that fails anyhow says nothing about schemas. */
  async function withoutSchema<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
    abilities.json_schema = false;
    const answer = await ask();
    if (answer.status !== 200) abilities.json_schema = true;
    return answer;
  }

  function cut(what: string): ModelServerError {
    return new ModelServerError(
      'TRUNCATED',
      `The server ${what}. Give ${model} a context of 4,096 tokens or more in the server.`,
    );
  }

  function refused({ status, body }: { readonly status: number; readonly body: unknown }): ModelServerError {
    const said = saidBy(body);
    const told = said === '' ? '' : `: “${said}”`;
    if (status === 404) {
      return new ModelServerError(
        'SETUP',
        `The server does not have the model ${model}${told}. Choose one from its list.`,
        status,
      );
    }
    if (status === 401 || status === 403) {
      return new ModelServerError('SETUP', `The server asks for a key${told}. Start it without one.`, status);
    }
    if (status === 503 || status === 429) {
      return new ModelServerError(
        'BUSY',
        `The server is busy or still loading its model${told}. It is asked again later.`,
        status,
      );
    }
    if (status !== 200 && TOO_LONG.test(said)) return cut(`says that the question is too long${told}`);
    return status === 200
      ? new ModelServerError('NO_ANSWER', `The server’s answer is not one of a model${told}.`, status)
      : new ModelServerError(
          'NO_ANSWER',
          `The server answered ${status}${told}. Try another model, or look at its log.`,
          status,
        );
  }

  return server.kind === 'ollama' ? native : openAi;
}

/** Servers refuse what they cannot do with any of these; what else a status means is seen without the schema. */
function isSchemaRefused({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  return [400, 422, 500, 501].includes(status) && !TOO_LONG.test(saidBy(body));
}
