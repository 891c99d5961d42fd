import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildCandidate } from '../../../helpers/factories.ts';
import { scenarios } from '../../../helpers/scenarios.ts';
import type { TestService } from '../../../helpers/service.ts';

const OWN = {
  full_name: 'Ines Okafor',
  email: 'ines@example.com',
  phone: '+12125550147',
  source: 'Careers page',
};
const OTHER = {
  full_name: 'Inês A. Okafor',
  email: 'okafor@example.com',
  location: 'Porto',
  links: ['https://ines.example.com'],
  source: 'Fair',
};
const CONTACT = ['full_name', 'email', 'phone', 'location', 'links', 'source'] as const;

const contact = async (service: TestService, id: string): Promise<Record<string, unknown>> => {
  const { body } = await service.api('GET', `/api/v1/candidates/${id}`);
  return Object.fromEntries(CONTACT.map((field) => [field, body.result[field]]));
};
const merge = async (service: TestService, fields: unknown) => {
  const id = await buildCandidate(service, OWN);
  const other_id = await buildCandidate(service, OTHER);
  const before = [await contact(service, id), await contact(service, other_id)];
  const reply = await service.api('POST', `/api/v1/candidates/${id}/merge`, { other_id, fields });
  return { id, other_id, before, reply };
};

const choices: readonly [string, unknown, Record<string, unknown>][] = [
  ['without a choice', undefined, { ...OWN, location: 'Porto', links: ['https://ines.example.com'] }],
  ['null is no choice', null, { ...OWN, location: 'Porto', links: ['https://ines.example.com'] }],
  [
    'everything of the other',
    {
      full_name: 'other',
      email: 'other',
      phone: 'other',
      location: 'other',
      links: 'other',
      source: 'other',
    },
    { ...OTHER, phone: null },
  ],
  [
    'everything of its own, also that there is none',
    { full_name: 'own', email: 'own', phone: 'own', location: 'own', links: 'own', source: 'own' },
    { ...OWN, location: null, links: [] },
  ],
  ['one field', { email: 'other' }, { ...OWN, email: 'okafor@example.com', location: 'Porto' }],
];

scenarios<Record<'id' | 'other_id', string>>(
  'a merge with a choice of fields',
  async (service) => ({ id: await buildCandidate(service), other_id: await buildCandidate(service) }),
  [
    ...choices.map(([name, fields, expected]) => ({
      name: `${name}, and undoing it restores both`,
      request: () => ['GET', '/api/v1/candidates?limit=1'] as const,
      status: 200,
      check: async (_: unknown, { service }: { service: TestService }) => {
        const { id, other_id, before, reply } = await merge(service, fields);
        expect(reply.status).toBe(200);
        expect(await contact(service, id)).toMatchObject(expected);
        const undone = await service.api('POST', `/api/v1/merges/${reply.body.result.merge_id}/undo`);
        expect(undone.status).toBe(200);
        expect([await contact(service, id), await contact(service, other_id)]).toEqual(before);
      },
    })),
    {
      name: 'an unknown field is 422',
      request: ({ id, other_id }) => [
        'POST',
        `/api/v1/candidates/${id}/merge`,
        { other_id, fields: { salary: 'own' } },
      ],
      status: 422,
      details: ['body.fields'],
    },
    {
      name: 'another word than own or other is 422',
      request: ({ id, other_id }) => [
        'POST',
        `/api/v1/candidates/${id}/merge`,
        { other_id, fields: { email: 'both' } },
      ],
      status: 422,
      details: ['body.fields.email'],
    },
  ],
);

const duplicates = async (service: TestService, id: string): Promise<string[]> => {
  const { body } = await service.api('GET', `/api/v1/candidates/${id}/duplicates`);
  return (body.results as { candidate_id: string }[]).map(({ candidate_id }) => candidate_id).sort();
};

scenarios<Record<'one' | 'two' | 'three', string>>(
  'candidates told apart',
  async (service) => {
    const same = { email: 'shared@example.com' };
    return {
      one: await buildCandidate(service, same),
      two: await buildCandidate(service, same),
      three: await buildCandidate(service, same),
    };
  },
  [
    {
      name: 'are not offered again, in either direction',
      request: ({ one, two }) => ['POST', `/api/v1/candidates/${one}/duplicates/${two}/dismiss`],
      status: 200,
      events: ['candidate.updated', 'candidate.updated'],
      check: async (_, { service, one, two, three }) => {
        expect(await duplicates(service, one)).toEqual([three]);
        expect(await duplicates(service, two)).toEqual([three]);
        await service.api('PATCH', `/api/v1/candidates/${one}`, { phone: '+12125550147' });
        expect(await duplicates(service, one)).toEqual([three]);
      },
    },
    {
      name: 'saying it twice changes nothing',
      request: ({ one, two }) => ['POST', `/api/v1/candidates/${two}/duplicates/${one}/dismiss`],
      status: 200,
    },
    {
      name: 'nor are they with the survivor of a merge of one of them, until that is undone',
      request: ({ one }) => ['GET', `/api/v1/candidates/${one}/duplicates`],
      status: 200,
      check: async (_, { service, one, two, three }) => {
        const merged = await service.api('POST', `/api/v1/candidates/${three}/merge`, { other_id: two });
        expect(await duplicates(service, one)).toEqual([]);
        await service.api('POST', `/api/v1/merges/${merged.body.result.merge_id}/undo`);
        expect(await duplicates(service, one)).toEqual([three]);
        // who took two records apart does not want to hear of it again
        expect(await duplicates(service, two)).toEqual([]);
        await service.api('DELETE', `/api/v1/candidates/${two}/duplicates/${three}/dismiss`);
        expect(await duplicates(service, two)).toEqual([three]);
      },
    },
    {
      name: 'taken back, they are',
      request: ({ one, two }) => ['DELETE', `/api/v1/candidates/${one}/duplicates/${two}/dismiss`],
      status: 200,
      events: ['candidate.updated', 'candidate.updated'],
      check: async (_, { service, one, two, three }) =>
        expect(await duplicates(service, one)).toEqual([two, three].sort()),
    },
    {
      name: 'nobody is told apart from themself',
      request: ({ one }) => ['POST', `/api/v1/candidates/${one}/duplicates/${one}/dismiss`],
      status: 422,
      details: ['path.other_id'],
    },
    {
      name: 'an unknown one is 404',
      request: ({ one }) => ['POST', `/api/v1/candidates/${one}/duplicates/${newId()}/dismiss`],
      status: 404,
    },
  ],
);
