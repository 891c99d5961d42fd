import type { CriterionEvidence } from './answer.ts';
import type { CriterionFacts } from './source.ts';
import { lookedAt } from './search.ts';
import type { Verdict } from './predicate.ts';

/** A verdict without the words that tell it. */
type Decided = Omit<Verdict, 'said'>;

/** Nothing is true without a span that shows it. */
export function proven<V extends Decided>(verdict: V): V {
  return verdict.truth === true && !verdict.evidence.some(({ stance }) => stance === 'for')
    ? { ...verdict, truth: null, confidence: 0.4 }
    : verdict;
}

/**
 * Joins parts by Kleene's logic of three values.
 * @param decisive the value that settles the whole on its own: false for and, true for or.
 * @returns what holds of the whole, and the parts whose words tell why.
 */
export function joinValues<V extends Decided>(
  verdicts: readonly V[],
  decisive: boolean,
): { readonly value: Decided; readonly told: readonly V[] } {
  const settling = verdicts.filter(({ truth }) => truth === decisive);
  const open = verdicts.filter(({ truth }) => truth === null);
  const chosen = settling.length > 0 ? settling : open.length > 0 ? open : verdicts;
  const truth = settling.length > 0 ? decisive : open.length > 0 ? null : !decisive;
  const confidences = chosen.map(({ confidence }) => confidence);
  const value: Decided = {
    truth,
    ...(truth === false && chosen.every(({ is_silent }) => is_silent) ? { is_silent: true } : {}),
    // one part that settles it is enough, all parts that do not have to be right together
    confidence: settling.length > 0 ? Math.max(...confidences) : Math.min(...confidences),
    evidence: unique((truth === true ? chosen : verdicts).flatMap(({ evidence }) => evidence)),
  };
  return { value, told: truth === true && decisive ? chosen.slice(0, 1) : chosen };
}

/** The opposite: what spoke for it speaks against it, and what is open stays open. */
export function negateValue(verdict: Decided, facts: CriterionFacts): Decided {
  const { truth: was, confidence, evidence: shown, is_silent } = verdict;
  if (was === null) {
    return {
      truth: null,
      ...(is_silent === undefined ? {} : { is_silent }),
      confidence: Math.min(confidence, 0.5),
      evidence: shown,
    };
  }
  const truth = !was;
  const turned = shown.map(({ start, end, stance }): CriterionEvidence => ({
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
  return { truth, confidence, evidence };
}

function unique(evidence: readonly CriterionEvidence[]): CriterionEvidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ start, end, stance }) => {
    const key = `${start} ${end} ${stance}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
