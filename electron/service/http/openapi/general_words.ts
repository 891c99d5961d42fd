import type { FieldWords } from '../../api/field_words.ts';

/** Fields that mean the same wherever they stand. */
export const GENERAL_WORDS: FieldWords = {
  is_error: 'Whether the request failed.',
  error: 'What went wrong, and what to do.',
  result: 'The record, or the result of the operation.',
  results: 'The records of this page.',
  id: 'The id the service gave the record (UUID).',
  remote_id:
    'The id of the record in the system it comes from, unique among its kind. The service keeps it ' +
    'exactly as sent; paths accept it as `remote.<remote_id>`.',
  created_at: { example: '2026-03-02T09:30:00.000Z' },
  modified_at: { example: '2026-03-04T16:05:12.480Z' },
  job_id: 'The job it belongs to.',
  candidate_id: 'The candidate it belongs to.',
  attachment_id: 'The attachment it comes from.',
  nomination_id: 'The nomination of the candidate for the job; null if there is none.',
  summary_id: 'The summary of the candidate in relation to the job: read it by this id.',
  tag_id: 'The tag.',
  criterion_id: 'The criterion.',
  client_id: 'The id of the client.',
  stage_id: { example: '0198c0de-0000-7000-8000-000000000005' },
  current_nomination_stage_id: [
    'The stage the nomination is in, of the default pipeline or of the same job.',
    '0198c0de-0000-7000-8000-000000000005',
  ],
  default_nomination_stage_id: [
    'The stage of automatic nominations. Required when auto_evaluation_behavior is ' +
      'auto_nominate_and_evaluate_candidates.',
    null,
  ],
  auto_evaluation_behavior: [
    'auto_evaluate_nominations evaluates criteria as soon as a nomination, a file or a criterion ' +
      'changes. auto_nominate_and_evaluate_candidates also nominates candidates that fit. null evaluates ' +
      'only on request.',
    'auto_evaluate_nominations',
  ],
  job_posting_urls: ['Public addresses of the job posting.', ['https://jobs.example.com/backend-engineer']],
  applied_at: [
    'When the candidate applied; missing or null when somebody considers them without an application.',
    '2026-03-02T09:30:00.000Z',
  ],
  limit: ['The maximum number of records on a page.', 100],
  cursor: [
    'Where the page begins: copy it from the Link header of the previous page. It is valid only for the ' +
      'same list, filters and order.',
    'WyIwMTk4YzBkZS0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ',
  ],
  sort:
    'The order: by creation or by last change; a minus sign puts the newest first. Records with equal ' +
    'dates are sorted by id. For records that never change, the date of creation counts.',
  updated_after: [
    'Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare ' +
      'date (midnight UTC).',
    '2026-03-02T09:30:00.000Z',
  ],
  offset: ['Index of the first result.', 0],
  target_resource_id: [
    'A job, a candidate or an attachment. The nearest results come first.',
    '0198c0de-0000-7000-8000-000000000001',
  ],
  filter_job_id: ['Only candidates who applied for this job.', '0198c0de-0000-7000-8000-000000000001'],
  filter_nominations:
    'With filter_job_id: `applied` keeps those who applied, `any` also those under consideration.',
  score_version:
    '1: how near the resume is to the target. 2: the share of criteria met. Scores of the two cannot be ' +
    'compared.',
  expand: [
    'Records to add to each entry, separated by commas: candidate, summary, nomination, evaluations. ' +
      'They stand in `expanded`, as their own paths give them.',
    'candidate,summary',
  ],
  include: 'Adds what the standard answer leaves out.',
  score: ['Computed by the chosen score_version. Only the order within one list has a meaning.', 0.734215],
  candidate_remote_id: ['remote_id of the candidate.', 'candidate-7'],
  message: ['A sentence for a person.', null],
  reason: { example: null },
  location: ['Where the person lives, as written.', 'Lisbon, Portugal'],
  links: ['Web addresses.', ['https://example.com/amara']],
  expires_at: ['When it expires (UTC); null for never.', null],
  scopes: ['What the client may do: read, write.', ['all:read', 'all:write']],
  start: ['Where it begins, in characters of the text.', 120],
  end: ['Where it ends, in characters of the text; not included.', 164],
  number: ['The number of the page, from 1.', 1],
  width: ['In PDF points; 0 for formats without pages.', 612],
  height: ['In PDF points; 0 for formats without pages.', 792],
  text: ['The words as read.', 'Built Kafka pipelines in Python'],
  column: ['The column it stands in, from 0.', 0],
  bullet: ['Whether it is an item of a list. The bullet is not part of the text.', true],
  words: [
    'Where its words stand: [start, end, x, width], characters of the line and points of the page.',
    [[0, 5, 72, 28.4]],
  ],
  confidence: ['From 0 to 1: how sure the reader is.', 0.93],
  instruction: ['Whether it addresses a program that reads resumes. Such lines are never scored.', true],
  box: ['x, y, width, height in PDF points from the top left corner.', [72, 144.5, 310.2, 12]],
  boxes: [
    'x, y, width, height in PDF points from the top left corner; empty for formats without pages.',
    [[72, 144.5, 310.2, 12]],
  ],
  lines: 'The lines of the page, in reading order.',
  pages: 'The pages, in order.',
  page: ['The number of the page; null for formats without pages.', 1],
  quote: ['The words of the resume, exactly.', 'Built Kafka pipelines in Python'],
  evidence: 'Where the resume says so.',
  notices: 'What a person should know about how the file was read.',
  name: ['The name.', 'Python'],
  span: 'Where it stands in the text.',
  title: { example: 'Senior Backend Engineer' },
  s: ['A requirement of the job.', 'Python'],
  e: ['Why it matches or is missing.', 'Named under skills and used at Harbour Logistics.'],
  matching_skills: 'What the job asks for and the resume shows.',
  missing_skills: 'What the job asks for and the resume does not show.',
  after: { example: '0198c0de-0000-7000-8000-0000000000e0' },
  position: ['Its place in the order, from 0.', 2],
};
