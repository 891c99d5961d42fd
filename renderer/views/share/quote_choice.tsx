import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { evaluationsQuery, type CriterionEvaluation } from '../../api/evaluations.ts';
import type { SpotlightEvidence } from '../../api/spotlights.ts';
import { evidenceKey } from '../../features/document_page/evidence.ts';
import { quotedLines } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { spoken } from '../../lib/hidden_words.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './share.module.css';

/** Quotes of a criterion that can be chosen; more would hide the good ones. */
const MAX_QUOTES = 4;

/** Which sentences of the resume the client sees, criterion by criterion. */
export function QuoteChoice(props: {
  job_id: string;
  candidate_id: string | null;
  nomination_id: string;
  chosen: readonly SpotlightEvidence[];
  onChoose: (evidence: readonly SpotlightEvidence[]) => void;
}) {
  const [is_open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-24 text-accent line-24 cursor-pointer">
        {texts.share.quotes(props.chosen.length)}
      </summary>
      {is_open && <Choices {...props} />}
    </details>
  );
}

function Choices(props: Parameters<typeof QuoteChoice>[0]) {
  const { chosen, onChoose } = props;
  const evaluations = useQuery(evaluationsQuery(props.candidate_id ?? '', props.job_id, props.nomination_id));
  if (evaluations.data === undefined) return null;
  const offered = evaluations.data.flatMap((evaluation) => offeredOf(evaluation));
  if (offered.length === 0) return <p className="text-mute font-12">{texts.share.noQuotes}</p>;
  return offered.map(({ criterion, quotes }) => (
    <fieldset key={criterion.id} className="p-0 border-0 m-8-0-0">
      <legend className="p-0 mb-4 font-12_5 weight-600" dir="auto">
        {criterion.display_name ?? criterion.prompt_text}
      </legend>
      {quotes.map((evidence) => {
        const is_this = (one: SpotlightEvidence): boolean =>
          one.criterion_id === criterion.id && one.quote === evidence.quote;
        const is_on = chosen.some(is_this);
        return (
          <div
            key={evidenceKey(evidence)}
            className={`${css.choice} grid gap-4 columns-26-1fr items-start p-3-0`}
          >
            <Checkbox
              aria-label={texts.share.include(spoken(quotedLines(evidence.quote)))}
              checked={is_on}
              onChange={() =>
                onChoose(
                  is_on
                    ? chosen.filter((one) => !is_this(one))
                    : [...chosen, { criterion_id: criterion.id, quote: evidence.quote }],
                )
              }
            />
            {props.candidate_id === null ? (
              <q dir="auto">
                <Hidden text={quotedLines(evidence.quote)} />
              </q>
            ) : (
              <Link
                className="text-ink no-underline break-anywhere hover-underline serif-14-1_42"
                dir="auto"
                to="/candidates/$candidate_id"
                params={{ candidate_id: props.candidate_id }}
                search={{ job: props.job_id, quote: evidenceKey(evidence) }}
                title={texts.share.showPlace}
              >
                <Quoted>
                  <Hidden text={quotedLines(evidence.quote)} />
                </Quoted>
              </Link>
            )}
          </div>
        );
      })}
    </fieldset>
  ));
}

function offeredOf({ criterion, evidence = [] }: CriterionEvaluation) {
  const quotes = evidence.filter(({ stance, quote }) => stance === 'for' && quote.trim() !== '');
  return quotes.length === 0 ? [] : [{ criterion, quotes: quotes.slice(0, MAX_QUOTES) }];
}
