import { z } from 'zod';
import { Evidence } from '../../evidence.ts';
import { one, Timestamp, Uuid } from '../../fields.ts';
import { SentenceCode } from '../../sentence_code.ts';
import { describeFields } from '../../field_words.ts';

/** `s` names a requirement, `e` says why it matches or is missing. */
const SummarySkill = z.object({ s: z.string(), e: z.string() });

/** A line as the contract has it. */
export const inShort = ({ s, e }: z.infer<typeof SummarySkill>): z.infer<typeof SummarySkill> => ({ s, e });

/** With where it stands in the resume; nowhere for what is missing. */
export const SkillWithEvidence = SummarySkill.extend({
  evidence: z.array(Evidence),
  told: z.array(SentenceCode).describe('e in codes, in prefix order'),
});
export type SkillWithEvidence = z.infer<typeof SkillWithEvidence>;

const SkillOfSummary = SummarySkill.extend(
  SkillWithEvidence.pick({ evidence: true, told: true }).partial().shape,
);

/** Texts are empty where nothing is known. */
export const Summary = z
  .object({
    id: Uuid,
    location: z
      .string()
      .meta({ description: 'Where the candidate lives; empty if unknown.', examples: ['Lisbon, Portugal'] }),
    education: z.string().meta({
      description: 'Degrees and schools in a line; empty if unknown.',
      examples: ['MSc Computer Science, University of Porto'],
    }),
    employment: z.string().meta({
      description: 'Present and former roles in a line; empty if unknown.',
      examples: ['Backend Engineer at Harbour Logistics, before that at Tidewater'],
    }),
    matching_skills: z.array(SkillOfSummary),
    missing_skills: z.array(SkillOfSummary),
    created_at: Timestamp,
    text: z
      .string()
      .optional()
      .meta({
        description: 'The summary as plain text, without a name; only with include=text.',
        examples: ['Location: Lisbon, Portugal\n'],
      }),
    employment_told: z
      .array(SentenceCode)
      .optional()
      .describe('employment in codes; only with include=evidence'),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof Summary>;

export const SummaryQuery = z.object({
  /**
   * `evidence` adds to each skill where it stands in the resume, and the sentences in codes; `text` the whole as
   * plain text.
   */
  include: z.enum(['evidence', 'text']).optional(),
});
export const SummaryResult = one(Summary);

describeFields({
  summary: {
    text: 'The summary as plain text, without a name; only with include=text.',
  },
});
