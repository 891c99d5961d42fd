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
    <section
      ref={section}
      className={`${css.section} grid columns-212-fr gap-28 p-26-0`}
      aria-labelledby={`${props.id}-title`}
      id={props.id}
    >
      <div>
        <h2 id={`${props.id}-title`} className="mb-4 serif-600-17-1_3">
          {props.title}
        </h2>
        <p className={`${css.mute} text-mute`}>{props.text}</p>
      </div>
      {is_locked ? (
        <fieldset disabled className={`${css.locked} min-w-0 m-0 p-0 border-0`} data-to-read>
          <p className={`${css.mute} text-mute`}>
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
