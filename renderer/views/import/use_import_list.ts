import { useMemo } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { useImportProgress, useImports, useImportsInNeed, withoutGone } from '../../api/imports.ts';
import { useUploads } from '../../api/uploads.ts';
import { useStore } from '../../lib/external_store.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { useWaiting } from './use_waiting.ts';

/**
 * The files of the import, newest first: those that wait, those whose turn has come, and how many are in which state.
 */
export function useImportList(list: 'attention' | undefined) {
  const uploads = useUploads();
  const imports = useImports();
  const progress = useImportProgress();
  const gone = useStore(pendingDeletions);
  const listed = useMemo(() => imports.data?.pages.flatMap((page) => page.results) ?? [], [imports.data]);
  const rows = useMemo(() => listed.filter(({ id }) => !gone.has(id)), [listed, gone]);
  const waiting = useWaiting(listed, imports.data?.pages[0]?.queue);
  // What needs attention may be anywhere in the list.
  const in_need = useImportsInNeed(list === 'attention');
  // what was removed is gone from the counts as from the list, though its notice still offers it back
  const counted = useMemo(() => {
    if (progress.data === undefined) return undefined;
    const known: ImportRecord[] = [...listed, ...waiting.listed, ...(in_need.data ?? [])];
    const going = new Map(known.filter(({ id }) => gone.has(id)).map((row) => [row.id, row]));
    return withoutGone(progress.data, [...going.values()]);
  }, [progress.data, listed, waiting.listed, in_need.data, gone]);
  const needy = (counted?.failed ?? 0) + (counted?.refused ?? 0);
  const only_needy = list === 'attention' && needy > 0;
  const shown = only_needy ? in_need.data?.filter((row) => !gone.has(row.id)) : rows;
  const refused = useMemo(() => uploads.filter(({ state }) => state === 'refused'), [uploads]);
  const empty =
    imports.data !== undefined && rows.length === 0 && uploads.length === 0 && waiting.shown.length === 0;
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
    refused,
    /** null where only those that need attention are shown. */
    waiting: only_needy ? null : waiting,
    /** Whether nothing that was fetched is to be seen. */
    has_rows: rows.length > 0,
    shown,
    empty,
  };
}
