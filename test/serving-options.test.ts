import { expect, test } from 'vitest';
import { hostOptions } from '../electron/host-options.ts';
import { UsageError } from '../electron/usage_error.ts';

const DATABASE = ['--database', 'postgres://longlist@db.example.com/longlist'];
const TLS = ['--tls-cert', '/etc/tls/cert.pem', '--tls-key', '/etc/tls/key.pem'];
const URL = ['--public-url', 'https://longlist.example.com'];

test.each([
  ['a folder', ['--host', '0.0.0.0', ...TLS], /--host needs --database: a data folder/],
  ['a folder behind a proxy', ['--behind-proxy', ...URL], /--behind-proxy needs --database/],
  ['no TLS', [...DATABASE, '--host', '0.0.0.0'], /Without TLS.*--tls-cert FILE.*--behind-proxy/],
  ['no TLS, IPv6', [...DATABASE, '--host', '::'], /Without TLS/],
  ['a name', [...DATABASE, '--host', 'example.com', ...TLS], /takes an IP address.* not "example\.com"/],
  ['no key', [...DATABASE, '--host', '0.0.0.0', '--tls-cert', 'cert.pem'], /given together/],
  ['TLS for nobody', [...DATABASE, ...TLS], /--tls-cert needs --host/],
  ['no public URL', [...DATABASE, '--behind-proxy'], /--behind-proxy needs --public-url/],
  ['a public URL alone', [...DATABASE, ...URL], /goes with --tls-cert or --behind-proxy/],
  ['no proxy', [...DATABASE, '--behind-proxy', 'proxy.example.com', ...URL], /takes IP addresses and ranges/],
  ...[
    'http://longlist.example.com',
    'longlist.example.com',
    'https://a@example.com',
    'https://example.com/longlist',
  ].map((url): [string, string[], RegExp] => [
    url,
    [...DATABASE, '--behind-proxy', '--public-url', url],
    /--public-url takes where people open Longlist/,
  ]),
])('refused with what to do instead: %s', (_what, argv, message) => {
  expect(() => hostOptions(argv, {})).toThrow(UsageError);
  expect(() => hostOptions(argv, {})).toThrow(message);
});

const servingOf = (...argv: string[]) => hostOptions([...DATABASE, ...argv], {}).serving;

test('this computer alone is answered where nothing else is said', () => {
  expect(servingOf()).toBeUndefined();
  expect(servingOf('--host', '127.0.0.1')).toBeUndefined();
});

test('by TLS', () => {
  expect(servingOf('--host', '0.0.0.0', ...TLS)).toEqual({
    host: '0.0.0.0',
    tls: { cert: '/etc/tls/cert.pem', key: '/etc/tls/key.pem' },
    public_urls: [],
  });
});

test('behind a proxy: on this computer unless others are named', () => {
  const on_this = {
    host: '127.0.0.1',
    proxies: ['127.0.0.1', '::1'],
    public_urls: ['https://longlist.example.com'],
  };
  expect(servingOf('--behind-proxy', ...URL)).toEqual(on_this);
  expect(servingOf(...URL, '--behind-proxy')).toEqual(on_this);
  expect(servingOf('--behind-proxy', '--public-url', 'http://localhost:8080/')?.public_urls).toEqual([
    'http://localhost:8080',
  ]);
  expect(
    servingOf(
      '--host',
      '0.0.0.0',
      '--behind-proxy',
      '10.0.0.5, 172.18.0.0/16',
      ...URL,
      '--public-url',
      'https://b.example.com:8443',
    ),
  ).toEqual({
    host: '0.0.0.0',
    proxies: ['10.0.0.5', '172.18.0.0/16'],
    public_urls: ['https://longlist.example.com', 'https://b.example.com:8443'],
  });
});
