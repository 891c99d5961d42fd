import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { transactionHook } from '#service/db/transaction_hooks.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import type { Backend } from '#service/db/backend.ts';
import { readSetting } from '#service/db/settings.ts';
import { temporaryFolder } from '../../helpers/service.ts';

type Opened = Backend & { readonly commits: () => number; keep(key: string): Promise<string> };

async function open(): Promise<Opened> {
  const opened = await openDatabase(temporaryFolder());
  onTestFinished(() => opened.close());
  let commits = 0;
  opened.onCommit(() => {
    commits += 1;
  });
  const keep = (key: string): Promise<string> =>
    opened.write(async (trx) => {
      await trx.insertInto('settings').values({ key, value: key }).execute();
      return key;
    });
  return { ...opened, keep, commits: () => commits };
}

const numbers = Array.from({ length: 100 }, (_, i) => i);

it('commits writes that come together at once, in their order, and each gets its own result', async () => {
  const { write, commits } = await open();
  const seen: number[] = [];
  const results = await Promise.all(
    numbers.map((n) =>
      write(async () => {
        await Promise.resolve();
        seen.push(n);
        return n * 2;
      }),
    ),
  );
  expect(results).toEqual(numbers.map((n) => n * 2));
  expect(seen).toEqual(numbers);
  // 64 at most are taken together
  expect(commits()).toBe(2);
});

it('takes back what failed and nothing else', async () => {
  const { db, write, keep } = await open();
  const outcomes = await Promise.allSettled([
    keep('first'),
    write(async (trx) => {
      await trx.insertInto('settings').values({ key: 'half', value: 'done' }).execute();
      throw new Error('no further');
    }),
    // the key is taken by a write of the same group
    keep('first'),
    write(async (trx) => readSetting(trx, 'half')),
    keep('last'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'no further' } });
  expect(outcomes[2]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
  expect(outcomes[3]).toMatchObject({ value: null });
  expect([
    await readSetting(db, 'first'),
    await readSetting(db, 'half'),
    await readSetting(db, 'last'),
  ]).toEqual(['first', null, 'last']);
});

it('tells nobody of success when the commit fails', async () => {
  const { db, write, keep, commits } = await open();
  const outcomes = await Promise.allSettled([
    keep('together'),
    write(async (trx) => {
      await sql`PRAGMA defer_foreign_keys = ON`.execute(trx);
      const row = { id: 'x', job_id: 'nobody', tag_id: 'nothing', created_at: 'now' };
      await trx.insertInto('job_tags').values(row).execute();
    }),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } },
    { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } },
  ]);
  expect(await readSetting(db, 'together')).toBeNull();
  expect(commits()).toBe(0);
  expect(await keep('later')).toBe('later');
});

it('gives up the whole group, for the first reason, when SQLite gave up the transaction', async () => {
  const { write, keep, db } = await open();
  const outcomes = await Promise.allSettled([
    keep('before'),
    write(async (trx) => {
      await sql`ROLLBACK`.execute(trx);
      throw new Error('the disk is full');
    }),
    keep('after'),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'the disk is full' } });
  }
  expect(await readSetting(db, 'before')).toBeNull();
  expect(await keep('again')).toBe('again');
});

it('writes what a request wants alongside with that request alone, and wakes nobody in its name', async () => {
  const { write, onCommit, db } = await open();
  const woken: unknown[] = [];
  onCommit(() => woken.push(transactionHook.getStore()));
  const note = (key: string): Promise<number> =>
    transactionHook.run(
      async (trx, result) => {
        await trx
          .insertInto('settings')
          .values({ key, value: String(result) })
          .execute();
      },
      () => write(async () => key.length),
    );
  await Promise.all([note('one'), write(async () => 7), note('three')]);
  expect([await readSetting(db, 'one'), await readSetting(db, 'three')]).toEqual(['3', '5']);
  expect(woken).toEqual([undefined]);
});

it('gives the reason, where SQLite has ended the transaction by itself, outside groups as well', async () => {
  const { db, keep } = await open();
  const ended = db.transaction().execute(async (trx) => {
    await sql`ROLLBACK`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(ended).rejects.toThrow('the disk is full');
  expect(await keep('later')).toBe('later');
});

it('says that the disk is full, keeps what was answered, and goes on when there is room', async () => {
  const { db, write } = await open();
  const note = (n: number): Promise<number> =>
    write(async (trx) => {
      const row = { key: `full ${n}`, value: 'x'.repeat(80_000) };
      await trx.insertInto('settings').values(row).execute();
      return n;
    });
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  const pages = rows[0]?.page_count ?? 0;
  await note(1000);
  // what SQLite does at this limit it does, too, when the disk has no more room
  await sql.raw(`PRAGMA max_page_count = ${pages + 200}`).execute(db);
  const outcomes = await Promise.allSettled(numbers.map(note));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toMatchObject({ code: 'SQLITE_FULL' });
  const kept = await db.selectFrom('settings').select('key').where('key', 'like', 'full %').execute();
  expect(kept).toHaveLength(1 + numbers.length - failed.length);

  await sql.raw(`PRAGMA max_page_count = ${pages + 10_000}`).execute(db);
  expect(await note(1001)).toBe(1001);
});
