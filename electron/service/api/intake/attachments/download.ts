import type { Agent, fetch as Fetch, Response } from 'undici';
import { AddressRefused, causeOf, isPublicAddress, literalAddress, publicLookup } from '../../../address.ts';
import type { DownloadPolicy } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import type { NetworkLog } from '../../../network.ts';
import { MAX_FILE_BYTES } from '../../upload.ts';

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;

export type Downloaded = {
  readonly bytes: Buffer;
  /** last segment of the path, decoded; null when there is none */ readonly file_name: string | null;
};

/**
 * Fetches the file behind a public_file_url into memory. Throws DOWNLOAD_REFUSED (policy), DOWNLOAD_FAILED
 * (the other side) or TOO_LARGE; each redirect is judged like the first address.
 */
export async function download(
  url: string,
  policy: DownloadPolicy,
  network: NetworkLog,
): Promise<Downloaded> {
  if (policy === 'off') throw refused('Downloads are switched off in this service.');
  // loaded by the first download: most runs of the program have none
  const { Agent, fetch } = await import('undici');
  const agent = new Agent({
    connect: policy === 'public' ? { lookup: publicLookup, timeout: 10_000 } : { timeout: 10_000 },
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    let target = readUrl(url, policy);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await request(target, { agent, fetch, signal, network });
      const location =
        response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (location === null) {
        return { bytes: await readBody(response, target), file_name: lastSegment(new URL(url)) };
      }
      await response.body?.cancel();
      target = readUrl(new URL(location, target).href, policy);
    }
    throw failed(`${url} redirects more than ${MAX_REDIRECTS} times.`);
  } catch (error) {
    throw explain(error, url);
  } finally {
    await agent.destroy();
  }
}

function readUrl(written: string, policy: DownloadPolicy): URL {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null) throw refused(`${written.slice(0, 200)} is not a URL.`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw refused('Only http and https addresses are downloaded.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refused('The address must not hold a user name or a password.');
  }
  const literal = literalAddress(url.hostname);
  if (policy === 'public' && literal !== null && !isPublicAddress(literal)) {
    throw refused(
      `${literal} is a private address. Start the service with --downloads any to allow such downloads.`,
    );
  }
  return url;
}

async function request(
  url: URL,
  by: { agent: Agent; fetch: typeof Fetch; signal: AbortSignal; network: NetworkLog },
): Promise<Response> {
  const { agent, fetch, signal, network } = by;
  try {
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: { accept: '*/*', 'user-agent': 'Longlist' },
    });
    network.record({
      method: 'GET',
      host: url.host,
      reason: 'public_file_url',
      outcome: String(response.status),
    });
    return response;
  } catch (error) {
    network.record({
      method: 'GET',
      host: url.host,
      reason: 'public_file_url',
      outcome: causeOf(error) instanceof AddressRefused ? 'refused' : 'failed',
    });
    throw error;
  }
}

async function readBody(response: Response, url: URL): Promise<Buffer> {
  if (!response.ok) throw failed(`${url.host} answered ${response.status}.`);
  const too_large = new ServiceError(
    'TOO_LARGE',
    `The file behind the address is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB.`,
  );
  if (Number(response.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) throw too_large;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > MAX_FILE_BYTES) throw too_large;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function lastSegment(url: URL): string | null {
  const segment = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return segment;
  }
}

function explain(error: unknown, url: string): ServiceError {
  if (error instanceof ServiceError) return error;
  const cause = causeOf(error);
  if (cause instanceof AddressRefused) {
    return refused(`${cause.message}. Start the service with --downloads any to allow such downloads.`);
  }
  if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) {
    return failed(`${url} did not deliver the file within ${TIMEOUT_MS / 1000} seconds.`);
  }
  return failed(
    `${url} could not be downloaded: ${cause instanceof Error ? cause.message || cause.name : String(cause)}.`,
  );
}

function refused(message: string): ServiceError {
  return new ServiceError('DOWNLOAD_REFUSED', message, [
    { path: 'body.public_file_url', message: 'is not downloaded' },
  ]);
}

function failed(message: string): ServiceError {
  return new ServiceError('DOWNLOAD_FAILED', message, [
    { path: 'body.public_file_url', message: 'could not be downloaded' },
  ]);
}
