import type { ReactNode } from 'react';
import css from './view_header.module.css';

/** The head of every view: where we are, what is on screen, what can be done. */
export function ViewHeader(props: {
  crumb?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={css.header}>
      <div className={css.line}>
        <div className={css.words}>
          {props.crumb !== undefined && <div className={css.crumb}>{props.crumb}</div>}
          <h1 className={css.title}>{props.title}</h1>
          {props.sub !== undefined && <p className={css.sub}>{props.sub}</p>}
        </div>
        {props.tools !== undefined && <div className={css.tools}>{props.tools}</div>}
      </div>
      {props.children}
    </header>
  );
}
