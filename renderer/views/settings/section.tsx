import { useRef, type ReactNode } from 'react';
import { useScrollToPart } from '../../lib/use_scroll_to_part.ts';
import { useMay, type May } from '../../lib/may.ts';
import { texts } from '../../texts.ts';
import css from './settings.module.css';

/** A part of the page. Whoever may not do what it `needs` sees it as it is, and that others change it. */
export function Section(props: {
  id: string;
  title: string;
  text: ReactNode;
  needs?: keyof May;
  children?: ReactNode;
}) {
  const allowed = useMay();
  const { needs } = props;
  const is_locked = needs !== undefined && !allowed[needs];
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
      {is_locked ? (
        <fieldset disabled className={css.locked} data-to-read>
          <p className={css.mute}>
            {needs === 'manage' ? texts.people.onlyOwners : `${texts.people.onlyLooks}.`}
          </p>
          <div className={css.content}>{props.children}</div>
        </fieldset>
      ) : (
        <div className={css.content}>{props.children}</div>
      )}
    </section>
  );
}
