import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';
import type { RouteWords } from '../../route_words.ts';
import { describeFields } from '../../field_words.ts';

/** What the documentation says about these routes. */
export const WORDS = {
  listJobs: { summary: 'List jobs, newest first', description: NEXT_PAGE },
  createJob: {
    summary: 'Create a job',
    description: 'A job in the shape of your own system: remote_id is the id it has there.',
    notes: { errors: { 409: REMOTE_ID_TAKEN } },
  },
  getJob: {
    summary: 'Read a job',
    description:
      'By UUID, or by `remote.<remote_id>`. The two fields about automatic evaluation are under ' +
      '/jobs/{id}/automation.',
  },
  getJobAutomation: {
    summary: 'Read what happens to the candidates of a job automatically',
    description:
      'The two fields that the record of a job leaves out. PATCH of the job changes them, and the entity ' +
      'tag is that of the job.',
  },
  replaceJob: {
    summary: 'Replace a job; in remote form, create a new one',
    description:
      'By UUID, it replaces the job, or answers 404 when there is none. In remote form, it replaces the job ' +
      'or creates it (201). Optional fields you leave out return to their defaults.',
  },
  changeJob: {
    summary: 'Change the fields you send',
    description:
      'Fields you do not send stay as they are. The rule about default_nomination_stage_id applies to the ' +
      'outcome.',
  },
  getJobVisibility: {
    summary: 'Read whose a job is',
    description:
      'In an office, a job may be private to one person: it then exists for them alone, and for everybody else ' +
      'every operation answers as if there were none. By UUID, or by `remote.<remote_id>`.',
    operationId: 'getJobVisibility',
  },
  setJobVisibility: {
    summary: 'Make a job your own, or everybody’s',
    description:
      'Only for people with an account. You can make a job your own while nobody else has done anything with ' +
      'it, and give your own back to everybody at any time. By UUID, or by `remote.<remote_id>`.',
    operationId: 'setJobVisibility',
    notes: {
      also: [409, 412],
      errors: { 409: 'Others have worked on this job, or nobody has an account here.' },
    },
  },
  listPrivateJobs: {
    summary: 'List your private jobs',
    description: 'Only for people with an account; empty for everybody else.',
    operationId: 'listPrivateJobs',
  },
  deleteJob: {
    summary: 'Delete a job with its nominations and summaries',
    description: 'This also deletes its criteria, nominations, evaluations and summaries. Candidates stay.',
  },
} satisfies Record<string, RouteWords>;

describeFields({
  job: {
    title: { description: 'At most 500 characters; spaces around it are dropped.' },
    description: {
      description: 'What the job is and asks for, at most 100,000 characters. It ranks the candidates.',
      example: 'Must have: Python, PostgreSQL, Apache Kafka, Kubernetes. Nice to have: Terraform, Rust.',
    },
    status: { description: 'Whether the job is open, archived or closed.', example: 'open' },
    remote_id: { example: 'job-1042' },
  },
});
