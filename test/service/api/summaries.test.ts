import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#service/ids.ts';
import { summaryIdOf } from '#service/api/summary_ids.ts';
import { attachmentForm, buildAttachment, buildCandidate, buildJob } from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';

const RESUME = `Ines Okafor
Rotterdam, Netherlands

Experience
Backend engineer, Harbour Logistics, 2019 to 2023
- Built Python services on PostgreSQL

Education
BSc Computer Science, Example University, 2015
`;

let service: TestService;
let job_id: string;
let candidate_id: string;
let attachment_id: string;
beforeAll(async () => {
  service = await testService({ keep: true });
  job_id = await buildJob(service, {
    title: 'Backend engineer',
    description: 'Requirements:\n- Python\n- PostgreSQL\n- Kubernetes\n',
  });
  candidate_id = await buildCandidate(service);
  attachment_id = await buildAttachment(service, { candidate_id, remote_id: 'resume.1' }, RESUME, 'ines.txt');
  await service.idle();
});
afterAll(() => service.close());

async function summaryId(target: string = job_id): Promise<string> {
  const { body } = await service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${target}`);
  return body.results.find((entry: { candidate_id: string }) => entry.candidate_id === candidate_id)
    .summary_id;
}
const read = async (id: string, query = '') =>
  (await service.api('GET', `/api/v1/summaries/${id}${query}`)).body.result;
const names = (skills: { s: string }[]): string[] => skills.map(({ s }) => s);

test('has exactly the shape of the contract', async () => {
  const id = await summaryId();
  const summary = await read(id);
  expect(Object.keys(summary).sort()).toEqual([
    'created_at',
    'education',
    'employment',
    'id',
    'location',
    'matching_skills',
    'missing_skills',
  ]);
  expect(summary).toMatchObject({
    id,
    location: expect.stringContaining('Rotterdam'),
    education: expect.stringContaining('Computer Science'),
    employment: expect.stringContaining('Harbour Logistics'),
  });
  expect(names(summary.matching_skills)).toEqual(expect.arrayContaining(['Python', 'PostgreSQL']));
  expect(names(summary.missing_skills)).toContain('Kubernetes');
  for (const skill of [...summary.matching_skills, ...summary.missing_skills]) {
    expect(Object.keys(skill).sort()).toEqual(['e', 's']);
  }
  expect(await read(id)).toEqual(summary);
});

test('include=evidence adds literal quotes', async () => {
  const { matching_skills } = await read(await summaryId(), '?include=evidence');
  const python = matching_skills.find(({ s }: { s: string }) => s === 'Python');
  expect(python.evidence[0]).toMatchObject({ attachment_id, page: null, boxes: [] });
  const { quote, start, end } = python.evidence[0];
  expect(quote).toContain('Python');
  expect(RESUME.replaceAll('- ', '').replaceAll('\n\n', '\n').slice(start, end)).toBe(quote);
});

test('include=text adds the whole as plain text, without the name', async () => {
  const { text, ...summary } = await read(await summaryId(), '?include=text');
  expect(summary).toEqual(await read(summary.id));
  expect(text).toContain(`Location: ${summary.location}\n`);
  expect(text).toMatch(/What the resume shows\n(?:- .+\n)*- Python: “Built Python services on PostgreSQL”/);
  expect(text).toMatch(/What it does not show\n(?:- .+\n)*- Kubernetes: Not mentioned/);
  expect(text).not.toContain('Okafor');
});

test('without a job there are no skills; without a readable file all is empty', async () => {
  const without_job = await read(await summaryId(candidate_id));
  expect(without_job).toMatchObject({
    matching_skills: [],
    missing_skills: [],
    employment: expect.stringContaining('Harbour'),
  });
  const blank = await buildCandidate(service);
  const { body } = await service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${blank}&limit=1`);
  expect(await read(body.results[0].summary_id)).toMatchObject({
    location: '',
    education: '',
    employment: '',
    matching_skills: [],
    missing_skills: [],
  });
});

test('follows the resume and the job, and keeps its id', async () => {
  const id = await summaryId();
  await service.api('PATCH', `/api/v1/jobs/${job_id}`, {
    description: 'Requirements:\n- Kubernetes\n- Terraform\n',
  });
  expect(names((await read(id)).missing_skills)).toEqual(expect.arrayContaining(['Kubernetes', 'Terraform']));

  const form = attachmentForm(
    { remote_id: 'resume.1' },
    RESUME.replace('Python services on PostgreSQL', 'clusters with Kubernetes'),
    'ines.txt',
  );
  const { events } = await service.recorded(async () => {
    await service.api('PUT', '/api/v1/attachments/remote.resume.1', form);
    await service.idle();
  });
  expect(events).toContain('summary.updated');
  expect(names((await read(id)).matching_skills)).toContain('Kubernetes');
  expect(await summaryId()).toBe(id);
});

test('an unknown one is 404, no UUID 422', async () => {
  expect((await service.api('GET', `/api/v1/summaries/${job_id}`)).status).toBe(404);
  expect((await service.api('GET', '/api/v1/summaries/remote.x')).status).toBe(422);
});

test('a ranking names it without writing anything; what it says is kept when it is read', async () => {
  const job = await buildJob(service, { title: 'Clerk', description: 'Requirements:\n- Python\n' });
  await service.idle();
  const ranked = await service.recorded(() => summaryId(job));
  expect(ranked.events).toEqual([]);
  const first = await summaryId(job);
  expect(first).toBe(summaryIdOf({ candidate_id, job_id: job }));
  expect(await summaryId(job)).toBe(first);

  const { created_at } = await read(first);
  expect((await service.api('GET', `/api/v1/jobs/${job}`)).body.result.created_at.slice(0, 16)).toBe(
    created_at.slice(0, 16),
  );
  const told = await service.recorded(() => service.api('DELETE', `/api/v1/jobs/${job}`));
  expect(told.events).toContain('summary.deleted');
  expect((await service.api('GET', `/api/v1/summaries/${first}`)).status).toBe(404);
});

test('pairs of the same moment have ids of their own, and they say whose they are', async () => {
  const [moment, other] = ['01999999-9999-7000-8000', '01999999-9999-7000-8001'];
  const people = [`${moment}-00000000000a`, `${moment}-00000000000b`, newId()];
  const jobs = [`${other}-0000000000f0`, `${other}-0000000000f1`, null];
  const ids = people.flatMap((person) =>
    jobs.map((job) => summaryIdOf({ candidate_id: person, job_id: job })),
  );
  expect(new Set(ids).size).toBe(9);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect((await service.api('GET', `/api/v1/summaries/${id}`)).status).toBe(404);
  }
});
