import { useRef, type ReactNode } from 'react';
import { useScrollToPart } from '../../lib/use_scroll_to_part.ts';
import css from './settings.module.css';

export function Section(props: { id: string; title: string; text: ReactNode; children?: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useScrollToPart(section, props.id);
  return (
    <section ref={section} className={css.section} aria-labelledby={`${props.id}-title`} id={props.id}>
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
