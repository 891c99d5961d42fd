import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachmentForm, buildJob, idOf } from '../../../helpers/factories.ts';
import { testService, type TestService } from '../../../helpers/service.ts';

// A town that somebody is called as is under bars everywhere, and anybody else's nowhere: shown in one answer and hidden
// in another, the two together would be the name.

let service: TestService;
let token: string;
const ids: string[] = [];

beforeAll(async () => {
  service = await testService({ keep: true });
  await buildJob(service, { title: 'Accountant', description: 'Payroll' });
  for (const name of ['Anna Bremen', 'Anna Falke']) {
    const candidate_id = idOf(await service.api('POST', '/api/v1/candidates', { full_name: name }));
    const text = `${name}\nanna@example.com\nBremen, Germany\nSummary\nAccountant living in Bremen.\nExperience\nSenior Accountant, Bremen Foods, 01/2019 - present\n- Payroll in SAP`;
    await service.api('POST', '/api/v1/attachments', attachmentForm({ candidate_id, remote_id: name }, text));
    ids.push(candidate_id);
  }
  await service.idle();
  const client = await service.api('POST', '/api/v1/clients', { name: 'Places', is_blind: true });
  token = await service.tokenFor(client.body.result);
});
afterAll(() => service.close());

async function read(path: string): Promise<string> {
  const { status, body } = await service.api('GET', `/api/v1${path}`, undefined, { token });
  // answers are checked against their schemas: a place under bars is still a place
  expect(status).toBe(200);
  return JSON.stringify(body);
}

/** Everything that is told of a person. */
async function told(id: string): Promise<string[]> {
  const files = JSON.parse(await read(`/attachments?candidate_id=${id}`)) as { results: { id: string }[] };
  const job = (await service.api('GET', '/api/v1/jobs')).body.results[0].id as string;
  const ranking = JSON.parse(
    await read(`/candidate_rankings?target_resource_id=${job}&expand=summary,candidate`),
  );
  return [
    await read(`/candidates/${id}`),
    await read(`/attachments/${files.results[0]?.id}/document`),
    JSON.stringify(ranking.results.find((one: { candidate_id: string }) => one.candidate_id === id)),
  ];
}

it('is said of nobody who is called so', async () => {
  expect((await told(ids[0]!)).map((text) => text.includes('Bremen'))).toEqual([false, false, false]);
  expect(await read('/candidate_ids?place=Bremen')).not.toContain(ids[0]);
  expect(await read('/candidate_ids?q=Bremen')).not.toContain(ids[0]);
});

it('is said of everybody else', async () => {
  expect((await told(ids[1]!)).map((text) => text.includes('Bremen'))).toEqual([true, true, true]);
  expect(await read('/candidate_ids?place=Bremen')).toContain(ids[1]);
  expect(await read('/candidate_ids?q=Bremen')).toContain(ids[1]);
  expect(service.problems).toEqual([]);
});
