import type { Agent } from 'undici';
import { AddressRefused, causeOf, loopbackLookup } from '#service/address.ts';
import type { EventRecord } from '#service/api/feeds/events/schema.ts';
import { addressProblem } from '#service/api/feeds/webhooks/address.ts';
import type { DownloadPolicy } from '#service/context.ts';
import type { NetworkLog } from '#service/network.ts';
import type { Outcome } from './schedule.ts';
import { signature } from './signature.ts';

/** How much of an answer's body is read, and for how long, only to reuse the connection. */
const MAX_ANSWER_BYTES = 64 * 1024;
const ANSWER_MS = 1000;

export type Sender = {
  /** One attempt. null when the service is closing and nobody knows whether it arrived. */
  send(
    receiver: { readonly url: string; readonly secret: string },
    delivery: { readonly id: string; readonly event: EventRecord },
  ): Promise<Outcome | null>;
  /** Breaks off what is being sent. */
  close(): Promise<void>;
};

/** Sends events over HTTP: redirects are not followed, what comes back is not kept. */
export function createSender(options: {
  readonly policy: DownloadPolicy;
  readonly version: string;
  readonly timeout: number;
  readonly network: NetworkLog;
}): Sender {
  const { policy, version, timeout, network } = options;
  let agent: Agent | null = null;
  const sending = new Set<AbortController>();
  let closing = false;

  async function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
    const ending = new AbortController();
    sending.add(ending);
    const timer = setTimeout(() => ending.abort(new TooSlow()), timeout);
    try {
      // loaded by the first delivery: most runs of the program have none
      const { Agent, request } = await import('undici');
      agent ??= new Agent({
        connect: policy === 'any' ? { timeout } : { timeout, lookup: loopbackLookup },
        headersTimeout: timeout,
      });
      const { statusCode, body: answer } = await request(url, {
        method: 'POST',
        body,
        headers,
        dispatcher: agent,
        signal: ending.signal,
      });
      await answer
        .dump({ limit: MAX_ANSWER_BYTES, signal: AbortSignal.timeout(ANSWER_MS) })
        .catch(() => undefined); // the status is the answer; whatever follows it may break off
      return statusCode;
    } finally {
      clearTimeout(timer);
      sending.delete(ending);
    }
  }

  return {
    async send({ url, secret }, { id, event }) {
      const began = performance.now();
      const took = (): number => Math.round(performance.now() - began);
      const { host } = new URL(url);
      const log = (outcome: string): void =>
        network.record({ method: 'POST', host, reason: 'webhook', outcome });
      const problem = addressProblem(url, policy);
      if (problem !== null) {
        return { response_status: null, error: `The address ${problem}.`, duration_ms: 0, refused: true };
      }
      const { id: event_id, type, resource_type, resource_id, created_at } = event;
      const body = JSON.stringify({ id: event_id, type, resource_type, resource_id, created_at });
      try {
        const status = await post(url, body, {
          'content-type': 'application/json',
          'user-agent': `Longlist/${version}`,
          'longlist-event-id': event_id,
          'longlist-event-type': type,
          'longlist-delivery-id': id,
          'longlist-signature': signature(secret, body, Math.floor(Date.now() / 1000)),
        });
        log(String(status));
        return { response_status: status, error: problemOf(status), duration_ms: took() };
      } catch (error) {
        if (closing) return null;
        const cause = causeOf(error);
        const refused = cause instanceof AddressRefused;
        log(refused ? 'refused' : 'failed');
        return { response_status: null, error: sentence(cause, timeout), duration_ms: took(), refused };
      }
    },
    async close() {
      closing = true;
      for (const ending of sending) ending.abort();
      await agent?.destroy();
    },
  };
}

class TooSlow extends Error {}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `The receiver answered ${status}: redirects are not followed. Change the webhook's url.`;
  }
  return `The receiver answered ${status}.`;
}

function sentence(cause: unknown, timeout: number): string {
  if (cause instanceof TooSlow || (cause instanceof Error && /Timeout/.test(cause.name))) {
    return `The receiver did not answer within ${timeout / 1000} s.`;
  }
  // several addresses were tried: the first failure stands for them
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return `The receiver could not be reached: ${first instanceof Error ? first.message || first.name : String(first)}.`;
}
