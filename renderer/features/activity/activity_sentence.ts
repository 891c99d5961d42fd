import type { ActivityEntry } from '../../api/activity.ts';
import { texts } from '../../texts.ts';
import { stageNameOf } from '../stages/stage_name.ts';

/** Stands in a sentence where the people are named. */
export const WHOM = '{whom}';

type Switched = Readonly<Record<'on' | 'off', string>>;

const wordOf = <Word>(table: Readonly<Record<string, Word>>, key: string | null): Word | undefined =>
  key !== null && Object.hasOwn(table, key) ? table[key] : undefined;

/** What was done, with WHOM where the people it was about are named; null where it was about nobody. */
export function sentenceOf(entry: ActivityEntry): string | null {
  if (entry.candidate_id === null && entry.candidates === 0) return null;
  const { type, detail } = entry;
  const said = texts.activitySaid;
  const [from, to] = [detail.from_stage, detail.to_stage].map((name) =>
    name === null ? null : stageNameOf(name),
  );
  if (type === 'nomination.stage_changed') return said.moved(from ?? null, to ?? '…');
  if (type === 'nomination.created' && to) return said.nominated(to);
  if (type === 'evaluation.overridden') {
    const { criterion, was, finding } = detail;
    return said.answered(criterion ?? texts.activity.aCriterion, was, finding);
  }
  if (type === 'letter.created' && detail.letter_kind !== null) return said.letters[detail.letter_kind];
  const fact = wordOf(said.facts, detail.fact);
  const ofFact = wordOf(said.fact, type);
  if (ofFact !== undefined && fact !== undefined) return ofFact(fact);
  const ofCall = wordOf(said.call, type);
  if (ofCall !== undefined && detail.criterion !== null) {
    return withFinding(ofCall(detail.criterion), detail.finding);
  }
  const ofField = wordOf(said.own, type);
  if (ofField !== undefined && detail.field !== null) return ofField(detail.field);
  if (type === 'candidate_tag.deleted' && detail.tag !== null) return said.untagged(detail.tag);
  if (type === 'candidate.updated') {
    const changed = fieldsIn(detail.fields);
    if (changed !== '') return said.changed(changed);
  }
  const sentence = wordOf<string>(said.what, type);
  if (sentence === undefined) return null;
  if (type !== 'candidate_tag.created') return sentence;
  const tags =
    detail.tags.length > 1 ? texts.activity.tags(detail.tags, detail.tag_total) : (detail.tag ?? '');
  return tags === '' ? sentence : `${sentence}: ${tags}`;
}

/** The same of several things that are no candidates: its sentence, in which WHOM is how many; null for others. */
export function manyOf({
  type,
  count,
}: ActivityEntry): { readonly said: string; readonly things: string } | null {
  const many = count > 1 ? wordOf(texts.activitySaid.many, type) : undefined;
  return many === undefined ? null : { said: many.said, things: many.things(count) };
}

/** What was done where no candidate is named, as far as an event tells more than its kind; null where it does not. */
export function changeOf({ type, detail }: ActivityEntry): string | null {
  const said = texts.activitySaid;
  if (type === 'setting.updated') {
    const { setting, setting_state: state } = detail;
    return (
      (state === null ? undefined : wordOf<Switched>(said.switched, setting)?.[state]) ??
      wordOf<string>(said.settings, setting) ??
      null
    );
  }
  if (type !== 'job.updated') return null;
  const { from_status, to_status, fields } = detail;
  const [from, to] = [from_status, to_status].map((status) => wordOf<string>(texts.jobs.statuses, status));
  const others = fieldsIn(fields);
  const moved = from === undefined || to === undefined ? '' : said.status(from, to);
  const parts = [moved, others === '' ? '' : said.job(others)].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join('; ');
}

/** The names of fields in a sentence, each once; those without a name of their own are left out. */
function fieldsIn(fields: readonly string[]): string {
  const { fields: names, and } = texts.activitySaid;
  return and([...new Set(fields.flatMap((field) => wordOf<string>(names, field) ?? []))]);
}

function withFinding(sentence: string, finding: 'met' | 'not_met' | null): string {
  return finding === null ? sentence : `${sentence}: ${texts.criteria.findings[finding]}`;
}
