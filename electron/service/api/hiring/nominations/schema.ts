import { z } from 'zod';
import { IsoMoment, RemoteId, Timestamp, Uuid, optionalText } from '../../fields.ts';
import { SortedPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

export const Nomination = z
  .object({
    id: Uuid,
    job_id: Uuid,
    candidate_id: Uuid,
    current_nomination_stage_id: Uuid,
    applied_at: Timestamp.nullable().describe('null for somebody under consideration who did not apply'),
    remote_id: z.string(),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'Nomination' });
export type Nomination = z.infer<typeof Nomination>;

const applied_at = IsoMoment.nullish().transform((moment) => moment ?? null);

export const NominationInput = z.object({
  job_id: Uuid,
  candidate_id: Uuid,
  current_nomination_stage_id: Uuid,
  remote_id: RemoteId,
  applied_at,
});
export type NominationInput = z.output<typeof NominationInput>;

export const NominationReplacement = z.object({
  current_nomination_stage_id: Uuid,
  applied_at,
  reason: optionalText(1_000).transform((reason) => reason ?? null),
});
export type NominationReplacement = z.output<typeof NominationReplacement>;

/** Only the fields that are sent change; a null clears applied_at. */
export const NominationChanges = z.object({
  current_nomination_stage_id: Uuid.optional(),
  applied_at: IsoMoment.nullable().optional(),
  reason: optionalText(1_000).transform((reason) => reason ?? null),
});
export type NominationChanges = z.output<typeof NominationChanges>;

export const NominationMove = z.object({
  to_stage_id: Uuid.describe('A stage of the default pipeline, or of the same job'),
  reason: optionalText(1_000).transform((reason) => reason ?? null),
});

export const NominationQuery = SortedPageQuery.extend({
  remote_id: RemoteId.optional(),
  job_id: Uuid.optional(),
  candidate_id: Uuid.optional(),
  stage_id: Uuid.optional().describe('Only nominations in this stage'),
});

/** Where one candidate of a job is, in as few words as a board needs. */
export const JobNomination = z
  .object({
    id: Uuid,
    candidate_id: Uuid,
    current_nomination_stage_id: Uuid,
    applied_at: Timestamp.nullable(),
    reason: z.string().nullable().describe('Why the nomination was moved to its stage; null if nobody said'),
  })
  .meta({ id: 'JobNomination' });
export type JobNomination = z.infer<typeof JobNomination>;

export const JobNominations = z
  .object({
    job_id: Uuid,
    nominations: z.array(JobNomination).describe('All of them, newest first.'),
  })
  .meta({ id: 'JobNominations' });
export type JobNominations = z.infer<typeof JobNominations>;

describeFields({
  nomination: {
    remote_id: { example: 'application-311' },
    reason: [
      'Why it moves to another stage, at most 1,000 characters. Stored with this change only.',
      'Already in another process',
    ],
    job_id: 'The job.',
    candidate_id: 'The candidate.',
  },
});
