import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import type { ProfileEdit } from '#service/intelligence/profile_edits.ts';
import { buildAttachment, buildCandidate, buildJob, buildNomination } from '../../helpers/factories.ts';
import { testService, type Reply, type Send, type TestService } from '../../helpers/service.ts';

const RESUME = `Ines Okafor
ines.okafor@example.com

Experience
Shift lead, Harbour Logistics, January 2019 – December 2020
- Led a team of nine and cut late departures by a third
Driver, Tidewater, March 2016 – December 2018
- Drove 300 miles a day

Education
BSc Supply Chain Management, University of Porto, 2015

Skills
Forklift operation, Inventory management
`;

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true });
});
afterAll(() => service.close());

const url = (id: string, what = 'profile'): string => `/api/v1/candidates/${id}/${what}`;
const put = (id: string, edits: readonly unknown[], send?: Send): Promise<Reply> =>
  service.api('PUT', url(id, 'profile/edits'), { edits }, send);
const record = async (id: string): Promise<Reply['body']> => (await service.api('GET', url(id))).body.result;
const candidate = async (id: string): Promise<Reply['body']> =>
  (await service.api('GET', `/api/v1/candidates/${id}`)).body.result;

async function person(text = RESUME): Promise<string> {
  const id = await buildCandidate(service);
  await buildAttachment(service, { candidate_id: id }, text);
  await service.idle();
  return id;
}

const LEAD = {
  title: 'Shift lead',
  employer: 'Harbour Logistics',
  location: null,
  kind: 'employment',
  start: { year: 2019, month: 1 },
  end: { year: 2020, month: 12 },
  current: false,
};
const promoted: unknown = {
  field: 'work',
  was: LEAD,
  value: { ...LEAD, title: 'Head of <b>shift</b>', end: null, current: true },
};
const SKILL: ProfileEdit = { field: 'skills', was: null, value: { name: 'k8s' } };

describe('edits of a profile', () => {
  it('are shown everywhere, with what was read beside them', async () => {
    const id = await person();
    const before = await record(id);
    expect(before).toMatchObject({ edits: [], read: { name: 'Ines Okafor' } });
    expect(before.profile).toEqual(before.read);

    const { result: reply, events } = await service.recorded(() => put(id, [promoted, SKILL]));
    expect(reply).toMatchObject({ status: 200, body: { is_error: false, result: { id } } });
    expect(events).toEqual(['candidate.updated', 'ranking.changed']);
    const after = await record(id);
    expect(after.read).toEqual(before.read);
    expect(after.edits).toEqual([promoted, SKILL]);
    expect(after.profile.work[0]).toMatchObject({ title: 'Head of <b>shift</b>', current: true });
    expect(after.profile.skills.at(-1)).toMatchObject({ name: 'k8s', canonical: 'Kubernetes', evidence: [] });
    expect(after.profile.edited).toEqual([
      'work.0.title',
      'work.0.dates',
      `skills.${before.read.skills.length}`,
    ]);
    const shown = await candidate(id);
    expect(shown).toMatchObject({ current_title: 'Head of <b>shift</b>', profile: after.profile });
    expect(shown.months_experience).toBeGreaterThan(90);
    const found = await service.api('GET', '/api/v1/candidates?q=k8s');
    expect(found.body.results).toMatchObject([{ id }]);

    await put(id, []);
    expect(await record(id)).toEqual(before);
    expect((await service.api('GET', '/api/v1/candidates?q=k8s')).body.results).toEqual([]);
  });

  it('survive a newer resume, whatever it says of other jobs', async () => {
    const id = await person();
    await put(id, [
      promoted,
      {
        field: 'work',
        was: null,
        value: {
          ...LEAD,
          title: 'Clerk',
          employer: 'Quay',
          start: { year: 2010, month: null },
          end: { year: 2012, month: null },
        },
      },
    ]);
    await buildAttachment(
      service,
      { candidate_id: id },
      RESUME.replace(
        'Education',
        'Porter, Dock House, January 2014 – February 2016\n- Carried\n\nEducation',
      ).replace('Shift lead, Harbour Logistics, January 2019', 'SHIFT LEAD, Harbour Logistics, 2019'),
    );
    await service.idle();
    const { profile, read } = await record(id);
    expect(read.work.map((entry: { employer: string }) => entry.employer)).toContain('Dock House');
    expect(profile.work.map((entry: { title: string }) => entry.title)).toEqual([
      'Head of <b>shift</b>',
      'Driver',
      'Porter',
      'Clerk',
    ]);
  });

  it('are a profile also where nothing was read', async () => {
    const id = await buildCandidate(service);
    expect(await record(id)).toEqual({ attachment_id: null, read: null, edits: [], profile: null });
    await put(id, [{ field: 'headline', was: null, value: 'Dispatcher' }]);
    expect((await record(id)).profile).toMatchObject({ headline: 'Dispatcher', edited: ['headline'] });
    expect((await candidate(id)).profile).toMatchObject({ headline: 'Dispatcher' });
  });

  it('count in evaluations and summaries, and say that they were entered by hand', async () => {
    const id = await person();
    const job_id = await buildJob(service, { title: 'Operator', description: 'Must have:\n- Kubernetes' });
    const nomination_id = await buildNomination(service, { job_id, candidate_id: id });
    await service.api('POST', `/api/v1/jobs/${job_id}/criteria`, { prompt_text: 'Kubernetes' });
    const evaluations = `/api/v1/nominations/${nomination_id}/criterion_evaluations?include=evidence`;
    const ranking = `/api/v1/candidate_rankings/${id}?target_resource_id=${job_id}&filter_job_id=${job_id}`;
    const list = `/api/v1/candidate_rankings?target_resource_id=${job_id}&limit=100`;
    const read = async () => {
      await service.idle();
      const [evaluation] = (await service.api('GET', evaluations)).body.results;
      const { summary_id, score: met } = (await service.api('GET', ranking)).body.result;
      const { results } = (await service.api('GET', list)).body;
      const { score } = results.find((entry: { candidate_id: string }) => entry.candidate_id === id);
      const summary = (await service.api('GET', `/api/v1/summaries/${summary_id}?include=evidence`)).body
        .result;
      return { result: evaluation.evaluation.result, evidence: evaluation.evidence, score, met, summary };
    };
    const before = await read();
    expect(before.result).toMatchObject({ is_criterion_met: false });
    expect(before.summary.missing_skills).toHaveLength(1);
    await put(id, [SKILL]);
    const after = await read();
    expect(after).toMatchObject({ result: { is_criterion_met: true }, evidence: [] });
    expect(after.result.explanation).toMatch(/by hand/);
    expect(after.summary.matching_skills).toMatchObject([
      { e: expect.stringMatching(/by hand/), evidence: [] },
    ]);
    // nearness is of the text of the resume; the share of criteria is of the evaluations
    expect([before.met, after.met]).toEqual([0, 1]);
    expect(after.score).toBe(before.score);
  });

  it('make keys by which the same person is found', async () => {
    const one = await buildCandidate(service, { full_name: 'Bora Lind' });
    const other = await buildCandidate(service, { full_name: 'Bora Lind' });
    const job = { field: 'work', was: null, value: { ...LEAD, employer: 'Pier Nine Freight' } };
    await put(one, [job]);
    await put(other, [job]);
    const { body } = await service.api('GET', url(one, 'duplicates'));
    expect(body.results).toMatchObject([
      { candidate_id: other, reasons: [{ type: 'same_name_and_employer' }] },
    ]);
  });
});

describe('two windows', () => {
  it('the second to save is told, and nothing is lost', async () => {
    const id = await person();
    const { headers } = await service.api('GET', url(id));
    const etag = headers.get('etag') ?? '';
    const send = { headers: { 'if-match': etag } };
    expect((await put(id, [SKILL], send)).status).toBe(200);
    const late = await put(id, [], send);
    expect(late).toMatchObject({ status: 412, body: { error: { type: 'PRECONDITION_FAILED' } } });
    expect((await record(id)).edits).toEqual([SKILL]);
    const same = await service.api('GET', url(id), undefined, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(200);
  });

  it('saving while the record becomes part of another is answered with who that is', async () => {
    const survivor = await person();
    const id = await person(RESUME.replace('Ines', 'Inês'));
    await put(survivor, [{ field: 'headline', was: null, value: 'Own' }, promoted]);
    const theirs = { field: 'headline', was: null, value: 'Theirs' };
    const [merged, saved] = await Promise.all([
      service.api('POST', `/api/v1/candidates/${survivor}/merge`, { other_id: id }),
      put(id, [theirs, SKILL]),
    ]);
    expect(merged.status).toBe(200);
    expect([200, 404]).toContain(saved.status);
    const { edits } = await record(survivor);
    expect(edits.slice(0, 2)).toEqual([{ field: 'headline', was: null, value: 'Own' }, promoted]);
    expect(edits.slice(2)).toEqual(saved.status === 200 ? [SKILL] : []);
    await service.api('POST', `/api/v1/merges/${merged.body.result.merge_id}/undo`);
    expect((await record(survivor)).edits).toHaveLength(2);
    expect((await record(id)).edits).toEqual(saved.status === 200 ? [theirs, SKILL] : []);
  });
});

const work = (value: object): unknown => ({ field: 'work', was: null, value: { ...LEAD, ...value } });

describe('bad input', () => {
  it.each<[string, unknown, number, RegExp]>([
    ['no list', null, 422, /body\.edits/],
    ['1,001 edits', Array.from({ length: 1001 }, () => SKILL), 422, /1000/],
    [
      'a value of 10,000 characters',
      [work({ title: 'x'.repeat(10_000) })],
      422,
      /body\.edits\.0\.value\.title/,
    ],
    ['a null for a number', [work({ start: { year: null, month: 1 } })], 422, /start\.year/],
    ['an unknown field', [{ field: 'salary', was: null, value: 'x' }], 422, /field/],
    ['an end before the start', [work({ end: { year: 2018, month: 1 } })], 422, /ends before/],
    ['no name', [{ field: 'skills', was: null, value: { name: ' \u0000 ' } }], 422, /empty/],
    ['a key too many', [{ ...SKILL, value: { name: 'A', canonical: 'B' } }], 422, /canonical/],
  ])('%s', async (_, edits, status, told) => {
    const id = await buildCandidate(service);
    const reply = await service.api('PUT', url(id, 'profile/edits'), { edits });
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body.error)).toMatch(told);
  });

  it('1,000 edits with text in every script are kept as they are', async () => {
    const id = await person();
    const edits = Array.from({ length: 1000 }, (__, at) => ({
      field: 'skills',
      was: null,
      value: { name: `<img src=x> שלום ‮${at} 🧰` },
    }));
    expect((await put(id, edits)).status).toBe(200);
    const { edits: kept, profile } = await record(id);
    expect(kept).toEqual(edits);
    expect(profile.skills.length).toBeGreaterThanOrEqual(1000);
    expect((await candidate(id)).profile.skills.length).toBe(profile.skills.length);
  });

  it('of an unknown candidate is 404', async () => {
    expect((await put(newId(), [])).status).toBe(404);
    for (const what of ['profile', 'profile.json', 'resume_versions']) {
      expect((await service.api('GET', url(newId(), what))).status).toBe(404);
    }
  });
});

describe('the export', () => {
  it('is a JSON Resume file that gives the same again', async () => {
    const id = await person();
    await put(id, [promoted, SKILL]);
    await service.api('PATCH', `/api/v1/candidates/${id}`, {
      overrides: { full_name: 'Inês Okafor', phone: '+1 212 555 0147' },
    });
    const reply = await service.api('GET', url(id, 'profile.json'));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="In_s Okafor.json"; filename*=UTF-8''In%C3%AAs%20Okafor.json`,
    );
    expect(reply.body).toMatchObject({
      basics: { name: 'Inês Okafor', email: 'ines.okafor@example.com', phone: '+1 212 555 0147' },
      work: [
        { position: 'Head of <b>shift</b>', name: 'Harbour Logistics', startDate: '2019-01' },
        { position: 'Driver', highlights: ['Drove 300 miles a day'] },
      ],
      meta: { version: 'v1.0.0' },
    });
    expect(reply.body.is_error).toBeUndefined();

    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(reply.body)]), 'resume.json');
    const dropped = await service.api('POST', '/api/v1/imports', form);
    expect(dropped.status).toBe(201);
    await service.idle();
    const again = await candidate(dropped.body.result.candidate_id as string);
    expect(again).toMatchObject({
      full_name: 'Inês Okafor',
      email: 'ines.okafor@example.com',
      current_title: 'Head of <b>shift</b>',
    });
    expect(again.profile.work.map(({ title }: { title: string }) => title)).toEqual([
      'Head of <b>shift</b>',
      'Driver',
    ]);
    expect(again.profile.skills.map(({ name }: { name: string }) => name)).toContain('k8s');
  });
});

describe('versions of a resume', () => {
  it('are listed newest first with what changed, unreadable ones too', async () => {
    const id = await person();
    await buildAttachment(
      service,
      { candidate_id: id },
      new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]),
      'broken.pdf',
    );
    await service.idle();
    await buildAttachment(
      service,
      { candidate_id: id },
      RESUME.replace('ines.okafor@', 'ines@')
        .replace('December 2020', 'present')
        .replace('Inventory management', 'Inventory management, Kubernetes'),
      'new.txt',
    );
    await service.idle();
    const { body } = await service.api('GET', url(id, 'resume_versions'));
    expect(body.results).toMatchObject([
      {
        file_name: 'new.txt',
        state: 'READY',
        changes: [
          {
            path_kind: 'email',
            change: 'changed',
            before: 'ines.okafor@example.com',
            after: 'ines@example.com',
          },
          {
            path_kind: 'work',
            change: 'changed',
            before: 'Shift lead, Harbour Logistics (2019-01 – 2020-12)',
            after: 'Shift lead, Harbour Logistics (2019-01 – now)',
          },
          { path_kind: 'skills', change: 'added', before: null, after: 'Kubernetes' },
        ],
      },
      { file_name: 'broken.pdf', state: 'FAILED', changes: [] },
      { state: 'READY', changes: [] },
    ]);
  });
});
