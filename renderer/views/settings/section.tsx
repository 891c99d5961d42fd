import type { ReactNode } from 'react';
import css from './settings.module.css';

export function Section(props: { id: string; title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section} aria-labelledby={`${props.id}-title`} id={props.id}>
      <div className={css.about}>
        <h2 id={`${props.id}-title`} className={css.title}>
          {props.title}
        </h2>
        <p className={css.mute}>{props.text}</p>
      </div>
      <div className={css.content}>{props.children}</div>
    </section>
  );
}
