import type { FieldText } from './general_words.ts';

/**
 * Fields that several schemas of a resource share, as it means them. Keys are resources, components in snake case, or
 * nested objects by field name. A field that stands in one schema has its words there, in `.meta()`.
 */
export const RESOURCE_WORDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  job: {
    title: { description: 'At most 500 characters; spaces around it are dropped.' },
    description: {
      description: 'What the job is and asks for, at most 100,000 characters. It ranks the candidates.',
      example: 'Must have: Python, PostgreSQL, Apache Kafka, Kubernetes. Nice to have: Terraform, Rust.',
    },
    status: { description: 'Whether the job is open, archived or closed.', example: 'open' },
    remote_id: { example: 'job-1042' },
  },
  candidate: {
    other_id: {
      description: 'The candidate that is merged into this one.',
      example: '0198c0de-0000-7000-8000-000000000022',
    },
    remote_id: { example: 'candidate-7' },
    full_name: { description: 'The name as shown.', example: 'Amara Okonjo' },
    email: {
      description: 'Email address as sent or read; null if unknown.',
      example: 'amara.okonjo@example.com',
    },
    phone: { description: 'Telephone number as sent or read; null if unknown.', example: '+1 212 555 0147' },
    source: { description: 'Where the candidate comes from, in your own words.', example: 'Careers page' },
    overrides: {
      description:
        'What a person entered. It wins over what a client sent and what was read; null takes it back.',
      example: {},
    },
    profile: { description: 'The structured resume; null until one has been read.', example: null },
    ids: { example: '0198c0de-0000-7000-8000-000000000002,0198c0de-0000-7000-8000-000000000022' },
  },
  candidate_card: {
    job_id: { description: 'The job.' },
    stage_id: { description: 'The stage they are in.' },
  },
  attachment: {
    remote_id: { example: 'resume-7' },
    type: { description: 'What the file is about.', example: 'resume' },
    file: {
      description: 'The bytes. Required in a form; not accepted elsewhere.',
      example: '(the bytes of amara-okonjo.pdf)',
    },
    public_file_url: {
      description:
        'The http or https address to download the file from. Required in JSON; not accepted elsewhere.',
      example: 'https://files.example.com/amara-okonjo.pdf',
    },
    file_name: {
      description:
        'The name to show and to save under. It defaults to the name of the upload or the end of the ' +
        'address.',
      example: 'amara-okonjo.pdf',
    },
    candidate_id: { description: 'The owner of the file; none for a file to rank by.' },
    expires: {
      description: 'When the link expires, in seconds since 1970. Part of ephemeral_url.',
      example: 1_772_444_400,
    },
    signature: {
      description: 'Proof that the service made the link. Part of ephemeral_url.',
      example: 'o3bLrT6U8w',
    },
  },
  notices: {
    type: { description: 'What was noticed.' },
    message: { example: 'The page has two columns; they were read one after the other.' },
  },
  nomination: {
    remote_id: { example: 'application-311' },
    reason: {
      description: 'Why it moves to another stage, at most 1,000 characters. Stored with this change only.',
      example: 'Already in another process',
    },
    job_id: { description: 'The job.' },
    candidate_id: { description: 'The candidate.' },
  },
  nomination_stage: {
    remote_id: { example: 'stage-interview' },
    name: { description: 'What the stage is called.', example: 'Second interview' },
    job_id: {
      description: 'The job whose stage it is; null: a stage of the default pipeline.',
      example: null,
    },
    position: { description: 'Its place in the pipeline. It defaults to the end.' },
    category: { description: 'What being in the stage means.', example: 'active' },
  },
  tag: {
    tag_type: { description: 'What the tag is about.', example: 'specialty_name' },
    is_standardized: {
      description: 'true: a standard of the whole organization; false: made by a user.',
      example: true,
    },
    name: {
      description: 'At most 500 characters; unique with tag_type and is_standardized.',
      example: 'Stream processing',
    },
    description: {
      description: 'For people; null where there is none.',
      example: 'Kafka, Flink and their like',
    },
  },
  candidate_tag: {
    candidate_id: { description: 'The candidate who has the tag.' },
    creation_method: { description: 'Who says that the tag applies.', example: 'selected_by_organization' },
  },
  job_tag: {
    job_id: { description: 'The job that has the tag.' },
  },
  spotlight: {
    nomination_id: { description: 'The nomination that is put forward.' },
    headline: {
      description:
        'The reason in a line. If it is empty, a client pack shows the current title and employer.',
      example: 'Ran Kafka at the scale we need',
    },
    note: {
      description: 'The reason in full; null if there is none.',
      example: 'Open to relocation from May.',
    },
    evidence: { description: 'Quotes from the resume, each for a criterion.' },
  },
  duplicate: {
    other_id: { example: '0198c0de-0000-7000-8000-000000000022' },
    strength: { example: 0.9 },
  },
  merge: {
    other_id: {
      description: 'The candidate that is merged into this one.',
      example: '0198c0de-0000-7000-8000-000000000022',
    },
  },
  candidate_ranking: {
    q: {
      description:
        'Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of ' +
        'target_resource_id.',
      example: undefined,
    },
  },
  summary: {
    text: { description: 'The summary as plain text, without a name; only with include=text.' },
  },
  error: {
    type: { description: 'What went wrong, as a code that does not change.' },
    message: { description: 'What happened and what to do, in a plain sentence.' },
    details: { description: 'Every violation, not just the first; empty for other errors.' },
    request_id: { description: 'The id of the request in the log of the service.' },
  },
  details: {
    path: { description: 'The field, beginning with body., query., path. or header.' },
    message: { description: 'What is wrong with it.' },
    existing_id: { description: 'The conflicting record.' },
  },
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
  criterion: {
    prompt_text: {
      description: 'The yes/no question, at most 2,000 characters.',
      example: 'Has run Apache Kafka in production',
    },
    display_name: {
      description: 'Shown instead of prompt_text, unless null.',
      example: 'Kafka in production',
    },
    remote_id: {
      description: 'The id of the criterion in the system it comes from; null if there is none.',
      example: 'criterion-3',
    },
    weight: {
      description: 'must or nice: how much it matters to a person; null if nobody said. It changes no score.',
      example: 'must',
    },
    scope_type: {
      description: 'Whose candidates it is asked about: those of a job, of a tag, or of the organization.',
    },
    job_id: { description: 'The job; null outside job scope.', example: null },
    tag_id: { description: 'The tag; required for scope_type tag, null otherwise.', example: null },
  },
};
