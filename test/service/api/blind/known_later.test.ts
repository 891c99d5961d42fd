import { expect, it } from 'vitest';
import { attachmentForm, idOf } from '../../../helpers/factories.ts';
import { testService, type TestService } from '../../../helpers/service.ts';

// What is embedded of a file holds nothing of who somebody is, also where that is told after the file was read.

const PEOPLE = [
  { nick: 'quthistler', school: 'Zelvania Polytechnic University' },
  { nick: 'zacobbler', school: 'Morvania Polytechnic University' },
] as const;

async function people(service: TestService): Promise<string[]> {
  const ids: string[] = [];
  for (const { nick, school } of PEOPLE) {
    const candidate_id = idOf(await service.api('POST', '/api/v1/candidates', { full_name: 'Kim Doe' }));
    const text = `Experience\nAccountant, Fernhill Foods, 2019 - present\n- Payroll, known as ${nick}\n- Chaired the ${school.replace(/ .*/, '')} club`;
    const form = attachmentForm({ candidate_id, remote_id: `letter of ${nick}` }, text);
    await service.api('POST', '/api/v1/attachments', form);
    ids.push(candidate_id);
  }
  await service.idle();
  return ids;
}

async function scores(service: TestService, q: string): Promise<number[]> {
  const { body } = await service.api('GET', `/api/v1/candidate_rankings?q=${encodeURIComponent(q)}`);
  return body.results.map(({ score }: { score: number }) => score);
}

it('an address that is told later', async () => {
  const service = await testService();
  const ids = await people(service);
  expect(new Set(await scores(service, 'quthistler')).size).toBe(2);
  for (const [at, { nick }] of PEOPLE.entries()) {
    await service.api('PATCH', `/api/v1/candidates/${ids[at]}`, { email: `${nick}@example.com` });
  }
  await service.idle();
  expect(new Set(await scores(service, 'quthistler')).size).toBe(1);
});

it('a school that another file tells, once for all', async () => {
  const service = await testService();
  const ids = await people(service);
  expect(new Set(await scores(service, 'Zelvania')).size).toBe(2);
  for (const [at, { nick, school }] of PEOPLE.entries()) {
    const text = `Kim Doe\nEducation\nBachelor of Accounting, ${school}, 2010 - 2013`;
    const form = attachmentForm({ candidate_id: ids[at]!, remote_id: `diploma of ${nick}` }, text);
    await service.api('POST', '/api/v1/attachments', form);
  }
  await service.idle();
  expect(new Set(await scores(service, 'Zelvania')).size).toBe(1);
  // nothing is read for ever, and not for what says nothing of who they are
  const { tasks } = await service.recorded(async () => {
    await service.api('PATCH', `/api/v1/candidates/${ids[0]}`, { source: 'A fair' });
    await service.idle();
  });
  expect(tasks).not.toContain('read_attachment');
});
