import path from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '#service/api/feeds/events/schema.ts';
import { newId } from '#service/ids.ts';
import { signature } from '#service/tasks/webhooks/signature.ts';
import { openRows, type Rows } from '../../helpers/engine.ts';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  fileForm,
  idOf,
  jobInput,
  stageNamed,
} from '../../helpers/factories.ts';
import { makeMail, resumeText } from '../../helpers/mail.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/**
 * Every change is an event: whatever a request or a task writes is compared, row by row, with the events it
 * recorded. A table and the columns nobody sees or that are counters.
 */
const TABLES: Readonly<
  Record<string, { resource: string; unseen?: readonly string[]; made_by_reading?: true }>
> = {
  jobs: { resource: 'job' },
  job_details: { resource: 'job' },
  nomination_stages: { resource: 'nomination_stage' },
  candidates: { resource: 'candidate' },
  attachments: { resource: 'attachment' },
  nominations: { resource: 'nomination' },
  notes: { resource: 'note' },
  availability_facts: { resource: 'availability_fact' },
  call_answers: { resource: 'call_answer' },
  custom_fields: { resource: 'custom_field' },
  custom_field_values: { resource: 'custom_field_value' },
  letter_templates: { resource: 'letter_template' },
  letters: { resource: 'letter' },
  retention_extensions: { resource: 'retention_extension' },
  // made at first sight, by reading
  summaries: { resource: 'summary', unseen: ['input_hash', 'content'], made_by_reading: true },
  imports: { resource: 'import' },
  mails: { resource: 'mail' },
  clients: { resource: 'client', unseen: ['last_used_at'] },
  tags: { resource: 'tag' },
  candidate_tags: { resource: 'candidate_tag' },
  job_tags: { resource: 'job_tag' },
  criteria: { resource: 'criterion' },
  spotlights: { resource: 'spotlight' },
  webhooks: { resource: 'webhook', unseen: ['failures', 'failing_since', 'rest_until', 'last_event_id'] },
  access_requests: { resource: 'access_request' },
  skill_lists: { resource: 'skill_list' },
  saved_criteria: { resource: 'saved_criterion' },
  saved_searches: { resource: 'saved_search' },
  watched_folders: { resource: 'watched_folder', unseen: ['passes_existing', 'problem'] },
  candidate_tables: { resource: 'candidate_table' },
};

let service: TestService;
let db: Rows;
beforeAll(async () => {
  service = await testService({ keep: true });
  db = await openRows(service.data_dir);
});
afterAll(async () => {
  await db.close();
  await service.close();
});

type Snapshot = Map<string, string>;
async function snapshot(table: string, unseen: readonly string[]): Promise<Snapshot> {
  const rows = await db.all(`SELECT * FROM ${table}`);
  return new Map(
    rows.map((row) => [
      String(row['id']),
      JSON.stringify(Object.entries(row).filter(([column]) => !unseen.includes(column))),
    ]),
  );
}
async function take(): Promise<Map<string, Snapshot>> {
  const all = new Map<string, Snapshot>();
  for (const [table, { unseen = [] }] of Object.entries(TABLES)) {
    all.set(table, await snapshot(table, unseen));
  }
  return all;
}

type Told = { readonly type: string; readonly resource_id: string };

/** Rows that appeared, changed or went without an event, and events of records that are not there. */
function untold(
  before: Map<string, Snapshot>,
  after: Map<string, Snapshot>,
  events: readonly Told[],
): string[] {
  const missing: string[] = [];
  for (const [table, { resource, made_by_reading }] of Object.entries(TABLES)) {
    const [was, is] = [before.get(table)!, after.get(table)!];
    const told = (id: string, what: RegExp): boolean =>
      events.some(
        ({ type, resource_id }) => resource_id === id && what.test(type) && type.startsWith(`${resource}.`),
      );
    for (const id of new Set([...was.keys(), ...is.keys()])) {
      if (!was.has(id) && made_by_reading !== true && !told(id, /\.created$/)) {
        missing.push(`${resource}.created`);
      }
      if (!is.has(id) && !told(id, /\.(deleted|merged)$/)) missing.push(`${resource}.deleted`);
      if (was.has(id) && is.has(id) && was.get(id) !== is.get(id) && !told(id, /\.(?!created|deleted)/)) {
        missing.push(`${resource}.updated`);
      }
      if (was.has(id) === is.has(id) && (told(id, /\.created$/) || (told(id, /\.deleted$/) && is.has(id)))) {
        missing.push(`${resource}: told of what did not happen`);
      }
    }
  }
  return missing;
}

/** Runs one story and everything it sets going; gives the events and what they leave out. */
async function story(work: () => Promise<unknown>): Promise<{ types: Set<string>; missing: string[] }> {
  await service.idle();
  const before = await take();
  const [last] = await db.column("SELECT coalesce(max(id), '') FROM events");
  await work();
  await service.idle();
  const events = await db.all<Told>('SELECT * FROM events WHERE id > ? ORDER BY id', last);
  return { types: new Set(events.map(({ type }) => type)), missing: untold(before, await take(), events) };
}

const ok = async (method: string, url: string, body?: unknown): Promise<Reply> => {
  const reply = await service.api(method, `/api/v1${url}`, body);
  if (reply.status >= 300) throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
};
const make = async (url: string, body: unknown): Promise<string> => idOf(await ok('POST', url, body));
const resume = (name: string): string =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@example.com\n\nExperience\nClerk, Harbour Office, 2019 to 2023\n- Filed papers\n`;
const drop = async (name: string, job_id?: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([resume(name)]), `${name}.txt`);
  if (job_id !== undefined) form.set('job_id', job_id);
  return idOf(await ok('POST', '/imports', form));
};

/** One person with one of everything, for a job with one of everything. */
async function everything(): Promise<{ job: string; candidate: string; nomination: string; tag: string }> {
  const job = await buildJob(service);
  await buildStage(service, { job_id: job });
  const imported = await drop(`Ada ${newId()}`, job);
  const { candidate_id: candidate, nomination_id: nomination } = (await ok('GET', '/imports?limit=1')).body
    .results[0];
  expect(imported).toBeTruthy();
  await buildAttachment(service, { candidate_id: candidate });
  const tag = await make('/tags', { tag_type: 'specialty_name', is_standardized: true, name: newId() });
  await make('/candidate_tags', {
    candidate_id: candidate,
    tag_id: tag,
    creation_method: 'selected_by_organization',
  });
  await make('/job_tags', { job_id: job, tag_id: tag });
  await make('/criteria', { scope_type: 'tag', tag_id: tag, prompt_text: 'Files papers' });
  await ok('POST', `/jobs/${job}/criteria`, { prompt_text: 'Worked in an office' });
  await make('/spotlights', { nomination_id: nomination, headline: 'Files papers like nobody else' });
  await service.idle();
  await ok('GET', `/candidate_rankings?target_resource_id=${job}&expand=summary`);
  await ok('GET', `/nominations/${nomination}/criterion_evaluations/`);
  return { job, candidate, nomination, tag };
}

const stories: readonly (readonly [name: string, work: () => Promise<unknown>, types: readonly string[]])[] =
  [
    [
      'a job, from its creation to its end',
      async () => {
        const id = await buildJob(service);
        await ok('PATCH', `/jobs/${id}`, { title: 'Another' });
        await ok('PATCH', `/jobs/${id}/details`, { client_name: 'Halden Freight' });
        await ok('PATCH', `/jobs/${id}/details`, { deadline: '2026-12-18' });
        const { remote_id: _, ...replacement } = jobInput();
        await ok('PUT', `/jobs/${id}`, replacement);
        await ok('PUT', `/jobs/remote.${newId()}`, replacement);
        const declined = { candidate_ids: [await buildCandidate(service)] };
        await ok('POST', `/jobs/${id}/suggested_candidates/decline`, declined);
        await ok('POST', `/jobs/${id}/suggested_candidates/decline`, { ...declined, is_declined: false });
        await ok('DELETE', `/jobs/${id}`);
      },
      ['job.created', 'job.updated', 'job.suggestions_declined', 'job.suggestions_restored', 'job.deleted'],
    ],
    [
      'a candidate',
      async () => {
        const id = await buildCandidate(service);
        await ok('PATCH', `/candidates/${id}`, { email: 'ines@example.com' });
        await ok('PUT', `/candidates/${id}`, { full_name: 'Ines O.' });
        await ok('DELETE', `/candidates/${id}`);
      },
      ['candidate.created', 'candidate.updated', 'candidate.deleted', 'ranking.changed'],
    ],
    [
      'what people say of availability',
      async () => {
        const id = await buildCandidate(service);
        const notice = { amount: 3, unit: 'month', to_end_of: null };
        const say = (body: object) => ok('PATCH', `/candidates/${id}/availability`, body);
        await say({ notice_period: { value: notice } });
        await say({ notice_period: { value: null } });
        await say({ notice_period: null });
      },
      ['availability_fact.created', 'availability_fact.updated', 'availability_fact.deleted'],
    ],
    [
      'what was said in calls, and goes with its criterion',
      async () => {
        const job = await buildJob(service);
        const criterion = await make(`/jobs/${job}/criteria`, { prompt_text: 'Knows Kafka' });
        const id = await buildNomination(service, { job_id: job });
        const said = { answer: 'Two years', is_criterion_met: true };
        await ok('PUT', `/nominations/${id}/call_answers/${criterion}`, said);
        await ok('PUT', `/nominations/${id}/call_note`, { answer: 'Friendly' });
        await ok('PUT', `/nominations/${id}/call_note`, { answer: 'Friendly and clear' });
        await ok('DELETE', `/nominations/${id}/call_note`);
        await ok('DELETE', `/jobs/${job}/criteria/${criterion}`);
      },
      ['call_answer.created', 'call_answer.updated', 'call_answer.deleted'],
    ],
    [
      'own fields, filled in of a candidate and a job',
      async () => {
        const [candidate, job] = [await buildCandidate(service), await buildJob(service)];
        for (const [applies_to, of_one] of [
          ['candidate', `/candidates/${candidate}/custom_fields`],
          ['job', `/jobs/${job}/custom_fields`],
        ] as const) {
          const id = await make('/custom_fields', { applies_to, kind: 'text', name: newId() });
          await ok('PATCH', of_one, { values: { [id]: 'One' } });
          await ok('PATCH', of_one, { values: { [id]: 'Two' } });
          await ok('PATCH', `/custom_fields/${id}`, { name: newId() });
          if (applies_to === 'job') await ok('DELETE', `/jobs/${job}`);
          await ok('DELETE', `/custom_fields/${id}`);
        }
      },
      [
        'custom_field.created',
        'custom_field.updated',
        'custom_field.deleted',
        'custom_field_value.created',
        'custom_field_value.updated',
        'custom_field_value.deleted',
      ],
    ],
    [
      'attachments: read, replaced, moved, deleted',
      async () => {
        const [one, two] = [await buildCandidate(service), await buildCandidate(service)];
        const id = await buildAttachment(service, { candidate_id: one });
        await service.idle();
        await ok('PUT', `/attachments/${id}`, attachmentForm({ candidate_id: one }, resume('Ines New')));
        await service.idle();
        await ok('PUT', `/attachments/${id}`, attachmentForm({ candidate_id: two }, resume('Ines New')));
        await ok('DELETE', `/attachments/${id}`);
        await buildAttachment(service, { candidate_id: one }, '%PDF-1.7 broken', 'broken.pdf');
      },
      [
        'attachment.created',
        'attachment.updated',
        'attachment.document_ready',
        'attachment.document_failed',
        'attachment.deleted',
      ],
    ],
    [
      'nominations and stages',
      async () => {
        const id = await buildNomination(service);
        await ok('PUT', `/nominations/${id}`, {
          current_nomination_stage_id: await stageNamed(service, 'Offer'),
        });
        await ok('DELETE', `/nominations/${id}`);
        const stage = await buildStage(service);
        await ok('PUT', `/nomination_stages/${stage}`, { name: 'Third interview' });
        await ok('DELETE', `/nomination_stages/${stage}`);
      },
      [
        'nomination.created',
        'nomination.updated',
        'nomination.stage_changed',
        'nomination.deleted',
        'nomination_stage.updated',
      ],
    ],
    [
      'files that are dropped, dropped again, refused, tried again and taken back',
      async () => {
        const job = await buildJob(service);
        const first = await drop('Grace Park', job);
        const copy = await drop('Grace Park', job);
        const broken = new FormData();
        broken.set('file', new Blob(['%PDF-1.7 broken']), 'broken.pdf');
        const failed = idOf(await ok('POST', '/imports', broken));
        const strange = new FormData();
        strange.set('file', new Blob([new Uint8Array([0, 1, 2, 3])]), 'strange.bin');
        await ok('POST', '/imports', strange);
        await service.idle();
        await ok('POST', `/imports/${failed}/retry`);
        await service.idle();
        await ok('DELETE', `/imports/${first}`);
        await ok('DELETE', `/imports/${copy}`);
      },
      ['import.created', 'import.updated', 'import.deleted', 'candidate.deleted'],
    ],
    [
      'a nomination and an attachment that an import made are deleted',
      async () => {
        await drop('Omar Reyes', await buildJob(service));
        await service.idle();
        const { nomination_id, attachment_id } = (await ok('GET', '/imports?limit=1')).body.results[0];
        await ok('DELETE', `/nominations/${nomination_id}`);
        await ok('DELETE', `/attachments/${attachment_id}`);
      },
      ['import.updated', 'import.deleted'],
    ],
    [
      'everything there is about a person and a job',
      everything,
      [
        'tag.created',
        'candidate_tag.created',
        'job_tag.created',
        'criterion.created',
        'spotlight.created',
        'evaluation.completed',
      ],
    ],
    [
      'the deletion of a candidate',
      async () => ok('DELETE', `/candidates/${(await everything()).candidate}`),
      [
        'candidate.deleted',
        'attachment.deleted',
        'nomination.deleted',
        'candidate_tag.deleted',
        'summary.deleted',
        'spotlight.deleted',
        'import.deleted',
      ],
    ],
    [
      'the deletion of a job',
      async () => ok('DELETE', `/jobs/${(await everything()).job}`),
      [
        'job.deleted',
        'nomination.deleted',
        'criterion.deleted',
        'job_tag.deleted',
        'summary.deleted',
        'spotlight.deleted',
        'nomination_stage.deleted',
        'import.updated',
      ],
    ],
    [
      'notes, alone and with their candidate or job',
      async () => {
        const { candidate } = await everything();
        const id = await make('/notes', { candidate_id: candidate, text: 'Available from May.' });
        await ok('PATCH', `/notes/${id}`, { text: 'Available from June.' });
        await ok('DELETE', `/notes/${id}`);
        await ok('POST', '/notes', { candidate_id: candidate, text: 'Asks for a call.' });
        await ok('DELETE', `/candidates/${candidate}`);
      },
      ['note.created', 'note.updated', 'note.deleted'],
    ],
    [
      'mails, taken back, through a merge and with their candidate',
      async () => {
        const mailed = async (name: string): Promise<{ id: string; candidate_id: string }> => {
          const parts = [{ name: 'cv.txt', bytes: resumeText(name) }];
          const mail = makeMail({ text: 'Dear team, here is my resume.', parts });
          return (await ok('POST', '/imports', fileForm(mail, 'mail.eml'))).body.result;
        };
        const [one, two, three] = [
          await mailed('Ana Ruiz'),
          await mailed('Bo Lind'),
          await mailed('Cy Young'),
        ];
        await service.idle();
        await ok('DELETE', `/imports/${three.id}`);
        await ok('POST', `/candidates/${one.candidate_id}/merge`, { other_id: two.candidate_id });
        await ok('DELETE', `/candidates/${one.candidate_id}`);
      },
      ['mail.created', 'mail.updated', 'mail.deleted'],
    ],
    [
      'templates, and letters alone, through a merge and with their candidate',
      async () => {
        const [one, two] = [await buildCandidate(service), await buildCandidate(service)];
        const text = { subject: 'A call', body: 'May I call you?' };
        const template = await make('/letter_templates', {
          name: 'Call',
          kind: 'invite',
          language: 'en',
          ...text,
        });
        await ok('PATCH', `/letter_templates/${template}`, { position: 3 });
        await ok('DELETE', `/letter_templates/${template}`);
        const { ids } = (await ok('POST', '/letters', { ...text, candidate_ids: [one, two] })).body.result;
        await ok('DELETE', `/letters/${ids[0]}`);
        await ok('POST', `/candidates/${one}/merge`, { other_id: two });
        await ok('DELETE', `/candidates/${one}`);
      },
      [
        'letter_template.created',
        'letter_template.updated',
        'letter_template.deleted',
        'letter.created',
        'letter.updated',
        'letter.deleted',
      ],
    ],
    [
      'decisions to keep somebody longer, alone, through a merge and with their candidate',
      async () => {
        const [one, two] = [await buildCandidate(service), await buildCandidate(service)];
        const longer = { keep_until: '2999-12-31', reason: 'Asked to be told of new jobs' };
        const id = await make('/retention_extensions', { candidate_id: one, ...longer });
        await ok('DELETE', `/retention_extensions/${id}`);
        await make('/retention_extensions', { candidate_id: two, ...longer });
        await ok('POST', `/candidates/${one}/merge`, { other_id: two });
        await ok('DELETE', `/candidates/${one}`);
      },
      ['retention_extension.created', 'retention_extension.updated', 'retention_extension.deleted'],
    ],
    [
      'somebody new who fits a saved search that tells',
      async () => {
        const asks = { q: 'zeppelin' };
        const body = { name: 'Zeppelins', view: 'pool', search: asks, tells: true, asks };
        const search = await make('/saved_searches', body);
        await buildCandidate(service, { full_name: 'Zeppelin Marsh' });
        await service.idle();
        await ok('POST', `/saved_searches/${search}/looks`);
        await ok('DELETE', `/saved_searches/${search}`);
      },
      ['saved_search.matched'],
    ],
    [
      'the deletion of a nomination and of a tag',
      async () => {
        const { nomination, tag } = await everything();
        await ok('DELETE', `/nominations/${nomination}`);
        await ok('DELETE', `/tags/${tag}`);
      },
      ['spotlight.deleted', 'tag.deleted', 'candidate_tag.deleted', 'job_tag.deleted', 'criterion.deleted'],
    ],
    [
      'two records of one person, made one and apart again',
      async () => {
        const [one, two] = [await everything(), await everything()];
        const merged = await ok('POST', `/candidates/${one.candidate}/merge`, { other_id: two.candidate });
        await service.idle();
        expect(merged.status).toBe(200);
        const { body } = await ok('GET', `/candidates/${one.candidate}/merges`);
        await ok('POST', `/merges/${body.results[0].id}/undo`);
      },
      ['candidate.merged', 'candidate.unmerged'],
    ],
    [
      'links, spotlights and criteria, one by one',
      async () => {
        const { job, candidate, nomination, tag } = await everything();
        for (const kind of ['candidate_tags', 'job_tags']) {
          const { body } = await ok('GET', `/${kind}`);
          await ok('DELETE', `/${kind}/${body.results[0].id}`);
        }
        const spotlight = await make('/spotlights', { nomination_id: nomination, headline: 'One' });
        await ok('PUT', `/spotlights/${spotlight}`, { headline: 'Two' });
        await ok('DELETE', `/spotlights/${spotlight}`);
        const org = await make('/criteria', { scope_type: 'organization', prompt_text: 'Speaks German' });
        await ok('GET', `/candidates/${candidate}/criterion_evaluations/?criterion_type=org_wide`);
        await ok('DELETE', `/criteria/${org}`);
        const { body } = await ok('GET', `/jobs/${job}/criteria`);
        const criterion = body.results[0].id as string;
        await ok('PUT', `/nominations/${nomination}/criterion_evaluations/${criterion}/override`, {
          is_criterion_met: true,
          reason: 'Seen',
        });
        await ok('DELETE', `/nominations/${nomination}/criterion_evaluations/${criterion}/override`);
        await ok('DELETE', `/jobs/${job}/criteria/${criterion}`);
        await ok('DELETE', `/tags/${tag}`);
      },
      ['spotlight.updated', 'evaluation.overridden', 'criterion.deleted'],
    ],
    [
      'clients, programs that ask for access, webhooks, lists of skills',
      async () => {
        const client = await make('/clients', { name: 'Careers page' });
        await ok('POST', `/clients/${client}/secret`);
        await ok('DELETE', `/clients/${client}`);
        const token = await interfaceToken(service);
        for (const decision of ['approve', 'refuse']) {
          const asked = await service.api(
            'POST',
            '/access_requests',
            { name: 'Careers page' },
            { token: null },
          );
          const url = `/api/v1/access_requests/${asked.body.result.id}/${decision}`;
          expect((await service.api('POST', url, {}, { token })).status).toBe(200);
        }
        const hook = await make('/webhooks', { url: 'http://127.0.0.1:9/' });
        await ok('PATCH', `/webhooks/${hook}`, { state: 'PAUSED' });
        await ok('PUT', `/webhooks/${hook}`, { url: 'http://127.0.0.1:9/x', state: 'PAUSED' });
        await ok('DELETE', `/webhooks/${hook}`);
        const list = await make('/skill_lists', { name: 'Ours', text: 'Glaze zorbling' });
        await ok('DELETE', `/skill_lists/${list}`);
        const saved = await make('/saved_criteria', { prompt_text: 'Knows Java' });
        await ok('DELETE', `/saved_criteria/${saved}`);
      },
      [
        'saved_criterion.created',
        'saved_criterion.deleted',
        'skill_list.created',
        'skill_list.deleted',
        'client.created',
        'client.updated',
        'client.deleted',
        'access_request.approved',
        'access_request.refused',
        'webhook.updated',
      ],
    ],
    [
      'searches that are kept, folders that are watched, blind mode',
      async () => {
        const search = await make('/saved_searches', {
          name: 'Welders',
          view: 'pool',
          search: { q: 'weld' },
        });
        await ok('PATCH', `/saved_searches/${search}`, { name: 'Welders by night' });
        await ok('DELETE', `/saved_searches/${search}`);
        const folder = await make('/watched_folders', { path: temporaryFolder() });
        await ok('PATCH', `/watched_folders/${folder}`, { state: 'PAUSED' });
        await ok('DELETE', `/watched_folders/${folder}`);
        for (const is_on of [true, false]) await ok('PUT', '/blind_mode', { is_on });
        for (const is_paused of [true, false]) await ok('PUT', '/imports/reading', { is_paused });
      },
      [
        'saved_search.created',
        'saved_search.updated',
        'saved_search.deleted',
        'watched_folder.created',
        'watched_folder.updated',
        'watched_folder.deleted',
        'setting.updated',
      ],
    ],
    [
      'a spreadsheet of candidates, brought in, taken back and forgotten',
      async () => {
        const form = new FormData();
        form.set('file', new Blob(['Name,Note\nBen Ohm,Rang on Monday\n']), 'people.csv');
        const table = idOf(await ok('POST', '/candidate_tables', form));
        const mapping = [
          { column: 0, field: 'full_name' },
          { column: 1, field: 'notes' },
        ];
        await ok('POST', `/candidate_tables/${table}/import`, { mapping });
        await service.idle();
        await ok('POST', `/candidate_tables/${table}/undo`);
        await service.idle();
        await ok('DELETE', `/candidate_tables/${table}`);
      },
      [
        'candidate_table.created',
        'candidate_table.imported',
        'candidate_table.undone',
        'candidate_table.deleted',
      ],
    ],
  ];

describe('every change is told', () => {
  const seen = new Set<string>();
  it.each(stories)('%s', async (_name, work, types) => {
    const told = await story(work);
    for (const type of told.types) seen.add(type);
    expect(told.missing).toEqual([]);
    expect([...told.types]).toEqual(expect.arrayContaining([...types]));
    expect(service.problems.filter(({ level }) => level === 'error')).toEqual([]);
  });
  it('and only in kinds that are listed', () => {
    expect([...seen].filter((type) => !(type in EVENT_TYPES))).toEqual([]);
    // the rest need an engine that fails, a test of a webhook, or an office (users.test.ts)
    const rest = Object.keys(EVENT_TYPES).filter((type) => !seen.has(type));
    expect(rest.sort()).toEqual([
      'evaluation.failed',
      'user.created',
      'user.deleted',
      'user.updated',
      'webhook.tested',
    ]);
  });
});

describe('docs/events.md', () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/events.md');
  it('lists every kind, with the words of the code', async () => {
    const rows = [
      ...(await readFile(file, 'utf8')).matchAll(/^\| `([a-z_]+\.[a-z_]+)` +\| (.+?) +\| (.+?) +\|$/gm),
    ];
    const listed = rows.map(([, type = '', when, names]) => [type, [when, names]]);
    expect(listed).toEqual(Object.entries(EVENT_TYPES));
  });
  it('shows how to check a signature, and it works', async () => {
    const code = /```js\n(.+?)```/s.exec(await readFile(file, 'utf8'))?.[1] ?? '';
    const module = path.join(temporaryFolder(), 'check.mjs');
    await writeFile(module, code);
    const { isFromLonglist } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
      isFromLonglist: (header: string, body: string, secret: string) => boolean;
    };
    const now = Math.floor(Date.now() / 1000);
    const header = signature('a shared secret', '{"id":"1"}', now);
    expect(isFromLonglist(header, '{"id":"1"}', 'a shared secret')).toBe(true);
    expect(isFromLonglist(header, '{"id":"2"}', 'a shared secret')).toBe(false);
    expect(isFromLonglist(header, '{"id":"1"}', 'another secret')).toBe(false);
    const old = signature('a shared secret', '{"id":"1"}', now - 3600);
    expect(isFromLonglist(old, '{"id":"1"}', 'a shared secret')).toBe(false);
    expect(isFromLonglist('nonsense', '{"id":"1"}', 'a shared secret')).toBe(false);
  });
});
