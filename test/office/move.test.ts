import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { filesFolder, placeOf } from '#service/db/sqlite/backups/backup_files.ts';
import { runMove } from '../../electron/move.ts';
import { temporaryFolder, type TestService } from '../helpers/service.ts';
import { filled, newDatabase, rowsIn, seenAt, serviceOn } from './moving.ts';

/** @param told is called with the lines for whoever waits. */
async function move(from: string, to: string, told = (_line: string): void => undefined): Promise<number> {
  const quiet = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const one of quiet) one.mockImplementation(told);
  try {
    return await runMove(['--from', from, '--to', to]);
  } finally {
    for (const one of quiet) one.mockRestore();
  }
}

it('a folder moves to a server and into another folder: rows, files and rankings are the same everywhere', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const back = path.join(temporaryFolder(), 'back');
  const seen = await seenAt(folder);
  expect(Object.values(seen).filter((text) => String(text).includes('Example'))).toHaveLength(3 + 5);
  expect(await move(folder, database)).toBe(0);
  const rows = await rowsIn(folder);
  expect(rows['candidates']).toHaveLength(4);
  expect(rows['merges']).toHaveLength(1);
  expect(rows['erasures']?.length).toBeGreaterThan(0);
  expect(rows['evaluations']?.length).toBeGreaterThan(5);
  expect(await rowsIn(database)).toEqual(rows);
  expect(await seenAt(database)).toEqual(seen);
  const later = await rowsIn(database);
  expect(await move(database, back)).toBe(0);
  expect(await rowsIn(back)).toEqual(later);
  expect(await seenAt(back)).toEqual(seen);
  const sqlite = new Sqlite(path.join(back, 'longlist.db'), { readonly: true });
  for (const sha256 of sqlite.prepare('SELECT sha256 FROM attachments').pluck().all() as string[]) {
    expect(existsSync(placeOf(filesFolder(back), sha256))).toBe(true);
  }
  expect(sqlite.pragma('foreign_key_check')).toEqual([]);
  sqlite.close();
});

it('what the other side holds already, a wrong direction and nothing to move are refused, and change nothing', async () => {
  const folder = await filled();
  const [used, started] = [await newDatabase(), await newDatabase()];
  await (await serviceOn(started)).close();
  const service = await serviceOn(used);
  const made = await service.api('POST', '/api/v1/candidates', { full_name: 'Known Example' });
  expect(made.status).toBe(201);
  await expect(move(folder, used)).rejects.toThrow('Stop every instance of it first.');
  await service.close();
  const before = await rowsIn(used);
  await expect(move(folder, used)).rejects.toThrow('There are data already where everything is to move to');
  expect(await rowsIn(used)).toEqual(before);
  const rows = await rowsIn(folder);
  await expect(move(used, folder)).rejects.toThrow('There are data already where everything is to move to');
  expect(await rowsIn(folder)).toEqual(rows);
  await expect(move(folder, temporaryFolder())).rejects.toThrow(
    'from a data folder to a PostgreSQL database',
  );
  await expect(move(used, started)).rejects.toThrow('from a data folder to a PostgreSQL database');
  await expect(move(temporaryFolder(), started)).rejects.toThrow('holds no data of Longlist');
  const at_work = await serviceOn(folder);
  await expect(move(folder, started)).rejects.toThrow('is in use by process');
  await at_work.close();
  // what a first start made there gives way
  expect(await move(folder, started)).toBe(0);
  expect(await rowsIn(started)).toEqual(await rowsIn(folder));
});

it('killed at any moment, the target is as empty as before, and the move is made again', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const back = path.join(temporaryFolder(), 'back');
  const script = path.resolve(import.meta.dirname, '../fixtures/service/killed_move.ts');
  /** @returns whether it was killed */
  const killedAt = async (from: string, to: string, told: number): Promise<boolean> => {
    const child = spawn(process.execPath, [script, from, to, String(told)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (signal === null) expect(code).toBe(0);
    return signal === 'SIGKILL';
  };
  for (const [from, to] of [
    [folder, database],
    [database, back],
  ] as const) {
    const rows = await rowsIn(from);
    const told = Object.values(rows).filter((lines) => lines.length > 0).length;
    // in the middle of the rows, before the words, the files, after them, and after everything was compared
    for (const at of [Math.floor(told / 2), told, told + 1, told + 2, told + 3]) {
      expect(await killedAt(from, to, at)).toBe(true);
      const left = Object.entries(await rowsIn(to)).filter(([, lines]) => lines.length > 0);
      expect(left.map(([table]) => table)).toEqual(['settings']);
    }
    expect(await killedAt(from, to, 0)).toBe(false);
    expect(await rowsIn(to)).toEqual(rows);
  }
});

it('characters that no text of a server holds arrive as they were, and come back', async () => {
  const folder = await filled();
  const database = await newDatabase();
  const sqlite = new Sqlite(path.join(folder, 'longlist.db'));
  const text = 'before\0after\u0001\u0001\u0001\u0002\0\0';
  sqlite.prepare('UPDATE notes SET text = ?').run(text);
  // six characters that somebody typed are not one character
  sqlite.prepare('UPDATE candidates SET source = ?').run('\\u0000');
  sqlite.prepare('UPDATE jobs SET remote_id = ?').run('a\0key');
  const escaped = String.raw`'Dora', 'Do\u0000\ud800\u0001ra'`;
  sqlite.prepare(`UPDATE merges SET snapshot = replace(snapshot, ${escaped})`).run();
  sqlite.prepare(`UPDATE documents SET document = replace(document, ${escaped})`).run();
  sqlite.close();
  const seen = await seenAt(folder);
  const rows = await rowsIn(folder);
  expect(JSON.stringify(seen['notes'])).toContain(JSON.stringify(text));
  expect(await move(folder, database)).toBe(0);
  expect(await rowsIn(database)).toEqual(rows);
  expect(await seenAt(database)).toEqual(seen);
  const later = await rowsIn(database);
  const back = path.join(temporaryFolder(), 'back');
  expect(await move(database, back)).toBe(0);
  expect(await rowsIn(back)).toEqual(later);
});

it('what is not the same over there, or damaged here, is told, and nothing is moved', async () => {
  const folder = await filled();
  const database = await newDatabase();
  await (await serviceOn(database)).close();
  const client = new Client(database);
  await client.connect();
  await client.query(`CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.text := 'other'; RETURN NEW; END $$`);
  await client.query('CREATE TRIGGER other BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION other()');
  await expect(move(folder, database)).rejects.toThrow('The table notes is not the same after it was copied');
  expect((await rowsIn(database))['candidates']).toEqual([]);
  await client.query('DROP TRIGGER other ON notes');
  await client.end();
  const sqlite = new Sqlite(path.join(folder, 'longlist.db'), { readonly: true });
  const [first, second] = sqlite.prepare('SELECT DISTINCT sha256 FROM attachments').pluck().all() as string[];
  sqlite.close();
  const file = placeOf(filesFolder(folder), first!);
  const bytes = readFileSync(file);
  writeFileSync(file, 'something else');
  await expect(move(folder, database)).rejects.toThrow(`The file ${first} is damaged`);
  expect((await rowsIn(database))['candidates']).toEqual([]);
  writeFileSync(file, bytes);
  // one that is gone already is gone there as well
  rmSync(placeOf(filesFolder(folder), second!));
  expect(await move(folder, database)).toBe(0);
});

it('a service that is started on the server meanwhile waits, and finds everything', async () => {
  const folder = await filled();
  const database = await newDatabase();
  let starting: Promise<TestService> | undefined;
  let moved = false;
  let began_early = false;
  const begin = async (): Promise<TestService> => {
    const service = await serviceOn(database);
    began_early = !moved;
    return service;
  };
  await move(folder, database, () => void (starting ??= begin()));
  moved = true;
  const service = await starting;
  expect(began_early).toBe(false);
  expect((await service!.api('GET', '/api/v1/candidates')).body.results).toHaveLength(4);
  await service!.close();
});
