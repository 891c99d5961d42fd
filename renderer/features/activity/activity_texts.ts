import { clientName } from '../../api/clients.ts';
import type { ActivityEntry } from '../../api/activity.ts';
import { texts } from '../../texts.ts';
import { changeOf } from './activity_sentence.ts';
import { stageNameOf } from '../stages/stage_name.ts';

/**
 * Who did it, as it is shown.
 * @param self whoever is signed in; null where nobody has an account
 */
export function actorName({ actor }: ActivityEntry, self: string | null): string {
  if (actor.kind === 'person') {
    if (actor.client_id === self) return texts.activity.you;
    // without a name: whoever sits at a laptop, or sat at an office where nobody had an account yet
    return actor.name ?? (self === null ? texts.activity.you : texts.people.former);
  }
  if (actor.kind === 'service') return texts.activity.service;
  return actor.name === null ? texts.activity.goneProgram : clientName(actor.name);
}

/** What was done, in a few words, without whom it was about. */
export function describeActivity(entry: ActivityEntry): string {
  const { type, detail } = entry;
  const { activity, letters } = texts;
  const change = changeOf(entry);
  if (change !== null) return change;
  const to = stageSaid(detail.to_stage);
  if (type === 'letter.created' && detail.letter_kind !== null) {
    return letters.prepared[detail.letter_kind];
  }
  if (type === 'nomination.stage_changed') return activity.moved(stageSaid(detail.from_stage), to);
  if (type === 'nomination.created' && to !== null) return activity.nominated(to);
  if (type === 'evaluation.overridden') {
    return activity.answered(detail.criterion ?? activity.aCriterion, detail.finding);
  }
  if (type === 'saved_search.matched' && detail.search !== null) {
    return activity.matched(detail.search, detail.people ?? 1);
  }
  const words: Readonly<Record<string, string>> = activity.what;
  const said = words[type] ?? type;
  if (detail.tags.length > 1) return `${said}: ${activity.tags(detail.tags, detail.tag_total)}`;
  const account = detail.account === null ? null : clientName(detail.account);
  const what = detail.tag ?? detail.criterion ?? detail.field ?? account ?? to;
  return what === null ? said : `${said}: ${what}`;
}

/** A person's own words that belong to it. */
export function activityQuote({ detail }: ActivityEntry): string | null {
  return detail.said_reason ?? detail.note ?? detail.letter_subject;
}

const stageSaid = (name: string | null): string | null => (name === null ? null : stageNameOf(name));
