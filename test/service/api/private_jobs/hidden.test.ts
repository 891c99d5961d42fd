import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TABLES_OF_JOBS } from '#service/db/private_jobs.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { newId } from '#service/ids.ts';
import { fileForm } from '../../../helpers/factories.ts';
import { operationsOf, resolved } from '../../../helpers/openapi.ts';
import type { NamedOperation, OpenApi } from '../../../helpers/openapi.ts';
import { temporaryFolder } from '../../../helpers/service.ts';
import type { Reply } from '../../../helpers/service.ts';
import { IMPORTED, WORD, hireInPrivate, idsOfJob, importInPrivate, openOffice } from './office.ts';
import type { Hidden, Office } from './office.ts';

/** Every operation, asked by others about somebody's private job: none tells anything of it. */

let office: Office;
let hidden: Hidden;
let document: OpenApi;
let operations: NamedOperation[];
let ids: string[] = [];
const before = new Map<string, string>();

const OTHERS = ['mira', 'jonas', 'program'] as const;
type Other = (typeof OTHERS)[number];
const tokenOf = (who: Other): string => (who === 'program' ? office.program : office[who].token);

beforeAll(async () => {
  office = await openOffice();
  document = (await office.service.api('GET', '/openapi.json')).body as OpenApi;
  operations = operationsOf(document).filter(
    ({ path }) =>
      (path.startsWith('/api/v1/') || path.startsWith('/ui/me')) && path !== '/api/v1/auth/tokens',
  );
  for (const who of OTHERS) {
    for (const path of lists()) before.set(`${who} ${path}`, seenOf(await read(who, path)));
  }
  hidden = await hireInPrivate(office);
});
afterAll(async () => {
  expect(office.service.problems).toEqual([]);
  await office.service.close();
});

const read = (who: Other, path: string): Promise<Reply> =>
  office.service.api('GET', path, undefined, { token: tokenOf(who) });

/** GETs that name nothing of a job. */
function lists(): string[] {
  const { candidate, job } = office;
  const named = operations.filter(
    ({ method, path }) =>
      method === 'GET' && !path.includes('{') && !/stream$|data_folder|network$/.test(path),
  );
  return [
    ...named.map(({ path }) => path),
    '/api/v1/candidate_rankings?q=forklifts&expand=candidate,summary,nomination,evaluations',
    `/api/v1/candidate_rankings?target_resource_id=${job}&expand=candidate,summary,nomination,evaluations`,
    `/api/v1/candidate_cards?ids=${candidate}`,
    '/api/v1/candidate_ids?nominated=false',
    `/api/v1/activity?candidate_id=${candidate}&folded=false`,
    `/api/v1/nominations?candidate_id=${candidate}`,
    `/api/v1/notes?candidate_id=${candidate}`,
    `/api/v1/letters?candidate_id=${candidate}`,
    `/api/v1/candidates/${candidate}/merges`,
    `/api/v1/custom_field_values?applies_to=job&ids=${job}`,
  ];
}

/** All that an answer tells, but for what differs at each. */
function seenOf({ status, body, headers }: Reply): string {
  const told = { status, body, total: headers.get('x-total-count') };
  return JSON.stringify(told)
    .replaceAll(/"(?:ephemeral_url|last_used_at|request_id)":"[^"]*"/g, '')
    .replaceAll(/signature=[\w-]+|expires=\d+/g, '');
}

/** What of the private job stands in an answer, beside what was asked. */
function leaks(reply: Reply, asked = ''): string[] {
  const text = `${JSON.stringify(reply.body)} ${[...reply.headers].join(' ')}`.toLowerCase();
  return [WORD, ...ids, ...Object.values(hidden)].filter(
    (secret) => text.includes(secret) && !asked.includes(secret),
  );
}

const OF_JOBS =
  /jobs|nominations|criteria|criterion_|stages|spotlights|notes|letters|job_tags|summaries|stage_changes|saved/;

/** The path of an operation with an id for each parameter. */
function filled(path: string, by: (kind: string) => string): string {
  return path.replaceAll(/(?:(\w+)\/)?\{(\w+)\}/g, (_, kind: string | undefined, name: string) => {
    const of = name === 'id' || kind !== undefined ? (kind ?? '') : name;
    return `${kind === undefined ? '' : `${kind}/`}${by(of)}`;
  });
}

const idFor = (kind: string): string => {
  const known: Readonly<Record<string, string>> = {
    jobs: hidden.job,
    job_id: hidden.job,
    nominations: hidden.nomination,
    criteria: hidden.criterion,
    criterion_evaluations: hidden.criterion,
    nomination_stages: hidden.stage,
    spotlights: hidden.spotlight,
    notes: hidden.note,
    letters: hidden.letter,
    job_tags: hidden.job_tag,
    summaries: hidden.summary,
    stage_changes: hidden.stage_change,
    saved_searches: hidden.saved_search,
  };
  return known[kind] ?? office.candidate;
};

/** An example of the body of an operation. */
function exampleOf({ operation }: NamedOperation): Record<string, unknown> | undefined {
  const content = operation.requestBody?.content['application/json'];
  const [first] = Object.values(content?.examples ?? {});
  const example = content?.example ?? first?.value;
  return typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : undefined;
}

/** Fields that name a record, and ids there are for them. */
function namedFields(): Readonly<Record<string, string>> {
  return {
    job_id: hidden.job,
    target_resource_id: hidden.job,
    filter_job_id: hidden.job,
    nomination_id: hidden.nomination,
    criterion_id: hidden.criterion,
    stage_id: hidden.stage,
    to_stage_id: hidden.stage,
    current_nomination_stage_id: hidden.stage,
    default_nomination_stage_id: hidden.stage,
  };
}

const told = ({ status, body }: Reply, id: string): string =>
  `${status} ${JSON.stringify(body)
    .replaceAll(id, 'ID')
    .replace(/"request_id":"[^"]*"/, '')}`;

describe.each(OTHERS)('%s', (who) => {
  it('reads in every list what there was before', async () => {
    const changed: string[] = [];
    for (const path of lists()) {
      const now = seenOf(await read(who, path));
      if (now !== before.get(`${who} ${path}`)) changed.push(path);
    }
    expect(changed).toEqual([]);
  });

  it('is answered as about nothing where a path names it', async () => {
    const found: string[] = [];
    for (const each of operations.filter(({ path }) => path.includes('{'))) {
      const { method, path } = each;
      if (!OF_JOBS.test(path)) continue;
      const body = method === 'GET' || method === 'DELETE' ? undefined : (exampleOf(each) ?? {});
      const unknown = newId();
      const at = filled(path, idFor);
      const nowhere = filled(path, (kind) => (idFor(kind) === office.candidate ? office.candidate : unknown));
      const [asked, expected] = [
        await office.service.api(method, at, body, { token: tokenOf(who) }),
        await office.service.api(method, nowhere, body, { token: tokenOf(who) }),
      ];
      const alike = Object.values(hidden).reduce((text, id) => text.replaceAll(id, 'ID'), told(asked, 'ID'));
      const wanted = told(expected, unknown);
      if (alike !== wanted) found.push(`${method} ${path}: ${alike} but ${wanted}`);
      if (asked.status < 400 && at !== nowhere) found.push(`${method} ${path}: ${asked.status}`);
      for (const leak of leaks(asked, at)) found.push(`${method} ${path}: ${leak}`);
    }
    expect(found).toEqual([]);
  });

  it('is answered as about nothing where a query or a body names it', async () => {
    const found: string[] = [];
    for (const each of operations) {
      const { method, path, operation } = each;
      if (path.endsWith('/stream')) continue;
      const at = filled(path, (kind) => (idFor(kind) === office.candidate ? office.candidate : newId()));
      const named = operation.parameters
        .map((parameter) => resolved(document, parameter))
        .filter(({ in: place }) => place === 'query');
      for (const [field, id] of Object.entries(namedFields())) {
        const unknown = newId();
        const ask = async (value: string): Promise<Reply | null> => {
          const token = tokenOf(who);
          if (named.some(({ name }) => name === field)) {
            return office.service.api(method, `${at}?${field}=${value}`, undefined, { token });
          }
          const body = exampleOf(each);
          const takes = JSON.stringify(operation.requestBody ?? null).includes(`"${field}"`);
          if (body === undefined || !takes) return null;
          const sent = { ...body, [field]: value };
          for (const name of ['candidate_id', 'other_id']) if (name in sent) sent[name] = office.candidate;
          return office.service.api(method, at, sent, { token });
        };
        const [asked, expected] = [await ask(id), await ask(unknown)];
        if (asked === null || expected === null) continue;
        const [said, wanted] = [told(asked, id), told(expected, unknown)];
        const at_field = `${method} ${path} ${field}`;
        if (said !== wanted && asked.status !== 201) found.push(`${at_field}: ${said} but ${wanted}`);
        for (const leak of leaks(asked, id)) found.push(`${at_field}: ${leak}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('reads nothing of it about the candidate, nor in streams', async () => {
    ids = await idsOfJob(office.service, hidden);
    const found: string[] = [];
    const { candidate, job } = office;
    const paths = [
      ...operations
        .filter(({ method, path }) => method === 'GET' && !path.endsWith('/stream'))
        .map(({ path }) => filled(path, (kind) => (kind === 'jobs' || kind === 'job_id' ? job : candidate))),
      `/api/v1/candidate_cards?ids=${candidate}`,
      `/api/v1/candidates?q=${WORD}`,
      '/api/v1/candidates?q=forklifts&include=profile',
      `/api/v1/activity?candidate_id=${candidate}&folded=false`,
      `/api/v1/notes?candidate_id=${candidate}`,
      `/api/v1/letters?candidate_id=${candidate}`,
      `/api/v1/nominations?candidate_id=${candidate}`,
      `/api/v1/candidate_rankings?target_resource_id=${job}&expand=candidate,summary,nomination,evaluations`,
      '/api/v1/candidate_rankings?q=forklifts&expand=candidate,summary,nomination,evaluations',
      `/api/v1/job_tags?tag_id=${office.tag}`,
      `/api/v1/jobs?tag_id=${office.tag}`,
      '/api/v1/events?limit=100',
    ];
    for (const path of paths) {
      const reply = await read(who, path);
      for (const leak of leaks(reply)) found.push(`${path}: ${leak}`);
    }
    const stream = await streamed(tokenOf(who));
    expect(stream).toContain('candidate.created');
    for (const id of ids) if (stream.includes(id)) found.push(`stream: ${id}`);
    expect(found).toEqual([]);
  });
});

/** All events from the first, as a stream sends them. */
async function streamed(token: string): Promise<string> {
  const stop = new AbortController();
  const reply = await fetch(
    `${office.service.url}/api/v1/events/stream?after=00000000-0000-7000-8000-000000000000`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    },
  );
  let text = '';
  const timer = setTimeout(() => stop.abort(), 1500);
  try {
    for await (const bytes of reply.body!) text += Buffer.from(bytes).toString();
  } catch {
    // it was ended
  }
  clearTimeout(timer);
  return text;
}

it('is all there for the person whose it is, and for the owner’s client', async () => {
  for (const token of [office.ada.token, office.service.token]) {
    const ask = (path: string): Promise<Reply> =>
      office.service.api('GET', `/api/v1${path}`, undefined, { token });
    expect((await ask('/jobs')).body.results).toHaveLength(2);
    expect((await ask(`/jobs/${hidden.job}`)).body.result.title).toContain(WORD);
    expect((await ask(`/notes/${hidden.note}`)).status).toBe(200);
    const own = await ask(`/jobs/${hidden.job}/custom_fields`);
    expect(own.body.result.values[office.field]).toContain(WORD);
    expect(JSON.stringify((await ask(`/jobs/${hidden.job}/nominations`)).body)).toContain(hidden.nomination);
    expect((await ask(`/jobs/${hidden.job}/visibility`)).body.result).toEqual({
      is_private: true,
      owner: { id: office.ada.id, name: 'Ada' },
    });
    expect((await ask('/candidate_rankings?target_resource_id=' + hidden.job)).status).toBe(200);
  }
  expect(await streamed(office.ada.token)).toContain(hidden.nomination);
});

it('leaves of what is imported for it nothing but the candidates', async () => {
  await importInPrivate(office, hidden);
  ids = await idsOfJob(office.service, hidden);
  const found: string[] = [];
  const again = await office.service.api('POST', '/api/v1/imports', fileForm(IMPORTED, 'again.txt'), {
    token: office.jonas.token,
  });
  expect(again.body.result.state).toBe('duplicate');
  expect(leaks(again)).toEqual([]);
  for (const who of OTHERS) {
    for (const path of lists()) {
      for (const leak of leaks(await read(who, path))) found.push(`${who} ${path}: ${leak}`);
    }
    const names = (await read(who, '/api/v1/candidates')).body.results.map(
      (row: { full_name: string }) => row.full_name,
    );
    expect(names).toEqual(expect.arrayContaining(['Rosalind Achterberg', 'Theo Brandt']));
  }
  // their files are theirs
  expect(found.filter((leak) => !leak.includes('attachments'))).toEqual([]);
});

it('knows every table that names jobs, or records of them', async () => {
  const backend = await openDatabase(temporaryFolder());
  onTestFinished(() => backend.close());
  const { rows } = await sql<{
    name: string;
    columns: string;
  }>`SELECT t.name, group_concat(c.name, ' ') AS columns
    FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c WHERE t.type = 'table' GROUP BY t.name`.execute(
    backend.db,
  );
  const naming = rows.filter(({ columns }) => /\b(?:job_id|nomination_id|criterion_id)\b/.test(columns));
  const known = new Set([...TABLES_OF_JOBS, 'deleted_private_jobs']);
  expect(naming.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
