import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { idOf } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const SAVED = '/api/v1/saved_searches';
const one = (id: string): string => `${SAVED}/${id}`;
const search = (name: string, overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name,
  view: 'pool',
  search: { q: 'kafka', years: 5 },
  ...overrides,
});

scenarios(
  'saved searches',
  async (service) => {
    const keep = async (body: unknown): Promise<string> => idOf(await service.api('POST', SAVED, body));
    return {
      known: await keep(search('Streams')),
      other: await keep(search('<b>Nurses</b> 🏥 ممرضة', { search: {} })),
      ranking: await keep(search('Streams', { view: 'ranking', search: { stages: ['a'] } })),
    };
  },
  [
    {
      name: 'are read as they were kept, with an entity tag',
      request: ({ known }) => ['GET', one(known)],
      status: 200,
      check: ({ body, headers }, { known }) => {
        expect(body.result).toEqual({
          ...search('Streams'),
          id: known,
          tells: false,
          asks: null,
          created_at: expect.any(String),
          modified_at: expect.any(String),
        });
        expect(headers.get('etag')).not.toBeNull();
      },
    },
    {
      name: 'are listed of one view, newest first',
      request: () => ['GET', `${SAVED}?view=pool`],
      status: 200,
      check: ({ body }, { known, other }) =>
        expect(body.results).toMatchObject([{ id: other, name: '<b>Nurses</b> 🏥 ممرضة' }, { id: known }]),
    },
    {
      name: 'need a name, a view there is, and an address',
      request: () => ['POST', SAVED, { name: ' ', view: 'jobs', search: [] }],
      status: 422,
      details: ['body.name', 'body.view', 'body.search'],
    },
    {
      name: 'have a name a menu can show',
      request: () => ['POST', SAVED, search('x'.repeat(201))],
      status: 422,
      details: ['body.name'],
    },
    {
      name: 'are no store of data',
      request: () => ['POST', SAVED, search('Big', { search: { q: 'x'.repeat(8200) } })],
      status: 422,
      details: ['body.search'],
    },
    {
      name: 'a name of this view that is taken is 409, however it is padded',
      request: () => ['POST', SAVED, search(' Streams ')],
      status: 409,
      details: ['body.name'],
      check: ({ body }, { known }) => expect(body.error.details[0].existing_id).toBe(known),
    },
    {
      name: 'are renamed',
      request: ({ known }) => ['PATCH', one(known), { name: 'Event streams' }],
      status: 200,
      events: ['saved_search.updated'],
      check: async (_, { service, known }) =>
        expect((await service.api('GET', one(known))).body.result).toMatchObject({
          name: 'Event streams',
          search: { q: 'kafka', years: 5 },
        }),
    },
    {
      name: 'are renamed to what they are called already, which changes nothing',
      request: ({ known }) => ['PATCH', one(known), { name: 'Event streams' }],
      status: 200,
    },
    {
      name: 'are not renamed to another one of the view',
      request: ({ other }) => ['PATCH', one(other), { name: 'Event streams' }],
      status: 409,
      details: ['body.name'],
    },
    {
      name: 'get other filters, under the same name',
      request: ({ known }) => ['PATCH', one(known), { search: { q: 'flink' } }],
      status: 200,
      events: ['saved_search.updated'],
      check: async (_, { service, known }) =>
        expect((await service.api('GET', one(known))).body.result).toMatchObject({
          name: 'Event streams',
          search: { q: 'flink' },
        }),
    },
    {
      name: 'are replaced as a whole, or not',
      request: ({ known }) => ['PUT', one(known), { name: 'Half' }],
      status: 422,
      details: ['body.search'],
    },
    {
      name: 'are not changed in another version',
      request: ({ known }) => ['PATCH', one(known), { name: 'x' }, { headers: { 'if-match': '"other"' } }],
      status: 412,
    },
    {
      name: 'are deleted',
      request: ({ known }) => ['DELETE', one(known)],
      status: 200,
      events: ['saved_search.deleted'],
    },
    { name: 'are gone then', request: ({ known }) => ['GET', one(known)], status: 404, error: 'NOT_FOUND' },
    { name: 'an unknown one is 404', request: () => ['PATCH', one(newId()), { name: 'x' }], status: 404 },
  ],
);
