import { useRef, type RefObject } from 'react';
import { useSelected } from '../../features/current/selection.ts';
import { placeOf, type BoardColumn } from './columns.ts';
import type { useFolded } from './use_folded.ts';

/** Whether letters go to a field or a dialog: out of there nothing takes the focus, or they would be decisions. */
function isTypedIn(): boolean {
  const within = document.activeElement?.closest('input, textarea, select, [role=dialog]') ?? null;
  return within !== null;
}

/** Where the keys stand on the board, and how the focus follows them. */
export function useBoardPlace(of: {
  /** The name under which whoever is chosen is kept. */
  list: string;
  columns: readonly BoardColumn[];
  /** All resumes of whom there are several, by each of them: one that goes back may leave the card to another. */
  resumes: ReadonlyMap<string, readonly string[]>;
  isFolded: ReturnType<typeof useFolded>['isFolded'];
  root: RefObject<HTMLElement | null>;
}) {
  const { list, columns, resumes, isFolded, root } = of;
  const isOpen = (stage_id: string): boolean =>
    !isFolded(columns.find((one) => one.stage.id === stage_id)?.stage);
  const [selected, stand] = useSelected(list);
  const chosen = placeOf(columns, selected, resumes.get(selected ?? ''));
  // never on a card nobody sees: keys would decide about it
  const at =
    (chosen !== null && isOpen(columns[chosen.column]!.stage.id) ? chosen : null) ??
    placeOf(columns, columns.find((one) => one.cards.length > 0 && isOpen(one.stage.id))?.cards[0] ?? null);
  const current = at === null ? null : (columns[at.column]?.cards[at.index] ?? null);
  const wants_focus = useRef(false);

  /** After a key the focus goes where the keys lead. */
  const follow = (id: string | null): void => {
    if (id === null) return;
    wants_focus.current = true;
    stand(id);
    root.current
      ?.querySelector(`[data-card="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  const wantFocus = (wants: boolean): void => {
    wants_focus.current = wants;
  };
  const takesFocus = (): boolean => {
    const takes = wants_focus.current && !isTypedIn();
    wants_focus.current = false;
    return takes;
  };
  return { isOpen, at, current, stand, follow, wantFocus, takesFocus };
}
