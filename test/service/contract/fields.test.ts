import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildJob, buildTag } from '../../helpers/factories.ts';
import { buildWorld, tagInput } from './world.ts';
import type { World } from './world.ts';

/** The tables of fields: what is required, what may be left out, which values there are. */

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.service.close());

type Fields = Record<string, unknown>;
type Table = {
  readonly what: string;
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly url: (world: World) => string;
  /** A body with every field, fresh each time. */
  readonly full: (world: World) => Promise<Fields> | Fields;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly values?: Readonly<Record<string, readonly string[]>>;
};

const unique = (): string => `r-${newId()}`;
const STATUSES = ['open', 'archived', 'closed'];
const BEHAVIOURS = ['auto_evaluate_nominations', 'auto_nominate_and_evaluate_candidates'];
const job = ({ stage }: World): Fields => ({
  title: 'Dock lead',
  description: 'Leads the dock.',
  status: 'open',
  job_posting_urls: ['https://example.com/jobs/7'],
  auto_evaluation_behavior: 'auto_evaluate_nominations',
  default_nomination_stage_id: stage,
});
const JOB_OPTIONAL = ['job_posting_urls', 'auto_evaluation_behavior', 'default_nomination_stage_id'];

const TABLES: readonly Table[] = [
  {
    what: 'creating a job',
    method: 'POST',
    url: () => '/jobs',
    full: (ids) => ({ ...job(ids), remote_id: unique() }),
    required: ['title', 'description', 'status', 'remote_id'],
    optional: JOB_OPTIONAL,
    values: { status: STATUSES, auto_evaluation_behavior: BEHAVIOURS },
  },
  {
    what: 'putting a job',
    method: 'PUT',
    url: (ids) => `/jobs/${ids.job}`,
    full: job,
    required: ['title', 'description', 'status'],
    optional: JOB_OPTIONAL,
    values: { status: STATUSES, auto_evaluation_behavior: BEHAVIOURS },
  },
  {
    what: 'patching a job',
    method: 'PATCH',
    url: (ids) => `/jobs/${ids.job}`,
    full: job,
    required: [],
    optional: ['title', 'description', 'status', ...JOB_OPTIONAL],
    values: { status: STATUSES, auto_evaluation_behavior: BEHAVIOURS },
  },
  {
    what: 'creating a nomination',
    method: 'POST',
    url: () => '/nominations',
    full: async (ids) => ({
      job_id: await buildJob(ids.service),
      candidate_id: ids.candidate,
      current_nomination_stage_id: ids.stage,
      remote_id: unique(),
      applied_at: '2026-03-01T09:30:00Z',
    }),
    required: ['job_id', 'candidate_id', 'current_nomination_stage_id', 'remote_id'],
    optional: ['applied_at'],
  },
  {
    what: 'putting a nomination',
    method: 'PUT',
    url: (ids) => `/nominations/${ids.nomination}`,
    full: (ids) => ({ current_nomination_stage_id: ids.stage, applied_at: '2026-03-01T09:30:00Z' }),
    required: ['current_nomination_stage_id'],
    optional: ['applied_at'],
  },
  {
    what: 'creating a tag',
    method: 'POST',
    url: () => '/tags',
    full: () => tagInput(unique(), { description: 'For people, in words.' }),
    required: ['tag_type', 'is_standardized', 'name'],
    optional: ['description'],
    values: { tag_type: ['preferred_role_title', 'experience_based_role_title', 'specialty_name'] },
  },
  {
    what: 'creating a candidate tag',
    method: 'POST',
    url: () => '/candidate_tags',
    full: async (ids) => ({
      candidate_id: ids.candidate,
      tag_id: await buildTag(ids.service, tagInput(unique())),
      creation_method: 'selected_by_organization',
    }),
    required: ['candidate_id', 'tag_id', 'creation_method'],
    optional: [],
    values: {
      creation_method: ['custom_input_by_candidate', 'selected_by_organization', 'auto_generated_by_service'],
    },
  },
  {
    what: 'creating a job tag',
    method: 'POST',
    url: () => '/job_tags',
    full: async (ids) => ({ job_id: await buildJob(ids.service), tag_id: ids.tag }),
    required: ['job_id', 'tag_id'],
    optional: [],
  },
  {
    what: 'creating a criterion',
    method: 'POST',
    url: (ids) => `/jobs/${ids.job}/criteria`,
    full: () => ({ prompt_text: `Knows ${unique()}`, display_name: 'Knows it' }),
    required: ['prompt_text'],
    optional: ['display_name'],
  },
];

async function send(table: Table, body: Fields): Promise<{ status: number; paths: string[]; id: string }> {
  const reply = await world.service.api(table.method, `/api/v1${table.url(world)}`, body);
  const details = (reply.body.error?.details ?? []) as { path: string }[];
  return {
    status: reply.status,
    paths: details.map(({ path }) => path).sort(),
    id: reply.body.result?.id as string,
  };
}
const done = (table: Table): number => (table.method === 'POST' ? 201 : 200);
const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

describe.each(TABLES.map((table) => [table.what, table] as const))('%s', (_what, table) => {
  it('takes every field', async () => {
    expect(await send(table, await table.full(world))).toMatchObject({ status: done(table), paths: [] });
  });
  it('takes the required ones alone', async () => {
    const body = without(await table.full(world), table.optional);
    expect(await send(table, body)).toMatchObject({ status: done(table), paths: [] });
  });
  it('names each required field that is missing, all at once', async () => {
    const body = without(await table.full(world), table.required);
    if (table.required.length === 0) expect(await send(table, {})).toMatchObject({ status: 200 });
    else {
      expect(await send(table, body)).toMatchObject({
        status: 422,
        paths: table.required.map((name) => `body.${name}`).sort(),
      });
    }
  });
  it('names each field of a wrong type, all at once', async () => {
    const names = [...table.required, ...table.optional];
    const body = Object.fromEntries(names.map((name) => [name, { not: 'this' }]));
    expect(await send(table, body)).toMatchObject({
      status: 422,
      paths: names.map((name) => `body.${name}`).sort(),
    });
  });
  it('takes each value that is listed, and no other', async () => {
    for (const [name, values] of Object.entries(table.values ?? {})) {
      for (const value of values) {
        const taken = await send(table, { ...(await table.full(world)), [name]: value });
        expect([name, value, taken.status]).toEqual([name, value, done(table)]);
      }
      for (const value of [
        '',
        'something_else',
        values[0]?.toUpperCase(),
        ` ${values[0]} `,
        1,
        true,
        [values[0]],
      ]) {
        const refused = await send(table, { ...(await table.full(world)), [name]: value });
        expect([name, value, refused.status, refused.paths]).toEqual([name, value, 422, [`body.${name}`]]);
      }
    }
    expect(table.what).not.toBe('');
  });
});
