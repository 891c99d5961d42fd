import type { CriterionEvidence, Finding } from '../criteria/answer.ts';
import { MAX_EXPLANATION } from '../criteria/engine.ts';
import type { JudgeFacts } from '../criteria/facts.ts';
import { say } from '../criteria/predicate.ts';
import { type Said } from '../criteria/answer.ts';
import { renderReading } from '../criteria/sentences/index.ts';
import { standsInLists } from '../criteria/only_listed.ts';
import { quoted, shorten } from '../criteria/source.ts';
import type { Span } from '../profile.ts';
import { contradictedSlots, shownSlots } from './proof.ts';
import { verifyQuote, type QuoteSource } from './quotes.ts';
import type { ModelScope, RuleAnswer } from './scope.ts';
import type { CheckedSlot, ModelSlot } from './slots.ts';
import type { ModelVerdict } from './verdicts.ts';
import { overlaps } from '../language/phrases.ts';

/** A model's verdict with what was found in the resume for each slot of the criterion. */
export type CheckedVerdict = {
  readonly verdict: ModelVerdict['verdict'];
  readonly slots: readonly CheckedSlot[];
};

/** Looks for the quote of each slot. */
export function checkVerdict(
  { verdict, quotes }: ModelVerdict,
  slots: readonly ModelSlot[],
  source: QuoteSource,
): CheckedVerdict {
  const checked = slots.map(({ said, denied }, place): CheckedSlot => {
    const found = verifyQuote(quotes[place] ?? '', source);
    return { said, denied, span: found === null ? null : { start: found.start, end: found.end } };
  });
  return { verdict, slots: checked };
}

/** Of the confidence where the model alone answers; intelligence.md 4 and approach.md C4. */
const BASE: Readonly<Record<Finding, number>> = { met: 0.75, not_met: 0.65, not_stated: 0.35 };
const AGREES = 0.1;
const DISAGREES = -0.25;
/** Answers of the three findings stay apart for a reader who sees only the number. */
const BOUNDS: Readonly<Record<Finding, readonly [number, number]>> = {
  met: [0.51, 0.95],
  not_met: [0.51, 0.95],
  not_stated: [0.05, 0.5],
};

/** Which model was asked, what it may answer, and the resume, read only where a quote was found. */
type Asked = { readonly model: string; readonly scope: ModelScope; readonly factsOf: () => JudgeFacts };

/**
 * The answer that counts: the rules' own (the same object), or the model's where it may answer and quotes carry it:
 * "met" one for each slot of the criterion, "not met" one that speaks against a slot. A "met" that shows only some
 * slots changes no finding: where rules found "not stated" the others are named. One that shows none changes nothing,
 * and "does not say" counts only where no rule read the criterion.
 */
export function withModelVerdict(
  rule: RuleAnswer,
  { verdict, slots }: CheckedVerdict,
  { model, scope, factsOf }: Asked,
): RuleAnswer {
  if (verdict === 'insufficient_evidence') {
    return scope === 'words'
      ? modelAnswer(rule, model, 'not_stated', [say('model.not_stated', { model })])
      : rule;
  }
  if (slots.every(({ span }) => span === null)) return rule;
  const facts = factsOf();
  const proved = verdict === 'met' ? shownSlots(slots, facts) : contradictedSlots(slots, facts);
  const [first, ...others] = distinct(proved.map(({ span }) => span));
  if (first === undefined) return rule;
  if (verdict === 'met' && proved.length < slots.length) {
    if (rule.finding !== 'not_stated') return rule;
    const unproved = slots.filter((one) => !proved.some(({ slot }) => slot === one));
    const named = say('model.unproved', { model, parts: unproved.length });
    return modelAnswer(rule, model, 'not_stated', [named, ...unproved.flatMap(({ said }) => said)]);
  }
  const told = say(`model.${verdict}`, { model, quotes: quoted(facts, first) });
  const answer = modelAnswer(rule, model, verdict, [told], [first, ...others]);
  const is_denied = slots.some(({ denied }) => denied);
  return {
    ...answer,
    only_listed: verdict === 'met' && !is_denied && standsInLists(answer.evidence, facts.profile),
  };
}

/** One passage may show several slots. */
function distinct(spans: readonly Span[]): Span[] {
  return spans.filter((span, place) => !spans.slice(0, place).some((one) => overlaps(one, span)));
}

/** The model's own reason is left out: nobody can check it. */
function modelAnswer(
  rule: RuleAnswer,
  model: string,
  finding: Finding,
  explanation: readonly Said[],
  spans: readonly Span[] = [],
): RuleAnswer {
  const stance: CriterionEvidence['stance'] = finding === 'met' ? 'for' : 'against';
  return {
    state: 'EVALUATED',
    is_criterion_met: finding === 'met',
    finding,
    rests_on_silence: finding === 'not_stated',
    only_listed: false,
    engine: `model ${model}`,
    confidence_score: confidenceOf(finding, rule.finding),
    explanation: shorten(renderReading(explanation), MAX_EXPLANATION),
    understood_as: rule.understood_as,
    evidence: spans.map(({ start, end }) => ({ start, end, stance })),
    told: { explanation, understood_as: rule.told.understood_as },
    not_understood: rule.not_understood,
  };
}

function confidenceOf(finding: Finding, by_rules: Finding): number {
  const agreement = finding === by_rules ? AGREES : by_rules === 'not_stated' ? 0 : DISAGREES;
  const [low, high] = BOUNDS[finding];
  return Math.round(Math.min(high, Math.max(low, BASE[finding] + agreement)) * 100) / 100;
}
