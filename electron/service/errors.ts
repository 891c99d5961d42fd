/** Every error a caller can meet; http/errors.ts knows the status of each. */
export type ErrorType =
  | 'MALFORMED_REQUEST'
  | 'INVALID_SCOPE'
  | 'UNSUPPORTED_GRANT_TYPE'
  | 'INVALID_CLIENT'
  | 'INVALID_TOKEN'
  | 'WRONG_PASSWORD'
  | 'INSUFFICIENT_SCOPE'
  | 'FORBIDDEN_ORIGIN'
  | 'FORBIDDEN_HOST'
  | 'HIDDEN_IN_BLIND_MODE'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_FAILED'
  | 'DOWNLOAD_REFUSED'
  | 'DOWNLOAD_FAILED'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'NOT_READY';

/** One violation: `path` begins with body., query., path. or header. (or is just that word for the whole part). */
export type ErrorDetail = { readonly path: string; readonly message: string; readonly existing_id?: string };

/** An error with a sentence for the caller. Anything else that is thrown is a defect and answers INTERNAL. */
export class ServiceError extends Error {
  readonly type: ErrorType;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    type: ErrorType,
    message: string,
    details: readonly ErrorDetail[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ServiceError';
    this.type = type;
    this.details = details;
    this.headers = headers;
  }
}

/** 404 that names the kind of record and the id as the caller wrote it. */
export function notFound(kind: string, id: string): ServiceError {
  return new ServiceError('NOT_FOUND', `There is no ${kind} with the id ${id}.`);
}

/** 422 with every violation. */
export function validationFailed(details: readonly ErrorDetail[]): ServiceError {
  const [first] = details;
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : '';
  const message =
    first === undefined
      ? 'The request breaks a rule.'
      : `${first.path} ${first.message.replace(/\.$/, '')}${more}.`;
  return new ServiceError('VALIDATION_FAILED', message, details);
}

/** 409; each detail names the record that stands in the way. */
export function conflict(message: string, details: readonly ErrorDetail[]): ServiceError {
  return new ServiceError('CONFLICT', message, details);
}

/**
 * 429 until a moment, both in milliseconds since 1970; `told` makes the sentence of the whole seconds till then, at least
 * one. `limit` is how much would have been allowed.
 */
export function rateLimited(
  told: (seconds: number) => string,
  free_at: number,
  now: number,
  limit: number,
): ServiceError {
  const seconds = Math.max(1, Math.ceil((free_at - now) / 1000));
  return new ServiceError('RATE_LIMITED', told(seconds), [], {
    'retry-after': String(seconds),
    ...limitHeaders({ limit, remaining: 0, reset: seconds }),
  });
}

/** How much is allowed, how much of it is left, and in how many seconds all of it is again. */
export type RateLimit = { readonly limit: number; readonly remaining: number; readonly reset: number };

/** The same as headers, by their names on the wire. */
export function limitHeaders({ limit, remaining, reset }: RateLimit): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(reset),
  };
}

/** 409 for a remote_id that another record of the kind has; nothing when `existing_id` is null. */
export function assertRemoteIdFree(kind: string, existing_id: string | null): void {
  if (existing_id === null) return;
  const article = /^[aeiou]/.test(kind) ? 'An' : 'A';
  throw conflict(`${article} ${kind} has this remote_id already.`, [
    { path: 'body.remote_id', message: `is taken by the ${kind} ${existing_id}`, existing_id },
  ]);
}

/** Gathers violations that need the database, so that one answer has all of them. */
export function throwIfAny(details: readonly ErrorDetail[]): void {
  if (details.length > 0) throw validationFailed(details);
}
