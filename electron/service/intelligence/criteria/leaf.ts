import type { Span } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import type { CriterionEvidence, Verdict } from './answer.ts';
import type { CriterionFacts } from './facts.ts';

export type LeafKind =
  | 'skill'
  | 'years'
  | 'degree'
  | 'language'
  | 'certification'
  | 'location'
  | 'title'
  | 'employer'
  | 'industry'
  | 'management'
  | 'history'
  | 'link'
  | 'open'
  | 'activity'
  | 'words';

/** One thing a criterion asks for, read once and decided for any resume. */
export type Leaf = {
  readonly kind: LeafKind;
  /** What was understood, in plain words. */
  readonly understood: string;
  /** A sentence whose nearness to the resume's passages the leaf wants to know (facts.ts, Meaning). */
  readonly statement?: string;
  /**
   * How a bare neighbour in a list is read: in "5 years of Java or Go" the years stand before both, in "AWS or Azure
   * certificate" the noun stands after both.
   */
  readonly frame?: { readonly side: 'after' | 'before'; readonly read: (bare: string) => Leaf | null };
  readonly decide: (facts: CriterionFacts) => Verdict;
};

/** Reads one clause of a criterion; null when it is not of the reader's kind. */
export type LeafReader = (text: string, lexicon: Lexicon) => Leaf | null;

/** The criterion is met: at least one span shows it. */
export function met(confidence: number, explanation: string, spans: readonly Span[]): Verdict {
  return { truth: true, confidence, explanation, evidence: stanced(spans, 'for') };
}

/** The resume says otherwise. */
export function notMet(confidence: number, explanation: string, spans: readonly Span[] = []): Verdict {
  return { truth: false, confidence, explanation, evidence: stanced(spans, 'against') };
}

/** The resume would mention it if it were true, and does not; `looked` is where it would stand. */
export function notMentioned(confidence: number, explanation: string, looked: readonly Span[] = []): Verdict {
  return { ...notMet(confidence, explanation, looked), is_silent: true };
}

/** The resume does not say; `confidence` is that of answering "not met". */
export function notStated(confidence: number, explanation: string, spans: readonly Span[] = []): Verdict {
  return { truth: null, confidence, explanation, evidence: stanced(spans, 'against') };
}

const MAX_SPANS = 6;

function stanced(spans: readonly Span[], stance: CriterionEvidence['stance']): CriterionEvidence[] {
  return spans
    .filter(({ start, end }) => end > start)
    .slice(0, MAX_SPANS)
    .map(({ start, end }) => ({ start, end, stance }));
}
