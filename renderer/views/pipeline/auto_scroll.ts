import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { draggedIds } from './dragging.ts';

/** So near to an edge a dragged card makes what is under it scroll, the faster the nearer. */
const EDGE = 56;
const FASTEST = 22;

/** How far to scroll in a frame along one axis; 0 away from its edges. */
function pull(at: number, from: number, to: number): number {
  const edge = Math.min(EDGE, (to - from) / 3);
  if (at < from + edge) return -FASTEST * Math.min(1, (from + edge - at) / edge);
  if (at > to - edge) return FASTEST * Math.min(1, (at - to + edge) / edge);
  return 0;
}

/** Scrolls the board sideways, and the list under the pointer up and down, while a card is dragged near an edge. */
export function scrollWhileDragging(board: HTMLElement): () => void {
  let point: { x: number; y: number } | null = null;
  let frame = 0;

  const step = (): void => {
    frame = requestAnimationFrame(step);
    if (point === null) return;
    const box = board.getBoundingClientRect();
    if (point.y < box.top || point.y > box.bottom) return;
    board.scrollLeft += pull(point.x, box.left, box.right);
    const list = document
      .elementFromPoint(point.x, point.y)
      ?.closest('[data-stage]')
      ?.querySelector('[data-scrolls]');
    if (list === null || list === undefined) return;
    const { top, bottom } = list.getBoundingClientRect();
    list.scrollTop += pull(point.y, top, bottom);
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    point = null;
  };
  const stop = monitorForElements({
    canMonitor: ({ source }) => draggedIds(source.data).length > 0,
    onDragStart: () => {
      frame = requestAnimationFrame(step);
    },
    onDrag: ({ location }) => {
      point = { x: location.current.input.clientX, y: location.current.input.clientY };
    },
    onDrop: end,
  });
  return () => {
    end();
    stop();
  };
}
