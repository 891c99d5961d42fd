import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** What lies over the upper and the lower edge of a list, in pixels: its own head, and notices. */
type Edges = { top: number; bottom: number };

/** Notices as they stand on the screen: their place is fixed, and only what is in it grows. */
const NOTICES = '.notices[data-position="bottom-right"]';

/** How much of the lower part of a list lies under notices. */
export function coveredBelow(
  list: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  notices: { readonly left: number; readonly right: number; readonly top: number; readonly height: number },
): number {
  const meets = notices.height > 0 && notices.left < list.right && notices.right > list.left;
  const covered = meets ? list.bottom - notices.top : 0;
  // a list that is hardly higher than its notices cannot make way for them
  return covered > 0 && covered < (list.bottom - list.top) * 0.7 ? Math.ceil(covered) : 0;
}

/** Measures what lies over a list, and keeps what is scrolled to in it out from under that. */
function clear(list: HTMLElement, head: HTMLElement | null, notices: HTMLElement | null): Edges {
  const top = head?.offsetHeight ?? 0;
  // what is scrolled by something around it, as in a narrow window, has no edges of its own
  const is_scrolled = getComputedStyle(list).overflowY !== 'visible';
  const bottom =
    notices === null || !is_scrolled
      ? 0
      : coveredBelow(list.getBoundingClientRect(), notices.getBoundingClientRect());
  if (head !== null) list.style.scrollPaddingTop = `${top}px`;
  list.style.scrollPaddingBottom = `${bottom}px`;
  list.style.paddingBottom = bottom === 0 ? '' : `${bottom}px`;
  return { top, bottom };
}

/**
 * Keeps what is scrolled to in a list out from under its sticky head (`head`, a selector) and out from under notices:
 * its scroll padding follows both, and its end can be scrolled above them. `onEdges` is told whenever they may have
 * changed, or the size of the list; it must be the same all along.
 */
export function useScrollPadding(
  scroller: RefObject<HTMLElement | null>,
  head: string | null,
  onEdges?: (list: HTMLElement, edges: Edges) => void,
): void {
  useEffect(() => {
    const list = scroller.current;
    if (list === null) return undefined;
    const heading = head === null ? null : list.querySelector<HTMLElement>(head);
    const notices = document.querySelector<HTMLElement>(NOTICES);
    const measure = (): void => {
      // apart from the call: what is given to nobody is not reckoned either
      const edges = clear(list, heading, notices);
      onEdges?.(list, edges);
    };
    const sizes = new ResizeObserver(measure);
    for (const part of [list, heading, notices]) if (part !== null) sizes.observe(part);
    measure();
    return () => sizes.disconnect();
  }, [scroller, head, onEdges]);
}

type Place = { readonly start: number; readonly end: number };

/**
 * How far a list is scrolled so that a row stands wholly between its edges, with a row's height to spare where there is
 * room for it. `scrolled` where it stands there already.
 */
export function offsetForRow(
  { start, end }: Place,
  view: { readonly scrolled: number; readonly height: number },
  edges: Readonly<Edges>,
): number {
  const room = view.height - edges.top - edges.bottom;
  const spare = Math.max(0, Math.min(end - start, (room - (end - start)) / 2));
  if (start - spare < view.scrolled) return Math.max(0, start - spare);
  // rows begin under the head, which scrolls with nothing
  if (end + spare > view.scrolled + room) return Math.min(start, end + spare - room);
  return view.scrolled;
}

/** The row the keys stand on, and whether it was wholly in sight when the list was scrolled last. */
type Row = { place: Place | null; edges: Edges; is_in_sight: boolean };

function bringRow(list: HTMLElement, row: Row): void {
  const view = { scrolled: list.scrollTop, height: list.clientHeight };
  if (row.place === null || view.height === 0) return;
  const offset = offsetForRow(row.place, view, row.edges);
  if (Math.abs(offset - view.scrolled) >= 1) list.scrollTop = offset;
  row.is_in_sight = true;
}

/**
 * Keeps the row that the keys stand on in sight: at each step, and when rows come in above it, the list gets smaller or
 * a notice comes, unless somebody has scrolled away from it. `id` says which row it is, `place` where it is, in pixels
 * from where the rows begin; null for none.
 */
export function useRowInSight(
  scroller: RefObject<HTMLElement | null>,
  head: string | null,
  id: string | null,
  place: Place | null,
  /** Whether the list is in front: coming there it brings its row into sight again. */
  is_active = true,
): void {
  const start = place?.start ?? null;
  const end = place?.end ?? null;
  const row = useRef<Row>({ place: null, edges: { top: 0, bottom: 0 }, is_in_sight: true });
  const stands = start !== null;
  const follow = useCallback((list: HTMLElement, edges: Edges): void => {
    row.current.edges = edges;
    if (row.current.is_in_sight) bringRow(list, row.current);
  }, []);
  useScrollPadding(scroller, head, follow);
  useEffect(() => {
    const list = scroller.current;
    if (list === null) return undefined;
    const note = (): void => {
      const { place: at, edges } = row.current;
      const bottom = list.scrollTop + list.clientHeight - edges.top - edges.bottom;
      row.current.is_in_sight = at !== null && at.start >= list.scrollTop - 1 && at.end <= bottom + 1;
    };
    list.addEventListener('scroll', note, { passive: true });
    return () => list.removeEventListener('scroll', note);
  }, [scroller]);
  useEffect(() => {
    row.current.is_in_sight = true;
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- another row comes, and one asked for once more
  }, [id, stands, is_active]);
  const was_active = useRef(is_active);
  useEffect(() => {
    const goes_under = was_active.current && !is_active;
    was_active.current = is_active;
    // nothing of it has moved, and to measure it would lay out what has just taken its place
    if (goes_under) return;
    row.current.place = start === null || end === null ? null : { start, end };
    if (scroller.current !== null && row.current.is_in_sight) bringRow(scroller.current, row.current);
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- as above
  }, [scroller, id, start, end, is_active]);
}
