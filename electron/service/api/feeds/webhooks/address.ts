import { isLoopbackAddress, literalAddress } from '../../../address.ts';
import type { DownloadPolicy } from '../../../context.ts';

/**
 * Why events are not sent to this URL; null when they are. Names other than localhost are not looked up to
 * find out: a question to a name server would leave this computer, too.
 */
export function addressProblem(url: string, policy: DownloadPolicy): string | null {
  if (policy === 'any') return null;
  const { hostname } = new URL(url);
  const literal = literalAddress(hostname);
  const own = literal === null ? /(^|\.)localhost$/.test(hostname) : isLoopbackAddress(literal);
  return own
    ? null
    : `names ${literal ?? hostname}, which is not this computer. Start the service with --downloads any to allow it`;
}
