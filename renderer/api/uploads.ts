import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GivenFile } from '../components/drop/read_entries.ts';
import { longlist } from './client.ts';
import { ApiError, isPassing } from './errors.ts';
import { createStore, useStore } from './external_store.ts';
import { importKeys } from './imports.ts';

/** A file on its way to the service. From there on the import's own row speaks for it. */
export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly job_id: string | null;
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly message: string | null;
};

const uploads = createStore<readonly Upload[]>([]);
const files = new Map<string, File>();

/** Copying to the service is quick next to reading: few at a time keep the order and the memory. */
const AT_ONCE = 3;
let running = 0;
let queries: QueryClient | null = null;
let refresh_at = 0;

export function useUploads(): readonly Upload[] {
  return useStore(uploads);
}

export function addUploads(given: readonly GivenFile[], job_id: string | null): void {
  const added = given.map(({ file, name }): Upload => {
    const key = crypto.randomUUID();
    files.set(key, file);
    return { key, name, size: file.size, job_id, state: 'waiting', message: null };
  });
  uploads.update((all) => [...all, ...added]);
  pump();
}

export function retryUpload(key: string): void {
  mark(key, { state: 'waiting', message: null });
  pump();
}

export function removeUpload(key: string): void {
  files.delete(key);
  uploads.update((all) => all.filter((upload) => upload.key !== key));
}

/** Forgets everything not yet sent. */
export function cancelWaiting(): void {
  for (const upload of uploads.get()) if (upload.state === 'waiting') files.delete(upload.key);
  uploads.update((all) => all.filter((upload) => upload.state !== 'waiting'));
}

function mark(key: string, values: Partial<Upload>): void {
  uploads.update((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
}

function pump(): void {
  while (running < AT_ONCE) {
    const next = uploads.get().find((upload) => upload.state === 'waiting');
    if (next === undefined) return;
    running += 1;
    mark(next.key, { state: 'sending' });
    void send(next).finally(() => {
      running -= 1;
      pump();
    });
  }
}

/** New rows are looked up at most twice a second, and once more when the last file is in. */
async function refreshImports(): Promise<void> {
  const idle = !uploads.get().some((upload) => upload.state !== 'refused');
  if (!idle && Date.now() < refresh_at) return;
  refresh_at = Date.now() + 500;
  await queries?.invalidateQueries({ queryKey: importKeys.all });
}

async function send(upload: Upload): Promise<void> {
  const file = files.get(upload.key);
  if (file === undefined) return;
  try {
    const body = { file, file_name: upload.name, job_id: upload.job_id ?? undefined };
    // The key makes a repeated send one import, also when the first answer was lost.
    await patiently(() => longlist.createImport(body, { idempotency_key: upload.key }));
    removeUpload(upload.key);
    await refreshImports();
  } catch (error) {
    mark(upload.key, { state: 'refused', message: error instanceof ApiError ? error.message : null });
  }
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait *= 2) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || wait > 8000) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
}

/** Ties the uploads to the page's queries, and asks before a page with unsent files is left. */
export function useKeepUploading(): void {
  const client = useQueryClient();
  useEffect(() => {
    queries = client;
    const warn = (event: BeforeUnloadEvent): void => {
      if (uploads.get().some((upload) => upload.state !== 'refused')) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [client]);
}
