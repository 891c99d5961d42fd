import { z } from 'zod';
import { Profile } from '../../../intelligence/profile.ts';
import { ProfileEdits } from '../../../intelligence/profile_edits.ts';
import { Uuid } from '../../fields.ts';

/** A candidate's profile: as it was read, what people changed, and both together. */
export const ProfileRecord = z
  .object({
    /** The newest readable resume, from which `read` is. */
    attachment_id: Uuid.nullable(),
    read: Profile.nullable(),
    edits: ProfileEdits,
    profile: Profile.nullable(),
  })
  .meta({ id: 'ProfileRecord' });
export type ProfileRecord = z.infer<typeof ProfileRecord>;

export const ProfileEditsInput = z.object({ edits: ProfileEdits });

/** Described by jsonresume.org, and not here: every field of it may be missing. */
export const JsonResumeFile = z.record(z.string(), z.unknown()).meta({
  id: 'JsonResume',
  description: 'JSON Resume 1.0.0, see jsonresume.org',
  examples: [{ basics: { name: 'Amara Okonjo' }, meta: { version: 'v1.0.0' } }],
});
