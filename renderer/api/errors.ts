/** The error shape of the service, as a value that can be thrown and shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: readonly { readonly path: string; readonly message: string }[];
  readonly request_id: string | null;

  constructor(
    status: number,
    type: string,
    message: string,
    details: ApiError['details'] = [],
    request_id: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
    this.details = details;
    this.request_id = request_id;
  }
}

/** True for an error that a later, identical request may not meet. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}
