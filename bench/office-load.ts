import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { mulberry32 } from '../test/quality/metrics.ts';
import { VOCABULARY, wordNumber, type OfficeRecords } from './office-data.ts';
import type { ServiceProcess } from './service-process.ts';

export const KINDS = ['list', 'candidate', 'ranking', 'search', 'board', 'edit'] as const;
export type Kind = (typeof KINDS)[number];
/** Milliseconds of each page, by its kind. */
export type Pages = Record<Kind, number[]>;

/** An instance, and a token that is good at it: a person's own, where it is a person. */
export type Place = { readonly url: string; readonly token: string };

/** Between two pages of one recruiter, about: they read, but they are in a hurry. */
const READS_MS = 500;

/** Words that are looked for are neither in every resume nor in hardly any. */
const RAREST = VOCABULARY / 300;

export const noPages = (): Pages => ({
  list: [],
  candidate: [],
  ranking: [],
  search: [],
  board: [],
  edit: [],
});

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<string>;

function connect(
  { url, token }: Place,
  connections: number,
): { readonly send: Send; close(): Promise<void> } {
  const pool = new Pool(url, { connections, pipelining: 1 });
  return {
    send: async (method, path, body) => {
      const { statusCode, body: answer } = await pool.request({
        method,
        path: `/api/v1${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.text();
      if (statusCode >= 400) throw new Error(`${method} ${path}: ${statusCode} ${text.slice(0, 300)}`);
      return text;
    },
    close: () => pool.close(),
  };
}

/** Opens a page as the interface does. */
async function open(kind: Kind, send: Send, random: () => number, records: OfficeRecords): Promise<void> {
  const one = (of: readonly string[]): string => of[Math.floor(random() * of.length)]!;
  if (kind === 'list') await send('GET', '/candidates?limit=50');
  else if (kind === 'candidate') await send('GET', `/candidates/${one(records.candidates)}`);
  else if (kind === 'board') await send('GET', `/jobs/${one(records.jobs)}/nominations`);
  else if (kind === 'ranking') {
    await send('GET', `/candidate_rankings?target_resource_id=${one(records.jobs)}&limit=50`);
  } else if (kind === 'search') {
    const words = [0, 1].map(() => wordNumber(Math.floor(RAREST ** random() * 30))).join('%20');
    const { result } = JSON.parse(await send('GET', `/candidate_ids?q=${words}`)) as {
      result: { ids: string[] };
    };
    const ids = result.ids.slice(0, 30).join(',');
    if (ids !== '') await send('GET', `/candidate_cards?ids=${ids}&q=${words}`);
  } else if (random() < 0.5) await writeNote(send, one(records.candidates));
  else {
    await send('PUT', `/nominations/${one(records.nominations)}`, {
      current_nomination_stage_id: one(records.stages),
    });
  }
}

async function writeNote(send: Send, candidate_id: string): Promise<string> {
  const text = 'Called on Tuesday: available from May, prefers to work from home.';
  const answer = await send('POST', '/notes', { candidate_id, text });
  return (JSON.parse(answer) as { result: { id: string } }).result.id;
}

/**
 * People at work at once, who open every kind of page in turn, and follow meanwhile what the others do.
 * @param people each at their instance, with a session of their own
 * @param seconds how long
 * @param in_haste without any pause: then what is measured is how much the machine can do
 */
export async function recruiters(
  people: readonly Place[],
  records: OfficeRecords,
  { seconds, seed, in_haste = false }: { seconds: number; seed: number; in_haste?: boolean },
): Promise<{ readonly pages: Pages; readonly a_second: number }> {
  const pages = noPages();
  const following = await Promise.all(people.map((person) => follow(person, () => undefined)));
  const at = people.map((person) => connect(person, 1));
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const work = async ({ send }: (typeof at)[number], i: number): Promise<void> => {
    const random = mulberry32(seed * 100 + i);
    for (let step = i; performance.now() < end; step += 1) {
      if (!in_haste) await sleep(READS_MS * (0.5 + random()));
      const kind = KINDS[step % KINDS.length]!;
      const opened = performance.now();
      await open(kind, send, random, records);
      pages[kind].push(performance.now() - opened);
    }
  };
  await Promise.all(at.map(work));
  const count = KINDS.reduce((sum, kind) => sum + pages[kind].length, 0);
  const a_second = count / ((performance.now() - begun) / 1000);
  for (const { close } of at) await close();
  for (const stop of following) await stop();
  return { pages, a_second };
}

/** Reads the stream of events as a page does. @param came gets what came of it. @returns what ends it. */
async function follow(
  { url, token }: Place,
  came: (text: string) => void,
  query = '',
): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const stream = await fetch(`${url}/api/v1/events/stream${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  });
  if (!stream.ok) throw new Error(`The stream of events: ${stream.status} ${await stream.text()}`);
  const reading = (async () => {
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) came(part);
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  return async () => {
    ending.abort();
    await reading;
  };
}

/** Writers, spread over the instances, each of whom writes one note after another. @returns notes a second. */
export async function writers(
  places: readonly Place[],
  { candidates }: OfficeRecords,
  amount: number,
  seconds: number,
): Promise<number> {
  const at = places.map((place) => connect(place, Math.ceil(amount / places.length)));
  const begun = performance.now();
  let written = 0;
  const work = async (_: unknown, i: number): Promise<void> => {
    for (let n = 0; performance.now() < begun + seconds * 1000; n += 1) {
      await writeNote(at[i % at.length]!.send, candidates[(i * 7919 + n) % candidates.length]!);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: amount }, work));
  const a_second = written / ((performance.now() - begun) / 1000);
  for (const { close } of at) await close();
  return a_second;
}

/** Milliseconds until an instance ranks, which it says that it cannot yet while it reads all vectors. */
export async function untilRanked(
  service: ServiceProcess,
  { jobs }: Pick<OfficeRecords, 'jobs'>,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    try {
      await service.call('GET', `/candidate_rankings?target_resource_id=${jobs[0]}`);
      return performance.now() - begun;
    } catch (error) {
      if (!String(error).includes('NOT_READY')) throw error;
      await sleep(50);
    }
  }
}

/** Milliseconds from the answer of a write at one instance to its event in the stream of another; 0 if it came first. */
export async function eventDelays(
  writer: Place,
  reader: Place,
  { candidates }: OfficeRecords,
  count: number,
): Promise<number[]> {
  const came = new Map<string, number>();
  let text = '';
  const hear = (part: string): void => {
    text += part;
    for (const [, id] of text.matchAll(/"resource_id":"([^"]+)"/gu)) came.set(id!, performance.now());
    text = text.slice(text.lastIndexOf('\n') + 1);
  };
  const stop = await follow(reader, hear, '?types=note.created');
  const { send, close } = connect(writer, 1);
  const answered = new Map<string, number>();
  for (let i = 0; i < count; i += 1) {
    const id = await writeNote(send, candidates[i % candidates.length]!);
    answered.set(id, performance.now());
    await sleep(40 + (i % 7) * 5);
  }
  const missing = (): boolean => [...answered.keys()].some((id) => !came.has(id));
  const until = performance.now() + 5000;
  while (missing() && performance.now() < until) await sleep(50);
  await stop();
  await close();
  return [...answered].map(([id, at]) => {
    const arrived = came.get(id);
    if (arrived === undefined) throw new Error('An event did not come within five seconds.');
    return Math.max(0, arrived - at);
  });
}
