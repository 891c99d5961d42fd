import { z } from 'zod';
import { IsoMoment, RemoteId, Timestamp, Uuid } from '../fields.ts';
import { IdPageQuery } from '../paging.ts';

export const Nomination = z
  .object({
    id: Uuid,
    job_id: Uuid,
    candidate_id: Uuid,
    current_nomination_stage_id: Uuid,
    applied_at: Timestamp.nullable().meta({ description: 'null: considered, without an application' }),
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

export const NominationReplacement = z.object({ current_nomination_stage_id: Uuid, applied_at });
export type NominationReplacement = z.output<typeof NominationReplacement>;

export const NominationQuery = IdPageQuery.extend({ job_id: Uuid.optional(), candidate_id: Uuid.optional() });
