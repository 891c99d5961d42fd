import type { Operation } from './document.ts';
import { learnIds, withKnownIds } from './known_ids.ts';

/** What is filled into the form of one operation. Names of parameters begin with where they go: `path id`. */
export type Draft = {
  readonly parameters: Readonly<Record<string, string>>;
  readonly media_type: string | null;
  readonly json: string;
  readonly form: Readonly<Record<string, string | File>>;
};

export type Outcome = {
  readonly status: number;
  readonly status_text: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly milliseconds: number;
};

/** What decides the meaning of a list has to be there, though either of two will do. */
const PREFILLED = new Set(['target_resource_id']);

/** The form as it is first shown: what is required, from the examples, with ids that exist where some are known. */
export function draftOf(operation: Operation): Draft {
  const filled = operation.parameters
    .filter(({ name, required }) => required === true || PREFILLED.has(name))
    .map((parameter) => [keyOf(parameter), withKnownIds(String(parameter.example ?? ''))]);
  const [media_type = null, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    parameters: Object.fromEntries(filled) as Record<string, string>,
    media_type,
    ...bodyDraft(operation, media_type, media?.example),
  };
}

/** The body of a draft in another media type. */
export function withMediaType(operation: Operation, draft: Draft, media_type: string): Draft {
  const example = operation.requestBody?.content[media_type]?.example;
  return { ...draft, media_type, ...bodyDraft(operation, media_type, example) };
}

function bodyDraft(
  operation: Operation,
  media_type: string | null,
  example: unknown,
): Pick<Draft, 'json' | 'form'> {
  if (media_type === null) return { json: '', form: {} };
  if (media_type === 'application/json') {
    // a new record keeps the remote_id of the example: one that is known is taken
    const real = (field: string, value: unknown): unknown =>
      typeof value !== 'string' || isOwnId(operation, field) ? value : withKnownIds(value);
    return { json: JSON.stringify(example ?? {}, real, 2), form: {} };
  }
  const fields = operation.requestBody?.content[media_type]?.schema.properties ?? {};
  const values = (example ?? {}) as Readonly<Record<string, unknown>>;
  const form = Object.entries(fields)
    .filter(([, { format }]) => format !== 'binary')
    .map(([name]) => {
      const value = String(values[name] ?? '');
      return [name, isOwnId(operation, name) ? value : withKnownIds(value)];
    });
  return { json: '', form: Object.fromEntries(form) as Record<string, string> };
}

function isOwnId(operation: Operation, field: string): boolean {
  return operation.method === 'POST' && field === 'remote_id';
}

export function keyOf(parameter: { readonly in: string; readonly name: string }): string {
  return `${parameter.in} ${parameter.name}`;
}

/** Path and query, percent-encoded. */
export function addressOf(operation: Operation, draft: Draft): string {
  const query = new URLSearchParams();
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = draft.parameters[keyOf(parameter)] ?? '';
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === 'query' && value !== '') query.set(parameter.name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function headersOf(operation: Operation, draft: Draft): [string, string][] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter): [string, string] => [parameter.name, draft.parameters[keyOf(parameter)] ?? ''])
    .filter(([, value]) => value !== '');
}

const inQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same call on the command line. The token stands in the variable TOKEN. */
export function curlOf(operation: Operation, draft: Draft, origin: string): string {
  const usual = draft.media_type === null ? 'GET' : 'POST';
  const method = operation.method === usual ? '' : `-X ${operation.method} `;
  const lines = [`curl -s ${method}${inQuotes(origin + addressOf(operation, draft))}`];
  if (operation.security.length > 0) lines.push('-H "Authorization: Bearer $TOKEN"');
  for (const [name, value] of headersOf(operation, draft)) lines.push(`-H ${inQuotes(`${name}: ${value}`)}`);
  if (draft.media_type === 'application/json') {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${inQuotes(compact(draft.json))}`);
  } else {
    const option = draft.media_type === 'multipart/form-data' ? '-F' : '--data-urlencode';
    for (const [name, value] of Object.entries(draft.form).filter(([, sent]) => sent !== '')) {
      lines.push(`${option} ${inQuotes(`${name}=${value instanceof File ? `@${value.name}` : value}`)}`);
    }
  }
  return lines.join(' \\\n  ');
}

function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json; // shown as it was typed; the service will say what is wrong with it
  }
}

const MAX_SHOWN = 200_000;

/** Sends it. Throws only when the service cannot be reached. */
export async function send(
  operation: Operation,
  draft: Draft,
  authorization: string | null,
  signal: AbortSignal,
): Promise<Outcome> {
  const headers = new Headers(headersOf(operation, draft));
  if (authorization !== null && operation.security.length > 0) headers.set('Authorization', authorization);
  const init: RequestInit = { method: operation.method, headers, signal };
  if (draft.media_type === 'application/json') {
    headers.set('Content-Type', 'application/json');
    init.body = draft.json;
  } else if (draft.media_type !== null) {
    const fields = Object.entries(draft.form).filter(([, value]) => value !== '');
    init.body =
      draft.media_type === 'multipart/form-data'
        ? formOf(fields)
        : new URLSearchParams(fields as [string, string][]);
  }
  const started = performance.now();
  const response = await fetch(addressOf(operation, draft), init);
  const type = response.headers.get('content-type') ?? '';
  const text = await readBody(response, type);
  const milliseconds = performance.now() - started;
  if (response.ok && type.startsWith('application/json')) learnIds(operation, JSON.parse(text));
  return {
    status: response.status,
    status_text: response.statusText,
    headers: [...response.headers],
    body: type.startsWith('application/json') ? pretty(text) : text.slice(0, MAX_SHOWN),
    milliseconds,
  };
}

function formOf(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof File) form.set(name, value, value.name);
    else form.set(name, value);
  }
  return form;
}

const LISTEN_MS = 3000;

/** The text of an answer; of a stream what comes within three seconds, of a file its size. */
async function readBody(response: Response, type: string): Promise<string> {
  if (type.startsWith('application/json') || response.body === null) return response.text();
  if (!type.startsWith('text/event-stream')) {
    const { size } = await response.blob();
    return `(${size} bytes of ${type || 'unknown type'})`;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const until = performance.now() + LISTEN_MS;
  let text = '';
  while (performance.now() < until) {
    const silence = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), until - performance.now());
    });
    const part = await Promise.race([reader.read(), silence]);
    if (part === null || part.done) break;
    text += decoder.decode(part.value, { stream: true });
  }
  await reader.cancel();
  return `${text}\n(listened for three seconds)`;
}

function pretty(text: string): string {
  const whole = JSON.stringify(JSON.parse(text), null, 2);
  return whole.length > MAX_SHOWN ? `${whole.slice(0, MAX_SHOWN)}\n…` : whole;
}
