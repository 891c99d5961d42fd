import { z } from 'zod';
import { Profile } from '../../../intelligence/profile.ts';
import { ProfileEdits } from '../../../intelligence/profile_edits.ts';
import { Uuid } from '../../fields.ts';

/** A candidate's profile: as it was read, what people changed, and both together. */
export const ProfileRecord = z
  .object({
    /** The newest readable resume, from which `read` is. */
    attachment_id: Uuid.nullable().meta({
      description: 'The resume it was read from; null if none could be read.',
    }),
    read: Profile.nullable().meta({ description: 'What was read; null if nothing was.', examples: [null] }),
    edits: ProfileEdits.meta({
      description: 'What people changed: one item for each entry, in their order.',
      examples: [[{ field: 'skills', was: null, value: { name: 'Kafka Streams' } }]],
    }),
    profile: Profile.nullable().meta({
      description: 'Both together: what everything else uses.',
      examples: [null],
    }),
  })
  .meta({ id: 'ProfileRecord' });
export type ProfileRecord = z.infer<typeof ProfileRecord>;

export const ProfileEditsInput = z.object({
  edits: ProfileEdits.meta({
    description:
      'All edits, at most 1,000; an empty list takes everything back. `was` is the entry as read, ' +
      'null for an entry a person adds; `value` is the entry as they want it, null to remove it.',
    examples: [[{ field: 'skills', was: null, value: { name: 'Kafka Streams' } }]],
  }),
});

/** Described by jsonresume.org, and not here: every field of it may be missing. */
export const JsonResumeFile = z.record(z.string(), z.unknown()).meta({
  id: 'JsonResume',
  description: 'JSON Resume 1.0.0, see jsonresume.org',
  examples: [{ basics: { name: 'Amara Okonjo' }, meta: { version: 'v1.0.0' } }],
});
