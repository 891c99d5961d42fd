import type { OperationNotes } from './notes.ts';

const TAKEN =
  'Another record has this remote_id; details give its id. Or the Idempotency-Key was used before.';

/** Notes on the operations of the contract. */
export const CONTRACT_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'POST /api/v1/auth/tokens': {
    id: 'createToken',
    also: [401],
    description:
      'The client credentials grant. It needs no Authorization header. A token lasts an hour: ask for the next one before it expires. After ten wrong secrets within a minute, further wrong ones answer 429; the right one is always accepted.',
    errors: {
      400: 'The body cannot be read, the grant_type is not client_credentials (UNSUPPORTED_GRANT_TYPE), or a scope does not exist or the client does not hold it (INVALID_SCOPE).',
      401: 'There is no such client, its secret is wrong, or it expired or was revoked (INVALID_CLIENT).',
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
      'By UUID, it replaces the job, or answers 404 when there is none. In remote form, it replaces the job or creates it (201). Optional fields you leave out return to their defaults.',
  },
  'PATCH /api/v1/jobs/{id}': {
    description:
      'Fields you do not send stay as they are. The rule about default_nomination_stage_id applies to the outcome.',
  },
  'POST /api/v1/jobs/{id}/criteria': {
    description: 'A yes/no question about every candidate of the job. You may name the job in remote form.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/jobs/{id}/criteria': {
    description: 'All criteria of the job, in the order of their creation.',
  },
  'GET /api/v1/jobs/{id}/criteria/{criterion_id}': {
    description: 'Both ids may be UUIDs or in remote form.',
  },
  'DELETE /api/v1/jobs/{id}/criteria/{criterion_id}': {
    description: 'This also deletes its evaluations. Both ids may be UUIDs or in remote form.',
  },
  'POST /api/v1/attachments': {
    description:
      'Send a form with the bytes (`file`), or JSON with an address to download from (`public_file_url`). The service accepts PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, which it recognises by content, up to 25 MiB. It refuses a file named as a program, and text named as data, a script or a picture. It reads the file in the background: see the document of the attachment.',
    errors: {
      409: TAKEN,
      413: 'The body, or the file at public_file_url, is too large.',
      415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
      422: 'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed (DOWNLOAD_FAILED).',
    },
  },
  'GET /api/v1/attachments/{id}': {
    description: 'By UUID, or by `remote.<remote_id>`. Every answer has a new ephemeral_url.',
    never: [304],
  },
  'PUT /api/v1/attachments/{id}': {
    description:
      'It accepts the same bodies as POST. By UUID, it replaces the attachment. In remote form, it replaces or adds it (201). The service reads a changed file again.',
    errors: {
      413: 'The body, or the file at public_file_url, is too large.',
      415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
      422: 'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed (DOWNLOAD_FAILED).',
    },
  },
  'DELETE /api/v1/attachments/{id}': { description: 'This also deletes its file and what was read from it.' },
  'POST /api/v1/nominations': {
    description:
      'With applied_at, the candidate applied; without it, somebody considers them. A candidate has at most one nomination for a job.',
    errors: {
      409: 'The remote_id is taken, or the candidate already has a nomination for this job; details name it.',
    },
  },
  'GET /api/v1/nominations/{id}': { description: 'By UUID, or by `remote.<remote_id>`.' },
  'PUT /api/v1/nominations/{id}': {
    description:
      'It replaces both: leaving out applied_at clears it. To change only one of them, use PATCH or move.',
  },
  'GET /api/v1/nominations/{id}/criterion_evaluations': {
    id: 'listNominationEvaluations',
    description:
      'One item for every criterion of the job. The service computes missing evaluations now: it waits up to two seconds and gives the rest as IN_PROGRESS. Read again to get them.',
  },
  'POST /api/v1/tags': {
    description: 'Tags are the same for the whole organization.',
    errors: { 409: 'A tag with this tag_type, is_standardized and name exists; details give its id.' },
  },
  'GET /api/v1/tags/{id}': { description: 'By UUID.' },
  'DELETE /api/v1/tags/{id}': {
    description: 'This also deletes its links to candidates and jobs, and its criteria.',
  },
  'POST /api/v1/candidate_tags': {
    description: 'It says that a tag applies to a candidate, and who says so.',
    errors: { 409: 'The candidate already has this tag by this creation_method; details name the link.' },
  },
  'GET /api/v1/candidate_tags/{id}': { description: 'The link only: read the tag for its name.' },
  'DELETE /api/v1/candidate_tags/{id}': { description: 'The tag and the candidate stay.' },
  'POST /api/v1/job_tags': {
    description: 'It says that a tag applies to a job.',
    errors: { 409: 'The job already has this tag; details name the link.' },
  },
  'GET /api/v1/job_tags/{id}': { description: 'The link only: read the tag for its name.' },
  'DELETE /api/v1/job_tags/{id}': { description: 'The tag and the job stay.' },
  'GET /api/v1/candidates/{id}/criterion_evaluations': {
    id: 'listCandidateEvaluations',
    description:
      "It answers the criteria of the organization (`org_wide`), or those of the candidate's tags (`tag`). Criteria of a job are under its nominations.",
  },
  'GET /api/v1/candidate_rankings': {
    id: 'listRankings',
    also: [404],
    description:
      'Send exactly one of target_resource_id and q. Every candidate appears on exactly one page, best first; filter_job_id keeps those who applied for that job and changes neither order nor score. The answer holds only ids: read summaries and candidates by them, or add the records with expand.',
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
      'summary_id of a ranking names it. It comes from the newest resume, in relation to the job. include=text adds it as plain text for a message, without the name.',
  },
};
