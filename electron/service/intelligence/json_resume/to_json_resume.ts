import type { PartialDate, Profile, Span } from '../profile.ts';
import type { JsonResume, LonglistExtra } from './schema.ts';

type JsonResumeOptions = {
  /** The text the profile's spans point into: the bullets of a job are taken from it. null leaves them out. */
  readonly text: string | null;
  /** Named in `meta`. */
  readonly program: { readonly name: string; readonly version: string };
};

/**
 * A profile as JSON Resume 1.0.0. Only what the profile says is in it: no field is filled with a guess, and
 * what the schema has no place for stands in `meta.longlist`, so that reading the file again gives the same
 * profile.
 */
export function toJsonResume(profile: Profile, { text, program }: JsonResumeOptions): JsonResume {
  const extra = extraOf(profile);
  const links = profile.links.map((url) => ({ url, ...networkOf(url) }));
  const own = links.find(({ network }) => network === null);
  const profiles = links
    .filter((link) => link !== own)
    .map(({ url, network, username }) =>
      filled({ network: network ?? hostOf(url), username: username ?? undefined, url }),
    );
  return {
    basics: filled({
      name: profile.name,
      label: profile.headline,
      email: profile.emails[0],
      phone: profile.phones[0],
      url: own?.url,
      summary: profile.summary?.text,
      location: locationOf(profile.location),
      profiles: profiles.length > 0 ? profiles : null,
    }),
    work: profile.work.map((entry) =>
      filled({
        name: entry.employer,
        position: entry.title,
        location: entry.location,
        startDate: isoDate(entry.start),
        endDate: isoDate(entry.end),
        highlights: highlightsOf(entry.bullets, text),
      }),
    ),
    education: profile.education.map((entry) =>
      filled({
        institution: entry.school,
        area: entry.field,
        studyType: entry.degree,
        startDate: isoDate(entry.start),
        endDate: isoDate(entry.end),
      }),
    ),
    certificates: profile.certifications.map(({ name, issuer, issued }) =>
      filled({ name, issuer, date: isoDate(issued) }),
    ),
    skills: profile.skills.map(({ name }) => ({ name })),
    languages: profile.languages.map(({ name, cefr }) => filled({ language: name, fluency: cefr })),
    meta: filled({
      version: 'v1.0.0' as const,
      generator: `${program.name} ${program.version}`,
      longlist: Object.keys(extra).length > 0 ? extra : null,
    }),
  };
}

type Filled<T> = {
  [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** Without the fields that have no value: the schema knows no null. */
function filled<T extends Record<string, unknown>>(values: T): Filled<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Filled<T>;
}

function isoDate(date: PartialDate | null): string | null {
  if (date === null || date.year < 1000 || date.year > 2999) return null;
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}

function highlightsOf(bullets: readonly Span[], text: string | null): string[] | null {
  if (text === null) return null;
  const found = bullets
    .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim())
    .filter((bullet) => bullet !== '');
  return found.length > 0 ? found : null;
}

function locationOf(place: Profile['location']): JsonResume['basics']['location'] | null {
  if (place === null) return null;
  const { city, region, country, raw } = place;
  if (city === null && region === null && country === null) return { address: raw };
  return filled({ city, region, countryCode: country });
}

const NETWORKS: readonly (readonly [network: string, host: RegExp])[] = [
  ['LinkedIn', /(?:^|\.)linkedin\.com$/],
  ['GitHub', /^github\.com$/],
  ['GitLab', /^gitlab\.com$/],
  ['XING', /(?:^|\.)xing\.com$/],
  ['X', /^(?:x|twitter)\.com$/],
  ['Stack Overflow', /(?:^|\.)stackoverflow\.com$/],
  ['Behance', /^behance\.net$/],
  ['Dribbble', /^dribbble\.com$/],
  ['Medium', /(?:^|\.)medium\.com$/],
  ['ORCID', /^orcid\.org$/],
  ['Google Scholar', /^scholar\.google\./],
  ['ResearchGate', /^researchgate\.net$/],
  ['Kaggle', /^kaggle\.com$/],
  ['Facebook', /(?:^|\.)facebook\.com$/],
  ['Instagram', /^instagram\.com$/],
  ['YouTube', /^youtube\.com$/],
];

/** The network a link leads to and the name the person has there; nulls for a page of their own. */
export function networkOf(url: string): {
  readonly network: string | null;
  readonly username: string | null;
} {
  const network = NETWORKS.find(([, host]) => host.test(hostOf(url)))?.[0] ?? null;
  if (network === null) return { network, username: null };
  const last = pathOf(url)
    .split('/')
    .findLast((part) => part !== '');
  const name = last !== undefined && /^@?[\p{L}\p{N}._-]+$/u.test(last) ? last.replace(/^@/, '') : null;
  return { network, username: name };
}

function hostOf(url: string): string {
  return url
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./i, '')
    .toLowerCase();
}

function pathOf(url: string): string {
  return url
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^[^/]*/, '')
    .replace(/[?#].*$/s, '');
}

function extraOf(profile: Profile): LonglistExtra {
  const { emails, phones, location, work, education, certifications, work_authorisation, relocation } =
    profile;
  return filled({
    emails: emails.length > 1 ? emails.slice(1) : undefined,
    phones: phones.length > 1 ? phones.slice(1) : undefined,
    location: location === null ? undefined : location.raw,
    work: work.length > 0 ? work.map(({ kind, current }) => ({ kind, current })) : undefined,
    education:
      education.length > 0 ? education.map(({ level, completed }) => ({ level, completed })) : undefined,
    certificates: certifications.some(({ expires }) => expires !== null)
      ? certifications.map(({ expires }) => ({ expires: isoDate(expires) }))
      : undefined,
    work_authorisation: work_authorisation?.text,
    relocation: relocation === null ? undefined : { text: relocation.text, willing: relocation.willing },
  });
}
