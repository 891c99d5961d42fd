import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCandidate, buildJob, buildNomination, idOf, stageNamed } from '../../helpers/factories.ts';
import { operationsOf } from '../../helpers/openapi.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

/** Who changes nothing makes no event and no new version, and wakes nobody who waits for one. */

let service: TestService;
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-unchanged-'));
beforeAll(async () => {
  service = await testService({ keep: true, children: 0, is_office: true });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

type Case = {
  readonly make: () => Promise<string>;
  /** Where it is changed: default, by its id in the collection of its name. */
  readonly at?: (id: string) => string;
  /** Where the record is read: default, where it is changed. */
  readonly read?: (id: string) => string;
  /** Bodies of PATCH that change nothing, beside `{}` where that is a body. */
  readonly same: readonly object[];
  readonly needs_fields?: boolean;
  /** A body that does change something. */
  readonly other: object;
  /** A body of PUT that says what is there, and the path it goes to. */
  readonly put?: { readonly body: object; readonly to?: string };
};

const create = async (at: string, body: object): Promise<string> =>
  idOf(await service.api('POST', `/api/v1/${at}`, body));
const HOOK = { url: 'http://127.0.0.1:9/hook', event_types: ['job.*'], secret: 'sixteen characters' };
const JOB = {
  title: 'Courier',
  description: 'Rides.',
  status: 'open',
  job_posting_urls: ['https://example.com'],
};
const DETAILS = { client_name: 'Halden Freight', salary_min: 40_000, salary_currency: 'EUR' };
const PERSON = { full_name: 'Ines Okafor', email: 'ines@example.com', source: 'A fair', links: [] };
const SEARCH = { view: 'pool', name: 'Riders', search: { q: 'bicycle' } };
let nomination = '';

const CASES: Readonly<Record<string, Case>> = {
  jobs: {
    make: () => buildJob(service, { ...JOB, remote_id: 'courier' }),
    same: [{ title: JOB.title }, JOB, { title: ` ${JOB.title} ` }],
    other: { title: 'Rider' },
    put: { body: JOB, to: 'remote.courier' },
  },
  'jobs/details': {
    make: async () => {
      const id = await buildJob(service);
      await service.api('PATCH', `/api/v1/jobs/${id}/details`, DETAILS);
      return id;
    },
    at: (id) => `/api/v1/jobs/${id}/details`,
    same: [{ client_name: ` ${DETAILS.client_name}` }, DETAILS, { contact_name: '' }],
    other: { salary_min: 30_000 },
  },
  'agency/look': {
    make: async () => {
      await service.api('PATCH', '/api/v1/agency/look', { color: '#1a4d8f' });
      return 'look';
    },
    at: () => '/api/v1/agency/look',
    same: [{ color: '#1A4D8F' }, { logo: null }],
    other: { color: null },
  },
  candidates: {
    make: () => buildCandidate(service, PERSON),
    same: [{ full_name: PERSON.full_name }, PERSON, { overrides: {} }],
    other: { email: null },
    put: { body: PERSON },
  },
  webhooks: {
    make: () => create('webhooks', HOOK),
    same: [{ url: HOOK.url }, HOOK, { state: 'ACTIVE' }],
    other: { state: 'PAUSED' },
    put: { body: HOOK },
  },
  saved_searches: {
    make: () => create('saved_searches', SEARCH),
    same: [{ name: SEARCH.name }, { search: SEARCH.search }],
    other: { name: 'Couriers' },
    put: { body: SEARCH },
  },
  nomination_stages: {
    make: () => create('nomination_stages', { name: 'Trial day' }),
    same: [{ name: 'Trial day' }],
    other: { name: 'Day on site' },
  },
  notes: {
    make: async () => create('notes', { candidate_id: await buildCandidate(service), text: 'Called.' }),
    same: [{ text: 'Called.' }],
    needs_fields: true,
    other: { text: 'Called again.' },
  },
  custom_fields: {
    make: () =>
      create('custom_fields', {
        applies_to: 'job',
        kind: 'text',
        name: 'Cost center',
        remote_id: 'cf-1',
      }),
    same: [{ name: 'Cost center' }, { choices: [] }, { remote_id: 'cf-1' }],
    other: { name: 'Budget' },
  },
  letter_templates: {
    make: () =>
      create('letter_templates', {
        name: 'Call',
        kind: 'invite',
        language: 'en',
        subject: 'A call',
        body: 'May I call you?',
      }),
    same: [{ name: ' Call' }, { kind: 'invite', language: 'EN' }, { body: 'May I call you?' }],
    other: { subject: 'A short call' },
  },
  watched_folders: {
    make: () => create('watched_folders', { path: folder }),
    same: [{ state: 'ACTIVE' }, { job_id: null }],
    other: { state: 'PAUSED' },
  },
  clients: {
    make: () => create('clients', { name: 'A tool' }),
    read: () => '/api/v1/clients',
    same: [{ is_blind: false }],
    other: { is_blind: true },
  },
  users: {
    make: () => create('users', { name: 'Mira Tal', email: 'mira@example.com', role: 'owner' }),
    same: [{ name: ' Mira Tal' }, { email: 'Mira@example.com' }, { role: 'owner' }],
    other: { name: 'Mira Quill' },
  },
  stage_changes: {
    make: async () => {
      nomination = await buildNomination(service);
      const to = { current_nomination_stage_id: await stageNamed(service, 'Reviewing') };
      await service.api('PUT', `/api/v1/nominations/${nomination}`, to);
      const { body } = await service.api('GET', `/api/v1/nominations/${nomination}/stage_changes`);
      return body.results[0].id as string;
    },
    read: () => `/api/v1/nominations/${nomination}/stage_changes`,
    same: [{ reason: null }],
    needs_fields: true,
    other: { reason: 'Lives far away' },
  },
};

it('is asked of every resource that has PATCH', async () => {
  const { body } = await service.api('GET', '/openapi.json');
  const patched = operationsOf(body).filter(({ method }) => method === 'PATCH');
  const names = patched
    // what is filled in of them is tried in api/custom_fields and api/availability
    .filter(({ path: at }) => !/\}\/(?:custom_fields|availability)$/.test(at))
    .map((each) =>
      each.path
        .split('/')
        .slice(3)
        .filter((part) => part !== '{id}')
        .join('/'),
    );
  // a nomination is tried in api/nomination_changes
  expect(names.filter((name) => name !== 'nominations').toSorted()).toEqual(Object.keys(CASES).toSorted());
});

it.each(Object.entries(CASES))(
  '%s',
  async (name, { make, at: atId, read, same, needs_fields, other, put }) => {
    const id = await make();
    const at = atId?.(id) ?? `/api/v1/${name}/${id}`;
    const seen = async (): Promise<unknown> => {
      const { body, headers } = await service.api('GET', read?.(id) ?? at);
      const listed = (body.results as { id: string }[] | undefined)?.find((each) => each.id === id);
      return { shown: listed ?? body.result, tag: headers.get('etag') };
    };
    const before = await seen();
    const requests = [
      ...[...(needs_fields === true ? [] : [{}]), ...same].map((body) => ['PATCH', at, body] as const),
      ...(put === undefined ? [] : [['PUT', `/api/v1/${name}/${put.to ?? id}`, put.body] as const]),
    ];
    for (const [method, to, body] of requests) {
      const what = `${method} ${JSON.stringify(body)}`;
      const done = await service.recorded(() => service.api(method, to, body));
      expect([what, done.result.status, done.events, done.tasks]).toEqual([what, 200, [], []]);
      expect([what, await seen()]).toEqual([what, before]);
    }
    const changed = await service.recorded(() => service.api('PATCH', at, other));
    expect([changed.result.status, changed.events.length]).toEqual([200, 1]);
    expect(await seen()).not.toEqual(before);
  },
);
