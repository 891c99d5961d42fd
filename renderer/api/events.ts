import type { QueryClient } from '@tanstack/react-query';
import { createStore } from './external_store.ts';
import { longlist } from './client.ts';

/** Whether changes made elsewhere are seen as they happen. */
export type Connection = 'connecting' | 'live' | 'reconnecting';

export const connection = createStore<Connection>('connecting');

type ChangeEvent = { readonly id: string; readonly type: string; readonly resource_type: string };

/** Which queries a change of a resource makes stale: the first part of their keys. */
const stale: Readonly<Record<string, readonly string[]>> = {
  job: ['jobs', 'rankings', 'criteria_rankings', 'reasons', 'criteria'],
  criterion: ['criteria', 'criterion_marks', 'evaluations', 'evaluation_runs', 'criteria_rankings'],
  evaluation: ['criterion_marks', 'evaluations', 'evaluation_runs', 'criteria_rankings'],
  saved_criterion: ['saved_criteria'],
  tag: ['tags'],
  candidate_tag: ['evaluations'],
  candidate: ['candidates', 'criterion_previews'],
  attachment: ['attachments', 'imports'],
  nomination: ['nominations'],
  nomination_stage: ['nomination_stages'],
  summary: ['summaries'],
  import: ['imports'],
  client: ['clients'],
  access_request: ['access_requests'],
  ranking: ['rankings', 'criteria_rankings', 'reasons'],
  skill_list: ['skill_lists'],
};

/**
 * A change is seen soon; but during an import changes come by the hundred, and what is dear to fetch is
 * then fetched no more often than this.
 */
const SOON_MS = 250;
const APART_MS = 700;
const APART_DEAR_MS = 2500;
const DEAR = new Set([
  'rankings',
  'criteria_rankings',
  'candidates',
  'reasons',
  'nominations',
  'criterion_marks',
  'criterion_previews',
  'evaluations',
]);

function createInvalidator(client: QueryClient) {
  const waiting = new Set<string>();
  const done_at = new Map<string, number>();
  return (resource: string): void => {
    for (const key of stale[resource] ?? []) {
      if (waiting.has(key)) continue;
      waiting.add(key);
      const apart = DEAR.has(key) ? APART_DEAR_MS : APART_MS;
      const next = (done_at.get(key) ?? 0) + apart - Date.now();
      window.setTimeout(
        () => {
          waiting.delete(key);
          done_at.set(key, Date.now());
          void client.invalidateQueries({ queryKey: [key] });
        },
        Math.max(SOON_MS, next),
      );
    }
  };
}

/** Splits a server-sent stream into the data of its events. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n');
      if (data !== '') yield data;
    }
  }
}

/**
 * Follows the event stream for as long as the page lives and marks queries stale. After a break it
 * resumes after the last event seen, and refetches everything on screen, since a restarted service
 * may have forgotten where we were.
 */
export function followEvents(client: QueryClient): () => void {
  const invalidate = createInvalidator(client);
  const ending = new AbortController();
  let last: string | null = null;
  let pause = 500;
  let broken = false;

  const breakOff = (): void => {
    broken = true;
    connection.set('reconnecting');
  };
  const follow = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        const headers: Record<string, string> = last === null ? {} : { 'Last-Event-ID': last };
        const { signal } = ending;
        const response = await longlist.request('GET', '/api/v1/events/stream', { headers }, { signal });
        connection.set('live');
        pause = 500;
        if (broken) await client.invalidateQueries();
        broken = false;
        if (response.body !== null) {
          for await (const data of readEvents(response.body)) {
            const event = JSON.parse(data) as ChangeEvent;
            last = event.id;
            invalidate(event.resource_type);
          }
        }
        // The service ends a stream when its token does: that is no break, the next one follows at once.
      } catch {
        // Whatever broke the stream, the answer is the same: say so, wait, try again.
        if (!ending.signal.aborted) breakOff();
      }
      if (ending.signal.aborted) return;
      const wait = pause;
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      pause = Math.min(pause * 2, 8000);
    }
  };
  void follow();
  return () => ending.abort();
}
