import { z } from 'zod';
import { Evidence } from '../evidence.ts';
import { one, Timestamp, Uuid } from '../fields.ts';

/** `s` names a requirement, `e` says why it matches or is missing; evidence only with include=evidence. */
export const SummarySkill = z.object({
  s: z.string(),
  e: z.string(),
  evidence: z.array(Evidence).optional(),
});

export const Summary = z.object({
  id: Uuid,
  /** Empty where nothing is known. */
  location: z.string(),
  education: z.string(),
  employment: z.string(),
  matching_skills: z.array(SummarySkill),
  missing_skills: z.array(SummarySkill),
  created_at: Timestamp,
  /** Where the one-liners come from; only with include=evidence. */
  evidence: z
    .object({ location: z.array(Evidence), education: z.array(Evidence), employment: z.array(Evidence) })
    .optional(),
});
export type Summary = z.infer<typeof Summary>;

export const SummaryQuery = z.object({ include: z.enum(['evidence']).optional() });
export const SummaryResult = one(Summary);
