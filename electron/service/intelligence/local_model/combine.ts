import type { CriterionEvidence, Finding } from '../criteria/answer.ts';
import { quoted } from '../criteria/source.ts';
import { say, type Said } from '../criteria/predicate.ts';
import { render } from '../criteria/sentences/index.ts';
import type { Span } from '../profile.ts';
import { verifyQuote, type QuoteSource } from './quotes.ts';
import type { ModelScope, RuleAnswer } from './scope.ts';
import type { ModelVerdict } from './verdicts.ts';

/** A model's verdict with the quotes that were found in the resume, as spans of its text. */
export type CheckedVerdict = {
  readonly verdict: ModelVerdict['verdict'];
  readonly spans: readonly Span[];
};

/** Looks for the quotes of a verdict; those that are not there are left out. */
export function checkVerdict({ verdict, quotes }: ModelVerdict, source: QuoteSource): CheckedVerdict {
  const spans: Span[] = [];
  for (const quote of quotes) {
    const found = verifyQuote(quote, source);
    if (found === null || spans.some(({ start, end }) => start < found.end && end > found.start)) continue;
    spans.push({ start: found.start, end: found.end });
  }
  return { verdict, spans };
}

/** Of the confidence where the model alone answers; intelligence.md 4 and approach.md C4. */
const BASE: Readonly<Record<Finding, number>> = { met: 0.75, not_met: 0.65, not_stated: 0.35 };
const AGREES = 0.1;
const DISAGREES = -0.25;
/** Answers of the three findings stay apart for a reader who sees only the number. */
const BOUNDS: Readonly<Record<Finding, readonly [number, number]>> = {
  met: [0.51, 0.95],
  not_met: [0.51, 0.95],
  not_stated: [0.05, 0.3],
};

/**
 * The answer that counts: the rules' own (the same object), or the model's where it may answer and shows its quote. A "met"
 * or "not met" whose quotes were not found changes nothing; "does not say" counts only where no rule read the criterion.
 * @param text the resume's canonical text.
 */
export function withModelVerdict(
  rule: RuleAnswer,
  checked: CheckedVerdict,
  { model, scope, text }: { readonly model: string; readonly scope: ModelScope; readonly text: string },
): RuleAnswer {
  const { verdict, spans } = checked;
  const finding = verdict === 'insufficient_evidence' ? 'not_stated' : verdict;
  const [first] = spans;
  if (finding !== 'not_stated' && first === undefined) return rule;
  if (finding === 'not_stated' && scope !== 'words') return rule;
  const stance: CriterionEvidence['stance'] = finding === 'met' ? 'for' : 'against';
  const evidence = finding === 'not_stated' ? [] : spans.map(({ start, end }) => ({ start, end, stance }));
  const said = saidOf(finding, first, { model, text });
  return {
    state: 'EVALUATED',
    is_criterion_met: finding === 'met',
    finding,
    rests_on_silence: finding === 'not_stated',
    engine: `model ${model}`,
    confidence_score: confidenceOf(finding, rule.finding),
    explanation: render(said),
    understood_as: rule.understood_as,
    evidence,
    told: { explanation: [said], understood_as: rule.told.understood_as },
    not_understood: rule.not_understood,
  };
}

function confidenceOf(finding: Finding, by_rules: Finding): number {
  const agreement = finding === by_rules ? AGREES : by_rules === 'not_stated' ? 0 : DISAGREES;
  const [low, high] = BOUNDS[finding];
  return Math.round(Math.min(high, Math.max(low, BASE[finding] + agreement)) * 100) / 100;
}

/** The model's own reason is left out: nobody can check it. */
function saidOf(
  finding: Finding,
  first: Span | undefined,
  { model, text }: { readonly model: string; readonly text: string },
): Said {
  if (first === undefined) return say('model.not_stated', { model });
  return say(`model.${finding}`, { model, quotes: quoted({ document: { text } }, first) });
}
