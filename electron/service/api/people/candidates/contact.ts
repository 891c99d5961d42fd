import { type Contact, CONTACT_FIELDS } from '../../contact.ts';
import type { CandidateChanges, OverridesInput } from './schema.ts';

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
