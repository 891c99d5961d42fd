import { useBlindMode } from '../../api/blind.ts';
import { useMay } from '../../lib/may.ts';
import { texts } from '../../texts.ts';
import { errorNotice, notify } from '../../ui/notices.tsx';

/** Turns blind mode on or off, and says so with a way back; null for whom it is not theirs to turn. */
export function useTurnBlind(): ((on: boolean) => void) | null {
  const { change } = useBlindMode();
  const { manage } = useMay();
  const turn = (on: boolean, undo: boolean): void =>
    void change(on).then(
      () => notify(on ? texts.blind.on : texts.blind.off, undo ? () => turn(!on, false) : undefined),
      errorNotice(texts.blind.failed),
    );
  return manage ? (on) => turn(on, true) : null;
}

/** What the key of blind mode does. */
export function useToggleBlind(): () => void {
  const { is_on, is_known } = useBlindMode();
  const turn = useTurnBlind();
  return () => {
    if (turn === null) notify(texts.blind.ownersTurn);
    else if (is_known) turn(!is_on);
  };
}
