import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAttachment, buildCandidate, buildJob, buildNomination, idOf } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

const resume = (name: string, email: string): string => `${name}
${email}

Summary
${name.split(' ')[0]} leads shifts in harbours and writes Python.

Experience
Shift lead, Harbour Logistics, 2019 to present
- ${name} led a team of nine

Education
BSc Supply Chain Management, Example University, 2015
`;

type Entry = Record<string, unknown> & {
  readonly candidate_id: string;
  readonly summary_id: string;
  readonly nomination_id: string | null;
  readonly expanded?: Record<string, unknown>;
};

let service: TestService;
let job: string;
let blind: string;
beforeAll(async () => {
  service = await testService({ keep: true });
  job = await buildJob(service, {
    title: 'Shift lead',
    description: 'Requirements:\n- Python\n- Kubernetes\n',
  });
  for (const prompt_text of ['Has led a team', 'Knows Kubernetes']) {
    await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text });
  }
  const people = [
    ['Ines Okafor', 'ines.okafor@example.com'],
    ['Tomasz Lindqvist', 't.lindqvist@example.com'],
    ['Wren Adeyemi', 'wren@example.com'],
  ] as const;
  for (const [index, [full_name, email]] of people.entries()) {
    const candidate_id = await buildCandidate(service, { full_name, email, remote_id: `crm ${full_name}` });
    await buildAttachment(service, { candidate_id }, resume(full_name, email), `${full_name}.txt`);
    // the last one is considered for no job
    if (index < 2) {
      await buildNomination(service, { job_id: job, candidate_id, remote_id: `for ${full_name}` });
    }
  }
  await service.idle();
  const client = await service.api('POST', '/api/v1/clients', { name: 'Scores', is_blind: true });
  blind = await service.tokenFor(client.body.result);
});
afterAll(() => service.close());

const rank = (query: string, token = service.token): Promise<Reply> =>
  service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${job}${query}`, undefined, { token });
const ALL = '&expand=candidate,summary,nomination,evaluations';

describe.each(['seeing', 'blind'] as const)('for a %s caller, expand', (who) => {
  const token = (): string => (who === 'blind' ? blind : service.token);
  const read = async (url: string): Promise<Reply['body']> =>
    (await service.api('GET', `/api/v1${url}`, undefined, { token: token() })).body;

  it('sets records beside an entry, each as its own path answers it', async () => {
    const entries = (await rank(ALL, token())).body.results as Entry[];
    expect(entries).toHaveLength(3);
    expect(entries.filter(({ nomination_id }) => nomination_id === null)).toHaveLength(1);
    for (const { expanded, candidate_id, summary_id, nomination_id } of entries) {
      const nomination = nomination_id === null ? null : (await read(`/nominations/${nomination_id}`)).result;
      const evaluations =
        nomination_id === null
          ? null
          : (await read(`/nominations/${nomination_id}/criterion_evaluations/`)).results;
      expect(expanded).toEqual({
        candidate: (await read(`/candidates/${candidate_id}`)).result,
        summary: (await read(`/summaries/${summary_id}`)).result,
        nomination,
        evaluations,
      });
    }
    const [first] = entries;
    expect(first?.expanded?.['evaluations']).toHaveLength(2);
  });

  it('leaves the entries what they are', async () => {
    const plain = (await rank('', token())).body.results as Entry[];
    const entries = (await rank(ALL, token())).body.results as Entry[];
    expect(entries.map(({ expanded: _expanded, ...entry }) => entry)).toEqual(plain);
    expect(plain.every((entry) => !('expanded' in entry))).toBe(true);
  });
});

it('tells a blind caller nobody’s name, whatever is expanded', async () => {
  const told = JSON.stringify((await rank(ALL, blind)).body).toLowerCase();
  for (const secret of [
    'ines',
    'okafor',
    'tomasz',
    'lindqvist',
    'wren',
    'adeyemi',
    '@example.com',
    'example university',
  ]) {
    expect([secret, told.includes(secret)]).toEqual([secret, false]);
  }
});

it('adds what is named and nothing else', async () => {
  for (const names of ['candidate', 'summary', 'nomination', 'evaluations', 'summary,nomination']) {
    const [entry] = (await rank(`&limit=1&expand=${names}`)).body.results as Entry[];
    expect(Object.keys(entry?.expanded ?? {}).toSorted()).toEqual(names.split(',').toSorted());
  }
  for (const wrong of [
    '',
    'people',
    'candidate,',
    'candidate;summary',
    'Candidate',
    'candidate&expand=summary',
  ]) {
    const reply = await rank(`&expand=${wrong}`);
    expect([wrong, reply.status]).toEqual([wrong, 422]);
    expect(reply.body.error.details[0].path).toMatch(/^query\.expand/);
  }
});

it('makes what is missing of evaluations, as their own list does', async () => {
  const fresh = idOf(
    await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text: 'Writes Python' }),
  );
  const entries = (await rank('&expand=evaluations')).body.results as Entry[];
  const states = entries.flatMap(({ expanded }) =>
    ((expanded?.['evaluations'] ?? []) as { criterion: { id: string }; evaluation: { state: string } }[])
      .filter(({ criterion }) => criterion.id === fresh)
      .map(({ evaluation }) => evaluation.state),
  );
  expect(service.problems).toEqual([]);
  expect(states).toEqual(['EVALUATED', 'EVALUATED']);
});
