import { z } from 'zod';
import { RemoteId, Timestamp, Uuid, shortText } from '../../fields.ts';
import { PositionPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

export const StageCategory = z.enum(['active', 'hired', 'rejected']);
export type StageCategory = z.infer<typeof StageCategory>;

export const NominationStage = z
  .object({
    id: Uuid,
    remote_id: z.string(),
    job_id: Uuid.nullable().describe('null for a stage of the default pipeline, for every job'),
    name: z.string(),
    position: z.int(),
    category: StageCategory,
    target_days: z.int().nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'NominationStage' });
export type NominationStage = z.infer<typeof NominationStage>;

/** So many days at most, and at least one; null for no target. */
const TargetDays = z.int().min(1).max(365).nullable();

/** Without a position a stage goes to the end of its pipeline. */
export const NominationStageInput = z.object({
  remote_id: RemoteId.nullish(),
  job_id: Uuid.nullish(),
  name: shortText(200),
  position: z.int().min(0).max(1_000_000).nullish(),
  category: StageCategory.nullish(),
  target_days: TargetDays.optional(),
});
export type NominationStageInput = z.output<typeof NominationStageInput>;

export const NominationStageChanges = z.object({
  name: shortText(200).optional(),
  position: z.int().min(0).max(1_000_000).optional(),
  category: StageCategory.optional(),
  target_days: TargetDays.optional(),
});
export type NominationStageChanges = z.output<typeof NominationStageChanges>;

/** With job_id: the stages a nomination for that job may be in, its own and those of the default pipeline. */
export const NominationStageQuery = PositionPageQuery.extend({
  job_id: Uuid.optional(),
});

describeFields({
  nomination_stage: {
    remote_id: { example: 'stage-interview' },
    name: ['What the stage is called.', 'Second interview'],
    job_id: ['The job whose stage it is; null: a stage of the default pipeline.', null],
    position: 'Its place in the pipeline. It defaults to the end.',
    category: ['What being in the stage means.', 'active'],
    target_days: [
      'For how many days candidates should be in the stage at most; null: for as long as it takes. Left out of ' +
        'a replacement it stays.',
      5,
    ],
  },
});
