import { useEffect, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import css from './entrance.module.css';

/** A page before the frame: the sheet that somebody comes in by. */
export function EntranceCard(props: { title: string; text: string; foot?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${props.title} – ${texts.shell.name}`;
  }, [props.title]);
  return (
    <main className={css.page}>
      <div className={css.card}>
        <svg viewBox="0 0 24 24" className={css.mark} role="img" aria-label={texts.shell.name}>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
        <h1 className={css.title} dir="auto">
          {props.title}
        </h1>
        <p className={css.text}>{props.text}</p>
        {props.children}
        {props.foot !== undefined && <p className={css.foot}>{props.foot}</p>}
      </div>
    </main>
  );
}
