import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  buildAttachment,
  buildCandidate,
  buildCandidateTag,
  buildNomination,
  buildSpotlight,
  buildTag,
} from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const url = (id: string, query = ''): string => `/api/v1/candidates/${id}${query}`;

scenarios(
  'candidates',
  async (service) => {
    const doomed = await buildCandidate(service, { full_name: 'Doomed Example' });
    const attachment = await buildAttachment(
      service,
      { candidate_id: doomed, remote_id: 'doomed-file' },
      'Only Doomed has these bytes',
    );
    const nomination = await buildNomination(service, { candidate_id: doomed });
    const { job_id, current_nomination_stage_id } = (
      await service.api('GET', `/api/v1/nominations/${nomination}`)
    ).body.result as Record<string, string>;
    const tag = await buildTag(service);
    await buildCandidateTag(service, { candidate_id: doomed, tag_id: tag });
    await buildSpotlight(service, { nomination_id: nomination });
    const file = new FormData();
    file.set('file', new Blob(['Dropped Example']), 'dropped.txt');
    const { result: dropped } = (await service.api('POST', '/api/v1/imports', file)).body;
    return {
      dropped: dropped.candidate_id as string,
      doomed,
      tag,
      attachment,
      job: job_id,
      stage: current_nomination_stage_id,
      maria: await buildCandidate(service, {
        full_name: 'María Zieliński',
        remote_id: 'maria',
        email: 'maria@example.com',
        location: 'Łódź',
      }),
      juan: await buildCandidate(service, {
        full_name: 'Juan Example',
        email: 'juan@example.com',
        phone: '555-0100',
        links: ['https://example.com/juan'],
      }),
    };
  },
  [
    {
      name: 'creates with a name alone',
      request: () => ['POST', '/api/v1/candidates', { full_name: '  Ada Example ' }],
      status: 201,
      events: ['candidate.created'],
      check: async ({ body }, { service }) =>
        expect((await service.api('GET', url(body.result.id))).body.result).toMatchObject({
          full_name: 'Ada Example',
          remote_id: body.result.id,
          email: null,
          links: [],
          overrides: {},
          profile: null,
          months_experience: null,
        }),
    },
    {
      name: 'needs a name',
      request: () => ['POST', '/api/v1/candidates', { email: 5, links: ['', 3] }],
      status: 422,
      details: ['body.full_name', 'body.email', 'body.links.0', 'body.links.1'],
    },
    {
      name: 'a taken remote_id is 409',
      request: () => ['POST', '/api/v1/candidates', { full_name: 'x', remote_id: 'maria' }],
      status: 409,
      check: ({ body }, { maria }) => expect(body.error.details[0].existing_id).toBe(maria),
    },
    {
      name: 'finds words without their accents',
      request: () => ['GET', '/api/v1/candidates?q=maria%20lod'],
      status: 200,
      check: ({ body, headers }, { maria }) => {
        expect((body.results as { id: string }[]).map((found) => found.id)).toEqual([maria]);
        expect(headers.get('x-total-count')).toBe('1');
      },
    },
    {
      name: 'finds an address',
      request: () => ['GET', '/api/v1/candidates?q=juan%40example.com'],
      status: 200,
      check: ({ body }) => expect(body.results).toHaveLength(1),
    },
    {
      name: 'the query language of the index is not for clients',
      request: () => ['GET', `/api/v1/candidates?q=${encodeURIComponent('" OR * NEAR(')}`],
      status: 200,
    },
    {
      name: 'a query without words finds nobody',
      request: () => ['GET', `/api/v1/candidates?q=${encodeURIComponent('"*"')}`],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
    {
      name: 'narrows by job and stage',
      request: ({ job, stage }) => ['GET', `/api/v1/candidates?job_id=${job}&stage_id=${stage}`],
      status: 200,
      check: ({ body }, { doomed }) => expect(body.results).toMatchObject([{ id: doomed }]),
    },
    {
      name: 'narrows by tag',
      request: ({ tag, job }) => ['GET', `/api/v1/candidates?tag_id=${tag}&job_id=${job}`],
      status: 200,
      check: ({ body }, { doomed }) => expect(body.results).toMatchObject([{ id: doomed }]),
    },
    {
      name: 'nobody has an unknown tag',
      request: () => ['GET', `/api/v1/candidates?tag_id=${newId()}`],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
    {
      name: 'narrows by ids',
      request: ({ maria, juan }) => ['GET', `/api/v1/candidates?ids=${maria},${juan}&include=profile`],
      status: 200,
      check: ({ body }, { maria, juan }) =>
        expect(body.results).toMatchObject([
          { id: juan, profile: null },
          { id: maria, profile: null },
        ]),
    },
    {
      name: 'wrong filters are told together',
      request: () => ['GET', '/api/v1/candidates?job_id=1&tag_id=2&ids=x&limit=101'],
      status: 422,
      details: ['query.job_id', 'query.tag_id', 'query.ids.0', 'query.limit'],
    },

    {
      name: 'PATCH with overrides',
      request: ({ maria }) => ['PATCH', url(maria), { overrides: { phone: '555-0199', email: '' } }],
      status: 200,
      events: ['candidate.updated'],
      check: async (_reply, { service, maria }) =>
        expect((await service.api('GET', url(maria))).body.result).toMatchObject({
          phone: '555-0199',
          email: null,
          overrides: { phone: '555-0199', email: '' },
        }),
    },
    {
      name: 'an override wins over what a client sends later',
      request: ({ maria }) => ['PATCH', url(maria), { phone: '555-0000', email: 'new@example.com' }],
      status: 200,
      events: ['candidate.updated'],
      check: async (_reply, { service, maria }) =>
        expect((await service.api('GET', url(maria))).body.result).toMatchObject({
          phone: '555-0199',
          email: null,
        }),
    },
    {
      name: 'taking the override back shows it',
      request: ({ maria }) => ['PATCH', url(maria), { overrides: { email: null } }],
      status: 200,
      events: ['candidate.updated'],
      check: async (_reply, { service, maria }) =>
        expect((await service.api('GET', url(maria))).body.result).toMatchObject({
          phone: '555-0199',
          email: 'new@example.com',
          overrides: { phone: '555-0199' },
        }),
    },
    {
      name: 'PATCH with null empties a field',
      request: ({ maria }) => ['PATCH', url(maria), { location: null }],
      status: 200,
      events: ['candidate.updated'],
      check: async (_reply, { service, maria }) =>
        expect((await service.api('GET', url(maria))).body.result.location).toBeNull(),
    },
    {
      name: 'an empty name is 422 also as an override',
      request: ({ maria }) => ['PATCH', url(maria), { full_name: null, overrides: { full_name: '' } }],
      status: 422,
      details: ['body.full_name', 'body.overrides.full_name'],
    },
    {
      name: 'PUT replaces',
      request: ({ juan }) => ['PUT', url(juan), { full_name: 'Juan Renamed' }],
      status: 200,
      events: ['candidate.updated'],
      check: async (_reply, { service, juan }) =>
        expect((await service.api('GET', url(juan))).body.result).toMatchObject({
          full_name: 'Juan Renamed',
          email: null,
          phone: null,
          links: [],
        }),
    },
    {
      name: 'the index follows',
      request: () => ['GET', '/api/v1/candidates?q=renamed'],
      status: 200,
      check: ({ body }) => expect(body.results).toHaveLength(1),
    },
    {
      name: 'and forgets',
      request: () => ['GET', '/api/v1/candidates?q=juan@example'],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
    {
      name: 'the remote form finds one',
      request: () => ['GET', '/api/v1/candidates/remote.maria'],
      status: 200,
      check: ({ body }) => expect(body.result.remote_id).toBe('maria'),
    },
    { name: 'an unknown one is 404', request: () => ['PATCH', url(newId()), {}], status: 404 },

    {
      name: 'deletes everything of theirs',
      request: ({ doomed }) => ['DELETE', url(doomed)],
      status: 200,
      events: [
        'attachment.deleted',
        'spotlight.deleted',
        'nomination.deleted',
        'candidate_tag.deleted',
        'candidate.deleted',
        'ranking.changed',
      ],
      check: async (_reply, { service, attachment }) =>
        expect((await service.api('GET', `/api/v1/attachments/${attachment}`)).status).toBe(404),
    },
    { name: 'deleting again is 404', request: ({ doomed }) => ['DELETE', url(doomed)], status: 404 },
    {
      name: 'deletes the import that brought them, too',
      request: ({ dropped }) => ['DELETE', url(dropped)],
      status: 200,
      events: ['import.deleted', 'attachment.deleted', 'candidate.deleted', 'ranking.changed'],
      check: async (_reply, { service }) =>
        expect((await service.api('GET', '/api/v1/imports')).body.results).toEqual([]),
    },
    {
      name: 'the deleted are not found by words',
      request: () => ['GET', '/api/v1/candidates?q=doomed'],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
  ],
);
