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
const BEYOND_SCHEMAS: readonly { readonly rule: string; readonly path: RegExp; readonly message: RegExp }[] =
  [
    {
      rule: 'a reference in a body must exist (422, not 404: the path was found)',
      path: /^body\./,
      message: /^names no /,
    },
    {
      rule: 'a cursor is what the Link header gave',
      path: /^(query\.cursor|query\.after|header\.last-event-id)$/,
      message: /is not a cursor|is no event|names no /,
    },
    { rule: 'a stage belongs to its job', path: /stage_id$|job_id$/, message: /another job|cannot change/ },
    {
      rule: 'the rule about the stage is checked on the merged record',
      path: /^body\.default_nomination_stage_id$/,
      message: /required|needed/,
    },
    {
      rule: 'the remote id of a body agrees with that of the path',
      path: /^body\.remote_id$/,
      message: /path/,
    },
    {
      rule: 'a file has a kind, by its bytes, and is not empty',
      path: /^body\.file$/,
      message: /kind that is not read|empty/,
    },
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
      BEYOND_SCHEMAS.some((rule) => rule.path.test(path) && rule.message.test(message)),
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
