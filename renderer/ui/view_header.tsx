import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { useTitleOf } from '../lib/page_title.ts';
import css from './view_header.module.css';

/** The head of every view: where we are, what is on screen, what can be done. */
export function ViewHeader(props: {
  crumb?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  /** Beside the title: what is so at this moment. */
  beside?: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
  /**
   * A list follows that needs the height: what is on screen goes beside the title and, where there are no tools, the
   * children behind both.
   */
  dense?: boolean;
}) {
  useTitleOf(props.title);
  const words = typeof props.title === 'string' ? props.title.trim() : undefined;
  return (
    <header
      className={`${css.header} p-16-22-12 border-b`}
      data-dense={props.dense || undefined}
      data-one={(props.dense === true && props.tools === undefined) || undefined}
    >
      <div className={`${css.line} row-wrap justify-between gap-8-20`}>
        <div className={`${css.words} flex-1-1-260 min-w-0`}>
          {props.crumb !== undefined && (
            <div className={`${css.crumb} overflow-hidden text-mute nowrap ellipsis mb-1 font-13`}>
              {props.crumb}
            </div>
          )}
          <div className={`${css.heading} row gap-12 min-w-0`}>
            <h1
              className={`${css.title} clamp break-anywhere min-h-1_25em serif-600-23-1_25 tracking-n0_012em`}
              dir="auto"
              title={words === '' ? undefined : words}
            >
              {words === '' ? <VisuallyHidden>{texts.states.loading}</VisuallyHidden> : props.title}
            </h1>
            {props.beside}
          </div>
          {props.sub !== undefined && (
            <p className={`${css.sub} overflow-hidden text-mute nowrap ellipsis`} dir="auto">
              {props.sub}
            </p>
          )}
        </div>
        {props.tools !== undefined && (
          <div className={`${css.tools} narrow-flex-0-1-auto narrow-wrap row flex-none gap-8 no-print`}>
            {props.tools}
          </div>
        )}
      </div>
      {props.children}
    </header>
  );
}
