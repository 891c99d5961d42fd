import { longlist } from './client.ts';

/** Calls the generated client has no method for yet. */
async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const parts = body === undefined ? {} : { body: body as Record<string, unknown> };
  const response = await longlist.request(method, `/api/v1${path}`, parts, signal ? { signal } : {});
  if (response.status === 204) return undefined as T;
  const answer = (await response.json()) as { result?: T; results?: T; data?: T };
  return (answer.results ?? answer.result ?? answer.data) as T;
}

export type Understood = {
  readonly understood_as: string | null;
  readonly engine: string | null;
  readonly refusal: string | null;
};

export type Preview = Understood & {
  readonly met: number;
  readonly not_met: number;
  readonly not_stated: number;
  readonly failed: number;
  readonly examined: number;
  readonly total: number;
};

export type MarkFinding = 'met' | 'not_met' | 'not_stated' | 'failed' | 'in_progress';
export type CriterionMark = {
  readonly criterion_id: string;
  readonly finding: MarkFinding;
  readonly override: boolean | null;
};
export type CandidateMarks = { readonly candidate_id: string; readonly marks: readonly CriterionMark[] };

export type EvaluationRun = {
  readonly state: 'IDLE' | 'RUNNING' | 'DONE' | 'CANCELLED';
  readonly total: number;
  readonly done: number;
  readonly started_at: string | null;
  readonly finished_at: string | null;
};

export type SuggestedCriterion = {
  readonly prompt_text: string;
  readonly weight: 'must' | 'nice';
  readonly understood_as: string;
  readonly engine: string;
  readonly quote: string;
  readonly criterion_id: string | null;
};

export type CriterionPreset = {
  readonly id: string;
  readonly trade: string;
  readonly name: string;
  readonly criteria: readonly {
    readonly prompt_text: string;
    readonly weight: 'must' | 'nice';
    readonly understood_as: string;
  }[];
};

export type SavedCriterion = {
  readonly id: string;
  readonly prompt_text: string;
  readonly display_name: string | null;
  readonly weight: 'must' | 'nice' | null;
  readonly understood_as: string | null;
  readonly created_at: string;
};

const of = (job_id: string): string => `/jobs/${encodeURIComponent(job_id)}`;

export const calls = {
  understood: (prompt_text: string, signal?: AbortSignal) =>
    call<Understood>('POST', '/criteria/understood', { prompt_text }, signal),
  preview: (prompt_text: string, job_id: string | null, signal?: AbortSignal) =>
    call<Preview>('POST', '/criteria/preview', { prompt_text, ...(job_id && { job_id }) }, signal),
  marks: (job_id: string, ids: readonly string[]) =>
    call<CandidateMarks[]>(
      'GET',
      `${of(job_id)}/criterion_marks?${ids.map((id) => `candidate_id=${id}`).join('&')}`,
    ),
  run: (job_id: string, signal?: AbortSignal) =>
    call<EvaluationRun>('GET', `${of(job_id)}/evaluation_run`, undefined, signal),
  startRun: (job_id: string) => call<unknown>('POST', `${of(job_id)}/evaluation_run`),
  cancelRun: (job_id: string) => call<unknown>('DELETE', `${of(job_id)}/evaluation_run`),
  suggested: (job_id: string, signal?: AbortSignal) =>
    call<SuggestedCriterion[]>('GET', `${of(job_id)}/suggested_criteria`, undefined, signal),
  presets: (signal?: AbortSignal) => call<CriterionPreset[]>('GET', '/criterion_presets', undefined, signal),
  saved: (signal?: AbortSignal) => call<SavedCriterion[]>('GET', '/saved_criteria', undefined, signal),
  save: (fields: Pick<SavedCriterion, 'prompt_text' | 'display_name' | 'weight'>) =>
    call<{ id: string }>('POST', '/saved_criteria', fields),
  forget: (id: string) => call<unknown>('DELETE', `/saved_criteria/${id}`),
};
