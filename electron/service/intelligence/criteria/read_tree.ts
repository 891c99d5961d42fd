import { Grammar } from './grammar.ts';
import { turns } from './grammar_words.ts';
import { leadInOf } from './lead_ins.ts';
import type { AnyKind } from './predicate.ts';
import type { Tagged } from './tag.ts';
import { denies, notAny, type Tree } from './tree.ts';

/** A criterion as read: `not_understood` are the words no predicate accounts for. */
type Understood = {
  readonly tree: Tree | null;
  readonly not_understood: readonly string[];
  /** They can only ask for more: none denies, bounds or joins, and nothing is denied. */
  readonly only_narrows: boolean;
};

/** Words that are read; those of a longer criterion stay open. */
const MAX_WORDS = 400;

/**
 * Finds the reading that accounts for most words: every part between two conjunctions may be one predicate or
 * two joined, and every kind may read it. Dynamic programming over the stretches between conjunctions; no
 * kind goes before another.
 */
export function readTree(tagged: Tagged, kinds: ReadonlyMap<string, AnyKind>): Understood {
  const to = Math.min(tagged.words.length, MAX_WORDS);
  const grammar = new Grammar(tagged, kinds);
  const lead_in = leadInOf(tagged);
  const best = grammar.read(lead_in.end, to, { taken: new Set(), denied: lead_in.denies });
  const tree = best === null ? null : lead_in.denies ? notAny(best.tree) : best.tree;
  const open = [
    ...(best?.open ?? [...tagged.content].filter((at) => at >= lead_in.end && at < to)),
    ...[...tagged.content].filter((at) => at >= to),
  ];
  return {
    tree,
    not_understood: open.map((at) => tagged.words[at]?.text ?? ''),
    only_narrows:
      tree !== null && !denies(tree) && open.every((at) => !tagged.tags.some((tag) => turns(tag, at))),
  };
}
