import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../../api/external_store.ts';
import type { GivenFile } from './read_entries.ts';

/** A place on the drop sheet. A view adds its own for as long as it is on screen. */
export type DropZone = {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly onFiles: (files: readonly GivenFile[]) => void;
};

export const dropZones = createStore<readonly DropZone[]>([]);

/** Offers one more place to drop files on while the calling view is shown. */
export function useDropZone(zone: DropZone): void {
  const onFiles = useEffectEvent(zone.onFiles);
  const { id, title, hint } = zone;
  useEffect(() => {
    const mine: DropZone = { id, title, hint, onFiles: (files) => onFiles(files) };
    dropZones.update((zones) => [...zones, mine]);
    return () => dropZones.update((zones) => zones.filter((other) => other !== mine));
  }, [id, title, hint]);
}
