import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Criterion } from '#service/api/screening/criteria/schema.ts';
import { longlist } from './client.ts';
import type {
  CriterionPreset,
  CriterionPreview,
  EvaluationRun,
  SavedCriterion,
  SuggestedCriterion,
  UnderstoodCriterion,
} from '../../resources/client/longlist.ts';

export type {
  Criterion,
  CriterionPreset,
  CriterionPreview,
  EvaluationRun,
  SavedCriterion,
  SuggestedCriterion,
  UnderstoodCriterion,
};

/** What a person writes of a criterion. */
export type CriterionFields = {
  readonly prompt_text: string;
  readonly display_name: string | null;
  readonly weight: 'must' | 'nice';
};

/** Who is asked: the candidates of a job, everybody, or those with a tag. */
export type CriterionScope =
  | { readonly job_id: string }
  | { readonly scope_type: 'organization' }
  | { readonly scope_type: 'tag'; readonly tag_id: string };

export const criterionKeys = {
  ofJob: (job_id: string | null) => ['criteria', 'job', job_id] as const,
  shared: ['criteria', 'shared'] as const,
  understood: (prompt: string) => ['understood', prompt] as const,
  preview: (prompt: string, job_id: string | null) => ['criterion_previews', prompt, job_id] as const,
  suggested: (job_id: string) => ['criteria', 'suggested', job_id] as const,
  presets: ['criterion_presets'] as const,
  saved: ['saved_criteria'] as const,
  runs: ['evaluation_runs'] as const,
  run: (job_id: string) => ['evaluation_runs', job_id] as const,
};

/** Must-haves first, each kind in the order in which they were made: everywhere the same. */
export function inOrder(criteria: readonly Criterion[]): Criterion[] {
  return criteria.toSorted((a, b) => Number(a.weight === 'nice') - Number(b.weight === 'nice'));
}

/** What is asked of the candidates of a job, as a query that others share. */
export function jobCriteriaQuery(job_id: string | null) {
  return queryOptions({
    queryKey: criterionKeys.ofJob(job_id),
    queryFn: async ({ signal }) => inOrder(await longlist.listJobCriteria(job_id ?? '', { signal })),
    enabled: job_id !== null,
  });
}

/** What is asked of the candidates of a job. */
export function useJobCriteria(job_id: string | null) {
  return useQuery(jobCriteriaQuery(job_id));
}

/** Ids of those that must be had. */
export function idsOfMusts(criteria: readonly Criterion[]): readonly string[] {
  return criteria.filter(({ weight }) => weight !== 'nice').map(({ id }) => id);
}

/** Ids of the must-haves of a job. */
export function useMusts(job_id: string | null) {
  return useQuery({ ...jobCriteriaQuery(job_id), select: idsOfMusts });
}

/** What is asked of everybody, and of the candidates with a tag. */
export function useSharedCriteria() {
  return useQuery({
    queryKey: criterionKeys.shared,
    queryFn: ({ signal }) => longlist.listCriteria({}, { signal }).all(),
  });
}

/** The same words are always understood alike: asked once as long as the page lives. */
function understoodQuery(prompt: string) {
  return queryOptions({
    queryKey: criterionKeys.understood(prompt),
    queryFn: ({ signal }) => longlist.understandCriterion({ prompt_text: prompt }, { signal }),
    staleTime: Infinity,
  });
}

/** How a criterion is read, in plain words; null: not asked. */
export function useUnderstood(prompt: string | null) {
  return useQuery({ ...understoodQuery(prompt ?? ''), enabled: prompt !== null && prompt !== '' });
}

/** Looking ends after two seconds: where somebody is left, it is tried again after this, so many times in all. */
const PREVIEW_AGAIN_MS = 1500;
const PREVIEWS = 6;

/** What a criterion would find among the candidates there are. The last answer stays while the next is made. */
export function usePreview(prompt: string, job_id: string | null) {
  return useQuery({
    queryKey: criterionKeys.preview(prompt, job_id),
    queryFn: ({ signal }) => longlist.previewCriterion({ prompt_text: prompt, job_id }, { signal }),
    enabled: prompt !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && data.examined < data.total && dataUpdateCount < PREVIEWS
        ? PREVIEW_AGAIN_MS
        : false,
  });
}

export function useSuggestedCriteria(job_id: string) {
  return useQuery({
    queryKey: criterionKeys.suggested(job_id),
    queryFn: ({ signal }) => longlist.suggestCriteria(job_id, { signal }),
  });
}

export function useCriterionPresets(enabled: boolean) {
  return useQuery({
    queryKey: criterionKeys.presets,
    queryFn: ({ signal }) => longlist.listCriterionPresets({ signal }),
    enabled,
    staleTime: Infinity,
  });
}

export function useSavedCriteria() {
  return useQuery({
    queryKey: criterionKeys.saved,
    queryFn: ({ signal }) => longlist.listSavedCriteria({ signal }),
  });
}

/** Adds a criterion. Gives its id. Throws ApiError. */
export async function addCriterion(scope: CriterionScope, fields: CriterionFields): Promise<string> {
  const { id } =
    'job_id' in scope
      ? await longlist.createJobCriterion(scope.job_id, fields)
      : await longlist.createCriterion({ ...fields, ...scope });
  return id;
}

/** Takes a criterion away with all its evaluations and the answers of persons. Throws ApiError. */
export async function removeCriterion({ id, job_id }: Pick<Criterion, 'id' | 'job_id'>): Promise<void> {
  if (job_id === null) await longlist.deleteCriterion(id, { keepalive: true });
  else await longlist.deleteJobCriterion(job_id, id, { keepalive: true });
}

export async function saveToLibrary(fields: CriterionFields): Promise<string> {
  return (await longlist.saveCriterion(fields)).id;
}

export async function removeFromLibrary(id: string): Promise<void> {
  await longlist.deleteSavedCriterion(id, { keepalive: true });
}

/** How often a run that goes on is asked how far it is. */
const RUN_POLL_MS = 600;

/** How far the evaluation of everybody a job considers is, as a query that others share. */
export function evaluationRunQuery(job_id: string) {
  return queryOptions({
    queryKey: criterionKeys.run(job_id),
    queryFn: ({ signal }) => longlist.getEvaluationRun(job_id, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? RUN_POLL_MS : false),
  });
}

/** The evaluation of everybody a job considers: how far it is. */
export function useEvaluationRun(job_id: string) {
  return useQuery(evaluationRunQuery(job_id));
}

/** Evaluates everybody the job considers, as far as that is missing. Throws ApiError. */
export async function startEvaluationRun(job_id: string): Promise<void> {
  await longlist.startEvaluationRun(job_id);
}

/** Starts and cancels that evaluation. Both throw ApiError. */
export function useRunControls(job_id: string) {
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: criterionKeys.run(job_id) });
  return {
    start: async (): Promise<void> => {
      await startEvaluationRun(job_id);
      await refresh();
    },
    cancel: async (): Promise<void> => {
      await longlist.cancelEvaluationRun(job_id);
      await refresh();
    },
  };
}

/** Every list of criteria, and what was suggested, is asked anew. */
export function useRefreshCriteria(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['criteria'] });
  };
}
