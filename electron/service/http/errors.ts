import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../api/fields.ts';
import { isServerAway } from '../db/server_away.ts';
import { ServiceError, validationFailed } from '../errors.ts';
import type { ErrorType } from '../errors.ts';
import { HALF_A_PAIR, encodingProblem } from './text.ts';

const STATUS: Record<ErrorType, number> = {
  MALFORMED_REQUEST: 400,
  INVALID_SCOPE: 400,
  UNSUPPORTED_GRANT_TYPE: 400,
  INVALID_CLIENT: 401,
  INVALID_TOKEN: 401,
  INSUFFICIENT_SCOPE: 403,
  // no 401: whoever says their password again is signed in
  WRONG_PASSWORD: 403,
  FORBIDDEN_ORIGIN: 403,
  FORBIDDEN_HOST: 403,
  HIDDEN_IN_BLIND_MODE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  DOWNLOAD_REFUSED: 422,
  DOWNLOAD_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_READY: 503,
};

/** Shapes every error of every path; the only place where one becomes a response. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = halfInPath(error, request.url) ?? asServiceError(error, request.log);
  request.error_type = known.type;
  request.is_outcome_unknown = isServerAway(error);
  // a path that cannot be decoded never comes to the hooks that set these
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(known.headers)) reply.header(name, value);
  if (known.type === 'INVALID_TOKEN') reply.header('www-authenticate', 'Bearer');
  reply
    .code(STATUS[known.type])
    .type('application/json; charset=utf-8')
    // a string: an error body is not to be run through the response schema of the route it came from
    .serializer((payload) => JSON.stringify(payload))
    .send(errorBody(known, request.id));
}

export function errorBody(error: ServiceError, request_id: string): ErrorBody {
  return {
    is_error: true,
    error: { type: error.type, message: error.message, details: [...error.details], request_id },
  };
}

/** The router tells a path apart that cannot be decoded, not why: half a pair breaks a rule, as in any other text. */
function halfInPath(error: unknown, url: string): ServiceError | null {
  if ((error as Partial<FastifyError>).code !== 'FST_ERR_BAD_URL') return null;
  const is_half = encodingProblem(url.split('?', 1)[0] ?? '') === HALF_A_PAIR;
  return is_half ? validationFailed([{ path: 'path', message: HALF_A_PAIR }]) : null;
}

function asServiceError(error: unknown, log: FastifyBaseLogger): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = (error as Partial<FastifyError>).code ?? '';
  const from_framework = FRAMEWORK_ERRORS[code] ?? storageProblem(code);
  if (from_framework !== undefined) return from_framework;
  log.error({ err: error }, 'a request failed for a reason nobody foresaw');
  return new ServiceError(
    'INTERNAL',
    'Something went wrong inside the service. The log has the details under this request_id.',
  );
}

const FRAMEWORK_ERRORS: Readonly<Record<string, ServiceError>> = {
  FST_ERR_BAD_URL: new ServiceError(
    'MALFORMED_REQUEST',
    'The path of the request is not valid percent-encoding.',
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ServiceError(
    'UNSUPPORTED_MEDIA_TYPE',
    'The Content-Type header is not one this path accepts.',
  ),
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: new ServiceError(
    'MALFORMED_REQUEST',
    'A request with this method needs a Content-Type header.',
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: new ServiceError('TOO_LARGE', 'The body is larger than this path accepts.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new ServiceError(
    'MALFORMED_REQUEST',
    'The body is shorter or longer than its Content-Length.',
  ),
  ECONNRESET: new ServiceError('MALFORMED_REQUEST', 'The connection ended before the body did.'),
};

/** What a disk or a database server says when it cannot take more: trying again later may work. */
function storageProblem(code: string): ServiceError | undefined {
  const sentence = STORAGE_PROBLEMS.find(([codes]) => codes.test(code))?.[1];
  return sentence === undefined ? undefined : new ServiceError('NOT_READY', sentence);
}

const STORAGE_PROBLEMS: readonly (readonly [codes: RegExp, sentence: string])[] = [
  [
    /^(?:SQLITE_FULL|ENOSPC|EDQUOT)$/u,
    'The disk is full, so nothing was saved. Free some space and try again.',
  ],
  [
    /^(?:SQLITE_READONLY.*|EROFS|EACCES|EPERM)$/u,
    'The data folder cannot be written to, so nothing was saved. Check its permissions and try again.',
  ],
  [
    /^SQLITE_(?:IOERR|CANTOPEN)/u,
    'The data folder cannot be reached, so nothing was saved. Check the disk and try again.',
  ],
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/u,
    'The database is damaged, so nothing is saved any more. Restore a backup in Settings › Data and ' +
      'backups, then start Longlist again.',
  ],
  [
    /^SERVER_AWAY$/u,
    'The database server does not answer. Whether the change was saved is not known: look before you try again.',
  ],
  [
    /^BEING_MOVED$/u,
    'Everything is being moved to an office server, so nothing was saved. Settings › Data shows when it is done.',
  ],
  [
    /^53[12]00$/u,
    'The database server has no room left, so nothing was saved. Free some space there and try again.',
  ],
  [
    /^25006$/u,
    'The database server can only be read now, so nothing was saved. Try again when it takes changes.',
  ],
];
