import { others } from '../../api/presence.ts';
import { useStore } from '../../lib/external_store.ts';
import { initialsOf } from '../../lib/initials.ts';
import { useIsActiveView } from '../../lib/active_view.ts';
import { texts } from '../../texts.ts';
import css from './looking.module.css';

/** So many are named; the others are counted. */
const NAMED = 2;

/** Who else looks at what this view shows; nothing alone. */
export function Looking() {
  const people = useStore(others);
  // a list that stays under somebody is not what is looked at
  const is_active = useIsActiveView();
  const shown = is_active ? people : [];
  const names = shown.map(({ name }) => name);
  return (
    <span role="status" className={shown.length > 0 ? 'flex-0-100-auto min-w-24' : undefined}>
      {shown.length > 0 && (
        <span className="row gap-6 min-w-0 text-mute font-13 no-print" title={names.join(', ')}>
          <span className="inline-flex flex-none" aria-hidden>
            {shown.slice(0, NAMED + 1).map(({ id, name }) => (
              <span
                key={id}
                className={`${css.face} inline-center weight-600 bg-soft text-ink w-22 h-22 round font-9`}
              >
                {initialsOf(name)}
              </span>
            ))}
          </span>
          <span className="clip narrow-unseen" dir="auto">
            {texts.people.looking(names.slice(0, NAMED), Math.max(0, names.length - NAMED))}
          </span>
        </span>
      )}
    </span>
  );
}
