import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLIND_ANSWERS } from '#service/http/blind_answers.ts';
import { buildJob, buildStage, idOf, stageNamed } from '../../../helpers/factories.ts';
import { interfaceToken } from '../../../helpers/interface.ts';
import { operationsOf } from '../../../helpers/openapi.ts';
import type { NamedOperation, OpenApi } from '../../../helpers/openapi.ts';
import { testService } from '../../../helpers/service.ts';
import type { Reply, TestService } from '../../../helpers/service.ts';
import { textOfPdf } from './pdf_text.ts';
import { plant, type Planted } from './people.ts';

let service: TestService;
let operations: NamedOperation[];
let people: Planted[];
let job: string;
let summary: string;
let template: string;
let criterion: string;
let first_stage: string;
let tokens: Readonly<Record<'client' | 'interface', string>>;

beforeAll(async () => {
  service = await testService({ keep: true });
  operations = operationsOf((await service.api('GET', '/openapi.json')).body as OpenApi);
  job = await buildJob(service, { title: 'Senior accountant', description: 'Payroll and SAP. VAT, IFRS.' });
  criterion = idOf(
    await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text: 'Has led payroll' }),
  );
  first_stage = await stageNamed(service, 'New');
  people = await plant(service, job, first_stage);
  for (const { nomination, secrets } of people) {
    await service.api(
      'PUT',
      `/api/v1/nominations/${nomination}/criterion_evaluations/${criterion}/override`,
      {
        is_criterion_met: true,
        reason: `${secrets[0]} said so`,
      },
    );
  }
  await service.idle();
  const ranking = await service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${job}`);
  summary = ranking.body.results[0].summary_id;
  template = (await service.api('GET', '/api/v1/letter_templates')).body.results[0].id;
  const made = await service.api('POST', '/api/v1/clients', { name: 'Scores', is_blind: true });
  tokens = {
    client: await service.tokenFor(made.body.result),
    interface: await interfaceToken(service),
  };
  await service.api('PUT', '/api/v1/blind_mode', { is_on: true });
});
afterAll(() => service.close());

/** Without ids, moments and signatures, in which anything may stand. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dt[\d:.]+z/g, '')
    .replaceAll(/signature=[\w-]+/g, '')
    .replaceAll(/"(?:etag|cursor)":"[^"]*"/g, '');
}

/** What of the planted ones stands in a text. */
function leaks(text: string): string[] {
  const words = wordsOf(text);
  return people.flatMap(({ secrets }) => secrets.filter((secret) => words.includes(secret)));
}

function told({ body, headers }: Reply): string {
  const sent = [...headers].filter(([name]) => name !== 'etag').map(([name, value]) => `${name}: ${value}`);
  return `${typeof body === 'string' ? body : JSON.stringify(body)}\n${sent.join('\n')}`;
}

function lines({ body }: Reply): { text: string }[] {
  return body.result.pages.flatMap((page: { lines: { text: string }[] }) => page.lines);
}

/** The path of an operation with ids there are: each of the kind that the part before it names. */
function filled(path: string, person: Planted): string {
  const ids: Readonly<Record<string, string>> = {
    jobs: job,
    nominations: person.nomination,
    attachments: person.attachment,
    summaries: summary,
    spotlights: person.spotlight,
    notes: person.note,
    mails: person.mail,
    custom_fields: person.field_id,
    letters: person.letter,
    letter_templates: template,
    nomination_stages: first_stage,
    criterion_evaluations: criterion,
  };
  return path.replaceAll(/(\w+)\/\{\w+\}/g, (_, kind: string) => `${kind}/${ids[kind] ?? person.candidate}`);
}

/** Kinds of which there is no record here: they hold no words about people, or, as merges do, their ids alone. */
const NONE_HERE =
  /\/(?:clients|users|webhooks|watched_folders|saved_searches|criteria|merges|tags|candidate_tags|job_tags)\/\{/;

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/candidates': ['', '?include=profile', '?q=payroll&include=profile'],
  '/api/v1/candidate_rankings': [
    '?q=payroll&include=band',
    '?target_resource_id=JOB&expand=candidate,summary,nomination,evaluations',
    '?target_resource_id=JOB&filter_job_id=JOB&score_version=2',
    '?target_resource_id=JOB&order=best_match_corrected&include=band',
  ],
  '/api/v1/candidate_rankings/{candidate_id}': ['?filter_job_id=JOB'],
  '/api/v1/candidate_rankings/{candidate_id}/reasons': ['?target_resource_id=JOB', '?q=payroll'],
  '/api/v1/summaries/{id}': ['', '?include=evidence', '?include=text'],
  '/api/v1/nominations/{id}/criterion_evaluations/': ['', '?include=evidence'],
  '/api/v1/candidates/{id}/criterion_evaluations/': ['?criterion_type=org_wide&include=evidence'],
  '/api/v1/candidates/{id}/jobs/{job_id}/criterion_evaluations': ['', '?include=evidence'],
  '/api/v1/candidate_cards': ['?ids=CANDIDATE', '?ids=CANDIDATE&q=payroll'],
  '/api/v1/notes': ['', '?candidate_id=CANDIDATE'],
  '/api/v1/mails': ['', '?candidate_id=CANDIDATE'],
  '/api/v1/custom_field_values': ['?applies_to=candidate&ids=CANDIDATE', '?applies_to=job&ids=JOB'],
  '/api/v1/letters': ['', '?candidate_id=CANDIDATE'],
  '/api/v1/activity': ['', '?folded=false', '?candidate_id=CANDIDATE'],
  '/api/v1/jobs/{id}/client_pack': ['', '?is_blind=false', '?format=csv', '?format=csv&is_blind=false'],
  '/api/v1/jobs/{id}/criterion_marks': ['?candidate_id=CANDIDATE'],
};

describe.each(['client', 'interface'] as const)('a blind %s', (who) => {
  it('reads nobody’s identity in any answer', async () => {
    const found: string[] = [];
    const missed = new Set<string>();
    for (const { path } of operations.filter(({ method }) => method === 'GET')) {
      if (!path.startsWith('/api/v1') || path.endsWith('/stream')) continue;
      for (const person of people) {
        for (const query of QUERIES[path] ?? ['']) {
          const asked =
            filled(path, person) + query.replaceAll('JOB', job).replace('CANDIDATE', person.candidate);
          const reply = await service.api('GET', asked, undefined, { token: tokens[who] });
          if (reply.status === 404 && !NONE_HERE.test(path)) missed.add(asked);
          if (reply.status >= 500) found.push(`${asked}: ${reply.status}`);
          for (const leak of leaks(told(reply))) found.push(`${asked}: ${leak}`);
        }
      }
    }
    expect([...new Set(found)]).toEqual([]);
    // a wrong id is clean whatever the operation would say
    expect([...missed]).toEqual([]);
    expect(service.problems).toEqual([]);
  });

  it('is given blind copies of files, and no original', async () => {
    for (const { attachment } of people) {
      const { body } = await service.api('GET', `/api/v1/attachments/${attachment}`, undefined, {
        token: tokens[who],
      });
      const link = new URL(body.result.ephemeral_url);
      expect(link.searchParams.get('blind')).toBe('true');
      const reply = await fetch(link);
      expect(reply.headers.get('content-type')).toBe('application/pdf');
      expect(leaks([...reply.headers].join('\n'))).toEqual([]);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const text = await textOfPdf(bytes);
      expect(text).toContain('Fernhill Foods');
      expect(leaks(text)).toEqual([]);
      expect(leaks(Buffer.from(bytes).toString('latin1'))).toEqual([]);
      link.searchParams.delete('blind');
      expect((await fetch(link)).status).toBe(401);
    }
  });

  it('reads a document line for line at the same offsets', async () => {
    const path = `/api/v1/attachments/${people[0]?.attachment}/document`;
    const seen = await service.api('GET', path);
    const blind = await service.api('GET', path, undefined, { token: tokens[who] });
    expect(lines(blind).map(({ text }) => text.length)).toEqual(lines(seen).map(({ text }) => text.length));
    expect(lines(blind).some(({ text }) => text.includes('Fernhill Foods'))).toBe(true);
  });

  it.each([
    'quenby',
    'Thistlewood',
    'quenb',
    'q.thistlewood77@example.com',
    '2025550143',
    'Zelvania',
    'żółwińska',
    'she',
    '1987',
  ])('finds nobody by %s', async (q) => {
    const asked = `/api/v1/candidates?q=${encodeURIComponent(q)}`;
    const { body } = await service.api('GET', asked, undefined, { token: tokens[who] });
    expect(body.results).toEqual([]);
  });

  it('finds people by what they can', async () => {
    const { body } = await service.api('GET', '/api/v1/candidates?q=payroll', undefined, {
      token: tokens[who],
    });
    expect(body.results).toHaveLength(people.length);
    expect(body.results[0].full_name).toMatch(/^Candidate [0-9A-Z]{5}$/);
  });

  it.each([
    ['PATCH', '/candidates/CANDIDATE', { full_name: 'Quenby T.' }],
    ['POST', '/candidates', { full_name: 'Quenby T.' }],
    ['GET', '/candidates/CANDIDATE/profile', undefined],
    ['GET', '/candidates/CANDIDATE/profile.json', undefined],
    ['GET', '/nominations/remote.application%20of%20Mark%20Will', undefined],
    ['PATCH', '/nominations/remote.application%20of%20Mark%20Will', {}],
    ['GET', '/candidates/remote.markwill-1', undefined],
    ['DELETE', '/candidates/remote.markwill-1', undefined],
    ['DELETE', '/candidates/remote.nobody', undefined],
  ])('is refused %s %s', async (method, path, body) => {
    const at = `/api/v1${path.replace('CANDIDATE', people[0]?.candidate ?? '')}`;
    const reply = await service.api(method, at, body, { token: tokens[who] });
    expect([reply.status, reply.body.error.type]).toEqual([403, 'HIDDEN_IN_BLIND_MODE']);
    expect(leaks(told(reply))).toEqual([]);
  });

  it('moves people without learning who they are', async () => {
    const at = `/api/v1/nominations/${people[1]?.nomination}`;
    const before = await service.api('GET', at, undefined, { token: tokens[who] });
    const stage = await buildStage(service);
    const reply = await service.api(
      'PUT',
      at,
      { current_nomination_stage_id: stage, reason: 'Called back on Friday' },
      { token: tokens[who], headers: { 'if-match': before.headers.get('etag') ?? '' } },
    );
    expect(reply.status).toBe(200);
    const other = await service.api('GET', at);
    expect(other.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });
});

function read(path: string, token?: string): Promise<Reply> {
  return service.api('GET', `/api/v1${path}`, undefined, token === undefined ? {} : { token });
}

describe.each(['candidates', 'attachments', 'nominations'])('the list of %s', (list) => {
  it('finds nobody by the id of another system for a blind caller, known or not', async () => {
    for (const remote_id of ['crm:quenby.thistlewood@example.com', 'nobody@example.com']) {
      const asked = `/api/v1/${list}?remote_id=${encodeURIComponent(remote_id)}`;
      const reply = await service.api('GET', asked, undefined, { token: tokens.client });
      expect([reply.status, reply.body.error.type]).toEqual([403, 'HIDDEN_IN_BLIND_MODE']);
    }
  });
});

describe('what a blind caller sends back', () => {
  const blind = { token: '' };
  beforeAll(() => {
    blind.token = tokens.client;
  });
  it('leaves as it was what is sent as it was shown', async () => {
    const [person] = people;
    const before = (await read(`/spotlights?nomination_id=${person?.nomination}`)).body.results[0];
    const shown = (await read(`/spotlights/${before.id}`, blind.token)).body.result;
    expect(shown.headline).toContain('█');
    const { headline, note, evidence } = shown;
    const body = { headline, note, evidence, position: 7 };
    const put = await service.api('PUT', `/api/v1/spotlights/${before.id}`, body, blind);
    expect(put.status).toBe(200);
    const after = (await read(`/spotlights/${before.id}`)).body.result;
    expect(after).toMatchObject({ headline: before.headline, note: before.note, position: 7 });
    await service.api('PUT', `/api/v1/spotlights/${before.id}`, { ...before });
  });

  it('reads a quote with bars where it stands, and refuses bars that stand for nothing', async () => {
    const [person] = people;
    const document = (await read(`/attachments/${person?.attachment}/document`, blind.token)).body;
    const quote = document.result.pages
      .flatMap((page: { lines: { text: string }[] }) => page.lines)
      .find(({ text }: { text: string }) => text.includes('has led payroll')).text;
    expect(quote).toContain('█');
    const criterion_id = idOf(
      await service.api('POST', `/api/v1/jobs/${job}/criteria`, {
        prompt_text: 'Knows payroll',
        display_name: null,
        weight: 'nice',
      }),
    );
    const evidence = [{ criterion_id, quote }];
    const sent = { nomination_id: person?.nomination, headline: 'Led payroll', evidence };
    const made = await service.api('POST', '/api/v1/spotlights', sent, blind);
    expect(made.status).toBe(201);
    const stored = (await read(`/spotlights/${idOf(made)}`)).body.result;
    expect(stored.evidence[0].quote).toContain('Quenby has led payroll');
    await service.api('DELETE', `/api/v1/spotlights/${idOf(made)}`);
    const wrong = { ...sent, headline: 'Ask ██████ first', evidence: [] };
    const refused = await service.api('POST', '/api/v1/spotlights', wrong, blind);
    expect([refused.status, refused.body.error.type]).toEqual([403, 'HIDDEN_IN_BLIND_MODE']);
  });
});

describe('who is blind', () => {
  it('is so at once, also with tokens from before, and sees again at once', async () => {
    const made = await service.api('POST', '/api/v1/clients', { name: 'Turned' });
    const token = await service.tokenFor(made.body.result);
    const at = `/api/v1/candidates/${people[0]?.candidate}`;
    const name = async (): Promise<string> =>
      (await service.api('GET', at, undefined, { token })).body.result.full_name;
    const client = `/api/v1/clients/${idOf(made)}`;
    expect(await name()).toBe('Quenby Thistlewood');
    expect((await service.api('PATCH', client, { is_blind: true })).status).toBe(200);
    expect(await name()).toMatch(/^Candidate /);
    expect((await service.api('PATCH', client, { is_blind: false }, { token })).status).toBe(403);
    await service.api('PATCH', client, { is_blind: false });
    expect(await name()).toBe('Quenby Thistlewood');
  });

  it('is told of the interface by an event, and can be turned by the owner and the interface alone', async () => {
    const turn = (is_on: boolean, token?: string): Promise<Reply> =>
      service.api('PUT', '/api/v1/blind_mode', { is_on }, token === undefined ? {} : { token });
    const { events } = await service.recorded(() => turn(false, tokens.interface));
    expect(events).toEqual(['setting.updated']);
    expect((await turn(true, tokens.client)).status).toBe(403);
    expect((await service.recorded(() => turn(false))).events).toEqual([]);
    await turn(true);
    expect((await service.api('GET', '/api/v1/blind_mode')).body.result).toEqual({ is_on: true });
  });
});

it('every operation says how it answers a blind caller, and none is named that is not there', () => {
  const there = operations
    .filter(({ path }) => path.startsWith('/api/v1'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  expect(there.filter((operation) => BLIND_ANSWERS[operation] === undefined)).toEqual([]);
  expect(Object.keys(BLIND_ANSWERS).filter((operation) => !there.includes(operation))).toEqual([]);
});
