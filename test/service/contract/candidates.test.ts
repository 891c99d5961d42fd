import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildJob, idOf } from '../../helpers/factories.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

/** Records of which the contract shows no fields, as the design gives them. */

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.service.close());

const read = async (path: string): Promise<Record<string, unknown>> =>
  (await world.service.api('GET', `/api/v1${path}`)).body.result;

it('a candidate has the fields of the design', async () => {
  const input = {
    remote_id: 'p/9',
    full_name: 'Tova Lindgren',
    email: 'tova@example.com',
    phone: '(212) 555-0119',
    location: 'Uppsala',
    links: ['https://example.com/tova'],
    source: 'Career fair',
  };
  const id = idOf(await world.service.api('POST', '/api/v1/candidates', input));
  expect(await read(`/candidates/${id}`)).toMatchObject({
    ...input,
    id,
    profile: null,
    overrides: {},
    created_at: expect.any(String),
    modified_at: expect.any(String),
  });
});

it('a stage has the fields of the design, a category among three', async () => {
  const { service } = world;
  const job_id = await buildJob(service);
  for (const category of ['active', 'hired', 'rejected']) {
    const input = { name: `Stage ${category}`, job_id, category, position: 7, remote_id: `s-${category}` };
    const id = idOf(await service.api('POST', '/api/v1/nomination_stages', input));
    const made = { id, created_at: expect.any(String), target_days: null };
    expect(await read(`/nomination_stages/${id}`)).toEqual({ ...made, ...input });
  }
  const wrong = await service.api('POST', '/api/v1/nomination_stages', { name: 'x', category: 'maybe' });
  expect([wrong.status, wrong.body.error.details[0].path]).toEqual([422, 'body.category']);
});

it('a spotlight has the fields of the design', async () => {
  const { service, criterion, nomination: nomination_id } = world;
  const input = {
    nomination_id,
    headline: 'Ran the largest depot',
    note: 'Twelve people, two shifts.',
    evidence: [{ criterion_id: criterion, quote: 'Led a team of nine' }],
    position: 3,
  };
  const made = await service.api('POST', '/api/v1/spotlights', input);
  expect(await read(`/spotlights/${idOf(made)}`)).toEqual({
    id: idOf(made),
    ...input,
    created_at: expect.any(String),
    modified_at: expect.any(String),
  });
});
