/**
 * Why a model server gave nothing. UNREACHABLE, BUSY and SETUP are about the server: it may be started or put right.
 * TIMED_OUT, TRUNCATED and NO_ANSWER are about this request. ABORTED: nobody waits for it any more.
 */
export type ModelErrorKind =
  | 'UNREACHABLE'
  | 'BUSY'
  | 'SETUP'
  | 'TIMED_OUT'
  | 'TRUNCATED'
  | 'NO_ANSWER'
  | 'ABORTED';

/** Its message is one or two sentences for a person: what happened, and what to do. */
export class ModelServerError extends Error {
  readonly kind: ModelErrorKind;
  /** HTTP status of the answer; null where there was none. */
  readonly status: number | null;

  constructor(kind: ModelErrorKind, message: string, status: number | null = null) {
    super(message);
    this.name = 'ModelServerError';
    this.kind = kind;
    this.status = status;
  }
}

/** What a server says itself, short enough for a sentence; empty when it says nothing readable. */
export function saidBy(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  if (typeof text !== 'string') return '';
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 160);
}
