import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#service/db/sqlite/open.ts';
import type { Backend } from '#service/db/backend.ts';
import { pointRead } from '#service/db/point_read.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const setting = pointRead((db, key) =>
  db.selectFrom('settings').select('value').where('key', '=', key).where('value', '!=', 'hidden'),
);

async function open(): Promise<Backend> {
  const opened = await openDatabase(temporaryFolder());
  onTestFinished(() => opened.close());
  for (const [key, value] of [
    ['a', 'first'],
    ['b', 'second'],
    ['c', 'hidden'],
  ] as const) {
    await opened.db.insertInto('settings').values({ key, value }).execute();
  }
  return opened;
}

it('reads by the value alone: what else is in the query stays', async () => {
  const { db } = await open();
  expect(await setting(db, 'a')).toEqual({ value: 'first' });
  expect(await setting(db, 'b')).toEqual({ value: 'second' });
  expect(await setting(db, 'c')).toBeNull();
  expect(await setting(db, "' OR 1=1 --")).toBeNull();
});

it('sees within a transaction what it wrote, and outside what is committed, after waiting for it', async () => {
  const { db, write } = await open();
  let outside: Promise<{ value: string } | null> | undefined;
  let answered = false;
  await write(async (trx) => {
    await trx.updateTable('settings').set({ value: 'changed' }).where('key', '=', 'a').execute();
    expect(await setting(trx, 'a')).toEqual({ value: 'changed' });
    outside = setting(db, 'a').then((row) => {
      answered = true;
      return row;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(answered).toBe(false);
  });
  expect(await outside).toEqual({ value: 'changed' });
});

it('never sees what is taken back', async () => {
  const { db, write } = await open();
  let outside: Promise<{ value: string } | null> | undefined;
  const failed = write(async (trx) => {
    await trx.deleteFrom('settings').where('key', '=', 'a').execute();
    outside = setting(db, 'a');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await outside).toEqual({ value: 'first' });
});
