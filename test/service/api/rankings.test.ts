import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  idOf,
} from '../../helpers/factories.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

type Entry = {
  score: number;
  candidate_id: string;
  candidate_remote_id: string;
  summary_id: string;
  nomination_id: string | null;
  band?: string;
};

const WELDER =
  'Experience\nWelder at Quayside Yard, 2018 to 2024\n- Welding of steel pipes and hulls\n- Welding inspection\n';
const BAKER =
  'Experience\nBaker at Corner Oven, 2018 to 2024\n- Bread and pastry from three in the morning\n';
const BOTH =
  'Experience\nBaker at Corner Oven, 2018 to 2020\n- Bread and pastry\nWelder at Quayside Yard, 2020 to 2024\n- Welding of pipes\n';

let service: TestService;
let welding: string;
let baking: string;
/** welder and baker applied for the welding job; both is considered for it; blank has no file. */
const people: Record<'welder' | 'baker' | 'both' | 'blank', string> = {
  welder: '',
  baker: '',
  both: '',
  blank: '',
};
const nominations: Record<string, string> = {};

const rank = (query: Record<string, string | number>): Promise<Reply> =>
  service.api(
    'GET',
    `/api/v1/candidate_rankings?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  );
const entries = async (query: Record<string, string | number>): Promise<Entry[]> => {
  const reply = await rank(query);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.results as Entry[];
};
const ids = async (query: Record<string, string | number>): Promise<string[]> =>
  (await entries(query)).map(({ candidate_id }) => candidate_id);

const nominationOf = async (query: Record<string, string>, id: string): Promise<string | null> =>
  (await entries(query)).find(({ candidate_id }) => candidate_id === id)!.nomination_id;
const single = (id: string, query: Record<string, string>): Promise<Reply> =>
  service.api('GET', `/api/v1/candidate_rankings/${id}?${new URLSearchParams(query)}`);

beforeAll(async () => {
  service = await testService({ keep: true });
  welding = await buildJob(service, {
    title: 'Welder',
    description: 'Welding of steel pipes and hulls in a yard',
  });
  baking = await buildJob(service, { title: 'Baker', description: 'Bread and pastry' });
  for (const [name, text] of [
    ['welder', WELDER],
    ['baker', BAKER],
    ['both', BOTH],
  ] as const) {
    people[name] = await buildCandidate(service, { full_name: name, remote_id: `person.${name}` });
    await buildAttachment(service, { candidate_id: people[name] }, text, `${name}.txt`);
  }
  people.blank = await buildCandidate(service, { full_name: 'blank' });
  const applied_at = '2026-11-01T00:00:00Z';
  nominations['welder'] = await buildNomination(service, {
    job_id: welding,
    candidate_id: people.welder,
    applied_at,
  });
  nominations['baker'] = await buildNomination(service, {
    job_id: welding,
    candidate_id: people.baker,
    applied_at,
  });
  nominations['both'] = await buildNomination(service, { job_id: welding, candidate_id: people.both });
  nominations['baker for baking'] = await buildNomination(service, {
    job_id: baking,
    candidate_id: people.baker,
    applied_at,
  });
  await service.idle();
});
afterAll(() => service.close());

describe('the list', () => {
  test('by a job: everybody once, the nearest first, those without text last with score 0', async () => {
    const reply = await rank({ target_resource_id: welding });
    const results = reply.body.results as Entry[];
    expect(results.map(({ candidate_id }) => candidate_id)).toEqual([
      people.welder,
      people.both,
      people.baker,
      people.blank,
    ]);
    expect(results[3]!.score).toBe(0);
    for (const { score } of results) expect(score).toBe(Math.round(score * 1e6) / 1e6);
    expect(reply.headers.get('x-total-count')).toBe('4');
    expect(Object.keys(results[0]!).sort()).toEqual([
      'candidate_id',
      'candidate_remote_id',
      'nomination_id',
      'score',
      'summary_id',
    ]);
    expect(results[0]!.candidate_remote_id).toBe('person.welder');
  });

  test('by words, by a candidate, by an attachment', async () => {
    expect((await ids({ q: 'bread and pastry' })).slice(0, 2)).toEqual([people.baker, people.both]);
    expect(await ids({ target_resource_id: people.baker })).toEqual([
      people.baker,
      people.both,
      people.welder,
      people.blank,
    ]);
    expect((await ids({ target_resource_id: people.blank }))[0]).toBe(people.blank);
    const ideal = await buildAttachment(service, {}, BAKER, 'ideal.txt');
    expect((await ids({ target_resource_id: ideal }))[0]).toBe(people.baker);
    expect(await ids({ target_resource_id: ideal.toUpperCase() })).toHaveLength(4);
  });

  test('pages add up to the whole list', async () => {
    const whole = await entries({ target_resource_id: welding });
    const paged: Entry[] = [];
    for (let offset = 0; offset < 6; offset += 1) {
      paged.push(...(await entries({ target_resource_id: welding, offset, limit: 1 })));
    }
    expect(paged).toEqual(whole);
    expect(await ids({ target_resource_id: welding, offset: 1, limit: 2 })).toEqual([
      people.both,
      people.baker,
    ]);
    expect(await ids({ target_resource_id: welding, offset: 4 })).toEqual([]);
  });

  test('filter_job_id keeps who applied, in the same order and with the same scores', async () => {
    const whole = await entries({ target_resource_id: baking });
    const reply = await rank({ target_resource_id: baking, filter_job_id: welding });
    const kept = reply.body.results as Entry[];
    expect(kept.map(({ candidate_id }) => candidate_id)).toEqual([people.baker, people.welder]);
    for (const entry of kept) {
      expect(entry.score).toBe(whole.find(({ candidate_id }) => candidate_id === entry.candidate_id)!.score);
    }
    expect(reply.headers.get('x-total-count')).toBe('2');
    expect(await ids({ target_resource_id: baking, filter_job_id: welding, offset: 1 })).toEqual([
      people.welder,
    ]);
    expect(
      await ids({ target_resource_id: baking, filter_job_id: welding, filter_nominations: 'any' }),
    ).toEqual([people.baker, people.both, people.welder]);
  });

  test('nomination_id: the target job, else the filter job, else the newest, else null', async () => {
    expect(await nominationOf({ target_resource_id: welding }, people.baker)).toBe(nominations['baker']);
    expect(await nominationOf({ target_resource_id: baking }, people.baker)).toBe(
      nominations['baker for baking'],
    );
    expect(await nominationOf({ q: 'bread', filter_job_id: welding }, people.baker)).toBe(
      nominations['baker'],
    );
    expect(await nominationOf({ q: 'bread' }, people.baker)).toBe(nominations['baker for baking']);
    expect(await nominationOf({ target_resource_id: baking }, people.welder)).toBe(nominations['welder']);
    expect(await nominationOf({ q: 'bread' }, people.blank)).toBeNull();
  });

  test('summary_id: one for each candidate and job, made once', async () => {
    const summaryOf = async (query: Record<string, string>): Promise<string> =>
      (await entries(query)).find(({ candidate_id }) => candidate_id === people.baker)!.summary_id;
    const for_welding = await summaryOf({ target_resource_id: welding });
    expect(await summaryOf({ target_resource_id: welding })).toBe(for_welding);
    expect(await summaryOf({ q: 'bread', filter_job_id: welding })).toBe(for_welding);
    expect(await summaryOf({ target_resource_id: baking, filter_job_id: welding })).not.toBe(for_welding);
    expect(await summaryOf({ q: 'bread' })).toBe(await summaryOf({ target_resource_id: people.baker }));
    const [first, second] = await Promise.all([
      summaryOf({ target_resource_id: baking }),
      summaryOf({ target_resource_id: baking }),
    ]);
    expect(first).toBe(second);
  });

  test('score_version 2: no criteria, so every score is 0 and similarity orders', async () => {
    const by_criteria = await entries({ target_resource_id: welding, score_version: 2 });
    expect(by_criteria.map(({ candidate_id }) => candidate_id)).toEqual(
      await ids({ target_resource_id: welding }),
    );
    expect(new Set(by_criteria.map(({ score }) => score))).toEqual(new Set([0]));
    expect(await ids({ q: 'bread', filter_job_id: welding, score_version: 2 })).toEqual([
      people.baker,
      people.welder,
    ]);
  });

  test('a band is there only when asked for', async () => {
    expect((await entries({ target_resource_id: welding, include: 'band' })).map(({ band }) => band)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(first|next|later)$/)]),
    );
  });

  test('the same request gives the same bytes', async () => {
    const [first, second] = [
      await rank({ target_resource_id: welding }),
      await rank({ target_resource_id: welding }),
    ];
    expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
  });

  const unknown = '01a1fd8d-0000-7000-8000-000000000000';
  test.each([
    ['neither target nor q', () => ({}), 422, ['query.q', 'query.target_resource_id']],
    [
      'target and q',
      () => ({ target_resource_id: welding, q: 'x' }),
      422,
      ['query.q', 'query.target_resource_id'],
    ],
    ['an empty q', () => ({ q: ' ' }), 422, ['query.q']],
    ['a q that is too long', () => ({ q: 'x'.repeat(8001) }), 422, ['query.q']],
    [
      'a target that is no UUID',
      () => ({ target_resource_id: 'remote.1' }),
      422,
      ['query.target_resource_id'],
    ],
    ['limit 0', () => ({ q: 'x', limit: 0 }), 422, ['query.limit']],
    ['limit 101', () => ({ q: 'x', limit: 101 }), 422, ['query.limit']],
    ['a negative offset', () => ({ q: 'x', offset: -1 }), 422, ['query.offset']],
    ['a fraction', () => ({ q: 'x', offset: '1.5' }), 422, ['query.offset']],
    ['score_version 3', () => ({ q: 'x', score_version: 3 }), 422, ['query.score_version']],
    [
      'several violations at once',
      () => ({ limit: 0, score_version: 0 }),
      422,
      ['query.limit', 'query.q', 'query.score_version', 'query.target_resource_id'],
    ],
    ['score_version 2 without a job', () => ({ q: 'x', score_version: 2 }), 422, ['query.score_version']],
    [
      'score_version 2 by a candidate',
      () => ({ target_resource_id: people.baker, score_version: 2 }),
      422,
      ['query.score_version'],
    ],
    ['an unknown target', () => ({ target_resource_id: unknown }), 404, []],
    [
      'an unknown target with score_version 2',
      () => ({ target_resource_id: unknown, score_version: 2 }),
      404,
      [],
    ],
    ['an unknown filter job', () => ({ q: 'x', filter_job_id: unknown }), 404, []],
    ['a filter that is no job', () => ({ q: 'x', filter_job_id: people.baker }), 404, []],
  ])('%s', async (_name, query, status, paths) => {
    const reply = await rank(query() as Record<string, string>);
    expect(reply.status, JSON.stringify(reply.body)).toBe(status);
    expect(reply.body.error.details.map(({ path }: { path: string }) => path).sort()).toEqual(paths);
  });

  test('a parameter sent twice is refused', async () => {
    expect((await service.api('GET', '/api/v1/candidate_rankings?q=a&q=b')).status).toBe(422);
  });

  test('a q of 8,000 characters and one without any word work', async () => {
    expect(await ids({ q: '語'.repeat(8000) })).toHaveLength(4);
    expect(await ids({ q: '!!!' })).toHaveLength(4);
  });
});

describe('one candidate', () => {
  test('answers one entry, also for who is only considered', async () => {
    const reply = await single(people.both, { filter_job_id: welding });
    expect(reply.status).toBe(200);
    expect(reply.body.result).toMatchObject({
      score: 0,
      candidate_id: people.both,
      nomination_id: nominations['both'],
    });
    const listed = (await entries({ target_resource_id: welding })).find(
      ({ candidate_id }) => candidate_id === people.both,
    )!;
    expect(reply.body.result.summary_id).toBe(listed.summary_id);
    expect(
      (
        await single(people.both, {
          filter_job_id: welding,
          score_version: '2',
          target_resource_id: people.baker,
        })
      ).status,
    ).toBe(200);
  });

  test.each([
    ['filter_job_id is required', () => people.baker, () => ({}), 422],
    [
      'score_version 1 is not supported',
      () => people.baker,
      () => ({ filter_job_id: welding, score_version: '1' }),
      422,
    ],
    ['q is not possible', () => people.baker, () => ({ filter_job_id: welding, q: 'x' }), 422],
    ['no nomination for the job', () => people.blank, () => ({ filter_job_id: welding }), 404],
    ['an unknown candidate', () => welding, () => ({ filter_job_id: welding }), 404],
    ['an unknown job', () => people.baker, () => ({ filter_job_id: people.baker }), 404],
    [
      'an unknown target',
      () => people.baker,
      () => ({ filter_job_id: welding, target_resource_id: nominations['both']! }),
      404,
    ],
    ['no UUID', () => 'x', () => ({ filter_job_id: welding }), 422],
  ])('%s', async (_name, id, query, status) => {
    expect((await single(id(), query() as Record<string, string>)).status).toBe(status);
  });
});

describe('reasons', () => {
  test('the nearest passages as literal quotes, with the skills a job asks for', async () => {
    const { body } = await service.api(
      'GET',
      `/api/v1/candidate_rankings/${people.both}/reasons?target_resource_id=${welding}`,
    );
    expect(body.result.passages.length).toBeGreaterThan(0);
    expect(body.result.passages[0].quote).toContain('Welding of pipes');
    expect(BOTH).toContain(body.result.passages[0].quote.split('\n')[0]);
    expect(body.result.passages[0]).toMatchObject({ page: null, boxes: [] });
  });

  test('by words there are passages and no skills; without text there is nothing', async () => {
    const { body } = await service.api('GET', `/api/v1/candidate_rankings/${people.both}/reasons?q=bread`);
    expect(body.result.passages[0].quote).toContain('Bread');
    expect(body.result).toMatchObject({ matching_skills: [], missing_skills: [] });
    const blank = await service.api(
      'GET',
      `/api/v1/candidate_rankings/${people.blank}/reasons?target_resource_id=${welding}`,
    );
    const { title_words, ...others } = blank.body.result;
    expect(others).toEqual({ passages: [], matching_skills: [], missing_skills: [], notices: [] });
    expect(title_words.map(({ is_found }: { is_found: boolean }) => is_found)).not.toContain(true);
    expect((await service.api('GET', `/api/v1/candidate_rankings/${welding}/reasons?q=bread`)).status).toBe(
      404,
    );
    expect((await service.api('GET', `/api/v1/candidate_rankings/${people.both}/reasons`)).status).toBe(422);
  });
});

describe('what changes', () => {
  test('is in the next answer: new, moved, replaced and deleted', async () => {
    const target = { q: 'harpsichord tuning and voicing' };
    const person = await buildCandidate(service, { full_name: 'changing' });
    expect((await entries(target)).find(({ candidate_id }) => candidate_id === person)?.score).toBe(0);

    const resume = await buildAttachment(
      service,
      { candidate_id: person },
      'Experience\nTuner, 2020 to 2022\n- Harpsichord tuning and voicing\n',
      'tuner.txt',
    );
    await service.idle();
    expect((await ids(target))[0]).toBe(person);

    const form = attachmentForm(
      { candidate_id: people.blank },
      'Experience\nTuner, 2020 to 2022\n- Harpsichord tuning and voicing\n',
      'tuner.txt',
    );
    form.delete('remote_id');
    expect(
      (await service.api('PUT', `/api/v1/attachments/${resume}`, (form.set('remote_id', 'moved'), form)))
        .status,
    ).toBe(200);
    await service.idle();
    expect((await ids(target))[0]).toBe(people.blank);
    expect((await entries(target)).find(({ candidate_id }) => candidate_id === person)?.score).toBe(0);

    await service.api('DELETE', `/api/v1/attachments/${resume}`);
    expect((await entries(target)).find(({ candidate_id }) => candidate_id === people.blank)?.score).toBe(0);
    await service.api('DELETE', `/api/v1/candidates/${person}`);
    expect(await ids(target)).not.toContain(person);
  });

  test('a nomination counts for the filter at once', async () => {
    const query = { q: 'bread', filter_job_id: baking };
    expect(await ids(query)).toEqual([people.baker]);
    const nomination = await buildNomination(service, {
      job_id: baking,
      candidate_id: people.blank,
      applied_at: '2026-11-01',
    });
    expect(await ids(query)).toEqual([people.baker, people.blank]);
    await service.api('DELETE', `/api/v1/nominations/${nomination}`);
    expect(await ids(query)).toEqual([people.baker]);
  });

  test('an unrelated candidate moves no score', async () => {
    const before = await entries({ target_resource_id: welding });
    const stranger = await buildCandidate(service, { full_name: 'stranger' });
    await buildAttachment(
      service,
      { candidate_id: stranger },
      'Experience\nFalconer, 2020 to 2022\n- Trained hawks\n',
      'falconer.txt',
    );
    await service.idle();
    const after = await entries({ target_resource_id: welding });
    expect(after.filter(({ candidate_id }) => candidate_id !== stranger)).toEqual(before);
    await service.api('DELETE', `/api/v1/candidates/${stranger}`);
  });

  test('other kinds of attachments count beside the resume; an older resume does not', async () => {
    const person = await buildCandidate(service, { full_name: 'two files' });
    await buildAttachment(
      service,
      { candidate_id: person },
      'Experience\nPotter, 2019\n- Glazing stoneware\n',
      'old.txt',
    );
    await buildAttachment(
      service,
      { candidate_id: person },
      'Experience\nPotter, 2022\n- Throwing vases\n',
      'new.txt',
    );
    await buildAttachment(
      service,
      { candidate_id: person, type: 'about' },
      'I play the theorbo on weekends',
      'about.txt',
    );
    await service.idle();
    const quotes = async (q: string): Promise<string> =>
      (await service.api('GET', `/api/v1/candidate_rankings/${person}/reasons?q=${q}`)).body.result.passages
        .map(({ quote }: { quote: string }) => quote)
        .join('|');
    expect(await quotes('theorbo')).toContain('theorbo');
    expect(await quotes('stoneware')).not.toContain('stoneware');
    expect((await ids({ q: 'theorbo on weekends' }))[0]).toBe(person);
    await service.api('DELETE', `/api/v1/candidates/${person}`);
  });
});

describe('a target that is not read', () => {
  test('is waited for, then NOT_READY; unreadable it is 422 with the reason', async () => {
    const idle_service = await testService({ children: 0 });
    const pending = idOf(await idle_service.api('POST', '/api/v1/attachments', attachmentForm()));
    const begun = Date.now();
    const reply = await idle_service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${pending}`);
    expect(reply.status).toBe(503);
    expect(reply.body.error.type).toBe('NOT_READY');
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(Date.now() - begun).toBeGreaterThan(1900);

    const broken = await buildAttachment(service, {}, '%PDF-1.7\nnothing more', 'broken.pdf');
    await service.idle(); // on a busy machine a child takes longer to start than a request waits
    const refused = await rank({ target_resource_id: broken });
    expect(refused.status).toBe(422);
    expect(refused.body.error.details[0]).toMatchObject({ path: 'query.target_resource_id' });
    expect(refused.body.error.message).toMatch(/damaged/);
  });
});
