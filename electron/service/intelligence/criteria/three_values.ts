import type { CriterionEvidence } from './answer.ts';
import type { CriterionFacts } from './source.ts';
import { lookedAt } from './search.ts';
import type { Verdict } from './predicate.ts';

/** Nothing is true without a span that shows it. */
export const proven = (verdict: Verdict): Verdict =>
  verdict.truth === true && !verdict.evidence.some(({ stance }) => stance === 'for')
    ? { ...verdict, truth: null, confidence: 0.4 }
    : verdict;

const MAX_SAID = 3;

/**
 * Joins parts by Kleene's logic of three values; the parts that decide tell why.
 * @param decisive the value that settles the whole on its own: false for and, true for or.
 */
export function joined(verdicts: readonly Verdict[], decisive: boolean): Verdict {
  const settling = verdicts.filter(({ truth }) => truth === decisive);
  const open = verdicts.filter(({ truth }) => truth === null);
  const chosen = settling.length > 0 ? settling : open.length > 0 ? open : verdicts;
  const truth = settling.length > 0 ? decisive : open.length > 0 ? null : !decisive;
  const confidences = chosen.map(({ confidence }) => confidence);
  const told = truth === true && decisive ? chosen.slice(0, 1) : chosen;
  return {
    truth,
    ...(truth === false && chosen.every(({ is_silent }) => is_silent) ? { is_silent: true } : {}),
    // one settling part is enough; otherwise all parts have to be right together
    confidence: settling.length > 0 ? Math.max(...confidences) : Math.min(...confidences),
    evidence: unique((truth === true ? chosen : verdicts).flatMap(({ evidence }) => evidence)),
    said: told.flatMap(({ said }) => said).slice(0, MAX_SAID),
  };
}

/** The opposite: what spoke for it speaks against it, and what is open stays open. */
export function negated(verdict: Verdict, facts: CriterionFacts): Verdict {
  const { truth, confidence, evidence, said } = verdict;
  if (truth === null) return { ...verdict, confidence: Math.min(confidence, 0.5) };
  // what is not there is shown by where it would stand
  const shown = truth || evidence.length > 0 ? evidence : lookedAt(facts, ['skills', 'experience']);
  return {
    truth: !truth,
    confidence,
    evidence: shown.map((span) => ({
      start: span.start,
      end: span.end,
      stance: 'stance' in span && span.stance === 'for' ? 'against' : 'for',
    })),
    said,
  };
}

function unique(evidence: readonly CriterionEvidence[]): CriterionEvidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ start, end, stance }) => {
    const key = `${start} ${end} ${stance}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
