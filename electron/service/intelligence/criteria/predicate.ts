import type { CriterionEvidence, Said } from './answer.ts';
import type { Span } from '../profile.ts';
import type { Clause } from './clause.ts';
import { quote, type JudgeFacts } from './facts.ts';
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

/** What a part of a criterion asks for, in its own words: a sentence that has them all shows it. */
export type Asked = {
  readonly words: readonly string[];
  /** A number that is part of a name, behind the key it follows: "level 3", "category 1". */
  readonly numbers: readonly (readonly [before: string, number: string])[];
  /** Names: as they are written. */
  readonly names: readonly string[];
  /** It is a paper that is asked for: what was merely done shows none. */
  readonly is_paper: boolean;
};

/** One thing a criterion asks for, with its slots; `kind` is the name of the kind that reads and decides it. */
export type Predicate<Slots = unknown> = {
  readonly kind: string;
  readonly slots: Slots;
  /** The same in its own words, where a sentence that has them all shows it. */
  readonly asked?: Asked | null;
};

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

/** What a requirement of a job description may be (requirements/requirement.ts). */
export type RequirementKind = 'skill' | 'years' | 'degree' | 'language' | 'certification' | 'open' | 'phrase';

/** A kind of criterion: one file. `parse` gives every way it can read a clause; the grammar chooses. */
export type Kind<Slots> = AnyKind<Slots, Slots>;

/** A kind whatever its slots: it decides those that it has read. */
export type AnyKind<Read = unknown, Decided = never> = {
  readonly parse: (clause: Clause) => readonly Parse<Read>[];
  /** Requirements that may be asked for by it; none where no job description asks so. */
  readonly asked_by?: readonly RequirementKind[];
  readonly understood: (slots: Decided) => Said;
  readonly decide: (slots: Decided, facts: JudgeFacts) => Verdict;
  /** What only this kind says, in English; `asks.<kind>` tells how it was read. */
  readonly sentences: Sentences;
};

type Argument = Said['args'][string] | boolean | null | undefined;

/** A sentence of the catalogue: what is true is 1 in it, what is not given an empty text. */
export const say = (code: string, args: Readonly<Record<string, Argument>> = {}): Said => ({
  code,
  args: Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === 'boolean' ? Number(arg) : (arg ?? '')]),
  ),
});

/** A sentence that quotes a span, and the span: what a verdict about it says and shows. */
export const quotedSentence = (
  facts: JudgeFacts,
  span: Span,
  code = 'shown',
  args: Parameters<typeof say>[1] = {},
): [said: Said, spans: readonly Span[]] => [say(code, { ...args, quotes: quote(facts, span) }), [span]];

const MAX_SPANS = 6;

const verdict =
  (truth: Verdict['truth'], stance: CriterionEvidence['stance']) =>
  (confidence: number, said: Said, spans: readonly Span[] = []): Verdict => ({
    truth,
    confidence,
    said: [said],
    evidence: spans
      .filter(({ start, end }) => end > start)
      .slice(0, MAX_SPANS)
      .map(({ start, end }) => ({ start, end, stance })),
  });

/** Every slot is carried by these spans. */
export const met: (confidence: number, said: Said, spans: readonly Span[]) => Verdict = verdict(true, 'for');

/** The resume says otherwise. */
export const notMet = verdict(false, 'against');

/** The resume does not say, or leaves a slot empty. */
export const notStated = verdict(null, 'against');

/** The resume would mention it if it were so, and does not; `looked` is where it would stand. */
export const notMentioned = (confidence: number, said: Said, looked?: readonly Span[]): Verdict => ({
  ...notMet(confidence, said, looked),
  is_silent: true,
});

/** Met or not met by the same words of the resume, with the confidence of either. */
export const metIf = (
  is_met: boolean,
  [yes, no]: readonly [yes: number, no: number],
  said: Said,
  spans: readonly Span[],
): Verdict => (is_met ? met(yes, said, spans) : notMet(no, said, spans));

/** What settles the whole (true an "or", false an "and"), else what is open, else the first. */
export const settled = <T extends { readonly truth: boolean | null }>(
  all: readonly T[],
  join: 'and' | 'or',
): T | undefined =>
  all.find(({ truth }) => truth === (join === 'or')) ?? all.find(({ truth }) => truth === null) ?? all[0];
