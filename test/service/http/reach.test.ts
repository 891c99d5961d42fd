import { connect as connectTls, type TLSSocket } from 'node:tls';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Serving } from '#service/context.ts';
import { createService, type Service } from '#service/index.ts';
import { temporaryFolder, testOptions } from '../../helpers/service.ts';
import { ask, fixtureCertificate, putCertificate, type Answer } from '../../helpers/tls.ts';

/** How a service is reached from other computers: by TLS of its own, and through a proxy. */

const CLIENT = { client_id: '7d6f3c52-5b0e-4a43-9c0a-3f3f5f4d2a11', client_secret: 'a secret of the test' };
const NAME = 'longlist.example.com';

type Started = { readonly service: Service; readonly logged: string[]; readonly data_dir: string };

async function start(serving: Serving, data_dir: string): Promise<Started> {
  const logged: string[] = [];
  const service = await createService(
    testOptions({
      data_dir,
      children: 0,
      first_client: CLIENT,
      serving,
      log: ({ message }) => void logged.push(message),
    }),
  );
  return { service, logged, data_dir };
}

/** One for many tests, on a folder that goes with it. */
function started(serving: (folder: string) => Serving): { readonly at: () => Started } {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  let one: Started;
  beforeAll(async () => {
    one = await start(serving(folder), path.join(folder, 'data'));
  });
  afterAll(async () => {
    await one.service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { at: () => one };
}

type Send = (url: string, headers?: Record<string, string>, body?: string) => Promise<Answer>;

/** What somebody is told who asks like that: links to a next page and to a file; a batch is let in. */
async function linksSaid(send: Send) {
  const grant = JSON.stringify({ ...CLIENT, grant_type: 'client_credentials' });
  const granted = await send('/api/v1/auth/tokens', {}, grant);
  const token = { authorization: `Bearer ${granted.body.access_token}` };
  const form =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nMira Example\r\n--x--\r\n';
  const multipart = { ...token, 'content-type': 'multipart/form-data; boundary=x' };
  const { body: made } = await send('/api/v1/imports', multipart, form);
  const attachment = await send(`/api/v1/attachments/${made.result.attachment_id}`, token);
  const file_link: string = attachment.body.result.ephemeral_url;
  const operations = [{ method: 'PATCH', path: `/candidates/${made.result.candidate_id}`, body: {} }];
  const batch = await send('/api/v1/batch', token, JSON.stringify({ operations }));
  const file = await send(file_link.slice(new URL(file_link).origin.length));
  const page = await send('/api/v1/nomination_stages?limit=1', token);
  return {
    file_link,
    batch: batch.body.results[0].status as number,
    file,
    link: String(page.headers['link']),
  };
}

function expectLinksTo(
  origin: string,
  { file_link, batch, file, link }: Awaited<ReturnType<typeof linksSaid>>,
): void {
  expect(file_link.startsWith(`${origin}/files/`)).toBe(true);
  expect([file.status, file.body]).toEqual([200, 'Mira Example']);
  expect(batch).toBe(200);
  expect(link.startsWith(`<${origin}/api/v1/nomination_stages?`)).toBe(true);
}

describe('with a certificate', () => {
  const { at } = started((folder) => ({
    host: '127.0.0.1',
    tls: putCertificate(folder, 'office'),
    public_urls: [],
  }));
  const ca = fixtureCertificate('office');
  const https = (url: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
    ask(at().service.port, url, {
      ca,
      headers: { host: NAME, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { method: 'POST', body }),
    });

  it('says where it is opened: the first name in the certificate', () => {
    const { service, data_dir } = at();
    expect(service.url).toBe(`https://${NAME}:${service.port}`);
    expect(JSON.parse(readFileSync(path.join(data_dir, 'service.json'), 'utf8'))).toMatchObject({
      base_url: service.url,
    });
  });

  it.each([
    NAME,
    `${NAME}:7788`,
    `${NAME}:443`,
    'LONGLIST.example.com',
    'berlin.office.example.com',
    '127.0.0.1',
  ])('answers as %s', async (host) => {
    expect((await https('/openapi.json', { host })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'example.com',
    'a.b.office.example.com',
    `${NAME}.evil.example`,
    `${NAME}@evil.example`,
  ])('refuses the host %j', async (host) => {
    const { status, body } = await https('/openapi.json', { host });
    expect([status, body.error.type]).toEqual([403, 'FORBIDDEN_HOST']);
    expect(body.error.message).toContain(`https://${NAME}`);
  });

  it('is asked for its health by a number, too', async () => {
    expect((await https('/health', { host: '10.0.0.7:7788' })).status).toBe(200);
    expect((await https('/health', { host: 'evil.example' })).status).toBe(403);
    expect((await https('/api/v1/jobs', { host: '10.0.0.7:7788' })).status).toBe(403);
  });

  it.each([
    [`https://${NAME}`, 401],
    [`http://${NAME}`, 403],
    [`https://${NAME}:8443`, 403],
    ['https://berlin.office.example.com', 403],
    ['null', 403],
  ])('a page of %s gets %i', async (origin, status) => {
    expect((await https('/api/v1/jobs', { origin })).status).toBe(status);
  });

  it.each([NAME, `${NAME}:8443`])('links to itself as it was asked: %s', async (host) => {
    const said = await linksSaid((url, headers, body) => https(url, { ...headers, host }, body));
    expectLinksTo(`https://${host}`, said);
  });

  const policy = async (host: string) =>
    (await https('/health', { host })).headers['strict-transport-security'];

  it('has browsers come by HTTPS from then on, where the name is its alone', async () => {
    expect(await policy(NAME)).toBe('max-age=31536000');
    expect(await policy(`${NAME}:7788`)).toBeUndefined();
  });

  it('keeps the secret of a browser’s session in a cookie of this name alone, which no script reads', async () => {
    const code = at().service.createSessionCode();
    const { headers, body } = await https('/ui/session', {}, JSON.stringify({ code }));
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-\S+; Path=\/; Secure; HttpOnly; SameSite=Strict;/);
    expect(cookie).not.toContain(body.session);
    const again = await https('/ui/session', { cookie: cookie.split(';')[0]! }, '{}');
    expect([again.status, again.body.session_id]).toEqual([200, body.session_id]);
  });

  it('believes no header of a proxy', async () => {
    const { status } = await https('/openapi.json', { host: 'evil.example', 'x-forwarded-host': NAME });
    expect(status).toBe(403);
  });

  it('says to whom asks without TLS what the port is for', async () => {
    const answer = await ask(at().service.port, '/health', { headers: { host: NAME } });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      type: 'MALFORMED_REQUEST',
      message: expect.stringContaining('https://'),
    });
    // and goes on
    expect((await https('/health')).status).toBe(200);
  });

  it('speaks no TLS before 1.2', async () => {
    const outcome = await new Promise<string>((resolve) => {
      const socket: TLSSocket = connectTls(
        {
          host: '127.0.0.1',
          port: at().service.port,
          ca,
          minVersion: 'TLSv1.1',
          maxVersion: 'TLSv1.1',
          ciphers: 'ALL@SECLEVEL=0',
        },
        () => resolve(socket.getProtocol() ?? ''),
      );
      socket.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
    });
    expect(outcome).toMatch(/ERR_|ECONN/);
  });
});

describe('through a proxy on this computer', () => {
  const { at } = started(() => ({
    host: '127.0.0.1',
    proxies: ['127.0.0.1', '10.0.0.0/8'],
    public_urls: [`https://${NAME}`, 'https://berlin.example.com:8443'],
  }));
  const proxied = (url: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
    ask(at().service.port, url, {
      headers: {
        host: NAME,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '198.51.100.7',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { method: 'POST', body }),
    });

  it('says where it is opened: the first public URL', () => expect(at().service.url).toBe(`https://${NAME}`));

  it.each([
    [{}, 200],
    [{ host: '127.0.0.1:7788', 'x-forwarded-host': NAME }, 200],
    [{ host: 'berlin.example.com:8443' }, 200],
    [{ host: 'berlin.example.com' }, 403],
    [{ 'x-forwarded-host': 'evil.example' }, 403],
    [{ host: 'evil.example' }, 403],
    [{ 'x-forwarded-proto': 'http' }, 403],
    [{ 'x-forwarded-proto': 'javascript' }, 403],
    [{ 'x-forwarded-proto': '' }, 403],
  ] as [Record<string, string>, number][])('asked with %o answers %i', async (headers, status) => {
    const { body, ...answer } = await proxied('/openapi.json', headers);
    expect(answer.status).toBe(status);
    const refusal = /as https:\/\/longlist\.example\.com only, and was asked as/;
    if (status === 403) expect(body.error.message).toMatch(refusal);
  });

  const statusFor = async (origin: string) => (await proxied('/api/v1/jobs', { origin })).status;

  it('takes pages of the public URL that was asked, and no others', async () => {
    expect(await statusFor(`https://${NAME}`)).toBe(401);
    expect(await statusFor(`http://${NAME}`)).toBe(403);
    expect(await statusFor('https://berlin.example.com:8443')).toBe(403);
  });

  it('links to the public URL', async () => {
    expectLinksTo(`https://${NAME}`, await linksSaid(proxied));
  });

  it('keeps the secret of a browser’s session in a cookie of this name alone, which no script reads', async () => {
    const code = at().service.createSessionCode();
    const { headers, body } = await proxied('/ui/session', {}, JSON.stringify({ code }));
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-\S+; Path=\/; Secure; HttpOnly; SameSite=Strict;/);
    expect(cookie).not.toContain(body.session);
    const again = await proxied('/ui/session', { cookie: cookie.split(';')[0]! }, '{}');
    expect([again.status, again.body.session_id]).toEqual([200, body.session_id]);
  });

  const guess = (who: string) =>
    proxied(
      '/api/v1/auth/tokens',
      { 'x-forwarded-for': `203.0.113.9, ${who}, 10.1.2.3` },
      JSON.stringify({
        grant_type: 'client_credentials',
        client_id: CLIENT.client_id,
        client_secret: 'wrong',
      }),
    );

  it('is told by the proxy who asks: guesses of one are not held against another', async () => {
    let last = await guess('198.51.100.1');
    for (let more = 0; more < 30 && last.status !== 429; more += 1) last = await guess('198.51.100.1');
    expect(last.status).toBe(429);
    expect((await guess('198.51.100.2')).status).not.toBe(429);
  });
});

it('who is no proxy is not answered, whatever it says', async () => {
  const serving = { host: '127.0.0.1', proxies: ['10.0.0.5'], public_urls: [`https://${NAME}`] };
  const { service } = await start(serving, temporaryFolder());
  onTestFinished(() => service.close());
  const headers = { host: NAME, 'x-forwarded-proto': 'https', 'x-forwarded-host': NAME };
  const { status, body } = await ask(service.port, '/openapi.json', { headers });
  expect([status, body.error.type]).toEqual([403, 'FORBIDDEN_HOST']);
  expect(body.error.message).toContain('--behind-proxy');
  // but a load balancer may ask, and a container
  expect((await ask(service.port, '/health', { headers: { host: 'localhost:7788' } })).status).toBe(200);
});

it('a renewed certificate is taken up without a stop; half of a renewal is waited for', async () => {
  const folder = temporaryFolder();
  const tls = putCertificate(folder, 'office');
  const { service, logged } = await start(
    { host: '127.0.0.1', tls, public_urls: [] },
    path.join(folder, 'data'),
  );
  onTestFinished(() => service.close());
  const health = async (name: string): Promise<unknown> =>
    ask(service.port, '/health', { ca: fixtureCertificate(name), headers: { host: NAME } }).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    );
  expect(await health('office')).toBe(200);
  putCertificate(folder, 'renewed', 'office');
  service.renewCertificate();
  expect(logged.join()).toMatch(
    /does not belong to the certificate .* Until then the certificate from before is used\./,
  );
  expect(await health('office')).toBe(200);
  putCertificate(folder, 'renewed');
  service.renewCertificate();
  expect(await health('renewed')).toBe(200);
  expect(await health('office')).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  const as = async (host: string) =>
    (await ask(service.port, '/openapi.json', { ca: fixtureCertificate('renewed'), headers: { host } }))
      .status;
  expect(await as('renewed.example.com')).toBe(200);
  expect(await as('berlin.office.example.com')).toBe(403);
});

it('a port that is taken is said, and no other is tried', async () => {
  const serving = { host: '127.0.0.1', proxies: ['127.0.0.1'], public_urls: [`https://${NAME}`] };
  const { service } = await start(serving, temporaryFolder());
  onTestFinished(() => service.close());
  const again = createService(testOptions({ serving, port: service.port, children: 0 }));
  await expect(again).rejects.toThrow(`Port ${service.port} is in use already.`);
  const elsewhere = createService(testOptions({ serving: { ...serving, host: '192.0.2.1' }, children: 0 }));
  await expect(elsewhere).rejects.toThrow('This computer does not have the address 192.0.2.1.');
});
