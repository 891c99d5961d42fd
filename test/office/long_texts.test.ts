import { expect, it } from 'vitest';
import { testService } from '../helpers/service.ts';

const long = (length: number): string =>
  Array.from({ length }, (_, i) => String.fromCodePoint(0x4e_00 + ((i * 7919) % 20_000))).join('');

it('takes texts that are longer than a sorted index of the server takes', async () => {
  const service = await testService();
  const prompt_text = `Has ${long(1900)}`;
  const saved = await service.api('POST', '/api/v1/saved_criteria', { prompt_text });
  expect(saved.status).toBe(201);
  const remote_id = long(500);
  const link = `https://example.com/${'a1b2c3d4e5'.repeat(150)}`;
  const put = await service.api('PUT', `/api/v1/candidates/remote.${encodeURIComponent(remote_id)}`, {
    full_name: 'Ida Example',
    links: [link],
  });
  expect(put.status).toBe(201);
  const job = { remote_id, title: 'Clerk', description: 'Files papers.', status: 'open' };
  await service.api('POST', '/api/v1/jobs', job);
  const headers = { 'idempotency-key': 'k' };
  const url = `/api/v1/jobs/remote.${encodeURIComponent(remote_id)}/criteria`;
  const body = { prompt_text: 'Has filed papers' };
  const first = await service.api('POST', url, body, { headers });
  const again = await service.api('POST', url, body, { headers });
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
});
