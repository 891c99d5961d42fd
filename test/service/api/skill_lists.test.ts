import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

const LISTS = '/api/v1/skill_lists';
const upload = (file: string | Uint8Array, name = 'skills.csv'): Promise<Reply> => {
  const form = new FormData();
  form.set('file', new Blob([file as BlobPart]), name);
  return service.api('POST', LISTS, form);
};
const skillsOf = async (id: string, from = service): Promise<Record<string, string | null>> => {
  const { body } = await from.api('GET', `/api/v1/candidates/${id}`);
  const skills = body.result.profile.skills as { name: string; canonical: string | null }[];
  return Object.fromEntries(skills.map(({ name, canonical }) => [name, canonical]));
};
const RESUME = `Ada Example

Experience
Potter, Clay House, 2019 – 2023
- Raku firing of tall vessels, and zorbling of glazes

Skills
Zorbling, Inventory management
`;

describe('a list of skills', () => {
  it('is read, and every resume with it, while requests are answered; deleted, it is gone from all', async () => {
    const id = await buildCandidate(service);
    await buildAttachment(service, { candidate_id: id }, RESUME);
    await service.idle();
    await service.api('PUT', `/api/v1/candidates/${id}/profile/edits`, {
      edits: [{ field: 'skills', was: null, value: { name: 'Raku-fired ware' } }],
    });
    expect(await skillsOf(id)).toMatchObject({ Zorbling: null, 'Raku-fired ware': null });

    const { result: reply, events } = await service.recorded(() =>
      upload('Glaze zorbling; zorbling\nRaku firing; Raku-fired ware\n', 'pottery.txt'),
    );
    expect(reply.status).toBe(201);
    const { result: list } = reply.body;
    expect(list).toMatchObject({ name: 'pottery.txt', layout: 'PLAIN', skill_count: 2, problems: [] });
    expect(events).toContain('skill_list.created');
    await service.idle();
    expect(await skillsOf(id)).toMatchObject({
      Zorbling: 'Glaze zorbling',
      'Raku-fired ware': 'Raku firing',
    });
    const { body } = await service.api('GET', LISTS);
    expect(body.results).toMatchObject([{ id: list.id, skill_count: 2 }]);

    expect((await service.api('DELETE', `${LISTS}/${list.id}`)).status).toBe(200);
    await service.idle();
    expect(await skillsOf(id)).toMatchObject({ Zorbling: null, 'Raku-fired ware': null });
    expect((await service.api('GET', LISTS)).body.results).toEqual([]);
  });

  it('comes as JSON, too', async () => {
    const reply = await service.api('POST', LISTS, { name: 'Ours', text: 'Zorbling' });
    expect(reply).toMatchObject({ status: 201, body: { result: { name: 'Ours', skill_count: 1 } } });
    await service.api('DELETE', `${LISTS}/${reply.body.result.id}`);
  });

  it('of 14,000 skills is taken whole', async () => {
    const rows = Array.from(
      { length: 14_000 },
      (_, at) => `Trade skill ${at};made-up craft ${at};craft no ${at}`,
    );
    const reply = await upload(rows.join('\n'), 'large.txt');
    expect(reply).toMatchObject({ status: 201, body: { result: { skill_count: 14_000 } } });
    await service.idle();
    await service.api('DELETE', `${LISTS}/${reply.body.result.id}`);
    await service.idle();
  });

  it.each<[string, () => Promise<Reply>, number, RegExp]>([
    ['an empty file', () => upload(''), 422, /body\.file/],
    ['a PDF', () => upload('%PDF-1.7 …', 'skills.pdf'), 422, /not a text file/],
    ['bytes', () => upload(new Uint8Array([0, 1, 2, 255, 254]), 'x.bin'), 422, /body\.file/],
    ['JSON without a text', () => service.api('POST', LISTS, { name: 'A' }), 422, /body\.text/],
    ['21 MiB', () => upload(new Uint8Array(21 * 1024 * 1024).fill(97)), 413, /20 MiB/],
  ])('%s is refused', async (_, send, status, told) => {
    const reply = await send();
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body.error)).toMatch(told);
  });

  it('is not for ordinary clients', async () => {
    const made = await service.api('POST', '/api/v1/clients', { name: 'Calendar' });
    const { id, client_secret } = made.body.result;
    const token = await service.tokenFor({ client_id: id, client_secret });
    const reply = await service.api('POST', LISTS, { name: 'A', text: 'B' }, { token });
    expect(reply).toMatchObject({ status: 403, body: { error: { type: 'INSUFFICIENT_SCOPE' } } });
    expect((await service.api('GET', LISTS, undefined, { token })).status).toBe(200);
  });
});

it('outlives a restart', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ data_dir });
  await first.api('POST', LISTS, { name: 'Ours', text: 'Glaze zorbling; zorbling' });
  await first.close();
  const second = await testService({ data_dir });
  const id = await buildCandidate(second);
  await buildAttachment(second, { candidate_id: id }, RESUME);
  await second.idle();
  expect(await skillsOf(id, second)).toMatchObject({ Zorbling: 'Glaze zorbling' });
  await second.close();
});
