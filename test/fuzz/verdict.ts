/** One case as Schemathesis recorded it: what was sent and answered, and the checks that failed. */
export type FuzzCase = {
  readonly operation: string;
  readonly request: string;
  readonly status: number | null;
  readonly body: string;
  readonly failed: readonly { readonly check: string; readonly message: string }[];
};

export type Verdict = 'passed' | 'excused' | 'failed';

/**
 * Rules that a JSON schema cannot say, each decided in the API's design: data that is valid by its schema and
 * refused by one of these is no failure. What is matched is the path and the message of a violation.
 */
const BEYOND_SCHEMAS: readonly (readonly [rule: string, path: RegExp, message: RegExp])[] = [
  ['a reference in a body must exist: 422, not 404, because the path was found', /^body\./, /^names no /],
  [
    'a cursor is what the Link header gave',
    /^(query\.cursor|query\.after|header\.last-event-id)$/,
    /is not a cursor|is no event|names no /,
  ],
  ['a stage, or a criterion that is quoted, belongs to its job', /(stage|job|criterion)_id$/, /another job/],
  ['what a record stands for stays', /^body\.\w+_id$/, /^cannot change/],
  [
    'the rule about the stage is checked on the merged record',
    /^body\.default_nomination_stage_id$/,
    /required|needed/,
  ],
  ['the remote id of a body agrees with that of the path', /^body\.remote_id$/, /path/],
  [
    'a file has a kind, by its bytes, and is not empty',
    /^body\.(file|text)$/,
    /kind that is not read|empty|no table|not a text file|no language data/,
  ],
  [
    'one of two query parameters, which OpenAPI cannot say',
    /^query\.(q|target_resource_id)$/,
    /^must be given when .+ is not, and only then$/,
  ],
  [
    'version 2 counts the criteria of a job, so a job must be named',
    /^query\.score_version$/,
    /criteria of a job/,
  ],
  [
    'webhooks call this computer alone, unless the service was started to do more',
    /^body\.url$/,
    /is not this computer/,
  ],
  [
    'a program has a name that can be read, and is not Longlist',
    /^body\.name$/,
    /letter or a digit|Longlist/,
  ],
  ['only what was kept can be tried again', /^path\.id$/, /file that was not kept/],
  ['an end lies ahead', /^body\.expires_at$/, /future/],
  ['a tag for tag scope alone', /^body\.tag_id$/, /scope_type/],
  [
    'an operation of a batch is one of this API',
    /^body\.operations\.\d+\.path$/,
    /^must be a path of this API/,
  ],
  ['what a file is called tells its language, or the body does', /^body\.code$/, /^is needed/],
  ['a stage is one of a job', /^body\.stage_id$/, /^needs a job_id/],
  ['a path is of something on this computer', /^body\.path$/, /folder|path|file/],
  [
    'a language model is on this computer, and named before it is used',
    /^body\.(url|model)$/,
    /like http:|needed/,
  ],
  ['an access, or the keeping of somebody, ends in the future', /_expires_at$|keep_until$/, /future|to come/],
  [
    'a column of a table is there, and holds one thing; one of them holds the names',
    /^body\.mapping/,
    /^must be a column|mapped twice|holds the names|one column only/,
  ],
  [
    'a job that was edited has what makes it one',
    /^body\.edits\.\d+\.value$/,
    /^needs |ends before|has an end and/,
  ],
];

type Detail = { readonly path: string; readonly message: string };
type ErrorAnswer = { readonly error: { readonly type: string; readonly details: readonly Detail[] } };

/** Error types that speak of something outside of the request: another host, the version that is stored. */
const EXCUSED_TYPES: ReadonlySet<string> = new Set([
  'DOWNLOAD_REFUSED',
  'DOWNLOAD_FAILED',
  'PRECONDITION_FAILED',
]);

/**
 * Judges one case. A 5xx and an answer outside of its schema are never excused; a refusal of valid data is
 * excused when every violation it tells is one of the rules above.
 */
export function verdictOf(found: FuzzCase): Verdict {
  if (found.status !== null && found.status >= 500) return 'failed';
  if (found.failed.length === 0) return 'passed';
  return found.failed.every(({ check }) => check === 'positive_data_acceptance') &&
    isBeyondSchemas(found.body)
    ? 'excused'
    : 'failed';
}

function isBeyondSchemas(body: string): boolean {
  const error = errorOf(body);
  if (error === null) return false;
  if (EXCUSED_TYPES.has(error.type)) return true;
  return (
    error.details.length > 0 &&
    error.details.every(({ path, message }) =>
      BEYOND_SCHEMAS.some(([, place, words]) => place.test(path) && words.test(message)),
    )
  );
}

function errorOf(body: string): ErrorAnswer['error'] | null {
  try {
    const parsed = JSON.parse(body) as Partial<ErrorAnswer> | null;
    return parsed?.error ?? null;
  } catch {
    return null;
  }
}
