/**
 * The client of bench/api.ts, in a process of its own so that it does not share the server's thread: takes one
 * order after another from its parent and tells how long requests took. Connections are kept alive; each has one
 * request at a time.
 */
import { randomUUID } from 'node:crypto';
import { FormData, Pool } from 'undici';

/** Paths are taken in turn, by all connections together. */
export type Order =
  | { readonly kind: 'get'; readonly paths: readonly string[]; readonly requests: number }
  | { readonly kind: 'create'; readonly requests: number }
  | ({ readonly kind: 'mixed'; readonly requests: number } & Records);

/** What the mixed load reads; what it writes it makes and removes itself, so that the number of records stays. */
export type Records = {
  readonly jobs: readonly string[];
  readonly nominations: readonly string[];
  readonly candidates: readonly string[];
  readonly stages: readonly string[];
};

export type Target = { readonly url: string; readonly token: string; readonly connections: number };

/** Milliseconds of each request, and what went wrong. */
export type Outcome = { readonly ms: number[]; readonly seconds: number; readonly errors: string[] };

type Send = (method: Method, path: string, body?: object | FormData) => Promise<string>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function sender(pool: Pool, token: string, outcome: Outcome): Send {
  return async (method, path, body) => {
    const begun = performance.now();
    const { statusCode, body: answer } = await pool.request({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    outcome.ms.push(performance.now() - begun);
    if (statusCode >= 400) outcome.errors.push(`${method} ${path}: ${statusCode} ${text.slice(0, 200)}`);
    return text;
  };
}

const DESCRIPTION = 'Leads a shift of twelve, plans routes and knows stock systems. '.repeat(8);

async function create(send: Send): Promise<string> {
  const job = { title: 'Shift lead', description: DESCRIPTION, status: 'open', remote_id: randomUUID() };
  return idIn(await send('POST', '/api/v1/jobs', job));
}

function idIn(answer: string): string {
  return /"id":"([^"]+)"/.exec(answer)?.[1] ?? 'none';
}

/** What a tool does all day, `i` being the number of the step; about 16 requests of 20 are reads. */
async function mixedStep(
  send: Send,
  i: number,
  { jobs, nominations, candidates, stages }: Records,
): Promise<void> {
  const pick = (list: readonly string[]): string => list[(i * 7919) % list.length] ?? '';
  for (let n = 0; n < 4; n++) {
    await send('GET', `/api/v1/jobs/${pick(jobs)}`);
    await send('GET', `/api/v1/nominations/${pick(nominations)}`);
    await send('GET', `/api/v1/candidates/${pick(candidates)}`);
  }
  await send('GET', `/api/v1/nominations?job_id=${pick(jobs)}&limit=20`);
  await send('GET', `/api/v1/jobs?limit=20`);
  const ranked = `target_resource_id=${pick(jobs)}&offset=${(i % 100) * 100}&limit=20`;
  if (i % 4 === 0) await send('GET', `/api/v1/candidate_rankings?${ranked}`);
  const id = await create(send);
  await send('PATCH', `/api/v1/jobs/${id}`, { title: `Shift lead ${i}` });
  const nomination = {
    job_id: id,
    candidate_id: pick(candidates),
    current_nomination_stage_id: pick(stages),
    remote_id: id,
  };
  const nominated = idIn(await send('POST', '/api/v1/nominations', nomination));
  await send('PUT', `/api/v1/nominations/${nominated}`, {
    current_nomination_stage_id: pick(stages.slice(1)),
  });
  if (i % 100 === 0) {
    const form = new FormData();
    form.set('remote_id', id);
    form.set('type', 'resume');
    form.set(
      'file',
      new Blob([`Ines Okafor\n\nExperience\nShift lead ${i}, Harbour Logistics, 2019 to 2023\n`]),
      'i.txt',
    );
    await send('DELETE', `/api/v1/attachments/${idIn(await send('POST', '/api/v1/attachments', form))}`);
  }
  await send('DELETE', `/api/v1/jobs/${id}`);
}

async function carryOut(order: Order, { url, token, connections }: Target): Promise<Outcome> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const outcome: Outcome = { ms: [], seconds: 0, errors: [] };
  const send = sender(pool, token, outcome);
  let steps = 0;
  const step = async (i: number): Promise<unknown> => {
    if (order.kind === 'get') return send('GET', order.paths[i % order.paths.length] ?? '/');
    return order.kind === 'create' ? create(send) : mixedStep(send, i, order);
  };
  const begun = performance.now();
  const work = async (): Promise<void> => {
    while (outcome.ms.length < order.requests) {
      try {
        await step(steps++);
      } catch (error) {
        outcome.errors.push(String(error));
        outcome.ms.push(Number.NaN);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  await pool.close();
  return { ...outcome, seconds: (performance.now() - begun) / 1000, errors: outcome.errors.slice(0, 20) };
}

process.on('message', (message: { readonly order: Order; readonly target: Target }) => {
  void carryOut(message.order, message.target).then((outcome) => process.send?.(outcome));
});
