import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentForm, buildAttachment, buildCandidate } from '../../../helpers/factories.ts';
import { testService } from '../../../helpers/service.ts';
import type { Reply, TestService } from '../../../helpers/service.ts';

const resume = (name: string, ...terms: string[]): string =>
  [name, ...terms, '', 'Experience', 'Accountant, Harbour Logistics, 2019 - present', ''].join('\n');

/** Who can start now, later, and after their notice, and one of whom no resume says anything. */
const PEOPLE = {
  now: ['Ana Prado', 'Available immediately', 'Gehaltsvorstellung: 5.000 € brutto/Monat'],
  later: ['Bo Lindqvist', 'Available from 1 March 2999', 'Salary expectation: 65,000 EUR a year'],
  bound: ['Cy Adebayo', 'Kündigungsfrist: 4 Wochen', 'Salary expectation: 70,000 CHF a year'],
  silent: ['Di Frost'],
} as const;
type Who = keyof typeof PEOPLE;

describe('everyone by start, notice and salary', () => {
  let service: TestService;
  let blind: string;
  const ids = new Map<Who, string>();
  const idOf = (who: Who): string => ids.get(who) ?? '';
  const get = (path: string, token?: string): Promise<Reply> =>
    service.api('GET', `/api/v1${path}`, undefined, token === undefined ? undefined : { token });
  const say = (who: Who, changes: object): Promise<Reply> =>
    service.api('PATCH', `/api/v1/candidates/${idOf(who)}/availability`, changes);
  const cardOf = async (who: Who, token?: string) =>
    (await get(`/candidate_cards?ids=${idOf(who)}`, token)).body.results[0].availability;

  const foundBy = async (query: string): Promise<string[]> =>
    (await get(`/candidate_ids?${query}`)).body.result.ids.toSorted();

  beforeAll(async () => {
    service = await testService({ keep: true });
    for (const [who, [name, ...terms]] of Object.entries(PEOPLE)) {
      const id = await buildCandidate(service, { full_name: name });
      await buildAttachment(service, { candidate_id: id }, resume(name, ...terms));
      ids.set(who as Who, id);
    }
    await service.idle();
    // a newer resume takes the place of the older one, and a person wins over both
    const newer = resume('Bo Lindqvist', 'Notice period: 6 months');
    await service.api('POST', '/api/v1/attachments', attachmentForm({ candidate_id: idOf('later') }, newer));
    await say('silent', {
      availability: { value: { is_now: false, from: null, text: 'Ask Di Frost' } },
      notice_period: { value: { amount: 2, unit: 'week', to_end_of: null } },
    });
    await service.idle();
    const client = await service.api('POST', '/api/v1/clients', { name: 'Blind', is_blind: true });
    blind = await service.tokenFor(client.body.result);
  });
  afterAll(async () => {
    expect(service.problems).toEqual([]);
    await service.close();
  });

  it.each<[string, string, readonly Who[]]>([
    ['a day', 'available_by=2998-12-31', ['now', 'later', 'bound', 'silent']],
    ['some weeks', 'available_within=P3W', ['now', 'silent']],
    ['the weeks that their notice takes', 'available_within=P4W', ['now', 'bound', 'silent']],
    ['a notice', 'max_notice=P1M', ['bound', 'silent']],
    ['a longer notice', 'max_notice=P6M', ['later', 'bound', 'silent']],
    ['no notice', 'max_notice=P0D', []],
    ['a salary', 'max_salary=60000&salary_currency=EUR', ['now']],
    ['a salary of a month', 'max_salary=5000&salary_per=month', ['now']],
    ['a salary in any currency', 'max_salary=70000', ['now', 'bound']],
    ['any salary', 'max_salary=0', ['now', 'later', 'bound', 'silent']],
    ['all of them', 'available_within=P4W&max_notice=P4W&max_salary=70000', ['bound']],
    ['a place as well, where nobody is', 'available_within=P4W&place=malmo', []],
  ])('are found by %s, by a blind caller as well', async (_, query, found) => {
    for (const token of [undefined, blind]) {
      const { body } = await get(`/candidate_ids?${query}`, token);
      expect(body.result.ids.toSorted()).toEqual(found.map(idOf).toSorted());
      expect(body.result.total).toBe(found.length);
    }
  });

  it('tells wrong filters together', async () => {
    const wrong = {
      available_by: 'soon',
      available_within: '4',
      max_notice: 'P4Y',
      max_salary: '-1',
      salary_currency: 'euro',
      salary_per: 'week',
    };
    const { status, body } = await get(`/candidate_ids?${String(new URLSearchParams(wrong))}`);
    expect(status).toBe(422);
    expect(body.error.details.map(({ path }: { path: string }) => path).toSorted()).toEqual(
      Object.keys(wrong)
        .map((name) => `query.${name}`)
        .toSorted(),
    );
  });

  it('come with what is known, and who says it', async () => {
    const nothing = { id: null, value: null, source: null };
    expect(await cardOf('now')).toEqual({
      availability: {
        id: null,
        value: { is_now: true, from: null, text: 'Available immediately' },
        source: 'resume',
      },
      notice_period: nothing,
      salary_expectation: {
        id: null,
        value: { min: 5000, max: 5000, currency: 'EUR', per: 'month' },
        source: 'resume',
      },
    });
    const own = { id: expect.any(String), source: 'person' };
    expect(await cardOf('silent')).toEqual({
      availability: { ...own, value: { is_now: false, from: null, text: 'Ask Di Frost' } },
      notice_period: { ...own, value: { amount: 2, unit: 'week', to_end_of: null } },
      salary_expectation: nothing,
    });
    expect(await cardOf('later')).toMatchObject({
      availability: nothing,
      notice_period: { value: { amount: 6 } },
    });
  });

  it('are found as a merge, its undo and a file that goes leave them', async () => {
    const [ana, bo] = [
      await buildCandidate(service, { full_name: 'Ana Other' }),
      await buildCandidate(service, { full_name: 'Bo Other' }),
    ];
    const file = await buildAttachment(
      service,
      { candidate_id: ana },
      resume('Ana Other', 'Notice period: 11 months', 'Salary expectation: 30,000 EUR a year'),
    );
    await service.api('PATCH', `/api/v1/candidates/${ana}/availability`, {
      availability: { value: { is_now: false, from: '2099-01', text: null } },
    });
    await service.idle();
    const OF_ANA = ['max_salary=30000&salary_currency=EUR', 'max_notice=P11M&max_salary=30000'];
    for (const query of OF_ANA) expect(await foundBy(query)).toEqual([ana]);
    const merge = await service.api('POST', `/api/v1/candidates/${bo}/merge`, { other_id: ana });
    for (const query of OF_ANA) expect(await foundBy(query)).toEqual([bo]);
    expect(await foundBy('available_by=2099-01-01&max_salary=30000')).toEqual([bo]);
    expect(await foundBy('available_by=2098-12-31&max_salary=30000')).toEqual([]);
    await service.api('POST', `/api/v1/merges/${merge.body.result.merge_id}/undo`, {});
    for (const query of OF_ANA) expect(await foundBy(query)).toEqual([ana]);
    await service.api('DELETE', `/api/v1/attachments/${file}`);
    await service.idle();
    for (const query of OF_ANA) expect(await foundBy(query)).toEqual([]);
    // what a person said stays, until they take it back
    expect(await foundBy('available_by=2099-06-01')).toContain(ana);
    await service.api('PATCH', `/api/v1/candidates/${ana}/availability`, { availability: null });
    expect(await foundBy('available_by=2099-06-01')).not.toContain(ana);
  });

  it('are told to a blind caller with names under bars', async () => {
    const { availability, notice_period } = await cardOf('silent', blind);
    expect(availability.value.text).toMatch(/^Ask [█ ]+$/u);
    expect(notice_period.value).toEqual({ amount: 2, unit: 'week', to_end_of: null });
  });
});
