import { useMemo } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { useImportProgress, useImports, useImportsInNeed, withoutGone } from '../../api/imports.ts';
import { stopped, useArrivedUploads, useUploads } from '../../api/uploads.ts';
import { useStore } from '../../lib/external_store.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';

/** The files of the import: those on their way, those the service has, and how many are in which state. */
export function useImportList(list: 'attention' | undefined) {
  const uploads = useUploads();
  const arrived = useArrivedUploads();
  const imports = useImports();
  const progress = useImportProgress();
  const gone = useStore(pendingDeletions);
  const ending = useStore(stopped);
  const rows = useMemo(() => {
    const isGoing = ({ id, state }: ImportRecord): boolean =>
      gone.has(id) || (ending !== null && state === 'queued' && id <= ending.up_to);
    return imports.data?.pages.flatMap((page) => page.results.filter((row) => !isGoing(row))) ?? [];
  }, [imports.data, gone, ending]);
  // What needs attention may be anywhere in the list.
  const in_need = useImportsInNeed(list === 'attention');
  // what was removed is gone from the counts as from the list, though its notice still offers it back
  const counted = useMemo(() => {
    if (progress.data === undefined) return undefined;
    const listed = [...(imports.data?.pages.flatMap((page) => page.results) ?? []), ...(in_need.data ?? [])];
    const going = new Map(listed.filter(({ id }) => gone.has(id)).map((row) => [row.id, row]));
    return withoutGone(progress.data, [...going.values()]);
  }, [progress.data, imports.data, in_need.data, gone]);
  const needy = (counted?.failed ?? 0) + (counted?.refused ?? 0);
  const only_needy = list === 'attention' && needy > 0;
  const shown = only_needy ? in_need.data?.filter((row) => !gone.has(row.id)) : rows;
  const underway = useMemo(() => {
    if (arrived.length === 0) return uploads;
    const listed = new Set(imports.data?.pages.flatMap((page) => page.results.map(({ id }) => id)));
    const isShown = (id: string): boolean => !listed.has(id) && (ending === null || id > ending.up_to);
    return [...uploads, ...arrived.filter(({ import_id }) => isShown(import_id))];
  }, [uploads, arrived, imports.data, ending]);
  const empty = imports.data !== undefined && rows.length === 0 && underway.length === 0;
  return {
    imports,
    in_need,
    /** undefined while unknown. */
    counted,
    /** How many want attention. */
    needy,
    only_needy,
    uploads,
    /** Files in the list before those the service has. */
    underway: only_needy ? uploads.filter((upload) => upload.state === 'refused') : underway,
    /** Whether nothing that was fetched is to be seen. */
    has_rows: rows.length > 0,
    shown,
    empty,
  };
}
