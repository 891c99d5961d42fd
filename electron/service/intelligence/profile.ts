import { z } from 'zod';

/** Offsets into the text of the document a value was read from; null when a person entered it. */
export const Span = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() });
export type Span = z.infer<typeof Span>;

/**
 * A month as written. `month` is null when only the year stands there: then the date is an interval,
 * and everything computed from it keeps both bounds.
 */
export const PartialDate = z.object({ year: z.int(), month: z.int().min(1).max(12).nullable() });
export type PartialDate = z.infer<typeof PartialDate>;

export const WorkEntry = z.object({
  title: z.string().nullable(),
  employer: z.string().nullable(),
  location: z.string().nullable(),
  /** An internship, apprenticeship or placement is not counted where a job is asked for. */
  kind: z.enum(['employment', 'internship']).default('employment'),
  start: PartialDate.nullable(),
  /** null with current=true for a running job, null with current=false when not stated. */
  end: PartialDate.nullable(),
  current: z.boolean(),
  /** Duration in months, both ends counted; null without dates. */
  months: z.int().nonnegative().nullable(),
  bullets: z.array(Span),
  span: Span,
});
export type WorkEntry = z.infer<typeof WorkEntry>;

export const EducationEntry = z.object({
  school: z.string().nullable(),
  degree: z.string().nullable(),
  /**
   * 0 none, 1 secondary, 2 vocational, 3 diploma, 4 associate, 5 bachelor, 6 postgraduate diploma, 7 master,
   * 8 doctorate.
   */
  level: z.int().min(0).max(8).nullable(),
  field: z.string().nullable(),
  start: PartialDate.nullable(),
  end: PartialDate.nullable(),
  completed: z.boolean(),
  span: Span,
});
export type EducationEntry = z.infer<typeof EducationEntry>;

export const SkillEntry = z.object({
  /** As written in the resume. */
  name: z.string(),
  /** Canonical lexicon label; null when the lexicon does not know it. */
  canonical: z.string().nullable(),
  /** Union of the dated jobs whose lines name it; null where no dated job does. */
  months: z.int().nonnegative().nullable().default(null),
  /** Last month of the newest of those jobs; the month the file came in for a running one. */
  last_used: PartialDate.nullable().default(null),
  evidence: z.array(Span),
});
export type SkillEntry = z.infer<typeof SkillEntry>;

export const LanguageEntry = z.object({
  name: z.string(),
  cefr: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']).nullable(),
  span: Span,
});
export type LanguageEntry = z.infer<typeof LanguageEntry>;

export const CertificationEntry = z.object({
  name: z.string(),
  issuer: z.string().nullable(),
  issued: PartialDate.nullable(),
  expires: PartialDate.nullable(),
  span: Span,
});
export type CertificationEntry = z.infer<typeof CertificationEntry>;

/** Words of the resume that say one thing, and where they stand. */
export const Statement = z.object({ text: z.string(), span: Span });
export type Statement = z.infer<typeof Statement>;

/** When somebody can start, as the resume says it: at once, from a day or month, or in other words. */
export const Availability = Statement.extend({
  is_now: z.boolean(),
  /** YYYY-MM-DD or YYYY-MM. */
  from: z.string().nullable(),
});
export type Availability = z.infer<typeof Availability>;

/** How long somebody is bound by their notice; 0 days where there is none. */
export const NoticePeriod = Statement.extend({
  amount: z.int().nonnegative(),
  unit: z.enum(['day', 'week', 'month']),
  /** Until the end of which period it runs; null: of none. */
  to_end_of: z.enum(['month', 'quarter', 'year']).nullable(),
});
export type NoticePeriod = z.infer<typeof NoticePeriod>;

/** What somebody wants to earn; null where it is not said. */
export const SalaryExpectation = Statement.extend({
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  per: z.enum(['year', 'month', 'day', 'hour']).nullable(),
});
export type SalaryExpectation = z.infer<typeof SalaryExpectation>;

/** Something to check in what was made of the text; notices of a document are about the text itself. */
export const ProfileNotice = z.object({
  type: z.enum([
    'DATES_SWAPPED',
    'FUTURE_DATES',
    'GAP',
    'OVERLAP',
    'NAME_UNSURE',
    'UNDATED_WORK',
    'READ_BY_SHAPE',
    'SECOND_PERSON',
  ]),
  message: z.string(),
  span: Span.nullable(),
});
export type ProfileNotice = z.infer<typeof ProfileNotice>;

export const SectionKind = z.enum([
  'header',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'volunteering',
  'publications',
  'awards',
  'interests',
  'references',
  'other',
]);
export type SectionKind = z.infer<typeof SectionKind>;

/** A run of lines under one heading. Sections follow each other without gaps and cover the whole text. */
export const Section = z.object({
  kind: SectionKind,
  heading: z.string().nullable(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type Section = z.infer<typeof Section>;

/**
 * A resume as a careful person would read it. Its fields are named by paths: `name`, `headline`, `summary`, `location`,
 * `emails.0`, `work.0.title`, `work.0.dates`, `education.1.school`, `skills.3`, `languages.0`, `certifications.0`,
 * `work_authorisation`, `relocation`, `availability`, `notice_period`, `salary_expectation`. An entry that a person added has an empty span at 0.
 */
export const Profile = z
  .object({
    name: z.string().nullable(),
    emails: z.array(z.string()),
    /** E.164 where the number could be understood, else as written. */
    phones: z.array(z.string()),
    links: z.array(z.string()),
    /** What the person calls themself under their name ("Senior Accountant"). */
    headline: z.string().nullable().default(null),
    summary: Statement.nullable().default(null),
    location: z
      .object({
        raw: z.string(),
        city: z.string().nullable(),
        region: z.string().nullable(),
        /** ISO 3166-1 alpha-2. */
        country: z.string().nullable(),
      })
      .nullable(),
    work: z.array(WorkEntry),
    education: z.array(EducationEntry),
    skills: z.array(SkillEntry),
    languages: z.array(LanguageEntry),
    certifications: z.array(CertificationEntry).default([]),
    /** What the resume says of the right to work ("EU citizen", "requires sponsorship"); never inferred. */
    work_authorisation: Statement.nullable().default(null),
    relocation: Statement.extend({ willing: z.boolean() }).nullable().default(null),
    availability: Availability.nullable().default(null),
    notice_period: NoticePeriod.nullable().default(null),
    salary_expectation: SalaryExpectation.nullable().default(null),
    sections: z.array(Section),
    totals: z.object({
      /** Union of the dated work intervals, never their sum. */
      months_experience: z.int().nonnegative().nullable(),
      /** Union of the jobs in which people were led; null where none is. */
      months_management: z.int().nonnegative().nullable().default(null),
    }),
    /** 0…1 by path, and for whole lists: how sure the reader is. Below .6 a person should look. */
    confidence: z.record(z.string(), z.number()),
    /** Where each field was read, by path. What a person entered is not here. */
    sources: z.record(z.string(), Span).default({}),
    /** Paths of what a person entered or changed. */
    edited: z.array(z.string()).default([]),
    /** Names of skills, languages and certificates a person took away: whatever the text says, they do not count. */
    removed: z.array(z.string()).default([]),
    notices: z.array(ProfileNotice).default([]),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** The profile of a text that says nothing. */
export function emptyProfile(): Profile {
  return Profile.parse({
    name: null,
    emails: [],
    phones: [],
    links: [],
    location: null,
    work: [],
    education: [],
    skills: [],
    languages: [],
    sections: [],
    totals: { months_experience: null },
    confidence: {},
  });
}
