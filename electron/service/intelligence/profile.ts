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
  /** 0 none, 1 secondary, 2 vocational, 3 diploma, 4 associate, 5 bachelor, 6 postgraduate diploma, 7 master, 8 doctorate. */
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
  evidence: z.array(Span),
});
export type SkillEntry = z.infer<typeof SkillEntry>;

export const LanguageEntry = z.object({
  name: z.string(),
  cefr: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']).nullable(),
  span: Span,
});
export type LanguageEntry = z.infer<typeof LanguageEntry>;

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

/** A resume as a careful person would read it. */
export const Profile = z
  .object({
    name: z.string().nullable(),
    emails: z.array(z.string()),
    /** E.164 where the number could be understood, else as written. */
    phones: z.array(z.string()),
    links: z.array(z.string()),
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
    sections: z.array(Section),
    totals: z.object({
      /** Union of the dated work intervals, never their sum. */
      months_experience: z.int().nonnegative().nullable(),
    }),
    /** 0…1 per field: how sure the reader is. */
    confidence: z.record(z.string(), z.number()),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;
