import { type Cue, cuesNamed, type Remarks } from '../language/locale.ts';
import { remarkWords } from '../language/remark_words.ts';
import type { WordsSlots } from './kinds/words.ts';
import type { Tagged } from './tag.ts';
import { flat, isRead, type Tree } from './tree.ts';

/** What is asked for in fewer words than this has a name: "Python and zorbing". */
const MIN_WORDS = 2;
/** Of so many words one asks for something: "the way they told us" is talk, "design of data pipelines" is not. */
const TALK = 1.5;

/** Words of whoever asks, not of whom they look for: "we", "our client", "they told me". */
const OURS: readonly (keyof Remarks)[] = ['aside', 'ours', 'telling', 'wants', 'who', 'said'];

/** Words of what somebody has or does, whoever speaks: "knows how to pull the taps for us". */
const ASKS = new Set<Cue>(cuesNamed('know work experience'));

/**
 * A criterion without the parts in which whoever asks speaks of themselves, mostly in small words ("…, que nos lo
 * pidieron en la oficina"): what they say is not known, but hardly what is asked for.
 * @returns the rest, and the words of those parts that nothing understood; null where nothing is talk, or the rest is
 * not understood
 */
export function withoutTalk(
  tree: Tree,
  tagged: Tagged,
): { readonly tree: Tree; readonly not_understood: readonly string[] } | null {
  if (tree.op !== 'and') return null;
  const talk = new Map(tree.parts.map((part) => [part, talkIn(part, tagged)]));
  const rest = tree.parts.filter((part) => talk.get(part) === null);
  if (rest.length === 0 || rest.length === tree.parts.length || !rest.every(isRead)) return null;
  return { tree: flat('and', rest), not_understood: [...talk.values()].flatMap((words) => words ?? []) };
}

/** The unknown words of a part that is talk. Nouns of German have capitals, so a part with one may have a name. */
function talkIn(part: Tree, { text, words, content, cues, locales }: Tagged): readonly string[] | null {
  if (part.op !== 'is' || part.predicate.kind !== 'words') return null;
  const slots = part.predicate.slots as WordsSlots;
  const from = text.indexOf(slots.text);
  const to = from + slots.text.length;
  const own = [...words.entries()].filter(([, { sign, start, end }]) => !sign && start >= from && end <= to);
  const known = remarkWords(
    words.map(({ key }) => key),
    locales,
  );
  const asking = own.filter(([at]) => content.has(at)).length;
  const is_talk =
    Math.min(asking, slots.words.length) >= MIN_WORDS &&
    own.length >= asking * TALK &&
    own.some(([at]) => OURS.some((name) => known(name, at))) &&
    cues.every(({ cue, start }) => !ASKS.has(cue) || own.every(([at]) => at !== start)) &&
    !/[\p{Lu}\d]/u.test(slots.text.slice(1));
  return is_talk ? slots.words : null;
}
