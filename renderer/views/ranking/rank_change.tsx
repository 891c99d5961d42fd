import type { Move } from '../../api/rank_changes.ts';
import { texts } from '../../texts.ts';
import css from './rank_changes.module.css';

/** How far someone moved since somebody looked last; the shape says which way. */
export function Moved({ move }: { move: Move }) {
  const words = texts.ranking.moves.of(move.by, move.from);
  return (
    <span className={css.moved} data-up={(move.by ?? 1) > 0 || undefined} title={words}>
      <span aria-hidden>
        {move.by === null ? texts.ranking.moves.new : move.by > 0 ? `▲${move.by}` : `▼${-move.by}`}
      </span>
      <span className={css.said}>{words}</span>
    </span>
  );
}
