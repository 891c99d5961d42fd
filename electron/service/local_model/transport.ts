import type { Agent } from 'undici';
import { causeOf, loopbackLookup } from '#service/address.ts';
import type { NetworkLog } from '#service/network.ts';
import { localAddressProblem } from './address.ts';
import { ModelServerError } from './errors.ts';

/** More than any answer or list of models has. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

const CONNECT_MS = 3000;

export type Answered = {
  readonly status: number;
  /** Parsed JSON; the text where it is none. */
  readonly body: unknown;
};

export type Transport = {
  /**
   * One request, in milliseconds at most `timeout`. Any status is an answer, but a redirect, which is not followed.
   * @throws ModelServerError UNREACHABLE, TIMED_OUT, NO_ANSWER, SETUP or ABORTED.
   */
  send(
    method: 'GET' | 'POST',
    url: string,
    options: { readonly body?: unknown; readonly timeout: number; readonly signal?: AbortSignal },
  ): Promise<Answered>;
  close(): Promise<void>;
};

/**
 * Requests to a model server on this computer. The address is judged in every request, and the socket itself connects
 * to loopback alone; proxies of the environment are not used; each request is in the log of outgoing requests.
 */
export function createTransport(options: {
  readonly version: string;
  readonly network: NetworkLog;
}): Transport {
  let agent: Agent | null = null;

  async function exchange(
    method: 'GET' | 'POST',
    url: string,
    { body, timeout }: { readonly body?: unknown; readonly timeout: number },
    signal: AbortSignal,
  ): Promise<Answered> {
    // loaded by the first question: most runs of the program have no model
    const { Agent, request } = await import('undici');
    agent ??= new Agent({ connect: { timeout: CONNECT_MS, lookup: loopbackLookup } });
    const answer = await request(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': `Longlist/${options.version}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      dispatcher: agent,
      headersTimeout: timeout,
      bodyTimeout: timeout,
      signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) {
        throw new ModelServerError('SETUP', `What answers at ${url} sends more than a model would.`);
      }
      chunks.push(chunk);
    }
    return { status: answer.statusCode, body: parsed(Buffer.concat(chunks).toString('utf8')) };
  }

  return {
    async send(method, url, { body, timeout, signal: given }) {
      const problem = localAddressProblem(url);
      if (problem !== null) {
        throw new ModelServerError('SETUP', `The address of the model server ${problem}.`);
      }
      const { host, origin } = new URL(url);
      const log = (outcome: string): void =>
        options.network.record({ method, host, reason: 'local model', outcome });
      const late = AbortSignal.timeout(timeout);
      const signal = given === undefined ? late : AbortSignal.any([late, given]);
      try {
        const answer = await exchange(method, url, { timeout, body }, signal);
        log(String(answer.status));
        if (answer.status >= 300 && answer.status < 400) {
          throw new ModelServerError(
            'SETUP',
            `The server at ${origin} sends requests on to another address, which is not followed. Enter ` +
              'the address of the model server itself.',
            answer.status,
          );
        }
        return answer;
      } catch (error) {
        if (error instanceof ModelServerError) throw error;
        log('failed');
        if (given?.aborted === true) {
          throw new ModelServerError('ABORTED', 'The question to the model was cancelled.');
        }
        if (late.aborted || isTimeout(error)) {
          throw new ModelServerError(
            'TIMED_OUT',
            `The server at ${origin} did not answer within ${Math.round(timeout / 1000)} s. Choose a ` +
              'smaller model, or close what else keeps this computer busy.',
          );
        }
        throw isConnected(error)
          ? new ModelServerError(
              'NO_ANSWER',
              `The server at ${origin} broke off while it answered. Look at its log: the model may need more memory.`,
            )
          : new ModelServerError(
              'UNREACHABLE',
              `No model server answers at ${origin}. Start it, or change the address.`,
            );
      }
    },
    close: async () => agent?.destroy(),
  };
}

/** Whether the connection stood before it failed. */
function isConnected(error: unknown): boolean {
  const cause = causeOf(error);
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

function isTimeout(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && /^(?:Headers|Body)Timeout/.test(cause.name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
