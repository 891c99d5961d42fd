import type { CriterionEvidence, Said } from './answer.ts';
import type { Span } from '../profile.ts';
import type { Clause } from './clause.ts';
import type { JudgeFacts } from './facts.ts';
import type { Sentences } from './sentences/sentence.ts';

/** What a predicate, or predicates joined, say of one resume: true, false, or null where it does not say. */
export type Verdict = {
  readonly truth: boolean | null;
  /** 0…1: how likely the boolean made of it is right. */
  readonly confidence: number;
  readonly said: readonly Said[];
  readonly evidence: readonly CriterionEvidence[];
  /** False only because the resume does not mention it. */
  readonly is_silent?: true;
};

/** One thing a criterion asks for, with its slots; `kind` is the name of the kind that reads and decides it. */
export type Predicate<Slots = unknown> = { readonly kind: string; readonly slots: Slots };

/** A way of understanding a clause: the predicate, and which of the clause's words it accounts for. */
export type Parse<Slots> = {
  readonly slots: Slots;
  /** Places of the words it understood. */
  readonly own: ReadonlySet<number>;
  /** Places of words it takes as they are: they have to stand in the evidence. */
  readonly literal?: ReadonlySet<number>;
  /** Less than 0 for a reading that needs more goodwill than others of the same coverage. */
  readonly bonus?: number;
};

/** A kind of criterion: one file. `parse` gives every way it can read a clause; the grammar chooses. */
export type Kind<Slots> = {
  readonly name: string;
  readonly parse: (clause: Clause) => readonly Parse<Slots>[];
  readonly understood: (slots: Slots) => Said;
  readonly decide: (slots: Slots, facts: JudgeFacts) => Verdict;
  /** What only this kind says, in English; `asks.<kind>` tells how it was read. */
  readonly sentences: Sentences;
};

/** A sentence of the catalogue; text of the resume is quoted by the caller. */
export const say = (code: string, args: Said['args'] = {}): Said => ({ code, args });

const MAX_SPANS = 6;

const stanced = (spans: readonly Span[], stance: CriterionEvidence['stance']): CriterionEvidence[] =>
  spans
    .filter(({ start, end }) => end > start)
    .slice(0, MAX_SPANS)
    .map(({ start, end }) => ({ start, end, stance }));

/** Every slot is carried by these spans. */
export const met = (confidence: number, said: Said, spans: readonly Span[]): Verdict => ({
  truth: true,
  confidence,
  said: [said],
  evidence: stanced(spans, 'for'),
});

/** The resume says otherwise. */
export const notMet = (confidence: number, said: Said, spans: readonly Span[] = []): Verdict => ({
  truth: false,
  confidence,
  said: [said],
  evidence: stanced(spans, 'against'),
});

/** The resume would mention it if it were so, and does not; `looked` is where it would stand. */
export const notMentioned = (confidence: number, said: Said, looked: readonly Span[] = []): Verdict => ({
  ...notMet(confidence, said, looked),
  is_silent: true,
});

/** The resume does not say, or leaves a slot empty. */
export const notStated = (confidence: number, said: Said, spans: readonly Span[] = []): Verdict => ({
  truth: null,
  confidence,
  said: [said],
  evidence: stanced(spans, 'against'),
});
