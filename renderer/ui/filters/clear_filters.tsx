import type { RefObject } from 'react';
import { texts } from '../../texts.ts';

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
      className="text-button font-13 nowrap rounded-5 min-w-26 min-h-26 p-3-7"
      aria-label={texts.filters.clearAllShort}
      title={texts.filters.clearAll}
      onClick={({ detail }) => {
        if (detail === 0) props.input.current?.focus();
        props.onClear();
      }}
    >
      ✕<span className="low-hidden">&nbsp;{texts.filters.clearAllShort}</span>
    </button>
  );
}
