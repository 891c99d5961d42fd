import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJob } from '../../helpers/factories.ts';
import { shippedReader } from '../../helpers/reader.ts';
import { testService, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

type Suggested = { prompt_text: string; criterion_id: string | null };

describe('suggested criteria', () => {
  it('come from the description, with the criterion the job has already', async () => {
    const job_id = await buildJob(service, {
      title: 'Ferry clerk',
      description:
        'Requirements\n- At least 3 years of Python\n- German at C1\n- Holds a forklift licence\nNice to have\n- Kubernetes or Nomad',
    });
    const path = `/api/v1/jobs/${job_id}`;
    const made = await service.api('POST', `${path}/criteria`, { prompt_text: '3+ years Python' });
    const { status, body } = await service.api('GET', `${path}/suggested_criteria`);
    expect(status).toBe(200);
    expect(
      body.results.map(({ prompt_text, criterion_id }: Suggested) => [prompt_text, criterion_id]),
    ).toEqual([
      ['At least 3 years of Python', made.body.result.id],
      ['Holds a forklift licence', null],
      ['German at C1 or better', null],
      ['Knows Kubernetes or Nomad', null],
    ]);
    expect(body.results[3]).toEqual({
      prompt_text: 'Knows Kubernetes or Nomad',
      weight: 'nice',
      understood_as: 'Skill: Kubernetes or Nomad',
      told: [{ code: 'asks.skill', args: expect.objectContaining({ name: 'Kubernetes or Nomad' }) }],
      engine: 'rules',
      quote: 'Kubernetes or Nomad',
      criterion_id: null,
    });
  });

  it('are none where the description asks for nothing; a job that is not there is 404', async () => {
    const job_id = await buildJob(service, {
      title: 'Ferry clerk',
      description: 'We sell tickets.',
    });
    const { body } = await service.api('GET', `/api/v1/jobs/${job_id}/suggested_criteria`);
    expect(body.results).toEqual([]);
    const gone = '0198c0de-0000-7000-8000-00000000ffff';
    expect((await service.api('GET', `/api/v1/jobs/${gone}/suggested_criteria`)).status).toBe(404);
  });
});

describe('presets', () => {
  it('are at least 14 trades of 8 to 12 criteria, each understood to its last word and none of them twice', async () => {
    const { body } = await service.api('GET', '/api/v1/criterion_presets');
    const presets = body.results as {
      id: string;
      trade: string;
      criteria: { prompt_text: string; understood_as: string }[];
    }[];
    expect(new Set(presets.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    const { judge, lexicon } = shippedReader();
    for (const { id, criteria } of presets) {
      expect([id, criteria.length >= 8 && criteria.length <= 12]).toEqual([id, true]);
      expect(new Set(criteria.map(({ understood_as }) => understood_as)).size).toBe(criteria.length);
      for (const { prompt_text, understood_as } of criteria) {
        expect([prompt_text, judge.understandCriterion(prompt_text, lexicon)]).toEqual([
          prompt_text,
          expect.objectContaining({ engine: 'rules', refusal: null, not_understood: [] }),
        ]);
        expect(understood_as).not.toMatch(/Has worked for|gives an email/);
      }
    }
  });
});

describe('saved criteria', () => {
  const SAVED = '/api/v1/saved_criteria';

  it('are kept, listed newest first with how they are read, and given up', async () => {
    const first = await service.api('POST', SAVED, { prompt_text: 'Knows Java' });
    const second = await service.api('POST', SAVED, {
      prompt_text: 'Speaks Polish',
      display_name: 'Polish',
      weight: 'must',
    });
    expect([first.status, second.status]).toEqual([201, 201]);
    const listed = await service.api('GET', SAVED);
    expect(listed.body.results).toEqual([
      {
        id: second.body.result.id,
        prompt_text: 'Speaks Polish',
        display_name: 'Polish',
        weight: 'must',
        understood_as: 'Speaks Polish',
        told: [{ code: 'asks.language', args: { name: 'Polish', level: '', reading: 0, attested: 0 } }],
        created_at: expect.any(String),
      },
      {
        id: first.body.result.id,
        prompt_text: 'Knows Java',
        display_name: null,
        weight: null,
        understood_as: 'Skill: Java',
        told: [{ code: 'asks.skill', args: expect.objectContaining({ name: 'Java' }) }],
        created_at: expect.any(String),
      },
    ]);
    expect((await service.api('DELETE', `${SAVED}/${first.body.result.id}`)).status).toBe(200);
    expect((await service.api('DELETE', `${SAVED}/${first.body.result.id}`)).status).toBe(404);
    expect((await service.api('GET', SAVED)).body.results).toHaveLength(1);
  });

  it('the same one is kept once', async () => {
    await service.api('POST', SAVED, { prompt_text: 'Knows Rust' });
    const again = await service.api('POST', SAVED, { prompt_text: 'Knows Rust' });
    expect(again.status).toBe(409);
    expect(again.body.error.details).toEqual([{ path: 'body.prompt_text', message: 'is kept already' }]);
  });

  it.each([
    ['nothing', {}],
    ['an empty prompt', { prompt_text: '  ' }],
    ['another weight', { prompt_text: 'Knows C', weight: 'maybe' }],
  ])('%s is refused', async (_name, body) => {
    expect((await service.api('POST', SAVED, body)).status).toBe(422);
  });
});
