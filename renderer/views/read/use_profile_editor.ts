import { useEffect, useMemo, useRef } from 'react';
import type { Candidate, OverridesInput } from '#service/api/people/candidates/schema.ts';
import { useSaveContact, useSaveProfile, type ProfileRecord } from '../../api/profiles.ts';
import type { Versioned } from '../../api/versioned.ts';
import { changesBack } from '../../features/availability/availability_undo.ts';
import { useSaveAvailability, type CandidateAvailability } from '../../api/availability.ts';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { doubtfulPaths, withSaid } from '../../features/profile/profile_fields.ts';
import { texts } from '../../texts.ts';
import type { ProfileEditor } from './profile_editor.ts';

type Change = (record: ProfileRecord) => ProfileRecord;

/** Saves what a person corrects, and offers to take each correction back. */
export function useCreateProfileEditor(
  contact: Versioned<Candidate>,
  profile: Versioned<ProfileRecord>,
  availability: Versioned<CandidateAvailability>,
): ProfileEditor {
  const { value: candidate } = contact;
  const { value: said } = availability;
  const saveAvailability = useSaveAvailability(candidate.id);
  const record = useMemo(() => {
    const { profile: read } = profile.value;
    return read === null ? profile.value : { ...profile.value, profile: withSaid(read, said) };
  }, [profile.value, said]);
  const saveProfile = useSaveProfile(candidate.id);
  const saveContact = useSaveContact(candidate.id);
  const doubtful = useMemo(
    () => new Set(record.profile === null ? [] : doubtfulPaths(record.profile, candidate.overrides)),
    [record.profile, candidate.overrides],
  );
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return {
    candidate,
    here,
    record,
    doubtful,
    etags: { profile: profile.etag, contact: contact.etag, availability: availability.etag },
    availability: said,
    async change(done: string, next: Change, back: Change, base: string | null = null) {
      await saveProfile(next, base);
      undoable(done, () => saveProfile(back, null));
    },
    async override(
      done: string,
      values: OverridesInput,
      shown: Partial<Candidate>,
      base: string | null = null,
    ) {
      const keys = Object.keys(values) as (keyof OverridesInput)[];
      const before = Object.fromEntries(keys.map((key) => [key, overrideBefore(candidate, key)]));
      const was = Object.fromEntries(keys.map((key) => [key, candidate[key]]));
      await saveContact(values, shown, base);
      undoable(done, () => saveContact(before, was, null));
    },
    async sayTerm(done, fact, change, base = null) {
      const changes = { [fact]: change };
      const back = changesBack(changes, said);
      // what counts once nobody says anything is not known here: it stays until the service has said
      const value = change === null || change === undefined ? said[fact].value : change.value;
      const shown = { [fact]: { ...said[fact], value, source: change === null ? 'resume' : 'person' } };
      await saveAvailability(changes, shown, base);
      undoable(done, () => saveAvailability(back, { [fact]: said[fact] }, null));
    },
  };
}

function undoable(done: string, undo: () => Promise<void>): void {
  notify(done, () => {
    undo().catch(errorNotice(texts.decisions.undoFailed));
  });
}

/**
 * An override to "none" is kept as null and sent as an empty text; where there was none, null takes the new one
 * back.
 */
function overrideBefore(candidate: Candidate, key: keyof OverridesInput) {
  return candidate.overrides[key] ?? (key in candidate.overrides ? '' : null);
}
