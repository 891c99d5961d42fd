import { useState } from 'react';
import type { ActivitySearch } from '../../addresses/activity_search.ts';
import { allFolded, type ActivityEntry } from '../../api/activity.ts';
import { canUndoMany, useUndoActivity, useUndoMany } from '../../api/activity_undo.ts';
import { useBlindMode } from '../../api/blind.ts';
import { texts } from '../../texts.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import css from './activity.module.css';
import { sentenceOf, WHOM } from './activity_sentence.ts';
import { describeActivity } from './activity_texts.ts';

type Props = { entry: ActivityEntry; search: ActivitySearch };

/** What was done can be undone as long as nothing came after it; what was done in one act to many, in one act. */
export function Undo(props: Props) {
  const { is_on: is_blind } = useBlindMode();
  const { type, count, undo } = props.entry;
  // in blind mode nobody is taken apart, and no letter is looked after
  if (is_blind && (type === 'candidate.merged' || type === 'letter.created')) return null;
  if (count > 1) return canUndoMany(type) ? <UndoMany {...props} /> : null;
  return undo === null ? null : <UndoOne {...props} />;
}

function UndoOne({ entry }: Props) {
  const undoIt = useUndoActivity();
  const act = (): Promise<void> =>
    attempt(texts.activitySaid.undoFailed, async () => said(texts.activitySaid.undone, await undoIt(entry)));
  return <Button entry={entry} whom={entry.candidate?.full_name ?? ''} act={act} />;
}

/** All of it that can be undone, or nothing where that fails; whoever changed since is named, and stays. */
function UndoMany({ entry, search }: Props) {
  const undoThem = useUndoMany();
  const act = (): Promise<void> =>
    attempt(texts.activitySaid.undoFailed, async () => {
      const entries = await allFolded(entry, search);
      const { undone, left, again } = await undoThem(entries);
      const words = texts.activitySaid.undoneOf(undone.length, entries.length, namesOf(left), left.length);
      said(left.length === 0 ? texts.activitySaid.undone : words, again);
    });
  return <Button entry={entry} whom={texts.activitySaid.whom(entry.candidates)} act={act} />;
}

function said(words: string, again: (() => Promise<void>) | undefined): void {
  notify(words, again && (() => void again().catch(errorNotice(texts.activitySaid.undoFailed))));
}

/** So many names say who was left; the rest is a number. */
const MAX_NAMED = 3;

function namesOf(entries: readonly ActivityEntry[]): string[] {
  const names = entries.map(({ candidate }) => candidate?.full_name ?? texts.activity.gone);
  return [...new Set(names)].slice(0, MAX_NAMED);
}

function Button(props: { entry: ActivityEntry; whom: string; act: () => Promise<void> }) {
  const { entry, whom, act } = props;
  const [busy, setBusy] = useState(false);
  const what = (sentenceOf(entry) ?? describeActivity(entry)).replace(WHOM, whom);
  return (
    <button
      type="button"
      data-changes
      className={`${css.undo} small-button font-13 text-mute hover-ink hover-underline rounded p-0-6 ms-auto`}
      aria-label={texts.activitySaid.undo(what)}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void act().finally(() => setBusy(false));
      }}
    >
      {texts.actions.undo}
    </button>
  );
}
