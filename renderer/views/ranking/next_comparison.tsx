import { useMemo } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import { useCriterionMarks } from '../../api/evaluations.ts';
import { isBeingAnswered } from '../../api/marks.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import type { RankingEntry } from '../../api/rankings.ts';
import { nameOf } from '../../features/criteria/names.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { compareNeighbors, type Difference } from './compare_neighbors.ts';
import { metCounts, uncounted } from '../../features/criteria/met_counts.ts';
import css from './ranking.module.css';

/** So many criteria on either side are named. */
const MAX_NAMED = 4;

/** Why somebody stands above the next one: what decided it, and the criteria in which they differ. */
export function NextComparison(props: {
  entry: RankingEntry;
  next: RankingEntry;
  job_id: string | null;
  /** Whether the job is what decides the order, and not words, a file or another candidate. */
  is_by_job: boolean;
  order: RankingOrder;
  criteria: readonly Criterion[];
}) {
  const { entry, next, order, criteria } = props;
  const ids = useMemo(() => [entry.candidate_id, next.candidate_id], [entry, next]);
  const marks = useCriterionMarks(criteria.length === 0 ? null : props.job_id, ids);
  const name = useCandidateRows(ids).get(next.candidate_id)?.full_name;
  const found = compareNeighbors(
    order,
    { entry, marks: marks.get(entry.candidate_id) },
    { entry: next, marks: marks.get(next.candidate_id) },
    criteria,
  );
  if (found === undefined || name === undefined) return null;
  const words = texts.ranking.beside;
  const asked = order === 'meaning' ? [] : criteria;
  const [here, there] = ids.map((id) => metCounts(asked, marks.get(id))?.must);
  const own = ids.flatMap((id) => [...(marks.get(id)?.values() ?? [])]);
  const left_out = asked.length === 0 ? 0 : uncounted(order, own);
  const musts =
    here === undefined || there === undefined || here.of === 0
      ? null
      : words.musts(name, here.met, there.met, here.of);
  const differs = found.better.length + found.worse.length > 0;
  const decides =
    order === 'criteria'
      ? differs
        ? 'criteria'
        : 'alike'
      : !props.is_by_job && found.decides === 'text'
        ? 'closer'
        : found.decides;
  // an order without all answers is about to change
  const is_open = asked.length > 0 && ids.some((id) => isBeingAnswered(marks.get(id)));
  return (
    <section aria-label={words.title(name)}>
      <h3 className="panel-heading" dir="auto">
        {words.title(name)}
      </h3>
      <ul className={`${css.beside} font-13 line-1_45`}>
        {is_open ? (
          <li>{words.checking}</li>
        ) : (
          <>
            <li dir="auto">{sentence(joined([musts, words.decides[decides]], '; '))}</li>
            {left_out > 0 && <li>{sentence(texts.candidate.rank.uncounted(left_out))}</li>}
            <Differences of={found.better} title={words.better} />
            <Differences of={found.worse} title={words.worse} />
          </>
        )}
      </ul>
    </section>
  );
}

/** Words as a sentence of their own. */
function sentence(words: string): string {
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
}

function Differences({ of, title }: { of: readonly Difference[]; title: string }) {
  if (of.length === 0) return null;
  const { findings } = texts.criteria;
  const rest = of.length - MAX_NAMED;
  return (
    <li>
      {title}
      <ul>
        {of.slice(0, MAX_NAMED).map(({ criterion, here, there }) => (
          <li key={criterion.id} dir="auto">
            {texts.ranking.beside.criterion(nameOf(criterion), findings[here], findings[there])}
          </li>
        ))}
        {rest > 0 && <li>{texts.ranking.beside.more(rest)}</li>}
      </ul>
    </li>
  );
}
