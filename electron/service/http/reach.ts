import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ServiceOptions } from '../context.ts';
import { keepCertificate, type KeptCertificate } from './certificate.ts';

/** How the service is reached, and as what it answers. */
export type Reach = {
  /** The address to listen on. */
  readonly host: string;
  readonly certificate: KeptCertificate | null;
  /** Whether an address is that of a believed proxy; null without one. */
  readonly isProxy: ((address: string) => boolean) | null;
  /** The own origin that `asked` (scheme and host, in lower case) means; null when it is none. */
  originOf(asked: string, port: number): string | null;
  /** What a caller is told whose request was let in as nothing of the service's own. */
  refusal(port: number, asked: string, is_proxied: boolean): string;
  /** Where people open it. */
  url(port: number): string;
};

const names = new Map<number, readonly string[]>();

/** Made once for each port: a service has one, tests have many. */
function loopbackOrigins(port: number): readonly string[] {
  const found =
    names.get(port) ?? ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`);
  names.set(port, found);
  return found;
}

/** As it is where nothing else is asked for: this computer alone is answered. */
export const THIS_COMPUTER: Reach = {
  host: '127.0.0.1',
  certificate: null,
  isProxy: null,
  originOf: (asked, port) => (loopbackOrigins(port).includes(asked) ? asked : null),
  refusal: (port) => `This service answers as 127.0.0.1:${port} only.`,
  url: (port) => `http://127.0.0.1:${port}`,
};

/**
 * How these options say that the service is reached. Behind a proxy it answers to the public URLs and nothing else;
 * with a certificate of its own to these, and to the names in the certificate on whatever port it is asked: a browser
 * lets no other name through. Throws, with a sentence for a person, when the certificate cannot be used.
 */
export function openReach({ serving, log }: Pick<ServiceOptions, 'serving' | 'log'>): Reach {
  if (serving === undefined) return THIS_COMPUTER;
  const { host, tls, public_urls } = serving;
  const certificate = tls === undefined ? null : keepCertificate(tls, log);
  const isProxy = serving.proxies === undefined ? null : proxyTest(serving.proxies);
  const by_certificate = isProxy === null ? certificate : null;
  const [first = by_certificate?.names()[0]] = public_urls.map((url) => new URL(url).host);
  if (first === undefined) {
    certificate?.close();
    throw new Error(
      'The certificate has no name that people could type, such as longlist.example.com. Say ' +
        'with --public-url where they open Longlist.',
    );
  }
  for (const { hostname } of public_urls.map((url) => new URL(url))) {
    if (by_certificate === null || by_certificate.covers(hostname)) continue;
    certificate?.close();
    throw new Error(
      `The certificate is not for ${hostname}, which --public-url names, but for ` +
        `${by_certificate.names().join(', ')}. Browsers would refuse it.`,
    );
  }
  const url = (port: number): string => public_urls[0] ?? withPort(`https://${first}`, port);
  return {
    host,
    certificate,
    isProxy,
    originOf: (asked) => {
      const origin = originIn(asked);
      if (origin === null || public_urls.includes(origin)) return origin;
      if (by_certificate === null || !origin.startsWith('https:')) return null;
      return by_certificate.covers(new URL(origin).hostname) ? origin : null;
    },
    refusal: (port, asked, is_proxied) => {
      const only = `This service answers as ${url(port)} only`;
      if (isProxy === null) return `${only}.`;
      if (!is_proxied) return `${only}, through a proxy whose address --behind-proxy names.`;
      return (
        `${only}, and was asked as ${originIn(asked) ?? 'something that is no address'}: a proxy ` +
        'passes on what it was asked in Host or X-Forwarded-Host, and in X-Forwarded-Proto.'
      );
    },
    url,
  };
}

/** Whether a Host header has an IP address, or localhost, or nothing. */
export function isNumericHost(host: string): boolean {
  const origin = originIn(`http://${host}`);
  if (origin === null) return host === '';
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** As browsers write it, without the port that its scheme has anyway; null for what is more than scheme and host. */
function originIn(asked: string): string | null {
  if (!/^https?:\/\/[^/?#@\\\s]+$/.test(asked) || !URL.canParse(asked)) return null;
  return new URL(asked).origin;
}

function withPort(origin: string, port: number): string {
  return new URL(`${origin}:${port}`).origin;
}

function proxyTest(proxies: readonly string[]): (address: string) => boolean {
  const ranges = proxies.map(addressRange);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const read = ipaddr.process(address);
    return ranges.some(([range, bits]) => read.kind() === range.kind() && read.match(range, bits));
  };
}

/**
 * What names one proxy or many: an IP address, or a range such as 172.18.0.0/16.
 * @throws Error for anything else
 */
export function addressRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
