import type { ContactField } from '#service/api/contact.ts';
import type { CandidateAvailability } from '#service/api/people/availability/schema.ts';
import type { Profile } from '#service/intelligence/profile.ts';

/** What a field is about; each kind has one colour on the page. */
export const KINDS = ['contact', 'work', 'education', 'skills', 'languages', 'statements'] as const;
export type Kind = (typeof KINDS)[number];

/** Below this a person should look. */
const DOUBTFUL_BELOW = 0.6;

const KIND_OF: Readonly<Record<string, Kind>> = {
  name: 'contact',
  emails: 'contact',
  phones: 'contact',
  location: 'contact',
  links: 'contact',
  work: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certifications: 'languages',
  headline: 'statements',
  summary: 'statements',
  work_authorisation: 'statements',
  relocation: 'statements',
  availability: 'statements',
  notice_period: 'statements',
  salary_expectation: 'statements',
};

/** The kind of a field; null for a path that names none. */
export function kindOf(path: string): Kind | null {
  return KIND_OF[path.split('.', 1)[0] ?? ''] ?? null;
}

/** Where what a person enters for a contact field is kept. */
const OVERRIDE_OF: Readonly<Record<string, ContactField>> = {
  name: 'full_name',
  emails: 'email',
  phones: 'phone',
  location: 'location',
  links: 'links',
};

function overrideOf(path: string): ContactField | null {
  return OVERRIDE_OF[path.split('.', 1)[0] ?? ''] ?? null;
}

/** How sure the reader is of a field, 0…1; null where it says nothing. */
function confidenceOf(profile: Profile, path: string): number | null {
  const { confidence } = profile;
  const broad = path === 'emails.0' ? confidence['email'] : path === 'phones.0' ? confidence['phone'] : null;
  return confidence[path] ?? broad ?? null;
}

/** What a resume may leave out without anybody wondering: a missing one is not doubtful. */
const MAY_LACK = [
  'headline',
  'location',
  'summary',
  'work_authorisation',
  'relocation',
  'availability',
  'notice_period',
  'salary_expectation',
] as const;

/**
 * Fields that a person should look at, in the order of a resume: those the reader is unsure of, without what a person
 * has entered or confirmed.
 */
export function doubtfulPaths(profile: Profile, overrides: Readonly<Record<string, unknown>>): string[] {
  return fieldPaths(profile).filter((path) => {
    if (MAY_LACK.some((field) => field === path && profile[field] === null)) return false;
    const sure = confidenceOf(profile, path);
    if (sure === null || sure >= DOUBTFUL_BELOW || isEdited(profile, path)) return false;
    const override = overrideOf(path);
    return override === null || overrides[override] === undefined;
  });
}

/** A profile with what people said of availability, notice and salary, which is kept apart of it, as edited. */
export function withSaid(profile: Profile, said: CandidateAvailability | undefined): Profile {
  const facts = Object.entries(said ?? {}).flatMap(([fact, { source }]) =>
    source === 'person' ? [fact] : [],
  );
  return facts.length === 0 ? profile : { ...profile, edited: [...profile.edited, ...facts] };
}

/** A person's edit counts for the field and, where it names an entry, for all of it. */
export function isEdited(profile: Profile, path: string): boolean {
  return profile.edited.some((edited) => edited === path || path.startsWith(`${edited}.`));
}

/** Every field that has words of its own, in the order of a resume. */
export function fieldPaths(profile: Profile): string[] {
  return [
    'name',
    'headline',
    ...entries('emails', profile.emails, ['']),
    ...entries('phones', profile.phones, ['']),
    'location',
    ...entries('links', profile.links, ['']),
    'summary',
    ...entries('work', profile.work, ['.title', '.employer', '.location', '.dates']),
    ...entries('education', profile.education, ['.school', '.degree', '.field', '.dates']),
    ...entries('skills', profile.skills, ['']),
    ...entries('languages', profile.languages, ['']),
    ...entries('certifications', profile.certifications, ['']),
    'work_authorisation',
    'relocation',
    'availability',
    'notice_period',
    'salary_expectation',
  ];
}

function entries(field: string, list: readonly unknown[], parts: readonly string[]): string[] {
  return list.flatMap((_, at) => parts.map((part) => `${field}.${at}${part}`));
}
