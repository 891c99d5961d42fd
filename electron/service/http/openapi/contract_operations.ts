import type { OperationNotes } from './notes.ts';

const TAKEN = 'Another record has this remote_id; details name its id. Or the Idempotency-Key was used.';

/** Notes on the operations of the contract. */
export const CONTRACT_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'POST /api/v1/auth/tokens': {
    id: 'createToken',
    also: [401],
    description:
      'The client credentials grant. Needs no Authorization header. A token lasts an hour: ask for the next one before it ends. After ten wrong secrets within a minute the answer to wrong ones is 429; the right one is always taken.',
    errors: {
      400: 'The body cannot be read, the grant_type is not client_credentials (UNSUPPORTED_GRANT_TYPE), or a scope does not exist or is not held by the client (INVALID_SCOPE).',
      401: 'There is no such client, its secret is another, or it expired or was revoked (INVALID_CLIENT).',
      429: 'A wrong secret after ten others within a minute; Retry-After says when to try again.',
    },
  },
  'POST /api/v1/jobs': {
    description: 'A job in the shape of your own system: remote_id is the id it has there.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/jobs/{id}': {
    description:
      'By UUID, or by `remote.<remote_id>`. The two fields about automatic evaluation are under /jobs/{id}/automation.',
  },
  'PUT /api/v1/jobs/{id}': {
    description:
      'By UUID: replaces the job, and 404 when there is none. In remote form: replaces it, or creates it (201). Optional fields that are left out go back to their defaults.',
  },
  'PATCH /api/v1/jobs/{id}': {
    description:
      'What is not sent stays as it is. The rule about default_nomination_stage_id is checked on the outcome.',
  },
  'POST /api/v1/jobs/{id}/criteria': {
    description:
      'A yes/no question that every candidate of the job is judged by. The job may be named in remote form.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/jobs/{id}/criteria': { description: 'All criteria of the job, in the order they were made.' },
  'GET /api/v1/jobs/{id}/criteria/{criterion_id}': {
    description: 'Both ids may be UUIDs or in remote form.',
  },
  'DELETE /api/v1/jobs/{id}/criteria/{criterion_id}': {
    description: 'Its evaluations go with it. Both ids may be UUIDs or in remote form.',
  },
  'POST /api/v1/attachments': {
    description:
      'Either a form with the bytes (`file`), or JSON with an address (`public_file_url`) the service downloads from. PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, told apart by content, up to 25 MiB. A file that is named as a program, and text named as data, a script or a picture, is refused. The file is read in the background: see the document of the attachment.',
    errors: {
      409: TAKEN,
      413: 'The body, or the file at public_file_url, is too large.',
      415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
      422: 'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed (DOWNLOAD_FAILED).',
    },
  },
  'GET /api/v1/attachments/{id}': {
    description: 'By UUID, or by `remote.<remote_id>`. ephemeral_url is made anew for every answer.',
    never: [304],
  },
  'PUT /api/v1/attachments/{id}': {
    description:
      'The same bodies as for a new one. By UUID: replaces it. In remote form: replaces it, or adds it (201). A changed file is read again.',
    errors: {
      413: 'The body, or the file at public_file_url, is too large.',
      415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
      422: 'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed (DOWNLOAD_FAILED).',
    },
  },
  'DELETE /api/v1/attachments/{id}': { description: 'Its file and what was read from it go with it.' },
  'POST /api/v1/nominations': {
    description:
      'With applied_at: the candidate applied. Without: somebody considers them. A candidate is nominated for a job at most once.',
    errors: {
      409: 'The remote_id is taken, or the candidate is nominated for this job already; details name it.',
    },
  },
  'GET /api/v1/nominations/{id}': { description: 'By UUID, or by `remote.<remote_id>`.' },
  'PUT /api/v1/nominations/{id}': {
    description:
      'Replaces both: an applied_at that is left out is cleared. To change one and leave the other, use PATCH, or move.',
  },
  'GET /api/v1/nominations/{id}/criterion_evaluations': {
    id: 'listNominationEvaluations',
    description:
      'One item for every criterion of the job. What is missing is computed now: the answer waits up to two seconds, gives the rest as IN_PROGRESS, and reading again finishes.',
  },
  'POST /api/v1/tags': {
    description: 'Tags are the same for the whole organization.',
    errors: { 409: 'There is a tag with this tag_type, is_standardized and name; details name its id.' },
  },
  'GET /api/v1/tags/{id}': { description: 'By UUID.' },
  'DELETE /api/v1/tags/{id}': {
    description: 'Its links to candidates and jobs, and its criteria, go with it.',
  },
  'POST /api/v1/candidate_tags': {
    description: 'Says that a tag applies to a candidate, and who says so.',
    errors: { 409: 'The candidate has this tag by this creation_method already; details name the link.' },
  },
  'GET /api/v1/candidate_tags/{id}': { description: 'The link itself: read the tag for its name.' },
  'DELETE /api/v1/candidate_tags/{id}': { description: 'The tag and the candidate stay.' },
  'POST /api/v1/job_tags': {
    description: 'Says that a tag applies to a job.',
    errors: { 409: 'The job has this tag already; details name the link.' },
  },
  'GET /api/v1/job_tags/{id}': { description: 'The link itself: read the tag for its name.' },
  'DELETE /api/v1/job_tags/{id}': { description: 'The tag and the job stay.' },
  'GET /api/v1/candidates/{id}/criterion_evaluations': {
    id: 'listCandidateEvaluations',
    description:
      'By the criteria of the organization (`org_wide`), or those of the tags the candidate has (`tag`). Criteria of a job are under its nominations.',
  },
  'GET /api/v1/candidate_rankings': {
    id: 'listRankings',
    also: [404],
    description:
      'Give exactly one of target_resource_id and q. Every candidate stands on exactly one page, best first; filter_job_id keeps those who applied for that job and changes neither order nor score. Only ids are returned: read summaries and candidates by them, or ask for the records beside the ids with expand.',
    errors: { 404: 'The target, or the job to filter by, does not exist.' },
  },
  'GET /api/v1/candidate_rankings/{candidate_id}': {
    id: 'getRanking',
    description: 'The candidate must have a nomination for filter_job_id. Only score_version 2.',
    errors: {
      404: 'The candidate, the job or the target does not exist, or there is no nomination for the job.',
    },
  },
  'GET /api/v1/summaries/{id}': {
    description:
      'summary_id of a ranking names it. Made from the newest resume, in relation to the job. include=text adds it as plain text for a message, without the name.',
  },
};
