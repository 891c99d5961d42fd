import { z } from 'zod';
import { Profile } from '../../../intelligence/profile.ts';
import { NOT_BLANK, RemoteId, Timestamp, Uuid, one, optionalText, shortText } from '../../fields.ts';
import type { OptionalText } from '../../fields.ts';
import { SortedPageQuery } from '../../paging.ts';
import { Contact } from '../../contact.ts';
import { describeFields, meaning } from '../../field_words.ts';

const Links = z
  .array(
    z
      .string()
      .overwrite((link) => link.trim())
      .refine((link) => link !== '', 'must not be empty')
      .meta({ minLength: 1, pattern: NOT_BLANK }),
  )
  .max(100);

const fields = {
  id: Uuid,
  remote_id: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  links: z.array(z.string()),
  source: z.string().nullable(),
  overrides: Contact.describe('What a person entered; it survives reading the resume again'),
  current_title: z
    .string()
    .nullable()
    .meta(meaning('The present role as read; null if there is none.', 'Backend Engineer')),
  current_employer: z
    .string()
    .nullable()
    .meta(meaning('The present employer as read; null if there is none.', 'Harbour Logistics')),
  months_experience: z
    .int()
    .nullable()
    .meta(meaning('Months of dated work, with overlaps counted once; null without dates.', 94)),
  name_from_file: z.boolean().meta({
    description: 'No resume gives a name and nobody entered one, so full_name is the name of the file',
    examples: [false],
  }),
  created_at: Timestamp,
  modified_at: Timestamp,
};

/** As lists show it: without the structured resume, unless `include=profile`. */
export const CandidateListItem = z
  .object({ ...fields, profile: Profile.nullable().optional() })
  .meta({ id: 'CandidateListItem' });
export type CandidateListItem = z.infer<typeof CandidateListItem>;

export const Candidate = z
  .object({
    ...fields,
    profile: Profile.nullable().describe('The structured resume: newest readable attachment of type resume'),
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.infer<typeof Candidate>;

/** In overrides a null takes the override back; an empty text says that there is none. */
const OverridesInput = z.object({
  full_name: shortText(500).nullish(),
  email: optionalOverride(),
  phone: optionalOverride(),
  location: optionalOverride(),
  links: Links.nullish(),
});
export type OverridesInput = z.output<typeof OverridesInput>;

const shared = {
  email: optionalText(),
  phone: optionalText(),
  location: optionalText(),
  links: Links.nullish(),
  source: optionalText(),
  overrides: OverridesInput.nullish(),
};

export const CandidateInput = z.object({
  ...shared,
  remote_id: RemoteId.nullish(),
  full_name: shortText(500),
});
export type CandidateInput = z.output<typeof CandidateInput>;

/**
 * Replaces what was sent and what was overridden. In remote form the path gives the remote_id; one in the body may only
 * repeat it. By UUID it is ignored.
 */
export const CandidateReplacement = z.object({
  ...shared,
  full_name: shortText(500),
  remote_id: z.unknown().optional(),
});
export type CandidateReplacement = z.output<typeof CandidateReplacement>;

/** Only the fields that are sent change; a null empties a field and keeps a resume from filling it. */
export const CandidateChanges = z.object({ ...shared, full_name: shortText(500).optional() });
export type CandidateChanges = z.output<typeof CandidateChanges>;

const IDS_AT_ONCE = 100;
const ID = ' *[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12} *';
const ID_LIST = `^${ID}(?:,${ID}){0,${IDS_AT_ONCE - 1}}$`;

export const CandidateQuery = SortedPageQuery.extend({
  remote_id: RemoteId.optional(),
  q: z
    .string()
    .max(8000)
    .optional()
    .meta({
      description: 'Words in the name or a readable attachment; the last may be the beginning of a word',
      examples: ['kafka pyth'],
    }),
  job_id: Uuid.optional().describe('Only candidates with a nomination for this job'),
  stage_id: Uuid.optional().describe('Only candidates with a nomination in this stage'),
  tag_id: Uuid.optional().describe('Only candidates with this tag, however it was given'),
  ids: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(Uuid).max(IDS_AT_ONCE))
    .optional()
    .meta({ description: 'Comma-separated, at most 100', pattern: ID_LIST }),
  include: z.literal('profile').optional(),
});

const deleted_ids = { examples: [['0198c0de-0000-7000-8000-000000000002']] };

/** The candidates to delete; a page that closes can send this many. */
export const CandidateDeletion = z.object({
  ids: z
    .array(Uuid)
    .min(1)
    .max(IDS_AT_ONCE)
    .meta({ description: 'Candidates, at most 100', ...deleted_ids }),
});

export const DeletedCandidates = one(
  z.object({
    ids: z.array(Uuid).meta({ description: 'Candidates that existed and are now deleted', ...deleted_ids }),
  }),
);

/** Unlike other optional texts a blank one stays, as an empty text. */
function optionalOverride(): OptionalText {
  return z
    .string()
    .overwrite((text) => text.trim())
    .refine((text) => text.length <= 1000, 'must have at most 1000 characters')
    .nullish();
}

describeFields({
  candidate: {
    other_id: ['The candidate that is merged into this one.', '0198c0de-0000-7000-8000-000000000022'],
    remote_id: { example: 'candidate-7' },
    full_name: ['The name as shown.', 'Amara Okonjo'],
    email: ['Email address as sent or read; null if unknown.', 'amara.okonjo@example.com'],
    phone: ['Telephone number as sent or read; null if unknown.', '+1 212 555 0147'],
    source: ['Where the candidate comes from, in your own words.', 'Careers page'],
    overrides: [
      'What a person entered. It wins over what a client sent and what was read; null takes it back.',
      {},
    ],
    profile: ['The structured resume; null until one has been read.', null],
    ids: { example: '0198c0de-0000-7000-8000-000000000002,0198c0de-0000-7000-8000-000000000022' },
  },
});
