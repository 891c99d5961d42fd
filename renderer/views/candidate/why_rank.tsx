import { useState } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { useJobCriteria, type Criterion } from '../../api/criteria.ts';
import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { toldOf } from '../../features/criteria/names.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { quoteSource } from '../../features/document_page/quote_source.ts';
import { joined } from '../../lib/joined.ts';
import { Quote } from '../../ui/quote.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** So many stretches of the resume say why; the nearest stands for them. */
const MOST = 4;

/** Why they stand where they stand: how many criteria are met, and what of the resume is nearest. */
export function WhyRank(props: {
  job_id: string | null;
  answers: readonly CriterionEvaluation[];
  /** Their place by the text alone; undefined where nothing but the text counts. */
  text_place: number | undefined;
  passages: readonly Evidence[];
  profile: Candidate['profile'];
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const { answers, text_place, passages } = props;
  const [all, setAll] = useState(false);
  const criteria = useJobCriteria(props.job_id).data ?? [];
  const told = new Map(answers.map((one) => [one.criterion.id, toldOf(one)]));
  const isMet = ({ id }: Criterion): boolean => told.get(id) === 'met';
  if (criteria.length + passages.length === 0) return null;
  const words = texts.candidate.rank;
  // what is still being checked is neither met nor not
  const is_open = criteria.some(({ id }) => (told.get(id) ?? 'in_progress') === 'in_progress');
  const met = (is_open ? [] : (['must', 'nice'] as const)).map((weight) => {
    const some = criteria.filter((one) => (one.weight ?? 'must') === weight);
    return some.length === 0 ? null : words[weight](some.filter(isMet).length, some.length);
  });
  const most = Math.min(MOST, passages.length);
  return (
    <section className={css.strip} data-folded={(most > 1 && !all) || undefined}>
      <div className={css.why}>
        <h2 className={css.title}>{texts.candidate.passages}</h2>
        <span>{joined([...met, text_place === undefined ? null : words.text(text_place)])}</span>
        {most > 1 && (
          <button
            type="button"
            className={`${css.more} no-print`}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? texts.same.fewer : words.all(most)}
          </button>
        )}
      </div>
      {passages.slice(0, all ? MOST : 1).map((passage) => (
        <Quote
          key={evidenceKey(passage)}
          brief={!all}
          text={passage.quote}
          source={all && quoteSource(passage, props.profile)}
          current={props.current.includes(evidenceKey(passage))}
          onShow={() => props.onShow(passage)}
        />
      ))}
    </section>
  );
}
