import { PACK_WORDS } from '#service/exports/pack_words.ts';
import type { FieldText } from './general_words.ts';

/** The same, of what programs and the program itself use. */
export const SERVICE_WORDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  criterion_evaluation: {
    is_criterion_met: { description: 'Yes or no.', example: true },
    understood_as: { example: 'The resume shows work with Apache Kafka' },
    not_understood: { example: [] },
    told: { example: null },
  },
  scope: {
    job_id: { description: 'The job; absent outside job scope.' },
  },
  evaluation: {
    is_criterion_met: { description: 'Yes or no.', example: true },
    explanation: {
      description: 'The reason in a sentence; null if there is none.',
      example: 'Two roles name Kafka pipelines.',
    },
  },
  understood_criterion: {
    understood_as: { description: 'How it is read, in plain words.', example: 'Skill: Java' },
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  criterion_preview: {
    understood_as: { description: 'How it is read, in plain words.', example: 'Skill: Java' },
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  candidate_table: {
    sheet: { description: 'The sheet that was read; null for a text file.', example: 'Candidates' },
    job_id: {
      description: 'The job its people are nominated for; null for none.',
      example: '0198c0de-0000-7000-8000-000000000001',
    },
    has_header: { description: 'Whether the first row holds headers.', example: true },
    row: { description: 'The row’s number in the file, from 1.', example: 2 },
    cells: { description: 'Its cells, as text.', example: ['Ines Okafor', 'ines@example.com'] },
    column: { description: 'The column’s place, from 0.', example: 1 },
    total: { description: 'Rows in all.', example: 184 },
    known: { description: 'Rows of known candidates, left alone.', example: 2 },
    not_taken: { description: 'Rows that make no candidate.', example: 1 },
    left_out: { description: 'Cells left out of imported rows.' },
    reason: { description: 'Why it is not new; null if it is.', example: null },
    same_row: { description: 'For a repeated row, the earlier one.', example: null },
    candidate_id: { description: 'The known candidate; null for none.', example: null },
  },
  watched_folder: {
    id: { description: 'The id of the watched folder.', example: '0198c0de-0000-7000-8000-0000000000b1' },
    path: { description: 'The folder, as an absolute path.', example: '/home/ines/Resumes' },
    job_id: {
      description: 'The job its files are for; null for none.',
      example: '0198c0de-0000-7000-8000-000000000001',
    },
    with_subfolders: { description: 'Whether to watch the folders inside, too.', example: true },
    state: { description: 'ACTIVE, or PAUSED by a person.', example: 'ACTIVE' },
  },
  suggested_criterion: {
    prompt_text: {
      description: 'The yes/no question, at most 2,000 characters.',
      example: 'Works in banking now',
    },
    weight: {
      description: 'must or nice: how much it matters to a person. It changes no score.',
      example: 'must',
    },
  },
  criterion_preset: {
    prompt_text: {
      description: 'The yes/no question, at most 2,000 characters.',
      example: 'Works in banking now',
    },
    weight: {
      description: 'must or nice: how much it matters to a person. It changes no score.',
      example: 'must',
    },
  },
  saved_criterion: {
    prompt_text: {
      description: 'The yes/no question, at most 2,000 characters.',
      example: 'Works in banking now',
    },
    weight: { description: 'must, nice, or null if nobody said.', example: 'must' },
    display_name: { description: 'Shown instead of prompt_text, unless null.', example: 'Banking' },
  },
  note: {
    candidate_id: { description: 'The candidate it is about.' },
    job_id: { description: 'The job it is about; null if it is about the candidate in general.' },
    text: {
      description: 'What was written, at most 10,000 characters, with its line breaks.',
      example: 'Called on Tuesday: available from May, prefers to work from home.',
    },
  },
  stage_change: {
    reason: {
      description: 'The reason a person gave; null if nobody gave one.',
      example: 'Already in another process',
    },
  },
  retention: {
    months: {
      description: 'Months without work after which a candidate is due; null for never.',
      example: 12,
    },
  },
  retention_extension: {
    keep_until: { description: 'The day until which they are not due (UTC).', example: '2027-11-20' },
    reason: {
      description: 'Why, in the words of whoever decided it.',
      example: 'Asked to be told of new jobs.',
    },
  },
  activity_entry: {
    id: { description: 'The event, or the newest of several, as in GET /events.' },
  },
  agency: {
    name: { description: 'Name of the agency.', example: 'Harbour Recruitment' },
    line: {
      description: 'One line under the name, such as how to reach the agency.',
      example: '12 Quay Street, Bristol',
    },
  },
  export: {
    format: { description: 'csv or xlsx.', example: 'csv' },
    title: { description: 'The heading of the column.' },
  },
  client_pack: {
    language: { description: 'Language of headings and labels.', example: 'en' },
    words: { description: 'Headings and labels as printed.', example: PACK_WORDS.en },
    quotation_marks: { description: 'Around words of a resume: the opening mark and the closing one.' },
    criteria: { description: 'The criteria of the job, in the order of the marks.' },
    spotlight_ids: { description: 'Their spotlights, in the order of the pack.' },
    position: { description: 'Place in the pack, from 1.' },
    headline: { description: 'The reason in a line.' },
    note: { description: 'The reason in full; empty if there is none.' },
    role: { description: 'Present role and employer.' },
    years: { description: 'Experience as printed.' },
    finding: { example: 'met' },
    skills: { description: 'Skills that the job asks for and the resume names.' },
    title: { description: 'The text as printed.', example: 'Candidates for' },
    overview: { description: 'The text as printed.' },
    person: { description: 'The text as printed.' },
    location: { description: 'The text as printed.' },
    experience: { description: 'The text as printed.' },
    must: { description: 'The text as printed.' },
    nice: { description: 'The text as printed.' },
    blind_line: { description: 'The text as printed.' },
    nobody: { description: 'The text as printed.' },
  },
  token: {
    scope: {
      description:
        'What the token is for. It defaults to everything the client may do. In a form, separate the words ' +
        'with spaces.',
    },
  },
  access_token: {
    access_token: {
      description: 'Send it as `Authorization: Bearer <access_token>`.',
      example: 'Zk3nJ1tq8w2e5r7y9u0iA',
    },
    token_type: { description: 'Always Bearer.' },
    scope: { description: 'What the token may do.', example: ['all:read', 'all:write'] },
  },
  session: {
    session: {
      description:
        "The secret of the session. With a code, the secret of the page's previous session, which then " +
        'ends.',
      example: 'q0Wm3kX8uHc5dR2vB7nYt1ZpL4aJ6sEfG9iKoUxTw_A',
    },
    access_token: {
      description: 'Send it as `Authorization: Bearer <access_token>`.',
      example: 'Zk3nJ1tq8w2e5r7y9u0iA',
    },
    token_type: { description: 'Always Bearer.' },
    scope: { description: 'What the token may do.', example: ['all:read', 'all:write'] },
  },
  client: {
    name: { description: 'What the client is called in Settings.', example: 'Calendar sync' },
    is_blind: { example: false },
  },
  data_folder: {
    old_copy: {
      description: 'The folder the data came from, while its old copy is still there; null otherwise.',
      example: null,
    },
  },
  data_export: {
    candidates: { description: 'How many people are in it.', example: 812 },
    files: { description: 'How many files of theirs; the same bytes count once.', example: 812 },
    missing: { description: 'How many of their files were missing.', example: 0 },
  },
  data_import: {
    candidates: { description: 'How many people are in it.', example: 812 },
    files: { description: 'How many files of theirs; the same bytes count once.', example: 812 },
    missing: { description: 'How many of their files were missing at the export.', example: 0 },
  },
  import: {
    file_name: {
      description: 'The name to show; it may contain folders.',
      example: 'applications/amara-okonjo.pdf',
    },
    job_id: { description: 'Nominates the candidate at the first stage of this job.' },
    state: { description: 'What became of the file.', example: 'read' },
    imports: { description: 'How many files were imported, or taken back.', example: 24 },
  },
  health: {
    status: { description: 'ok, whenever there is an answer.' },
    version: { description: 'The version of the program.', example: '0.1.0' },
  },
  access_request: {
    name: { description: 'What the program calls itself.', example: 'Calendar sync' },
    description: {
      description: 'Why it wants access; null if it did not say.',
      example: 'Puts interviews into your calendar',
    },
    scopes: { description: 'What it asks for: read, write.', example: ['all:read'] },
    claim_secret: { description: 'Proof that it is the same program.', example: 'b7Qm2xKc9vTz' },
    code: { description: 'A short code, the same in the program and in Longlist.', example: 'KX4-2PM' },
    access_expires_at: {
      description: 'When the access would end; null if it lasts until it is revoked.',
      example: null,
    },
    expires_at: { example: '2036-03-02T09:40:00.000Z' },
  },
  webhook: {
    event_types: { example: ['nomination.*', 'evaluation.completed'] },
    secret: {
      description: 'The key of the signatures. Without it, the service makes one.',
      example: 'a-secret-of-at-least-16-characters',
    },
    state: { description: 'ACTIVE, or PAUSED until somebody sets it ACTIVE.', example: 'ACTIVE' },
  },
  ocr_language: {
    code: { description: 'Tesseract’s code of the language.', example: 'deu' },
  },
  skill_list: {
    id: { description: 'The id of the list.', example: '0198c0de-0000-7000-8000-0000000000a1' },
    name: { description: 'The name of the list.', example: 'Skills of our trade' },
  },
  embedding_model: {
    path: {
      description: 'Full path of the folder; null if none was added.',
      example: '/home/mara/models/multilingual-e5-small',
    },
  },
  local_model: {
    is_on: { description: 'Whether the model is asked.', example: true },
    kind: {
      description: 'The kind of server, or `file` for a model file; null until one is chosen.',
      example: 'ollama',
    },
    url: {
      description: 'The address of the server on this computer; null for a file, and until one is chosen.',
      example: 'http://127.0.0.1:11434',
    },
    model: {
      description: 'The model, as the server names it; null until one is chosen.',
      example: 'qwen2.5:7b',
    },
  },
  self_test: {
    question: { description: 'What was asked.', example: 'Has led a team' },
    expected: { description: 'The right answer.', example: 'met' },
    answer: { description: "The model's answer; null if it was unusable.", example: 'met' },
    quote: {
      description: 'Its quote as it stands in the text; null if it has none.',
      example: 'Led a team of nine warehouse staff and planned their shifts',
    },
  },
};
