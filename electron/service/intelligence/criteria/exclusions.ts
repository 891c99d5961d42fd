import { isOf } from '../language/word_classes.ts';
import { Clause } from './clause.ts';
import { stretchesIn } from './stretches.ts';
import type { Rejection } from './rejections.ts';
import type { Tag } from './tag.ts';
import type { Read } from './tag_rules.ts';
import { follows, holds, holdsAt, type WordRange } from '../language/phrases.ts';

/** What is left out, and the words that say so. */
type LeftOut = WordRange & { readonly own: readonly WordRange[] };

/**
 * Parts that say behind them what is left out: ", fast food excluded"; in languages that put the verb last, before what
 * is asked for: "fast food hariç mutfak deneyimi". Lengths of time and lists of languages leave out by themselves.
 */
export function exclusionsIn(read: Read, tags: readonly Tag[], content: ReadonlySet<number>): Rejection[] {
  const { cues } = read.cues;
  const is_of_languages =
    cues.some(({ value }) => value === 'foreign_language') ||
    (cues.some(({ value }) => value === 'language') && tags.some(({ type }) => type === 'language'));
  if (is_of_languages || tags.some(({ type }) => type === 'length')) return [];
  return stretchesIn(read).flatMap((part): Rejection[] => {
    const left_out = excludedIn(part, read, tags);
    // "hariç tutulacak: …" is a label (lead_ins.ts)
    if (left_out === null || read.words[part.end]?.key === ':') return [];
    const own = Clause.places(left_out.own);
    const asks = Clause.at(left_out).some((at) => content.has(at) && !own.has(at));
    return asks ? [{ start: left_out.start, end: left_out.end, own }] : [];
  });
}

const isKind = (tag: Tag): boolean => tag.type === 'entry' && tag.entry.kind === 'kind';

function excludedIn(part: WordRange, read: Read, tags: readonly Tag[]): LeftOut | null {
  const { cues } = read.cues;
  const precedes = read.locales[0]?.verb_last === true;
  const besides = Clause.at(part)
    .filter((at) => precedes && isOf('besides', read.keys[at]))
    // "Türkiye dışında" is abroad, "hariç değil" included
    .filter((at) => !tags.some((tag) => tag.type === 'place' && tag.end === at))
    // "SAP dışında bir ERP": one of the kind other than that
    .filter((at) => !tags.some((tag) => isKind(tag) && follows(tag, { end: at + 1 }, 1)))
    .filter((at) => !cues.some(({ value, start }) => value === 'not' && start === at + 1))
    .map((at) => ({ start: at, end: at + 1 }))
    .find((one) => !cues.some((cue) => holds(cue, one) && cue.end - cue.start > 1));
  const excluded = cues.find(
    (cue) =>
      !precedes &&
      cue.value === 'excluded' &&
      holds(part, cue) &&
      // "escluse le ex Alfa", "ex Alfa esclusi"
      (cue.end === part.end || cue.start === part.start) &&
      !read.keys.some((key, at) => holdsAt(cue, at) && isOf('own_object', key)),
  );
  const said = besides ?? excluded;
  return said === undefined
    ? null
    : { start: part.start, end: said.start === part.start ? part.end : said.end, own: [said] };
}
