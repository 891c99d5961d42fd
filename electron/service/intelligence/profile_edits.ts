import { z } from 'zod';
import { CertificationEntry, EducationEntry, LanguageEntry, WorkEntry } from './profile.ts';

const WorkValue = WorkEntry.pick({
  title: true,
  employer: true,
  location: true,
  kind: true,
  start: true,
  end: true,
  current: true,
}).strict();
const EducationValue = EducationEntry.pick({
  school: true,
  degree: true,
  level: true,
  field: true,
  start: true,
  end: true,
  completed: true,
}).strict();
const SkillValue = z.object({ name: z.string().min(1).max(200) }).strict();
const LanguageValue = LanguageEntry.pick({ name: true, cefr: true }).strict();
const CertificationValue = CertificationEntry.omit({ span: true }).strict();

/**
 * One thing a person said about one entry of a list. `was` names the entry as it was read, null for one the person
 * added; `value` is the entry as the person wants it, null for one taken away. An edit finds its entry again in every
 * later reading by what `was` says; where it finds none, a changed or added entry is still shown, and nothing is lost.
 */
const edit = <F extends string, T extends z.ZodType>(field: F, value: T) =>
  z.object({ field: z.literal(field), was: value.nullable(), value: value.nullable() });

export const ProfileEdit = z.discriminatedUnion('field', [
  edit('work', WorkValue),
  edit('education', EducationValue),
  edit('skills', SkillValue),
  edit('languages', LanguageValue),
  edit('certifications', CertificationValue),
  edit('headline', z.string().max(500)),
  edit('summary', z.string().max(10_000)),
  edit('work_authorisation', z.string().max(1000)),
  edit('relocation', z.object({ text: z.string().max(1000), willing: z.boolean() }).strict()),
]);
export type ProfileEdit = z.infer<typeof ProfileEdit>;

/** All that people changed in one candidate's profile, in the order they did. Name and contact are overrides of the candidate. */
export const ProfileEdits = z.array(ProfileEdit).max(1000);
export type ProfileEdits = z.infer<typeof ProfileEdits>;
