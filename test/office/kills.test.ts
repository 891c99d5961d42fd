import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { newId } from '#service/ids.ts';
import { startHost } from '../helpers/host_process.ts';
import { temporaryFolder, testService } from '../helpers/service.ts';
import { asAdmin } from './as_admin.ts';
import { closed, someoneWaits } from './closed_table.ts';

/**
 * Instances and servers that are killed in the middle of everything an office does: nothing that was answered is lost,
 * nothing is there twice, and the work goes on by itself.
 */

let postgres: ThrowawayPostgres;
beforeAll(async () => {
  postgres = await startThrowawayPostgres(['fsync=off']);
});
afterAll(() => postgres.stop());

/** More than one step of a run evaluates. */
const NOMINATED = 60;
const PROMPTS = ['Knows Python', 'Speaks German'];
const AT_ONCE = 4;

/** What is killed, and who is asked meanwhile. */
type Victim = {
  readonly at: () => { readonly url: string; readonly token: string };
  /** Keeps others from its work. */
  readonly alone: () => void;
  /** Lets others go on. */
  readonly kill: () => Promise<unknown>;
  /** Another in its place. */
  readonly next: () => Promise<unknown>;
};

/** Sends a request under one key until somebody answers, as a program does that lost its connection. */
async function ask(victim: Victim, url: string, body: FormData | object): Promise<string> {
  const key = newId();
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const at = victim.at();
    const sent = fetch(`${at.url}/api/v1${url}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${at.token}`,
        'idempotency-key': key,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    const answer = await sent
      .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
      .catch(() => null);
    if (answer === null || answer.status === 503) continue;
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
    return (JSON.parse(answer.text) as { result: { id: string } }).result.id;
  }
  throw new Error(`Nobody answered ${url}.`);
}

/**
 * Begins work until the victim is in the middle of it, and kills it there.
 * @param table what the work brings rows into
 */
async function killDuring(
  database: string,
  victim: Victim,
  table: string,
  begin: () => Promise<unknown>,
): Promise<void> {
  victim.alone();
  const open = await closed(database, table);
  const begun = begin();
  await someoneWaits(database);
  await victim.kill();
  await open();
  await victim.next();
  await begun;
}

/** Letters alone, as names have them. */
const surname = (person: number): string =>
  [26 ** 2, 26, 1].map((of) => String.fromCodePoint(97 + (Math.floor(person / of) % 26))).join('');

/** Two files of one person, who becomes one record. */
function filesOf(person: number): FormData[] {
  return ['Mill', 'Yard'].map((place) => {
    const form = new FormData();
    const text = `Ina B${surname(person)}berg\nina${person}@example.com\n\nExperience\nClerk, ${place} ${person}, 2019 to 2023\n- Filed papers\n`;
    form.set('file', new Blob([text]), `Ina ${person} ${place}.txt`);
    return form;
  });
}

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

/** An office at work whose victim is killed in the middle of each kind of it. */
async function isWhole(database: string, victim: Victim): Promise<void> {
  const valuesOf = async (query: string): Promise<string[]> =>
    (await asAdmin(database, query)).map((row) => String(Object.values(row)[0]));
  const count = async (what: string): Promise<number> =>
    Number((await valuesOf(`SELECT count(*) FROM ${what}`))[0]);
  const allDone = () => expect.poll(() => count("tasks WHERE state <> 'DONE'"), { interval: 100 }).toBe(0);

  const imports: string[] = [];
  let people = 0;
  const drop = () =>
    times(AT_ONCE, async () => {
      for (const form of filesOf(people++)) imports.push(await ask(victim, '/imports', form));
    });
  await killDuring(database, victim, 'document_vectors', drop);
  await allDone();
  await killDuring(database, victim, 'merges', drop);
  await allDone();
  expect(new Set(await valuesOf('SELECT id FROM imports'))).toEqual(new Set(imports));
  expect(imports).toHaveLength(people * 2);
  expect(await count("events WHERE type = 'attachment.document_ready'")).toBe(people * 2);
  expect(await count('candidates')).toBe(people);
  expect(await count('merges')).toBe(people);
  const uneven = 'SELECT candidate_id FROM attachments GROUP BY candidate_id HAVING count(*) <> 2';
  expect(await valuesOf(uneven)).toEqual([]);

  const job = { remote_id: 'clerk', title: 'Clerk', description: 'Files papers.', status: 'open' };
  const job_id = await ask(victim, '/jobs', job);
  for (const prompt_text of PROMPTS) await ask(victim, `/jobs/${job_id}/criteria`, { prompt_text });
  const [stage_id] = await valuesOf("SELECT id FROM nomination_stages WHERE name = 'New'");
  await times(NOMINATED, async (i) => {
    const remote_id = `noor ${i}`;
    const candidate_id = await ask(victim, '/candidates', { full_name: remote_id });
    const nomination = { job_id, candidate_id, current_nomination_stage_id: stage_id, remote_id };
    await ask(victim, '/nominations', nomination);
  });
  await allDone();
  await killDuring(database, victim, 'evaluations', () => ask(victim, `/jobs/${job_id}/evaluation_run`, {}));
  await allDone();
  // that there is no resume is an answer, too
  expect(await count('evaluations')).toBe(NOMINATED * PROMPTS.length);
  expect(await count("events WHERE type LIKE 'evaluation.%'")).toBe(NOMINATED);
  expect(await count('evaluation_waiting')).toBe(0);

  const pairs = await times(AT_ONCE, async (i) => {
    const id = await ask(victim, '/candidates', { full_name: `Ada ${i}` });
    return { id, other_id: await ask(victim, '/candidates', { full_name: `Ada Lang ${i}` }) };
  });
  await allDone();
  await killDuring(database, victim, 'merges', () =>
    Promise.all(pairs.map(({ id, other_id }) => ask(victim, `/candidates/${id}/merge`, { other_id }))),
  );
  await allDone();
  expect(await count('merges')).toBe(people + AT_ONCE);
  expect(await count("events WHERE type = 'candidate.merged'")).toBe(people + AT_ONCE);
  expect(await count('candidates')).toBe(people + NOMINATED + AT_ONCE);
}

it.each(['kill', 'immediate'] as const)(
  'a server that is ended by %s in the middle of reading, joining, evaluating and merging',
  async (how) => {
    const database = await postgres.createDatabase(`server_${how}`);
    const service = await testService({ data_dir: temporaryFolder(), database });
    const code = service.createSessionCode();
    const { access_token: token } = (await service.api('POST', '/ui/session', { code }, { token: null }))
      .body;
    await isWhole(database, {
      at: () => ({ url: service.url, token }),
      alone: () => undefined,
      kill: () => postgres.restart(async () => undefined, how),
      next: async () => undefined,
    });
  },
);

it('an instance that is killed by kill -9 in the middle of reading, joining, evaluating and merging', async () => {
  const database = await postgres.createDatabase('instance');
  const start = () => startHost(temporaryFolder(), { as_interface: true, database });
  let victim = await start();
  // is there before anything is begun, and goes on with what the others leave
  const left = await start();
  await isWhole(database, {
    at: () => victim,
    alone: () => void left.process.kill('SIGSTOP'),
    kill: async () => {
      await victim.kill();
      left.process.kill('SIGCONT');
    },
    next: async () => {
      victim = await start();
    },
  });
});
