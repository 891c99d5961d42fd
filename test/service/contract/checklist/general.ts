import type { Item } from './item.ts';

const PATHS =
  'contract/conventions › every path of the contract stands under /api/v1 and is described, and nowhere else';
const NEEDS_TOKEN = 'contract/conventions › %s needs a token';
const ONE = 'contract/conventions › %s answers is_error false and result';
const MANY = 'contract/conventions › %s answers is_error false and results';
const FIVE =
  'contract/tokens › has five fields at the top level: expires_in a string of seconds, scope a list';
const APPLIED =
  'contract/rankings › filter_job_id keeps who applied, and leaves order and scores as they are';
const EXACTLY_ONE = 'contract/rankings › exactly one of target_resource_id and q';
const REQUIRED = 'contract/fields › names each required field that is missing, all at once';
const NEEDED = 'contract/tokens › needs client_id, client_secret and grant_type, all told at once';
const SCOPE = 'contract/tokens › is a list in JSON and separated by spaces in a form; without it, both';
const LIMITS = 'contract/rankings › limit is 100 by default and at most, offset 0 by default';

/** What holds for the whole service: purpose, conventions, access, errors, limits, versions. */
export const GENERAL: readonly Item[] = [
  ['Candidate Search and Evaluation Service API / 1.1', 'everything is there', PATHS],
  [
    'Candidate Search and Evaluation Service API / 1.2',
    'one base address',
    'db/start › is found by service.json, which goes when it stops',
  ],
  ['Candidate Search and Evaluation Service API / 1.3', 'every path begins with /api/v1', PATHS],
  [
    'What the service does / 1',
    'all kinds of records in one organization',
    'contract/lists › is paged by the Link header: every record once, in the order of the whole',
  ],
  [
    'What the service does / 2',
    'first a token, then the rest',
    NEEDS_TOKEN,
    'contract/tokens › can be replaced before it ends: old and new work side by side',
  ],
  [
    'What the service does / 3.1',
    'records keep the id of another system',
    'contract/remote_ids › is kept as sent by a job, and finds it',
  ],
  [
    'What the service does / 3.2',
    'some paths take that id',
    'contract/remote_ids › is kept as sent by a job, and finds it',
    'contract/remote_ids › the remote form is refused where the contract gives a UUID alone',
  ],
  [
    'What the service does / 4.1',
    'four kinds of targets',
    'contract/rankings › is ordered by relevance, most relevant first',
  ],
  [
    'What the service does / 4.2',
    'rankings give ids alone',
    'contract/rankings › an entry has five fields: score, candidate_id, candidate_remote_id, summary_id, nomination_id',
    'contract/rankings › the summary of an entry can be read',
  ],
  [
    'What the service does / 5.1',
    'answers are yes or no',
    'contract/evaluations › EVALUATED has a result of four fields and no error',
  ],
  [
    'What the service does / 5.2',
    'two endpoints give them',
    'contract/evaluations › has an item for every criterion of its job, and for no other',
    'contract/evaluations › org_wide: the criteria of the organization, without tag and job_id',
  ],
  [
    'What the service does / 6.1',
    'applications and considerations',
    'contract/lists › an application has applied_at, a consideration has null',
  ],
  [
    'What the service does / 6.2',
    'a candidate has many nominations',
    'contract/lists › a candidate has many nominations, one for each job, each in exactly one stage',
  ],
  [
    'What the service does / 6.3',
    'each in one stage',
    'contract/lists › a candidate has many nominations, one for each job, each in exactly one stage',
  ],
  [
    'What the service does / 7',
    'with a filter who applied, without it everybody',
    APPLIED,
    'contract/rankings › a target orders and never filters: everybody is there over all pages',
  ],

  ['Conventions for all endpoints / 1.1', 'is_error false and result', ONE],
  ['Conventions for all endpoints / 1.2', 'is_error false and results', MANY],
  ['Conventions for all endpoints / 1.3', 'the token endpoint has its fields at the top', FIVE],
  [
    'Conventions for all endpoints / 2',
    'writing answers the id',
    'contract/conventions › creating answers 201 and the id alone, for each kind of record',
    'contract/conventions › %s answers the id, once',
    'contract/conventions › %s takes JSON without a Content-Type',
  ],
  [
    'Conventions for all endpoints / 3',
    'moments are UTC with milliseconds',
    'contract/conventions › timestamps of %s are UTC with milliseconds',
    'contract/evaluations › EVALUATED has a result of four fields and no error',
  ],
  ['Conventions for all endpoints / 4', 'a bearer token everywhere else', NEEDS_TOKEN],
  [
    'Conventions for all endpoints / 5',
    'JSON when nothing is said',
    'contract/conventions › %s takes JSON without a Content-Type',
    'contract/conventions › JSON endpoints answer 415 to %s',
  ],
  ['Conventions for all endpoints / 6', 'required is required', REQUIRED],

  ['Authentication / 1.1', 'client credentials', FIVE],
  [
    'Authentication / 1.2',
    'an id that is a UUID, and a secret',
    'api/auth › is written to client.json and stays the same',
    'api/auth › a malformed client id',
  ],
  [
    'Authentication / 2.1',
    'no Authorization header',
    'contract/tokens › is answered without, and in spite of, an Authorization header',
  ],
  [
    'Authentication / 2.2',
    'JSON or a form, a form when nothing is said',
    'contract/tokens › is the same for a form, with and without its Content-Type',
    'contract/tokens › in another content type is 415',
  ],
  ['Authentication / 3', 'four fields', NEEDED, SCOPE],
  ['Authentication / t1 client_id', 'required', NEEDED],
  ['Authentication / t1 client_secret', 'required', NEEDED, 'api/auth › a wrong secret'],
  [
    'Authentication / t1 grant_type',
    'required, one value',
    NEEDED,
    'contract/tokens › with another grant_type is 400 UNSUPPORTED_GRANT_TYPE',
  ],
  [
    'Authentication / t1 scope',
    'two scopes, both by default; a list in JSON, words in a form',
    SCOPE,
    'contract/tokens › that is unknown is 400 INVALID_SCOPE',
  ],
  ['Authentication / 4', 'five fields, expires_in a text', FIVE],
  [
    'Authentication / 5.1',
    'tokens end',
    'contract/tokens › ends after its 3600 seconds, and earlier with its client; neither comes back',
  ],
  [
    'Authentication / 5.2',
    'a new one before the old one ends',
    'contract/tokens › can be replaced before it ends: old and new work side by side',
  ],
  ['Authentication / 6', 'a token of this endpoint', NEEDS_TOKEN, 'api/auth › a made-up token'],
  [
    'Authentication / 7',
    'decided: reading and writing',
    'contract/conventions › %s needs all:read',
    'contract/conventions › %s needs all:write',
  ],

  [
    'Events / 1',
    'decided by the design',
    'api/events › the list is the change log, oldest first, without personal data',
    'tasks/webhooks/dispatch › sends the event, signed, with its ids in headers, and nothing of before',
  ],

  ['Errors / 1', 'success says is_error false', ONE, MANY, FIVE],
  [
    'Errors / 2',
    'a failed evaluation is an item of a list',
    'contract/evaluations › FAILED has no result and exactly one type of error',
  ],
  [
    'Errors / 3',
    'decided: one shape',
    'http/requests › unknown paths are 404 in the shape of every error',
    NEEDS_TOKEN,
  ],
  ['Errors / 4', 'decided by the design', 'http/openapi › %s %s answers only with what it can'],
  ['Errors / 5', 'a rule that is broken is an error', REQUIRED],
  ['Errors / 6', 'required fields', REQUIRED],
  [
    'Errors / 7',
    'file in a form, public_file_url in JSON',
    'contract/records › public_file_url in a form and file in JSON are refused',
  ],
  [
    'Errors / 8',
    'nominating needs a stage',
    'contract/records › nominating needs a stage, on POST, PUT and PATCH',
  ],
  ['Errors / 9', 'criterion_type', 'contract/evaluations › criterion_type is required, and tag or org_wide'],
  ['Errors / 10', 'one of target_resource_id and q', EXACTLY_ONE],
  [
    'Errors / 11',
    'filter_job_id, and version 2 alone',
    'contract/rankings › requires filter_job_id',
    'contract/rankings › score_version is 2 by default, and nothing else is possible',
  ],
  [
    'Errors / 12',
    'composite keys',
    'api/tags › the same type, standing and name is 409, however it is padded',
    'api/tag_links › the same three are 409',
    'api/tag_links › the same two are 409',
  ],

  ['Limits / t1 Ranking page size (limit)', 'by default and at most 100', LIMITS],
  ['Limits / t1 Ranking offset', 'by default 0', LIMITS],
  [
    'Limits / t1 Token lifetime',
    'told by expires_in',
    FIVE,
    'contract/tokens › ends after its 3600 seconds, and earlier with its client; neither comes back',
  ],
  [
    'Limits / 1',
    'decided: seconds',
    'contract/tokens › ends after its 3600 seconds, and earlier with its client; neither comes back',
  ],
  [
    'Limits / 2',
    'decided by the design',
    'api/wrong_secrets › make every other wrong one 429, and leave the right one alone',
  ],
  [
    'Limits / 3',
    'decided by the design',
    'api/attachments › more than 25 MiB is 413',
    'api/attachments › a kind that is not read is 415',
  ],

  ['Versioning / 1', 'the version stands in the path', PATHS],
  [
    'Versioning / 2',
    'score_version chooses the ranking',
    'contract/rankings › score_version is 1 or 2, by default 1',
    'contract/rankings › score_version is 2 by default, and nothing else is possible',
  ],
  ['Versioning / 3', 'there is one version', PATHS],
];
