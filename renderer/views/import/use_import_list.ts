import { useMemo, useState } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { useImportProgress, useImports, useImportsInNeed, withoutGone } from '../../api/imports.ts';
import { stopped, useArrivedUploads, useReading, useUploads } from '../../api/uploads.ts';
import { useStore } from '../../lib/external_store.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';

/**
 * The files of the import: those whose turn has come, newest first, those that wait for it, and how many are in which
 * state. Files are read in the order in which they came, so what waits is all newer than what is being read: it takes
 * one line, and what happens is in sight under it.
 */
export function useImportList(list: 'attention' | undefined) {
  const uploads = useUploads();
  const imports = useImports('list');
  const progress = useImportProgress();
  const gone = useStore(pendingDeletions);
  const rows = useMemo(
    () => imports.data?.pages.flatMap((page) => page.results.filter(({ id }) => !gone.has(id))) ?? [],
    [imports.data, gone],
  );
  // What needs attention may be anywhere in the list.
  const in_need = useImportsInNeed(list === 'attention');
  const waiting = useWaiting(imports.data?.pages);
  // what was removed is gone from the counts as from the list, though its notice still offers it back
  const counted = useMemo(() => {
    if (progress.data === undefined) return undefined;
    const listed = [
      ...(imports.data?.pages.flatMap((page) => page.results) ?? []),
      ...waiting.listed,
      ...(in_need.data ?? []),
    ];
    const going = new Map(listed.filter(({ id }) => gone.has(id)).map((row) => [row.id, row]));
    return withoutGone(progress.data, [...going.values()]);
  }, [progress.data, imports.data, waiting.listed, in_need.data, gone]);
  const needy = (counted?.failed ?? 0) + (counted?.refused ?? 0);
  const only_needy = list === 'attention' && needy > 0;
  const shown = only_needy ? in_need.data?.filter((row) => !gone.has(row.id)) : rows;
  const is_known = imports.data !== undefined && !progress.isPending;
  const empty = is_known && rows.length === 0 && uploads.length === 0 && waiting.count === 0;
  return {
    imports,
    in_need,
    /** undefined while unknown. */
    counted,
    /** How many want attention. */
    needy,
    only_needy,
    uploads,
    /** Files that never reached the service. */
    refused: uploads.filter(({ state }) => state === 'refused'),
    /** null where none is to be seen. */
    waiting: only_needy || waiting.count === 0 ? null : waiting,
    /** Whether nothing that was fetched is to be seen. */
    has_rows: rows.length > 0,
    shown,
    empty,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;

/** Files that are copied, and those the service has and reads later: how many, and which, once somebody asks for them. */
function useWaiting(pages: readonly { readonly results: readonly ImportRecord[] }[] | undefined) {
  const [is_open, setOpen] = useState(false);
  const queue = useImports('waiting', is_open);
  const uploads = useUploads();
  const arrived = useArrivedUploads();
  const reading = useReading();
  const gone = useStore(pendingDeletions);
  const ending = useStore(stopped);
  const listed = useMemo(
    () => (is_open ? (queue.data?.pages.flatMap((page) => page.results) ?? []) : []),
    [is_open, queue.data],
  );
  const rows = useMemo(
    () => listed.filter(({ id }) => !gone.has(id) && (ending === null || id > ending.up_to)),
    [listed, gone, ending],
  );
  const files = useMemo(() => {
    const known = new Set([listed, ...(pages ?? []).map((page) => page.results)].flat().map(({ id }) => id));
    const isShown = (id: string): boolean => !known.has(id) && (ending === null || id > ending.up_to);
    return [
      ...uploads.filter(({ state }) => state !== 'refused'),
      ...arrived.filter(({ import_id }) => isShown(import_id)),
    ];
  }, [uploads, arrived, listed, pages, ending]);
  const removed = listed.filter(({ id }) => gone.has(id)).length;
  return {
    count: Math.max(0, (reading?.open ?? 0) - (reading?.reading ?? 0) - removed),
    is_open,
    toggle: () => setOpen(!is_open),
    uploads: files,
    rows,
    /** Everything fetched of them, also what is about to go. */
    listed,
    more: queue.hasNextPage,
    onMore: () => {
      if (!queue.isFetching) void queue.fetchNextPage();
    },
  };
}
