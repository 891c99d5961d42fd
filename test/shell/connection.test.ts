import { createServer as createPlain } from 'node:http';
import { createServer, type Server } from 'node:https';
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { askWithNode } from '../../electron/connection/ask.ts';
import { findOffice, keepOffice, officeOrigin, readOffice } from '../../electron/connection/office.ts';
import { unreachableDialog } from '../../electron/connection/words.ts';
import { chromiumSwitches } from '../../electron/shell.ts';
import { fixtureCertificate, putCertificate } from '../helpers/tls.ts';

const HEALTH = '{"status":"ok","version":"0.1.0"}';
const OFFICE = 'https://longlist.example.com';

test.each([
  ['longlist.example.com', OFFICE],
  [' https://LONGLIST.example.com/#/jobs ', OFFICE],
  ['https://mira:secret@longlist.example.com/?a=b', OFFICE],
  ['longlist.example.com:8443', `${OFFICE}:8443`],
  ['https://[2001:db8::1]', 'https://[2001:db8::1]'],
  ['http://localhost:7788', 'http://localhost:7788'],
])('%j means %s', (typed, address) => expect(officeOrigin(typed)).toEqual({ address }));

test.each([
  ['', 'ADDRESS'],
  ['two words', 'ADDRESS'],
  ['ftp://longlist.example.com', 'ADDRESS'],
  ['file:///etc/passwd', 'ADDRESS'],
  ['https://*.example.com', 'ADDRESS'],
  ['https://a,EXCLUDE b', 'ADDRESS'],
  ['http://longlist.example.com', 'NOT_SECURE'],
  ['http://127.0.0.1.example.com', 'NOT_SECURE'],
])('%j is refused: %s', (typed, problem) => expect(officeOrigin(typed)).toMatchObject({ problem }));

test.each([
  [200, HEALTH, undefined],
  [200, '{"status":"damaged","version":"0.1.0"}', undefined],
  [200, '<!doctype html>', 'NOT_LONGLIST'],
  [200, '{"status":"ok"}', 'NOT_LONGLIST'],
  [200, 'null', 'NOT_LONGLIST'],
  [301, '', 'NOT_LONGLIST'],
  [502, HEALTH, 'NOT_LONGLIST'],
])('an answer with %i and %s: %s', async (status, text, problem) => {
  const found = await findOffice('longlist.example.com', (url) => {
    expect(url).toBe(`${OFFICE}/health`);
    return Promise.resolve({ status, text });
  });
  expect(found.problem).toBe(problem);
});

const refusing = () =>
  Promise.resolve({
    status: 403,
    text: '{"error":{"message":"This service answers as a.example.com only."}}',
  });

test('the Longlist of this computer is no office, and one that answers by another name says so', async () => {
  expect(await findOffice('http://127.0.0.1:7788', refusing, 'http://127.0.0.1:7788')).toMatchObject({
    problem: 'OWN',
  });
  expect(await findOffice('b.example.com', refusing)).toEqual({
    problem: 'NOT_LONGLIST',
    detail: 'This service answers as a.example.com only.',
  });
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERTIFICATE'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'CERTIFICATE'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERTIFICATE'],
  ['net::ERR_CERT_DATE_INVALID', 'CERTIFICATE'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'CERTIFICATE'],
  ['ECONNREFUSED', 'UNREACHABLE'],
  ['net::ERR_NAME_NOT_RESOLVED', 'UNREACHABLE'],
])('%s is told as %s', async (message, problem) => {
  expect(await findOffice('a.example.com', () => Promise.reject(new Error(message)))).toMatchObject({
    problem,
  });
});

/** A server that says it is up, on a free port of this computer. */
async function listening(server: Server | ReturnType<typeof createPlain>): Promise<number> {
  server.on('request', (_request, response) => response.end(HEALTH));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('for real: a certificate is trusted when its authority is, and nothing else helps', async () => {
  const { cert, key } = putCertificate(temporary(), 'office');
  const port = await listening(createServer({ cert: readFileSync(cert), key: readFileSync(key) }));
  const address = `https://localhost:${port}`;
  expect(await findOffice(address, askWithNode)).toMatchObject({ problem: 'CERTIFICATE' });
  const usual = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(usual));
  setDefaultCACertificates([...usual, fixtureCertificate('office')]);
  expect(await findOffice(address, askWithNode)).toEqual({ address });
  expect(await findOffice(`https://127.0.0.2:${port}`, askWithNode)).toMatchObject({
    problem: expect.stringMatching(/CERTIFICATE|UNREACHABLE/),
  });
});

test('for real: HTTP on this computer, and a port where nobody is', async () => {
  const port = await listening(createPlain());
  const address = `http://127.0.0.1:${port}`;
  expect(await findOffice(address, askWithNode)).toEqual({ address });
  // no TLS there
  expect((await findOffice(`https://127.0.0.1:${port}`, askWithNode)).problem).toBeDefined();
  expect(await findOffice('http://127.0.0.1:9', askWithNode)).toMatchObject({ problem: 'UNREACHABLE' });
});

test('the office is kept in a file, which says nothing that no person could have chosen', () => {
  const file = path.join(temporary(), 'office.json');
  expect(readOffice(file)).toBeNull();
  keepOffice(file, OFFICE);
  expect(readOffice(file)).toBe(OFFICE);
  for (const text of [
    '',
    '{}',
    '[]',
    '{"address":1}',
    '{"address":"http://a.example.com"}',
    '{"address":"a b"}',
  ]) {
    writeFileSync(file, text);
    expect([text, readOffice(file)]).toEqual([text, null]);
  }
  keepOffice(file, null);
  keepOffice(file, null);
  expect(readOffice(file)).toBeNull();
});

const rules = (office: string | null) =>
  chromiumSwitches(office).find(([name]) => name === 'host-resolver-rules')?.[1];

test('no name is looked up but that of the office', () => {
  expect(rules(null)).toBe('MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
  expect(rules(`${OFFICE}:8443`)).toBe('MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE longlist.example.com');
  expect(rules('https://[2001:db8::1]')).toBe('MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE 2001:db8::1');
});

test('the question is asked in the language of the computer', () => {
  const asked = unreachableDialog(OFFICE, { problem: 'UNREACHABLE', detail: 'ETIMEDOUT' }, 'de-AT');
  expect(asked.buttons).toEqual(['Erneut versuchen', 'Auf diesem Computer arbeiten', 'Beenden']);
  expect(asked.detail).toContain('Dort antwortet niemand.');
  expect(asked.detail).toContain('ETIMEDOUT');
});
