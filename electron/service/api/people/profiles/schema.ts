import { z } from 'zod';
import { Profile } from '../../../intelligence/profile.ts';
import { ProfileEdits } from '../../../intelligence/profile_edits.ts';
import { Uuid } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

/** A candidate's profile: as it was read, what people changed, and both together. */
export const ProfileRecord = z
  .object({
    /** The newest readable resume, from which `read` is. */
    attachment_id: Uuid.nullable().meta({
      description: 'The resume it was read from; null if none could be read.',
    }),
    read: Profile.nullable().meta({ description: 'What was read; null if nothing was.', examples: [null] }),
    edits: ProfileEdits.meta({
      description: 'What people changed: one item for each entry, in their order.',
      examples: [[{ field: 'skills', was: null, value: { name: 'Kafka Streams' } }]],
    }),
    profile: Profile.nullable().meta({
      description: 'Both together: what everything else uses.',
      examples: [null],
    }),
  })
  .meta({ id: 'ProfileRecord' });
export type ProfileRecord = z.infer<typeof ProfileRecord>;

export const ProfileEditsInput = z.object({
  edits: ProfileEdits.meta({
    description:
      'All edits, at most 1,000; an empty list takes everything back. `was` is the entry as read, ' +
      'null for an entry a person adds; `value` is the entry as they want it, null to remove it.',
    examples: [[{ field: 'skills', was: null, value: { name: 'Kafka Streams' } }]],
  }),
});

/** Described by jsonresume.org, and not here: every field of it may be missing. */
export const JsonResumeFile = z.record(z.string(), z.unknown()).meta({
  id: 'JsonResume',
  description: 'JSON Resume 1.0.0, see jsonresume.org',
  examples: [{ basics: { name: 'Amara Okonjo' }, meta: { version: 'v1.0.0' } }],
});

describeFields({
  profile: {
    name: { description: 'The name as written.' },
    emails: { description: 'Email addresses.' },
    phones: { description: 'Telephone numbers, in international form where understood.' },
    headline: { description: 'How the person describes themself under their name.' },
    summary: { description: 'The opening paragraph.' },
    location: { description: 'Where the person lives.' },
    work: { description: 'Jobs, in the order of the resume.' },
    education: { description: 'Degrees and schools.' },
    skills: { description: 'Skills the resume names.' },
    languages: { description: 'Languages the person speaks.' },
    certifications: { description: 'Certificates and licences.' },
    work_authorisation: { description: 'What the resume says about the right to work; never inferred.' },
    relocation: { description: 'What the resume says about moving for work.' },
    availability: { description: 'When the person says they can start.' },
    notice_period: { description: 'How long they say their notice is.' },
    salary_expectation: { description: 'What they say they want to earn; never what they earn now.' },
    sections: { description: 'The parts of the resume, which cover the whole text without gaps.' },
    totals: { description: 'Sums over the resume.' },
    confidence: { description: 'From 0 to 1 for each field: how sure the reader is.' },
    sources: { description: 'Where each field was read in the text, by path ("work.0.title").' },
    edited: { description: 'Paths of what a person entered or changed.' },
    removed: { description: 'Skills, languages and certificates that people removed. They do not count.' },
    notices: { description: 'What a person should check.' },
  },
  location: {
    raw: { description: 'As written.' },
    city: { description: 'The town; null where unknown.' },
    region: { description: 'State or region; null where unknown.' },
    country: { description: 'ISO 3166-1 code of two letters; null where unknown.' },
  },
  work: {
    title: { description: 'The role, as written.' },
    employer: { description: 'The employer, as written.' },
    location: { description: 'Where, as written.' },
    kind: { description: 'Employment, or an internship, apprenticeship or placement.' },
    start: { description: 'The first month; null without dates.' },
    end: { description: 'The last month; null for a running job, or when not stated.' },
    current: { description: 'Whether it is the present job.' },
    months: { description: 'Duration in months, both ends counted; null without dates.' },
    bullets: { description: 'Where its points stand in the text.' },
    span: { description: 'Where the entry stands in the text.' },
  },
  education: {
    school: { description: 'The school, as written.' },
    degree: { description: 'The degree, as written.' },
    level: {
      description:
        '0 none, 1 secondary, 2 vocational, 3 diploma, 4 associate, 5 bachelor, 6 postgraduate diploma, 7 ' +
        'master, 8 doctorate; null where unclear.',
    },
    field: { description: 'The subject; null where unclear.' },
    start: { description: 'The first month; null without dates.' },
    end: { description: 'The last month; null without dates.' },
    completed: { description: 'Whether it was finished.' },
    span: { description: 'Where the entry stands in the text.' },
  },
  skills: {
    name: { description: 'As written in the resume.' },
    canonical: { description: 'The usual name of the skill; null when the list of skills does not know it.' },
    months: { description: 'Months of the dated jobs that name it; null if none does.' },
    last_used: { description: 'Last month of the newest of those jobs; null if none is dated.' },
    evidence: { description: 'Where the text names it.' },
  },
  languages: {
    name: { description: 'The language, in English.' },
    cefr: { description: 'The level; null if the resume gives none.' },
  },
  certifications: {
    name: { description: 'As written.' },
    issuer: { description: 'The issuer; null if not stated.' },
    issued: { description: 'The first month; null if not stated.' },
    expires: { description: 'The last month; null if not stated.' },
  },
  work_authorisation: {
    text: { description: 'As written.' },
  },
  relocation: {
    text: { description: 'As written.' },
    willing: { description: 'Whether the answer is yes.' },
  },
  availability: {
    text: { description: 'As written.' },
    is_now: { description: 'Whether they can start at once.' },
    from: { description: 'The first day or month; null when it is said in other words.' },
  },
  notice_period: {
    text: { description: 'As written.' },
    amount: { description: 'How many days, weeks or months; 0 for none.' },
    unit: { description: 'Days, weeks or months.' },
    to_end_of: { description: 'Until the end of which period it runs; null of none.' },
  },
  salary_expectation: {
    text: { description: 'As written.' },
    min: { description: 'The least.' },
    max: { description: 'The most.' },
    currency: { description: 'ISO 4217; null when not said.' },
    per: { description: 'The period it is for; null when not said.' },
  },
  start: {
    year: { description: 'The year.' },
    month: { description: 'The month, from 1; null when only the year is known.' },
  },
  end: {
    year: { description: 'The year.' },
    month: { description: 'The month, from 1; null when only the year is known.' },
  },
  last_used: {
    year: { description: 'The year.' },
    month: { description: 'The month, from 1; null when only the year is known.' },
  },
  issued: {
    year: { description: 'The year.' },
    month: { description: 'The month, from 1; null when only the year is known.' },
  },
  expires: {
    year: { description: 'The year.' },
    month: { description: 'The month, from 1; null when only the year is known.' },
  },
  sections: {
    kind: { description: 'What the part is about.' },
    heading: { description: 'Its heading as written; null without one.' },
  },
  totals: {
    months_experience: { description: 'Months of dated work, with overlaps counted once.' },
    months_management: { description: 'The same for jobs of leading people; null if there are none.' },
  },
});
