import { ApiError } from './errors.ts';
import { accessToken, dropToken } from './session.ts';

type QueryValue = string | number | boolean | null | undefined;
export type RequestOptions = {
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** JSON body. */
  readonly json?: unknown;
  /** Multipart body. */
  readonly form?: FormData;
  readonly signal?: AbortSignal;
  readonly idempotency_key?: string;
  /** Resume an event stream after this event. */
  readonly last_event_id?: string;
};

/** One page of a list: `total` is X-Total-Count, `next` the cursor of the following page. */
export type Page<T> = {
  readonly results: readonly T[];
  readonly total: number;
  readonly next: string | null;
};

function address(path: string, query: RequestOptions['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return `/api/v1${path}${text === '' ? '' : `?${text}`}`;
}

async function send(method: string, path: string, options: RequestOptions): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${await accessToken()}` };
  let body: BodyInit | null = null;
  if (options.form !== undefined) body = options.form;
  else if (options.json !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(options.json);
  }
  if (options.idempotency_key !== undefined) headers['Idempotency-Key'] = options.idempotency_key;
  if (options.last_event_id !== undefined) headers['Last-Event-ID'] = options.last_event_id;
  try {
    return await fetch(address(path, options.query), {
      method,
      headers,
      body,
      // What was decided to go goes, also when the page is closed at that moment.
      keepalive: method === 'DELETE',
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'UNREACHABLE', 'The service does not answer.');
  }
}

async function failure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as {
    error?: {
      type?: string;
      message?: string;
      details?: { path: string; message: string }[];
      request_id?: string;
    };
  } | null;
  const error = body?.error;
  return new ApiError(
    response.status,
    error?.type ?? 'INTERNAL',
    error?.message ?? `The service answered with status ${response.status}.`,
    error?.details ?? [],
    error?.request_id ?? null,
  );
}

/** One request to the service; a token that has run out is renewed once. Throws ApiError. */
export async function request(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  let response = await send(method, path, options);
  if (response.status === 401) {
    dropToken();
    response = await send(method, path, options);
  }
  if (!response.ok) throw await failure(response);
  return response;
}

/** A single record, out of its envelope. */
export async function getOne<T>(
  path: string,
  query?: RequestOptions['query'],
  signal?: AbortSignal,
): Promise<T> {
  const response = await request('GET', path, { ...(query && { query }), ...(signal && { signal }) });
  return ((await response.json()) as { result: T }).result;
}

/** One page of a list, out of its envelope. */
export async function getPage<T>(
  path: string,
  query?: RequestOptions['query'],
  signal?: AbortSignal,
): Promise<Page<T>> {
  const response = await request('GET', path, { ...(query && { query }), ...(signal && { signal }) });
  const { results } = (await response.json()) as { results: T[] };
  const link = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('Link') ?? '')?.[1];
  const next = link === undefined ? null : new URL(link, location.href).searchParams.get('cursor');
  return { results, total: Number(response.headers.get('X-Total-Count') ?? results.length), next };
}

/** Every record of a list, page by page. */
export async function getAll<T>(
  path: string,
  query?: RequestOptions['query'],
  signal?: AbortSignal,
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await getPage<T>(path, { limit: 100, ...query, cursor }, signal);
    all.push(...page.results);
    cursor = page.next;
  } while (cursor !== null);
  return all;
}

/** A change. Resolves to the record's id, or to whatever `result` the operation gives. */
export async function change<T = { id: string }>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: RequestOptions = {},
): Promise<T> {
  const response = await request(method, path, options);
  const body = (await response.json().catch(() => ({}))) as { result: T };
  return body.result;
}
