import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AddressRefused, isPublicAddress, publicLookup } from '#service/address.ts';
import { newId } from '#service/ids.ts';
import { IS_ON_POSTGRES } from '../../helpers/engine.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

const MIB = 1024 * 1024;
/** 64 KiB that unpack to 64 MiB. */
const bomb = (): Buffer => gzipSync(Buffer.alloc(64 * MIB));

/** A web server of the kind a careers page is, and of kinds it is not. */
const web = createServer((request, response) => {
  const path = request.url ?? '';
  const hops = Number(/^\/hop\/(\d+)/.exec(path)?.[1] ?? 0);
  if (path.startsWith('/hop/')) {
    response.writeHead(302, { location: hops > 1 ? `/hop/${hops - 1}` : '/cv%20of%20In%C3%A9s.txt' }).end();
  } else if (path === '/missing') response.writeHead(404).end('nothing here');
  else if (path === '/to-file') response.writeHead(301, { location: 'file:///etc/passwd' }).end();
  else if (path === '/announced') {
    response.writeHead(200, { 'content-length': String(26 * MIB) }).flushHeaders();
  } else if (path === '/endless') {
    const more = (): void => {
      while (!response.destroyed && response.write('a'.repeat(MIB)));
    };
    response.on('drain', more);
    more();
  } else if (path === '/cut') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  } else if (path === '/empty') response.end();
  else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (path === '/nowhere') response.writeHead(302, { location: 'http://' }).end();
  else if (path === '/with-password') {
    response.writeHead(302, { location: 'http://user:secret@example.com/cv.txt' }).end();
  } else if (path === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb());
  else if (path.startsWith('/send.dll')) response.end('%PDF-1.4');
  else if (path.startsWith('/html/')) response.end('<html><p>Inés Okafor, shift lead</p></html>');
  else if (path === '/slow') response.writeHead(200).write('Inés');
  else if (path === '/silent') void 0;
  else response.end('Inés Okafor, shift lead');
});
let base: string;
let open: TestService;
let strict: TestService;
beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  open = await testService({ keep: true, children: 0, downloads: 'any' });
  strict = await testService({ keep: true, children: 0 });
});
afterAll(async () => {
  await open.close();
  await strict.close();
  web.closeAllConnections();
  web.close();
});

function add(
  service: TestService,
  public_file_url: string,
  more: Record<string, unknown> = {},
): Promise<Reply> {
  return service.api('POST', '/api/v1/attachments', {
    remote_id: newId(),
    type: 'resume',
    public_file_url,
    ...more,
  });
}
async function nameOf(reply: Reply): Promise<unknown> {
  return (await open.api('GET', `/api/v1/attachments/${reply.body.result.id}`)).body.result.file_name;
}

describe('public_file_url', () => {
  it('is downloaded and named after its last segment', async () => {
    expect(await nameOf(await add(open, `${base}/files/cv%20of%20In%C3%A9s.txt?key=1`))).toBe(
      'cv of Inés.txt',
    );
    expect(await nameOf(await add(open, `${base}/`))).toBeNull();
    expect(await nameOf(await add(open, `${base}/x`, { file_name: 'given.txt' }))).toBe('given.txt');
  });

  it('may come from a program, as long as nobody names it as one', async () => {
    expect((await add(open, `${base}/send.dll?cv=1`)).status).toBe(201);
    expect((await add(open, `${base}/send.dll?cv=1`, { file_name: 'cv.exe' })).status).toBe(415);
  });

  it.each([
    ['/send.dll?cv=1', 'send.pdf', 'application/pdf'],
    ['/files/send.dll', 'send.txt', 'text/plain'],
    ['/cv.aspx', 'cv.txt', 'text/plain'],
    ['/html/resume.php', 'resume.html', 'text/html'],
    ['/ada@example.com', 'ada@example.txt', 'text/plain'],
    ['/cv.exe.', 'cv.txt', 'text/plain'],
    ['/cv.json', 'cv.txt', 'text/plain'],
    ['/cv.md', 'cv.md', 'text/markdown'],
    ['/cv.2026', 'cv.2026', 'text/plain'],
  ])('%s is by its content, and not called a program: %s', async (path, file_name, media_type) => {
    const added = await add(open, base + path);
    expect(added.status).toBe(201);
    const { body } = await open.api('GET', `/api/v1/attachments/${added.body.result.id}`);
    expect(body.result.file_name).toBe(file_name);
    const link = new URL(body.result.ephemeral_url as string);
    const sent = await open.api('GET', link.pathname + link.search, undefined, { token: null });
    expect(sent.headers.get('content-type')).toContain(media_type);
  });

  it('follows five redirects and no more', async () => {
    expect((await add(open, `${base}/hop/5`)).status).toBe(201);
    expect((await add(open, `${base}/hop/6`)).body.error.type).toBe('DOWNLOAD_FAILED');
  });

  it.each([
    ['/missing', 422, 'DOWNLOAD_FAILED'],
    ['/cut', 422, 'DOWNLOAD_FAILED'],
    ['/to-file', 422, 'DOWNLOAD_REFUSED'],
    ['/announced', 413, 'TOO_LARGE'],
    ['/endless', 413, 'TOO_LARGE'],
    ['/empty', 422, 'VALIDATION_FAILED'],
    ['/loop', 422, 'DOWNLOAD_FAILED'],
    ['/nowhere', 422, 'DOWNLOAD_FAILED'],
    ['/with-password', 422, 'DOWNLOAD_REFUSED'],
    ['/bomb', 413, 'TOO_LARGE'],
  ])('%s is %i %s', async (path, status, type) => {
    const { result, events, tasks } = await open.recorded(() => add(open, base + path));
    expect({ status: result.status, type: result.body.error.type, events, tasks }).toEqual({
      status,
      type,
      events: [],
      tasks: [],
    });
  });

  it.each(['/slow', '/silent'])('%s is not waited for beyond the time limit', async (path) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits: number[] = [];
    const spied = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return timeout(50);
    });
    try {
      const reply = await add(open, base + path);
      expect(reply).toMatchObject({ status: 422, body: { error: { type: 'DOWNLOAD_FAILED' } } });
      expect(reply.body.error.message).toContain('within 30 seconds');
    } finally {
      spied.mockRestore();
    }
    expect(limits).toContain(30_000);
  });

  it('a host that does not answer has failed', async () => {
    expect((await add(open, 'http://127.0.0.1:1/cv.txt')).body.error.type).toBe('DOWNLOAD_FAILED');
    expect((await add(open, 'http://nobody.invalid/cv.txt')).body.error.type).toBe('DOWNLOAD_FAILED');
  });

  it.each([
    'http://127.0.0.1/x',
    'http://localhost/x',
    'http://[::1]/x',
    'http://10.1.2.3/x',
    'http://192.168.0.1/x',
    'http://169.254.169.254/latest',
    'http://2130706433/x',
    'http://0x7f.1/x',
    'http://0177.0.0.1/x',
    'http://127.1/x',
    'http://0x7f000001/x',
    'http://%31%32%37.0.0.1/x',
    'http://１２７.0.0.1/x',
    'http://[::ffff:7f00:1]/x',
    'http://[::127.0.0.1]/x',
    'http://[64:ff9b::10.0.0.1]/x',
    'http://[fe80::1]/x',
    'http://[2002:c0a8:0001::]/x',
    'http://100.64.0.1/x',
    'http://198.18.0.1/x',
    'https://@127.0.0.1/x',
    'http://example.com@127.0.0.1/x',
    'http://user@example.com/x',
    'data:text/plain,Ines',
    'http://[::ffff:127.0.0.1]/x',
    'http://[fd00::1]/x',
    'http://0.0.0.0/x',
    'ftp://example.com/x',
    'file:///etc/passwd',
    'http://user:secret@example.com/x',
    'not a url',
    'javascript:alert(1)',
  ])('%s is refused', async (url) => {
    const reply = await add(strict, url);
    expect(reply).toMatchObject({ status: 422, body: { error: { type: 'DOWNLOAD_REFUSED' } } });
  });

  it('is refused when downloads are off', async () => {
    const off = await testService({ children: 0, downloads: 'off' });
    expect((await add(off, `${base}/x`)).body.error.type).toBe('DOWNLOAD_REFUSED');
    expect((await off.api('GET', '/api/v1/network')).body.result).toEqual({
      database_server: IS_ON_POSTGRES ? expect.stringContaining('127.0.0.1') : null,
      search_server: null,
      outgoing_requests: 0,
      downloads: 'off',
      last: [],
    });
  });

  it('a conflict is found before anything is downloaded', async () => {
    const before = (await open.api('GET', '/api/v1/network')).body.result.outgoing_requests as number;
    const remote_id = newId();
    await add(open, `${base}/x`, { remote_id });
    expect((await add(open, `${base}/x`, { remote_id })).status).toBe(409);
    const { outgoing_requests, last } = (await open.api('GET', '/api/v1/network')).body.result;
    expect(outgoing_requests).toBe(before + 1);
    expect(last[0]).toMatchObject({
      method: 'GET',
      host: base.slice(7),
      reason: 'public_file_url',
      outcome: '200',
    });
  });
});

describe('addresses', () => {
  it.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::7f00:1',
    '4000::1',
    'x',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it('a name that resolves to a private address is refused at the moment of connecting', async () => {
    const error = await new Promise((resolve) =>
      publicLookup('localhost', {}, (problem) => resolve(problem)),
    );
    expect(error).toBeInstanceOf(AddressRefused);
  });
});
