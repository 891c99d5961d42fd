import { describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { changeRows, valuesOf } from '../../helpers/engine.ts';
import { buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

const url = (id: string): string => `/api/v1/candidates/${id}/duplicates`;
const NONE = { is_error: false, results: [] };

scenarios<Record<'ines' | 'same' | 'phone' | 'namesake' | 'file' | 'merged', string>>(
  'duplicates',
  async (service) => {
    const ines = await buildCandidate(service, {
      email: 'ines.okafor@example.com',
      phone: '(212) 555-0147',
      links: ['https://www.linkedin.com/in/ines-okafor', 'https://ines.example.com'],
    });
    const same = await buildCandidate(service, {
      full_name: 'I. Okafor',
      email: 'Ines.Okafor+work@Example.com',
      links: ['linkedin.com/in/ines-okafor/'],
    });
    const phone = await buildCandidate(service, { full_name: 'Ben Okafor', phone: '+1 212-555-0147' });
    const namesake = await buildCandidate(service, { links: ['ines.example.com'] });
    const file = await buildCandidate(service, { full_name: 'Twice Sent' });
    await buildAttachment(service, { candidate_id: ines }, 'the same letter', 'letter.txt');
    await buildAttachment(service, { candidate_id: file }, 'the same letter');
    for (let i = 0; i < 21; i++) await buildCandidate(service, { email: 'agency@example.com' });
    const merged = await buildCandidate(service);
    await service.api('POST', `/api/v1/candidates/${same}/merge`, { other_id: merged });
    return { ines, same, phone, namesake, file, merged };
  },
  [
    {
      name: 'are told with reasons, the likeliest first',
      request: ({ ines }) => ['GET', url(ines)],
      status: 200,
      check: ({ body, headers }, { same, file, phone }) => {
        expect(body.results).toEqual([
          {
            candidate_id: same,
            full_name: 'I. Okafor',
            strength: 0.99,
            reasons: [
              { type: 'same_email', value: 'ines.okafor@example.com', strength: 0.9 },
              { type: 'same_link', value: 'linkedin.com/in/ines-okafor', strength: 0.85 },
            ],
          },
          {
            candidate_id: file,
            full_name: 'Twice Sent',
            strength: 0.95,
            reasons: [{ type: 'same_file', value: 'letter.txt', strength: 0.95 }],
          },
          {
            candidate_id: phone,
            full_name: 'Ben Okafor',
            strength: 0.8,
            reasons: [{ type: 'same_phone', value: '+12125550147', strength: 0.8 }],
          },
        ]);
        expect(headers.get('x-total-count')).toBe('3');
      },
    },
    {
      name: 'are counted on the cards of a list',
      request: ({ ines, phone, namesake }) => [
        'GET',
        `/api/v1/candidate_cards?ids=${ines},${phone},${namesake}`,
      ],
      status: 200,
      check: ({ body }) =>
        expect(body.results.map((card: { duplicate_count: number }) => card.duplicate_count)).toEqual([
          3, 1, 0,
        ]),
    },
    {
      name: 'work both ways',
      request: ({ phone }) => ['GET', url(phone)],
      status: 200,
      check: ({ body }, { ines }) => expect(body.results).toMatchObject([{ candidate_id: ines }]),
    },
    {
      name: 'a site alone is no reason',
      request: ({ namesake }) => ['GET', url(namesake)],
      status: 200,
      check: ({ body }) => expect(body).toEqual(NONE),
    },
    {
      name: 'what many have in common is no reason',
      request: () => ['GET', '/api/v1/candidates?q=agency&limit=1'],
      status: 200,
      check: async ({ body }, { service }) => {
        const reply = await service.api('GET', url(body.results[0].id as string));
        expect(reply.body).toEqual(NONE);
      },
    },
    {
      name: 'follow a change',
      request: ({ phone }) => [
        'PATCH',
        `/api/v1/candidates/${phone}`,
        { overrides: { phone: '+1 212 555 0199' } },
      ],
      status: 200,
      events: ['candidate.updated'],
      check: async (_reply, { service, phone, ines }) => {
        // what was sent before a person corrected it still counts
        expect((await service.api('GET', url(phone))).body.results).toMatchObject([{ candidate_id: ines }]);
        await service.api('PUT', `/api/v1/candidates/${phone}`, { full_name: 'Ben Okafor' });
        expect((await service.api('GET', url(phone))).body).toEqual(NONE);
      },
    },
    {
      name: 'a merged one is 404 and names the survivor',
      request: ({ merged }) => ['GET', url(merged)],
      status: 404,
      check: ({ body }, { same }) => expect(body.error.details).toMatchObject([{ existing_id: same }]),
    },
    { name: 'of an unknown one is 404', request: () => ['GET', url(newId())], status: 404 },
    { name: 'of no UUID is 422', request: () => ['GET', url('remote.x')], status: 422, details: ['path.id'] },
  ],
);

type Pair = { candidate_id: string; other_id: string; strength: number };

scenarios<Record<'ada' | 'ben' | 'bea' | 'cy' | 'dora', string>>(
  'pairs of duplicates',
  async (service) => {
    const ada = await buildCandidate(service, { full_name: 'Ada Lund', email: 'lund@example.com' });
    const ben = await buildCandidate(service, {
      full_name: 'Ben Lund',
      email: 'lund@example.com',
      phone: '+1 212 555 0161',
    });
    const bea = await buildCandidate(service, { full_name: 'Bea Rossi', phone: '+1 212 555 0161' });
    const cy = await buildCandidate(service, { full_name: 'Cy Holm', links: ['cy.example.com'] });
    const dora = await buildCandidate(service, { full_name: 'Dora Holm', links: ['cy.example.com'] });
    for (let i = 0; i < 21; i++) await buildCandidate(service, { email: 'agency@example.com' });
    return { ada, ben, bea, cy, dora };
  },
  [
    {
      name: 'are listed once, the older record first, the likeliest pair first',
      request: () => ['GET', '/api/v1/duplicates'],
      status: 200,
      check: ({ body, headers }, { ada, ben, bea }) => {
        expect(body.results).toEqual([
          {
            candidate_id: ada,
            full_name: 'Ada Lund',
            other_id: ben,
            other_name: 'Ben Lund',
            strength: 0.9,
            reasons: [{ type: 'same_email', value: 'lund@example.com', strength: 0.9 }],
          },
          {
            candidate_id: ben,
            full_name: 'Ben Lund',
            other_id: bea,
            other_name: 'Bea Rossi',
            strength: 0.8,
            reasons: [{ type: 'same_phone', value: '+12125550161', strength: 0.8 }],
          },
        ]);
        expect(headers.get('x-total-count')).toBe('2');
      },
    },
    {
      name: 'come in pages',
      request: () => ['GET', '/api/v1/duplicates?limit=1'],
      status: 200,
      check: async ({ headers }, { service, ben }) => {
        const [, next = ''] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
        const { pathname, search } = new URL(next);
        const second = await service.api('GET', `${pathname}${search}`);
        expect(second.body.results.map((pair: Pair) => pair.candidate_id)).toEqual([ben]);
        expect(second.headers.get('link')).toBeNull();
      },
    },
    {
      name: 'leave out whom somebody told apart, and take them in again',
      request: ({ ada, ben }) => ['POST', `/api/v1/candidates/${ben}/duplicates/${ada}/dismiss`],
      status: 200,
      events: ['candidate.updated', 'candidate.updated'],
      check: async (_reply, { service, ada, ben }) => {
        const told = await service.api('GET', '/api/v1/duplicates');
        expect(told.body.results.map((pair: Pair) => pair.candidate_id)).toEqual([ben]);
        await service.api('DELETE', `/api/v1/candidates/${ada}/duplicates/${ben}/dismiss`);
        const again = await service.api('GET', '/api/v1/duplicates');
        expect(again.body.results.map((pair: Pair) => pair.candidate_id)).toEqual([ada, ben]);
      },
    },
    {
      name: 'leave out who is about to be deleted',
      request: ({ bea }) => ['POST', '/api/v1/candidate_deletions', { ids: [bea] }],
      status: 201,
      tasks: ['delete_candidates'],
      check: async ({ body }, { service, ada }) => {
        const left = await service.api('GET', '/api/v1/duplicates');
        expect(left.body.results.map((pair: Pair) => pair.candidate_id)).toEqual([ada]);
        await service.api('DELETE', `/api/v1/candidate_deletions/${body.result.id}`);
      },
    },
    {
      name: 'with a cursor of another list are 422',
      request: () => ['GET', '/api/v1/duplicates?cursor=abcdefghijklmnopqrstuvwx'],
      status: 422,
    },
  ],
);

it('pairs agree with the duplicates of each candidate', async () => {
  const service = await testService();
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const file_of = await buildCandidate(service, {
      full_name: `Person ${'abcdef'[at]}`,
      email: `of${at % 2}@example.com`,
      phone: `+1 212 555 017${at % 3}`,
    });
    await buildAttachment(service, { candidate_id: file_of }, `letter ${Math.floor(at / 2)}`);
  }
  const { body } = await service.api('GET', '/api/v1/duplicates');
  expect(body.results.length).toBeGreaterThan(5);
  for (const { candidate_id, other_id, strength, reasons } of body.results) {
    const own = await service.api('GET', url(candidate_id as string));
    expect(own.body.results).toContainEqual(
      expect.objectContaining({ candidate_id: other_id, strength, reasons }),
    );
  }
  await service.close();
});

const RESUME = (email: string): string => `Ines Okafor
${email}

Experience
Shift lead, Harbour Logistics, 2019 to present
- Led a team of nine and cut late departures by a third

Education
BSc Supply Chain Management, University of Porto, 2015
`;

describe('what was read of resumes', () => {
  it('counts, also for candidates of a data folder from before there were keys', async () => {
    const data_dir = temporaryFolder();
    const ids: string[] = [];
    const duplicates = async (service: TestService): Promise<unknown> =>
      (await service.api('GET', url(ids[0] ?? ''))).body.results;
    const expected = [
      {
        candidate_id: expect.any(String),
        full_name: 'Ines Okafor',
        strength: 0.88,
        reasons: [
          { type: 'same_name_and_employer', value: 'ines okafor @ harbour logistics', strength: 0.7 },
          { type: 'same_name_and_school', value: 'ines okafor @ university porto', strength: 0.6 },
        ],
      },
    ];
    const service = await testService({ data_dir });
    for (const email of ['one@example.com', 'two@example.com']) {
      const id = await buildCandidate(service, { full_name: 'As sent' });
      await buildAttachment(service, { candidate_id: id }, RESUME(email));
      ids.push(id);
    }
    await service.idle();
    for (const id of ids) {
      await service.api('PATCH', `/api/v1/candidates/${id}`, { full_name: 'Ines Okafor' });
    }
    expect(await duplicates(service)).toEqual(expected);
    await service.close();

    const forgetKeys = async (): Promise<void> => {
      await changeRows({ data_dir }, 'DELETE FROM candidate_keys');
      await changeRows({ data_dir }, "DELETE FROM settings WHERE key = 'identity_keys_version'");
    };
    const told = async (): Promise<unknown> =>
      valuesOf({ data_dir }, "SELECT resource_id FROM events WHERE type = 'candidate.updated' ORDER BY id");
    const before = await told();
    await forgetKeys();
    const again = await testService({ data_dir });
    await again.idle();
    expect(await duplicates(again)).toEqual(expected);
    // whoever shows how many people there are learns that they are counted anew
    expect(await told()).toEqual([...(before as string[]), ...ids]);
    await again.close();

    await forgetKeys();
    // the oldest of all: what it lacks must not cost those after it their keys
    const oldest = '(SELECT id FROM attachments ORDER BY id LIMIT 1)';
    const spoil = `UPDATE documents SET profile = '{"work": 5}' WHERE attachment_id = ${oldest}`;
    await changeRows({ data_dir }, spoil);
    const other = await testService({ data_dir });
    await other.idle();
    const keyed = 'SELECT DISTINCT candidate_id FROM candidate_keys';
    expect(await valuesOf({ data_dir }, keyed)).toEqual([ids[1]]);
    expect(other.problems).toMatchObject([{ level: 'warn', candidate_id: ids[0] }]);
  });
});
