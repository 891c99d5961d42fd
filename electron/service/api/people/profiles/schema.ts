import { z } from 'zod';
import { Profile } from '../../../intelligence/profile.ts';
import { ProfileEdits } from '../../../intelligence/profile_edits.ts';
import { Uuid } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** A candidate's profile: as it was read, what people changed, and both together. */
export const ProfileRecord = z
  .object({
    /** The newest readable resume, from which `read` is. */
    attachment_id: Uuid.nullable().describe('The resume it was read from; null if none could be read.'),
    read: Profile.nullable().meta({ description: 'What was read; null if nothing was.', examples: [null] }),
    edits: ProfileEdits.meta({
      description: 'What people changed: one item for each entry, in their order.',
      examples: [[{ field: 'skills', was: null, value: { name: 'Kafka Streams' } }]],
    }),
    profile: Profile.nullable().meta(meaning('Both together: what everything else uses.', null)),
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
    name: 'The name as written.',
    emails: 'Email addresses.',
    phones: 'Telephone numbers, in international form where understood.',
    headline: 'How the person describes themself under their name.',
    summary: 'The opening paragraph.',
    location: 'Where the person lives.',
    work: 'Jobs, in the order of the resume.',
    education: 'Degrees and schools.',
    skills: 'Skills the resume names.',
    languages: 'Languages the person speaks.',
    certifications: 'Certificates and licences.',
    work_authorisation: 'What the resume says about the right to work; never inferred.',
    relocation: 'What the resume says about moving for work.',
    availability: 'When the person says they can start.',
    notice_period: 'How long they say their notice is.',
    salary_expectation: 'What they say they want to earn; never what they earn now.',
    sections: 'The parts of the resume, which cover the whole text without gaps.',
    totals: 'Sums over the resume.',
    confidence: 'From 0 to 1 for each field: how sure the reader is.',
    sources: 'Where each field was read in the text, by path ("work.0.title").',
    edited: 'Paths of what a person entered or changed.',
    removed: 'Skills, languages and certificates that people removed. They do not count.',
    notices: 'What a person should check.',
  },
  location: {
    raw: 'As written.',
    city: 'The town; null where unknown.',
    region: 'State or region; null where unknown.',
    country: 'ISO 3166-1 code of two letters; null where unknown.',
  },
  work: {
    title: 'The role, as written.',
    employer: 'The employer, as written.',
    location: 'Where, as written.',
    kind: 'Employment, or an internship, apprenticeship or placement.',
    start: 'The first month; null without dates.',
    end: 'The last month; null for a running job, or when not stated.',
    current: 'Whether it is the present job.',
    months: 'Duration in months, both ends counted; null without dates.',
    bullets: 'Where its points stand in the text.',
    span: 'Where the entry stands in the text.',
  },
  education: {
    school: 'The school, as written.',
    degree: 'The degree, as written.',
    level:
      '0 none, 1 secondary, 2 vocational, 3 diploma, 4 associate, 5 bachelor, 6 postgraduate diploma, 7 ' +
      'master, 8 doctorate; null where unclear.',
    field: 'The subject; null where unclear.',
    start: 'The first month; null without dates.',
    end: 'The last month; null without dates.',
    completed: 'Whether it was finished.',
    span: 'Where the entry stands in the text.',
  },
  skills: {
    name: 'As written in the resume.',
    canonical: 'The usual name of the skill; null when the list of skills does not know it.',
    months: 'Months of the dated jobs that name it; null if none does.',
    last_used: 'Last month of the newest of those jobs; null if none is dated.',
    evidence: 'Where the text names it.',
  },
  languages: {
    name: 'The language, in English.',
    cefr: 'The level; null if the resume gives none.',
  },
  certifications: {
    name: 'As written.',
    issuer: 'The issuer; null if not stated.',
    issued: 'The first month; null if not stated.',
    expires: 'The last month; null if not stated.',
  },
  work_authorisation: {
    text: 'As written.',
  },
  relocation: {
    text: 'As written.',
    willing: 'Whether the answer is yes.',
  },
  availability: {
    text: 'As written.',
    is_now: 'Whether they can start at once.',
    from: 'The first day or month; null when it is said in other words.',
  },
  notice_period: {
    text: 'As written.',
    amount: 'How many days, weeks or months; 0 for none.',
    unit: 'Days, weeks or months.',
    to_end_of: 'Until the end of which period it runs; null of none.',
  },
  salary_expectation: {
    text: 'As written.',
    min: 'The least.',
    max: 'The most.',
    currency: 'ISO 4217; null when not said.',
    per: 'The period it is for; null when not said.',
  },
  start: {
    year: 'The year.',
    month: 'The month, from 1; null when only the year is known.',
  },
  end: {
    year: 'The year.',
    month: 'The month, from 1; null when only the year is known.',
  },
  last_used: {
    year: 'The year.',
    month: 'The month, from 1; null when only the year is known.',
  },
  issued: {
    year: 'The year.',
    month: 'The month, from 1; null when only the year is known.',
  },
  expires: {
    year: 'The year.',
    month: 'The month, from 1; null when only the year is known.',
  },
  sections: {
    kind: 'What the part is about.',
    heading: 'Its heading as written; null without one.',
  },
  totals: {
    months_experience: 'Months of dated work, with overlaps counted once.',
    months_management: 'The same for jobs of leading people; null if there are none.',
  },
});
