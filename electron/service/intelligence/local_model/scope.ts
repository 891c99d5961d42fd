import type { AllowedReading } from '../criteria/engine.ts';
import type { AnswerEngine, CriterionAnswer } from '../criteria/answer.ts';
import { denies, predicatesOf } from '../criteria/tree.ts';
import type { Predicate } from '../criteria/predicate.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import { MAX_SLOTS, slotsOf, type ModelSlot } from './slots.ts';
import { holdsDenial } from './words.ts';

/** What the rules answered. */
export type RuleAnswer = Extract<CriterionAnswer, { state: 'EVALUATED' }>;

/**
 * What a model may answer of a criterion. `words`: all of it is only looked for as it is written, so the model's
 * verified answer counts. `open`: some words of it are not understood, so the model is asked only where the rules
 * found nothing. `none`: what rules decide alone: what they understand wholly, protected characteristics, what a
 * resume need not say (pay, permits, travel …), what asks for nothing, or for more than anybody could show, and what
 * denies something unread.
 */
export type ModelScope = 'words' | 'open' | 'none';

/** What a model may answer of a criterion, and the slots it is asked about; none where it is not asked. */
type AskedScope = { readonly scope: ModelScope; readonly slots: readonly ModelSlot[] };

const NOT_ASKED: AskedScope = { scope: 'none', slots: [] };

/** Reads the criterion as the rules do; takes time linear in its length. */
export function modelScope(prompt_text: string, { judge, lexicon }: CriterionReader): AskedScope {
  const reading = judge.read(prompt_text, lexicon);
  if ('refusal' in reading || reading.tree === null || losesDenial(reading)) return NOT_ASKED;
  const predicates = predicatesOf(reading.tree);
  if (predicates.some(({ kind }) => NEED_NOT_SAY.has(kind))) return NOT_ASKED;
  const slots = slotsOf(reading);
  if (slots.length > MAX_SLOTS) return NOT_ASKED;
  if (predicates.every(({ kind }) => kind === 'words')) return { scope: 'words', slots };
  return reading.not_understood.length > 0 || predicates.some(takesWords)
    ? { scope: 'open', slots }
    : NOT_ASKED;
}

/** A denial that was not read as one, or of something unknown: its slots would ask for the contrary. */
const losesDenial = ({ text, tree, not_understood }: AllowedReading): boolean =>
  holdsDenial(not_understood.join(' ')) || (tree !== null && !denies(tree) && holdsDenial(text));

const NEED_NOT_SAY: ReadonlySet<string> = new Set(['open', 'permit', 'availability']);

/** Words that have to stand in the resume as they are: another wording of the same only a model knows. */
const takesWords = ({ kind, slots }: Predicate): boolean =>
  kind === 'words' || ((slots as { readonly words?: readonly string[] }).words ?? []).length > 0;

/**
 * Whether a model is asked about a criterion that the rules answered so. Typed facts win: what rules found that
 * understood the whole criterion stays, and so does what a person entered by hand, which no quote of the resume can
 * show.
 */
export function mayAskModel(
  scope: ModelScope,
  {
    finding,
    evidence,
    engine = 'meaning',
  }: Pick<RuleAnswer, 'finding' | 'evidence'> & { readonly engine?: AnswerEngine },
): boolean {
  if (scope === 'none' || (finding === 'met' && evidence.length === 0)) return false;
  return (scope === 'words' && engine === 'meaning') || finding === 'not_stated';
}
