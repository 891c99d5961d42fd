import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEml } from '../../helpers/eml.ts';
import { buildCandidate, buildJob, buildNomination, buildAttachment } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

const TEMPLATES = '/api/v1/letter_templates';
const LETTERS = '/api/v1/letters';
const TEXT = { subject: 'A call about {{job_title}}', body: 'Hello {{full_name}},\n\n{{my_name}}' };
const TEMPLATE = { name: 'Call', kind: 'invite', language: 'en', ...TEXT };

scenarios(
  'templates of letters',
  async (service) => {
    const { body } = await service.api('GET', TEMPLATES);
    const own = await service.api('POST', TEMPLATES, { ...TEMPLATE, remote_id: 'call' });
    return { first: body.results[0].id as string, own: own.body.result.id as string };
  },
  [
    {
      name: 'are eight in a new data folder, and new ones come last',
      request: () => ['GET', TEMPLATES],
      status: 200,
      check: ({ body }, { own }) => {
        const kinds = body.results.map(({ kind, language }: Record<string, string>) => `${kind} ${language}`);
        expect(kinds.join(', ')).toBe(
          'invite en, ask en, maybe en, decline en, invite de, ask de, maybe de, decline de, invite en',
        );
        expect(body.results[8]).toMatchObject({
          id: own,
          ...TEMPLATE,
          remote_id: 'call',
          unknown_fields: [],
        });
      },
    },
    {
      name: 'are listed by kind and language',
      request: () => ['GET', `${TEMPLATES}?kind=decline&language=DE`],
      status: 200,
      check: ({ body }) => expect(body.results).toMatchObject([{ name: 'Absage' }]),
    },
    {
      name: 'may hold unknown fields, and name them',
      request: ({ own }) => ['PATCH', `${TEMPLATES}/${own}`, { body: 'Dear {{frist_name}}, {{salary}}' }],
      status: 200,
      events: ['letter_template.updated'],
      check: async (_reply, { service }) => {
        const { body } = await service.api('GET', `${TEMPLATES}/remote.call`);
        expect(body.result.unknown_fields).toEqual([
          { field: 'frist_name', nearest: 'first_name' },
          { field: 'salary', nearest: null },
        ]);
      },
    },
    {
      name: 'need a kind, a language, a subject of one line and a text that ends',
      request: () => [
        'POST',
        TEMPLATES,
        { name: ' ', kind: 'threat', language: 'no language', subject: '\r\n', body: 'x'.repeat(20_001) },
      ],
      status: 422,
      error: 'VALIDATION_FAILED',
      details: ['body.name', 'body.kind', 'body.language', 'body.subject', 'body.body'],
    },
    {
      name: 'have a remote_id of their own',
      request: () => ['POST', TEMPLATES, { ...TEMPLATE, remote_id: 'call' }],
      status: 409,
      error: 'CONFLICT',
    },
    {
      name: 'have subjects without breaks, and languages as they are written',
      request: () => [
        'POST',
        TEMPLATES,
        { ...TEMPLATE, language: 'PT-br', subject: 'A\r\nBcc: all@example.com', position: 0 },
      ],
      status: 201,
      events: ['letter_template.created'],
      check: async ({ body }, { service }) => {
        const read = await service.api('GET', `${TEMPLATES}/${body.result.id}`);
        expect(read.body.result).toMatchObject({ language: 'pt-BR', subject: 'A Bcc: all@example.com' });
      },
    },
    {
      name: 'are deleted',
      request: ({ first }) => ['DELETE', `${TEMPLATES}/${first}`],
      status: 200,
      events: ['letter_template.deleted'],
    },
  ],
);

type World = {
  readonly job: string;
  readonly ana: string;
  readonly nobody: string;
  readonly decline: string;
};

async function people(service: TestService): Promise<World> {
  const job = await buildJob(service, { title: 'Night baker' });
  const ana = await buildCandidate(service, { full_name: 'Ana Ruiz', email: 'ana@example.com' });
  const nobody = await buildCandidate(service, { full_name: 'ליאת ברק', email: null });
  await buildNomination(service, { job_id: job, candidate_id: ana });
  await service.api('PUT', '/api/v1/letter_sender', { name: ' Mira Tal ' });
  await service.api('PUT', '/api/v1/agency', { name: 'Harbour Recruitment', line: '' });
  const { body } = await service.api('GET', `${TEMPLATES}?kind=decline&language=en`);
  return { job, ana, nobody, decline: body.results[0].id };
}

scenarios('letters', people, [
  {
    name: 'are previewed for each person, in their order and once each',
    request: ({ job, ana, nobody, decline }) => [
      'POST',
      `${LETTERS}/preview`,
      { template_id: decline, job_id: job, candidate_ids: [nobody, ana, nobody] },
    ],
    status: 200,
    check: ({ body }, { ana, nobody }) => {
      const { letters, unknown_fields } = body.result;
      expect(unknown_fields).toEqual([]);
      expect(letters).toMatchObject([
        { candidate_id: nobody, to: null, mailto: null, no_mailto: 'no_email', missing: [] },
        { candidate_id: ana, to: 'ana@example.com', no_mailto: null, missing: [] },
      ]);
      expect(letters[0].body).toMatch(/^Hello \u2068ליאת ברק\u2069,\n/);
      expect(letters[1].subject).toBe('Your resume for Night baker');
      expect(letters[1].body).toMatch(/\n\nKind regards\nMira Tal\nHarbour Recruitment$/);
      expect(letters[1].mailto).toMatch(/^mailto:ana@example\.com\?subject=Your%20resume/);
    },
  },
  {
    name: 'are written with other words than those of their template',
    request: ({ job, ana, decline }) => [
      'POST',
      `${LETTERS}/preview`,
      { template_id: decline, body: '{{stage}} {{client}} {{jobtitle}}', job_id: job, candidate_ids: [ana] },
    ],
    status: 200,
    check: ({ body }) => {
      expect(body.result.unknown_fields).toEqual([{ field: 'jobtitle', nearest: 'job_title' }]);
      expect(body.result.letters[0]).toMatchObject({
        subject: 'Your resume for Night baker',
        body: 'New [client] [jobtitle]',
        missing: [
          { field: 'client', reason: 'empty', is_gap: true },
          { field: 'jobtitle', reason: 'unknown', nearest: 'job_title', is_gap: true },
        ],
      });
    },
  },
  {
    name: 'say when an address is none, and when a link would be too long',
    request: ({ ana }) => [
      'POST',
      `${LETTERS}/preview`,
      { subject: 'x', body: 'y'.repeat(2000), candidate_ids: [ana] },
    ],
    status: 200,
    check: async ({ body }, { service }) => {
      expect(body.result.letters[0]).toMatchObject({ mailto: null, no_mailto: 'too_long' });
      const odd = await buildCandidate(service, { email: 'ana@example.com; ben@example.com' });
      const reply = await service.api('POST', `${LETTERS}/preview`, {
        subject: 'x',
        body: 'y',
        candidate_ids: [odd],
      });
      expect(reply.body.result.letters[0]).toMatchObject({ to: null, no_mailto: 'invalid_email' });
    },
  },
  {
    name: 'need a text',
    request: ({ ana }) => ['POST', LETTERS, { subject: 'x', candidate_ids: [ana] }],
    status: 422,
    error: 'VALIDATION_FAILED',
    details: ['body.template_id'],
  },
  {
    name: 'are for 500 people at most',
    request: ({ ana }) => ['POST', LETTERS, { ...TEXT, candidate_ids: Array(501).fill(ana) }],
    status: 422,
    error: 'VALIDATION_FAILED',
    details: ['body.candidate_ids'],
  },
  {
    name: 'name who and what is not there',
    request: ({ ana, job }) => [
      'POST',
      LETTERS,
      { template_id: job, job_id: ana, candidate_ids: [ana, job] },
    ],
    status: 422,
    details: ['body.template_id', 'body.job_id', 'body.candidate_ids.1'],
  },
  {
    name: 'are not prepared with gaps unless that is said',
    request: ({ ana, nobody }) => ['POST', LETTERS, { ...TEXT, candidate_ids: [nobody, ana] }],
    status: 422,
    details: ['body.candidate_ids.0', 'body.candidate_ids.1'],
  },
  {
    name: 'are prepared, kept as they are and told of',
    request: ({ job, ana, nobody, decline }) => [
      'POST',
      LETTERS,
      { template_id: decline, job_id: job, candidate_ids: [ana, nobody] },
    ],
    status: 201,
    events: ['letter.created', 'letter.created'],
    check: async ({ body }, { service, ana, job, decline }) => {
      const [id] = body.result.ids;
      const read = await service.api('GET', `${LETTERS}/${id}`);
      expect(read.body.result).toMatchObject({
        candidate_id: ana,
        job_id: job,
        template_id: decline,
        kind: 'decline',
        language: 'en',
        subject: 'Your resume for Night baker',
      });
      const list = await service.api('GET', `${LETTERS}?candidate_id=${ana}`);
      expect(list.body.results.map((one: { id: string }) => one.id)).toEqual([id]);
      const activity = await service.api('GET', '/api/v1/activity?kinds=letters');
      expect(activity.body.results).toMatchObject([
        { type: 'letter.created', count: 2, job_id: job, detail: { letter_kind: 'decline' } },
      ]);
    },
  },
  {
    name: 'are gone when they are deleted',
    request: ({ ana, decline }) => [
      'POST',
      LETTERS,
      { template_id: decline, candidate_ids: [ana], allow_gaps: true },
    ],
    status: 201,
    events: ['letter.created'],
    check: async ({ body }, { service }) => {
      const at = `${LETTERS}/${body.result.ids[0]}`;
      expect((await service.api('DELETE', at)).status).toBe(200);
      expect((await service.api('GET', at)).status).toBe(404);
      expect((await service.api('POST', `${LETTERS}/files`, { ids: body.result.ids })).status).toBe(404);
    },
  },
  {
    name: 'are signed by whom somebody said',
    request: () => ['GET', '/api/v1/letter_sender'],
    status: 200,
    check: ({ body }) => expect(body.result).toEqual({ name: 'Mira Tal', is_of_account: false }),
  },
]);

describe('files of letters', () => {
  let service: TestService;
  let world: World;
  beforeAll(async () => {
    service = await testService({ keep: true });
    world = await people(service);
  });
  afterAll(async () => {
    expect(service.problems).toEqual([]);
    await service.close();
  });

  async function prepared(body: object): Promise<string[]> {
    const reply = await service.api('POST', LETTERS, { allow_gaps: true, ...body });
    expect(reply.status).toBe(201);
    return reply.body.result.ids;
  }
  async function filesOf(
    ids: readonly string[],
  ): Promise<{ type: string | null; name: string; bytes: Uint8Array }> {
    const token = await interfaceToken(service);
    const answer = await fetch(`${service.url}${LETTERS}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
    const name = /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return {
      type: answer.headers.get('content-type'),
      name: decodeURIComponent(name),
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  }

  it('are one .eml for one', async () => {
    const evil = await buildCandidate(service, {
      full_name: 'Ana\r\nBcc: all@example.com',
      email: 'a@example.com',
    });
    const ids = await prepared({ subject: 'For {{full_name}} 👋', body: 'Grüße', candidate_ids: [evil] });
    const { type, name, bytes } = await filesOf(ids);
    expect(type).toBe('message/rfc822');
    expect(name).toBe('Ana Bcc all@example.com.eml');
    const mail = openEml(Buffer.from(bytes).toString('latin1'));
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.headers).not.toHaveProperty('from');
    expect(mail).toMatchObject({
      to: { name: 'Ana Bcc: all@example.com', address: 'a@example.com' },
      subject: 'For Ana Bcc: all@example.com 👋',
      body: 'Grüße\r\n',
    });
  });

  it('are a ZIP for many, each with a name of its own', async () => {
    const others = await Promise.all(
      Array.from({ length: 499 }, () =>
        buildCandidate(service, { full_name: 'Ben Ode', email: 'b@example.com' }),
      ),
    );
    const ids = await prepared({ template_id: world.decline, candidate_ids: [world.nobody, ...others] });
    expect(ids).toHaveLength(500);
    const { type, name, bytes } = await filesOf(ids);
    expect(type).toBe('application/zip');
    expect(name).toMatch(/^Letters \d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toHaveLength(500);
    expect(Object.keys(files).slice(0, 3)).toEqual(['ליאת ברק.eml', 'Ben Ode.eml', 'Ben Ode (2).eml']);
    const mail = openEml(Buffer.from(files['ליאת ברק.eml']!).toString('latin1'));
    expect(mail.to).toBeNull();
    expect(mail.body).toContain('ליאת ברק');
  });

  it('ask what a resume leaves open, and nothing that a person answered', async () => {
    const job = await buildJob(service, { title: 'Clerk' });
    const candidate = await buildCandidate(service, { full_name: 'Cara Lind', email: 'c@example.com' });
    await buildAttachment(
      service,
      { candidate_id: candidate },
      'Cara Lind\n\nSkills\nKafka\n\nExperience\nClerk, Harbour Office, 2019 to 2023\n- Filed papers\n',
    );
    const ids: string[] = [];
    for (const prompt_text of ['Knows Kafka', 'Speaks Finnish.', 'Has a forklift licence']) {
      const made = await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text });
      ids.push(made.body.result.id);
    }
    const nomination = await buildNomination(service, { job_id: job, candidate_id: candidate });
    await service.idle();
    const at = `/api/v1/nominations/${nomination}/criterion_evaluations/${ids[2]}/override`;
    expect((await service.api('PUT', at, { is_criterion_met: true, reason: 'Called' })).status).toBe(201);
    const reply = await service.api('POST', `${LETTERS}/preview`, {
      subject: 'Questions',
      body: 'Please tell me:\n{{questions}}',
      job_id: job,
      candidate_ids: [candidate],
    });
    expect(reply.body.result.letters[0].body).toBe('Please tell me:\n– How well do you speak Finnish?');
    const asked = async (language: string): Promise<string> => {
      const body = {
        subject: 'x',
        body: '{{stage}}: {{questions}}',
        language,
        job_id: job,
        candidate_ids: [candidate],
      };
      return (await service.api('POST', `${LETTERS}/preview`, body)).body.result.letters[0].body;
    };
    expect(await asked('de-AT')).toBe('Neu: – Wie gut sprechen Sie Finnisch?');
    // nobody here asks in Danish: the criterion is asked as it is written, and the stage is called as it is
    expect(await asked('da')).toBe('New: – Speaks Finnish?');
  });

  it('are prepared once, however often the request comes', async () => {
    const body = { subject: 'x', body: 'y', candidate_ids: [world.ana] };
    const send = { headers: { 'idempotency-key': 'letters-once' } };
    const first = await service.api('POST', LETTERS, body, send);
    const second = await service.api('POST', LETTERS, body, send);
    expect([first.status, second.body]).toEqual([201, first.body]);
  });
});

it('in an office, people sign with the name of their account and a program with none', async () => {
  const service = await testService({ keep: true, is_office: true, children: 0 });
  const signIn = async (body: object): Promise<string> =>
    (await service.api('POST', '/ui/session', body, { token: null })).body.access_token;
  const host = await signIn({ code: service.createSessionCode() });
  const user = { name: 'Mira Tal', email: 'mira@example.com', role: 'owner' };
  const made = await service.api('POST', '/api/v1/users', user, { token: host });
  const token = await signIn({ code: made.body.result.code });
  const sender = '/api/v1/letter_sender';
  const [mira, program] = [
    await service.api('GET', sender, undefined, { token }),
    await service.api('GET', sender),
  ];
  expect(mira.body.result).toEqual({ name: 'Mira Tal', is_of_account: true });
  expect(program.body.result).toEqual({ name: '', is_of_account: true });
  expect((await service.api('PUT', sender, { name: 'Ada' }, { token })).status).toBe(409);
  const candidate = await buildCandidate(service, { full_name: 'Ana Ruiz' });
  const written = await service.api(
    'POST',
    `${LETTERS}/preview`,
    { ...TEXT, subject: 'Hi', candidate_ids: [candidate] },
    { token },
  );
  expect(written.body.result.letters[0].body).toBe('Hello Ana Ruiz,\n\nMira Tal');
  await service.close();
});
