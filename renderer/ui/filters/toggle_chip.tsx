import type { ReactNode } from 'react';
import css from './filters.module.css';

/** A filter that is on or off: `true` or, as the address has it, not there. */
export function ToggleChip(props: {
  on: boolean | undefined;
  onChange: (on: true | undefined) => void;
  children: ReactNode;
}) {
  const { on } = props;
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={on === true}
      onClick={() => props.onChange(on === true ? undefined : true)}
    >
      {props.children}
    </button>
  );
}
