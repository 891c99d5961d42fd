import { z } from 'zod';
import { Timestamp, Uuid, anyText, longText, optionalText } from '../../fields.ts';
import { PositionPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

/** What speaks for a candidate: a quote, and the criterion it is about. */
const SpotlightEvidence = z.object({ criterion_id: Uuid, quote: z.string() });

export const Spotlight = z
  .object({
    id: Uuid,
    nomination_id: Uuid,
    headline: z.string(),
    note: z.string().nullable(),
    evidence: z.array(SpotlightEvidence),
    position: z.int().describe('Lists are in this order, lowest first'),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'Spotlight' });
export type Spotlight = z.infer<typeof Spotlight>;

const fields = {
  /** An empty one follows what the candidate does by now: see roleOf of client packs. */
  headline: anyText(500),
  note: optionalText(100_000),
  evidence: z
    .array(z.object({ criterion_id: Uuid, quote: longText(10_000) }))
    .max(100)
    .nullish()
    .transform((evidence) => evidence ?? []),
  position: z.int().min(0).max(1_000_000).nullish(),
};

/** Without a position a spotlight goes to the end of its job's. */
export const SpotlightInput = z.object({ nomination_id: Uuid, ...fields });
export type SpotlightInput = z.output<typeof SpotlightInput>;

/** Without a position a spotlight stays where it is. A nomination_id may only repeat the one there is. */
export const SpotlightReplacement = z.object({ nomination_id: Uuid.nullish(), ...fields });
export type SpotlightReplacement = z.output<typeof SpotlightReplacement>;

/** Those of a job in the order they are wanted in; any that are not named follow, as they stood. */
export const SpotlightOrder = z.object({
  spotlight_ids: z.array(Uuid).max(10_000).describe('The spotlights in the order you want.'),
});

export const SpotlightQuery = PositionPageQuery.extend({
  job_id: Uuid.optional().describe('Only spotlights of this job.'),
  nomination_id: Uuid.optional(),
});

describeFields({
  spotlight: {
    nomination_id: 'The nomination that is put forward.',
    headline: [
      'The reason in a line. If it is empty, a client pack shows the current title and employer.',
      'Ran Kafka at the scale we need',
    ],
    note: ['The reason in full; null if there is none.', 'Open to relocation from May.'],
    evidence: 'Quotes from the resume, each for a criterion.',
  },
});
