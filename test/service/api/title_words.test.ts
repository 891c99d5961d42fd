import { expect, test } from 'vitest';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { changeRows, rowsOf, valuesOf } from '../../helpers/engine.ts';
import { buildAttachment, buildJob, fileForm } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

/** Resumes of the same words, of which one has the title of the job side by side. */
const PEOPLE = {
  beside:
    'Ada Quill\n\nExperience\nStaff nurse, Hill Hospital, 2018 to 2024\n- Worked on the ward at night\n',
  apart: 'Bea Quint\n\nExperience\nNurse, Hill Hospital, 2018 to 2024\n- Worked at night on the ward staff\n',
  other: 'Cyd Quist\n\nExperience\nCarpenter, Roof Works, 2018 to 2024\n- Built timber roofs on houses\n',
};
type Who = keyof typeof PEOPLE;

async function imported(service: TestService): Promise<Record<Who, string>> {
  const ids: Partial<Record<Who, string>> = {};
  for (const [who, text] of Object.entries(PEOPLE)) {
    const reply = await service.api('POST', '/api/v1/imports', fileForm(text, `${who}.txt`));
    ids[who as Who] = reply.body.result.candidate_id;
  }
  await service.idle();
  return ids as Record<Who, string>;
}

async function scores(service: TestService, asked: string): Promise<Record<string, number>> {
  const { body } = await service.api('GET', `/api/v1/candidate_rankings?${asked}`);
  return Object.fromEntries(
    body.results.map((one: { candidate_id: string; score: number }) => [one.candidate_id, one.score]),
  );
}

const NURSE = { title: 'Staff nurse', description: 'Night shifts on the ward.' };

const word = (start: number, end: number, is_found: boolean, is_beside_next: boolean | null) => ({
  start,
  end,
  is_found,
  is_beside_next,
});

test('words of the title count, and the reasons say which were found', async () => {
  const service = await testService();
  const { beside, apart, other } = await imported(service);
  const job = await buildJob(service, NURSE);
  const found = await scores(service, `target_resource_id=${job}`);
  expect(found[beside]).toBeGreaterThan(found[apart]!);
  expect(found[apart]).toBeGreaterThan(found[other]!);
  const wordsOf = async (candidate: string, asked: string) => {
    const { body } = await service.api('GET', `/api/v1/candidate_rankings/${candidate}/reasons?${asked}`);
    return body.result.title_words;
  };
  const asked = `target_resource_id=${job}`;
  expect(await wordsOf(beside, asked)).toEqual([word(0, 5, true, true), word(6, 11, true, null)]);
  expect(await wordsOf(apart, asked)).toEqual([word(0, 5, true, false), word(6, 11, true, null)]);
  expect(await wordsOf(other, asked)).toEqual([word(0, 5, false, false), word(6, 11, false, null)]);
  expect(await wordsOf(beside, 'q=carpenter')).toEqual([word(0, 9, false, null)]);
  const sentence = 'somebody who has looked after patients on a ward for some years and speaks French';
  expect(await wordsOf(beside, `q=${encodeURIComponent(sentence)}`)).toEqual([]);
  // nobody is told the title of somebody else by parts
  expect(await wordsOf(other, `target_resource_id=${apart}`)).toEqual([]);
});

test('an unrelated person moves no score', async () => {
  const service = await testService();
  await imported(service);
  const job = await buildJob(service, NURSE);
  const before = await scores(service, `target_resource_id=${job}`);
  await service.api('POST', '/api/v1/imports', fileForm(PEOPLE.apart.replace('Bea', 'Dee'), 'dee.txt'));
  await service.idle();
  expect(await scores(service, `target_resource_id=${job}`)).toMatchObject(before);
});

test('files that an earlier version read are ranked, and read again for the words', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ data_dir });
  const { beside, apart, other } = await imported(first);
  const job = await buildJob(first, NURSE);
  const before = await scores(first, `target_resource_id=${job}`);
  await first.close();
  await changeRows(first, "UPDATE document_vectors SET pieces = NULL, title = '[]'");
  await changeRows(first, 'DELETE FROM job_vectors');

  // no file can be read: nobody is lost, and no word is found of anybody
  const without = await testService({ data_dir, head_start_ms: 600_000 });
  const meanwhile = await scores(without, `target_resource_id=${job}`);
  expect(Object.keys(meanwhile).sort()).toEqual([beside, apart, other].sort());
  expect(meanwhile[beside]).toBeGreaterThan(0.1);
  expect(meanwhile[beside]).toBeLessThan(before[beside]!);
  await without.close();

  const second = await testService({ data_dir });
  await second.idle();
  expect(await scores(second, `target_resource_id=${job}`)).toEqual(before);
  expect(await rowsOf(second, 'SELECT job_id FROM job_vectors')).toEqual([{ job_id: job }]);
  expect(await rowsOf(second, 'SELECT 1 FROM document_vectors WHERE pieces IS NULL')).toEqual([]);
});

test('the words of somebody who is deleted go with them', async () => {
  const service = await testService();
  const { beside } = await imported(service);
  const theirs = 'SELECT id FROM attachments WHERE candidate_id = ?';
  const [attachment_id] = await valuesOf(service, theirs, beside);
  const kept = 'SELECT length(pieces) AS bytes, title FROM document_vectors WHERE attachment_id = ?';
  const [row] = await rowsOf<{ bytes: number; title: string }>(service, kept, attachment_id);
  expect(row!.bytes).toBeGreaterThan(10);
  expect(JSON.parse(row!.title)).toHaveLength(2);
  await service.api('DELETE', `/api/v1/candidates/${beside}`);
  expect(await rowsOf(service, kept, attachment_id)).toEqual([]);
  expect(await scores(service, 'q=staff nurse')).not.toHaveProperty(beside);
});

test('words of all files of a person are theirs, and of another person who is merged into them', async () => {
  const service = await testService();
  const { apart, other } = await imported(service);
  const found = async (): Promise<boolean[]> => {
    const asked = `/api/v1/candidate_rankings/${apart}/reasons?q=nurse carpenter plumber`;
    const { body } = await service.api('GET', asked);
    return body.result.title_words.map(({ is_found }: { is_found: boolean }) => is_found);
  };
  expect(await found()).toEqual([true, false, false]);
  const fields = { candidate_id: other, type: 'about' };
  await buildAttachment(service, fields, 'A plumber who repairs pipes and boilers.', 'about.txt');
  await service.idle();
  await service.api('POST', `/api/v1/candidates/${apart}/merge`, { other_id: other });
  await service.idle();
  // of two resumes the newer counts, here the other one's
  expect(await found()).toEqual([false, true, true]);
});

test('a saved job is embedded before anybody ranks by it, anew when its text changes, and goes with it', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ data_dir });
  await imported(first);
  const job = await buildJob(first, NURSE);
  await first.idle();
  const stored = 'SELECT made_from FROM job_vectors';
  const [made] = await rowsOf<{ made_from: string }>(first, stored);
  const before = await scores(first, `target_resource_id=${job}`);
  await first.api('PATCH', `/api/v1/jobs/${job}`, { status: 'closed' });
  await first.idle();
  expect(await rowsOf(first, stored)).toEqual([made]);
  await first.close();

  // ranked by what is stored: no child was started, so none can have embedded
  let starts = 0;
  const second = await testService({
    data_dir,
    head_start_ms: 600_000,
    spawn: (...options) => {
      starts += 1;
      return spawnNodeChild(...options);
    },
  });
  expect(await scores(second, `target_resource_id=${job}`)).toEqual(before);
  expect(starts).toBe(0);
  await second.close();

  const third = await testService({ data_dir });
  await third.api('PATCH', `/api/v1/jobs/${job}`, { title: 'Carpenter' });
  await third.idle();
  expect(await rowsOf(third, stored)).not.toEqual([made]);
  await changeRows(third, "UPDATE job_vectors SET made_from = 'another model'");
  await third.close();
  const fourth = await testService({ data_dir });
  await fourth.idle();
  expect(await rowsOf(fourth, stored)).not.toEqual([{ made_from: 'another model' }]);
  await fourth.api('DELETE', `/api/v1/jobs/${job}`);
  expect(await rowsOf(fourth, stored)).toEqual([]);
});
