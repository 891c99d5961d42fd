import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import { getCACertificates } from 'node:tls';
import type { Ask } from './office.ts';

const TIMEOUT_MS = 15_000;
const MAX_CHARACTERS = 10_000;

/**
 * Asks with Node: while the program works on its own computer, the Chromium inside can look up no other. What the
 * computer trusts is trusted: an office may have an authority of its own.
 */
export const askWithNode: Ask = (url) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const is_secure = url.startsWith('https:');
  const request = (is_secure ? get : getPlain)(
    url,
    { agent: false, ...(is_secure && { ca: trusted() }) },
    (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.length > MAX_CHARACTERS) answer.destroy(new Error('The answer is long.'));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    },
  );
  request.setTimeout(TIMEOUT_MS, () =>
    request.destroy(new Error(`No answer within ${TIMEOUT_MS / 1000} s.`)),
  );
  request.on('error', reject);
  return promise;
};

function trusted(): string[] {
  const usual = getCACertificates('default');
  try {
    return [...usual, ...getCACertificates('system')];
  } catch {
    // not every build of Node can read the system's
    return usual;
  }
}
