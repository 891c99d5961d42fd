import type { MatchParts } from '../../api/match_parts.ts';
import css from './match_bar.module.css';

/** What the criteria and the text add to somebody's place, end to end. It is for the eye: the row says the rest. */
export function MatchBar({ match, title }: { match: MatchParts; title: string }) {
  return (
    <span className={css.bar} aria-hidden title={title}>
      <i style={{ width: percent(match.criteria) }} />
      <i className={css.text} style={{ width: percent(match.text) }} />
    </span>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
