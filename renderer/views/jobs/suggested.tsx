import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useSuggestedCriteria } from '../../api/criteria.ts';
import { shortName } from '../../features/criteria/names.ts';
import { fieldsOf, isNew, type Offer } from '../../features/criteria/offers.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Delayed, errorWords } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './criteria.module.css';
import { Offered, type Parts } from './offered.tsx';

/** What the description asks for: sentence by sentence, each quoted once over the criteria it gives. */
export function Suggested(props: Parts) {
  const suggested = useSuggestedCriteria(props.job_id);
  // what a person made of a suggestion before it is added
  const [weights, weigh] = useState<Readonly<Record<string, Offer['weight']>>>({});
  const open = (suggested.data ?? [])
    .filter((one) => one.criterion_id === null && isNew(props.asked, one))
    .map((one) => ({ ...one, weight: weights[one.prompt_text] ?? one.weight }));
  const musts = open.filter((one) => one.weight === 'must');
  const add = (offers: readonly Offer[]): void =>
    void props.edits.add({ job_id: props.job_id }, offers.map(fieldsOf));
  return (
    <section>
      <div className={`${css.headed} row-wrap gap-6-10 mt-18`}>
        <h2 className={`${css.heading} text-mute font-12 weight-600 m-22-0-6`}>{texts.criteria.suggested}</h2>
        <span className="inline-flex wrap gap-8">
          {musts.length > 1 && (
            <Button size="compact-sm" onClick={() => add(musts)}>
              {texts.criteria.addMusts(musts.length)}
            </Button>
          )}
          {musts.length > 1 && musts.length < open.length && (
            <Button size="compact-sm" variant="default" onClick={() => add(open)}>
              {texts.criteria.addAll(open.length)}
            </Button>
          )}
        </span>
      </div>
      {suggested.isPending && <Lines />}
      {suggested.isLoadingError && <p className="aside">{errorWords(suggested.error).title}</p>}
      {suggested.data !== undefined && open.length === 0 && (
        <p className="aside">
          {suggested.data.length === 0 ? texts.criteria.noSuggestions : texts.criteria.allAsked}
        </p>
      )}
      {[...Map.groupBy(open, ({ quote }) => quote)].map(([quote, offers]) => (
        <section key={quote} className={`${css.sentence} mt-12`}>
          {quote !== '' && <Quote text={quote} />}
          <ul>
            {offers.map((one) => (
              <Offered
                key={one.prompt_text}
                {...props}
                offer={one}
                weight={
                  <QuietButton
                    aria-label={texts.criteria.weighAs[one.weight](shortName(one))}
                    title={texts.criteria.weighAs[one.weight](shortName(one))}
                    onClick={() =>
                      weigh({ ...weights, [one.prompt_text]: one.weight === 'must' ? 'nice' : 'must' })
                    }
                  >
                    {texts.criteria.weightsShort[one.weight]}&nbsp;<span aria-hidden>⇄</span>
                  </QuietButton>
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Lines() {
  return (
    <Delayed>
      <div aria-hidden>
        <Skeleton height={10} mt={10} />
        <Skeleton height={10} mt={9} width="70%" />
      </div>
    </Delayed>
  );
}
