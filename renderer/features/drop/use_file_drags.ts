import { useEffect, useEffectEvent, useRef } from 'react';
import { draggedOver } from './drop_zones.ts';

/** While something is dragged over a page it is told so at least every 350 ms, whether it moves or not. */
const SILENT_MS = 2000;

/** Listens for files that are dragged over the window, and let go there. */
export function useFileDrags(on: {
  /** They come over the window. */
  onFirst: () => void;
  onMove: (target: Element | null) => void;
  onDrop: (event: DragEvent) => Promise<void>;
}): void {
  const depth = useRef(0);
  const first = useEffectEvent(on.onFirst);
  const onDrop = useEffectEvent(on.onDrop);
  const moveOver = useEffectEvent(on.onMove);

  useEffect(() => {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      if (depth.current === 1) first();
    };
    // An element that is taken away under the pointer says no more that it was left.
    let alive: number | undefined;
    const forget = (): void => {
      depth.current = 0;
      draggedOver.set(null);
    };
    const move = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      window.clearTimeout(alive);
      alive = window.setTimeout(forget, SILENT_MS);
      if (depth.current === 0) {
        // a page that was busy for long was told late
        depth.current = 1;
        first();
      }
      moveOver(event.target as Element | null);
    };
    const leave = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) {
        window.clearTimeout(alive);
        draggedOver.set(null);
      }
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      window.clearTimeout(alive);
      depth.current = 0;
      void onDrop(event);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', move);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.clearTimeout(alive);
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', move);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
