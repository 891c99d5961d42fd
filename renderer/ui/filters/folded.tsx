import { useId, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import css from './filters.module.css';

/**
 * Filters in their bar; where there is little height, as when much enlarged, behind one button that says how many of
 * them are on, so that the list they filter stays in sight. With `always` wherever they are: those that are on stay.
 */
export function Folded(props: {
  /** How many of them are on. */
  on: number;
  /** Whether one of them was opened from elsewhere, and has to be seen. */
  unfolded?: boolean;
  always?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const is_open = opened || props.unfolded === true;
  return (
    <>
      <button
        type="button"
        className={css.fold}
        data-always={props.always || undefined}
        aria-expanded={is_open}
        aria-controls={id}
        data-on={props.on > 0 || undefined}
        onClick={() => setOpened(!is_open)}
      >
        {texts.filters.fold(props.on)}
      </button>
      <span
        id={id}
        className={`${css.folded} contents`}
        data-always={props.always || undefined}
        data-open={is_open || undefined}
      >
        {props.children}
      </span>
    </>
  );
}
