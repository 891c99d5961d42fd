import type { Item } from './item.ts';

const PAGES =
  'contract/rankings › offset 100 with limit 100 is the positions from 100 on; a late offset is an empty page';
const APPLIED =
  'contract/rankings › filter_job_id keeps who applied, and leaves order and scores as they are';
const V2 =
  'contract/rankings › is the share of the criteria that are met; ties by version 1; the same in the single ranking';
const CONSIDERED =
  'contract/rankings › a candidate without a nomination for the job is 404; a considered one is not';
const NOBODY = 'contract/rankings › a target that is neither job, candidate nor attachment is 404';
const CRITERION =
  'contract/evaluations › criterion: id, prompt_text, display_name, scope of the job with its id and no tag';
const EVENT = 'api/events › the list is the change log, oldest first, without personal data';
const SIGNED =
  'tasks/webhooks/dispatch › sends the event, signed, with its ids in headers, and nothing of before';
const FINE = 'Fine points, decided';

/** What the design decides about rankings, events and webhooks, and its fine points. */
export const DECISIONS_IN_DETAIL: readonly Item[] = [
  [
    'Rankings / 1.1',
    'each once, in a total order',
    PAGES,
    'intelligence/ranking/index › ranks everyone once: by score, then readable first, then id',
  ],
  [
    'Rankings / 1.2',
    'those without text last, with 0',
    'api/rankings › by a job: everybody once, the nearest first, those without text last with score 0',
  ],
  [
    'Rankings / 2.1',
    'applied, or any',
    APPLIED,
    'contract/rankings › filter_nominations=any keeps considered ones as well',
  ],
  ['Rankings / 2.2', 'the order stays', APPLIED],
  [
    'Rankings / 3',
    'a candidate is nearest to themselves',
    'contract/rankings › is ordered by relevance, most relevant first',
  ],
  [
    'Rankings / 4.1',
    'six places from 0 to 1; version 2 is met of all',
    'api/rankings › by a job: everybody once, the nearest first, those without text last with score 0',
    V2,
  ],
  [
    'Rankings / 4.2',
    'what is not done is not met; ties by version 1',
    'api/score_version_2 › nominated candidates are evaluated for the list; what failed is not met; others follow behind it',
    'api/score_version_2 › is ordered by score, then by similarity',
    'api/score_version_2 › a job without criteria: every score is 0',
  ],
  ['Rankings / 4.3', 'version 2 needs a job', 'contract/rankings › needs a job, as target or as filter'],
  [
    'Rankings / 5',
    'which nomination, which summary',
    'api/rankings › nomination_id: the target job, else the filter job, else the newest, else null',
    'api/rankings › summary_id: one for each candidate and job, made once',
  ],
  ['Rankings / 6', 'no nomination, no ranking', CONSIDERED],

  [
    'Events and webhooks / 1',
    'one event for a change, with nothing personal',
    EVENT,
    'db/open › tells listeners of every commit, and of no rollback',
  ],
  [
    'Events and webhooks / 2',
    'a list and a stream that resumes',
    'api/events › the list is paged by the last event seen',
    'api/events › after a break it resumes after the last event seen, without a gap',
  ],
  [
    'Events and webhooks / 3.1',
    'url, types, secret',
    'api/webhooks › is created with a secret that is shown once',
    'api/webhooks › refuses ${refused.slice(0, 60)}',
  ],
  [
    'Events and webhooks / 3.2',
    'signed, repeated for a day, logged, paused',
    SIGNED,
    'tasks/webhooks/dispatch › 500 then 200: the same delivery again, with a new signature, later ones not held up',
    'tasks/webhooks/schedule › make up a day',
    'tasks/webhooks/dispatch › a day of failures pauses',
    'api/webhooks › is told what it asked for, and a test, and logs both',
  ],

  [
    `${FINE} / 1.1`,
    'the reason stands elsewhere',
    'api/evaluations › one evaluation says why it failed, and what answered',
  ],
  [`${FINE} / 1.2`, 'a display name beside the prompt, or null', CRITERION],
  [
    `${FINE} / 1.3`,
    'job_id for jobs alone',
    'contract/evaluations › org_wide: the criteria of the organization, without tag and job_id',
  ],
  [
    `${FINE} / 1.4`,
    'a tag for tags alone',
    CRITERION,
    'contract/evaluations › tag: the criteria of the tags of the candidate alone, with the tag',
  ],
  [
    `${FINE} / 2`,
    'their own id as remote_id; a name, or a file',
    'api/candidates › creates with a name alone',
    'api/candidates › needs a name',
    'api/imports › becomes a candidate, nominated at the first stage of the job, and is read',
  ],
  [
    `${FINE} / 3.1`,
    'the target, score, text, id; limits',
    'intelligence/ranking/index › ranks everyone once: by score, then readable first, then id',
    'intelligence/ranking/index › puts the target itself first and leaves the rest as it was',
    'contract/rankings › limit is 100 by default and at most, offset 0 by default',
    'api/rankings › a parameter sent twice is refused',
  ],
  [`${FINE} / 3.2`, 'unknown is 404', NOBODY],
  [
    `${FINE} / 3.3`,
    'the single ranking has no q',
    'contract/rankings › offset, limit and q are not among its parameters: q is refused',
  ],
  [
    `${FINE} / 4.1`,
    'its target may be left out',
    'contract/rankings › takes a job, an attachment or a candidate as target, or none',
  ],
  [`${FINE} / 4.2`, 'any nomination of the job', CONSIDERED],
  [
    `${FINE} / 4.3`,
    'those without a nomination follow',
    'api/score_version_2 › nominated candidates are evaluated for the list; what failed is not met; others follow behind it',
  ],
  [
    `${FINE} / 5`,
    'the newest resume; empty texts',
    'api/summaries › without a job there are no skills; without a readable file all is empty',
    'api/summaries › follows the resume and the job, and keeps its id',
  ],
  [
    `${FINE} / 6.1`,
    'absolute, outside of the tag, never 304',
    'api/entity-tags › an attachment is never 304, as its link is new each time, but has one tag',
    'contract/records › an attachment: eight fields, with an absolute address of the file',
  ],
  [
    `${FINE} / 6.2`,
    'where the name of a file comes from',
    'contract/attachments › in JSON name a file that the service fetches, in POST and PUT',
    'contract/remote_ids › is kept as sent by an attachment, put and read',
    'api/downloads › is downloaded and named after its last segment',
  ],
  [
    `${FINE} / 7.1`,
    'putting replaces',
    'api/jobs › PUT puts omitted fields back to their defaults',
    'api/nominations › PUT without applied_at clears it',
    'contract/attachments › leaves out candidate_id: it stays; file_name: that of the new file',
  ],
  [
    `${FINE} / 7.2`,
    'patching is checked as a whole',
    'api/jobs › a stored stage satisfies the automatic behaviour',
    'api/jobs › clearing the stage it needs is 422',
    'api/jobs › PUT by UUID ignores a remote_id',
  ],
  [
    `${FINE} / 8.1`,
    'where remote ids are possible',
    'contract/remote_ids › names the job and the criterion in the paths of criteria',
    'contract/remote_ids › the remote form is refused where the contract gives a UUID alone',
  ],
  [
    `${FINE} / 8.2`,
    'UUIDs in any case',
    'contract/remote_ids › UUIDs are read in any case and written in lower case',
  ],
  [`${FINE} / 8.3`, 'an empty one', 'api/jobs › an empty remote form is 422'],
  [
    `${FINE} / 8.4`,
    'never trimmed',
    'contract/remote_ids › one of blanks alone is refused, in a path and in a body',
    'contract/remote_ids › a remote id of %s',
  ],
  [
    `${FINE} / 8.5`,
    'long ones',
    'api/jobs › remote ids of 500 characters work',
    'http/requests › queries of 8,000 four-byte characters pass the header limit',
  ],
  [
    `${FINE} / 9.1`,
    'what is trimmed, what a character is',
    'api/jobs › ignores unknown fields and trims the title alone',
    'api/jobs › a title may have 500 emoji',
    'api/tags › the name is trimmed, the description empty when unset',
  ],
  [
    `${FINE} / 9.2`,
    '8 MiB',
    'http/requests › JSON beyond 8 MiB is too large, announced or not',
    'http/requests › a large body within the limit is read',
  ],
  [
    `${FINE} / 10.1`,
    'unknown references',
    'api/nominations › tells every unknown reference',
    'api/tag_links › tells every unknown reference',
    'api/attachments › an unknown candidate is 422',
  ],
  [
    `${FINE} / 10.2`,
    'a stage of another job',
    'api/nominations › a stage of another job is 422',
    'api/jobs › a stage of another job is 422',
  ],
  [`${FINE} / 10.3`, 'a tag takes its links along', 'api/tags › deletes with its links'],
  [
    `${FINE} / 10.4`,
    'jobs and nominations can be deleted',
    'api/jobs › deletes with nominations',
    'api/nominations › deletes',
  ],
  [
    `${FINE} / 11.1`,
    'open without a token',
    'contract/open_paths › %s needs no token',
    'api/attachments › are given for ten minutes by a signed link, without a token, for saving only',
  ],
  [
    `${FINE} / 11.2`,
    '401 before anything else',
    'api/auth › no token, unknown path',
    'api/auth › no token, wrong method',
  ],
  [
    `${FINE} / 12`,
    'the token endpoint',
    'contract/tokens › needs client_id, client_secret and grant_type, all told at once',
    'contract/tokens › with another grant_type is 400 UNSUPPORTED_GRANT_TYPE',
    'api/auth › a malformed client id',
    'api/auth › an empty scope is the default',
    'api/wrong_secrets › make every other wrong one 429, and leave the right one alone',
  ],
  [
    `${FINE} / 13.1`,
    'no object',
    'api/jobs › an empty body is 422',
    'api/jobs › JSON that is no object is 422',
  ],
  [`${FINE} / 13.2`, 'no JSON', 'http/requests › %j is %s'],
  [
    `${FINE} / 13.3`,
    'a type without a body; moments; paths of details',
    'api/jobs › DELETE with a JSON content type and no body is fine',
    'contract/lists › applied_at takes offsets, Z and bare dates, and nothing that is no moment',
    'contract/fields › names each field of a wrong type, all at once',
  ],
  [`${FINE} / 14`, 'three answers about downloads', 'api/downloads › %s is %i %s'],
  [
    `${FINE} / 15`,
    'by client and path; waits',
    'http/idempotency › is a conflict with another body, by path and client',
    'http/idempotency › make one record and get fifty equal answers',
  ],
  [
    `${FINE} / 16.1`,
    'the survivor',
    'api/merges/merges › two records become one, with an event for everything that moved',
  ],
  [
    `${FINE} / 16.2`,
    'the other names the survivor',
    'api/merges/merges › ${method} of the other is 404 and names the survivor',
  ],
  [
    `${FINE} / 17.1`,
    'the shape of a document',
    'contract/documents › a document that was read has pages of lines with boxes, and notices',
  ],
  [`${FINE} / 17.2`, 'the shape of an event', EVENT],
  [`${FINE} / 17.3`, 'after, without that one', 'api/events › the list is paged by the last event seen'],
  [
    `${FINE} / 17.4`,
    'the signature',
    SIGNED,
    'tasks/webhooks/schedule › the signature is the one any HMAC tool makes',
  ],
  [
    `${FINE} / 17.5`,
    'twelve lists with a cursor',
    'contract/lists › is paged by the Link header: every record once, in the order of the whole',
  ],
];
