import { VisuallyHidden } from '@mantine/core';
import type { RankChange } from '../../api/rank_changes.ts';
import { texts } from '../../texts.ts';
import css from './rank_changes.module.css';

/** How far someone moved since somebody looked last; the shape says which way. */
export function RankChangeMark({ change }: { change: RankChange }) {
  const words = texts.ranking.moves.of(change.by, change.from);
  return (
    <span
      className={`${css.moved} relative text-mute mr-4 font-11`}
      data-up={(change.by ?? 1) > 0 || undefined}
      title={words}
    >
      <span aria-hidden>
        {change.by === null ? texts.ranking.moves.new : change.by > 0 ? `▲${change.by}` : `▼${-change.by}`}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
