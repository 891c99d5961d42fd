import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataFolder, MissingFiles, Snapshot } from '#service/api/settings/data_folder/schema.ts';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';

export type { DataFolder, MissingFiles, Snapshot };

const KEY = ['data_folder'] as const;
const MISSING = ['missing_files'] as const;

/** Where everything is kept, and its backups, newest first. */
export function useDataFolder() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => longlist.getDataFolder({ signal }),
    staleTime: 0,
  });
}

/** Copies the database now. */
export function useBackUp() {
  return useChange(() => longlist.backUpNow(), KEY);
}

/** Files of candidates that are gone or cut off. To look costs the service a look at each file. */
export function useMissingFiles() {
  return useQuery({
    queryKey: MISSING,
    queryFn: ({ signal }) => longlist.getMissingFiles({ signal }),
    staleTime: 0,
  });
}

/** Puts back what backups hold of them. */
export function useRestoreMissing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => longlist.restoreMissingFiles(),
    onSuccess: (missing) => client.setQueryData(MISSING, missing),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Chooses the backup that is restored at the next start; null for none after all. */
export function useChooseRestore() {
  return useChange((name: string | null) => longlist.chooseRestore({ name }), KEY);
}

/** Chooses where the data moves at the next start; null for nowhere after all. */
export function useMoveFolder() {
  return useChange((path: string | null) => longlist.moveDataFolder({ path }), KEY);
}

/** Deletes what a move left in the folder before. */
export function useDeleteOldCopy() {
  return useChange(() => longlist.deleteOldCopy({ keepalive: true }), KEY);
}

/** Writes everything to one file in a folder of this computer. */
export function useExportData() {
  return useMutation({ mutationFn: (path: string) => longlist.exportData({ path }) });
}

/** Takes such a file in: it takes the place of everything at the next start. */
export function useImportData() {
  return useChange((path: string) => longlist.importData({ path }), KEY);
}
