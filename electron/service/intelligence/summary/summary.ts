import type { ResumeDocument } from '../document.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import type { Profile, Span } from '../profile.ts';
import { readRequirements } from '../requirements/read.ts';
import type { Job } from '../requirements/requirement.ts';
import type { Said } from '../criteria/answer.ts';
import { say } from '../criteria/predicate.ts';
import { renderAll } from '../criteria/sentences/index.ts';
import { compare } from './compare.ts';
import { educationLine, employmentTold, locationLine } from './lines.ts';
import { SUMMARY_SENTENCES } from './sentences.ts';

/** Raised with every change that can alter a summary: stored ones of another version are made again. */
export const SUMMARY_VERSION = 6;

const line = (told: readonly Said[]): string => renderAll(told, SUMMARY_SENTENCES).join(' ');

/** Lines of each list. */
const MAX_LINES = 25;

export type SkillLine = {
  /** The requirement, in the job's words. */
  readonly s: string;
  /** Why it matches (with a literal quote of the resume in “ ”) or what is missing. */
  readonly e: string;
  /** `e` in codes (criteria/answer.ts). */
  readonly told: readonly Said[];
};

export type SummaryContent = {
  readonly location: string;
  readonly education: string;
  readonly employment: string;
  /** `employment` in codes; empty without a job. */
  readonly employment_told: readonly Said[];
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
  const employment_told = employmentTold(profile);
  const lines = {
    location: locationLine(profile),
    education: educationLine(profile),
    employment: line(employment_told),
    employment_told,
  };
  const matching: SkillLine[] = [];
  const missing: SkillLine[] = [];
  const evidence: (readonly Span[])[] = [];
  if (job !== null) {
    const { judge, lexicon } = reader;
    const facts = judge.factsOf({ document, profile, lexicon, reference_date });
    for (const requirement of readRequirements(job, reader)) {
      const { met, told: said, spans } = compare(requirement, facts, judge);
      const shown = spans.filter(({ end }) => end <= facts.manual_from);
      if (met) evidence.push(shown);
      const told = shown.length < spans.length ? [say('summary.by_hand', { parts: 1 }), ...said] : said;
      (met ? matching : missing).push({ s: requirement.label, e: line(told), told });
    }
  }
  return {
    ...lines,
    matching_skills: matching.slice(0, MAX_LINES),
    missing_skills: missing.slice(0, MAX_LINES),
    evidence,
  };
}
