import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Candidate, OverridesInput } from '#service/api/people/candidates/schema.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import type { ProfileEdit } from '#service/intelligence/profile_edits.ts';
import type { ProfileRecord as SentProfileRecord, ResumeVersion } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';
import { readVersioned, saveVersioned, useVersioned, type Versioned } from './versioned.ts';

export type { ResumeVersion };

/** What the service has of a candidate's profile: as read, what people changed, and both together. */
export type ProfileRecord = Readonly<Omit<SentProfileRecord, 'read' | 'edits' | 'profile'>> & {
  readonly read: Profile | null;
  readonly edits: readonly ProfileEdit[];
  readonly profile: Profile | null;
};

const address = (id: string): string => `/api/v1/candidates/${encodeURIComponent(id)}`;

const profileSource = (id: string) => ({
  key: ['candidates', 'profile', id],
  fetch: (signal?: AbortSignal): Promise<Versioned<ProfileRecord>> =>
    // its client knows edits as any JSON
    readVersioned((options) => longlist.getProfile(id, options) as Promise<ProfileRecord>, signal),
});
const contactSource = (id: string) => ({
  key: ['candidates', 'versioned', id],
  fetch: (signal?: AbortSignal): Promise<Versioned<Candidate>> =>
    readVersioned((options) => longlist.getCandidate(id, options), signal),
  // what is read of a resume anew, or changed in the profile, is in the same record
  edited: ({ full_name, email, phone, location, links, overrides }: Candidate) => [
    full_name,
    email,
    phone,
    location,
    links,
    overrides,
  ],
});

export function useProfileRecord(candidate_id: string) {
  return useVersioned(profileSource(candidate_id));
}

/** The candidate with the version it has. */
export function useContact(candidate_id: string) {
  return useVersioned(contactSource(candidate_id));
}

/** Saves what a person changed in a profile: see saveVersioned. */
export function useSaveProfile(candidate_id: string) {
  const client = useQueryClient();
  return (next: (record: ProfileRecord) => ProfileRecord, base: string | null): Promise<void> =>
    saveVersioned(client, profileSource(candidate_id), {
      base,
      next,
      send: ({ edits }, if_match) =>
        longlist.request('PUT', `${address(candidate_id)}/profile/edits`, { body: { edits } }, { if_match }),
    });
}

/** Name and contact: a null takes back what a person entered. `shown` is what is then on screen. */
export function useSaveContact(candidate_id: string) {
  const client = useQueryClient();
  return (overrides: OverridesInput, shown: Partial<Candidate>, base: string | null): Promise<void> =>
    saveVersioned(client, contactSource(candidate_id), {
      base,
      next: (candidate) => ({
        ...candidate,
        ...shown,
        overrides: { ...candidate.overrides, ...overrides } as Candidate['overrides'],
      }),
      send: (_, if_match) =>
        longlist.request('PATCH', address(candidate_id), { body: { overrides } }, { if_match }),
    });
}

/** Saves the profile as a JSON Resume file, by the browser's own way. */
export async function fetchJsonResume(candidate_id: string): Promise<Blob> {
  return (await longlist.request('GET', `${address(candidate_id)}/profile.json`)).blob();
}

/** A candidate's resumes, newest first, each with what differs from the one before it. */
export function useResumeVersions(candidate_id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['candidates', 'versions', candidate_id],
    queryFn: ({ signal }) => longlist.listResumeVersions(candidate_id, { signal }),
    enabled,
  });
}
