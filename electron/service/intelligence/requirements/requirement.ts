import type { AllowedReading } from '../criteria/engine.ts';
import type { Span } from '../profile.ts';
import type { RequirementKind } from '../criteria/predicate.ts';

/** A job as its requirements are read from it. */
export type Job = { readonly title: string; readonly description: string };

/** One thing a job asks for. */
export type Requirement = {
  /** As a person would name it, in the job's own words where it has some. */
  readonly label: string;
  /** `open`: what a resume need not say (permits, travel, shifts); `phrase`: words no list knows. */
  readonly kind: RequirementKind;
  /** Asked for, not only welcome. */
  readonly must: boolean;
  /** Said of the work to be done, not of the person. */
  readonly task: boolean;
  /** Canonical skill (kinds skill, certification and language, and years of a skill). */
  readonly canonical: string | null;
  /** Kind years: months at least. Kind degree: level at least (EducationEntry.level). Otherwise null. */
  readonly minimum: number | null;
  /** Kind language: the level asked for. */
  readonly cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
  /** Kind degree: the fields named; empty for any. */
  readonly fields: readonly string[];
  /** Where it stands in `${title}\n${description}`. */
  readonly start: number;
  readonly end: number;
  /** The bullet or sentence it stands in, in the same text. */
  readonly unit: Span;
  /** The same as a criterion, in a recruiter's words and as it is read; null where none of it is read so. */
  readonly criterion: ReadPrompt | null;
};

/** A prompt with how it is read. */
export type ReadPrompt = { readonly prompt_text: string; readonly reading: AllowedReading };

/** A requirement as its reader finds it: offsets are of the bullet or sentence, the criterion is not made yet. */
export type Found = Pick<
  Requirement,
  'label' | 'kind' | 'canonical' | 'minimum' | 'cefr' | 'fields' | 'start' | 'end'
> & {
  /** How a recruiter would ask for it, where that does not follow from the rest. */
  readonly prompt_text?: string;
  /** Years and degrees: the job's own words behind them ("on a surgical ward", "or equivalent experience"). */
  readonly words?: string;
};

/** What most kinds do not have. */
export const NOTHING = { canonical: null, minimum: null, cefr: null, fields: [] as readonly string[] };

/** What comes after is rarely asked for, and nobody reads it. */
export const MAX_REQUIREMENTS = 40;
