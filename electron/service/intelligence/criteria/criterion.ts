import type { Lexicon } from '../skills/lexicon.ts';
import { withoutInstructions } from '../text/instructions.ts';
import type { AnswerEngine, CriterionAnswer, Finding, ToldAnswer } from './answer.ts';
import { criterionFacts, shorten, type CriterionFacts, type CriterionSource } from './facts.ts';
import { decideTree, leavesOf, treeText, type Tree } from './logic.ts';
import { isProtected } from './protected.ts';
import { readCriterion } from './read.ts';

export { CRITERIA_ENGINE } from './answer.ts';

/** Longest prompt that is read; the rest of a longer one is not. */
export const MAX_PROMPT = 2000;
/** Characters of an explanation: what fits beside a page. */
const MAX_EXPLANATION = 600;

/**
 * Evaluates one criterion against one resume. Pure and deterministic: the same input gives the same answer, byte for
 * byte. Never throws; takes time linear in the length of the prompt.
 */
export function evaluateCriterion({
  prompt_text,
  ...source
}: CriterionSource & { readonly prompt_text: string }): CriterionAnswer {
  return evaluateCriteria([prompt_text], source)[0] as CriterionAnswer;
}

/** Evaluates many criteria against one resume, which is prepared once; the answers are in the order of the prompts. */
export function evaluateCriteria(prompts: readonly string[], source: CriterionSource): CriterionAnswer[] {
  let facts: CriterionFacts | null = null;
  return prompts.map((prompt_text): CriterionAnswer => {
    try {
      const reading = readingOf(prompt_text.slice(0, MAX_PROMPT), source.lexicon);
      if ('refusal' in reading) {
        return { state: 'FAILED', reason: 'PROTECTED_CHARACTERISTIC', message: reading.refusal };
      }
      if (source.document.text.trim() === '') return NO_TEXT;
      facts ??= criterionFacts({ ...source, document: withoutInstructions(source.document) });
      return evaluate(reading.tree, facts);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      return {
        state: 'FAILED',
        reason: 'ENGINE_ERROR',
        message: `The criterion could not be evaluated: ${cause}. Try it in other words.`,
      };
    }
  });
}

const NO_TEXT: CriterionAnswer = {
  state: 'FAILED',
  reason: 'NO_TEXT',
  message: 'The resume has no readable text. Add a resume whose text can be read.',
};

/** How a criterion is read, before any resume is looked at. */
export type Understanding = {
  readonly understood_as: string;
  /** 'meaning' where a part of it is read by no rule. */
  readonly engine: Exclude<AnswerEngine, `model ${string}`>;
  /** Why it is not evaluated, with what may be asked instead; null when it is. */
  readonly refusal: string | null;
  /** Words of it that nothing understood. */
  readonly not_understood?: readonly string[];
  /** Words read as others, one letter off. */
  readonly corrected?: readonly { readonly written: string; readonly read: string }[];
  /** `understood_as` in codes. */
  readonly told?: ToldAnswer['understood_as'];
};

const NOT_UNDERSTOOD = 'Not understood';

/** How a criterion is read: what a person is shown while they write it. Never throws. */
export function understandCriterion(prompt_text: string, lexicon: Lexicon): Understanding {
  const reading = readingOf(prompt_text.slice(0, MAX_PROMPT), lexicon);
  if ('refusal' in reading) {
    return { understood_as: NOT_UNDERSTOOD, engine: 'rules', refusal: reading.refusal };
  }
  const { tree } = reading;
  const understood_as = tree === null ? NOT_UNDERSTOOD : shorten(treeText(tree), MAX_EXPLANATION);
  return { understood_as, engine: engineOf(tree), refusal: null };
}

/** The statements whose nearness to the resume's passages (facts.ts, Meaning) helps to decide a criterion; often none. */
export function statementsOf(prompt_text: string, lexicon: Lexicon): string[] {
  const reading = readingOf(prompt_text.slice(0, MAX_PROMPT), lexicon);
  if ('refusal' in reading || reading.tree === null) return [];
  return [...new Set(leavesOf(reading.tree).flatMap(({ statement }) => statement ?? []))];
}

function engineOf(tree: Tree | null): Understanding['engine'] {
  return tree !== null && leavesOf(tree).some(({ statement }) => statement !== undefined)
    ? 'meaning'
    : 'rules';
}

/** A criterion as read, which no resume changes: why it is refused, or what it asks for (null: nothing). */
type Reading = { readonly refusal: string } | { readonly tree: Tree | null };

// The same criteria are asked of many resumes one after the other: what was read last is kept.
const KEPT = 256;
const readings = new WeakMap<Lexicon, Map<string, Reading>>();

function readingOf(prompt: string, lexicon: Lexicon): Reading {
  const known = readings.get(lexicon) ?? new Map<string, Reading>();
  readings.set(lexicon, known);
  const found = known.get(prompt);
  if (found !== undefined) return found;
  const refusal = isProtected(prompt);
  const reading = refusal === null ? { tree: readCriterion(prompt, lexicon) } : { refusal };
  const oldest = known.size < KEPT ? undefined : known.keys().next().value;
  if (oldest !== undefined) known.delete(oldest);
  known.set(prompt, reading);
  return reading;
}

/** What a person entered cannot be shown in the resume, so it is said. */
function byHand(explanation: string, partly: boolean): string {
  if (partly) return `${explanation} Part of it was entered by hand.`;
  const told = explanation.replace(/^The resume (?:says|lists|gives) /, 'Entered by hand: ');
  return told === explanation ? `${explanation} Entered by hand, not in the resume.` : told;
}

function evaluate(tree: Tree | null, facts: CriterionFacts): CriterionAnswer {
  if (tree === null) {
    return {
      state: 'EVALUATED',
      is_criterion_met: false,
      finding: 'not_stated',
      rests_on_silence: true,
      engine: 'rules',
      confidence_score: 0.2,
      explanation:
        'The criterion has no word that could be looked for in a resume. Write what the person should have.',
      understood_as: NOT_UNDERSTOOD,
      evidence: [],
    };
  }
  const { truth, confidence, explanation: said, evidence: all, is_silent } = decideTree(tree, facts);
  const evidence = all.filter(({ end }) => end <= facts.entered_from);
  const explanation = evidence.length === all.length ? said : byHand(said, evidence.length > 0);
  const finding = findingOf(truth, all.length > 0);
  const engine = engineOf(tree);
  return {
    state: 'EVALUATED',
    is_criterion_met: finding === 'met',
    finding,
    rests_on_silence: finding === 'not_stated' || (finding === 'not_met' && is_silent === true),
    engine,
    confidence_score: confidence,
    explanation: shorten(explanation, MAX_EXPLANATION),
    understood_as: shorten(treeText(tree), MAX_EXPLANATION),
    evidence,
  };
}

/** Nothing is met without a place that shows it. */
function findingOf(truth: boolean | null, shown: boolean): Finding {
  if (truth === true && shown) return 'met';
  return truth === false ? 'not_met' : 'not_stated';
}
