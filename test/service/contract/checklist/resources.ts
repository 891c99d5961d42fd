import type { Item } from './item.ts';

const REQUIRED = 'names each required field that is missing, all at once';
const VALUES = 'takes each value that is listed, and no other';
const ALONE = 'takes the required ones alone';
const READ_ONLY = 'contract/records › id, created_at and modified_at of a body are ignored';
const MOMENTS = 'contract/conventions › timestamps of %s are UTC with milliseconds';
const ATTACHMENT = 'contract/records › an attachment: eight fields, with an absolute address of the file';
const NOMINATION = 'contract/records › a nomination: its eight fields';
const LINKS = 'contract/records › a tag, a candidate tag, a job tag: the fields listed and no other';
const CRITERION =
  'contract/evaluations › criterion: id, prompt_text, display_name, scope of the job with its id and no tag';
const EVALUATED = 'contract/evaluations › EVALUATED has a result of four fields and no error';
const FAILED = 'contract/evaluations › FAILED has no result and exactly one type of error';
const BUSY = 'contract/evaluations › IN_PROGRESS has neither result nor error';
const TAG_SCOPE = 'contract/evaluations › tag: the criteria of the tags of the candidate alone, with the tag';
const WIDE = 'contract/evaluations › org_wide: the criteria of the organization, without tag and job_id';
const ENTRY =
  'contract/rankings › an entry has five fields: score, candidate_id, candidate_remote_id, summary_id, nomination_id';
const SUMMARY = 'api/summaries › has exactly the shape of the contract';

/** What each record holds. */
export const RESOURCES: readonly Item[] = [
  ['Job / t1 id', 'made by the service', READ_ONLY],
  [
    'Job / t1 title',
    'required to create and to put',
    `contract/fields › creating a job › ${REQUIRED}`,
    `contract/fields › putting a job › ${REQUIRED}`,
  ],
  [
    'Job / t1 description',
    'required to create and to put',
    `contract/fields › creating a job › ${REQUIRED}`,
    `contract/fields › putting a job › ${REQUIRED}`,
  ],
  [
    'Job / t1 status',
    'required to create and to put; one of three',
    `contract/fields › creating a job › ${VALUES}`,
    `contract/fields › putting a job › ${REQUIRED}`,
  ],
  [
    'Job / t1 job_posting_urls',
    'a list of texts that may be left out',
    `contract/fields › creating a job › ${ALONE}`,
    'api/jobs › tells all violations at once',
  ],
  [
    'Job / t1 remote_id',
    'required to create',
    `contract/fields › creating a job › ${REQUIRED}`,
    `contract/fields › putting a job › ${ALONE}`,
  ],
  [
    'Job / t1 auto_evaluation_behavior',
    'one of two, or null',
    `contract/fields › creating a job › ${VALUES}`,
    'contract/records › evaluating alone, and null, need none',
  ],
  [
    'Job / t1 default_nomination_stage_id',
    'required by nominating, and used for it',
    'contract/records › nominating needs a stage, on POST, PUT and PATCH',
    'tasks/automatic › a new job nominates who reaches the threshold, and evaluates them',
  ],
  [
    'Job / t1 created_at',
    'read only',
    READ_ONLY,
    'contract/records › modified_at moves with a change, created_at and id stay',
  ],
  [
    'Job / t1 modified_at',
    'read only',
    READ_ONLY,
    'contract/records › modified_at moves with a change, created_at and id stay',
  ],
  [
    'Job / 1.1',
    'eight fields are read',
    'contract/records › a job: eight fields, the two automatic ones never among them',
  ],
  [
    'Job / 1.2',
    'the two automatic fields are written and never read',
    'contract/records › a job: eight fields, the two automatic ones never among them',
  ],

  [
    'Attachment / 1.1',
    'a file with or without a candidate',
    'api/attachments › creates from a form',
    'api/attachments › creates without a candidate',
  ],
  [
    'Attachment / 1.2',
    'a candidate has many',
    'contract/records › a candidate has many, and each names its candidate',
  ],
  ['Attachment / t1 id', 'a UUID', ATTACHMENT],
  [
    'Attachment / t1 candidate_id',
    'may be left out',
    'contract/records › each type is taken, and no other; candidate_id and file_name may be left out',
  ],
  [
    'Attachment / t1 remote_id',
    'required',
    'contract/records › a form without remote_id, type and file names all three',
  ],
  [
    'Attachment / t1 type',
    'required, one of four',
    'contract/records › each type is taken, and no other; candidate_id and file_name may be left out',
    'contract/records › a form without remote_id, type and file names all three',
  ],
  [
    'Attachment / t1 file',
    'required in a form, refused in JSON',
    'contract/records › a form without remote_id, type and file names all three',
    'contract/records › public_file_url in a form and file in JSON are refused',
  ],
  [
    'Attachment / t1 public_file_url',
    'required in JSON, refused in a form; the service fetches it',
    'contract/records › JSON needs public_file_url',
    'contract/records › public_file_url in a form and file in JSON are refused',
    'contract/attachments › in JSON name a file that the service fetches, in POST and PUT',
  ],
  [
    'Attachment / t1 file_name',
    'may be left out',
    'contract/records › each type is taken, and no other; candidate_id and file_name may be left out',
    'api/attachments › a file_name field names it',
  ],
  [
    'Attachment / t1 ephemeral_url',
    'given when read',
    ATTACHMENT,
    'contract/attachments › deleting removes record and bytes: the link that was given leads nowhere',
  ],
  ['Attachment / t1 created_at, modified_at', 'read only moments', ATTACHMENT, MOMENTS],
  ['Attachment / 2', 'eight fields are read', ATTACHMENT],

  ['Nomination / t1 id', 'a UUID', NOMINATION],
  ['Nomination / t1 job_id', 'required to create', `contract/fields › creating a nomination › ${REQUIRED}`],
  [
    'Nomination / t1 candidate_id',
    'required to create',
    `contract/fields › creating a nomination › ${REQUIRED}`,
  ],
  [
    'Nomination / t1 current_nomination_stage_id',
    'required to create and to put; the one stage',
    `contract/fields › creating a nomination › ${REQUIRED}`,
    `contract/fields › putting a nomination › ${REQUIRED}`,
  ],
  [
    'Nomination / t1 applied_at',
    'left out by who did not apply',
    'contract/lists › an application has applied_at, a consideration has null',
  ],
  [
    'Nomination / t1 remote_id',
    'required to create',
    `contract/fields › creating a nomination › ${REQUIRED}`,
    `contract/fields › putting a nomination › ${ALONE}`,
  ],
  ['Nomination / t1 created_at, modified_at', 'read only moments', NOMINATION, MOMENTS],

  ['Tag / t1 id', 'a UUID', LINKS],
  [
    'Tag / t1 tag_type',
    'required, one of three',
    `contract/fields › creating a tag › ${REQUIRED}`,
    `contract/fields › creating a tag › ${VALUES}`,
  ],
  [
    'Tag / t1 is_standardized',
    'required, yes or no',
    `contract/fields › creating a tag › ${REQUIRED}`,
    'api/tags › is_standardized is a boolean, not ${JSON.stringify(is_standardized)}',
  ],
  ['Tag / t1 name', 'required', `contract/fields › creating a tag › ${REQUIRED}`],
  [
    'Tag / t1 description',
    'may be left out',
    `contract/fields › creating a tag › ${ALONE}`,
    'api/tags › the name is trimmed, the description empty when unset',
  ],
  ['Tag / t1 created_at', 'read only moment', LINKS, MOMENTS],
  [
    'Tag / 1',
    'type, standing and name together are unique',
    'api/tags › the same type, standing and name is 409, however it is padded',
    'api/tags › the same name ${String(name)} is another tag',
  ],

  ['Candidate tag / 1.1', 'links a candidate to a tag', 'api/tag_links › lists by candidate'],
  [
    'Candidate tag / 1.2',
    'five fields, three of them required, three methods',
    `contract/fields › creating a candidate tag › ${REQUIRED}`,
    `contract/fields › creating a candidate tag › ${VALUES}`,
    LINKS,
  ],
  [
    'Candidate tag / 1.3',
    'candidate, tag and method together are unique',
    'api/tag_links › the same three are 409',
    'api/tag_links › the same tag by ${creation_method} is another link',
  ],
  ['Job tag / 1.1', 'links a job to a tag', 'api/tag_links › lists by job and tag'],
  [
    'Job tag / 1.2',
    'four fields, two of them required',
    `contract/fields › creating a job tag › ${REQUIRED}`,
    LINKS,
  ],
  ['Job tag / 1.3', 'job and tag together are unique', 'api/tag_links › the same two are 409'],

  [
    'Job criterion / 1.1',
    'asks something of candidates, for a job',
    'contract/evaluations › has an item for every criterion of its job, and for no other',
  ],
  ['Job criterion / 1.2', 'the answer is yes or no', EVALUATED],
  ['Job criterion / t1 prompt_text', 'required', `contract/fields › creating a criterion › ${REQUIRED}`],
  [
    'Job criterion / t1 display_name',
    'may be left out; shown beside the prompt when set',
    `contract/fields › creating a criterion › ${ALONE}`,
    CRITERION,
  ],
  [
    'Job criterion / 2',
    'a UUID and the two fields',
    'contract/records › a criterion: its UUID, prompt_text, and display_name that is null when unset',
  ],

  [
    'Criterion evaluation (read only) / 1.1',
    'a nomination has many',
    'contract/evaluations › has an item for every criterion of its job, and for no other',
  ],
  [
    'Criterion evaluation (read only) / 1.2',
    'a candidate has many',
    'api/evaluations › criteria of the organization and of tags are evaluated per candidate',
  ],
  [
    'Criterion evaluation (read only) / 1.3',
    'two parts: criterion and evaluation',
    'api/evaluations › the list waits for the engine, and has exactly the shape of the contract',
  ],
  ['Criterion evaluation (read only) / t1 criterion.id', 'a UUID', CRITERION],
  ['Criterion evaluation (read only) / t1 criterion.prompt_text', 'a text', CRITERION],
  ['Criterion evaluation (read only) / t1 criterion.display_name', 'a text, or null', CRITERION],
  [
    'Criterion evaluation (read only) / t1 criterion.scope.scope_type',
    'job, organization, tag',
    CRITERION,
    WIDE,
    TAG_SCOPE,
  ],
  [
    'Criterion evaluation (read only) / t1 criterion.scope.tag',
    'the tag for tag scope, else null',
    TAG_SCOPE,
    WIDE,
    CRITERION,
  ],
  [
    'Criterion evaluation (read only) / t1 criterion.scope.job_id',
    'there for jobs alone',
    CRITERION,
    WIDE,
    TAG_SCOPE,
  ],
  ['Criterion evaluation (read only) / t1 evaluation.state', 'one of three', EVALUATED, FAILED, BUSY],
  ['Criterion evaluation (read only) / t1 evaluation.result', 'a result, or null', EVALUATED, FAILED],
  ['Criterion evaluation (read only) / t1 evaluation.error', 'one type of error, or null', EVALUATED, FAILED],
  ['Criterion evaluation (read only) / 2', 'a tag has six fields', TAG_SCOPE],
  ['Criterion evaluation (read only) / 3', 'a result has four; confidence from 0 to 1', EVALUATED],

  [
    'Candidate ranking entry (read only) / t1 score',
    'of the version asked for',
    ENTRY,
    'contract/rankings › is the share of the criteria that are met; ties by version 1; the same in the single ranking',
  ],
  ['Candidate ranking entry (read only) / t1 candidate_id', 'a UUID', ENTRY],
  ['Candidate ranking entry (read only) / t1 candidate_remote_id', 'a text', ENTRY],
  [
    'Candidate ranking entry (read only) / t1 summary_id',
    'leads to a summary',
    'contract/rankings › the summary of an entry can be read',
  ],
  [
    'Candidate ranking entry (read only) / t1 nomination_id',
    'of the job that is meant',
    'api/rankings › nomination_id: the target job, else the filter job, else the newest, else null',
  ],
  [
    'Candidate ranking entry (read only) / 1.1',
    'each candidate once',
    'contract/rankings › offset 100 with limit 100 is the positions from 100 on; a late offset is an empty page',
  ],
  [
    'Candidate ranking entry (read only) / 1.2',
    'each with a summary of its own',
    'contract/rankings › every candidate has one summary id of their own, and keeps it',
  ],

  [
    'Summary (read only) / 1.1',
    'made from the resume, for the job',
    'api/summaries › follows the resume and the job, and keeps its id',
    'intelligence/summary/summary › three lines from the profile',
  ],
  [
    'Summary (read only) / 1.2',
    'one for a nomination',
    'api/rankings › summary_id: one for each candidate and job, made once',
  ],
  [
    'Summary (read only) / 1.3',
    'one for an attachment',
    'api/summaries › follows the resume and the job, and keeps its id',
  ],
  ['Summary (read only) / t1 id', 'a UUID', SUMMARY],
  ['Summary (read only) / t1 location', 'a text', SUMMARY],
  ['Summary (read only) / t1 education', 'a text', SUMMARY],
  ['Summary (read only) / t1 employment', 'a text', SUMMARY],
  ['Summary (read only) / t1 matching_skills', 'pairs of s and e', SUMMARY],
  ['Summary (read only) / t1 missing_skills', 'pairs of s and e', SUMMARY],
  ['Summary (read only) / t1 created_at', 'a moment', SUMMARY, MOMENTS],
  ['Summary (read only) / 2', 's is the requirement, e the explanation', SUMMARY],

  ['Other resources / 1', 'candidates: decided by the design', 'api/candidates › creates with a name alone'],
  ['Other resources / 2', 'stages: decided by the design', 'api/nomination_stages › creates at the end'],
  [
    'Other resources / 3',
    'spotlights: decided by the design',
    'api/spotlights › reads what it was made with, the first at position 0',
  ],
];
