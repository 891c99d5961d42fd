import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { applySuggestions } from '#service/api/people/tag_suggestions/store.ts';
import { newId } from '#service/ids.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { buildAttachment, buildCandidate, buildCandidateTag, buildTag } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

const RESUME = `Ines Okafor
ines.okafor@example.com

Experience
Accountant, Harbour Logistics, January 2019 – December 2023
- Closed the books each month
Truck driver, Tidewater, March 2014 – December 2018
- Drove 300 miles a day
`;

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

type Link = { id: string; tag_id: string; creation_method: string };
const linksOf = async (candidate_id: string): Promise<Link[]> =>
  (await service.api('GET', `/api/v1/candidate_tags?candidate_id=${candidate_id}`)).body.results;
const tagsOf = async (candidate_id: string): Promise<string[]> => {
  const names = await Promise.all(
    (await linksOf(candidate_id)).map(
      async ({ tag_id }) => (await service.api('GET', `/api/v1/tags/${tag_id}`)).body.result.name as string,
    ),
  );
  return names.toSorted();
};
const refused = async (id: string): Promise<string[]> =>
  (await service.api('GET', `/api/v1/candidates/${id}/refused_tags`)).body.results.map(
    ({ name }: { name: string }) => name,
  );
async function person(): Promise<string> {
  const id = await buildCandidate(service);
  await buildAttachment(service, { candidate_id: id }, RESUME);
  await service.idle();
  return id;
}
async function takeOff(candidate_id: string, name: string): Promise<string> {
  for (const link of await linksOf(candidate_id)) {
    const tag = (await service.api('GET', `/api/v1/tags/${link.tag_id}`)).body.result;
    if (tag.name !== name) continue;
    expect((await service.api('DELETE', `/api/v1/candidate_tags/${link.id}`)).status).toBe(200);
    return link.tag_id;
  }
  throw new Error(`${name} is no tag of this candidate`);
}

describe('tags the service suggests', () => {
  it('follow the resume, and say who suggests them', async () => {
    const id = await person();
    expect(await tagsOf(id)).toEqual(['Accountant', 'Truck driver']);
    for (const { creation_method } of await linksOf(id)) {
      expect(creation_method).toBe('auto_generated_by_service');
    }
  });

  it('follow what people write into the profile, and leave what people gave', async () => {
    const id = await person();
    const own = await buildTag(service, {
      name: newId(),
      tag_type: 'specialty_name',
      is_standardized: false,
    });
    await buildCandidateTag(service, { candidate_id: id, tag_id: own });
    const before = (await service.api('GET', `/api/v1/candidates/${id}/profile`)).body.result.profile.work[1];
    const { title, employer, location, kind, start, end, current } = before;
    const was = { title, employer, location, kind, start, end, current };
    await service.api('PUT', `/api/v1/candidates/${id}/profile/edits`, {
      edits: [{ field: 'work', was, value: { ...was, title: 'Nurse' } }],
    });
    await service.idle();
    expect(await tagsOf(id)).toHaveLength(3);
    expect(await tagsOf(id)).toEqual(expect.arrayContaining(['Accountant', 'Nurse']));
  });

  it('are not suggested again once they were taken off, until that is taken back', async () => {
    const id = await person();
    const tag_id = await takeOff(id, 'Accountant');
    expect(await refused(id)).toEqual(['Accountant']);
    await buildAttachment(service, { candidate_id: id }, `${RESUME}\nmore`);
    await service.idle();
    expect(await tagsOf(id)).toEqual(['Truck driver']);
    const url = `/api/v1/candidates/${id}/refused_tags/${tag_id}`;
    expect((await service.api('DELETE', url)).status).toBe(200);
    await service.idle();
    expect(await tagsOf(id)).toEqual(['Accountant', 'Truck driver']);
    expect((await service.api('DELETE', url)).status).toBe(404);
  });

  it('are counted: all who have a tag, and those for whom it is only suggested', async () => {
    const tag = await buildTag(service, {
      name: newId(),
      tag_type: 'specialty_name',
      is_standardized: false,
    });
    for (const methods of [
      ['auto_generated_by_service'],
      ['auto_generated_by_service', 'selected_by_organization'],
    ]) {
      const candidate_id = await buildCandidate(service);
      for (const creation_method of methods) {
        await buildCandidateTag(service, { candidate_id, tag_id: tag, creation_method });
      }
    }
    const { body } = await service.api('GET', '/api/v1/tag_counts');
    expect(body.results).toContainEqual({ tag_id: tag, candidates: 2, suggested: 1 });
  });

  it('of which the program ships the standard titles', async () => {
    const { body } = await service.api('GET', '/api/v1/tag_presets');
    expect(body.results.length).toBeGreaterThan(150);
    expect(body.results).toContainEqual(
      expect.objectContaining({ name: 'Accountant', tag_type: 'experience_based_role_title' }),
    );
  });

  it('a standard tag that was deleted is made no more, until a person makes it', async () => {
    const id = await person();
    const driver = (await service.api('GET', '/api/v1/tags?q=Truck%20driver')).body.results[0];
    await service.api('DELETE', `/api/v1/tags/${driver.id}`);
    expect(await tagsOf(await person())).toEqual(['Accountant']);
    await buildTag(service, { name: driver.name, tag_type: driver.tag_type, is_standardized: true });
    expect(await tagsOf(await person())).toEqual(['Accountant', 'Truck driver']);
    expect(await tagsOf(id)).toEqual(['Accountant']);
  });

  it('of nobody are 404', async () =>
    expect((await service.api('GET', `/api/v1/candidates/${newId()}/refused_tags`)).status).toBe(404));
});

it('the same suggestion twice is one tag, and one that is made no longer goes', async () => {
  const { db, close } = await openTestBackend(temporaryFolder());
  onTestFinished(close);
  const id = await insertCandidate(db, { full_name: 'Ines Okafor' });
  const links = async (): Promise<number> =>
    (await db.selectFrom('candidate_tags').select('id').execute()).length;
  const java = { tag_type: 'specialty_name', name: 'Java' } as const;
  await applySuggestions(db, id, [java, java]);
  await applySuggestions(db, id, [java]);
  expect(await links()).toBe(1);
  await applySuggestions(db, id, []);
  expect(await links()).toBe(0);
});
