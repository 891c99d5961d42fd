import type { SentenceCode } from '#service/api/sentence_code.ts';
import type { ReactNode } from 'react';
import type { CriterionFields } from '../../api/criteria.ts';
import { shortName } from '../../features/criteria/names.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import css from './criteria.module.css';
import type { Edits } from './criterion_row.tsx';

export type Parts = { readonly job_id: string; readonly asked: ReadonlySet<string>; readonly edits: Edits };

/** A criterion that can be added with one press. */
export type Offer = Omit<CriterionFields, 'display_name'> & {
  readonly display_name?: string | null;
  readonly understood_as: string;
  readonly told: readonly SentenceCode[];
};

/** Whether an offer is not among the criteria of the job yet. */
export function isNew(asked: ReadonlySet<string>, { prompt_text }: Offer): boolean {
  return !asked.has(prompt_text.toLocaleLowerCase());
}

/** What is added of an offer: under a short name, where there is a shorter one than its own words. */
export function fieldsOf(offer: Offer): CriterionFields {
  const { prompt_text, weight } = offer;
  const name = shortName(offer);
  return { prompt_text, display_name: name === prompt_text ? null : name, weight };
}

/** One offer, with what is understood by it; `weight` takes the place of the word for its weight. */
export function Offered(props: Parts & { offer: Offer; weight?: ReactNode; children?: ReactNode }) {
  const { offer, weight } = props;
  const name = shortName(offer);
  const says_more = ![name, offer.prompt_text].some(
    (one) => one.toLocaleLowerCase() === offer.understood_as.toLocaleLowerCase(),
  );
  return (
    <li className={css.offer}>
      <div className="flex-1 min-w-0 break-anywhere">
        <p dir="auto" title={name === offer.prompt_text ? undefined : offer.prompt_text}>
          {name}
          {weight === undefined && offer.weight === 'nice' && (
            <small className="text-mute font-12"> {texts.criteria.weights.nice}</small>
          )}
        </p>
        {says_more && (
          <p className="aside" dir="auto">
            {texts.service.sentence(offer.understood_as, offer.told)}
          </p>
        )}
      </div>
      <span className="inline-flex flex-none gap-2">
        {weight}
        <SmallButton
          aria-label={texts.criteria.addOne(name)}
          onClick={() => void props.edits.add({ job_id: props.job_id }, [fieldsOf(offer)])}
        >
          {texts.criteria.add}
        </SmallButton>
        {props.children}
      </span>
    </li>
  );
}
