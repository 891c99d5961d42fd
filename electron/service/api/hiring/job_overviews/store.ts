import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/schema.ts';
import { contains, plain } from '../../../db/search.ts';
import { timestamp } from '../../../ids.ts';
import { toPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { JobDetails } from '../job_details/schema.ts';
import type { Job } from '../jobs/schema.ts';
import { countsOf, type Asked } from './counts.ts';
import type { JobOverview, JobOverviewQuery } from './schema.ts';

type Row = JobDetails & {
  readonly id: string;
  readonly title: string;
  readonly status: Job['status'];
  readonly description_begins: string;
  readonly created_at: string;
  readonly looked_at: string | null;
  readonly last_activity_at: string;
  readonly sort_key: string;
};

/** Whether somebody described a job at all: with less nobody can be ranked by its description. */
function isDescribed(begins: string): boolean {
  return (begins.match(/\p{L}{2,}/gu) ?? []).length >= 3;
}

/** Later than every deadline: jobs without one come last. */
const NO_DEADLINE = '9999-99-99';

/** When anything last happened to a job. */
const LAST_ACTIVITY = sql<string>`coalesce((SELECT e.created_at FROM events AS e WHERE e.job_id = j.id
  ORDER BY e.id DESC LIMIT 1), j.modified_at)`;

/** A page of jobs with what there is to know of each: one statement for the page, and one for each kind of count. */
export async function listOverviews(
  db: Db,
  query: JobOverviewQuery,
  asked: Asked,
): Promise<Page<JobOverview>> {
  const { cursor, limit, sort } = query;
  const { client_id } = asked;
  const matching = sql`FROM jobs AS j LEFT JOIN job_details AS d ON d.job_id = j.id
    WHERE ${sql.join(conditions(db, query), sql` AND `)}`;
  const is_down = sort.startsWith('-');
  const key = keyOf(db, sort);
  const behind =
    cursor === undefined
      ? sql`true`
      : sql`(${key}, j.id) ${sql.raw(is_down ? '<' : '>')} (${cursor[0]}, ${cursor[1]})`;
  const direction = sql.raw(is_down ? 'DESC' : 'ASC');
  const counted = sql<{ total: number }>`SELECT count(*) AS total ${matching}`.execute(db);
  const { rows: fetched } = await sql<Row>`SELECT j.id, j.title, j.status, j.created_at,
    substr(j.description, 1, 300) AS description_begins, d.client_name, d.contact_name, d.contact_email,
    d.contact_phone, d.location, d.salary_min, d.salary_max, d.salary_currency, d.salary_period, d.deadline,
    (SELECT l.looked_at FROM job_looks AS l WHERE l.job_id = j.id AND l.client_id = ${client_id}) AS looked_at,
    ${LAST_ACTIVITY} AS last_activity_at, ${key} AS sort_key
    ${matching} AND ${behind} ORDER BY sort_key ${direction}, j.id ${direction} LIMIT ${limit + 1}`.execute(
    db,
  );
  const total = (await counted).rows[0]?.total ?? 0;
  const { rows, next } = toPage(fetched, total, limit, ({ sort_key, id }) => [sort_key, id]);
  return { rows: await withCounts(db, rows, asked), total, next };
}

function conditions(db: Db, { status, q = '' }: JobOverviewQuery): RawBuilder<unknown>[] {
  const words = plain(q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const columns = ['j.title', 'd.client_name', 'd.contact_name', 'd.location'];
  return [
    status === undefined ? sql`true` : sql`j.status = ${status}`,
    ...words.map((word) => {
      const places = columns.map((column) => contains(db, column, word));
      return sql`(${sql.join(places, sql` OR `)})`;
    }),
  ];
}

function keyOf(db: Db, sort: JobOverviewQuery['sort']): RawBuilder<string> {
  if (sort === 'title') return dialectOf(db).folded('j.title');
  if (sort === 'deadline') return sql<string>`coalesce(d.deadline, ${sql.lit(NO_DEADLINE)})`;
  return sort === '-created_at' ? sql<string>`j.created_at` : LAST_ACTIVITY;
}

async function withCounts(db: Db, rows: readonly Row[], asked: Asked): Promise<JobOverview[]> {
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
    asked,
  );
  const today = timestamp().slice(0, 10);
  return rows.map((row): JobOverview => {
    const { id, title, status, created_at, looked_at, last_activity_at, ...rest } = row;
    const { description_begins, sort_key: _, ...details } = rest;
    return {
      id,
      title,
      status,
      details,
      is_described: isDescribed(description_begins),
      ...counts(id),
      looked_at,
      last_activity_at,
      days_to_deadline: details.deadline === null ? null : daysBetween(today, details.deadline),
      created_at,
    };
  });
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Keeps that somebody looked at a job now. */
export async function noteLook(trx: Db, job_id: string, client_id: string): Promise<void> {
  const looked_at = timestamp();
  await trx
    .insertInto('job_looks')
    .values({ job_id, client_id, looked_at })
    .onConflict((conflict) => conflict.columns(['job_id', 'client_id']).doUpdateSet({ looked_at }))
    .execute();
}
