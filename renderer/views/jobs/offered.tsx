import type { ReactNode } from 'react';
import { shortName } from '../../features/criteria/names.ts';
import { fieldsOf, type Offer } from '../../features/criteria/offers.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import css from './criteria.module.css';
import type { Edits } from './criterion_row.tsx';

export type Parts = { readonly job_id: string; readonly asked: ReadonlySet<string>; readonly edits: Edits };

/** One offer, with what is understood by it; `weight` takes the place of the word for its weight. */
export function Offered(props: Parts & { offer: Offer; weight?: ReactNode; children?: ReactNode }) {
  const { offer, weight } = props;
  const name = shortName(offer);
  const says_more = ![name, offer.prompt_text].some(
    (one) => one.toLocaleLowerCase() === offer.understood_as.toLocaleLowerCase(),
  );
  return (
    <li className={`${css.offer} flex gap-14 items-flex-start border-b-soft p-9-0`}>
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
