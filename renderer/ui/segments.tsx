import { useId, type ReactNode } from 'react';
import css from './segments.module.css';

/**
 * One of a few, all of them in sight. Drawn by style sheets alone: an indicator that measures its place, as the
 * library's does, lays out a whole view before it is first painted.
 */
export function Segments<Value extends string>(props: {
  data: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
  fullWidth?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={
        props.className === undefined
          ? `${css.root} inline-flex bg-soft p-3 rounded`
          : `${css.root} inline-flex bg-soft p-3 rounded ${props.className}`
      }
      data-segments
      data-small={props.small || undefined}
      data-full={props.fullWidth || undefined}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
    >
      {props.data.map(({ value, label }) => (
        <label
          key={value}
          className={`${css.one} no-select relative rounded-4 aside weight-500 align-center clip p-3-10 line-20`}
          data-active={value === props.value || undefined}
          // A click leaves the focus, and with it the arrows, to the list that it puts in order: a label would hand it
          // to its radio button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (event.target instanceof HTMLInputElement) return;
            event.preventDefault();
            props.onChange(value);
          }}
        >
          <input
            className="absolute inset-0 m-0 opacity-0 no-pointer"
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
