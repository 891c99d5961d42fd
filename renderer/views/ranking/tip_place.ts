/** The tip that says what a mark is about, as `aria-describedby` names it. */
export const TIP_ID = 'ranking-tip';

/** The id of the mark of somebody. */
export function markId(candidate_id: string, criterion_id: string): string {
  return `mark-${candidate_id}-${criterion_id}`;
}

type Edges = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** How far from the row it keeps, and from the edges of the list. */
const AWAY = 4;

/** Where a tip stands: `left`, and either its upper or its lower edge; in pixels of the window. */
export type TipPlace = { readonly left: number; readonly top?: number; readonly bottom?: number };

/**
 * Under the row that is read, or above it where there is no room: never over it. As far to the left as `at`, and within
 * the list.
 */
export function tipPlace(
  row: Edges,
  list: Edges,
  size: { readonly width: number; readonly height: number },
  at: number,
  window_height: number,
): TipPlace {
  const left = Math.max(list.left + AWAY, Math.min(at, list.right - size.width - AWAY));
  const is_room_below = row.bottom + AWAY + size.height <= Math.max(list.bottom, row.bottom);
  if (is_room_below || row.top - AWAY - size.height < 0) return { left, top: row.bottom + AWAY };
  return { left, bottom: window_height - row.top + AWAY };
}
