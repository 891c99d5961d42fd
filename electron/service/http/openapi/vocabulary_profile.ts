import type { FieldText } from './vocabulary_texts.ts';

const DATE = {
  year: { description: 'The year.', example: 2021 },
  month: { description: 'The month, from 1; null when only the year is known.', example: 4 },
};

/** Fields of the structured resume. */
export const PROFILE_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  profile: {
    name: { description: 'The name as written.', example: 'Amara Okonjo' },
    emails: { description: 'Email addresses.', example: ['amara.okonjo@example.com'] },
    phones: {
      description: 'Telephone numbers, in international form where understood.',
      example: ['+12125550147'],
    },
    headline: {
      description: 'How the person describes themself under their name.',
      example: 'Backend Engineer',
    },
    summary: { description: 'The opening paragraph.', example: null },
    location: { description: 'Where the person lives.', example: null },
    work: { description: 'Jobs, in the order of the resume.' },
    education: { description: 'Degrees and schools.' },
    skills: { description: 'Skills the resume names.' },
    languages: { description: 'Languages the person speaks.', example: [] },
    certifications: { description: 'Certificates and licences.', example: [] },
    work_authorisation: {
      description: 'What the resume says about the right to work; never inferred.',
      example: null,
    },
    relocation: { description: 'What the resume says about moving for work.', example: null },
    sections: {
      description: 'The parts of the resume, which cover the whole text without gaps.',
      example: [],
    },
    totals: { description: 'Sums over the resume.' },
    confidence: {
      description: 'From 0 to 1 for each field: how sure the reader is.',
      example: { name: 0.98 },
    },
    sources: {
      description: 'Where each field was read in the text, by path ("work.0.title").',
      example: { name: { start: 0, end: 12 } },
    },
    edited: { description: 'Paths of what a person entered or changed.', example: [] },
    removed: {
      description: 'Skills, languages and certificates that people removed. They do not count.',
      example: [],
    },
    notices: { description: 'What a person should check.', example: [] },
  },
  location: {
    raw: { description: 'As written.', example: 'Lisbon, Portugal' },
    city: { description: 'The town; null where unknown.', example: 'Lisbon' },
    region: { description: 'State or region; null where unknown.', example: null },
    country: { description: 'ISO 3166-1 code of two letters; null where unknown.', example: 'PT' },
  },
  work: {
    title: { description: 'The role, as written.', example: 'Backend Engineer' },
    employer: { description: 'The employer, as written.', example: 'Harbour Logistics' },
    location: { description: 'Where, as written.', example: 'Lisbon' },
    kind: {
      description: 'Employment, or an internship, apprenticeship or placement.',
      example: 'employment',
    },
    start: { description: 'The first month; null without dates.', example: { year: 2021, month: 4 } },
    end: { description: 'The last month; null for a running job, or when not stated.', example: null },
    current: { description: 'Whether it is the present job.', example: true },
    months: { description: 'Duration in months, both ends counted; null without dates.', example: 59 },
    bullets: { description: 'Where its points stand in the text.', example: [{ start: 164, end: 210 }] },
    span: { description: 'Where the entry stands in the text.', example: { start: 120, end: 240 } },
  },
  education: {
    school: { description: 'The school, as written.', example: 'University of Porto' },
    degree: { description: 'The degree, as written.', example: 'MSc Computer Science' },
    level: {
      description:
        '0 none, 1 secondary, 2 vocational, 3 diploma, 4 associate, 5 bachelor, 6 postgraduate diploma, 7 master, 8 doctorate; null where unclear.',
      example: 7,
    },
    field: { description: 'The subject; null where unclear.', example: 'Computer Science' },
    start: { description: 'The first month; null without dates.', example: { year: 2012, month: null } },
    end: { description: 'The last month; null without dates.', example: { year: 2014, month: null } },
    completed: { description: 'Whether it was finished.', example: true },
    span: { description: 'Where the entry stands in the text.', example: { start: 400, end: 460 } },
  },
  skills: {
    name: { description: 'As written in the resume.', example: 'Python' },
    canonical: {
      description: 'The usual name of the skill; null when the list of skills does not know it.',
      example: 'Python',
    },
    months: { description: 'Months of the dated jobs that name it; null if none does.', example: 59 },
    last_used: {
      description: 'Last month of the newest of those jobs; null if none is dated.',
      example: { year: 2026, month: 2 },
    },
    evidence: { description: 'Where the text names it.', example: [{ start: 180, end: 186 }] },
  },
  languages: {
    name: { description: 'The language, in English.', example: 'Portuguese' },
    cefr: { description: 'The level; null if the resume gives none.', example: 'C2' },
  },
  certifications: {
    name: { description: 'As written.', example: 'Registered Nurse' },
    issuer: { description: 'The issuer; null if not stated.', example: null },
    issued: { description: 'The first month; null if not stated.', example: { year: 2020, month: 6 } },
    expires: { description: 'The last month; null if not stated.', example: null },
  },
  work_authorisation: { text: { description: 'As written.', example: 'EU citizen' } },
  relocation: {
    text: { description: 'As written.', example: 'Open to relocation' },
    willing: { description: 'Whether the answer is yes.', example: true },
  },
  start: DATE,
  end: DATE,
  last_used: DATE,
  issued: DATE,
  expires: DATE,
  sections: {
    kind: { description: 'What the part is about.' },
    heading: { description: 'Its heading as written; null without one.' },
  },
  totals: {
    months_experience: { description: 'Months of dated work, with overlaps counted once.', example: 94 },
    months_management: {
      description: 'The same for jobs of leading people; null if there are none.',
      example: null,
    },
  },
};
