import { EDIT_FIELDS } from './vocabulary_edits.ts';
import { EVALUATION_FIELDS } from './vocabulary_evaluations.ts';
import { HISTORY_FIELDS } from './vocabulary_history.ts';
import { PACK_FIELDS } from './vocabulary_packs.ts';
import { TABLE_FIELD_TEXTS } from './vocabulary_tables.ts';
import { LIBRARY_FIELDS } from './vocabulary_library.ts';
import { MODEL_FIELDS } from './vocabulary_models.ts';
import { PROFILE_FIELDS } from './vocabulary_profile.ts';
import { SERVICE_FIELDS } from './vocabulary_service.ts';
import type { FieldText } from './vocabulary_texts.ts';

type Fields = Readonly<Record<string, FieldText>>;

/** Fields as one resource means them. Keys are resources, components in snake case, or nested objects by field name. */
export const OWN_FIELDS: Readonly<Record<string, Fields>> = {
  job: {
    spotlight_ids: { description: 'The spotlights in the order you want.' },
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
    merge_id: { description: 'The id of the merge, for undoing it.' },
    fields: {
      description: 'Which value of a field stays: `own` from this candidate, `other` from the other.',
      example: { phone: 'other' },
    },
    remote_id: { example: 'candidate-7' },
    full_name: { description: 'The name as shown.', example: 'Amara Okonjo' },
    email: {
      description: 'Email address as sent or read; null if unknown.',
      example: 'amara.okonjo@example.com',
    },
    phone: {
      description: 'Telephone number as sent or read; null if unknown.',
      example: '+1 212 555 0147',
    },
    source: { description: 'Where the candidate comes from, in your own words.', example: 'Careers page' },
    overrides: {
      description:
        'What a person entered. It wins over what a client sent and what was read; null takes it back.',
      example: {},
    },
    profile: { description: 'The structured resume; null until one has been read.', example: null },
    current_title: {
      description: 'The present role as read; null if there is none.',
      example: 'Backend Engineer',
    },
    current_employer: {
      description: 'The present employer as read; null if there is none.',
      example: 'Harbour Logistics',
    },
    months_experience: {
      description: 'Months of dated work, with overlaps counted once; null without dates.',
      example: 94,
    },
    name_from_file: { example: false },
    q: { example: 'kafka pyth' },
    ids: { example: '0198c0de-0000-7000-8000-000000000002,0198c0de-0000-7000-8000-000000000022' },
    tag_ids: { example: '0198c0de-0000-7000-8000-000000000007' },
    added_since: { example: '2026-01-15' },
  },
  saved_search: {
    name: { description: 'What it is called; unique in its view.', example: 'Kafka in Berlin' },
    view: { description: 'The view that has these filters.', example: 'pool' },
    search: { example: { q: 'kafka', place: 'Berlin' } },
  },
  candidate_card: {
    tag_type: { description: 'What the tag says of a candidate.', example: 'specialty_name' },
    is_standardized: {
      description: 'Whether it is one of the standards of the organization.',
      example: true,
    },
    name: { description: 'What the tag is called.', example: 'Cold chain' },
    tags: { description: 'Each tag of the candidate once, with everybody who gave it.' },
    nominations: { description: 'The jobs they are considered for, newest first.' },
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
        'The name to show and to save under. It defaults to the name of the upload or the end of the address.',
      example: 'amara-okonjo.pdf',
    },
    candidate_id: { description: 'The owner of the file; none for a file to rank by.' },
    ephemeral_url: {
      description: 'Gives the bytes without a token, for ten minutes.',
      example:
        'http://127.0.0.1:7788/files/0198c0de-0000-7000-8000-000000000003?expires=1772444400&signature=o3bLrT6U8w',
    },
    expires: {
      description: 'When the link expires, in seconds since 1970. Part of ephemeral_url.',
      example: 1772444400,
    },
    signature: {
      description: 'Proof that the service made the link. Part of ephemeral_url.',
      example: 'o3bLrT6U8w',
    },
  },
  attachment_document: {
    state: {
      description: 'READY, IN_PROGRESS while the file is being read, FAILED with a reason.',
      example: 'READY',
    },
    reason: { description: 'Why nothing could be read, as a code; null unless FAILED.' },
    message: { description: 'Why nothing could be read, in a sentence for a person; null unless FAILED.' },
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
  job_nominations: {
    nominations: { description: 'All of them, newest first.' },
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
    q: { example: 'stream' },
  },
  candidate_tag: {
    candidate_id: { description: 'The candidate who has the tag.' },
    creation_method: { description: 'Who says that the tag applies.', example: 'selected_by_organization' },
  },
  job_tag: { job_id: { description: 'The job that has the tag.' } },
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
    job_id: { description: 'Only spotlights of this job.' },
  },
  duplicate: {
    full_name: { description: 'The name of the other candidate.', example: 'A. Okonjo' },
    candidate_id: { example: '0198c0de-0000-7000-8000-000000000022' },
    other_id: {
      description: 'The candidate who is another person.',
      example: '0198c0de-0000-7000-8000-000000000022',
    },
    reasons: { description: 'What both have in common.' },
    type: { description: 'What is the same.', example: 'same_email' },
    value: { description: 'What it is.', example: 'amara.okonjo@example.com' },
    strength: { example: 0.9 },
  },
  candidate_deletion: {
    due_at: {
      description: 'When it is carried out, unless somebody withdraws it first.',
      example: '2026-03-02T09:41:00.000Z',
    },
  },
  merge: {
    survivor_id: { example: '0198c0de-0000-7000-8000-000000000002' },
    other_id: {
      description: 'The candidate that is merged into this one.',
      example: '0198c0de-0000-7000-8000-000000000022',
    },
    merge_id: { description: 'The id of the merge, for undoing it.' },
    undone_at: { description: 'When it was undone; null if it was not.', example: null },
  },
  candidate_ranking: {
    q: {
      description:
        'Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of target_resource_id.',
      // tools send all examples at once, and only one of the two may be given
      example: undefined,
    },
    band: { description: 'Where to look first; only with include=band.', example: 'first' },
    expanded: {
      description:
        'Only with expand: the records that the entry names, as their own paths give them. Without a nomination, nomination and evaluations are null.',
    },
    candidate: { description: 'With expand=candidate: the candidate.' },
    summary: { description: 'With expand=summary: the candidate in short.' },
    nomination: {
      description: 'With expand=nomination: the nomination of nomination_id; null if there is none.',
    },
    evaluations: {
      description:
        "With expand=evaluations: every criterion of the nomination's job; null without a nomination. The service makes missing ones now, for at most two seconds over all entries.",
    },
    passages: { description: 'The stretches of the resume nearest to the target, the nearest first.' },
    title_words: {
      description:
        'Where each word stands in the title of the job or in the question, and whether the resume has it. Empty without a title, and for a person or a file as target.',
      example: [{ start: 0, end: 6, is_found: true, is_beside_next: null }],
    },
  },
  title_word: {
    start: { description: 'Where the word begins in the title, in UTF-16 code units.' },
    end: { description: 'Where it ends.' },
    is_found: { description: 'Whether the resume has the word, ignoring what blind mode hides.' },
    is_beside_next: {
      description:
        'Whether it stands directly before the next word somewhere; null for the last word of a name.',
    },
  },
  summary: {
    location: {
      description: 'Where the candidate lives; empty if unknown.',
      example: 'Lisbon, Portugal',
    },
    education: {
      description: 'Degrees and schools in a line; empty if unknown.',
      example: 'MSc Computer Science, University of Porto',
    },
    employment: {
      description: 'Present and former roles in a line; empty if unknown.',
      example: 'Backend Engineer at Harbour Logistics, before that at Tidewater',
    },
    text: {
      description: 'The summary as plain text, without a name; only with include=text.',
      example: 'Location: Lisbon, Portugal\n',
    },
  },
  error: {
    type: { description: 'What went wrong, as a code that does not change.', example: 'VALIDATION_FAILED' },
    message: {
      description: 'What happened and what to do, in a plain sentence.',
      example: 'body.title is required.',
    },
    details: { description: 'Every violation, not just the first; empty for other errors.' },
    request_id: {
      description: 'The id of the request in the log of the service.',
      example: '0198c0de-0000-7000-8000-0000000000ff',
    },
  },
  details: {
    path: { description: 'The field, beginning with body., query., path. or header.', example: 'body.title' },
    message: { description: 'What is wrong with it.', example: 'is required' },
    existing_id: { description: 'The conflicting record.', example: undefined },
  },
  ...PROFILE_FIELDS,
  ...EVALUATION_FIELDS,
  ...TABLE_FIELD_TEXTS,
  ...LIBRARY_FIELDS,
  ...HISTORY_FIELDS,
  ...PACK_FIELDS,
  ...SERVICE_FIELDS,
  ...EDIT_FIELDS,
  ...MODEL_FIELDS,
};
