import { holdsWords } from './held_words.ts';
import { around } from './kinds/shared.ts';
import type { JudgeFacts } from './facts.ts';
import { say, type Verdict } from './predicate.ts';
import { denies, type Tree } from './tree.ts';

/** Unaccounted words that the evidence does not contain either. */
export function unaccounted(
  words: readonly string[],
  { truth, evidence }: Verdict,
  facts: JudgeFacts,
): readonly string[] {
  if (truth !== true) return words;
  const text = evidence
    .filter(({ stance }) => stance === 'for')
    .map((span) => around(facts, span))
    .join(' ');
  return words.filter((word) => !/^\p{L}{4,}$/u.test(word) || !holdsWords(text, [word]));
}

/**
 * An unaccounted word keeps an answer from being sure: it may be the one that matters. An answer stands, and is not
 * sure, where the word hardly asks for anything (`stands`), or cannot turn it round.
 */
export function limited(
  verdict: Verdict,
  not_understood: readonly string[],
  stands: boolean,
  may_turn: { readonly met: boolean; readonly not_met: boolean },
): Verdict {
  if (not_understood.length === 0 || verdict.truth === null) return verdict;
  const said = [...verdict.said, say('words_open', { words: not_understood.join(', ') })];
  if (stands || !(verdict.truth ? may_turn.met : may_turn.not_met)) {
    return { ...verdict, said, confidence: Math.min(verdict.confidence, 0.7) };
  }
  return { ...verdict, said, truth: null, confidence: Math.min(verdict.confidence, 0.5) };
}

/** A story of which little is understood shows neither that something is lacking nor that it is not there. */
export const unsure = (verdict: Verdict, tree: Tree): Verdict =>
  verdict.truth === false || (verdict.truth === true && denies(tree))
    ? {
        ...verdict,
        truth: null,
        confidence: Math.min(verdict.confidence, 0.5),
        said: [...verdict.said, say('story')],
      }
    : verdict;
