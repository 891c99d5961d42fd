import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActivity } from '../../api/activity.ts';
import { texts } from '../../texts.ts';
import { ActivityLine } from '../activity/activity_line.tsx';
import { formatDate } from '../../lib/format.ts';
import css from './notes.module.css';

/** So many are shown here; the rest is in Activity. */
const SHOWN = 12;

/** What happened with a candidate and who did it, newest first. */
export function CandidateHistory({ candidate_id }: { candidate_id: string }) {
  const search = useMemo(() => ({ candidate: candidate_id }), [candidate_id]);
  const activity = useActivity(search);
  const entries = activity.data?.pages[0]?.results ?? [];
  if (entries.length === 0) return null;
  const shown = entries.slice(0, SHOWN);
  return (
    <section aria-label={texts.activity.history}>
      <ul className="p-0 list-none m-6-0-0">
        {shown.map((entry, index) => {
          const day = formatDate(entry.created_at);
          const is_new = index === 0 || formatDate(shown[index - 1]!.created_at) !== day;
          return (
            <li key={entry.id}>
              {is_new && <div className="mt-10 font-12 weight-600 text-mute">{day}</div>}
              <ActivityLine entry={entry} search={search} of_one />
            </li>
          );
        })}
      </ul>
      <Link
        className={`${css.more} min-w-24 min-h-24 p-0-7 font-inherit text-mute cursor-pointer bg-none border-0 rounded`}
        to="/activity"
        search={search}
      >
        {texts.activity.all}
      </Link>
    </section>
  );
}
