import { z } from 'zod';
import { Evidence } from '../../evidence.ts';
import { one, Timestamp, Uuid } from '../../fields.ts';

/** `s` names a requirement, `e` says why it matches or is missing. */
const SummarySkill = z.object({ s: z.string(), e: z.string() });

/** With where it stands in the resume; nowhere for what is missing. */
export const SkillWithEvidence = SummarySkill.extend({ evidence: z.array(Evidence) });
export type SkillWithEvidence = z.infer<typeof SkillWithEvidence>;

/** Texts are empty where nothing is known. */
export const Summary = z
  .object({
    id: Uuid,
    location: z.string(),
    education: z.string(),
    employment: z.string(),
    matching_skills: z.array(SummarySkill.extend({ evidence: z.array(Evidence).optional() })),
    missing_skills: z.array(SummarySkill.extend({ evidence: z.array(Evidence).optional() })),
    created_at: Timestamp,
    text: z.string().optional(),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof Summary>;

export const SummaryQuery = z.object({
  /** `evidence` adds to each skill where it stands in the resume, `text` the whole as plain text. */
  include: z.enum(['evidence', 'text']).optional(),
});
export const SummaryResult = one(Summary);
