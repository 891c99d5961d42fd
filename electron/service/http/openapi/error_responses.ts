import { errorHeaders } from './headers.ts';
import type { JsonObject } from './json_schema.ts';

type ErrorText = {
  /** Name of the component. */
  readonly name: string;
  readonly description: string;
  /** By error.type: a message as the service writes it, with the paths of its details. */
  readonly examples: Readonly<Record<string, readonly [message: string, details?: readonly JsonObject[]]>>;
};

/** What each status beyond success means, everywhere in the API. */
const ERRORS: Readonly<Record<number, ErrorText>> = {
  400: {
    name: 'Malformed',
    description:
      'The request cannot be read: its body does not match Content-Type, its path is not valid percent-encoding, or it repeats a header that may be sent only once.',
    examples: { MALFORMED_REQUEST: ['The body is not JSON: Unexpected end of JSON input.'] },
  },
  401: {
    name: 'Unauthorized',
    description: 'There is no token, or it has expired or was revoked. Ask for a new one.',
    examples: { INVALID_TOKEN: ['The token has expired or was revoked. Ask for a new one.'] },
  },
  403: {
    name: 'Forbidden',
    description:
      'The token lacks a scope (the message names it), the request names another host or comes from another web page, or the caller is blind and the operation would show or change who a candidate is.',
    examples: {
      INSUFFICIENT_SCOPE: ['This needs a token with the scope jobs:write, or all:write.'],
      FORBIDDEN_ORIGIN: ['Web pages of other origins may not use this service.'],
      FORBIDDEN_HOST: ['This service answers as 127.0.0.1:7788 only.'],
      HIDDEN_IN_BLIND_MODE: [
        'This is not available in blind mode, as it shows or changes who a candidate is.',
      ],
    },
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record.',
    examples: { NOT_FOUND: ['There is no job with the id remote.job-1042.'] },
  },
  408: {
    name: 'RequestTimeout',
    description: 'The body stopped arriving, or took longer than two minutes. The connection closes.',
    examples: { REQUEST_TIMEOUT: ['The body did not arrive in time. Send the request again.'] },
  },
  409: {
    name: 'Conflict',
    description:
      'The record exists already, or the Idempotency-Key was used for another body. details name the conflicting record.',
    examples: {
      CONFLICT: [
        'A job has this remote_id already.',
        [
          {
            path: 'body.remote_id',
            message: 'is taken by the job 0198c0de-0000-7000-8000-000000000001',
            existing_id: '0198c0de-0000-7000-8000-000000000001',
          },
        ],
      ],
    },
  },
  412: {
    name: 'PreconditionFailed',
    description:
      'If-Match names another version than the current one, or If-None-Match one that exists. Nothing happened.',
    examples: {
      PRECONDITION_FAILED: [
        'The record changed since it was read. Read it again and repeat the change.',
        [{ path: 'header.if-match', message: 'names another version of the record' }],
      ],
    },
  },
  413: {
    name: 'TooLarge',
    description:
      'The body is larger than this path accepts: 8 MiB, or 25 MiB for a file. The service refuses it before its end and closes the connection.',
    examples: { TOO_LARGE: ['The body is larger than 8 MiB.'] },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'This path does not accept the Content-Type.',
    examples: { UNSUPPORTED_MEDIA_TYPE: ['This path accepts application/json, not text/xml.'] },
  },
  422: {
    name: 'ValidationFailed',
    description: 'The request is readable but breaks a rule. details list every violation.',
    examples: {
      VALIDATION_FAILED: [
        'body.title is required (and 1 more, see details).',
        [
          { path: 'body.title', message: 'is required' },
          { path: 'body.status', message: 'must be one of open, archived, closed' },
        ],
      ],
    },
  },
  429: {
    name: 'RateLimited',
    description: 'Too many requests. Retry-After says how many seconds to wait.',
    examples: { RATE_LIMITED: ['Too many requests. Try again in 12 seconds.'] },
  },
  500: {
    name: 'Internal',
    description: 'A defect of the service. Its log has the details under the request_id.',
    examples: {
      INTERNAL: ['Something went wrong inside the service. The log has the details under this request_id.'],
    },
  },
  503: {
    name: 'NotReady',
    description:
      'The service cannot do it now, for example because the disk is full. Nothing was saved; a later try may work.',
    examples: { NOT_READY: ['The disk is full, so nothing was saved. Free some space and try again.'] },
  },
};

const NOT_MODIFIED = 304;

/** `components.responses`: one for each status, with an example of every error type it can carry. */
export function errorComponents(): Record<string, JsonObject> {
  const errors = Object.entries(ERRORS).map(([status, { name, description, examples }]) => [
    name,
    {
      description,
      headers: errorHeaders(Number(status)),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(
            Object.entries(examples).map(([type, [message, details = []]]) => [
              type,
              { summary: message, value: errorExample(type, message, details) },
            ]),
          ),
        },
      },
    },
  ]);
  return {
    ...Object.fromEntries(errors),
    NotModified: {
      description: 'You hold the newest version. No body.',
      headers: errorHeaders(NOT_MODIFIED),
    },
  };
}

/** The answer of an operation with this status: the common one, in the operation's own words where it has any. */
export function errorResponse(status: number, description: string | undefined): JsonObject {
  const name = status === NOT_MODIFIED ? 'NotModified' : ERRORS[status]?.name;
  if (name === undefined) throw new Error(`There is no text for the status ${status}`);
  return {
    $ref: `#/components/responses/${name}`,
    ...(description === undefined ? {} : { description }),
  };
}

function errorExample(type: string, message: string, details: readonly JsonObject[]): JsonObject {
  return {
    is_error: true,
    error: { type, message, details, request_id: '0198c0de-0000-7000-8000-0000000000ff' },
  };
}
