import { expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';

const NOTES = '/api/v1/notes';

scenarios(
  'notes',
  async (service) => {
    const candidate = await buildCandidate(service);
    const other = await buildCandidate(service);
    const job = await buildJob(service);
    const write = async (body: Record<string, unknown>, token = service.token): Promise<string> =>
      (await service.api('POST', NOTES, body, { token })).body.result.id;
    const first = await write({
      candidate_id: candidate,
      text: 'Available from May.\n\n<b>Call back</b> 📞',
    });
    const second = await write(
      { candidate_id: candidate, job_id: job, text: 'Asks about the salary.' },
      await interfaceToken(service),
    );
    await write({ candidate_id: other, text: 'Somebody else.' });
    return { candidate, job, first, second };
  },
  [
    {
      name: 'are listed of one candidate, newest first, with who wrote them',
      request: (ids) => ['GET', `${NOTES}?candidate_id=${ids.candidate}`],
      status: 200,
      check: ({ body, headers }, ids) => {
        expect(headers.get('x-total-count')).toBe('2');
        expect(body.results).toMatchObject([
          { id: ids.second, job_id: ids.job, client_name: null },
          { id: ids.first, job_id: null, text: 'Available from May.\n\n<b>Call back</b> 📞' },
        ]);
        expect(body.results[1].client_name).toEqual(expect.any(String));
      },
    },
    {
      name: 'are listed of one job',
      request: (ids) => ['GET', `${NOTES}?job_id=${ids.job}`],
      status: 200,
      check: ({ body }, ids) => expect(body.results).toMatchObject([{ id: ids.second }]),
    },
    {
      name: 'come in pages',
      request: (ids) => ['GET', `${NOTES}?candidate_id=${ids.candidate}&limit=1`],
      status: 200,
      check: ({ body, headers }) => {
        expect(body.results).toHaveLength(1);
        expect(headers.get('link')).toMatch(/cursor=/);
      },
    },
    {
      name: 'need a text, and somebody they are about',
      request: () => ['POST', NOTES, { candidate_id: 'x', text: '  ' }],
      status: 422,
      check: ({ body }) =>
        expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual([
          'body.candidate_id',
          'body.text',
        ]),
    },
    {
      name: 'name a candidate and a job there are',
      request: (ids) => ['POST', NOTES, { candidate_id: ids.job, job_id: ids.candidate, text: 'x' }],
      status: 422,
      check: ({ body }) => expect(body.error.details).toHaveLength(2),
    },
    {
      name: 'may be long, but not endless',
      request: (ids) => ['POST', NOTES, { candidate_id: ids.candidate, text: 'x'.repeat(10_001) }],
      status: 422,
    },
    {
      name: 'are gone when they are deleted',
      request: (ids) => ['DELETE', `${NOTES}/${ids.first}`],
      status: 200,
      events: ['note.deleted'],
      check: async (_reply, { first, service }) => {
        expect((await service.api('GET', `${NOTES}/${first}`)).status).toBe(404);
      },
    },
  ],
);

it('a second window is told when a note was changed meanwhile', async () => {
  const service = await testService();
  const candidate_id = await buildCandidate(service);
  const { id } = (await service.api('POST', NOTES, { candidate_id, text: 'One' })).body.result;
  const etag = (await service.api('GET', `${NOTES}/${id}`)).headers.get('etag')!;
  const change = (text: string) =>
    service.api('PATCH', `${NOTES}/${id}`, { text }, { headers: { 'if-match': etag } });
  expect((await change('Two')).status).toBe(200);
  expect((await change('Three')).status).toBe(412);
  const now = (await service.api('GET', `${NOTES}/${id}`)).body.result;
  expect(now.text).toBe('Two');
  expect(now.modified_at >= now.created_at).toBe(true);
  // what changes nothing is no change
  const { events } = await service.recorded(() => service.api('PATCH', `${NOTES}/${id}`, { text: 'Two' }));
  expect(events).toEqual([]);
});

it('notes go with their candidate, and with their job', async () => {
  const service = await testService();
  const [candidate_id, job_id] = [await buildCandidate(service), await buildJob(service)];
  const write = (body: Record<string, unknown>) => service.api('POST', NOTES, { candidate_id, ...body });
  await write({ text: 'In general' });
  await write({ job_id, text: 'About the job' });
  const job = await service.recorded(() => service.api('DELETE', `/api/v1/jobs/${job_id}`));
  expect(job.events).toContain('note.deleted');
  expect((await service.api('GET', NOTES)).body.results).toMatchObject([{ text: 'In general' }]);
  const candidate = await service.recorded(() => service.api('DELETE', `/api/v1/candidates/${candidate_id}`));
  expect(candidate.events).toContain('note.deleted');
  expect((await service.api('GET', NOTES)).body.results).toEqual([]);
});
