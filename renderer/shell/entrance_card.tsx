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
      <div className={`${css.card} bg-paper border shadow p-28-30-30 rounded-10`}>
        <svg viewBox="0 0 24 24" className="logo w-26 mb-14" role="img" aria-label={texts.shell.name}>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
        <h1 className="serif-600-23-1_25 tracking-n0_012em" dir="auto">
          {props.title}
        </h1>
        <p className="text-mute m-4-0-20">{props.text}</p>
        {props.children}
        {props.foot !== undefined && <p className="aside mt-16">{props.foot}</p>}
      </div>
    </main>
  );
}
