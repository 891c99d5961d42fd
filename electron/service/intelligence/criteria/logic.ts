import type { Verdict } from './answer.ts';
import type { CriterionFacts } from './facts.ts';
import type { Leaf } from './leaf.ts';
import { joinValues, negateValue, proven } from './three_values.ts';

/** A criterion as read: leaves joined by and, or, not. */
export type Tree =
  | { readonly op: 'leaf'; readonly leaf: Leaf }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Tree[] }
  | { readonly op: 'not'; readonly part: Tree };

/** What was understood, in plain words. */
export function treeText(tree: Tree): string {
  switch (tree.op) {
    case 'leaf':
      return tree.leaf.understood;
    case 'not':
      return tree.part.op === 'and' || tree.part.op === 'or'
        ? `Not: (${treeText(tree.part)})`
        : `Not: ${lower(treeText(tree.part))}`;
    default:
      return tree.parts
        .map((part) => (part.op === 'and' || part.op === 'or' ? `(${treeText(part)})` : treeText(part)))
        .join(tree.op === 'and' ? '; and ' : '; or ');
  }
}

/** The leaves of a tree, in the order in which they are written. */
export function leavesOf(tree: Tree): Leaf[] {
  if (tree.op === 'leaf') return [tree.leaf];
  return tree.op === 'not' ? leavesOf(tree.part) : tree.parts.flatMap(leavesOf);
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Decides a tree with the logic of three values: what the resume does not say stays open unless the rest decides. */
export function decideTree(tree: Tree, facts: CriterionFacts): Verdict {
  switch (tree.op) {
    case 'leaf':
      return proven(tree.leaf.decide(facts));
    case 'not':
      return negate(decideTree(tree.part, facts), facts);
    case 'and':
      return join(
        tree.parts.map((part) => decideTree(part, facts)),
        false,
      );
    case 'or':
      return join(
        tree.parts.map((part) => decideTree(part, facts)),
        true,
      );
  }
}

function join(verdicts: readonly Verdict[], decisive: boolean): Verdict {
  const { value, told } = joinValues(verdicts, decisive);
  const explanations = [...new Set(told.map(({ explanation }) => explanation))];
  return { ...value, explanation: explanations.slice(0, 3).join(' ') };
}

function negate(verdict: Verdict, facts: CriterionFacts): Verdict {
  return { ...negateValue(verdict, facts), explanation: verdict.explanation };
}
