import type { Profile } from '../intelligence/profile.ts';
import { ordinaryCase } from '../intelligence/resume/name_case.ts';
import { CONTACT_FIELDS } from './people/candidates/schema.ts';
import type { CandidateChanges, Contact, OverridesInput } from './people/candidates/schema.ts';

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

/** What a client sent on create and PUT: a null is the same as not sent. */
export function givenOf(input: CandidateChanges): Contact {
  const given: Contact = {};
  if (typeof input.full_name === 'string') given.full_name = input.full_name;
  if (typeof input.email === 'string') given.email = input.email;
  if (typeof input.phone === 'string') given.phone = input.phone;
  if (typeof input.location === 'string') given.location = input.location;
  if (Array.isArray(input.links)) given.links = input.links;
  return given;
}

/** What a client sent on PATCH, over what it sent before: here a null empties the field for good. */
export function givenAfter(before: Contact, changes: CandidateChanges): Contact {
  const given = { ...before, ...givenOf(changes) };
  for (const field of ['email', 'phone', 'location'] as const) {
    if (changes[field] === null) given[field] = null;
  }
  if (changes.links === null) given.links = [];
  return given;
}

/** Overrides after a change; a null takes one back. */
export function overridesAfter(before: Contact, changes: OverridesInput | null | undefined): Contact {
  if (changes === undefined) return before;
  const merged: Record<string, unknown> = { ...(changes === null ? {} : before) };
  for (const field of CONTACT_FIELDS) {
    const value = changes?.[field];
    if (value === null) delete merged[field];
    else if (value !== undefined) merged[field] = value;
  }
  return merged as Contact;
}
