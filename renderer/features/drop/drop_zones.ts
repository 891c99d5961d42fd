import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../../lib/external_store.ts';
import { useIsActiveView } from '../../lib/active_view.ts';
import type { GivenFile } from '../../lib/read_entries.ts';

/** A place to drop files on. A view adds its own for as long as it is on screen. */
export type DropZone = {
  readonly id: string;
  /** Whether it is something in the view itself, with `data-drop-zone`, instead of a place on the drop sheet. */
  readonly in_view?: boolean;
  /** Whether it is the only place while it is there: whatever is dropped in the window is dropped on it. */
  readonly alone?: boolean;
  readonly title: string;
  readonly hint: string;
  readonly onFiles: (files: readonly GivenFile[]) => void;
};

export const dropZones = createStore<readonly DropZone[]>([]);

/** Which place files are dragged over; null while nothing is dragged. */
export const draggedOver = createStore<string | null>(null);

/** Offers one more place to drop files on while the calling view is shown. */
export function useDropZone(zone: DropZone): void {
  const onFiles = useEffectEvent(zone.onFiles);
  const { id, title, hint, in_view = false, alone = false } = zone;
  const is_active = useIsActiveView();
  useEffect(() => {
    if (!is_active) return undefined;
    const mine: DropZone = { id, title, hint, in_view, alone, onFiles: (files) => onFiles(files) };
    dropZones.update((zones) => [...zones, mine]);
    return () => dropZones.update((zones) => zones.filter((other) => other !== mine));
  }, [id, title, hint, in_view, alone, is_active]);
}
