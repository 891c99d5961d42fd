/** Stored with every answer; the version is raised with every change that can alter one. */
export const CRITERIA_ENGINE = { name: 'rules', version: '37' } as const;

/** `not_stated` goes to third parties as "not met" with a confidence of at most 0.5, others above it. */
export type Finding = 'met' | 'not_met' | 'not_stated';

/**
 * How an answer was found: by rules that understood the whole criterion ("rules"), by rules that left words
 * of it open or took them as they are ("meaning"), or by the local language model of this name that a person
 * configured.
 */
export type AnswerEngine = 'rules' | 'meaning' | `model ${string}`;

/** A stretch of the resume's text for or against a criterion; offsets in UTF-16 code units, end exclusive. */
export type CriterionEvidence = {
  readonly start: number;
  readonly end: number;
  readonly stance: 'for' | 'against';
};

/** A sentence as a code with its arguments; catalogues: sentences/en.ts and renderer/texts/de/sentences.ts. */
export type Said = { readonly code: string; readonly args: Readonly<Record<string, string | number>> };

/** An answer in codes, in prefix order: a sentence that joins others stands before its `args.parts` parts. */
export type ToldAnswer = { readonly explanation: readonly Said[]; readonly understood_as: readonly Said[] };

/** Why there is no answer. Each comes with one plain sentence that says what to do. */
export type CriterionFailure = 'PROTECTED_CHARACTERISTIC' | 'NO_TEXT' | 'ENGINE_ERROR';

/** What the engine says of one criterion and one resume. */
export type CriterionAnswer =
  | {
      readonly state: 'EVALUATED';
      readonly is_criterion_met: boolean;
      readonly finding: Finding;
      /** The resume merely does not mention what was asked for: nothing in it speaks against it. */
      readonly rests_on_silence: boolean;
      /** It is met, and nothing but a list of skills says so. */
      readonly only_listed: boolean;
      readonly engine: AnswerEngine;
      /** 0…1, two places: how likely `is_criterion_met` is right; at most 0.5 where the resume does not say. */
      readonly confidence_score: number;
      /** One or two plain sentences; what stands in “ ” is text of the resume. */
      readonly explanation: string;
      /** How the criterion was read, in plain words. */
      readonly understood_as: string;
      /** Words of the criterion that nothing understood. */
      readonly not_understood: readonly string[];
      /** Explanation and reading in codes. */
      readonly told: ToldAnswer;
      /**
       * Empty when met only by what a person entered in the profile, as the explanation says, and where nothing is said
       * and no part of the resume is about such things.
       */
      readonly evidence: readonly CriterionEvidence[];
    }
  | {
      readonly state: 'FAILED';
      readonly reason: CriterionFailure;
      readonly message: string;
      /** `message` in codes. */
      readonly told: ToldAnswer;
    };

/** How a criterion is read, before any resume is looked at. */
export type Understanding = {
  /** In plain words, as in the answers (`understood_as`). */
  readonly understood_as: string;
  /** "rules" where the whole of it was understood, "meaning" where words are open or are looked for as they are. */
  readonly engine: Exclude<AnswerEngine, `model ${string}`>;
  /** Why it is not evaluated, with what may be asked instead; null when it is. */
  readonly refusal: string | null;
  /** `refusal` in codes. */
  readonly refusal_told: Said | null;
  /** Words of it that nothing understood. */
  readonly not_understood: readonly string[];
  /** Words read as others, one letter off. */
  readonly corrected: readonly { readonly written: string; readonly read: string }[];
  /** `understood_as` in codes. */
  readonly told: ToldAnswer['understood_as'];
};
