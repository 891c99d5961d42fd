import { hasCue } from '../../language/cues.ts';
import type { MentionStatus } from '../../language/locale.ts';
import { holdsAt, type WordRange } from '../../language/phrases.ts';
import { says } from '../../language/status.ts';
import { keysOf } from '../../language/tokens.ts';
import { isProduct, type Skill } from '../../skills/lexicon.ts';
import type { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import { holdsWords } from '../held_words.ts';
import { met, quotedSentence, type Verdict } from '../predicate.ts';
import { sentencesOf } from '../resume_sentences.ts';
import { literalsAt } from './shared.ts';

/** The words of a single thing that is no product, and of what narrows it, as a criterion has them. */
export const asAsked = (
  clause: Clause,
  skills: readonly (WordRange & { readonly skill: Skill })[],
  literal: ReadonlySet<number>,
): readonly string[] =>
  skills.length !== 1 ||
  skills.some(({ skill }) => isProduct(skill.kind)) ||
  // whose title it was, and which firm "Hotel Example" is, words do not show
  clause.tags('title').length > 0 ||
  [...literal].some((at) => at > 0 && clause.isCapital(at))
    ? []
    : literalsAt(
        clause,
        clause.content.filter(
          (at) =>
            (literal.has(at) || skills.some((tag) => holdsAt(tag, at))) &&
            !clause.cues('and', 'or').some((joint) => holdsAt(joint, at)),
        ),
      );

/** Letters of a word that shows a thing by itself. */
const MIN_ALONE = 8;

/** What a sentence may not say of anything in it. */
const NOT_HELD: readonly MentionStatus[] = [
  'abandoned',
  'lapsed',
  'planned',
  'learning',
  'denied',
  'others',
  'seen',
];

/**
 * "Prospecting by phone", "manual handling of residents": a sentence that has every word as it was asked, in any of
 * their forms, shows a thing no other name was found for.
 */
export function shownAsAsked(words: readonly string[], facts: JudgeFacts): Verdict | null {
  if (words.length < 2 && (words[0]?.length ?? 0) < MIN_ALONE) return null;
  const sentence = sentencesOf(facts).find(({ text }) => holdsWords(text, words));
  if (sentence === undefined) return null;
  const { start, end, text } = sentence;
  const is_clear =
    !hasCue(keysOf(text), facts.locales, 'deputy', 'not') &&
    !NOT_HELD.some((status) => says(text, status, facts.locales)) &&
    [start, end - 1].every((at) => POSSESSED.has(statusAt(facts, { start: at, end: at + 1 })));
  return is_clear ? met(0.7, ...quotedSentence(facts, sentence)) : null;
}
