import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  attachmentForm,
  buildCandidate,
  buildCandidateTag,
  buildJob,
  buildNomination,
  buildTag,
  fileForm,
  idOf,
  stageNamed,
} from '../../helpers/factories.ts';
import { STARTS_WITH_NO_OTHER_CLOCK } from '../../helpers/engine.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';
import { openOffice } from './private_jobs/office.ts';

/** Saved searches that tell when somebody new fits: whom, when, whom not, and to whom. */

let service: TestService;
/** The first one ends after an hour, which is of no use to a test that lets days pass. */
let token_now: string | undefined;
beforeEach(async () => {
  token_now = undefined;
  service = await testService({ keep: true });
});
afterEach(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

const ok = async (method: string, path: string, body?: unknown, token = token_now): Promise<Reply> => {
  const reply = await service.api(
    method,
    `/api/v1${path}`,
    body,
    token === undefined ? undefined : { token },
  );
  if (reply.status >= 300) {
    throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  }
  return reply;
};

const keep = async (asks: Record<string, string>, name = JSON.stringify(asks)): Promise<string> =>
  idOf(await ok('POST', '/saved_searches', { name, view: 'pool', search: asks, tells: true, asks }));

const resume = (name: string, words: string): string =>
  `${name}\n${name.toLowerCase().replaceAll(' ', '.')}@example.com\n\nExperience\nEngineer, Harbour Office, 2019 to 2023\n- ${words}\n`;

const drop = async (name: string, words: string): Promise<string> => {
  const dropped = await ok('POST', '/imports', fileForm(resume(name, words), `${name}.txt`));
  await service.idle();
  return dropped.body.result.candidate_id as string;
};

const newTo = async (search: string, token?: string): Promise<string[]> => {
  await service.idle();
  const { body } = await ok('GET', '/saved_search_matches', undefined, token);
  const entry = body.results.find((one: { saved_search_id: string }) => one.saved_search_id === search);
  expect(entry.new_total).toBe(entry.candidate_ids.length);
  return entry.candidate_ids as string[];
};

const told = async (): Promise<string[]> => {
  await service.idle();
  const { body } = await ok('GET', '/events?types=saved_search.matched&limit=100');
  return body.results.map((event: { resource_id: string }) => event.resource_id);
};

const starting = async (full_name: string, from: string): Promise<string> => {
  const id = await buildCandidate(service, { full_name });
  await ok('PATCH', `/candidates/${id}/availability`, {
    availability: { value: { is_now: false, from, text: null } },
  });
  return id;
};

describe('a saved search that tells', () => {
  it('tells of whoever is read and fits, once, and of nobody who was there', async () => {
    const before = await drop('Ana Prado', 'Ran Kafka in production');
    const search = await keep({ q: 'kafka NOT php' });
    expect(await newTo(search)).toEqual([]);
    const bo = await drop('Bo Lind', 'Ran Kafka at sea');
    await drop('Cy Wolf', 'Ran Kafka and PHP');
    await drop('Di Frost', 'Baked bread');
    expect(await newTo(search)).toEqual([bo]);
    expect(await told()).toEqual([search]);

    // whoever changes and still fits is not new again
    for (const id of [before, bo]) await ok('PATCH', `/candidates/${id}`, { source: 'Referral' });
    expect(await newTo(search)).toEqual([bo]);
    await ok('POST', `/saved_searches/${search}/looks`);
    expect(await newTo(search)).toEqual([]);
    await ok('PATCH', `/candidates/${bo}`, { source: 'Fair' });
    expect(await newTo(search)).toEqual([]);
    expect(await told()).toEqual([search]);
  });

  it('tells of whoever fits by what was read later', async () => {
    const search = await keep({ q: 'kafka' });
    const ana = await drop('Ana Prado', 'Baked bread');
    expect(await newTo(search)).toEqual([]);
    await ok(
      'POST',
      '/attachments',
      attachmentForm({ candidate_id: ana, file_name: 'new.txt' }, resume('Ana Prado', 'Runs Kafka')),
    );
    expect(await newTo(search)).toEqual([ana]);
  });

  it('tells of whoever fits by what was said of their notice', async () => {
    const search = await keep({ max_notice: 'P1M', max_salary: '70000' });
    const ana = await drop('Ana Prado', 'Baked bread');
    expect(await newTo(search)).toEqual([]);
    await ok('PATCH', `/candidates/${ana}/availability`, {
      notice_period: { value: { amount: 4, unit: 'week', to_end_of: null } },
    });
    expect(await newTo(search)).toEqual([]);
    await ok('PATCH', `/candidates/${ana}/availability`, {
      salary_expectation: { value: { min: 60000, max: null, currency: 'EUR', per: 'year' } },
    });
    expect(await newTo(search)).toEqual([ana]);
  });

  describe('when days pass', () => {
    const DAY = 86_400_000;
    const began = Date.now();
    const dayAfter = (days: number): string => new Date(began + days * DAY).toISOString().slice(0, 10);
    /** Only dates: timers and the time that passes go on as they are. */
    const setDay = async (days: number): Promise<void> => {
      vi.useFakeTimers({ toFake: ['Date'], now: began + days * DAY });
      token_now = await service.tokenFor(service.credentials!);
    };
    beforeEach(() => setDay(0));
    afterEach(() => vi.useRealTimers());

    it('tells of whoever fits by the passing of days alone, once', async () => {
      const search = await keep({ available_within: 'P2W' });
      const by_day = await keep({ available_by: dayAfter(15) });
      const [ana, bo] = [await starting('Ana Prado', dayAfter(16)), await starting('Bo Lind', dayAfter(17))];
      await starting('Cy Wolf', dayAfter(300));
      expect(await newTo(search)).toEqual([]);
      await setDay(2);
      expect(await newTo(search)).toEqual([ana]);
      expect(await told()).toEqual([search]);
      // the same day asks nobody again, and who was told of is not new on the next
      expect(await newTo(search)).toEqual([ana]);
      await setDay(3);
      expect((await newTo(search)).toSorted()).toEqual([ana, bo].toSorted());
      await ok('POST', `/saved_searches/${search}/looks`);
      await setDay(4);
      expect(await newTo(search)).toEqual([]);
      expect(await told()).toEqual([search, search]);
      expect(await newTo(by_day)).toEqual([]);
    });

    it.skipIf(STARTS_WITH_NO_OTHER_CLOCK)(
      'tells at the start of a program that was closed meanwhile',
      async () => {
        await service.close();
        const data_dir = temporaryFolder();
        service = await testService({ data_dir, keep: true });
        const { credentials } = service;
        await setDay(0);
        const search = await keep({ available_within: 'P2W' });
        const ana = await starting('Ana Prado', dayAfter(20));
        expect(await newTo(search)).toEqual([]);
        await service.close();
        vi.setSystemTime(began + 10 * DAY);
        service = { ...(await testService({ data_dir, keep: true })), credentials };
        await setDay(10);
        expect(await newTo(search)).toEqual([ana]);
      },
    );
  });

  it('counts every filter', async () => {
    const job = await buildJob(service);
    const stage = await stageNamed(service, 'New');
    const tag = await buildTag(service, { name: 'Nights', tag_type: 'specialty_name' });
    const of = {
      tag: await keep({ tag_ids: tag }),
      place: await keep({ place: 'malmo' }),
      job: await keep({ job_id: job }),
      stage: await keep({ job_id: job, stage_id: stage }),
      other_stage: await keep({ job_id: job, stage_id: newId() }),
      source: await keep({ source: 'fair' }),
      free: await keep({ in_no_job: 'true' }),
      later: await keep({ added_since: '2999-01-01' }),
      all: await keep({ q: 'lindqvist', place: 'Malmö', tag_ids: tag, job_id: job }),
    };
    const bo = await buildCandidate(service, {
      full_name: 'Bo Lindqvist',
      location: 'Malmö, Sweden',
      source: 'Job fair',
    });
    expect(await newTo(of.place)).toEqual([bo]);
    expect(await newTo(of.source)).toEqual([bo]);
    expect(await newTo(of.free)).toEqual([bo]);
    expect(await newTo(of.all)).toEqual([]);
    await buildCandidateTag(service, { candidate_id: bo, tag_id: tag });
    expect(await newTo(of.tag)).toEqual([bo]);
    await buildNomination(service, { candidate_id: bo, job_id: job });
    for (const which of [of.job, of.stage, of.all]) expect(await newTo(which)).toEqual([bo]);
    for (const which of [of.other_stage, of.later]) expect(await newTo(which)).toEqual([]);
    // who fits no longer is not counted
    expect(await newTo(of.free)).toEqual([]);
  });

  it('begins anew with other filters, and stops', async () => {
    const search = await keep({ q: 'kafka' });
    await drop('Ana Prado', 'Ran Kafka and Flink');
    await ok('PATCH', `/saved_searches/${search}`, { asks: { q: 'flink' } });
    expect(await newTo(search)).toEqual([]);
    const bo = await drop('Bo Lind', 'Flink');
    expect(await newTo(search)).toEqual([bo]);
    await ok('PATCH', `/saved_searches/${search}`, { name: 'Streams' });
    expect(await newTo(search)).toEqual([bo]);
    await ok('PATCH', `/saved_searches/${search}`, { tells: false });
    await drop('Cy Wolf', 'Flink');
    expect((await ok('GET', '/saved_search_matches')).body.results).toEqual([]);
    expect(await told()).toEqual([search, search]);
    await ok('PATCH', `/saved_searches/${search}`, { tells: true });
    expect(await newTo(search)).toEqual([]);
  });

  it('forgets who is deleted, and tells of no one twice after a merge', async () => {
    const search = await keep({ q: 'kafka' });
    const [ana, bo] = [await drop('Ana Prado', 'Kafka'), await drop('Bo Lind', 'Kafka')];
    const cy = await drop('Cy Wolf', 'Bread');
    expect(await newTo(search)).toEqual([bo, ana]);
    await ok('POST', `/saved_searches/${search}/looks`);
    await ok('POST', `/candidates/${cy}/merge`, { other_id: ana });
    await ok('DELETE', `/candidates/${bo}`);
    expect(await newTo(search)).toEqual([]);
    expect(await told()).toEqual([search, search]);
  });

  it('needs to say what it asks, as GET /candidate_ids takes it', async () => {
    const body = { name: 'x', view: 'pool', search: {}, tells: true };
    const refused = async (asks?: unknown): Promise<string[]> => {
      const reply = await service.api('POST', '/api/v1/saved_searches', { ...body, asks });
      expect(reply.status).toBe(422);
      return reply.body.error.details.map((one: { path: string }) => one.path);
    };
    expect(await refused()).toEqual(['body.asks']);
    expect(await refused({ min_years: 'many' })).toEqual(['body.asks.min_years']);
    expect(await refused({ sort: 'name' })).toEqual(['body.asks']);
    expect(await refused({ q: 5 })).toEqual(['body.asks.q']);
  });

  it('tells each program by itself, in Activity, and once of many', async () => {
    const search = await keep({ q: 'kafka' }, 'Streams');
    const other = await service.tokenFor((await ok('POST', '/clients', { name: 'Other' })).body.result);
    await Promise.all(
      ['Ana Prado', 'Bo Lind', 'Cy Wolf'].map((name) =>
        ok('POST', '/imports', fileForm(resume(name, 'Kafka'), `${name}.txt`)),
      ),
    );
    expect(await newTo(search)).toHaveLength(3);
    await ok('POST', `/saved_searches/${search}/looks`);
    expect(await newTo(search)).toEqual([]);
    expect(await newTo(search, other)).toHaveLength(3);
    const { body } = await ok('GET', '/activity?type=saved_search.matched&folded=false');
    const people = body.results.map((one: { detail: { people: number } }) => one.detail.people);
    expect(people.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(3);
    expect(body.results[0]).toMatchObject({ kind: 'results', detail: { search: 'Streams' } });
  });
});

describe('for a blind caller', () => {
  it('nothing is told of whoever is found, or left out, by what is hidden', async () => {
    const client = await ok('POST', '/clients', { name: 'Blind', is_blind: true });
    const token = await service.tokenFor(client.body.result);
    const by_name = await keep({ q: 'thistlewood' });
    const without = await keep({ q: 'payroll NOT thistlewood' });
    const by_words = await keep({ q: 'payroll' });
    const quenby = await drop('Quenby Thistlewood', 'Payroll and SAP');
    const zandra = await drop('Zandra Cobbleworth', 'Payroll and SAP');
    expect(await newTo(by_name, token)).toEqual([]);
    expect(await newTo(without, token)).toEqual([zandra, quenby]);
    expect(await newTo(by_words, token)).toEqual([zandra, quenby]);
    expect(await newTo(by_name)).toEqual([quenby]);
    expect(await newTo(without)).toEqual([zandra]);
    // the log is read by all
    const log = await told();
    expect(log).not.toContain(by_name);
    expect(log.filter((id) => id === without)).toHaveLength(log.filter((id) => id === by_words).length);
  });
});

describe('of a private job', () => {
  it('only whose it is learns anything', async () => {
    await service.close();
    const office = await openOffice();
    service = office.service;
    const { ada, mira } = office;
    const job = idOf(
      await ok(
        'POST',
        '/jobs',
        { title: 'Quiet', description: 'x', status: 'open', remote_id: 'q' },
        ada.token,
      ),
    );
    await ok('PUT', `/jobs/${job}/visibility`, { is_private: true }, ada.token);
    const make = async (who: { token: string }, name: string, asks: Record<string, string>) =>
      idOf(
        await ok('POST', '/saved_searches', { name, view: 'pool', search: {}, tells: true, asks }, who.token),
      );
    const hers = await make(ada, 'hers', { job_id: job });
    const stage = await stageNamed(service, 'New');
    const in_stage = await make(mira, 'in stage', { stage_id: stage });
    const free = await make(mira, 'free', { in_no_job: 'true' });
    const someone = await buildCandidate(service, { full_name: 'Bo Lindqvist' });
    await ok(
      'POST',
      '/nominations',
      {
        job_id: job,
        candidate_id: someone,
        current_nomination_stage_id: stage,
        remote_id: 'n1',
      },
      ada.token,
    );
    expect(await newTo(hers, ada.token)).toEqual([someone]);
    expect(await newTo(in_stage, mira.token)).toEqual([]);
    expect(await newTo(free, mira.token)).toEqual([someone]);
    const seen = await ok('GET', '/saved_search_matches', undefined, mira.token);
    expect(JSON.stringify(seen.body)).not.toContain(hers);
    const log = await ok('GET', '/events?limit=100&types=saved_search.*', undefined, mira.token);
    expect(JSON.stringify(log.body)).not.toContain(hers);
  });
});
