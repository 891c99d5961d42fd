import { isIP } from 'node:net';
import path from 'node:path';
import type { Serving } from '#service/context.ts';
import { addressRange } from '#service/http/reach.ts';
import { UsageError } from './usage_error.ts';

const ARGUMENTS = ['host', 'tls-cert', 'tls-key', 'behind-proxy', 'public-url'] as const;

/** What a command line says about how other computers reach the service, as it was typed. */
type ServingArguments = {
  readonly [Name in (typeof ARGUMENTS)[number]]?: (Name extends 'public-url' ? string[] : string) | undefined;
};

const LOOPBACK = '127.0.0.1';
const NO_TLS =
  'Without TLS, passwords and resumes would cross the network for everybody to read. Give a certificate with ' +
  '--tls-cert FILE --tls-key FILE, or let a reverse proxy do it: --behind-proxy ADDRESS --public-url https://NAME.';

/** `--behind-proxy` may stand alone: the proxy is on this computer then. */
export function withProxyAddress(argv: readonly string[]): string[] {
  return argv.map((word, at) =>
    word === '--behind-proxy' && (argv[at + 1] ?? '--').startsWith('--') ? `${word}=${LOOPBACK},::1` : word,
  );
}

/**
 * How other computers reach the service; undefined where this computer alone is answered.
 * @throws UsageError
 */
export function servingOptions(given: ServingArguments, database: string | undefined): Serving | undefined {
  const { host = LOOPBACK, 'tls-cert': cert, 'tls-key': key, 'behind-proxy': proxy } = given;
  const urls = given['public-url'] ?? [];
  const first = ARGUMENTS.find((name) => given[name] !== undefined);
  if (first === undefined) return undefined;
  if (database === undefined) {
    throw new UsageError(
      `--${first} needs --database: a data folder is for one person on its computer. ` +
        'docs/office.md says how several share one.',
    );
  }
  if (isIP(host) === 0) {
    throw new UsageError(
      '--host takes an IP address of this computer, or 0.0.0.0 for all that it has, not ' +
        `"${host}". A name goes with --public-url.`,
    );
  }
  if ((cert === undefined) !== (key === undefined)) {
    throw new UsageError(
      '--tls-cert and --tls-key are given together: a certificate is of no use without its key.',
    );
  }
  if (cert === undefined && proxy === undefined) {
    if (host !== LOOPBACK) throw new UsageError(NO_TLS);
    if (urls.length > 0) throw new UsageError('--public-url goes with --tls-cert or --behind-proxy.');
    return undefined;
  }
  if (proxy === undefined && given.host === undefined) {
    throw new UsageError(
      '--tls-cert needs --host: the address to listen on, or 0.0.0.0 for all of this computer.',
    );
  }
  if (proxy !== undefined && urls.length === 0) {
    throw new UsageError(
      '--behind-proxy needs --public-url: where people open Longlist, such as https://longlist.example.com.',
    );
  }
  return {
    host,
    ...(cert !== undefined &&
      key !== undefined && { tls: { cert: path.resolve(cert), key: path.resolve(key) } }),
    ...(proxy !== undefined && { proxies: proxy.split(',').map(proxyAddress) }),
    public_urls: urls.map(publicUrl),
  };
}

function proxyAddress(text: string): string {
  const address = text.trim();
  try {
    addressRange(address);
  } catch (error) {
    throw new UsageError(
      '--behind-proxy takes IP addresses and ranges, such as 10.0.0.5 or 172.18.0.0/16, ' +
        `separated by commas, not "${address}".`,
      { cause: error },
    );
  }
  return address;
}

function publicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const is_here = url !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  const is_plain = url !== null && url.username + url.password + url.search + url.hash === '';
  if (
    !is_plain ||
    url.pathname !== '/' ||
    !(url.protocol === 'https:' || (is_here && url.protocol === 'http:'))
  ) {
    throw new UsageError(
      `--public-url takes where people open Longlist, as https://longlist.example.com without a path, not "${text}".`,
    );
  }
  return url.origin;
}
