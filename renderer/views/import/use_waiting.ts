import { useMemo, useState } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { useImportQueue } from '../../api/imports.ts';
import { stopped, useArrivedUploads, useReading, useUploads, type Upload } from '../../api/uploads.ts';
import { useStore } from '../../lib/external_store.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';

/** A queue of so many is listed whole: beside it, what is being read is still in sight. */
const SHORT = 12;

/** So many are in sight of a longer one. */
const IN_SIGHT = 4;

/** A file that waits: on its way to the service, or there. */
export type WaitingFile = Upload | ImportRecord;

export type Waiting = ReturnType<typeof useWaiting>;

/**
 * Files that are copied or wait to be read, newest first. They are read in the order in which they came: of a long
 * queue only the last to be read are in sight, and in one line how many come before them, until somebody opens it.
 * @param listed those whose turn has come
 * @param newest the newest that wait
 */
export function useWaiting(listed: readonly ImportRecord[], newest: readonly ImportRecord[] = []) {
  const [is_long, setLong] = useState(false);
  const [is_asked, setAsked] = useState(false);
  const is_open = is_long && is_asked;
  const queue = useImportQueue(is_open);
  const uploads = useUploads();
  const arrived = useArrivedUploads();
  const reading = useReading();
  const gone = useStore(pendingDeletions);
  const ending = useStore(stopped);
  const queued = useMemo(
    () => (is_open ? queue.data?.pages.flatMap((page) => page.results) : undefined) ?? newest,
    [is_open, queue.data, newest],
  );
  const files = useMemo((): readonly WaitingFile[] => {
    const turned = new Set(listed.map(({ id }) => id));
    const known = new Set([...turned, ...queued.map(({ id }) => id)]);
    const stays = (id: string): boolean => !gone.has(id) && (ending === null || id > ending.up_to);
    return [
      ...uploads.filter(({ state }) => state !== 'refused').toReversed(),
      ...arrived.filter(({ import_id }) => !known.has(import_id) && stays(import_id)).toReversed(),
      ...queued.filter(({ id }) => !turned.has(id) && stays(id)),
    ];
  }, [uploads, arrived, queued, listed, gone, ending]);
  const removed = queued.filter(({ id }) => gone.has(id)).length;
  // the counts and the list are fetched apart, and either may be the newer one
  const count = Math.max(files.length, (reading?.open ?? 0) - (reading?.reading ?? 0) - removed);
  // once long it is folded to its end: the last of it does not unfold by itself
  const stays_long = count > SHORT || (is_long && files.length > 0);
  if (stays_long !== is_long) {
    setLong(stays_long);
    setAsked(false);
  }
  const shown = is_long && !is_open ? files.slice(0, IN_SIGHT) : files;
  return {
    shown,
    /** How many wait. */
    count,
    /** How many are not in sight. */
    more: is_long ? count - shown.length : 0,
    is_open,
    toggle: () => setAsked(!is_asked),
    /** Everything fetched of those the service has, also what is about to go. */
    listed: queued,
    has_next: is_open && queue.hasNextPage,
    onNext: () => {
      // a page that is asked for anew at every change would never come
      if (!queue.isFetching) void queue.fetchNextPage();
    },
  };
}
