import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { keepCertificate } from '#service/http/certificate.ts';
import { openReach } from '#service/http/reach.ts';
import { temporaryFolder } from '../../helpers/service.ts';
import { putCertificate } from '../../helpers/tls.ts';

type Files = { cert: string; key: string };
const put = (name: string, key?: string): Files => putCertificate(temporaryFolder(), name, key);

function without(what: keyof Files): Files {
  const files = put('office');
  rmSync(files[what]);
  return files;
}

function written(what: keyof Files, text: string): Files {
  const files = put('office');
  writeFileSync(files[what], text);
  return files;
}

it.each([
  ['no certificate', () => without('cert'), /certificate .*cert\.pem cannot be read\. It is not there\./],
  ['no key', () => without('key'), /key .*key\.pem cannot be read\. It is not there\./],
  ['another key', () => put('office', 'renewed'), /does not belong to the certificate/],
  [
    'an expired one',
    () => put('expired'),
    /ended on Jan {2}1 00:00:00 2021 GMT\. Put a renewed one in its place\./,
  ],
  ['other bytes', () => written('cert', 'hello'), /cert\.pem holds no certificate in PEM form/],
  ['another kind of key', () => written('key', 'hello'), /key\.pem holds no private key in PEM form/],
  ['a passphrase', () => put('office', 'encrypted'), /protected with a passphrase/],
])('%s: a sentence says what to do', (_what, files, message) => {
  expect(() => keepCertificate(files(), undefined)).toThrow(message);
});

it.skipIf(process.platform === 'win32')(
  'a key that everybody can read is refused; one shared with a group is not',
  () => {
    const files = put('office');
    chmodSync(files.key, 0o644);
    expect(() => keepCertificate(files, undefined)).toThrow(`chmod 640 ${files.key}`);
    chmodSync(files.key, 0o640);
    const kept = keepCertificate(files, undefined);
    onTestFinished(kept.close);
    expect(kept.names()).toEqual(['longlist.example.com', 'localhost', '127.0.0.1']);
  },
);

const reach = (name: string, public_urls: string[]) =>
  openReach({ serving: { host: '0.0.0.0', tls: put(name), public_urls } });

it('a public URL that the certificate is not for is refused, and one with a wildcard alone needs one', () => {
  expect(() => reach('office', ['https://elsewhere.example.com'])).toThrow(
    /not for elsewhere\.example\.com.* but for longlist\.example\.com, localhost, 127\.0\.0\.1/,
  );
  expect(() => reach('wildcard', [])).toThrow(/--public-url/);
  const { url, certificate } = reach('wildcard', ['https://longlist.example.com']);
  onTestFinished(() => certificate?.close());
  expect(url(7788)).toBe('https://longlist.example.com');
});
