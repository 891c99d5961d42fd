import { createHmac, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../errors.ts';

const LIFETIME_S = 600;

/** A link to an attachment's bytes, or to its blind copy, that works without a token for ten minutes. */
export function signedLink(
  key: string,
  origin: string,
  id: string,
  now: number = Date.now(),
  is_blind = false,
): string {
  // rounded up to whole seconds, so that the link never lives shorter than it says
  const expires = Math.ceil(now / 1000) + LIFETIME_S;
  const blind = is_blind ? 'blind=true&' : '';
  return `${origin}/files/${id}?${blind}expires=${expires}&signature=${signature(key, id, expires, is_blind)}`;
}

/** Throws INVALID_TOKEN unless the link was signed here and has not expired. */
export function assertSigned(
  key: string,
  id: string,
  link: { readonly expires: number; readonly signature: string; readonly is_blind: boolean },
  now: number = Date.now(),
): void {
  const expected = Buffer.from(signature(key, id, link.expires, link.is_blind));
  const sent = Buffer.from(link.signature);
  const right = expected.length === sent.length && timingSafeEqual(expected, sent);
  // one that is good for longer than a link is made for comes from before the clock was set back
  const left = link.expires - now / 1000;
  if (right && left > 0 && left <= LIFETIME_S + 1) return;
  throw new ServiceError(
    'INVALID_TOKEN',
    right
      ? 'This link has expired. Read the attachment again for a new one.'
      : 'This link was not made by this service.',
  );
}

function signature(key: string, id: string, expires: number, is_blind: boolean): string {
  // a link to the blind copy must not become one to the original by leaving a word out
  const kind = is_blind ? '\nblind' : '';
  return createHmac('sha256', key).update(`${id}\n${expires}${kind}`).digest('base64url');
}
