import { holdsAt } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import { Clause } from './clause.ts';
import type { Tag } from './tag.ts';
import type { Read } from './tag_rules.ts';

/** Words that ask for nothing, and whether they say what a lack leads to, which turns nobody away (rejections.ts). */
type Reasons = { readonly places: ReadonlySet<number>; readonly is_lack: boolean };

/** Tags of things a reason may not name: "5 years of SAP, so a senior" asks for both. */
const NAMED = new Set<Tag['type']>(['skill', 'entry', 'language', 'length', 'calendar_year']);

/**
 * Places of what only says why something is asked for: "we got burnt last time, so …", "da Homeoffice nicht möglich
 * ist, …", and, behind what is asked for, "sin el CAP *no podemos meterlo en el camión*". The lack that would be the
 * end is asked about, so its denials go as well.
 */
export function reasons(read: Read, tags: readonly Tag[]): Reasons {
  const found = reasonBefore(read, tags);
  const lack = found.length > 0 ? [] : consequence(read, tags);
  return { places: new Set([...found, ...lack]), is_lack: lack.length > 0 };
}

function reasonBefore({ words, keys, cues, locales }: Read, tags: readonly Tag[]): number[] {
  const comma = words.findIndex(
    ({ key, sign }, at) => sign && key === ',' && isOf('therefore', keys[at + 1]),
  );
  const first = words.findIndex(({ key, sign }) => sign && key === ',');
  const opens = cues.cues.some(({ value, start }) => value === 'reason' && start === 0);
  const end = comma > 0 ? comma + 2 : opens && first > 0 ? first + 1 : 0;
  const isAsked = (at: number): boolean =>
    tags.some((tag) => tag.type !== 'cue' && tag.type !== 'quantity' && holdsAt(tag, at));
  const names = Clause.at({ start: 0, end }).some((at) =>
    tags.some((tag) => NAMED.has(tag.type) && holdsAt(tag, at)),
  );
  const goes_on = Clause.at({ start: end, end: words.length }).some(isAsked);
  // "we've a no-poach with Calder, so …": a name may be what is asked about; where nouns have capitals, none is seen
  const named =
    words.slice(1, end).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) && locales[0]?.joins_nouns !== true;
  return end > 0 && !names && !named && goes_on ? Clause.at({ start: 0, end }) : [];
}

/** "Without X we cannot …", "sans X, l'agence ne peut pas …": what becomes of whoever lacks it. */
function consequence({ words, keys, cues: { cues } }: Read, tags: readonly Tag[]): number[] {
  const [lack, second] = cues.filter(({ value }) => value === 'not' || value === 'absent');
  if (lack?.start !== 0 || !isOf('lacking', keys[0]) || second === undefined) return [];
  const isComma = (at: number): boolean => words[at]?.sign === true && keys[at] === ',';
  const before = words[second.start - 1];
  const lists =
    before?.sign === true ||
    cues.some(({ value, end }) => (value === 'and' || value === 'or') && end === second.start);
  const comma = words.findLastIndex((_, at) => at > lack.end && at < second.start && isComma(at));
  const from = comma < 0 ? second.start : comma;
  const next = words.findIndex((_, at) => at > second.end && isComma(at));
  const to = next < 0 ? words.length : next;
  const asked = tags.some((tag) => tag.type !== 'cue' && tag.start >= lack.end && tag.end <= from);
  const names = tags.some((tag) => NAMED.has(tag.type) && tag.start >= second.end && tag.end <= to);
  return lists || !asked || names
    ? []
    : Clause.at({ start: from, end: words.length }).concat(Clause.at(lack));
}
