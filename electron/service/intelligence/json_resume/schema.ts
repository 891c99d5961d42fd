import { z } from 'zod';

/** A day, a month or a year, as JSON Resume 1.0.0 has them: 2024-05-01, 2024-05, 2024. */
const IsoDate = z.string().regex(/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/);

/** Why an extra part: JSON Resume has one e-mail address, no end that is unknown, no level of a degree. */
export const LonglistExtra = z
  .object({
    /** Addresses and numbers after the first, which stands in `basics`. */
    emails: z.array(z.string()).optional(),
    phones: z.array(z.string()).optional(),
    /** Where the person lives, as written. */
    location: z.string().optional(),
    /** One for each entry of `work`: a missing `endDate` means "until now" in JSON Resume. */
    work: z
      .array(z.object({ kind: z.enum(['employment', 'internship']), current: z.boolean() }).strict())
      .optional(),
    education: z
      .array(z.object({ level: z.int().min(0).max(8).nullable(), completed: z.boolean() }).strict())
      .optional(),
    certificates: z.array(z.object({ expires: IsoDate.nullable() }).strict()).optional(),
    work_authorisation: z.string().optional(),
    relocation: z.object({ text: z.string(), willing: z.boolean() }).strict().optional(),
  })
  .strict();
export type LonglistExtra = z.infer<typeof LonglistExtra>;

/** The part of JSON Resume 1.0.0 (jsonresume.org) a profile can fill; fields without a value are left out. */
export const JsonResume = z
  .object({
    basics: z
      .object({
        name: z.string().optional(),
        label: z.string().optional(),
        email: z.string().optional(),
        phone: z.string().optional(),
        url: z.string().optional(),
        summary: z.string().optional(),
        location: z
          .object({
            address: z.string().optional(),
            city: z.string().optional(),
            region: z.string().optional(),
            /** ISO 3166-1 alpha-2. */
            countryCode: z.string().length(2).optional(),
          })
          .strict()
          .optional(),
        profiles: z
          .array(z.object({ network: z.string(), username: z.string().optional(), url: z.string() }).strict())
          .optional(),
      })
      .strict(),
    work: z.array(
      z
        .object({
          name: z.string().optional(),
          position: z.string().optional(),
          location: z.string().optional(),
          startDate: IsoDate.optional(),
          endDate: IsoDate.optional(),
          highlights: z.array(z.string()).optional(),
        })
        .strict(),
    ),
    education: z.array(
      z
        .object({
          institution: z.string().optional(),
          area: z.string().optional(),
          studyType: z.string().optional(),
          startDate: IsoDate.optional(),
          endDate: IsoDate.optional(),
        })
        .strict(),
    ),
    certificates: z.array(
      z.object({ name: z.string(), issuer: z.string().optional(), date: IsoDate.optional() }).strict(),
    ),
    skills: z.array(z.object({ name: z.string() }).strict()),
    languages: z.array(z.object({ language: z.string(), fluency: z.string().optional() }).strict()),
    meta: z
      .object({
        /** Of the schema. */
        version: z.literal('v1.0.0'),
        /** The program that wrote the file and its version. */
        generator: z.string(),
        longlist: LonglistExtra.optional(),
      })
      .strict(),
  })
  .strict();
export type JsonResume = z.infer<typeof JsonResume>;
