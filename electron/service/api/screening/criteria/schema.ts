import { z } from 'zod';
import { RecordRefParam, RemoteId, Timestamp, Uuid, optionalText, shortText } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { describeFields } from '../../field_words.ts';

export const ScopeType = z.enum(['organization', 'job', 'tag']);
export const CriterionWeight = z.enum(['must', 'nice']);

export const Criterion = z
  .object({
    id: Uuid,
    prompt_text: z.string(),
    display_name: z.string().nullable().describe('Shown instead of prompt_text, unless null'),
    remote_id: z.string().nullable(),
    weight: CriterionWeight.nullable(),
    scope_type: ScopeType,
    job_id: Uuid.nullable().meta({ description: 'null outside job scope', examples: [null] }),
    tag_id: Uuid.nullable().describe('null outside tag scope'),
    created_at: Timestamp,
  })
  .meta({ id: 'Criterion' });
export type Criterion = z.infer<typeof Criterion>;

const asked = {
  prompt_text: shortText(2_000),
  display_name: optionalText(500),
  remote_id: RemoteId.nullish(),
  weight: CriterionWeight.nullish(),
};

export const JobCriterionInput = z.object(asked);
export type JobCriterionInput = z.output<typeof JobCriterionInput>;

const SharedScope = z.enum(['organization', 'tag']);

/** Rules between fields run even when another field is wrong, so that one answer has all violations. */
const when = ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null;

/** A criterion of no job: of everybody, or of the candidates with a tag. */
export const CriterionInput = z
  .object({ ...asked, scope_type: SharedScope, tag_id: Uuid.nullish() })
  .refine(({ scope_type, tag_id }) => scope_type !== 'tag' || (tag_id ?? null) !== null, {
    path: ['tag_id'],
    message: 'is required when scope_type is tag',
    when,
  })
  .refine(({ scope_type, tag_id }) => scope_type !== 'organization' || (tag_id ?? null) === null, {
    path: ['tag_id'],
    message: 'must not be set when scope_type is organization',
    when,
  })
  .meta({
    anyOf: [
      {
        properties: { scope_type: { const: 'tag' }, tag_id: { type: 'string' } },
        required: ['tag_id'],
      },
      { properties: { scope_type: { const: 'organization' }, tag_id: { type: 'null' } } },
    ],
  });
export type CriterionInput = z.output<typeof CriterionInput>;

export const CriterionQuery = IdPageQuery.extend({
  scope_type: SharedScope.optional(),
  tag_id: Uuid.optional(),
});

/** Both in either form: the job's, then the criterion's. */
export const JobCriterionParams = z.object({ id: RecordRefParam, criterion_id: RecordRefParam });

describeFields({
  criterion: {
    prompt_text: ['The yes/no question, at most 2,000 characters.', 'Has run Apache Kafka in production'],
    display_name: ['Shown instead of prompt_text, unless null.', 'Kafka in production'],
    remote_id: ['The id of the criterion in the system it comes from; null if there is none.', 'criterion-3'],
    weight: [
      'must or nice: how much it matters to a person; null if nobody said. It changes no score.',
      'must',
    ],
    scope_type: 'Whose candidates it is asked about: those of a job, of a tag, or of the organization.',
    job_id: ['The job; null outside job scope.', null],
    tag_id: ['The tag; required for scope_type tag, null otherwise.', null],
  },
});
