import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import type { GivenFile } from '../lib/read_entries.ts';
import { longlist } from './client.ts';
import { ApiError, isNotFound, isTransient } from '../lib/errors.ts';
import { createStore, useStore } from '../lib/external_store.ts';
import { importKeys, removeImport, useImportProgress, type Progress } from './imports.ts';

/** A file on its way to the service. From there on the import's own row speaks for it. */
export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly job_id: string | null;
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly message: string | null;
  /** A spreadsheet, which is no resume and goes another way. */
  readonly is_table?: true;
};

const uploads = createStore<readonly Upload[]>([]);
/** Files that the service has, while no list of its imports was fetched that holds them: none is ever out of sight. */
const arrived = createStore<readonly ArrivedUpload[]>([]);
const files = new Map<string, File>();
/** Imports that go when the file of a key has arrived. */
const replaced = new Map<string, string>();

/** Copying to the service is quick next to reading: few at a time keep the order and the memory. */
const PARALLEL_UPLOADS = 3;
const on_their_way = new Set<Promise<void>>();
/** Copying waits while reading is paused (api/reading_pause.ts). */
let is_paused = false;
let queries: QueryClient | null = null;
let refresh_at = 0;
let refresh_timer: number | undefined;
/**
 * What waits to be read and is taken away when the notice about it goes: the newest of them, and how many they are;
 * none of them, from the click on until that is known, and where only copying waited.
 */
export const stopped = createStore<{ readonly up_to: string; readonly queued: number } | null>(null);

/** How many files the service knew when copying began, and how many were copied since. */
const copied = createStore({ before: 0, since: 0 });

export type ArrivedUpload = Upload & { readonly import_id: string };

export function useArrivedUploads(): readonly ArrivedUpload[] {
  return useStore(arrived);
}

export function useUploads(): readonly Upload[] {
  return useStore(uploads);
}

/**
 * How far reading is, with what is still being copied. A copied file belongs to the service at once, but is in its
 * numbers only when they are fetched again: until then it is counted here, so that no number goes back and forth.
 */
export function useReading(): (Progress & { readonly sending: number; readonly done: number }) | null {
  const progress = useImportProgress().data;
  const sending = useUploads().filter((upload) => upload.state !== 'refused').length;
  const { before, since } = useStore(copied);
  const leaving = useStore(stopped)?.queued ?? 0;
  if (progress === undefined) return null;
  const done = progress.total - progress.open;
  const total = Math.max(done, Math.max(progress.total, before + since + sending) - leaving);
  return { ...progress, sending, total, done, open: total - done };
}

export function addUploads(given: readonly GivenFile[], job_id: string | null): void {
  begin();
  const added = given.map(({ file, name }): Upload => {
    const key = crypto.randomUUID();
    files.set(key, file);
    return { key, name, size: file.size, job_id, state: 'waiting', message: null };
  });
  uploads.update((all) => [...all, ...added]);
  pump();
}

/** Lists a spreadsheet that was not taken, and why, until it is tried again or removed. */
export function addRefusedTable({ file, name }: GivenFile, job_id: string | null, message: string): void {
  const key = crypto.randomUUID();
  files.set(key, file);
  uploads.update((all) => [
    ...all,
    { key, name, size: file.size, job_id, state: 'refused', message, is_table: true },
  ]);
}

/** Takes a spreadsheet off the list again; null if it is no longer there. */
export function takeRefusedTable({ key, name }: Upload): GivenFile | null {
  const file = files.get(key);
  removeUpload(key);
  return file === undefined ? null : { file, name };
}

/** Waits with copying, or goes on with it; what is on its way arrives. */
export function pauseUploads(value: boolean): void {
  is_paused = value;
  pump();
}

/** Puts a better copy in the place of a file that could not be read: the old row goes when the new one is there. */
export function replaceUpload(file: File, row: Pick<ImportRecord, 'id' | 'job_id'>): void {
  begin();
  const key = crypto.randomUUID();
  files.set(key, file);
  replaced.set(key, row.id);
  uploads.update((all) => [
    ...all,
    { key, name: file.name, size: file.size, job_id: row.job_id, state: 'waiting', message: null },
  ]);
  pump();
}

export function retryUpload(key: string): void {
  begin();
  mark(key, { state: 'waiting', message: null });
  pump();
}

export function removeUpload(key: string): void {
  files.delete(key);
  replaced.delete(key);
  uploads.update((all) => all.filter((upload) => upload.key !== key));
}

/** Files taken out of the queue before they were copied. */
export type TakenUploads = {
  readonly files: number;
  /** Puts them back where they were: before what came since. */
  readonly restore: () => void;
  readonly forget: () => void;
};

/** Takes everything not yet on its way out of the queue. */
export function takeQueuedUploads(): TakenUploads {
  const taken = uploads.get().filter((upload) => upload.state === 'waiting');
  uploads.update((all) => all.filter((upload) => upload.state !== 'waiting'));
  return {
    files: taken.length,
    restore: () => {
      begin();
      uploads.update((all) => [...taken, ...all]);
      pump();
    },
    forget: () => {
      for (const { key } of taken) {
        files.delete(key);
        replaced.delete(key);
      }
    },
  };
}

/** Takes back from what was copied the imports that were removed unread: how many, and up to that of an id. */
export function removeCopied(up_to: string | undefined, removed: number): void {
  arrived.update((all) => all.filter(({ import_id }) => up_to === undefined || import_id > up_to));
  copied.update(({ before, since }) =>
    areUnsent() ? { before: before - removed, since } : { before: 0, since: 0 },
  );
}

/** Resolves when what was on its way to the service has arrived. */
export async function uploadsArrived(): Promise<void> {
  await Promise.allSettled(on_their_way);
}

function areUnsent(): boolean {
  return uploads.get().some((upload) => upload.state !== 'refused');
}

/** What is copied from now on is added to what the service knows, unless it is still being copied. */
function begin(): void {
  if (areUnsent() || copied.get().since > 0) return;
  copied.set({ before: queries?.getQueryData<Progress>(importKeys.progress)?.total ?? 0, since: 0 });
}

function mark(key: string, values: Partial<Upload>): void {
  uploads.update((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
}

function pump(): void {
  if (is_paused) return;
  while (on_their_way.size < PARALLEL_UPLOADS) {
    const next = uploads.get().find((upload) => upload.state === 'waiting');
    if (next === undefined) return;
    mark(next.key, { state: 'sending' });
    const sent = send(next).finally(() => {
      on_their_way.delete(sent);
      pump();
    });
    on_their_way.add(sent);
  }
}

/** New rows are looked up at most twice a second while more come, and always after the last that came. */
export async function refreshImports(): Promise<void> {
  window.clearTimeout(refresh_timer);
  const wait = areUnsent() ? refresh_at - Date.now() : 0;
  if (wait > 0) {
    // Copying may be paused or stopped before the next file arrives.
    refresh_timer = window.setTimeout(() => void refreshImports(), wait);
    return;
  }
  refresh_at = Date.now() + 500;
  const before = arrived.get();
  try {
    await queries?.invalidateQueries({ queryKey: importKeys.all }, { throwOnError: true });
  } catch {
    // The view says that nobody answers; what arrived is shown, and counted, until a list can be fetched.
    window.clearTimeout(refresh_timer);
    refresh_timer = window.setTimeout(() => void refreshImports(), 1000);
    return;
  }
  arrived.update((all) => all.filter((one) => !before.includes(one)));
  // From here on the service counts all of them itself.
  if (!areUnsent()) copied.set({ before: 0, since: 0 });
}

async function send(upload: Upload): Promise<void> {
  const file = files.get(upload.key);
  if (file === undefined) return;
  try {
    const body = { file, file_name: upload.name, job_id: upload.job_id ?? undefined };
    // The key makes a repeated send one import, also when the first answer was lost.
    const { id } = await patiently(file, () => longlist.createImport(body, { idempotency_key: upload.key }));
    arrived.update((all) => [...all, { ...upload, state: 'sending', import_id: id }]);
    const old = replaced.get(upload.key);
    if (old !== undefined) await removeReplaced(old);
    replaced.delete(upload.key);
    copied.update(({ before, since }) => ({ before, since: old === undefined ? since + 1 : since }));
    removeUpload(upload.key);
    void refreshImports();
  } catch (error) {
    mark(upload.key, { state: 'refused', message: error instanceof ApiError ? error.message : null });
    void refreshImports();
  }
}

/** The new file is there: a row that somebody took away meanwhile is no reason to bring it again. */
async function removeReplaced(id: string): Promise<void> {
  try {
    await removeImport(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/**
 * Tries again what may pass. While the service does not answer at all there is no end to it: it is starting anew, and
 * the queue goes on when it is back; a file that cannot be opened any more is told from that.
 */
async function patiently<T>(file: File, attempt: () => Promise<T>): Promise<T> {
  for (let wait = 500, tries = 1; ; wait = Math.min(wait * 2, 8000), tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const is_away = error instanceof ApiError && error.status === 0 && (await canBeRead(file));
      if (!is_away && (!isTransient(error) || tries > 5)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
}

async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Ties the uploads to the page's queries, and asks before a page with unsent files is left. */
export function useKeepUploading(): void {
  const client = useQueryClient();
  useEffect(() => {
    queries = client;
    const warn = (event: BeforeUnloadEvent): void => {
      if (areUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [client]);
}
