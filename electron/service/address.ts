import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Raised while connecting, and recognised by the caller: the address is none that a client may point us at. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** All of IPv6 that was ever given out for the public internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for addresses of the public internet; an IPv4 address dressed as IPv6 is judged as what it is. */
export function isPublicAddress(address: string): boolean {
  return rangeOf(address) === 'unicast';
}

/** True for addresses of this computer alone: 127.0.0.0/8 and ::1. */
export function isLoopbackAddress(address: string): boolean {
  return rangeOf(address) === 'loopback';
}

function rangeOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const read = ipaddr.process(address);
  const range = read.range();
  // the library calls everything unicast that it has no other name for, ::127.0.0.1 too
  const is_unknown = range === 'unicast' && read instanceof ipaddr.IPv6 && !read.match(GLOBAL_UNICAST);
  return is_unknown ? 'unknown' : range;
}

/** A name lookup that gives public addresses only, for files that are downloaded. */
export const publicLookup: LookupFunction = guardedLookup(isPublicAddress, 'which is private');

/** A name lookup that gives addresses of this computer only, for webhooks. */
export const loopbackLookup: LookupFunction = guardedLookup(isLoopbackAddress, 'which is not this computer');

/**
 * Handed to the socket itself, so that the address that was judged is the address that is connected to. One
 * wrong address among several refuses them all: which of them is tried first is not ours to choose.
 */
function guardedLookup(allowed: (address: string) => boolean, otherwise: string): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const refused = addresses.find(({ address }) => !allowed(address));
      const [first] = addresses;
      if (refused !== undefined || first === undefined) {
        callback(
          new AddressRefused(`${hostname} is at ${refused?.address ?? 'no address'}, ${otherwise}`),
          [],
        );
      } else if (options.all === true) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

/** The host of a URL when it is an address already: sockets do not look those up. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}

/** fetch and its kind wrap what went wrong; the innermost error is the one that says it. */
export function causeOf(error: unknown): unknown {
  let at = error;
  while (at instanceof Error && at.cause !== undefined) at = at.cause;
  return at;
}
