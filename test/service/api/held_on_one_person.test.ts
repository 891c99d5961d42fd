import { expect, it } from 'vitest';
import { buildJob, stageNamed } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import { PEOPLE, plant } from './blind/people.ts';

it('all of it can be read by their id', async () => {
  const service = await testService();
  const job = await buildJob(service, { title: 'Senior accountant', description: 'Payroll and SAP.' });
  const [planted] = await plant(service, job, await stageNamed(service, 'New'));
  const [person] = PEOPLE;
  await service.idle();
  const { candidate: id, attachment, nomination } = planted!;
  const read = async (at: string): Promise<string> => {
    const { status, body } = await service.api('GET', `/api/v1${at}`);
    expect(status, at).toBe(200);
    return typeof body === 'string' ? body : JSON.stringify(body);
  };
  const { full_name, email, phone, written_phone, school, birth, street, link, remote_id, file_name } =
    person!;
  const held: Record<string, readonly string[]> = {
    [`/candidates/${id}`]: [full_name, email, phone, link, street, remote_id],
    [`/candidates/${id}/profile`]: [school, full_name, email],
    [`/candidates/${id}/profile.json`]: [school, full_name, email],
    [`/candidates/${id}/retention`]: [`${full_name} wrote from ${email}`],
    [`/attachments?candidate_id=${id}`]: [file_name, `file ${full_name}`],
    [`/attachments/${attachment}/document`]: [birth, street, written_phone, school],
    [`/notes?candidate_id=${id}`]: [`${full_name} asked for a call back at ${phone}.`],
    [`/nominations?candidate_id=${id}`]: [`application of ${full_name}`],
    [`/nominations/${nomination}/criterion_evaluations/`]: [],
    [`/spotlights?nomination_id=${nomination}`]: [`${full_name}: closes the books alone`, school],
    [`/activity?candidate_id=${id}`]: [full_name],
  };
  for (const [at, words] of Object.entries(held)) {
    const told = (await read(at)).toLowerCase();
    for (const word of words) expect(told, at).toContain(word.toLowerCase());
  }
  const { ephemeral_url } = (await service.api('GET', `/api/v1/attachments/${attachment}`)).body.result;
  expect(await (await fetch(ephemeral_url)).text()).toContain(`Date of birth: ${birth}`);
});
