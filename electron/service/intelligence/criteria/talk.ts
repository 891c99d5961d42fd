import type { WordsSlots } from './kinds/words.ts';
import type { Tagged } from './tag.ts';
import { flat, isRead, type Tree } from './tree.ts';

/** What is asked for in fewer words than this has a name: "Python and zorbing". */
const MIN_WORDS = 2;
/** Of so many words one asks for something: "the way they told us" is talk, "design of data pipelines" is not. */
const TALK = 1.5;

/**
 * A criterion without the parts that are mostly small words and have no name in them ("…, que ya lo vimos con ellos
 * aquí"): what they say is not known, but hardly what is asked for.
 * @returns the rest, and the words of those parts that nothing understood; null where nothing is talk, or the rest is not
 * understood
 */
export function withoutTalk(
  tree: Tree,
  tagged: Tagged,
): { readonly tree: Tree; readonly not_understood: readonly string[] } | null {
  if (tree.op !== 'and') return null;
  const rest = tree.parts.filter((part) => talkIn(part, tagged) === null);
  if (rest.length === 0 || rest.length === tree.parts.length || !rest.every(isRead)) return null;
  return {
    tree: flat('and', rest),
    not_understood: tree.parts.flatMap((part) => talkIn(part, tagged) ?? []),
  };
}

/** The unknown words of a part that is talk. Nouns of German have capitals, so a part with one may have a name. */
function talkIn(part: Tree, { text, words, content }: Tagged): readonly string[] | null {
  if (part.op !== 'is' || part.predicate.kind !== 'words') return null;
  const slots = part.predicate.slots as WordsSlots;
  const from = text.indexOf(slots.text);
  const to = from + slots.text.length;
  const own = [...words.entries()].filter(([, { sign, start, end }]) => !sign && start >= from && end <= to);
  const asking = own.filter(([at]) => content.has(at)).length;
  const is_talk =
    Math.min(asking, slots.words.length) >= MIN_WORDS &&
    own.length >= asking * TALK &&
    !/[\p{Lu}\d]/u.test(slots.text.slice(1));
  return is_talk ? slots.words : null;
}
