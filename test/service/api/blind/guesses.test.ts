import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { BLIND_ANSWERS } from '#service/http/blind_answers.ts';
import {
  attachmentForm,
  buildJob,
  fileForm,
  idOf,
  jobInput,
  stageNamed,
} from '../../../helpers/factories.ts';
import { operationsOf } from '../../../helpers/openapi.ts';
import type { NamedOperation, OpenApi, Operation } from '../../../helpers/openapi.ts';
import { testService } from '../../../helpers/service.ts';
import type { Reply, TestService } from '../../../helpers/service.ts';
import { INVENTED, resumeOf, SPELLINGS, TRUE, twins, type Hidden, type Twin } from './twins.ts';

// A blind caller guesses: with a name, an address, a number, a school. The twins differ in nothing else, so whatever is
// asked with what is true of one must be answered of both alike; and with what is true of nobody in the same way.

let service: TestService;
let job: string;
let stage: string;
let pair: readonly [Twin, Twin];
let token: string;

beforeAll(async () => {
  service = await testService({ keep: true });
  stage = await stageNamed(service, 'New');
  job = await buildJob(service, { title: 'Senior accountant', description: 'Payroll and SAP.' });
  pair = await twins(service, job, stage);
  await service.idle();
  const client = await service.api('POST', '/api/v1/clients', { name: 'Guesses', is_blind: true });
  token = await service.tokenFor(client.body.result);
});
afterAll(() => service.close());

function ask(method: string, path: string, body?: unknown): Promise<Reply> {
  return service.api(method, `/api/v1${path}`, body, { token });
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An answer without what differs with every answer, or tells the two apart in any case. */
function plain({ status, body, headers }: Reply): string {
  const text = JSON.stringify({ status, total: headers.get('x-total-count'), body })
    .replaceAll(ID, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'NOW')
    .replaceAll(/signature=[\w-]+|expires=\d+/g, 'SIGNED')
    .replaceAll(/Candidate [0-9A-Z]{5}/g, 'Candidate');
  return text;
}

/** The same with what was asked taken out of it, whichever it was: to compare a guess with an invention. */
function shape(reply: Reply, hidden: Hidden): string {
  return Object.values(hidden).reduce((text, value) => text.replaceAll(value, 'ASKED'), plain(reply));
}

/** A search without how it was understood, which says what was asked alone. */
function withoutUnderstood(reply: Reply): Reply {
  if (reply.body.result?.understood === undefined) return reply;
  const { understood: _, ...result } = reply.body.result;
  return { ...reply, body: { ...reply.body, result } };
}

/** Every question with the operations it goes through; answers of each twin alone, or one for all. */
type Question = {
  readonly asks: readonly string[];
  /** About each twin: they must be alike. */
  readonly ofEach?: (value: string, hidden: Hidden) => Promise<readonly [string, string]>;
  /** For the true and the invented value: they must be alike. */
  readonly ofAll?: (value: string, hidden: Hidden) => Promise<string>;
};

async function each(question: (twin: Twin) => Promise<string>): Promise<readonly [string, string]> {
  return [await question(pair[0]), await question(pair[1])];
}

async function scores(query: string): Promise<readonly [string, string]> {
  const { status, body } = await ask('GET', `/candidate_rankings?limit=100&${query}`);
  expect(status).toBe(200);
  const found = pair.map(({ candidate }) => {
    const entry = body.results.find((one: { candidate_id: string }) => one.candidate_id === candidate);
    return `${entry?.score} ${entry?.best_match_score}`;
  });
  return [found[0] ?? '', found[1] ?? ''];
}

async function made(path: string, body: unknown): Promise<string> {
  const reply = await ask('POST', path, body);
  expect(reply.status).toBeLessThan(300);
  return idOf(reply);
}

/** A description in which the value is a requirement. */
const requirement = (value: string): string => `Requirements:\n- ${value}\n- Payroll`;

/** How near the twins are to a job, and what its summary and its reasons say of each. */
async function saidOfJob(of_job: string, value: string): Promise<readonly [string, string]> {
  const path = `/candidate_rankings?target_resource_id=${of_job}&expand=summary&limit=100`;
  const { body } = await ask('GET', path);
  return each(async ({ candidate }) => {
    const entry = body.results.find((one: { candidate_id: string }) => one.candidate_id === candidate);
    const summary = await ask('GET', `/summaries/${entry.summary_id}?include=evidence`);
    const reasons = await ask('GET', `/candidate_rankings/${candidate}/reasons?target_resource_id=${of_job}`);
    const { matching_skills, missing_skills } = summary.body.result;
    const asked: { s: string }[] = [...matching_skills, ...missing_skills];
    // else nothing was asked at all
    expect(asked.map(({ s }) => s.toLowerCase())).toContain(value.toLowerCase());
    return `${entry.score} ${JSON.stringify(entry.expanded)} ${plain(summary)} ${plain(reasons)}`.replaceAll(
      ID,
      'ID',
    );
  });
}

const sentence = (value: string): string => `The resume names ${value}`;

const QUESTIONS: Readonly<Record<string, Question>> = {
  'ranking by words': {
    asks: ['GET /candidate_rankings', 'GET /candidate_rankings/:candidate_id/reasons'],
    ofEach: (value) => scores(`q=${encodeURIComponent(value)}`),
  },
  'reasons for words': {
    asks: ['GET /candidate_rankings/:candidate_id/reasons'],
    ofEach: (value) =>
      each(async ({ candidate }) =>
        plain(await ask('GET', `/candidate_rankings/${candidate}/reasons?q=${encodeURIComponent(value)}`)),
      ),
  },
  'ranking by an own file': {
    asks: ['POST /attachments', 'GET /candidate_rankings'],
    async ofEach(value) {
      const form = attachmentForm(
        {},
        `${value}\n\nSummary\n${value} is an accountant. Ask ${value} for payroll.`,
      );
      const id = await made('/attachments', form);
      await service.idle();
      return scores(`target_resource_id=${id}`);
    },
  },
  'ranking by an own job, and what is said of it': {
    asks: ['POST /jobs', 'GET /candidate_rankings', 'GET /summaries/:id'],
    async ofEach(value) {
      const titled = await scores(`target_resource_id=${await made('/jobs', jobInput({ title: value }))}`);
      const own = await made('/jobs', jobInput({ title: 'Accountant', description: requirement(value) }));
      const said = await saidOfJob(own, value);
      return [titled[0] + said[0], titled[1] + said[1]];
    },
  },
  'an own job that is put where its id says': {
    asks: ['PUT /jobs/:id'],
    async ofEach(value) {
      const body = { title: 'Accountant', description: requirement(value), status: 'open' };
      const reply = await ask('PUT', `/jobs/remote.${encodeURIComponent(`guess ${value}`)}`, body);
      return saidOfJob(idOf(reply), value);
    },
  },
  'a job of somebody who sees, asked anew, also in a batch': {
    asks: ['PATCH /jobs/:id', 'GET /candidate_rankings/:candidate_id/reasons'],
    async ofEach(value) {
      const said: (readonly [string, string])[] = [];
      for (const atomic of [null, false, true]) {
        const own = await buildJob(service, { title: 'Accountant', description: requirement('Bookkeeping') });
        await saidOfJob(own, 'Bookkeeping');
        const change = { method: 'PATCH', path: `/jobs/${own}`, body: { description: requirement(value) } };
        await (atomic === null
          ? ask(change.method, change.path, change.body)
          : ask('POST', '/batch', { operations: [change], atomic }));
        said.push(await saidOfJob(own, value));
      }
      return [said.map(([one]) => one).join('\n'), said.map(([, other]) => other).join('\n')];
    },
  },
  'a criterion of a job': {
    asks: [
      'POST /jobs/:id/criteria',
      'GET /nominations/:id/criterion_evaluations/',
      'POST /nominations/:id/criterion_evaluations/',
    ],
    async ofEach(value) {
      const prompt_text = sentence(value);
      await made(`/jobs/${job}/criteria`, { prompt_text, display_name: null, weight: 'nice' });
      return each(async ({ nomination }) => {
        await ask('POST', `/nominations/${nomination}/criterion_evaluations/`);
        await service.idle();
        return plain(await ask('GET', `/nominations/${nomination}/criterion_evaluations/?include=evidence`));
      });
    },
  },
  'the bare value as a criterion': {
    asks: ['POST /jobs/:id/criteria', 'GET /jobs/:id/criterion_marks', 'GET /jobs/:id/criterion_counts'],
    async ofEach(value) {
      await made(`/jobs/${job}/criteria`, { prompt_text: value, display_name: null, weight: 'nice' });
      await service.idle();
      return each(async ({ nomination }) =>
        plain(await ask('GET', `/nominations/${nomination}/criterion_evaluations/?include=evidence`)),
      );
    },
  },
  'score_version 2 over such criteria': {
    asks: ['GET /candidate_rankings'],
    ofEach: () => scores(`target_resource_id=${job}&score_version=2`),
  },
  'Best match over such criteria': {
    asks: ['GET /candidate_rankings'],
    ofEach: () => scores(`target_resource_id=${job}&order=best_match`),
  },
  'a criterion of the organization': {
    asks: ['POST /criteria', 'GET /candidates/:id/criterion_evaluations/'],
    async ofEach(value) {
      await made('/criteria', {
        prompt_text: `Has studied at or worked as ${value}`,
        scope_type: 'organization',
      });
      return each(async ({ candidate }) => {
        const path = `/candidates/${candidate}/criterion_evaluations/?criterion_type=org_wide&include=evidence`;
        return plain(await ask('GET', path));
      });
    },
  },
  'a preview': {
    asks: ['POST /criteria/preview', 'POST /criteria/understood'],
    async ofAll(value, hidden) {
      const job_id = job;
      const reply = await ask('POST', '/criteria/preview', { prompt_text: sentence(value), job_id });
      // a part of the value may be all that was understood of it
      return shape(reply, hidden).replace(
        /"understood_as":"[^"]*"|"not_understood":\[[^\]]*\]|"told":\[.*?\}\]/g,
        '',
      );
    },
  },
  'a search': {
    asks: ['GET /candidates', 'GET /candidate_ids', 'GET /candidate_cards'],
    async ofAll(value, hidden) {
      const q = encodeURIComponent(value);
      const ids = pair.map(({ candidate }) => candidate).join(',');
      const replies = [
        await ask('GET', `/candidates?q=${q}`),
        await ask('GET', `/candidate_ids?q=${q}`),
        await ask('GET', `/candidate_ids?place=${q}`),
        await ask('GET', `/candidate_ids?source=${q}`),
        await ask('GET', `/candidate_cards?ids=${ids}&q=${q}`),
      ];
      // what was asked is told piece by piece
      return replies.map((reply) => shape(withoutUnderstood(reply), hidden)).join('\n');
    },
  },
  'a search that excludes it, as a phrase or word by word': {
    asks: ['GET /candidates', 'GET /candidate_ids'],
    async ofAll(value, hidden) {
      const replies: Reply[] = [];
      for (const q of [`-"${value}"`, `payroll NOT ${value}`, `payroll OR NOT "${value}"`, `"${value}"*`]) {
        replies.push(await ask('GET', `/candidates?q=${encodeURIComponent(q)}`));
        replies.push(await ask('GET', `/candidate_ids?q=${encodeURIComponent(q)}`));
      }
      return replies.map((reply) => shape(withoutUnderstood(reply), hidden)).join('\n');
    },
  },
  'a search by its first letters, and beside other words': {
    asks: ['GET /candidates', 'GET /candidate_ids'],
    ofEach: (value) =>
      each(async ({ candidate }) => {
        const found: boolean[] = [];
        for (const q of [...'123456'].map((length) => value.slice(0, Number(length)))) {
          for (const words of [q, `payroll ${q}`]) {
            const { body } = await ask('GET', `/candidate_ids?q=${encodeURIComponent(words)}`);
            found.push(body.result.ids.includes(candidate));
          }
        }
        return JSON.stringify(found);
      }),
  },
  'a dropped resume': {
    asks: [
      'POST /imports',
      'GET /imports',
      'GET /candidates/:id/duplicates',
      'GET /duplicates',
      'GET /duplicates/people',
      'GET /candidate_cards',
    ],
    async ofAll(value, hidden) {
      const text = resumeOf({ ...hidden }).replace('Senior accountant', `Senior accountant ${value.length}`);
      const dropped = await ask('POST', '/imports', fileForm(text, 'resume.txt'));
      await service.idle();
      const { candidate_id, id } = dropped.body.result;
      const list = await ask('GET', '/imports');
      const row = list.body.results.find((one: { id: string }) => one.id === id);
      const others = await ask('GET', `/candidates/${candidate_id}/duplicates`);
      const pairs = await ask('GET', '/duplicates');
      expect(pairs.body.results).toEqual([]);
      expect((await ask('GET', '/duplicates/people')).body.results).toEqual([]);
      const cards = await ask('GET', `/candidate_cards?ids=${candidate_id}`);
      expect(cards.body.results[0].duplicate_count).toBe(0);
      await service.api('DELETE', `/api/v1/candidates/${candidate_id}`);
      return (
        shape(dropped, hidden) +
        JSON.stringify([row.state, row.same_person_as]) +
        shape(others, hidden) +
        shape(pairs, hidden)
      );
    },
  },
  'the very bytes of a resume': {
    asks: ['POST /imports'],
    async ofAll(_value, hidden) {
      const dropped = await ask('POST', '/imports', fileForm(resumeOf(hidden), 'resume.txt'));
      const { candidate_id } = dropped.body.result;
      expect(pair.map(({ candidate }) => candidate)).not.toContain(candidate_id);
      await service.idle();
      await service.api('DELETE', `/api/v1/candidates/${candidate_id}`);
      return shape(dropped, hidden);
    },
  },
  'words about somebody, read again': {
    asks: [
      'POST /notes',
      'PATCH /notes/:id',
      'POST /spotlights',
      'PUT /spotlights/:id',
      'POST /nominations/:id/move',
      'PATCH /nominations/:id',
      'PUT /nominations/:id',
      'PATCH /stage_changes/:id',
      'POST /retention_extensions',
      'GET /activity',
    ],
    async ofEach(value) {
      return each(async ({ candidate, nomination }) => {
        const note = await made('/notes', { candidate_id: candidate, text: `Is this ${value}?` });
        const spotlight = await made('/spotlights', {
          nomination_id: nomination,
          headline: `Perhaps ${value}`,
          note: value,
          evidence: [],
        });
        const said = [
          await ask('GET', `/notes/${note}`),
          await ask('GET', `/spotlights/${spotlight}`),
          await ask('GET', `/activity?candidate_id=${candidate}&folded=false&limit=2`),
        ];
        await ask('DELETE', `/notes/${note}`);
        await ask('DELETE', `/spotlights/${spotlight}`);
        return said.map(plain).join('\n');
      });
    },
  },
  'words the caller writes down in a call': {
    asks: [
      'PUT /nominations/:id/call_note',
      'DELETE /nominations/:id/call_note',
      'PUT /nominations/:id/call_answers/:criterion_id',
      'DELETE /nominations/:id/call_answers/:criterion_id',
      'GET /nominations/:id/call_answers',
      'GET /jobs/:id/call_sheet',
    ],
    async ofEach(value) {
      const criterion = await made(`/jobs/${job}/criteria`, { prompt_text: 'Knows Kafka' });
      return each(async ({ candidate, nomination }) => {
        const of_call = `/nominations/${nomination}`;
        const paths = [`${of_call}/call_note`, `${of_call}/call_answers/${criterion}`];
        for (const path of paths) await ask('PUT', path, { answer: value });
        const said = [
          await ask('GET', `${of_call}/call_answers`),
          await ask('GET', `/jobs/${job}/call_sheet?candidate_ids=${candidate}`),
        ];
        for (const path of paths) await ask('DELETE', path);
        return said.map(plain).join('\n');
      });
    },
  },
  'own fields that the caller fills in': {
    asks: [
      'PATCH /candidates/:id/custom_fields',
      'GET /candidates/:id/custom_fields',
      'GET /custom_field_values',
      'GET /candidate_ids',
    ],
    async ofEach(value) {
      const own = { applies_to: 'candidate', kind: 'text', name: newId() };
      const field = await made('/custom_fields', own);
      return each(async ({ candidate }) => {
        const path = `/candidates/${candidate}/custom_fields`;
        await ask('PATCH', path, { values: { [field]: value } });
        const said = [
          await ask('GET', path),
          await ask('GET', `/custom_field_values?applies_to=candidate&ids=${candidate}`),
          await ask(
            'GET',
            `/candidate_ids?custom_fields=${field}:contains:${encodeURIComponent(value).replaceAll(',', '%2C')}`,
          ),
        ];
        await ask('PATCH', path, { values: { [field]: null } });
        return said.map(plain).join('\n');
      });
    },
  },
  'words the caller says of availability': {
    asks: ['PATCH /candidates/:id/availability', 'GET /candidates/:id/availability', 'GET /candidate_cards'],
    ofEach: (value) =>
      each(async ({ candidate }) => {
        const path = `/candidates/${candidate}/availability`;
        const words = { is_now: false, from: null, text: value };
        await ask('PATCH', path, { availability: { value: words } });
        const said = plain(await ask('GET', path));
        const listed = plain(await ask('GET', `/candidate_cards?ids=${candidate}`));
        await ask('PATCH', path, { availability: null });
        return said + listed;
      }),
  },
  'a search under a name of the caller’s own': {
    asks: [
      'POST /saved_searches',
      'PUT /saved_searches/:id',
      'PATCH /saved_searches/:id',
      'GET /saved_searches',
    ],
    async ofAll(value, hidden) {
      const id = await made('/saved_searches', { name: `Like ${value}`, view: 'pool', search: { q: value } });
      const shown = await ask('GET', `/saved_searches/${id}`);
      await ask('DELETE', `/saved_searches/${id}`);
      return shape(shown, hidden);
    },
  },
  'a quote that may stand in a resume': {
    asks: ['POST /spotlights'],
    async ofAll(value, hidden) {
      const criteria = await ask('GET', `/jobs/${job}/criteria`);
      const evidence = [{ criterion_id: criteria.body.results[0].id, quote: value }];
      const body = { nomination_id: pair[0].nomination, headline: 'Look', evidence };
      return shape(await ask('POST', '/spotlights', body), hidden);
    },
  },
  'an id of another system': {
    asks: [
      'POST /nominations',
      'POST /attachments',
      'GET /nominations',
      'GET /candidates',
      'GET /attachments',
    ],
    async ofAll(_value, hidden) {
      const remote_id = `application of ${hidden.email}`;
      const replies = [
        await ask('POST', '/nominations', {
          job_id: job,
          candidate_id: pair[0].candidate,
          current_nomination_stage_id: stage,
          remote_id,
        }),
        await ask('POST', '/attachments', attachmentForm({ remote_id: `file of ${hidden.email}` })),
        await ask('GET', `/nominations/remote.${encodeURIComponent(remote_id)}`),
        await ask('GET', `/candidates/remote.${encodeURIComponent(hidden.email)}`),
        await ask('GET', `/candidates?remote_id=${encodeURIComponent(hidden.email)}`),
      ];
      return replies.map((reply) => shape(reply, hidden)).join('\n');
    },
  },
  'a file for somebody who is there': {
    asks: ['POST /attachments'],
    async ofAll(value, hidden) {
      const form = attachmentForm({ candidate_id: pair[0].candidate }, `Is this ${value}?`);
      return shape(await ask('POST', '/attachments', form), hidden);
    },
  },
  'a change to what it may be already': {
    asks: ['PATCH /candidates/:id', 'PUT /candidates/:id', 'POST /candidates'],
    async ofAll(_value, { name, email, ...rest }) {
      const replies = [
        await ask('PATCH', `/candidates/${pair[0].candidate}`, { full_name: name, email }),
        await ask('PUT', `/candidates/${pair[0].candidate}`, { full_name: name, email }),
        await ask('POST', '/candidates', { full_name: name, email, remote_id: email }),
      ];
      return replies.map((reply) => shape(reply, { name, email, ...rest })).join('\n');
    },
  },
};

describe.each(Object.entries(QUESTIONS))('%s', (_name, { ofEach, ofAll }) => {
  it.each(['name', 'email', 'phone', 'school'] as const)(
    'confirms no %s',
    async (kind) => {
      if (ofEach !== undefined) {
        for (const hidden of [TRUE, INVENTED]) {
          const [one, other] = await ofEach(hidden[kind], hidden);
          expect(one).toBe(other);
          expect(one).not.toBe('');
        }
      }
      if (ofAll !== undefined) {
        expect(await ofAll(TRUE[kind], TRUE)).toBe(await ofAll(INVENTED[kind], INVENTED));
      }
      expect(service.problems).toEqual([]);
    },
    120_000,
  );
});

describe.each(Object.entries(SPELLINGS))('a guess with %s', (_name, spelling) => {
  it.each(['ranking by words', 'reasons for words', 'ranking by an own file', 'a criterion of a job'])(
    'is confirmed by no %s',
    async (question) => {
      for (const hidden of [TRUE, INVENTED]) {
        const asked = QUESTIONS[question]?.ofEach?.(spelling(hidden), hidden);
        const [one, other] = (await asked) ?? [];
        expect(one).toBe(other);
      }
    },
    120_000,
  );
});

/** Operations that take texts or files and compare them with nobody, each with why. */
const COMPARES_NOTHING: Readonly<Record<string, string>> = {
  'POST /batch': 'each operation in it is answered as by itself',
  'POST /auth/tokens': 'credentials of clients',
  'POST /clients': 'names of clients',
  'GET /jobs/:id/client_pack': 'the name of a time zone, of which days are made',
  'POST /jobs/:id/suggested_candidates/decline': 'ids of candidates, who are declined and not shown',
  'POST /custom_fields': 'names of fields, compared with one another',
  'PATCH /custom_fields/:id': 'names of fields, compared with one another',
  'PATCH /jobs/:id/custom_fields': 'kept as written, and shown so',
  'PATCH /clients/:id': 'names of clients',
  'POST /users': 'people who use the program',
  'PATCH /users/:id': 'people who use the program',
  'PUT /users/:id/password': 'their own password',
  'POST /access_requests/:id/approve': 'names of clients',
  'POST /nomination_stages': 'names of stages',
  'PUT /nomination_stages/:id': 'names of stages',
  'PATCH /nomination_stages/:id': 'names of stages',
  'POST /candidates/delete': 'ids of ours',
  'POST /candidate_deletions': 'ids of ours',
  'GET /tags': 'names of tags, compared with names of tags',
  'POST /tags': 'names of tags; the program suggests none but its own',
  'POST /candidate_tags': 'ids of ours',
  'POST /job_tags': 'ids of ours',
  'PUT /jobs/:id/spotlight_order': 'ids of ours',
  'POST /saved_criteria': 'kept as it is, and asked as a criterion only',
  'PUT /nominations/:id/criterion_evaluations/:criterion_id/override':
    'the reason is shown to no blind caller',
  'PUT /imports/reading': 'yes or no',
  'PUT /imports/:id/job': 'an id of ours',
  'POST /imports/stop': 'an id of ours',
  'POST /ocr_languages': 'data of a language',
  'POST /webhooks': 'addresses of programs',
  'PUT /webhooks/:id': 'addresses of programs',
  'PATCH /webhooks/:id': 'addresses of programs',
  'POST /watched_folders': 'folders of this computer',
  'PATCH /watched_folders/:id': 'folders of this computer',
  'POST /exports': 'a table of what is sent, written as it is',
  'PUT /agency': 'what stands on packs',
  'PATCH /agency/look': 'what stands on packs',
  'PUT /letter_sender': 'who signs letters',
  'POST /letter_templates': 'texts for everybody, kept as they are',
  'PATCH /letter_templates/:id': 'texts for everybody, kept as they are',
  'PUT /blind_mode': 'yes or no',
  'PUT /jobs/:id/visibility': 'yes or no',
  'PATCH /jobs/:id/details': 'about a customer, compared with nothing',
  'GET /job_overviews': 'titles, customers and places of jobs',
  'PUT /data_folder/restore': 'backups',
  'PUT /data_folder/move': 'folders of this computer',
  'POST /data_folder/exports': 'the owner alone, who sees everybody',
  'POST /data_folder/imports': 'the owner alone, who sees everybody',
  'PUT /data_folder/office_move': 'the owner alone, who sees everybody',
  'PUT /retention': 'days',
};

it('every operation that takes words or files is asked, or compares them with nobody', async () => {
  const operations = operationsOf((await service.api('GET', '/openapi.json')).body as OpenApi);
  const asked = new Set(Object.values(QUESTIONS).flatMap(({ asks }) => asks));
  const missing = operations
    .filter(({ path, operation }) => path.startsWith('/api/v1') && takesWords(operation))
    .map(nameOf)
    .filter((name) => BLIND_ANSWERS[name.replace(' ', ' /api/v1')] !== 'refused')
    .filter((name) => !asked.has(name) && COMPARES_NOTHING[name] === undefined);
  expect(missing).toEqual([]);
  const there = new Set(operations.map(nameOf));
  expect([...asked, ...Object.keys(COMPARES_NOTHING)].filter((name) => !there.has(name))).toEqual([]);
});

function nameOf({ method, path }: NamedOperation): string {
  return `${method} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** A body, or a parameter of any text. */
function takesWords({ requestBody, parameters }: Operation): boolean {
  const free = parameters.filter(
    ({ in: place, schema }) =>
      place === 'query' &&
      schema['type'] === 'string' &&
      schema['enum'] === undefined &&
      schema['const'] === undefined &&
      schema['format'] === undefined &&
      schema['pattern'] === undefined,
  );
  return requestBody !== undefined || free.length > 0;
}
