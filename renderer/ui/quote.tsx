import type { ReactNode } from 'react';
import { quotedLines } from '../lib/format.ts';
import { Hidden } from './hidden.tsx';
import { Quoted } from './quoted.tsx';
import css from './quote.module.css';

/**
 * The candidate's own words. They are always set in the serif, under marker: what the app says never is.
 * With `onShow` the quote is a button that leads to its place on the page.
 */
export function Quote(props: {
  text: string;
  source?: ReactNode;
  current?: boolean;
  /** Two lines of it. */
  brief?: boolean;
  onShow?: () => void;
}) {
  const words = (
    <>
      <span
        className={
          props.brief === true
            ? `${css.words} serif-15-1_42 break-anywhere clamp`
            : `${css.words} serif-15-1_42 break-anywhere`
        }
        data-words
      >
        <Quoted>
          <Hidden text={quotedLines(props.text)} />
        </Quoted>
      </span>
      {Boolean(props.source) && <cite className="block text-mute font-12 mt-1 upright">{props.source}</cite>}
    </>
  );
  if (props.onShow === undefined) {
    return <blockquote className="block m-0-0-8 p-3-0-3-12 edge-marker-bar">{words}</blockquote>;
  }
  return (
    <button
      type="button"
      data-print
      className={`${css.quote} block row-button m-0-0-8 p-3-0-3-12 edge-marker-bar`}
      data-current={props.current || undefined}
      onClick={props.onShow}
    >
      {words}
    </button>
  );
}
