import { CONTACT_FIELDS, type Contact, type ContactField, type ShownContact } from '../api/contact.ts';
import type { MergeFields } from '../api/people/merges/schema.ts';

/** What clients and people said of a candidate, as opposed to what was read. */
export type Said = { readonly given: Contact; readonly overrides: Contact; readonly source: string | null };

/** Field by field: what was said of the survivor stays, and what nobody said is taken from the other. */
export function saidTogether(survivor: Said, other: Said): Said {
  const from = (field: ContactField): Said => (says(survivor, field) ? survivor : other);
  return {
    given: pickEach((field) => from(field).given),
    overrides: pickEach((field) => from(field).overrides),
    source: survivor.source ?? other.source,
  };
}

/**
 * The same where a person chose between the two: the chosen side's value is what is shown from now on, whatever is
 * read later. What it was sent as goes with it; one that was only read becomes a person's entry.
 */
export function saidAsChosen(
  survivor: Said & { readonly shown: ShownContact },
  other: Said & { readonly shown: ShownContact },
  fields: MergeFields,
): Said {
  const together = saidTogether(survivor, other);
  const given: Contact = { ...together.given };
  const overrides: Contact = { ...together.overrides };
  for (const field of CONTACT_FIELDS) {
    const choice = fields[field];
    if (choice === undefined) continue;
    const side = choice === 'own' ? survivor : other;
    delete given[field];
    delete overrides[field];
    if (side.given[field] !== undefined) Object.assign(given, { [field]: side.given[field] });
    if (side.overrides[field] !== undefined) Object.assign(overrides, { [field]: side.overrides[field] });
    // nobody said it: an empty text says that there is none
    if (!says(side, field)) Object.assign(overrides, { [field]: side.shown[field] ?? '' });
  }
  const source =
    fields.source === undefined ? together.source : (fields.source === 'own' ? survivor : other).source;
  return { given, overrides, source };
}

/** Field by field: what a merge made of it goes back to what it was before, and what was said since stays. */
export function saidBefore(now: Said, merge: { readonly before: Said; readonly after: Said }): Said {
  const { before, after } = merge;
  const untouched = (field: ContactField): boolean =>
    same(now.given[field], after.given[field]) && same(now.overrides[field], after.overrides[field]);
  return {
    given: pickEach((field) => (untouched(field) ? before : now).given),
    overrides: pickEach((field) => (untouched(field) ? before : now).overrides),
    source: now.source === after.source ? before.source : now.source,
  };
}

function says({ given, overrides }: Said, field: ContactField): boolean {
  return given[field] !== undefined || overrides[field] !== undefined;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pickEach(from: (field: ContactField) => Contact): Contact {
  const picked: Contact = {};
  for (const field of CONTACT_FIELDS) {
    const { [field]: value } = from(field);
    if (value !== undefined) Object.assign(picked, { [field]: value });
  }
  return picked;
}
