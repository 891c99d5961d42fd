import { texts } from '../../texts.ts';
import type { Gap } from './gaps.ts';
import css from './gap_bar.module.css';

const [WIDTH, HEIGHT] = [8, 28];
/** The widest break between two, half of it in either row. */
const BREAK = 18;

/**
 * One piece of a bar that runs down beside the positions: those who stand close together hang together in it, and it
 * breaks where somebody is ahead of the next one, the wider the farther. Whoever is not in the order has none.
 */
export function GapBar({ above, below }: { above: Gap | undefined; below: Gap | undefined }) {
  const top = ((above?.size ?? 1) * BREAK) / 2;
  const bottom = ((below?.size ?? 1) * BREAK) / 2;
  const label = below === undefined ? undefined : texts.ranking.gaps[below.kind];
  return (
    <svg
      className={css.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {(above ?? below) !== undefined && (
        <rect x={3} y={top} width={3} height={HEIGHT - top - bottom} rx={1.5} />
      )}
    </svg>
  );
}
