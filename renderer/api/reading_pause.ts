import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { longlist } from './client.ts';
import { useStore } from './external_store.ts';
import { importKeys, useImportProgress, type Progress } from './imports.ts';
import { pauseUploads, removeCopied, stopped, takeWaiting, uploadsArrived } from './uploads.ts';

/** Files that were stopped: they go for good with `finish`, and go on as before with `undo`. */
export type Stopped = {
  readonly files: number;
  readonly finish: () => Promise<void>;
  readonly undo: () => Promise<void>;
};

/** Holding and stopping what is being copied and what waits to be read, as one. The service remembers a pause. */
export function useReadingPause(): {
  readonly is_paused: boolean;
  /** What waited is being taken away, and can still be brought back. */
  readonly is_stopped: boolean;
  /** Seen at once; rejects, and is as before, when the service does not take it. */
  readonly pause: (is_paused: boolean) => Promise<void>;
  /** Holds everything, so that nothing is read while it can still be undone. */
  readonly stop: () => Promise<Stopped>;
} {
  const client = useQueryClient();
  const is_paused = useImportProgress().data?.is_paused ?? false;
  const is_stopped = useStore(stopped) !== null;
  return {
    is_paused: is_paused && !is_stopped,
    is_stopped,
    pause: (value) => pause(client, value),
    stop: () => stop(client, is_paused),
  };
}

/** Lets copying wait whenever reading does, whoever paused it. */
export function useUploadsPause(): void {
  const is_paused = useImportProgress().data?.is_paused;
  useEffect(() => {
    if (is_paused !== undefined) pauseUploads(is_paused);
  }, [is_paused]);
}

async function pause(client: QueryClient, is_paused: boolean): Promise<void> {
  await client.cancelQueries({ queryKey: importKeys.progress });
  const before = client.getQueryData<Progress>(importKeys.progress);
  client.setQueryData<Progress>(importKeys.progress, (all) => all && { ...all, is_paused });
  try {
    await longlist.pauseReading({ is_paused });
  } catch (error) {
    client.setQueryData(importKeys.progress, before);
    throw error;
  } finally {
    void client.invalidateQueries({ queryKey: importKeys.progress });
  }
}

async function stop(client: QueryClient, was_paused: boolean): Promise<Stopped> {
  const waiting = takeWaiting();
  try {
    await pause(client, true);
    await uploadsArrived();
    const queued = await longlist.listImports({ state: 'queued', limit: 1 }).page();
    const up_to = queued.results[0]?.id;
    const mine = up_to === undefined ? null : { up_to, queued: queued.total };
    if (mine !== null) stopped.set(mine);
    // unless somebody stopped once more meanwhile
    const show = (): void => stopped.update((now) => (now === mine ? null : now));
    return {
      files: waiting.files + queued.total,
      finish: async () => {
        waiting.forget();
        let removed: number | null = null;
        try {
          // Without one that waits there is still a pause to end.
          if (up_to === undefined) removed = await pause(client, false).then(() => 0);
          else removed = (await longlist.stopReading({ up_to }, { keepalive: true })).imports;
        } finally {
          await client.invalidateQueries({ queryKey: importKeys.all });
          show();
          if (removed !== null) removeCopied(up_to, removed);
        }
      },
      undo: async () => {
        show();
        waiting.restore();
        if (!was_paused) await pause(client, false);
      },
    };
  } catch (error) {
    waiting.restore();
    throw error;
  }
}
