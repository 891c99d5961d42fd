import { useMe } from '../../api/me.ts';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { isOfLine, useFolded, type ActivityEntry } from '../../api/activity.ts';
import type { ActivitySearch } from '../../addresses/activity_search.ts';
import { useBlindMode } from '../../api/blind.ts';
import { saveLetters } from '../../api/letters.ts';
import { attempt } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { formatMoment, formatTime } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { requestReason } from './reason_request.ts';
import { manyOf, sentenceOf, WHOM } from './activity_sentence.ts';
import { Undo } from './undo.tsx';
import { actorName, describeActivity, activityQuote } from './activity_texts.ts';
import css from './activity.module.css';

/** Shows one event: when, who, what, and the people it is about. A group of events opens. */
export function ActivityLine(props: {
  entry: ActivityEntry;
  search: ActivitySearch;
  /** Shown beside a candidate, who is not named again. */
  of_one?: boolean;
}) {
  const { entry, search, of_one = false } = props;
  const [opened, setOpened] = useState(false);
  const id = useId();
  const name = actorName(entry, useMe().data?.user?.id ?? null);
  const actor = (
    <span
      className={`${css.actor} font-13 clip line-24`}
      data-kind={entry.actor.kind}
      dir="auto"
      title={name}
    >
      {name}
    </span>
  );
  const opener = (label: string): ReactNode => (
    <button
      type="button"
      className={css.open}
      aria-expanded={opened}
      aria-controls={id}
      onClick={() => setOpened((now) => !now)}
    >
      {label} <span aria-hidden>{opened ? '▾' : '▸'}</span>
    </button>
  );
  return (
    <div
      className={`${css.line} grid border-b columns-58-128-fr py-5 gap-4-12`}
      data-of-one={of_one || undefined}
    >
      <time
        dateTime={entry.created_at}
        title={formatMoment(entry.created_at)}
        className="font-12 tabular text-mute line-24"
      >
        {formatTime(entry.created_at)}
      </time>
      {!of_one && actor}
      <div className={`${css.what} flex wrap items-baseline min-w-0 break-anywhere gap-0-10 line-24`}>
        {of_one && actor}
        <What entry={entry} of_one={of_one} opener={opener} />
        <InJob entry={entry} />
        {entry.detail.file_name !== null && <Aside>{entry.detail.file_name}</Aside>}
        {entry.detail.subject !== null && (
          <Aside>
            <Hidden text={entry.detail.subject} />
          </Aside>
        )}
        <Words entry={entry} />
        <SayWhy entry={entry} />
        <SaveLetter entry={entry} />
        <Undo entry={entry} search={search} />
        {opened && (
          <div id={id} className="basis-full min-w-0 order-1">
            <Opened entry={entry} search={search} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * What was done and to whom: a sentence in which a name leads to its candidate, and how many they are opens them. Beside
 * a candidate nobody is named.
 */
function What(props: { entry: ActivityEntry; of_one: boolean; opener: (label: string) => ReactNode }) {
  const { entry, of_one, opener } = props;
  const { count, candidates } = entry;
  const many = of_one ? null : manyOf(entry);
  const sentence = of_one ? null : (many?.said ?? sentenceOf(entry));
  const [before = '', after = ''] = sentence?.split(WHOM) ?? [];
  const is_many = many !== null || (entry.candidate_id === null && candidates > 1);
  return (
    <>
      <span dir="auto">
        {sentence === null ? (
          describeActivity(entry)
        ) : (
          <>
            {before}
            {is_many ? opener(many?.things ?? texts.activitySaid.whom(candidates)) : <Whom entry={entry} />}
            {after}
          </>
        )}
      </span>
      {count > 1 &&
        !(sentence !== null && is_many) &&
        // several tags are named already
        (of_one
          ? entry.detail.tags.length < 2 && <Aside>{texts.activity.times(count)}</Aside>
          : opener(texts.activity.times(count)))}
      {!of_one && sentence === null && <Whom entry={entry} />}
    </>
  );
}

/** What is beside the point. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <span className="aside" dir="auto">
      {children}
    </span>
  );
}

function Whom({ entry }: { entry: ActivityEntry }) {
  if (entry.candidate !== null) {
    return (
      <Link
        className="weight-600 text-ink no-underline hover-underline"
        dir="auto"
        to="/candidates/$candidate_id"
        params={{ candidate_id: entry.candidate.id }}
        search={entry.job === null ? {} : { job: entry.job.id }}
      >
        {entry.candidate.full_name}
      </Link>
    );
  }
  return entry.candidate_id === null ? null : <Aside>{texts.activity.gone}</Aside>;
}

function InJob({ entry }: { entry: ActivityEntry }) {
  if (entry.job !== null) {
    const { id, title } = entry.job;
    return (
      <Link
        className="text-mute no-underline hover-underline"
        dir="auto"
        to="/jobs/$job_id"
        params={{ job_id: id }}
      >
        {title}
      </Link>
    );
  }
  return entry.job_id === null ? null : <Aside>{texts.activity.goneJob}</Aside>;
}

/** The reason or the note that belongs to it. */
function Words({ entry }: { entry: ActivityEntry }) {
  const words = activityQuote(entry);
  return words === null ? null : (
    <q className={`${css.words} text-mute pre-wrap basis-full order-1`} dir="auto">
      <Hidden text={words} />
    </q>
  );
}

/** A move whose reason is not said yet can still be explained. */
function SayWhy({ entry }: { entry: ActivityEntry }) {
  const { candidate, job, detail, actor } = entry;
  const { stage_change_id, to_stage, said_reason } = detail;
  const is_move = entry.type === 'nomination.stage_changed' && actor.kind === 'person';
  if (!is_move || candidate === null || job === null) return null;
  if (stage_change_id === null || to_stage === null) return null;
  const label = said_reason === null ? texts.notes.sayWhy : texts.notes.editShort;
  return (
    <button
      type="button"
      data-changes
      className={css.open}
      aria-label={`${label}: ${candidate.full_name}`}
      onClick={() =>
        requestReason({
          job_id: job.id,
          candidate_ids: [candidate.id],
          said: candidate.full_name,
          stage: to_stage,
          stage_change_id,
          reason: said_reason ?? '',
        })
      }
    >
      {label}
    </button>
  );
}

/** A letter that is still kept can be had again as a draft; in blind mode it would say who somebody is. */
function SaveLetter({ entry }: { entry: ActivityEntry }) {
  const { is_on: is_blind } = useBlindMode();
  const { type, count, detail, resource_id } = entry;
  if (type !== 'letter.created' || count > 1 || detail.letter_subject === null || is_blind) return null;
  return (
    <button
      type="button"
      data-changes
      className={css.open}
      onClick={() => void attempt(texts.letters.saveFailed, () => saveLetters([resource_id]))}
    >
      {texts.letters.save(1)}
    </button>
  );
}

function Opened({ entry, search }: { entry: ActivityEntry; search: ActivitySearch }) {
  const folded = useFolded(entry, search, true);
  const entries = (folded.data?.pages ?? [])
    .flatMap((page) => page.results)
    .filter((one) => isOfLine(one, entry));
  return (
    <ul className={`${css.opened} p-4-0-4-12 m-4-0-0`}>
      {entries.map((one) => (
        <li key={one.id}>
          <time dateTime={one.created_at} className="font-12 tabular text-mute line-24">
            {formatTime(one.created_at)}
          </time>{' '}
          <Whom entry={one} /> {one.type.startsWith('criterion.') && <Aside>{one.detail.criterion}</Aside>}
          {entry.detail.tags.length > 1 && <Aside>{one.detail.tag}</Aside>}
          {one.detail.file_name !== null && <Aside>{one.detail.file_name}</Aside>}
          <Words entry={one} />
          <SayWhy entry={one} />
          <Undo entry={one} search={search} />
        </li>
      ))}
      {folded.hasNextPage && (
        <li>
          <button
            type="button"
            className={css.open}
            disabled={folded.isFetchingNextPage}
            onClick={() => void folded.fetchNextPage()}
          >
            {texts.activity.more}
          </button>
        </li>
      )}
    </ul>
  );
}
