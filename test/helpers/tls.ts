import { chmodSync, copyFileSync, readFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { request as requestPlain } from 'node:http';
import path from 'node:path';
import { ROOT } from './program.ts';

const FIXTURES = path.join(ROOT, 'test/fixtures/tls');

/** Puts a certificate of the fixtures and its key (or another's) where a service looks for them. */
export function putCertificate(folder: string, name: string, key = name): { cert: string; key: string } {
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  copyFileSync(path.join(FIXTURES, `${name}.cert.pem`), files.cert);
  copyFileSync(path.join(FIXTURES, `${key}.key.pem`), files.key);
  chmodSync(files.key, 0o600);
  return files;
}

/** The certificate of a fixture, to trust. */
export function fixtureCertificate(name: string): string {
  return readFileSync(path.join(FIXTURES, `${name}.cert.pem`), 'utf8');
}

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test asserts what it finds in bodies of every shape
  readonly body: any;
};

/** Asks a port of this computer, under whatever name; with `ca` by HTTPS. */
export function ask(
  port: number,
  url: string,
  { body, ...options }: RequestOptions & { readonly body?: string } = {},
): Promise<Answer> {
  const send = options.ca === undefined ? requestPlain : request;
  return new Promise((resolve, reject) => {
    const asked = send(
      { host: '127.0.0.1', port, path: url, servername: 'longlist.example.com', agent: false, ...options },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const is_json = answer.headers['content-type']?.startsWith('application/json') === true;
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: is_json ? (JSON.parse(text) as unknown) : text,
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
