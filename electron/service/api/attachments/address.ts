import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Raised while connecting, and recognised by the download: the address is none a stranger may point us at. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** True for addresses of the public internet; an IPv4 address dressed as IPv6 is judged as what it is. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * A name lookup that gives public addresses only. Handed to the socket itself, so that the address that was
 * judged is the address that is connected to.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, []);
      return;
    }
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused !== undefined || first === undefined) {
      callback(
        new AddressRefused(`${hostname} is at ${refused?.address ?? 'no address'}, which is private`),
        [],
      );
    } else if (options.all === true) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

/** The host of a URL when it is an address already: sockets do not look those up. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}
