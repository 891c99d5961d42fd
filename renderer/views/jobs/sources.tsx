import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  criterionKeys,
  removeFromLibrary,
  useCriterionPresets,
  useSavedCriteria,
  type SavedCriterion,
} from '../../api/criteria.ts';
import { useStore } from '../../lib/external_store.ts';
import { nameOf } from '../../features/criteria/names.ts';
import { fieldsOf, isNew, type Offer } from '../../features/criteria/offers.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { QuietButton, SmallButton } from '../../ui/buttons.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { errorWords } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './criteria.module.css';
import { Offered, type Parts } from './offered.tsx';
import { Suggested } from './suggested.tsx';

/** Criteria for one click: what the description asks for, what was saved, what a trade usually asks. */
export function Sources(props: Parts) {
  return (
    <aside className={`${css.sources} overflow-auto border-l p-0-20-28`} aria-label={texts.criteria.sources}>
      <Suggested {...props} />
      <Saved {...props} />
      <Presets {...props} />
    </aside>
  );
}

function Saved(props: Parts) {
  const saved = useSavedCriteria();
  const gone = useStore(pendingDeletions);
  const client = useQueryClient();
  const forget = (criterion: SavedCriterion): void => {
    deleteWithUndo(criterion.id, {
      said: texts.criteria.forgotten(nameOf(criterion)),
      failed: texts.criteria.forgetFailed(nameOf(criterion)),
      act: () => removeFromLibrary(criterion.id),
      refresh: () => client.invalidateQueries({ queryKey: criterionKeys.saved }),
    });
  };
  const shown = (saved.data ?? []).filter((one) => !gone.has(one.id));
  return (
    <section>
      <h2 className={`${css.heading} text-mute font-12 weight-600 m-22-0-6`}>{texts.criteria.saved}</h2>
      {saved.isLoadingError && <p className="aside">{errorWords(saved.error).title}</p>}
      {saved.data !== undefined && shown.length === 0 && <p className="aside">{texts.criteria.noneSaved}</p>}
      <ul>
        {shown.map((one) => {
          const offer: Offer = { ...one, weight: one.weight ?? 'must' };
          const remove = (
            <QuietButton aria-label={texts.criteria.forget(nameOf(one))} onClick={() => forget(one)}>
              {texts.read.remove}
            </QuietButton>
          );
          return isNew(props.asked, offer) ? (
            <Offered key={one.id} {...props} offer={offer}>
              {remove}
            </Offered>
          ) : (
            <li
              key={one.id}
              className={`${css.offer} flex gap-14 items-flex-start border-b-soft p-9-0`}
              data-asked
            >
              <p className="flex-1 min-w-0 break-anywhere" dir="auto">
                {nameOf(one)} <small className="text-mute font-12">{texts.criteria.already}</small>
              </p>
              <span className="inline-flex flex-none gap-2">{remove}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Presets(props: Parts) {
  const presets = useCriterionPresets(true);
  const [id, choose] = useState('');
  if (presets.data === undefined) return null;
  const preset = presets.data.find((one) => one.id === id);
  const open = (preset?.criteria ?? []).filter((one) => isNew(props.asked, one));
  const trades = [...Map.groupBy(presets.data, (one) => one.trade)];
  return (
    <section>
      <div className={`${css.headed} row-wrap gap-6-10 mt-18`}>
        <h2 className={`${css.heading} text-mute font-12 weight-600 m-22-0-6`} id="presets">
          {texts.criteria.presets}
        </h2>
        {open.length > 1 && (
          <SmallButton onClick={() => void props.edits.add({ job_id: props.job_id }, open.map(fieldsOf))}>
            {texts.criteria.addAll(open.length)}
          </SmallButton>
        )}
      </div>
      <NativeSelect
        aria-labelledby="presets"
        value={id}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{texts.criteria.presetsPlaceholder}</option>
        {trades.map(([trade, some]) => (
          <optgroup key={trade} label={trade}>
            {some.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      {preset !== undefined && open.length === 0 && <p className="aside">{texts.criteria.allAsked}</p>}
      <ul>
        {open.map((one) => (
          <Offered key={one.prompt_text} {...props} offer={one} />
        ))}
      </ul>
    </section>
  );
}
