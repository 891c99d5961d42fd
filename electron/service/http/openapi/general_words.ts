import type { FieldText } from '../../api/field_words.ts';

/** Fields that mean the same wherever they stand. */
export const GENERAL_WORDS: Readonly<Record<string, FieldText>> = {
  is_error: { description: 'Whether the request failed.' },
  error: { description: 'What went wrong, and what to do.' },
  result: { description: 'The record, or the result of the operation.' },
  results: { description: 'The records of this page.' },
  id: { description: 'The id the service gave the record (UUID).' },
  remote_id: {
    description:
      'The id of the record in the system it comes from, unique among its kind. The service keeps it ' +
      'exactly as sent; paths accept it as `remote.<remote_id>`.',
  },
  created_at: { example: '2026-03-02T09:30:00.000Z' },
  modified_at: { example: '2026-03-04T16:05:12.480Z' },
  job_id: { description: 'The job it belongs to.' },
  candidate_id: { description: 'The candidate it belongs to.' },
  attachment_id: { description: 'The attachment it comes from.' },
  nomination_id: { description: 'The nomination of the candidate for the job; null if there is none.' },
  summary_id: { description: 'The summary of the candidate in relation to the job: read it by this id.' },
  tag_id: { description: 'The tag.' },
  criterion_id: { description: 'The criterion.' },
  client_id: { description: 'The id of the client.' },
  stage_id: { example: '0198c0de-0000-7000-8000-000000000005' },
  current_nomination_stage_id: {
    description: 'The stage the nomination is in, of the default pipeline or of the same job.',
    example: '0198c0de-0000-7000-8000-000000000005',
  },
  default_nomination_stage_id: {
    description:
      'The stage of automatic nominations. Required when auto_evaluation_behavior is ' +
      'auto_nominate_and_evaluate_candidates.',
    example: null,
  },
  auto_evaluation_behavior: {
    description:
      'auto_evaluate_nominations evaluates criteria as soon as a nomination, a file or a criterion ' +
      'changes. auto_nominate_and_evaluate_candidates also nominates candidates that fit. null evaluates ' +
      'only on request.',
    example: 'auto_evaluate_nominations',
  },
  job_posting_urls: {
    description: 'Public addresses of the job posting.',
    example: ['https://jobs.example.com/backend-engineer'],
  },
  applied_at: {
    description:
      'When the candidate applied; missing or null when somebody considers them without an application.',
    example: '2026-03-02T09:30:00.000Z',
  },
  limit: { description: 'The maximum number of records on a page.', example: 100 },
  cursor: {
    description:
      'Where the page begins: copy it from the Link header of the previous page. It is valid only for the ' +
      'same list, filters and order.',
    example: 'WyIwMTk4YzBkZS0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ',
  },
  sort: {
    description:
      'The order: by creation or by last change; a minus sign puts the newest first. Records with equal ' +
      'dates are sorted by id. For records that never change, the date of creation counts.',
  },
  updated_after: {
    description:
      'Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare ' +
      'date (midnight UTC).',
    example: '2026-03-02T09:30:00.000Z',
  },
  offset: { description: 'Index of the first result.', example: 0 },
  target_resource_id: {
    description: 'A job, a candidate or an attachment. The nearest results come first.',
    example: '0198c0de-0000-7000-8000-000000000001',
  },
  filter_job_id: {
    description: 'Only candidates who applied for this job.',
    example: '0198c0de-0000-7000-8000-000000000001',
  },
  filter_nominations: {
    description:
      'With filter_job_id: `applied` keeps those who applied, `any` also those under consideration.',
  },
  score_version: {
    description:
      '1: how near the resume is to the target. 2: the share of criteria met. Scores of the two cannot be ' +
      'compared.',
  },
  expand: {
    description:
      'Records to add to each entry, separated by commas: candidate, summary, nomination, evaluations. ' +
      'They stand in `expanded`, as their own paths give them.',
    example: 'candidate,summary',
  },
  include: { description: 'Adds what the standard answer leaves out.' },
  score: {
    description: 'Computed by the chosen score_version. Only the order within one list has a meaning.',
    example: 0.734215,
  },
  candidate_remote_id: { description: 'remote_id of the candidate.', example: 'candidate-7' },
  message: { description: 'A sentence for a person.', example: null },
  reason: { example: null },
  location: { description: 'Where the person lives, as written.', example: 'Lisbon, Portugal' },
  links: { description: 'Web addresses.', example: ['https://example.com/amara'] },
  expires_at: { description: 'When it expires (UTC); null for never.', example: null },
  scopes: { description: 'What the client may do: read, write.', example: ['all:read', 'all:write'] },
  start: { description: 'Where it begins, in characters of the text.', example: 120 },
  end: { description: 'Where it ends, in characters of the text; not included.', example: 164 },
  number: { description: 'The number of the page, from 1.', example: 1 },
  width: { description: 'In PDF points; 0 for formats without pages.', example: 612 },
  height: { description: 'In PDF points; 0 for formats without pages.', example: 792 },
  text: { description: 'The words as read.', example: 'Built Kafka pipelines in Python' },
  column: { description: 'The column it stands in, from 0.', example: 0 },
  bullet: {
    description: 'Whether it is an item of a list. The bullet is not part of the text.',
    example: true,
  },
  words: {
    description:
      'Where its words stand: [start, end, x, width], characters of the line and points of the page.',
    example: [[0, 5, 72, 28.4]],
  },
  confidence: { description: 'From 0 to 1: how sure the reader is.', example: 0.93 },
  instruction: {
    description: 'Whether it addresses a program that reads resumes. Such lines are never scored.',
    example: true,
  },
  box: {
    description: 'x, y, width, height in PDF points from the top left corner.',
    example: [72, 144.5, 310.2, 12],
  },
  boxes: {
    description:
      'x, y, width, height in PDF points from the top left corner; empty for formats without pages.',
    example: [[72, 144.5, 310.2, 12]],
  },
  lines: { description: 'The lines of the page, in reading order.' },
  pages: { description: 'The pages, in order.' },
  page: { description: 'The number of the page; null for formats without pages.', example: 1 },
  quote: { description: 'The words of the resume, exactly.', example: 'Built Kafka pipelines in Python' },
  evidence: { description: 'Where the resume says so.' },
  notices: { description: 'What a person should know about how the file was read.' },
  name: { description: 'The name.', example: 'Python' },
  span: { description: 'Where it stands in the text.' },
  title: { example: 'Senior Backend Engineer' },
  s: { description: 'A requirement of the job.', example: 'Python' },
  e: {
    description: 'Why it matches or is missing.',
    example: 'Named under skills and used at Harbour Logistics.',
  },
  matching_skills: { description: 'What the job asks for and the resume shows.' },
  missing_skills: { description: 'What the job asks for and the resume does not show.' },
  after: { example: '0198c0de-0000-7000-8000-0000000000e0' },
  position: { description: 'Its place in the order, from 0.', example: 2 },
};
