import type { Item } from './item.ts';

const ALL = 'takes every field';
const CREATED = 'contract/conventions › creating answers 201 and the id alone, for each kind of record';
const DELETED = 'contract/conventions › %s answers the id, once';
const ONE = 'contract/conventions › %s answers is_error false and result';
const MANY = 'contract/conventions › %s answers is_error false and results';
const JOB_REMOTE = 'contract/remote_ids › is kept as sent by a job, and finds it';
const CRITERIA_REMOTE = 'contract/remote_ids › names the job and the criterion in the paths of criteria';
const UUID_ALONE = 'contract/remote_ids › the remote form is refused where the contract gives a UUID alone';
const LINKS = 'contract/records › a tag, a candidate tag, a job tag: the fields listed and no other';
const STATUS = 'contract/records › every status can follow every other';
const TARGETS = 'contract/rankings › is ordered by relevance, most relevant first';
const TYPE = 'contract/evaluations › criterion_type is required, and tag or org_wide';
const PAGES =
  'contract/rankings › offset 100 with limit 100 is the positions from 100 on; a late offset is an empty page';
const LIMITS = 'contract/rankings › limit is 100 by default and at most, offset 0 by default';
const V2 =
  'contract/rankings › is the share of the criteria that are met; ties by version 1; the same in the single ranking';
const ENTRY =
  'contract/rankings › an entry has five fields: score, candidate_id, candidate_remote_id, summary_id, nomination_id';

/** States, and every endpoint with its parameters. */
export const ENDPOINT_ITEMS: readonly Item[] = [
  ['Job status / t1 open', 'a status', STATUS],
  ['Job status / t1 archived', 'a status', STATUS],
  ['Job status / t1 closed', 'a status', STATUS],
  ['Job status / 1.1', 'any may follow any', STATUS],
  [
    'Job status / 1.2',
    'set by creating, putting and patching',
    STATUS,
    'api/jobs › PUT in remote form updates',
  ],
  [
    'Criterion evaluation state / t1 EVALUATED',
    'a result and no error',
    'contract/evaluations › EVALUATED has a result of four fields and no error',
  ],
  [
    'Criterion evaluation state / t1 FAILED',
    'no result and the error',
    'contract/evaluations › FAILED has no result and exactly one type of error',
  ],
  [
    'Criterion evaluation state / t1 IN_PROGRESS',
    'neither',
    'contract/evaluations › IN_PROGRESS has neither result nor error',
  ],
  [
    'Criterion evaluation state / 1',
    'what is in progress ends, what changes is made anew',
    'api/evaluations › another resume makes every result anew',
  ],
  [
    'Nomination stage membership / 1.1',
    'exactly one stage',
    'contract/lists › a candidate has many nominations, one for each job, each in exactly one stage',
  ],
  ['Nomination stage membership / 1.2', 'putting sets it', 'api/nominations › PUT moves the stage'],

  [
    'Endpoints / 1.1',
    'paths stand below the base address',
    'contract/conventions › every path of the contract stands under /api/v1 and is described, and nowhere else',
  ],
  [
    'Endpoints / 1.2',
    'the prefix remote. and then the id',
    JOB_REMOTE,
    'contract/remote_ids › a remote id of %s',
  ],
  [
    'Access token / t1 POST /api/v1/auth/tokens',
    'five fields at the top level',
    'contract/tokens › has five fields at the top level: expires_in a string of seconds, scope a list',
  ],

  [
    'Jobs / t1 POST /api/v1/jobs',
    'seven fields, answers the id',
    `contract/fields › creating a job › ${ALL}`,
    CREATED,
  ],
  [
    'Jobs / t1 GET /api/v1/jobs/{id}',
    'by UUID or remote id',
    'contract/records › a job: eight fields, the two automatic ones never among them',
    JOB_REMOTE,
  ],
  [
    'Jobs / t1 PUT /api/v1/jobs/{id}',
    'six fields, answers the id',
    `contract/fields › putting a job › ${ALL}`,
    'contract/conventions › %s takes JSON without a Content-Type',
  ],
  [
    'Jobs / t1 PATCH /api/v1/jobs/{id}',
    'any of six fields, answers the id',
    `contract/fields › patching a job › ${ALL}`,
    'contract/conventions › %s takes JSON without a Content-Type',
  ],
  [
    'Jobs / 1',
    'PUT updates by UUID and upserts by remote id',
    'api/jobs › PUT in remote form creates',
    'api/jobs › PUT in remote form updates',
    'api/jobs › PUT on an unknown UUID is 404',
    'contract/remote_ids › PUT in remote form twice at once, or fifty times, makes one record',
  ],
  [
    'Jobs / 2',
    'PATCH takes a UUID and changes what is sent',
    'api/jobs › PATCH changes what is sent',
    'api/jobs › PATCH in remote form is 422',
  ],

  [
    'Job criteria / t1 POST /api/v1/jobs/{id}/criteria',
    'answers the UUID of the new one',
    `contract/fields › creating a criterion › ${ALL}`,
    CREATED,
    CRITERIA_REMOTE,
  ],
  [
    'Job criteria / t1 GET /api/v1/jobs/{id}/criteria',
    'all of a job, by UUID or remote id',
    CRITERIA_REMOTE,
    'api/criteria › lists all of a job in the order in which they were made',
  ],
  [
    'Job criteria / t1 GET /api/v1/jobs/{id}/criteria/{id}',
    'remote form for both ids',
    CRITERIA_REMOTE,
    'contract/evaluations › a criterion of another job is not found under this one',
  ],
  ['Job criteria / t1 DELETE /api/v1/jobs/{id}/criteria/{id}', 'the same ids', CRITERIA_REMOTE, DELETED],
  ['Job criteria / 1', 'the envelopes of every endpoint', CREATED, ONE, MANY],

  [
    'Attachments / t1 POST /api/v1/attachments',
    'a form or JSON, answers the id',
    'api/attachments › creates from a form',
    'contract/attachments › in JSON name a file that the service fetches, in POST and PUT',
  ],
  [
    'Attachments / t1 GET /api/v1/attachments/{id}',
    'by UUID or remote id',
    'contract/records › an attachment: eight fields, with an absolute address of the file',
    'contract/remote_ids › is kept as sent by an attachment, put and read',
  ],
  [
    'Attachments / t1 PUT /api/v1/attachments/{id}',
    'the body of POST; updates by UUID, upserts by remote id',
    'contract/attachments › in remote form creates, then changes, the same attachment',
    'contract/attachments › in JSON name a file that the service fetches, in POST and PUT',
    'api/attachments › PUT with other bytes reads again',
  ],
  [
    'Attachments / t1 DELETE /api/v1/attachments/{id}',
    'by UUID; the file goes with it',
    'contract/attachments › deleting removes record and bytes: the link that was given leads nowhere',
    'api/attachments › are stored once however often they come, and go with the last attachment',
  ],
  [
    'Attachments / 1.1',
    'two content types, a form without one',
    'contract/attachments › without a Content-Type are multipart, in POST and PUT',
    'contract/attachments › of other content types are 415, in POST and PUT',
  ],
  [
    'Attachments / 1.2',
    'fields of a form are the fields of the body',
    'api/attachments › creates from a form',
  ],

  [
    'Nominations / t1 POST /api/v1/nominations',
    'five fields, answers the id',
    `contract/fields › creating a nomination › ${ALL}`,
    CREATED,
  ],
  [
    'Nominations / t1 GET /api/v1/nominations/{id}',
    'by UUID or remote id',
    'contract/records › a nomination: its eight fields',
    'contract/remote_ids › is kept as sent by a nomination, and finds it',
  ],
  [
    'Nominations / t1 PUT /api/v1/nominations/{id}',
    'by UUID alone',
    `contract/fields › putting a nomination › ${ALL}`,
    UUID_ALONE,
  ],
  [
    'Nominations / t1 GET /api/v1/nominations/{id}/criterion_evaluations/',
    'every criterion of its job',
    'contract/evaluations › has an item for every criterion of its job, and for no other',
    UUID_ALONE,
  ],

  [
    'Tags / t1 POST /api/v1/tags',
    'four fields, answers the id',
    `contract/fields › creating a tag › ${ALL}`,
    CREATED,
  ],
  ['Tags / t1 GET /api/v1/tags/{id}', 'by UUID; six fields', LINKS, UUID_ALONE],
  ['Tags / t1 DELETE /api/v1/tags/{id}', 'by UUID; answers the id', DELETED, UUID_ALONE],
  [
    'Candidate tags / t1 POST /api/v1/candidate_tags',
    'three fields, answers the id',
    `contract/fields › creating a candidate tag › ${ALL}`,
    CREATED,
  ],
  ['Candidate tags / t1 GET /api/v1/candidate_tags/{id}', 'by UUID; five fields', LINKS, UUID_ALONE],
  ['Candidate tags / t1 DELETE /api/v1/candidate_tags/{id}', 'by UUID; answers the id', DELETED, UUID_ALONE],
  [
    'Job tags / t1 POST /api/v1/job_tags',
    'two fields, answers the id',
    `contract/fields › creating a job tag › ${ALL}`,
    CREATED,
  ],
  ['Job tags / t1 GET /api/v1/job_tags/{id}', 'by UUID; four fields', LINKS, UUID_ALONE],
  ['Job tags / t1 DELETE /api/v1/job_tags/{id}', 'by UUID; answers the id', DELETED, UUID_ALONE],

  [
    'Candidate criterion evaluations / t1 GET /api/v1/candidates/{id}/criterion_evaluations/',
    'tag or org_wide, required',
    TYPE,
    'contract/evaluations › org_wide: the criteria of the organization, without tag and job_id',
    'contract/evaluations › tag: the criteria of the tags of the candidate alone, with the tag',
  ],
  ['Candidate criterion evaluations / 1', 'by UUID alone', UUID_ALONE],
  [
    'Candidate criterion evaluations / 2',
    'nothing about jobs',
    'contract/evaluations › never has evaluations for a job',
  ],

  ['Candidate rankings / t1 GET /api/v1/candidate_rankings', 'entries in order of relevance', ENTRY, TARGETS],
  [
    'Candidate rankings / t1 GET /api/v1/candidate_rankings/{candidate_id}',
    'one entry',
    'contract/rankings › answers one entry under result, with the fields of the list',
  ],
  ['Candidate rankings / 1', 'six parameters', LIMITS, TARGETS],
  [
    'Candidate rankings / t2 target_resource_id',
    'a job, an attachment or a candidate; or q',
    TARGETS,
    'contract/rankings › exactly one of target_resource_id and q',
    'contract/rankings › a target that is neither job, candidate nor attachment is 404',
  ],
  [
    'Candidate rankings / t2 q',
    'free text; or a target',
    TARGETS,
    'contract/rankings › exactly one of target_resource_id and q',
    'api/rankings › a q of 8,000 characters and one without any word work',
  ],
  [
    'Candidate rankings / t2 filter_job_id',
    'who applied to the job; without it everybody',
    'contract/rankings › filter_job_id keeps who applied, and leaves order and scores as they are',
    PAGES,
  ],
  ['Candidate rankings / t2 offset', 'the first position, by default 0', LIMITS, PAGES],
  ['Candidate rankings / t2 limit', 'by default and at most 100', LIMITS, PAGES],
  [
    'Candidate rankings / t2 score_version',
    '1 or 2, by default 1',
    'contract/rankings › score_version is 1 or 2, by default 1',
  ],
  ['Candidate rankings / 2', 'four kinds of target', TARGETS],
  [
    'Candidate rankings / t3 Job match',
    'by title and description of a job',
    TARGETS,
    'intelligence/ranking/target › a job is its title and all of it',
  ],
  [
    'Candidate rankings / t3 Candidate match',
    'by another candidate',
    TARGETS,
    'api/rankings › by words, by a candidate, by an attachment',
  ],
  [
    'Candidate rankings / t3 Attachment match',
    'by a file that describes the ideal',
    TARGETS,
    'api/rankings › by words, by a candidate, by an attachment',
  ],
  [
    'Candidate rankings / t3 Semantic search',
    'by words',
    TARGETS,
    'api/rankings › by words, by a candidate, by an attachment',
  ],
  ['Candidate rankings / 3', 'three rules', TARGETS],
  [
    'Candidate rankings / 4',
    'a target orders and never filters',
    'contract/rankings › a target orders and never filters: everybody is there over all pages',
  ],
  [
    'Candidate rankings / 5',
    'a filter filters and never orders',
    'contract/rankings › filter_job_id keeps who applied, and leaves order and scores as they are',
  ],
  [
    'Candidate rankings / 6.1',
    'version 1 from vectors, version 2 from criteria that are met',
    'api/rankings › other kinds of attachments count beside the resume; an older resume does not',
    V2,
  ],
  [
    'Candidate rankings / 6.2',
    'each version has its own scores',
    V2,
    'api/rankings › score_version 2: no criteria, so every score is 0 and similarity orders',
  ],
  [
    'Candidate rankings / 7',
    'three parameters',
    'contract/rankings › takes a job, an attachment or a candidate as target, or none',
  ],
  [
    'Candidate rankings / t4 target_resource_id',
    'a job, an attachment or a candidate',
    'contract/rankings › takes a job, an attachment or a candidate as target, or none',
  ],
  ['Candidate rankings / t4 filter_job_id', 'required', 'contract/rankings › requires filter_job_id'],
  [
    'Candidate rankings / t4 score_version',
    '2 by default and alone',
    'contract/rankings › score_version is 2 by default, and nothing else is possible',
  ],

  [
    'Summaries / t1 GET /api/v1/summaries/{id}',
    'by UUID',
    'api/summaries › has exactly the shape of the contract',
    UUID_ALONE,
  ],
  [
    'Other endpoints / 1',
    'decided by the design',
    'http/openapi › has every operation of the contract and the design',
  ],
];
