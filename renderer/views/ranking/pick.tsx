import { useContext } from 'react';
import { pickedCount } from '../../features/bulk/picked.ts';
import { texts } from '../../texts.ts';
import { Facts } from './facts.ts';
import css from './pick.module.css';

/** Takes a row into what is picked. In sight on hover, on the chosen row, and wherever somebody is picked. */
export function Pick({ id }: { id: string }) {
  const facts = useContext(Facts);
  if (facts === null) return null;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={facts.is_picked}
      aria-label={texts.bulk.select(facts.candidate?.full_name ?? texts.ranking.thisCandidate)}
      tabIndex={-1}
      className={`${css.pick} inline-center p-0 bare cursor-pointer rounded-5 w-26 h-30`}
      onMouseDown={(event) => event.preventDefault()} // the list keeps the focus, and with it its keys
      onClick={(event) => {
        event.stopPropagation();
        facts.onPick(id, event.shiftKey);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <i className={`${css.box} relative block bg-paper rounded-4 w-15 h-15`} aria-hidden />
    </button>
  );
}

/** Takes in all that are shown, or lets all of them go. */
export function PickAll(props: {
  picked: ReadonlySet<string>;
  shown: readonly string[];
  onChange: (all: boolean) => void;
}) {
  const amount = pickedCount(props.shown, props.picked);
  const state = amount === 'some' ? 'mixed' : amount === 'all';
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={state}
      aria-label={texts.bulk.selectAll}
      title={texts.bulk.selectAll}
      className={`${css.pick} inline-center p-0 bare cursor-pointer rounded-5 w-26 h-30`}
      data-head
      onClick={() => props.onChange(state !== true)}
    >
      <i className={`${css.box} relative block bg-paper rounded-4 w-15 h-15`} aria-hidden />
    </button>
  );
}
