import type { RefObject } from 'react';
import { texts } from '../../texts.ts';
import css from './filters.module.css';

/** Takes all filters of a list away at once; whoever pressed it by the keys goes on in the field of the view. */
export function ClearFilters(props: {
  /** Whether any filter is set. */
  shown: boolean;
  input: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}) {
  if (!props.shown) return null;
  return (
    <button
      type="button"
      className={css.clear}
      aria-label={texts.filters.clearAllShort}
      title={texts.filters.clearAll}
      onClick={({ detail }) => {
        if (detail === 0) props.input.current?.focus();
        props.onClear();
      }}
    >
      ✕<span className={css.clearWords}>&nbsp;{texts.filters.clearAllShort}</span>
    </button>
  );
}
