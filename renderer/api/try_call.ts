import { ApiError } from '../lib/errors.ts';
import { accessToken } from './session.ts';

export type CallAnswer = {
  readonly status: number;
  readonly status_text: string;
  readonly milliseconds: number;
  readonly bytes: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/**
 * A GET as another program would send it, and the whole answer, whatever its status. Throws ApiError when there is
 * none.
 */
export async function sendCall(path: string): Promise<CallAnswer> {
  const headers = { Authorization: `Bearer ${await accessToken()}` };
  const begun = performance.now();
  const response = await fetch(path, { headers, cache: 'no-store' }).catch(() => {
    throw new ApiError(0, 'UNREACHABLE', 'The service does not answer.');
  });
  const text = await response.text();
  return {
    status: response.status,
    status_text: response.statusText,
    milliseconds: performance.now() - begun,
    bytes: new TextEncoder().encode(text).length,
    headers: [...response.headers],
    body: pretty(text),
  };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
