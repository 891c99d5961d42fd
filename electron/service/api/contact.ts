import path from 'node:path';
import { z } from 'zod';
import type { Profile } from '../intelligence/profile.ts';
import { ordinaryCase } from '../intelligence/resume/name_case.ts';

export type ShownContact = {
  full_name: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
};

/**
 * What is shown: a person's override, else what a client sent, else what the resume says; a name that it has in
 * capitals alone is shown in ordinary case, and stays in the profile as it was read.
 */
export function shownContact(sources: {
  readonly overrides: Contact;
  readonly given: Contact;
  readonly profile: Profile | null;
  readonly stand_in_name: string;
}): ShownContact {
  const { overrides, given, profile, stand_in_name } = sources;
  return {
    full_name: overrides.full_name ?? given.full_name ?? nameOf(profile) ?? stand_in_name,
    email: pick(overrides.email, given.email, profile?.emails[0]),
    phone: pick(overrides.phone, given.phone, profile?.phones[0]),
    location: pick(overrides.location, given.location, profile?.location?.raw),
    links: overrides.links ?? given.links ?? profile?.links ?? [],
  };
}

function nameOf(profile: Profile | null): string | null {
  const name = profile?.name ?? null;
  // what a person entered is theirs, capitals or not
  return name === null || profile?.edited.includes('name') === true ? name : ordinaryCase(name);
}

/** The first that says anything; an empty text says "there is none". */
function pick(...values: readonly (string | null | undefined)[]): string | null {
  const said = values.find((value) => value !== undefined);
  return said === undefined || said === '' ? null : said;
}

/** The fields a resume can fill; a person's override wins, then what a client sent, then what was read. */
export const CONTACT_FIELDS = ['full_name', 'email', 'phone', 'location', 'links'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Values of contact fields, by whom they come from. A null says "empty", a missing key says nothing. */
export const Contact = z.object({
  full_name: z.string().optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  location: z.string().nullable().optional(),
  links: z.array(z.string()).optional(),
});
export type Contact = z.infer<typeof Contact>;

/** What stands in for a name that no resume tells: the name of the file, without its ending and underscores. */
export function nameFromFile(file_name: string): string {
  const base = path.posix.basename(file_name.replaceAll('\\', '/')).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const words = base.replaceAll(/[_+]+|-(?=\D)/g, ' ').trim();
  return words === '' ? file_name : words;
}
