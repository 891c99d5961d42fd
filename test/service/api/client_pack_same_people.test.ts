import { expect, it } from 'vitest';
import { buildCandidate, buildJob, buildNomination, buildSpotlight } from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';

const PEOPLE = [
  { full_name: 'Priya Example', email: 'priya@example.com' },
  { full_name: 'Ben Example', email: 'ben@example.com' },
  { full_name: 'P. Example', email: 'priya@example.com', phone: '+1 212 555 0142' },
  { full_name: 'Priya E.', phone: '+1 212 555 0142' },
] as const;

type Pack = { same_people: { spotlight_ids: string[]; reasons: string[] }[] };

async function samePeople(service: TestService, job_id: string, query = ''): Promise<Pack['same_people']> {
  const { status, body } = await service.api('GET', `/api/v1/jobs/${job_id}/client_pack?${query}`);
  expect(status).toBe(200);
  return (body.result as Pack).same_people;
}

it('names who is in a pack more than once, until they were told apart or taken out', async () => {
  const service = await testService({ children: 0 });
  const job_id = await buildJob(service);
  const ids: string[] = [];
  const spotlights: string[] = [];
  await buildCandidate(service, { full_name: 'Ben Elsewhere', email: 'ben@example.com' });
  for (const person of PEOPLE) {
    const candidate_id = await buildCandidate(service, person);
    const nomination_id = await buildNomination(service, { job_id, candidate_id });
    ids.push(candidate_id);
    spotlights.push(await buildSpotlight(service, { nomination_id, headline: '', evidence: [] }));
  }
  const [priya, , p_example, priya_e] = spotlights;
  // the first and the third have an address in common, the third and the fourth a telephone: one person
  const [found, ...others] = await samePeople(service, job_id);
  expect(others).toEqual([]); // whoever else has Ben's address is not in this pack
  expect(found?.spotlight_ids).toEqual([priya, p_example, priya_e]);
  expect(found?.reasons.toSorted()).toEqual(['same_email', 'same_phone']);
  expect(await samePeople(service, job_id, 'is_blind=true')).toEqual([found]);

  await service.api('POST', `/api/v1/candidates/${ids[2]}/duplicates/${ids[3]}/dismiss`);
  expect(await samePeople(service, job_id)).toEqual([
    { spotlight_ids: [priya, p_example], reasons: ['same_email'] },
  ]);
  await service.api('DELETE', `/api/v1/spotlights/${p_example}`);
  expect(await samePeople(service, job_id)).toEqual([]);
});

it('says that one record was put forward twice', async () => {
  const service = await testService({ children: 0 });
  const job_id = await buildJob(service);
  const candidate_id = await buildCandidate(service, { full_name: 'Ada Example' });
  const nomination_id = await buildNomination(service, { job_id, candidate_id });
  const spotlight_ids = [
    await buildSpotlight(service, { nomination_id, headline: '', evidence: [] }),
    await buildSpotlight(service, { nomination_id, headline: 'Again', evidence: [] }),
  ];
  expect(await samePeople(service, job_id)).toEqual([{ spotlight_ids, reasons: ['same_record'] }]);
});
