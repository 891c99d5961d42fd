import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TermsAsked } from '#service/api/people/availability/schema.ts';
import { meetsTerms } from '#service/api/people/availability/terms.ts';
import { saveTerms } from '#service/api/people/candidate_index/terms.ts';
import type { Backend } from '#service/db/backend.ts';
import { migrations } from '#service/db/migrations.ts';
import { postgresStatements } from '#service/db/postgres/ddl.ts';
import type { Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { dropDatabaseOf, IS_ON_POSTGRES, openTestBackend } from '../../../helpers/engine.ts';

/** What start, notice and salary come to in a search, on either engine. */

type Facts = Pick<Profile, 'availability' | 'notice_period' | 'salary_expectation'>;
type Values = { [Fact in keyof Facts]?: Omit<NonNullable<Facts[Fact]>, 'text' | 'span'> };
const TODAY = '2026-11-27';

let folder: string;
let opened: Backend;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-terms-'));
  opened = await openTestBackend(folder);
});
afterAll(async () => {
  await opened.close();
  await dropDatabaseOf(folder);
  rmSync(folder, { recursive: true });
});

const profileWith = (values: Values): Profile => {
  const facts = Object.entries(values).map(([fact, value]) => [fact, { ...value, text: '', span: null }]);
  return { ...emptyProfile(), ...(Object.fromEntries(facts) as Partial<Facts>) };
};

/** Somebody without a file. */
async function addCandidate(db: Db): Promise<string> {
  const id = newId();
  const now = timestamp();
  const row = { id, remote_id: id, full_name: 'Ana Prado', links: '[]', overrides: '{}' };
  await db
    .insertInto('candidates')
    .values({ ...row, created_at: now, modified_at: now })
    .execute();
  return id;
}

/** Whether somebody of whom this is known is found; nothing of it stays. */
async function is(values: Values, asked: TermsAsked): Promise<boolean> {
  return opened.write(async (trx) => {
    const id = await addCandidate(trx);
    await saveTerms(trx, id, profileWith(values));
    const found = await trx
      .selectFrom('candidates')
      .select('id')
      .where(meetsTerms(asked, TODAY) ?? sql<boolean>`true`)
      .execute();
    await trx.deleteFrom('candidates').execute();
    expect(await trx.selectFrom('candidate_terms').selectAll().execute()).toEqual([]);
    return found.length === 1;
  });
}

const from = (day: string | null): Values => ({ availability: { is_now: false, from: day } });
const NOW: Values = { availability: { is_now: true, from: null } };
const notice = (
  amount: number,
  unit: 'day' | 'week' | 'month',
  to_end_of: 'month' | 'quarter' | 'year' | null = null,
): Values => ({ notice_period: { amount, unit, to_end_of } });
const wants = (
  min: number | null,
  max: number | null,
  currency: string | null = 'EUR',
  per: 'year' | 'month' | 'day' | 'hour' | null = 'year',
): Values => ({ salary_expectation: { min, max, currency, per } });

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('the first day somebody can start', () => {
  it.each<[Values, string]>([
    [NOW, TODAY],
    [{ ...NOW, ...notice(3, 'month') }, TODAY],
    [from('2027-03-15'), '2027-03-15'],
    [from('2026-05-01'), '2026-05-01'],
    [from('2027-03'), '2027-03-01'],
    [notice(4, 'week'), '2026-12-25'],
    [notice(3, 'month'), '2027-02-27'],
    [notice(0, 'day'), TODAY],
    [notice(0, 'month', 'quarter'), TODAY],
    [notice(4, 'week', 'month'), '2027-01-01'],
    [notice(6, 'week', 'quarter'), '2027-04-01'],
    [notice(1, 'month', 'year'), '2027-01-01'],
    [notice(1000, 'day'), '2029-08-23'],
    [{ ...from(null), ...notice(2, 'month') }, '2027-01-27'],
  ])('%j: %s', async (values, day) => {
    expect(await is(values, { available_by: day })).toBe(true);
    expect(await is(values, { available_by: dayBefore(day) })).toBe(false);
  });

  it.each<[Values]>([[from(null)], [{}]])('%j: none that is known', async (values) =>
    expect(await is(values, { available_by: '9999-12-31' })).toBe(false),
  );

  it('is at the end of a month that has no such day', async () => {
    const one_month = meetsTerms({ available_by: '2027-02-28' }, '2027-01-31');
    const found = await opened.write(async (trx) => {
      await saveTerms(trx, await addCandidate(trx), profileWith(notice(1, 'month')));
      const rows = await trx.selectFrom('candidates').select('id').where(one_month!).execute();
      await trx.deleteFrom('candidates').execute();
      return rows.length;
    });
    expect(found).toBe(1);
  });
});

describe('what is asked of somebody', () => {
  it.each<[Values, TermsAsked]>([
    [{}, {}],
    [NOW, { available_by: TODAY }],
    [from('2027-03'), { available_by: '2027-03-01' }],
    [notice(4, 'week'), { available_within: 'P4W' }],
    [from('2026-12-10'), { available_within: 'P14D' }],
    [notice(3, 'month'), { max_notice: 'P3M' }],
    [notice(13, 'week'), { max_notice: 'P3M' }],
    [notice(1, 'month'), { max_notice: 'P30D' }],
    [notice(31, 'day'), { max_notice: 'P1M' }],
    [notice(0, 'day'), { max_notice: 'P0D' }],
    [wants(65_000, 75_000), { max_salary: 70_000, salary_currency: 'EUR' }],
    [wants(null, 70_000), { max_salary: 70_000 }],
    [wants(5_000, 5_000, 'EUR', 'month'), { max_salary: 60_000 }],
    [wants(60_000, null), { max_salary: 5_000, salary_per: 'month' }],
    [wants(65_000, 65_000, null, null), { max_salary: 70_000, salary_currency: 'EUR' }],
    [wants(600, 600, 'EUR', 'day'), { max_salary: 650, salary_per: 'day' }],
    [
      { ...NOW, ...notice(2, 'week'), ...wants(1, 1) },
      { available_within: 'P1D', max_notice: 'P2W', max_salary: 2 },
    ],
  ])('%j meets %j', async (values, asked) => expect(await is(values, asked)).toBe(true));

  it.each<[Values, TermsAsked]>([
    [{}, { available_by: '2030-01-01' }],
    [{}, { max_notice: 'P12M' }],
    [{}, { max_salary: 1_000_000 }],
    [from('2027-03-02'), { available_by: '2027-03-01' }],
    [from(null), { available_by: '2027-03-01' }],
    [NOW, { available_by: '2026-11-26' }],
    [from('2026-12-10'), { available_by: '2027-03-01', available_within: 'P1W' }],
    [notice(4, 'week', 'quarter'), { available_within: 'P4W' }],
    [notice(5, 'week'), { max_notice: 'P4W' }],
    [notice(1, 'month'), { max_notice: 'P4W' }],
    [NOW, { max_notice: 'P1M' }],
    [wants(71_000, 80_000), { max_salary: 70_000 }],
    [wants(60_000, 60_000, 'CHF'), { max_salary: 70_000, salary_currency: 'EUR' }],
    [wants(600, 600, 'EUR', 'day'), { max_salary: 200_000 }],
    [wants(6_000, 6_000, 'EUR', 'month'), { max_salary: 70_000 }],
    [
      { ...NOW, ...wants(80_000, 80_000) },
      { available_within: 'P1D', max_salary: 70_000 },
    ],
  ])('%j does not meet %j', async (values, asked) => expect(await is(values, asked)).toBe(false));
});

/** A step of the data model, as the engine of this run is given it. */
function statementsOf(version: number): string[] {
  const migration = migrations.find((one) => one.version === version)!;
  if (IS_ON_POSTGRES) return postgresStatements(migration);
  const without_comments = migration.sql.replaceAll(/^\s*--.*$/gmu, '');
  return without_comments.split(/;\s*(?:\n|$)/u).filter((statement) => statement.trim() !== '');
}

/** A resume of somebody that was read. */
const read = async (db: Db, candidate_id: string, created_at: string, values: Values): Promise<void> => {
  const id = newId();
  const file = { type: 'resume' as const, file_name: 'a.txt', media_type: 'text/plain', byte_size: 1 };
  await db
    .insertInto('attachments')
    .values({ id, remote_id: id, candidate_id, ...file, sha256: id, created_at, modified_at: created_at })
    .execute();
  const profile = JSON.stringify(profileWith(values));
  await db.insertInto('documents').values({ attachment_id: id, state: 'READY', profile }).execute();
};

/** A person says something of somebody. */
const say = async (
  db: Db,
  candidate_id: string,
  fact: 'availability' | 'notice_period' | 'salary_expectation',
  value: unknown,
): Promise<void> => {
  const now = timestamp();
  const row = { id: newId(), candidate_id, fact, value: JSON.stringify(value), client_id: null };
  await db
    .insertInto('availability_facts')
    .values({ ...row, created_at: now, modified_at: now })
    .execute();
};

const all = (db: Db) => db.selectFrom('candidate_terms').selectAll().orderBy('candidate_id').execute();

describe('the terms of people who were there before they could be searched', () => {
  const ODD: Values = { ...from('2027-03'), ...wants(4500.5, null, null, null) };
  it('are what is kept of them since', async () => {
    await opened.write(async (trx) => {
      const profiles: readonly Values[] = [
        { ...NOW, ...notice(3, 'month', 'quarter'), ...wants(60_000, 70_000) },
        ODD,
        { ...from('2027-03-15'), ...wants(null, 600, 'CHF', 'day') },
        {},
      ];
      for (const values of profiles) {
        const id = await addCandidate(trx);
        await read(trx, id, '2026-01-01T00:00:00.000Z', notice(1, 'week'));
        await read(trx, id, '2026-02-01T00:00:00.000Z', values);
        await saveTerms(trx, id, profileWith(values));
      }
      const corrected = await addCandidate(trx);
      await read(trx, corrected, '2026-02-01T00:00:00.000Z', { ...NOW, ...wants(1, 2) });
      await say(trx, corrected, 'availability', null);
      await say(trx, corrected, 'salary_expectation', { min: null, max: 5, currency: 'EUR', per: 'hour' });
      await saveTerms(trx, corrected, profileWith({ ...NOW, ...wants(1, 2) }));
      const without_file = await addCandidate(trx);
      await say(trx, without_file, 'notice_period', { amount: 2, unit: 'week', to_end_of: null });
      await saveTerms(trx, without_file, null);
    });
    const kept = await all(opened.db);
    expect(kept).toHaveLength(5);
    await opened.write(async (trx) => {
      await sql`DROP TABLE candidate_terms`.execute(trx);
      for (const statement of statementsOf(33)) await sql.raw(statement).execute(trx);
    });
    expect(await all(opened.db)).toEqual(kept);
  });
});
