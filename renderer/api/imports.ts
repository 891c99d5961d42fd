import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ImportProgress, ImportRecord } from '#service/api/intake/imports/schema.ts';
import { longlist } from './client.ts';

export const importKeys = {
  all: ['imports'] as const,
  list: ['imports', 'list'] as const,
  queue: ['imports', 'queue'] as const,
  progress: ['imports', 'progress'] as const,
};

/** The newest files that wait to be read: as many as are in sight before somebody asks for all. */
const QUEUE_SHOWN = 30;

/**
 * Dropped files whose turn has come, newest first, a hundred at a time; with the first of them the newest that wait.
 * Those are asked for before: a file whose turn comes meanwhile is in both, and never in neither.
 */
export function useImports() {
  return useInfiniteQuery({
    queryKey: importKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const queue =
        pageParam === null
          ? (await longlist.listImports({ is_waiting: 'true', limit: QUEUE_SHOWN }, { signal }).page(null))
              .results
          : [];
      const page = await longlist
        .listImports({ is_waiting: 'false', limit: 100 }, { signal })
        .page(pageParam);
      return { ...page, queue };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** All files that wait to be read, newest first, a hundred at a time, once somebody asks for them. */
export function useImportQueue(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: importKeys.queue,
    queryFn: ({ pageParam, signal }) =>
      longlist.listImports({ is_waiting: 'true', limit: 100 }, { signal }).page(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled,
  });
}

/** Files that could not be read or were not taken, newest first, wherever they are in the list. */
export function useImportsInNeed(wanted: boolean) {
  return useQuery({
    queryKey: [...importKeys.all, 'need'],
    queryFn: async ({ signal }) => {
      const some = await Promise.all(
        (['failed', 'refused'] as const).map((state) => longlist.listImports({ state }, { signal }).all()),
      );
      return some.flat().toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
    enabled: wanted,
  });
}

export type Progress = ImportProgress & {
  /** Files not finished yet. */
  readonly open: number;
  readonly total: number;
};

/** The counts without some that are about to be removed. */
export function withoutGone(progress: Progress, going: readonly Pick<ImportRecord, 'state'>[]): Progress {
  const counted = { ...progress };
  for (const { state } of going) {
    if (counted[state] === 0) continue;
    counted[state] -= 1;
    counted.total -= 1;
    if (state === 'queued' || state === 'reading') counted.open -= 1;
  }
  return counted;
}

/** How far reading is; looked at every second while there is something left to read. */
const progressQuery = queryOptions({
  queryKey: importKeys.progress,
  queryFn: async ({ signal }): Promise<Progress> => {
    const progress = await longlist.getImportProgress({ signal });
    const open = progress.queued + progress.reading;
    return {
      ...progress,
      open,
      total: open + progress.read + progress.failed + progress.duplicate + progress.refused,
    };
  },
  refetchInterval: (query) => ((query.state.data?.open ?? 0) > 0 ? 1000 : false),
});

export function useImportProgress() {
  return useQuery(progressQuery);
}

/** Whether files are being read, as far as that is known. */
export function useIsReading(): boolean {
  return useQuery({ ...progressQuery, select: ({ open }) => open > 0 }).data ?? false;
}

/** Whether every file that was dropped has been read. */
export function useIsAllRead(): boolean {
  return useQuery({ ...progressQuery, select: ({ open }) => open === 0 }).data ?? false;
}

export function useRetryImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => longlist.retryImport(id),
    onSuccess: () => client.invalidateQueries({ queryKey: importKeys.all }),
  });
}

/** Says which job a file is for: its candidate is nominated. */
export function useJobOfImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, job_id }: { id: string; job_id: string }) => longlist.setJobOfImport(id, { job_id }),
    onSuccess: () => client.invalidateQueries({ queryKey: importKeys.all }),
  });
}

/** Reads all files again that could not be read. Resolves to how many there were. */
export function useRetryAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const failed = await longlist.listImports({ state: 'failed' }).all();
      for (const { id } of failed) await longlist.retryImport(id);
      return failed.length;
    },
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.all }),
  });
}

/** Files further apart than this came for something else. */
const ONE_IMPORT_MS = 30 * 60_000;

/** Whether a file came so lately that the newest ones may have come with it. */
export function isOfLastDrop({ created_at }: ImportRecord, now = Date.now()): boolean {
  return now - Date.parse(created_at) <= ONE_IMPORT_MS;
}

/** The newest files, those that came shortly after each other. */
export async function* lastDrop(): AsyncGenerator<ImportRecord> {
  let before: number | null = null;
  for await (const row of newestFirst()) {
    const at = Date.parse(row.created_at);
    if (before !== null && before - at > ONE_IMPORT_MS) break;
    before = at;
    yield row;
  }
}

/** The people of the newest files that came for this job, or for none. */
export async function importedLast(of: string | null = null): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { candidate_id, job_id } of lastDrop()) {
    if (candidate_id !== null && job_id === of) ids.add(candidate_id);
  }
  return [...ids];
}

async function* newestFirst(): AsyncGenerator<ImportRecord> {
  let cursor: string | null = null;
  do {
    const page = await longlist.listImports({ limit: 100 }).page(cursor);
    yield* page.results;
    cursor = page.next;
  } while (cursor !== null);
}

/** Takes back an import: its candidate and file go with it when nothing else brought them. */
export async function removeImport(id: string): Promise<void> {
  await longlist.deleteImport(id, { keepalive: true });
}

/** Brings the sample resumes and their job. Resolves to the job. */
export function useSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => longlist.importSamples(),
    onSuccess: () => {
      // Not waited for: the click leads on at once, and each view shows what it fetches.
      void client.invalidateQueries();
    },
  });
}

/** The import that brought a file that could not be read; null where another program brought it. */
export function useFailedImport(attachment_id: string) {
  return useQuery({
    queryKey: [...importKeys.all, 'failed', attachment_id],
    queryFn: async ({ signal }) => {
      const failed = await longlist.listImports({ state: 'failed' }, { signal }).all();
      return failed.find((one) => one.attachment_id === attachment_id) ?? null;
    },
  });
}
