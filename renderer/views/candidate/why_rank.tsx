import { useState } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { useJobCriteria } from '../../api/criteria.ts';
import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { metCounts, uncounted } from '../../features/criteria/met_counts.ts';
import { markOf } from '../../features/criteria/names.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { quoteSource } from '../../features/document_page/quote_source.ts';
import { joined } from '../../lib/joined.ts';
import { Quote } from '../../ui/quote.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** So many stretches of the resume say why; the nearest stands for them. */
const MOST = 4;

/** Why they stand where they stand: how many criteria are met, where those decide, and what of the resume is nearest. */
export function WhyRank(props: {
  job_id: string | null;
  /** What was found; undefined where that could not be had. */
  answers: readonly CriterionEvaluation[] | undefined;
  /** What they are put in order by. */
  order: RankingOrder;
  /** Their place by the text alone; undefined where nothing but the text counts. */
  text_place: number | undefined;
  passages: readonly Evidence[];
  profile: Candidate['profile'];
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const { order, text_place, passages } = props;
  const [all, setAll] = useState(false);
  const criteria = useJobCriteria(props.job_id).data ?? [];
  const asked = order === 'meaning' ? [] : criteria;
  if (criteria.length + passages.length === 0) return null;
  const words = texts.candidate.rank;
  const marks = new Map(props.answers?.map((one) => [one.criterion.id, markOf(one)]));
  // what is still being checked is neither met nor not
  const is_open = asked.some(({ id }) => (marks.get(id)?.finding ?? 'in_progress') === 'in_progress');
  const counts = is_open ? null : metCounts(asked, marks);
  const own = is_open ? 0 : uncounted(order, marks.values());
  const met = (['must', 'nice'] as const).map((weight) => {
    const counted = counts?.[weight];
    return counted === undefined || counted.of === 0 ? null : words[weight](counted.met, counted.of);
  });
  const most = Math.min(MOST, passages.length);
  return (
    <section className={`${css.strip} grid gap-7 mt-12`} data-folded={(most > 1 && !all) || undefined}>
      <div className={`${css.why} grid items-baseline font-13 columns-auto-fr-auto gap-2-14`}>
        <h2 className="text-mute font-12 weight-600 m-0">{texts.candidate.passages}</h2>
        <span>
          {joined([
            ...met,
            own === 0 || asked.length === 0 ? null : words.uncounted(own),
            text_place === undefined ? null : words.text(text_place),
          ])}
        </span>
        {most > 1 && (
          <button
            type="button"
            className={`${css.more} min-h-24 min-w-0 clip p-0 text-button font-13 align-start no-print`}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? texts.same.fewer : words.all(most)}
          </button>
        )}
      </div>
      {passages.slice(0, MOST).map((passage, at) => (
        // on paper nobody can ask for the others
        <div key={evidenceKey(passage)} className={at === 0 || all ? undefined : css.on_paper}>
          <Quote
            brief={!all}
            text={passage.quote}
            source={all && quoteSource(passage, props.profile)}
            current={props.current.includes(evidenceKey(passage))}
            onShow={() => props.onShow(passage)}
          />
        </div>
      ))}
    </section>
  );
}
