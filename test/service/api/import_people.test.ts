import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileForm } from '../../helpers/factories.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

type Row = Reply['body'];
async function drop(file: string, file_name: string): Promise<Row> {
  return (await service.api('POST', '/api/v1/imports', fileForm(file, file_name))).body.result;
}
const row = async (id: string): Promise<Row> =>
  (await service.api('GET', '/api/v1/imports')).body.results.find((found: Row) => found.id === id);

const resume = (email: string, extra = ''): string =>
  `Ines Okafor\n${email}\n\nExperience\nShift lead, Harbour Logistics, 2019 to 2023\n- Led nine people\n${extra}`;

describe('a dropped file of a person who is there already', () => {
  it('says who that is once it is read, and no more when a person told them apart', async () => {
    const first = await drop(resume('ines@example.com'), 'a.txt');
    await service.idle();
    expect((await row(first.id)).same_person_as).toEqual([]);
    const second = await drop(resume('ines@example.com', '- and a tenth\n'), 'b.txt');
    expect(second.same_person_as).toEqual([]);
    await service.idle();
    const read = await row(second.id);
    expect(read).toMatchObject({
      state: 'read',
      duplicate_of: null,
      same_person_as: [
        {
          candidate_id: first.candidate_id,
          full_name: 'Ines Okafor',
          reasons: [{ type: 'same_email', value: 'ines@example.com' }, { type: 'same_name_and_employer' }],
        },
      ],
    });
    expect((await row(first.id)).same_person_as).toMatchObject([{ candidate_id: second.candidate_id }]);
    await service.api(
      'POST',
      `/api/v1/candidates/${first.candidate_id}/duplicates/${second.candidate_id}/dismiss`,
    );
    expect((await row(second.id)).same_person_as).toEqual([]);
  });

  it('with the same bytes is told as a copy of that file', async () => {
    const first = await drop(resume('copy@example.com'), 'c.txt');
    const second = await drop(resume('copy@example.com'), 'd.txt');
    expect(second).toMatchObject({ state: 'duplicate', duplicate_of: first.id, same_person_as: [] });
  });
});

describe('kinds of files', () => {
  const json = {
    basics: { name: 'Noor Aalto', email: 'noor@example.com', label: 'Potter' },
    work: [{ name: 'Clay House', position: 'Potter', startDate: '2020-02', endDate: '2021-03' }],
    skills: [{ name: 'Inventory management' }],
  };
  it.each<[string, string, string]>([
    ['JSON Resume', JSON.stringify(json), 'resume.json'],
    [
      'RTF',
      String.raw`{\rtf1\ansi Noor Aalto\par noor@example.com\par\par Experience\par Potter, Clay House, February 2020 - March 2021\par}`,
      'resume.rtf',
    ],
    [
      'HTML',
      '<h1>Noor Aalto</h1><p>noor@example.com</p><h2>Experience</h2><p>Potter, Clay House, February 2020 – March 2021</p>',
      'resume.html',
    ],
  ])('%s becomes a candidate with a profile', async (_, file, file_name) => {
    const dropped = await drop(file, file_name);
    expect(dropped.reason).toBeNull();
    await service.idle();
    expect(await row(dropped.id)).toMatchObject({ state: 'read', candidate_name: 'Noor Aalto' });
    const { body } = await service.api('GET', `/api/v1/candidates/${dropped.candidate_id}`);
    expect(body.result).toMatchObject({
      full_name: 'Noor Aalto',
      email: 'noor@example.com',
      profile: {
        work: [{ employer: 'Clay House', start: { year: 2020, month: 2 }, end: { year: 2021, month: 3 } }],
      },
    });
  });

  it('JSON that is no resume is refused in words', async () => {
    const dropped = await drop('{"orders": [1, 2]}', 'orders.json');
    expect(dropped.state).toMatch(/^(?:refused|queued|reading|read|failed)$/u);
    await service.idle();
    expect(['refused', 'failed', 'read']).toContain((await row(dropped.id)).state);
    expect(service.problems).toEqual([]);
  });
});
