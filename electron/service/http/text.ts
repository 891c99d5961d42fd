import type { ErrorDetail } from '../errors.ts';

/** Half of a character of two UTF-16 units: no text that can be stored, sent or compared. */
export const HALF_A_PAIR = 'holds an invalid character (half of a surrogate pair)';
const NOT_UTF8 = 'is not valid UTF-8';

/** Percent-encoded bytes beyond ASCII, in a row. */
const ENCODED_RUN = /(?:%[0-9a-f]{2})+/gi;
/** The bytes that half a pair would have in UTF-8, where it has none. */
const ENCODED_HALF = /%ed%[ab][0-9a-f]/i;
const RAW_HALF = /\xed[\xa0-\xbf]/;

/** What is wrong with a percent-encoded text; null where it is a text. */
export function encodingProblem(encoded: string): string | null {
  if (!/%[89a-f]/i.test(encoded)) return null;
  for (const [run] of encoded.matchAll(ENCODED_RUN)) {
    try {
      decodeURIComponent(run);
    } catch {
      return ENCODED_HALF.test(run) ? HALF_A_PAIR : NOT_UTF8;
    }
  }
  return null;
}

/** The same of bytes that are to be UTF-8. */
export function bytesProblem(bytes: Uint8Array): string | null {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return null;
  } catch {
    return RAW_HALF.test(Buffer.from(bytes).toString('latin1')) ? HALF_A_PAIR : NOT_UTF8;
  }
}

/** What is wrong with the parameters of `name=value&…`, as they were sent. `part` is query or body. */
export function pairProblems(encoded: string, part: 'query' | 'body'): ErrorDetail[] {
  if (!/%[89a-f]/i.test(encoded)) return [];
  const found = new Map<string, string>();
  for (const pair of encoded.split('&')) {
    const message = encodingProblem(pair);
    if (message === null) continue;
    const name = pair.split('=', 1)[0] ?? '';
    // a name that is no text itself cannot be told
    found.set(encodingProblem(name) === null ? `${part}.${plainName(name)}` : part, message);
  }
  return [...found].map(([path, message]) => ({ path, message }));
}

function plainName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** The texts of a JSON body with half a pair, keys among them, by their paths. Only escapes can write one. */
export function halfPairs(value: unknown, path: string): ErrorDetail[] {
  const found: ErrorDetail[] = [];
  // no recursion: a body may be nested deeper than the stack
  const rest: [unknown, string][] = [[value, path]];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [at, where] = next;
    if (typeof at === 'string' && !at.isWellFormed()) found.push({ path: where, message: HALF_A_PAIR });
    if (typeof at !== 'object' || at === null) continue;
    for (const [key, inner] of Object.entries(at)) {
      if (!key.isWellFormed()) found.push({ path: where, message: `has a key that ${HALF_A_PAIR}` });
      else rest.push([inner, `${where}.${key}`]);
    }
  }
  return found;
}

/** Whether a JSON text may hold half a pair at all: few do, and only those are looked through. */
export function mayHoldHalf(json: string): boolean {
  return /\\u[dD][89a-fA-F]/.test(json);
}
