import { z } from 'zod';
import { CertificationEntry, EducationEntry, LanguageEntry, PartialDate, WorkEntry } from './profile.ts';

/** Longest text of one field that a person can enter, in UTF-16 code units. */
const MAX_TEXT = 1000;

/** What was read is taken as it is: it must be found again. */
const READ_WORK = WorkEntry.pick({
  title: true,
  employer: true,
  location: true,
  kind: true,
  start: true,
  end: true,
  current: true,
}).strict();
const READ_EDUCATION = EducationEntry.pick({
  school: true,
  degree: true,
  level: true,
  field: true,
  start: true,
  end: true,
  completed: true,
}).strict();
const READ_SKILL = z.object({ name: z.string().max(10_000) }).strict();
const READ_LANGUAGE = LanguageEntry.pick({ name: true, cefr: true }).strict();
const READ_CERTIFICATION = CertificationEntry.omit({ span: true }).strict();

const trimmed = (text: string): string => text.toWellFormed().replaceAll('\u0000', '').trim();
const short = (text: string | null): boolean => text === null || text.length <= MAX_TEXT;
const TOO_LONG = `must have at most ${MAX_TEXT} characters`;
const name = z
  .string()
  .overwrite(trimmed)
  .refine((text) => text !== '', 'must not be empty')
  .refine(short, TOO_LONG)
  .meta({ minLength: 1 });
const text = z
  .string()
  .nullable()
  .overwrite((written) => (written === null ? null : trimmed(written) || null))
  .refine(short, TOO_LONG);
const date = PartialDate.extend({ year: z.int().min(1900).max(2100) })
  .strict()
  .nullable();

/** What a person wants instead: blank texts are none, and an entry says something. */
const WORK = READ_WORK.extend({ title: text, employer: text, location: text, start: date, end: date })
  .refine(({ title, employer }) => title !== null || employer !== null, 'needs a title or an employer')
  .refine(inOrder, 'ends before it starts')
  .refine(({ current, end }) => !current || end === null, 'has an end and is current');
const EDUCATION = READ_EDUCATION.extend({ school: text, degree: text, field: text, start: date, end: date })
  .refine(({ school, degree }) => school !== null || degree !== null, 'needs a school or a degree')
  .refine(inOrder, 'ends before it starts');
const SKILL = READ_SKILL.extend({ name });
const LANGUAGE = READ_LANGUAGE.extend({ name });
const CERTIFICATION = READ_CERTIFICATION.extend({ name, issuer: text, issued: date, expires: date });

function inOrder({ start, end }: { start: PartialDate | null; end: PartialDate | null }): boolean {
  if (start === null || end === null || start.year !== end.year) {
    return start === null || end === null || start.year < end.year;
  }
  return start.month === null || end.month === null || start.month <= end.month;
}

/**
 * One thing a person said about one entry of a list. `was` names the entry as it was read, null for one the person
 * added; `value` is the entry as the person wants it, null for one taken away. An edit finds its entry again in every
 * later reading by what `was` says; where it finds none, a changed or added entry is still shown, and nothing is lost.
 */
const edit = <F extends string, W extends z.ZodType, V extends z.ZodType>(field: F, was: W, value: V) =>
  z.object({ field: z.literal(field), was: was.nullable(), value: value.nullable() });

const statement = (max: number) =>
  z
    .string()
    .overwrite(trimmed)
    .refine((written) => written.length <= max, `must have at most ${max} characters`);

export const ProfileEdit = z.discriminatedUnion('field', [
  edit('work', READ_WORK, WORK),
  edit('education', READ_EDUCATION, EDUCATION),
  edit('skills', READ_SKILL, SKILL),
  edit('languages', READ_LANGUAGE, LANGUAGE),
  edit('certifications', READ_CERTIFICATION, CERTIFICATION),
  edit('headline', z.string(), statement(500)),
  edit('summary', z.string(), statement(10_000)),
  edit('work_authorisation', z.string(), statement(1000)),
  edit(
    'relocation',
    z.object({ text: z.string(), willing: z.boolean() }).strict(),
    z.object({ text: statement(1000), willing: z.boolean() }).strict(),
  ),
]);
export type ProfileEdit = z.infer<typeof ProfileEdit>;

/** All edits of one candidate's profile, in order. Name and contact are overrides of the candidate. */
export const ProfileEdits = z.array(ProfileEdit).max(1000);
export type ProfileEdits = z.infer<typeof ProfileEdits>;
