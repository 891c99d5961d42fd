import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { NO_DETAILS } from '#service/api/hiring/job_details/schema.ts';
import { buildJob } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import type { Reply } from '../../helpers/service.ts';

const SAID = {
  client_name: 'Halden Freight',
  contact_name: 'Petra Olsen',
  contact_email: 'petra.olsen@example.com',
  contact_phone: '+1 555 0142',
  location: 'Hamburg',
  salary_min: 60_000,
  salary_max: 75_000,
  salary_currency: 'EUR',
  salary_period: 'year',
  deadline: '2026-12-18',
};

/** A change of details that is refused, with what is said of it. */
const refused = (name: string, body: object, at: string, said: RegExp) => ({
  name: `refuses ${name}`,
  request: ({ said: id }: { said: string }) => ['PATCH', `/api/v1/jobs/${id}/details`, body] as const,
  status: 422,
  check: ({ body: { error } }: Reply) => {
    expect(error.details).toEqual([{ path: `body.${at}`, message: expect.stringMatching(said) }]);
  },
});

scenarios(
  'details of jobs',
  async (service) => {
    const said = await buildJob(service, { remote_id: 'said' });
    await service.api('PATCH', `/api/v1/jobs/${said}/details`, SAID);
    return { said, bare: await buildJob(service), changed: await buildJob(service) };
  },
  [
    {
      name: 'a job of which nothing is said has none',
      request: ({ bare }) => ['GET', `/api/v1/jobs/${bare}/details`],
      status: 200,
      check: ({ body, headers }) => {
        expect(body.result).toEqual(NO_DETAILS);
        expect(headers.get('etag')).toMatch(/^"/u);
      },
    },
    {
      name: 'shows what was said, in remote form too',
      request: () => ['GET', '/api/v1/jobs/remote.said/details'],
      status: 200,
      check: ({ body }) => expect(body.result).toEqual(SAID),
    },
    {
      name: 'leaves the record of the job as the contract has it',
      request: ({ said }) => ['GET', `/api/v1/jobs/${said}`],
      status: 200,
      check: ({ body }) => expect(Object.keys(body.result)).not.toContain('client_name'),
    },
    {
      name: 'changes the fields that are sent, as they are meant',
      request: ({ changed }) => [
        'PATCH',
        `/api/v1/jobs/${changed}/details`,
        {
          client_name: ' Halden ',
          salary_currency: ' eur',
          salary_min: 18.505,
          salary_period: 'hour',
          location: '',
        },
      ],
      status: 200,
      events: ['job.updated'],
      check: async (_, { service, changed }) => {
        const { body } = await service.api('GET', `/api/v1/jobs/${changed}/details`);
        expect(body.result).toEqual({
          ...NO_DETAILS,
          client_name: 'Halden',
          salary_currency: 'EUR',
          salary_min: 18.51,
          salary_period: 'hour',
        });
      },
    },
    {
      name: 'makes no event where nothing changes',
      request: ({ said }) => ['PATCH', `/api/v1/jobs/${said}/details`, { client_name: 'Halden Freight' }],
      status: 200,
      events: [],
    },
    refused(
      'a salary that ends below its beginning',
      { salary_max: 59_999 },
      'salary_max',
      /less than salary_min/u,
    ),
    refused('an unknown currency', { salary_currency: 'XQQ' }, 'salary_currency', /no currency/u),
    refused('a sign for a currency', { salary_currency: '€' }, 'salary_currency', /three letters/u),
    refused('a day there is not', { deadline: '2026-02-30' }, 'deadline', /a day there is/u),
    refused('a moment for a day', { deadline: '2026-02-03T10:00:00Z' }, 'deadline', /a day there is/u),
    refused('a negative salary', { salary_min: -1 }, 'salary_min', /at least 0/u),
    refused('an unknown period', { salary_period: 'week' }, 'salary_period', /./u),
    refused('what is no address', { contact_email: 'petra' }, 'contact_email', /e-mail/u),
    {
      name: 'knows no details of no job',
      request: () => ['GET', `/api/v1/jobs/${newId()}/details`],
      status: 404,
    },
    {
      name: 'does not overwrite what somebody has not seen',
      request: ({ said }) => [
        'PATCH',
        `/api/v1/jobs/${said}/details`,
        { location: 'Kiel' },
        { headers: { 'if-match': '"another"' } },
      ],
      status: 412,
    },
  ],
);
