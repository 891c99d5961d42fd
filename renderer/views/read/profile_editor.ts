import { createContext, useContext } from 'react';
import type { Candidate, OverridesInput } from '#service/api/people/candidates/schema.ts';
import type { AvailabilityChanges, CandidateAvailability } from '../../api/availability.ts';
import type { ProfileRecord } from '../../api/profiles.ts';

/** What the fields of the form share. */
export type ProfileEditor = {
  readonly candidate: Candidate;
  readonly record: ProfileRecord;
  readonly doubtful: ReadonlySet<string>;
  /** The version on screen: what an editor that opens now is based on. */
  readonly etags: Readonly<Record<'profile' | 'contact' | 'availability', string | null>>;
  readonly availability: CandidateAvailability;
  /**
   * False once the view is left: what fails after that is told in a notice, for the form is gone or another
   * person's.
   */
  readonly here: { readonly current: boolean };
  /** Changes the profile; says `done` with an undo once it is saved. Throws ApiError when it is not. */
  change(
    done: string,
    next: (record: ProfileRecord) => ProfileRecord,
    back: (record: ProfileRecord) => ProfileRecord,
    base?: string | null,
  ): Promise<void>;
  /** Overrides name or contact; undo puts back what was overridden before. */
  override(
    done: string,
    values: OverridesInput,
    shown: Partial<Candidate>,
    base?: string | null,
  ): Promise<void>;
  /** Says when somebody can start, their notice or what they want to earn; undo says what was said before. */
  sayTerm(
    done: string,
    fact: keyof CandidateAvailability,
    change: AvailabilityChanges[keyof AvailabilityChanges],
    base?: string | null,
  ): Promise<void>;
};

export const ProfileEditorContext = createContext<ProfileEditor | null>(null);

export function useProfileEditor(): ProfileEditor {
  const editor = useContext(ProfileEditorContext);
  if (editor === null) throw new Error('A field of the profile stands outside of its view.');
  return editor;
}
