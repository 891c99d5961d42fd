import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { longlist } from './client.ts';
import { useStore } from '../lib/external_store.ts';
import { importKeys, useImportProgress, type Progress } from './imports.ts';
import {
  pauseUploads,
  refreshImports,
  removeCopied,
  stopped,
  takeQueuedUploads,
  uploadsArrived,
} from './uploads.ts';

/** Files that were stopped: they go for good with `finish`, and go on as before with `undo`. */
export type Stopped = {
  readonly files: number;
  readonly finish: () => Promise<void>;
  readonly undo: () => Promise<void>;
};

/** Holding and stopping what is being copied and what waits to be read, as one. The service remembers a pause. */
export function useReadingPause(): {
  readonly is_paused: boolean;
  /** What waited is being taken away, from the click on, and can still be brought back. */
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
  const waiting = takeQueuedUploads();
  // from now on: what is on its way may take seconds to arrive, and nobody is to stop it twice meanwhile
  let mine = { up_to: '', queued: 0 };
  stopped.set(mine);
  const show = (): void => stopped.update((now) => (now === mine ? null : now));
  try {
    await pause(client, true);
    await uploadsArrived();
    const queued = await longlist.listImports({ state: 'queued', limit: 1 }).page();
    const up_to = queued.results[0]?.id;
    if (up_to !== undefined) {
      mine = { up_to, queued: queued.total };
      stopped.set(mine);
    }
    return {
      files: waiting.files + queued.total,
      finish: async () => {
        waiting.forget();
        let removed: number | null = null;
        try {
          // Without one that waits there is still a pause to end. Either may be the last this page says.
          const last = { keepalive: true };
          if (up_to === undefined) {
            removed = await longlist.pauseReading({ is_paused: false }, last).then(() => 0);
          } else removed = (await longlist.stopReading({ up_to }, last)).imports;
        } finally {
          const is_fetched = await client
            .invalidateQueries({ queryKey: importKeys.all }, { throwOnError: true })
            .then(
              () => true,
              () => false,
            );
          show();
          // Whatever failed, what was fetched after it holds and counts those that are still there.
          if (removed !== null || is_fetched) removeCopied(up_to, removed ?? 0);
          else void refreshImports();
        }
      },
      undo: async () => {
        show();
        waiting.restore();
        if (!was_paused) await pause(client, false);
      },
    };
  } catch (error) {
    show();
    waiting.restore();
    // A pause that cannot be ended either stands over the list, with what ends it.
    if (!was_paused) await pause(client, false).catch(() => undefined);
    throw error;
  }
}
