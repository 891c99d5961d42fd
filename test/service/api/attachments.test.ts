import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { leaveUnnamedFile, storedFiles } from '../../helpers/engine.ts';
import { attachmentForm, buildAttachment, buildCandidate, idOf } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';

const ALL = '/api/v1/attachments';
const at = (id: string): string => `${ALL}/${id}`;
const MIB = 1024 * 1024;

function without(form: FormData, name: string): FormData {
  form.delete(name);
  return form;
}

scenarios(
  'attachments',
  async (service) => {
    const candidate = await buildCandidate(service);
    const known = await buildAttachment(
      service,
      { candidate_id: candidate, remote_id: 'cv/1' },
      'Known resume',
      'Résumé of "Ines".txt',
    );
    return { candidate, other: await buildCandidate(service), known };
  },
  [
    {
      name: 'creates from a form',
      request: ({ candidate }) => ['POST', ALL, attachmentForm({ candidate_id: candidate })],
      status: 201,
      events: ['attachment.created'],
      tasks: ['read_attachment'],
    },
    {
      name: 'creates without a candidate',
      request: () => ['POST', ALL, attachmentForm({ candidate_id: '' })],
      status: 201,
      events: ['attachment.created'],
      tasks: ['read_attachment'],
    },
    {
      name: 'reads',
      request: () => ['GET', at('remote.cv%2F1')],
      status: 200,
      check: ({ body, headers }, { known, candidate, service }) => {
        expect(Object.keys(body.result).sort()).toEqual([
          'candidate_id',
          'created_at',
          'ephemeral_url',
          'file_name',
          'id',
          'modified_at',
          'remote_id',
          'type',
        ]);
        expect(body.result).toMatchObject({
          id: known,
          candidate_id: candidate,
          remote_id: 'cv/1',
          type: 'resume',
          file_name: 'Résumé of "Ines".txt',
        });
        expect(body.result.ephemeral_url).toMatch(
          new RegExp(`^${service.url}/files/${known}\\?expires=\\d+&signature=[\\w-]+$`),
        );
        expect(headers.get('cache-control')).toBe('no-store');
      },
    },
    {
      name: 'the document is in progress first',
      request: ({ known }) => ['GET', `${at(known)}/document`],
      status: 200,
      check: ({ body }) =>
        expect(body.result).toEqual({
          state: 'IN_PROGRESS',
          reason: null,
          message: null,
          pages: [],
          notices: [],
        }),
    },
    {
      name: 'the document of an unknown one is 404',
      request: () => ['GET', `${at(newId())}/document`],
      status: 404,
    },
    {
      name: 'lists by candidate',
      request: ({ other }) => ['GET', `${ALL}?candidate_id=${other}`],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
    {
      name: 'tells all violations of a form',
      request: () => [
        'POST',
        ALL,
        without(
          without(
            attachmentForm({ type: 'cv', candidate_id: 'me', public_file_url: 'http://example.com/a' }),
            'file',
          ),
          'remote_id',
        ),
      ],
      status: 422,
      details: ['body.remote_id', 'body.type', 'body.candidate_id', 'body.file', 'body.public_file_url'],
    },
    {
      name: 'tells all violations of JSON',
      request: () => ['POST', ALL, { type: 'cv', file: 'x' }],
      status: 422,
      details: ['body.remote_id', 'body.type', 'body.file', 'body.public_file_url'],
    },
    {
      name: 'a file as a text field is 422',
      request: () => [
        'POST',
        ALL,
        (() => {
          const form = without(attachmentForm(), 'file');
          form.set('file', 'text');
          return form;
        })(),
      ],
      status: 422,
      details: ['body.file'],
    },
    {
      name: 'an unknown candidate is 422',
      request: () => ['POST', ALL, attachmentForm({ candidate_id: newId() })],
      status: 422,
      details: ['body.candidate_id'],
    },
    {
      name: 'a taken remote_id is 409',
      request: () => ['POST', ALL, attachmentForm({ remote_id: 'cv/1' })],
      status: 409,
      details: ['body.remote_id'],
      check: ({ body }, { known }) => expect(body.error.details[0].existing_id).toBe(known),
    },
    {
      name: 'an empty file is 422',
      request: () => ['POST', ALL, attachmentForm({}, '')],
      status: 422,
      details: ['body.file'],
    },
    {
      name: 'a kind that is not read is 415',
      request: () => [
        'POST',
        ALL,
        attachmentForm({}, new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]), 'resume.pdf'),
      ],
      status: 415,
      error: 'UNSUPPORTED_MEDIA_TYPE',
    },
    {
      name: 'a program by its name is 415, whatever is in it',
      request: () => ['POST', ALL, attachmentForm({}, '%PDF-1.4', 'resume.pdf.exe')],
      status: 415,
      error: 'UNSUPPORTED_MEDIA_TYPE',
      details: ['body.file'],
    },
    {
      name: 'text named as a picture is 415',
      request: () => ['POST', ALL, attachmentForm({}, 'Ada Example', 'photo.png')],
      status: 415,
      error: 'UNSUPPORTED_MEDIA_TYPE',
      details: ['body.file'],
    },
    {
      name: 'more than 25 MiB is 413',
      request: () => ['POST', ALL, attachmentForm({}, 'a'.repeat(25 * MIB + 1))],
      status: 413,
      error: 'TOO_LARGE',
    },
    {
      name: 'far more is 413 too',
      request: () => ['POST', ALL, attachmentForm({}, 'a'.repeat(40 * MIB))],
      status: 413,
      error: 'TOO_LARGE',
    },
    {
      name: '25 MiB is accepted',
      request: () => ['POST', ALL, attachmentForm({}, 'a '.repeat((25 * MIB) / 2))],
      status: 201,
      events: ['attachment.created'],
      tasks: ['read_attachment'],
    },
    {
      name: 'another content type is 415',
      request: () => ['POST', ALL, 'x', { headers: { 'content-type': 'application/pdf' } }],
      status: 415,
    },
    {
      name: 'a form field that is not UTF-8 is 400',
      request: () => [
        'POST',
        ALL,
        Buffer.from(
          '--abc\r\nContent-Disposition: form-data; name="remote_id"\r\n\r\n\xff\r\n--abc--\r\n',
          'latin1',
        ),
        { headers: { 'content-type': 'multipart/form-data; boundary=abc' } },
      ],
      status: 400,
      error: 'MALFORMED_REQUEST',
    },
    {
      name: 'multipart that is none is 400',
      request: () => ['POST', ALL, 'x', { headers: { 'content-type': 'multipart/form-data; boundary=abc' } }],
      status: 400,
      error: 'MALFORMED_REQUEST',
    },
    {
      name: 'a file_name field names it',
      request: () => [
        'PUT',
        at('remote.named'),
        attachmentForm({ remote_id: 'named', file_name: ' cv.txt ' }),
      ],
      status: 201,
      events: ['attachment.created'],
      tasks: ['read_attachment'],
      check: async (_reply, { service }) =>
        expect((await service.api('GET', at('remote.named'))).body.result.file_name).toBe('cv.txt'),
    },
    {
      name: 'names are never paths',
      request: () => [
        'PUT',
        at('remote.sneaky'),
        attachmentForm({ remote_id: 'sneaky' }, 'Text of a resume', '../../../etc/passwd'),
      ],
      status: 201,
      events: ['attachment.created'],
      tasks: ['read_attachment'],
      check: async (_reply, { service }) =>
        expect((await service.api('GET', at('remote.sneaky'))).body.result.file_name).toBe('passwd'),
    },

    {
      name: 'PUT with other bytes reads again',
      request: ({ known }) => ['PUT', at(known), without(attachmentForm({}, 'Another resume'), 'remote_id')],
      status: 200,
      events: ['attachment.updated', 'candidate.updated', 'ranking.changed'],
      tasks: ['read_attachment', 'suggest_tags'],
      check: async (_reply, { service, known, candidate }) =>
        expect((await service.api('GET', at(known))).body.result).toMatchObject({
          remote_id: 'cv/1',
          candidate_id: candidate,
        }),
    },
    {
      name: 'PUT moves it to another candidate',
      request: ({ other }) => [
        'PUT',
        at('remote.cv%2F1'),
        attachmentForm({ remote_id: 'cv/1', candidate_id: other, type: 'about' }, 'Another resume'),
      ],
      status: 200,
      events: [
        'attachment.updated',
        'candidate.updated',
        'ranking.changed',
        'candidate.updated',
        'ranking.changed',
      ],
      tasks: ['suggest_tags', 'suggest_tags'],
      check: async (_reply, { service, other, known }) =>
        expect((await service.api('GET', at(known))).body.result).toMatchObject({
          candidate_id: other,
          type: 'about',
        }),
    },
    {
      name: 'PUT with another remote_id is 422',
      request: () => ['PUT', at('remote.cv%2F1'), attachmentForm({ remote_id: 'else' })],
      status: 422,
      details: ['body.remote_id'],
    },
    {
      name: 'PUT on an unknown UUID is 404',
      request: () => ['PUT', at(newId()), attachmentForm()],
      status: 404,
    },
    {
      name: 'DELETE in remote form is 422',
      request: () => ['DELETE', at('remote.cv%2F1')],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'deletes',
      request: ({ known }) => ['DELETE', at(known)],
      status: 200,
      events: ['attachment.deleted', 'candidate.updated', 'ranking.changed'],
      tasks: ['suggest_tags'],
    },
    { name: 'deleting again is 404', request: ({ known }) => ['DELETE', at(known)], status: 404 },
  ],
);

describe('without a content type', () => {
  it('the boundary is taken from the first line of the body', async () => {
    const service = await testService({ children: 0 });
    const body = [
      '--cut here',
      'Content-Disposition: form-data; name="remote_id"',
      '',
      'bare',
      '--cut here',
      'Content-Disposition: form-data; name="type"',
      '',
      'resume',
      '--cut here',
      'Content-Disposition: form-data; name="file"; filename="cv.txt"',
      '',
      'A resume',
      '--cut here--',
      '',
    ]
      .join('\r\n')
      .replaceAll('cut here', 'cut-here');
    const answer = await raw(
      service,
      requestText(service, 'POST /api/v1/attachments', { authorization: `Bearer ${service.token}` }, body),
    );
    expect(answer.status).toBe(201);
    const malformed = await raw(
      service,
      requestText(
        service,
        'POST /api/v1/attachments',
        { authorization: `Bearer ${service.token}` },
        '{"remote_id":"x"}',
      ),
    );
    expect(malformed.status).toBe(400);
  });
});

describe('bytes', () => {
  it('are given for ten minutes by a signed link, without a token, for saving only', async () => {
    const service = await testService({ children: 0 });
    const id = await buildAttachment(service, {}, 'Text of a résumé', 'Résumé "x".txt');
    const link = new URL((await service.api('GET', at(id))).body.result.ephemeral_url as string);
    const got = await service.api('GET', link.pathname + link.search, undefined, { token: null });
    expect(got).toMatchObject({ status: 200, body: 'Text of a résumé' });
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-disposition': `attachment; filename="R_sum_ _x_.txt"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22x%22.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'text/plain',
    });
    const expires = Number(link.searchParams.get('expires'));
    expect(expires - Date.now() / 1000).toBeGreaterThan(595);
    for (const query of [
      `?expires=${expires + 1}&signature=${link.searchParams.get('signature')}`,
      `?expires=${expires}&signature=x`,
    ]) {
      expect(
        (await service.api('GET', link.pathname + query, undefined, { token: null })).status,
        query,
      ).toBe(401);
    }
    expect((await service.api('GET', link.pathname, undefined, { token: null })).status).toBe(422);
    expect(
      (await service.api('GET', `/files/${newId()}${link.search}`, undefined, { token: null })).status,
    ).toBe(401);
  });

  it('are stored once however often they come, and go with the last attachment', async () => {
    const service = await testService({ children: 0 });
    const [first, second] = await Promise.all([
      buildAttachment(service, {}, 'Same bytes'),
      buildAttachment(service, {}, 'Same bytes'),
    ]);
    expect(await storedFiles(service)).toHaveLength(1);
    await service.api('DELETE', at(first));
    expect(await storedFiles(service)).toHaveLength(1);
    await service.api('DELETE', at(second));
    expect(await storedFiles(service)).toHaveLength(0);
  });

  it('of a refused request are not kept', async () => {
    const service = await testService({ children: 0 });
    const replies = await Promise.all(
      [1, 2, 3, 4].map((count) =>
        service.api('POST', ALL, attachmentForm({ remote_id: 'one' }, `Bytes ${count}`)),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409]);
    expect(await storedFiles(service)).toHaveLength(1);
  });

  it('of deleted candidates are gone', async () => {
    const service = await testService({ children: 0 });
    const candidate = await buildCandidate(service);
    await buildAttachment(service, { candidate_id: candidate });
    await service.api('DELETE', `/api/v1/candidates/${candidate}`);
    expect(await storedFiles(service)).toEqual([]);
  });

  it('nobody names are swept at the next start', async () => {
    const { mkdtempSync, rmSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
    const first = await testService({ children: 0, data_dir });
    const id = idOf(await first.api('POST', ALL, attachmentForm()));
    await first.close();
    const unnamed = 'ab'.repeat(32);
    await leaveUnnamedFile(first, unnamed);
    const second = await testService({ children: 0, data_dir });
    expect(await storedFiles(second)).toHaveLength(1);
    expect(await storedFiles(second)).not.toContain(unnamed);
    const link = new URL((await second.api('GET', at(id))).body.result.ephemeral_url as string);
    expect((await second.api('GET', link.pathname + link.search)).status).toBe(200);
    await second.close();
    rmSync(data_dir, { recursive: true });
  });
});
