import { expect, it } from 'vitest';
import { buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';
import { attachmentForm } from '../../helpers/factories.ts';

const at = (id: string): string => `/api/v1/candidates/${id}/availability`;
const NOTICE = { amount: 3, unit: 'month', to_end_of: 'quarter' };
const SALARY = { min: 65000, max: 70000, currency: 'EUR', per: 'year' };

scenarios('availability', async (service) => ({ candidate: await buildCandidate(service) }), [
  {
    name: 'is unknown at first',
    request: ({ candidate }) => ['GET', at(candidate)],
    status: 200,
    check: ({ body }) =>
      expect(body.result.availability).toMatchObject({ value: null, source: null, said_at: null }),
  },
  {
    name: 'is said by a person, one fact or several',
    request: ({ candidate }) => [
      'PATCH',
      at(candidate),
      { notice_period: { value: NOTICE }, salary_expectation: { value: SALARY } },
    ],
    status: 200,
    events: ['availability_fact.created', 'availability_fact.created'],
    check: async (_reply, { candidate, service }) => {
      const { body } = await service.api('GET', at(candidate));
      expect(body.result).toMatchObject({
        availability: { value: null },
        notice_period: { value: NOTICE, source: 'person', said_at: expect.any(String) },
        salary_expectation: { value: SALARY, source: 'person' },
      });
    },
  },
  {
    name: 'is said again without an event',
    request: ({ candidate }) => ['PATCH', at(candidate), { notice_period: { value: NOTICE } }],
    status: 200,
  },
  {
    name: 'is at once or from a day, not both',
    request: ({ candidate }) => [
      'PATCH',
      at(candidate),
      { availability: { value: { is_now: true, from: '2027-03-01' } } },
    ],
    status: 422,
    details: ['body.availability.value'],
  },
  {
    name: 'has a salary whose least is not above its most',
    request: ({ candidate }) => [
      'PATCH',
      at(candidate),
      { salary_expectation: { value: { ...SALARY, min: 80000 } } },
    ],
    status: 422,
    details: ['body.salary_expectation.value'],
  },
  {
    name: 'is taken back',
    request: ({ candidate }) => ['PATCH', at(candidate), { notice_period: null }],
    status: 200,
    events: ['availability_fact.deleted'],
  },
  {
    name: 'is of nobody who is not there',
    request: () => ['GET', at('0198c0de-0000-7000-8000-00000000dead')],
    status: 404,
  },
]);

const resume = (notice: string): string =>
  `Ines Okafor\nAvailable from 1 March 2027\nNotice period: ${notice}\nExpected salary: € 65,000 per year\n\n` +
  'Experience\nPotter, Kiln House, 2019 to 2023\n- Gave 2 weeks notice to suppliers\n';

it('a person’s word wins over the resume, over each later reading, and through a merge and its undo', async () => {
  const service = await testService();
  const id = await buildCandidate(service);
  const attachment = await buildAttachment(service, { candidate_id: id }, resume('3 months'));
  await service.idle();
  const read = async (of = id) => (await service.api('GET', at(of))).body.result;
  const first = await read();
  expect(first.availability).toMatchObject({
    value: { is_now: false, from: '2027-03-01' },
    source: 'resume',
    quote: 'Available from 1 March 2027',
    attachment_id: attachment,
  });
  expect(first.notice_period.value).toEqual({ amount: 3, unit: 'month', to_end_of: null });
  expect(first.salary_expectation.value).toEqual({ min: 65000, max: 65000, currency: 'EUR', per: 'year' });

  const own = { amount: 1, unit: 'month', to_end_of: null };
  await service.api('PATCH', at(id), { notice_period: { value: own }, salary_expectation: { value: null } });
  await service.api(
    'PUT',
    `/api/v1/attachments/${attachment}`,
    attachmentForm({ candidate_id: id }, resume('6 weeks')),
  );
  await service.idle();
  const later = await read();
  expect(later.notice_period).toMatchObject({
    value: own,
    source: 'person',
    quote: 'Notice period: 6 weeks',
  });
  expect(later.salary_expectation).toMatchObject({ value: null, source: 'person' });

  const other = await buildCandidate(service);
  await service.api('PATCH', at(other), { notice_period: { value: NOTICE } });
  await service.api('POST', `/api/v1/candidates/${id}/merge`, { other_id: other });
  expect((await read()).notice_period.value).toEqual(own);
  const merges = await service.api('GET', `/api/v1/candidates/${id}/merges`);
  await service.api('POST', `/api/v1/merges/${merges.body.results[0].id}/undo`);
  expect((await read(other)).notice_period.value).toEqual(NOTICE);
  await service.api('PATCH', at(id), { notice_period: null });
  expect((await read()).notice_period).toMatchObject({
    value: { amount: 6, unit: 'week' },
    source: 'resume',
  });
});
