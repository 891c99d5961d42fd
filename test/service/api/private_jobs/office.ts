import { newId } from '#service/ids.ts';
import {
  attachmentForm,
  buildCandidate,
  buildJob,
  buildTag,
  fileForm,
  idOf,
  jobInput,
  stageNamed,
} from '../../../helpers/factories.ts';
import { valuesOf } from '../../../helpers/engine.ts';
import { testService } from '../../../helpers/service.ts';
import type { Reply, TestService } from '../../../helpers/service.ts';

/** An office of three people, in which one has a private job with every kind of record that belongs to one. */

/** Stands in every text of the private job, and nowhere else. */
export const WORD = 'zanderquill';

export type Person = { readonly id: string; readonly token: string };

export type Office = {
  readonly service: TestService;
  /** Who has the private job. */
  readonly ada: Person;
  /** An owner of the office, and another recruiter. */
  readonly mira: Person;
  readonly jonas: Person;
  /** A program that may do everything. */
  readonly program: string;
  /** Of everybody: somebody and a job that exist before, and their nomination. */
  readonly candidate: string;
  readonly twin: string;
  readonly job: string;
  readonly tag: string;
  /** An own field of jobs. */
  readonly field: string;
};

async function signedIn(service: TestService, body: object): Promise<string> {
  const reply = await service.api('POST', '/ui/session', body, { token: null });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.access_token as string;
}

export async function openOffice(): Promise<Office> {
  const service = await testService({ keep: true, is_office: true });
  const host = await signedIn(service, { code: service.createSessionCode() });
  const add = async (name: string, role: string, token: string): Promise<Person> => {
    const email = `${name}@example.com`.toLowerCase();
    const reply = await service.api('POST', '/api/v1/users', { name, email, role }, { token });
    const { id, code } = reply.body.result as { id: string; code: string };
    return { id, token: await signedIn(service, { code }) };
  };
  const mira = await add('Mira', 'owner', host);
  const ada = await add('Ada', 'recruiter', mira.token);
  const jonas = await add('Jonas', 'recruiter', mira.token);
  const made = await service.api('POST', '/api/v1/clients', {
    name: 'Sync',
    scopes: ['all:read', 'all:write'],
  });
  const program = await service.tokenFor(made.body.result);
  const candidate = await buildCandidate(service, { email: 'ines.okafor@example.com' });
  const twin = await buildCandidate(service, { email: 'ines.okafor@example.com' });
  await service.api('POST', '/api/v1/attachments', attachmentForm({ candidate_id: candidate }));
  const job = await buildJob(service);
  const tag = await buildTag(service, { name: 'Night shifts' });
  const stage = await stageNamed(service, 'New');
  const nomination = idOf(
    await service.api('POST', '/api/v1/nominations', {
      job_id: job,
      candidate_id: candidate,
      current_nomination_stage_id: stage,
      remote_id: newId(),
    }),
  );
  const criterion = idOf(
    await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text: 'Has led a team' }),
  );
  await service.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations/${criterion}`);
  await service.api('POST', '/api/v1/job_tags', { job_id: job, tag_id: tag });
  await service.idle();
  await service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${job}&expand=summary`);
  const own = { applies_to: 'job', kind: 'text', name: 'Cost center' };
  const field = idOf(await service.api('POST', '/api/v1/custom_fields', own));
  return { service, ada, mira, jonas, program, candidate, twin, job, tag, field };
}

export type Hidden = {
  readonly job: string;
  readonly remote_id: string;
  readonly nomination: string;
  readonly criterion: string;
  readonly stage: string;
  readonly spotlight: string;
  readonly note: string;
  readonly letter: string;
  readonly job_tag: string;
  readonly summary: string;
  readonly stage_change: string;
  readonly saved_search: string;
};

/** Makes a private job, never seen by anybody else, and everything that belongs to a job. */
export async function hireInPrivate({ service, ada, candidate, tag, field }: Office): Promise<Hidden> {
  const ask = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const reply = await service.api(method, `/api/v1${path}`, body, { token: ada.token });
    if (reply.status >= 300) {
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    return reply;
  };
  const create = async (path: string, body: object): Promise<string> => idOf(await ask('POST', path, body));
  const remote_id = `${WORD}-1`;
  const path = `/jobs/remote.${remote_id}`;
  const words = { title: `${WORD} lead`, description: `Leads ${WORD}. Knows forklifts.` };
  await ask('POST', '/batch', {
    atomic: true,
    operations: [
      { method: 'PUT', path, body: { ...jobInput({ ...words, remote_id }) } },
      { method: 'PUT', path: `${path}/visibility`, body: { is_private: true } },
    ],
  });
  const job = (await ask('GET', path)).body.result.id as string;
  const own_stage = await create('/nomination_stages', { job_id: job, name: `${WORD} talk` });
  const criterion = await create(`/jobs/${job}/criteria`, { prompt_text: `Has worked with ${WORD}` });
  const nomination = await create('/nominations', {
    job_id: job,
    candidate_id: candidate,
    current_nomination_stage_id: await stageNamed(service, 'New'),
    remote_id: `${WORD} application`,
  });
  await ask('POST', `/nominations/${nomination}/move`, {
    to_stage_id: own_stage,
    reason: `${WORD} said yes`,
  });
  await ask('PUT', `/nominations/${nomination}/criterion_evaluations/${criterion}/override`, {
    is_criterion_met: true,
    reason: `${WORD} told me`,
  });
  const spotlight = await create('/spotlights', { nomination_id: nomination, headline: `${WORD} by heart` });
  const note = await create('/notes', {
    candidate_id: candidate,
    job_id: job,
    text: `${WORD} again on Monday`,
  });
  const prepared = await ask('POST', '/letters', {
    subject: `About ${WORD}`,
    body: 'May I call you?',
    job_id: job,
    candidate_ids: [candidate],
  });
  const job_tag = await create('/job_tags', { job_id: job, tag_id: tag });
  await ask('PATCH', `/jobs/${job}/custom_fields`, { values: { [field]: `${WORD} 4711` } });
  const saved_search = await create('/saved_searches', {
    name: `${WORD} people`,
    view: 'pool',
    search: { job },
  });
  await ask('POST', `/jobs/${job}/evaluation_run`);
  await service.idle();
  const ranking = await ask('GET', `/candidate_rankings?target_resource_id=${job}&expand=summary`);
  const moves = await ask('GET', `/nominations/${nomination}/stage_changes`);
  return {
    job,
    remote_id,
    nomination,
    criterion,
    stage: own_stage,
    spotlight,
    note,
    letter: prepared.body.result.ids[0],
    job_tag,
    saved_search,
    summary: ranking.body.results.find((row: { candidate_id: string }) => row.candidate_id === candidate)
      .summary_id,
    stage_change: moves.body.results[0].id,
  };
}

/** A resume that is dropped for the private job. */
export const IMPORTED =
  'Rosalind Achterberg\nrosalind.achterberg@example.com\n\nExperience\nCook, Harbour Inn, 2019 - 2024\n';

/** Drops a file for the private job, brings a table in for it and watches a folder: what leaves candidates behind. */
export async function importInPrivate({ service, ada }: Office, { job }: Hidden): Promise<void> {
  const form = fileForm(IMPORTED, `${WORD}.txt`, { job_id: job });
  await service.api('POST', '/api/v1/imports', form, { token: ada.token });
  const table = new Blob(['Name,Email\nTheo Brandt,theo.brandt@example.com\n']);
  const sheet = new FormData();
  sheet.set('file', table, `${WORD}.csv`);
  const { body } = await service.api('POST', '/api/v1/candidate_tables', sheet, { token: ada.token });
  const mapping = [
    { column: 0, field: 'full_name' },
    { column: 1, field: 'email' },
  ];
  await service.api(
    'POST',
    `/api/v1/candidate_tables/${body.result?.id}/import`,
    { mapping, job_id: job },
    { token: ada.token },
  );
  await service.idle();
}

/** All ids of rows that are about a job, read from the database. */
export async function idsOfJob(service: TestService, { job, criterion }: Hidden): Promise<string[]> {
  const tables = [
    'nominations',
    'criteria',
    'nomination_stages',
    'summaries',
    'imports',
    'notes',
    'letters',
    'job_tags',
    'custom_field_values',
    'events',
  ];
  const ids = [job, criterion];
  for (const table of tables) {
    ids.push(...(await valuesOf(service, `SELECT id FROM ${table} WHERE job_id = '${job}'`)));
  }
  return [...new Set(ids)];
}
