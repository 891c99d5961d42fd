import type { QueryClient } from '@tanstack/react-query';
import { contentKeys } from './attachments.ts';
import { refreshEverything } from './blind.ts';
import { ANSWERS, isChecking, onChecked } from './checking.ts';
import { askCondition } from './condition.ts';
import { forgetDraftsNaming } from '../lib/drafts.ts';
import { createStore } from '../lib/external_store.ts';
import { longlist } from './client.ts';
import { makeStale } from './make_stale.ts';
import { isOfApplicants } from './rankings.ts';

/** Whether changes made elsewhere are seen as they happen. */
export type Connection = 'connecting' | 'live' | 'reconnecting';

export const connection = createStore<Connection>('connecting');

type ChangeEvent = {
  readonly id: string;
  readonly type: string;
  readonly resource_type: string;
  readonly resource_id: string;
};

/** Not the first part of a key, but the rankings of only those a job considers. */
const OF_APPLICANTS = 'rankings of applicants';

/** Which queries a change of a resource, or one kind of change, makes stale: the first part of their keys. */
const stale: Readonly<Record<string, readonly string[]>> = {
  job: [
    'jobs',
    'job_overviews',
    'rankings',
    'criteria_rankings',
    'reasons',
    'criteria',
    'client_packs',
    'pool',
    'retention',
  ],
  criterion: [
    'job_overviews',
    'criteria',
    'criterion_marks',
    'evaluations',
    'evaluation_runs',
    'criteria_rankings',
    'client_packs',
  ],
  evaluation: [
    'call_sheets',
    'criterion_marks',
    'evaluations',
    'evaluation_runs',
    'criteria_rankings',
    'client_packs',
  ],
  'job.suggestions_declined': ['nominations'],
  'job.suggestions_restored': ['nominations'],
  // a person's own answer is work with somebody, unlike what the program finds
  'evaluation.overridden': ['pool', 'retention'],
  saved_criterion: ['saved_criteria'],
  tag: ['tags', 'candidate_tags', 'pool'],
  candidate_tag: ['evaluations', 'candidate_tags', 'candidates', 'pool', 'retention'],
  note: ['notes', 'job_overviews', 'pool', 'retention'],
  letter: ['retention', 'pool'],
  letter_template: ['letter_templates', 'letter_previews'],
  retention_extension: ['retention', 'pool'],
  spotlight: ['spotlights', 'client_packs', 'pool', 'retention'],
  availability_fact: ['availability', 'client_packs', 'pool'],
  call_answer: ['call_sheets', 'call_answers', 'job_overviews', 'client_packs'],
  custom_field: ['custom_fields', 'custom_field_values', 'pool'],
  custom_field_value: ['custom_fields', 'custom_field_values', 'pool'],
  saved_search: ['saved_searches'],
  watched_folder: ['watched_folders'],
  candidate_table: ['candidate_tables'],
  // a row of an import names who was found, and says who may be the same person
  candidate: [
    'job_overviews',
    'candidates',
    'imports',
    'client_packs',
    'criterion_previews',
    'pool',
    'retention',
  ],
  attachment: ['attachments', 'imports'],
  nomination: ['call_sheets', 'nominations', 'job_overviews', 'pool', 'retention', OF_APPLICANTS],
  nomination_stage: ['nomination_stages', 'job_overviews', 'pool', 'retention'],
  summary: ['summaries'],
  mail: ['mails', 'imports'],
  import: ['imports', 'watched_folders', 'job_overviews'],
  client: ['clients'],
  user: ['me', 'users', 'sessions'],
  access_request: ['access_requests'],
  ranking: ['rankings', 'criteria_rankings', 'criterion_marks', 'reasons'],
  skill_list: ['skill_lists'],
};

/**
 * A change is seen soon; but during an import changes come by the hundred, and what is dear to fetch is
 * then fetched no more often than this. A few changes after each other, as two people at one job make them, are seen soon
 * as well.
 */
const SOON_MS = 250;
const A_FEW = 3;
const APART_MS = 700;
const APART_DEAR_MS = 2500;
const DEAR = new Set([
  'activity',
  'rankings',
  'criteria_rankings',
  'candidates',
  'client_packs',
  'pool',
  'reasons',
  'retention',
  'nominations',
  OF_APPLICANTS,
  'criterion_marks',
  'criterion_previews',
  'evaluations',
  'job_overviews',
]);

const apartOf = (key: string): number => (DEAR.has(key) ? APART_DEAR_MS : APART_MS);

/**
 * While everybody is checked, what is found comes by the hundred and moves people: order and answers follow together,
 * once it is over; where that takes long, no more often than this.
 */
const APART_CHECKED_MS = 10_000;

function createInvalidator(client: QueryClient) {
  const waiting = new Map<string, { readonly due: number; readonly timer: number }>();
  /**
   * When it would be time for the next, had all been so far apart: ahead of now by what came sooner. Not by the time of
   * day: a clock that is set back would let nothing be seen for as long.
   */
  const next_at = new Map<string, number>();
  const carryOut = (key: string): void => {
    window.clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
    next_at.set(key, Math.max(performance.now(), next_at.get(key) ?? 0) + apartOf(key));
    void makeStale(
      client,
      key === OF_APPLICANTS ? { predicate: ({ queryKey }) => isOfApplicants(queryKey) } : { queryKey: [key] },
    );
  };
  /** What is planned sooner stays. What was found (`is_found`) waits while everybody is checked. */
  const plan = (key: string, is_found: boolean): void => {
    const waits = is_found && isChecking(client);
    const next = (next_at.get(key) ?? 0) - (A_FEW - 1) * apartOf(key) - performance.now();
    const wait = Math.max(SOON_MS, waits ? APART_CHECKED_MS : next);
    const due = performance.now() + wait;
    const before = waiting.get(key);
    if (before !== undefined && before.due <= due) return;
    window.clearTimeout(before?.timer);
    const timer = window.setTimeout(() => {
      waiting.delete(key);
      if (is_found && !waits && isChecking(client)) plan(key, true);
      else carryOut(key);
    }, wait);
    waiting.set(key, { due, timer });
  };
  const invalidate = ({ type, resource_type, resource_id }: ChangeEvent): void => {
    if (type === 'candidate.deleted') forgetDraftsNaming(resource_id);
    if (resource_type === 'attachment') {
      for (const queryKey of contentKeys(resource_id)) {
        if (client.getQueryState(queryKey) !== undefined) void makeStale(client, { queryKey });
      }
    }
    // Whatever happened is an entry of Activity.
    for (const key of ['activity', ...(stale[resource_type] ?? []), ...(stale[type] ?? [])]) {
      plan(key, resource_type === 'evaluation' && ANSWERS.has(key));
    }
  };
  return { invalidate, stop: onChecked(client, () => ANSWERS.forEach(carryOut)) };
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
 * may have forgotten where we were. So it does when a stream ended without any event: there is nothing to resume after.
 */
export function followEvents(client: QueryClient): () => void {
  const { invalidate, stop } = createInvalidator(client);
  const ending = new AbortController();
  let last: string | null = null;
  let pause = 500;
  let broken = false;
  let has_followed = false;

  const breakOff = (): void => {
    broken = true;
    connection.set('reconnecting');
  };
  const follow = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const stream = new AbortController();
      try {
        const headers: Record<string, string> = last === null ? {} : { 'Last-Event-ID': last };
        const signal = AbortSignal.any([ending.signal, stream.signal]);
        const response = await longlist.request('GET', '/api/v1/events/stream', { headers }, { signal });
        connection.set('live');
        void askCondition();
        pause = 500;
        if (broken || (has_followed && last === null)) await refreshEverything(client);
        broken = false;
        has_followed = true;
        if (response.body !== null) {
          for await (const data of readEvents(response.body)) {
            const event = JSON.parse(data) as ChangeEvent;
            last = event.id;
            // A setting for everyone, such as blind mode, changes what every answer says.
            if (event.resource_type === 'setting') await refreshEverything(client);
            else invalidate(event);
          }
        }
        // The service ends a stream when its token does: that is no break, the next one follows at once.
      } catch {
        // Whatever broke the stream, the answer is the same: say so, wait, try again.
        if (!ending.signal.aborted) breakOff();
      } finally {
        stream.abort(); // one that is followed no more holds no connection
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
  return () => {
    ending.abort();
    stop();
  };
}
