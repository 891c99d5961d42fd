import type { ResumeDocument } from '../document.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import type { Profile, Span } from '../profile.ts';
import { readRequirements } from '../requirements/read.ts';
import type { Job } from '../requirements/requirement.ts';
import { compare } from './compare.ts';
import { educationLine, employmentLine, locationLine } from './lines.ts';

/** Raised with every change that can alter a summary: stored ones of another version are made again. */
export const SUMMARY_VERSION = 5;

/** Lines of each list. */
const MAX_LINES = 25;

export type SkillLine = {
  /** The requirement, in the job's words. */
  readonly s: string;
  /** Why it matches (with a literal quote of the resume in “ ”) or what is missing. */
  readonly e: string;
};

export type SummaryContent = {
  readonly location: string;
  readonly education: string;
  readonly employment: string;
  readonly matching_skills: readonly SkillLine[];
  readonly missing_skills: readonly SkillLine[];
};

export type SummaryWithEvidence = SummaryContent & {
  /** For each of matching_skills, where in the document its evidence stands: for boxing, not part of the API. */
  readonly evidence: readonly (readonly Span[])[];
};

type SummaryInput = {
  readonly document: ResumeDocument;
  readonly profile: Profile;
  /** null: a summary without a job, with both lists empty. */
  readonly job: Job | null;
  readonly reader: CriterionReader;
  /** 'YYYY-MM': the month "present" means. */
  readonly reference_date: string;
};

/**
 * A short description of a candidate in relation to a job: three lines from the profile, and the job's
 * requirements the resume shows or does not show, must-haves first, at most 25 each. Neither the name nor
 * anything else of the header but the place is used. The same input gives the same output.
 */
export function summarize({
  document,
  profile,
  job,
  reader,
  reference_date,
}: SummaryInput): SummaryWithEvidence {
  const lines = {
    location: locationLine(profile),
    education: educationLine(profile),
    employment: employmentLine(profile),
  };
  const matching: SkillLine[] = [];
  const missing: SkillLine[] = [];
  const evidence: (readonly Span[])[] = [];
  if (job !== null) {
    const { judge, lexicon } = reader;
    const facts = judge.factsOf({ document, profile, lexicon, reference_date });
    for (const requirement of readRequirements(job, reader)) {
      const { met, explanation, spans } = compare(requirement, facts, judge);
      const shown = spans.filter(({ end }) => end <= facts.manual_from);
      if (met) evidence.push(shown);
      const e = shown.length < spans.length ? `${explanation} (entered by hand)` : explanation;
      (met ? matching : missing).push({ s: requirement.label, e });
    }
  }
  return {
    ...lines,
    matching_skills: matching.slice(0, MAX_LINES),
    missing_skills: missing.slice(0, MAX_LINES),
    evidence,
  };
}
