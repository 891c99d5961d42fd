import { expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildAttachment, buildCandidate, buildNomination } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';

const path = '/api/v1/candidates/delete';

it('several candidates are deleted at once with everything of theirs; who is gone already is passed over', async () => {
  const service = await testService({ children: 0 });
  const ada = await buildCandidate(service, { full_name: 'Ada Example' });
  const ben = await buildCandidate(service, { full_name: 'Ben Example' });
  const cleo = await buildCandidate(service, { full_name: 'Cleo Example' });
  const file = await buildAttachment(service, { candidate_id: ada, remote_id: 'resume' }, 'Ada reads maps');
  const nomination = await buildNomination(service, { candidate_id: ben });

  const gone = newId();
  const answer = await service.api('POST', path, { ids: [ada, gone, ben, ada] });
  expect(answer.status).toBe(200);
  expect(answer.body.result).toEqual({ ids: [ada, ben] });
  for (const record of [`candidates/${ada}`, `attachments/${file}`, `nominations/${nomination}`]) {
    expect((await service.api('GET', `/api/v1/${record}`)).status, record).toBe(404);
  }
  const { results } = (await service.api('GET', '/api/v1/candidates')).body;
  expect(results.map(({ id }: { id: string }) => id)).toEqual([cleo]);
  const events = (await service.api('GET', '/api/v1/events?limit=100')).body.results as {
    type: string;
    resource_id: string;
  }[];
  const deleted = events.filter(({ type }) => type === 'candidate.deleted');
  expect(deleted.map(({ resource_id }) => resource_id).toSorted()).toEqual([ada, ben].toSorted());
  expect((await service.api('POST', path, { ids: [ada, ben] })).body.result).toEqual({ ids: [] });
});

it('nobody is deleted by a request that is wrong', async () => {
  const service = await testService({ children: 0 });
  const ada = await buildCandidate(service);
  const many = Array.from({ length: 101 }, () => newId());
  for (const ids of [[], [ada, 'nobody'], [ada, ...many], undefined]) {
    expect((await service.api('POST', path, { ids })).status).toBe(422);
  }
  expect((await service.api('GET', `/api/v1/candidates/${ada}`)).status).toBe(200);
});
