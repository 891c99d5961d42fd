import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WatchedFolder } from '#service/api/intake/watched_folders/schema.ts';
import type { ChangeWatchedFolderBody, CreateWatchedFolderBody } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';

export type { WatchedFolder };

export const folderKeys = { all: ['watched_folders'] as const };

/** Watched folders, newest first. */
export function useWatchedFolders() {
  return useQuery({
    queryKey: folderKeys.all,
    queryFn: ({ signal }) => longlist.listWatchedFolders({}, { signal }).all(),
  });
}

export function useWatchFolder() {
  return useChange((body: CreateWatchedFolderBody) => longlist.createWatchedFolder(body), folderKeys.all);
}

/** Changes a folder, seen at once. */
export function useChangeFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: ChangeWatchedFolderBody & { id: string }) =>
      longlist.changeWatchedFolder(id, changes),
    onMutate: ({ id, ...changes }) =>
      client.setQueryData<WatchedFolder[]>(folderKeys.all, (old) =>
        old?.map((folder) => (folder.id === id ? ({ ...folder, ...changes } as WatchedFolder) : folder)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: folderKeys.all }),
  });
}

export async function forgetFolder(id: string): Promise<void> {
  await longlist.deleteWatchedFolder(id, { keepalive: true });
}
