import type { MatchParts } from '../../api/match_parts.ts';
import { texts } from '../../texts.ts';
import css from './match_bar.module.css';

/** What the criteria and the text add to somebody's place, end to end. It is for the eye: the row says the rest. */
export function MatchBar({ match, title }: { match: MatchParts; title: string }) {
  return (
    <span className={css.bar} aria-hidden title={title}>
      <i style={{ width: percent(match.criteria) }} />
      <i data-text style={{ width: percent(match.text) }} />
    </span>
  );
}

/** What the two parts of the bar are, over its column; for the eye, too, as the head says it on hover. */
export function MatchKey() {
  const { criteria, text } = texts.ranking.matchParts;
  return (
    <span className="block nowrap sans-400-11-13" aria-hidden>
      <span className={`${css.part} row gap-4`}>{criteria}</span>
      <span className={`${css.part} row gap-4`} data-text>
        {text}
      </span>
    </span>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
