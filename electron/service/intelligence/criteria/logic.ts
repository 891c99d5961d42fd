import type { CriterionEvidence, Verdict } from './answer.ts';
import type { CriterionFacts } from './facts.ts';
import type { Leaf } from './leaf.ts';
import { lookedAt } from './search.ts';

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

/** Nothing is true without a span that shows it. */
function proven(verdict: Verdict): Verdict {
  return verdict.truth === true && !verdict.evidence.some(({ stance }) => stance === 'for')
    ? { ...verdict, truth: null, confidence: 0.4 }
    : verdict;
}

/** `decisive` is the value that settles the whole on its own: false for and, true for or. */
function join(verdicts: readonly Verdict[], decisive: boolean): Verdict {
  const settling = verdicts.filter(({ truth }) => truth === decisive);
  const open = verdicts.filter(({ truth }) => truth === null);
  const chosen = settling.length > 0 ? settling : open.length > 0 ? open : verdicts;
  const truth = settling.length > 0 ? decisive : open.length > 0 ? null : !decisive;
  const confidences = chosen.map(({ confidence }) => confidence);
  return {
    truth,
    ...(truth === false && chosen.every(({ is_silent }) => is_silent) ? { is_silent: true } : {}),
    // one part that settles it is enough, all parts that do not have to be right together
    confidence: settling.length > 0 ? Math.max(...confidences) : Math.min(...confidences),
    explanation: [
      ...new Set(
        (truth === true && decisive ? chosen.slice(0, 1) : chosen).map(({ explanation }) => explanation),
      ),
    ]
      .slice(0, 3)
      .join(' '),
    evidence: unique((truth === true ? chosen : verdicts).flatMap(({ evidence }) => evidence)),
  };
}

function negate(verdict: Verdict, facts: CriterionFacts): Verdict {
  if (verdict.truth === null) return { ...verdict, confidence: Math.min(verdict.confidence, 0.5) };
  const truth = !verdict.truth;
  const turned = verdict.evidence.map(({ start, end, stance }): CriterionEvidence => ({
    start,
    end,
    stance: stance === 'for' ? 'against' : 'for',
  }));
  // What is not there is shown by where it would stand.
  const evidence =
    truth && turned.length === 0
      ? lookedAt(facts, ['skills', 'experience']).map(({ start, end }): CriterionEvidence => ({
          start,
          end,
          stance: 'for',
        }))
      : turned;
  const { is_silent: _, ...said } = verdict;
  return { ...said, truth, evidence };
}

function unique(evidence: readonly CriterionEvidence[]): CriterionEvidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ start, end, stance }) => {
    const key = `${start} ${end} ${stance}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
