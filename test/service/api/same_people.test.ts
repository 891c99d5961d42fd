import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, timestamp } from '#service/ids.ts';
import { changeRows } from '../../helpers/engine.ts';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  stageNamed,
} from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** Who counts as one person, and that everything that changes it is seen at once, whoever kept what it was. */

const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-same-'));
let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, data_dir });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
  rmSync(data_dir, { recursive: true, force: true });
});

const people = async (): Promise<string[][]> => {
  const { status, body } = await service.api('GET', '/api/v1/duplicates/people');
  expect(status).toBe(200);
  return (body.results as { candidate_ids: string[] }[]).map(({ candidate_ids }) => candidate_ids);
};
/** Those of one person with somebody; none where they are alone. */
const with_ = async (id: string): Promise<string[]> =>
  (await people()).find((ids) => ids.includes(id))?.filter((other) => other !== id) ?? [];
const dismissal = (id: string, other: string): string =>
  `/api/v1/candidates/${id}/duplicates/${other}/dismiss`;

describe('one person', () => {
  it('is everybody whom pairs of one name link, the oldest first', async () => {
    const [ines, short, third] = [
      await buildCandidate(service, { full_name: 'Ines Okafor', email: 'io@example.com' }),
      await buildCandidate(service, {
        full_name: 'I. Okafor',
        email: 'io@example.com',
        phone: '+1 212 555 0141',
      }),
      await buildCandidate(service, { full_name: 'Ines Maria Okafor', phone: '+1 212 555 0141' }),
    ];
    const husband = await buildCandidate(service, { full_name: 'Ben Okafor', phone: '+1 212 555 0141' });
    expect(await people()).toContainEqual([ines, short, third]);
    expect(await with_(husband)).toEqual([]);
  });

  it('is nobody whom somebody told apart, by way of a third either', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      ids.push(await buildCandidate(service, { full_name: 'Kai Storm', email: 'kai@example.com' }));
    }
    const [one, second, third] = ids as [string, string, string];
    expect(await people()).toContainEqual(ids);
    await service.api('POST', dismissal(one, third));
    expect(await with_(one)).toEqual([second]);
    expect(await with_(third)).toEqual([]);
  });

  it('is not two of a household by way of an initial that both have', async () => {
    const phone = '+1 212 555 0177';
    const initial = await buildCandidate(service, { full_name: 'A. Okonjo', phone });
    const amara = await buildCandidate(service, { full_name: 'Amara Okonjo', phone });
    const adam = await buildCandidate(service, { full_name: 'Adam Okonjo', phone });
    expect(await with_(amara)).toEqual([initial]);
    expect(await with_(adam)).toEqual([]);
  });

  it('comes in pages', async () => {
    for (const email of ['one@example.com', 'two@example.com']) {
      for (let i = 0; i < 2; i++) await buildCandidate(service, { full_name: 'Paged Person', email });
    }
    const all = await people();
    const paged: string[][] = [];
    let next: string | null = '/api/v1/duplicates/people?limit=1';
    while (next !== null) {
      const { body, headers } = await service.api('GET', next);
      expect(headers.get('x-total-count')).toBe(String(all.length));
      paged.push(...body.results.map((one: { candidate_ids: string[] }) => one.candidate_ids));
      const link: string | undefined = /<([^>]+)>/u.exec(headers.get('link') ?? '')?.[1];
      next = link === undefined ? null : link.slice(link.indexOf('/api'));
    }
    expect(all.length).toBeGreaterThan(2);
    expect(paged).toEqual(all);
  });
});

describe('what is kept of it follows', () => {
  it('a new candidate, another name, another address, and a deletion', async () => {
    const one = await buildCandidate(service, { full_name: 'Mara Lind', email: 'mara@example.com' });
    expect(await with_(one)).toEqual([]);
    const other = await buildCandidate(service, { full_name: 'Mara Lind', email: 'mara@example.com' });
    expect(await with_(one)).toEqual([other]);
    await service.api('PATCH', `/api/v1/candidates/${other}`, { full_name: 'Nils Lind' });
    expect(await with_(one)).toEqual([]);
    await service.api('PUT', `/api/v1/candidates/${other}`, {
      full_name: 'Mara Lind',
      email: 'mara@example.com',
    });
    expect(await with_(one)).toEqual([other]);
    await service.api('DELETE', `/api/v1/candidates/${other}`);
    expect(await with_(one)).toEqual([]);
  });

  it('two who are told apart, and that taken back', async () => {
    const one = await buildCandidate(service, { full_name: 'Ola Berg', email: 'ola@example.com' });
    const other = await buildCandidate(service, { full_name: 'Ola Berg', email: 'ola@example.com' });
    expect(await with_(one)).toEqual([other]);
    await service.api('POST', dismissal(one, other));
    expect(await with_(one)).toEqual([]);
    await service.api('DELETE', dismissal(one, other));
    expect(await with_(one)).toEqual([other]);
  });

  it('a merge, and its undo', async () => {
    const [one, other, third] = [
      await buildCandidate(service, { full_name: 'Pia Holm', email: 'pia@example.com' }),
      await buildCandidate(service, { full_name: 'Pia Holm', email: 'pia@example.com' }),
      await buildCandidate(service, { full_name: 'Pia Holm', email: 'pia@example.com' }),
    ];
    expect(await with_(one)).toEqual([other, third]);
    const { body } = await service.api('POST', `/api/v1/candidates/${one}/merge`, { other_id: other });
    expect(await with_(one)).toEqual([third]);
    await service.api('POST', `/api/v1/merges/${body.result.merge_id}/undo`);
    // undoing it says that the two are not one: the third may be either, and counts as one of them
    expect(await with_(third)).toEqual([one]);
    expect(await with_(other)).toEqual([]);
  });

  it('a file that two have, and what is read of one', async () => {
    const one = await buildCandidate(service, { full_name: 'Rut Sand' });
    const other = await buildCandidate(service, { full_name: 'Rut Sand' });
    await buildAttachment(service, { candidate_id: one }, 'one letter of two');
    expect(await with_(one)).toEqual([]);
    await buildAttachment(service, { candidate_id: other }, 'one letter of two');
    expect(await with_(one)).toEqual([other]);
    const known = await buildCandidate(service, { full_name: 'Tove Ek', email: 'tove@example.com' });
    expect(await with_(known)).toEqual([]);
    const sent = await buildCandidate(service, { full_name: 'Tove Ek' });
    await buildAttachment(service, { candidate_id: sent }, 'Tove Ek\ntove@example.com\n\nExperience\nCook');
    await service.idle();
    expect(await with_(known)).toEqual([sent]);
  });

  it('what another instance wrote, of which the log alone tells', async () => {
    const one = await buildCandidate(service, { full_name: 'Una Falk', email: 'una@example.com' });
    const other = await buildCandidate(service, { full_name: 'Una Falk' });
    expect(await with_(one)).toEqual([]);
    await changeRows(
      { data_dir },
      "INSERT INTO candidate_keys (kind, key, candidate_id) VALUES ('email', 'una@example.com', ?)",
      other,
    );
    // nobody told of it yet: what is kept is not read anew each time
    expect(await with_(one)).toEqual([]);
    await changeRows(
      { data_dir },
      `INSERT INTO events (id, type, resource_type, resource_id, created_at)
       VALUES (?, 'candidate.updated', 'candidate', ?, ?)`,
      newId(),
      other,
      timestamp(),
    );
    expect(await with_(one)).toEqual([other]);
  });

  it('keys that are made anew, of which no log tells', async () => {
    const one = await buildCandidate(service, { full_name: 'Vera Dahl', email: 'vera@example.com' });
    const other = await buildCandidate(service, { full_name: 'Vera Dahl' });
    expect(await with_(one)).toEqual([]);
    await changeRows({ data_dir }, "UPDATE settings SET value = 'older' WHERE key = 'identity_keys_version'");
    await buildCandidate(service); // what was kept is over
    expect(await with_(one)).toEqual([]);
    await changeRows(
      { data_dir },
      "INSERT INTO candidate_keys (kind, key, candidate_id) VALUES ('email', 'vera@example.com', ?)",
      other,
    );
    expect(await with_(one)).toEqual([other]);
  });
});

const move = async (nomination: string, stage: string): Promise<unknown> =>
  service.api('PUT', `/api/v1/nominations/${nomination}`, {
    current_nomination_stage_id: await stageNamed(service, stage),
  });

describe('counts of jobs', () => {
  type Overview = {
    id: string;
    candidates: number;
    unread: number;
    people: Record<string, number>;
    stages: { name: string; count: number; people: number }[];
  };
  const overview = async (id: string): Promise<Overview> =>
    (await service.api('GET', '/api/v1/job_overviews')).body.results.find(
      (job: Overview) => job.id === id,
    ) as Overview;
  const stagesOf = ({ stages }: Overview): unknown[] =>
    stages.filter(({ count }) => count > 0).map(({ name, count, people: counted }) => [name, count, counted]);

  it('count a person of several candidates once, where the furthest stands', async () => {
    const job_id = await buildJob(service);
    const person = { full_name: 'Wanda Juhl', email: 'wanda@example.com' };
    const ids = [
      await buildCandidate(service, person),
      await buildCandidate(service, person),
      await buildCandidate(service, person),
      await buildCandidate(service),
    ];
    const [first, second, third] = await Promise.all(
      ids.map((candidate_id) => buildNomination(service, { job_id, candidate_id })),
    );
    let now = await overview(job_id);
    expect(now).toMatchObject({
      candidates: 4,
      unread: 4,
      people: { total: 2, new: 2, unread: 2, to_call: 0 },
    });
    expect(stagesOf(now)).toEqual([['New', 4, 2]]);

    // one of theirs was looked at: they are not unread any more
    await move(first!, 'Reviewing');
    now = await overview(job_id);
    expect(now).toMatchObject({ unread: 3, people: { total: 2, unread: 1 } });
    expect(stagesOf(now)).toEqual([
      ['New', 3, 1],
      ['Reviewing', 1, 1],
    ]);

    await move(second!, 'Rejected');
    expect(stagesOf(await overview(job_id))).toEqual([
      ['New', 2, 1],
      ['Reviewing', 1, 1],
      ['Rejected', 1, 0],
    ]);

    await move(first!, 'Shortlisted');
    await move(third!, 'Shortlisted');
    expect(await overview(job_id)).toMatchObject({ to_call: 2, people: { to_call: 1 } });
    await service.api('POST', '/api/v1/notes', { candidate_id: ids[0], job_id, text: 'Called.' });
    expect(await overview(job_id)).toMatchObject({ to_call: 1, people: { to_call: 0 } });

    // another resume of somebody the caller has seen is nobody new
    await service.api('POST', `/api/v1/jobs/${job_id}/look`);
    const candidate_id = await buildCandidate(service, person);
    await buildNomination(service, { job_id, candidate_id });
    expect(await overview(job_id)).toMatchObject({ new_candidates: 1, people: { total: 2, new: 0 } });
  });

  it('tell a blind caller of nobody who is one person', async () => {
    const job_id = await buildJob(service);
    for (let i = 0; i < 2; i++) {
      const candidate_id = await buildCandidate(service, {
        full_name: 'Ylva Ros',
        email: 'ylva@example.com',
      });
      await buildNomination(service, { job_id, candidate_id });
    }
    expect((await overview(job_id)).people).toMatchObject({ total: 1 });
    const made = await service.api('POST', '/api/v1/clients', { name: 'Blind', is_blind: true });
    const token = await service.tokenFor(made.body.result);
    const seen = (await service.api('GET', '/api/v1/job_overviews', undefined, { token })).body.results.find(
      (job: Overview) => job.id === job_id,
    );
    expect(seen).toMatchObject({ candidates: 2, people: { total: 2, new: 2, unread: 2 } });
    const told = await service.api('GET', '/api/v1/duplicates/people', undefined, { token });
    expect(told.body.results).toEqual([]);
  });
});
