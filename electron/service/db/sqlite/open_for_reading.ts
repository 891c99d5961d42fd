import path from 'node:path';
import { Kysely } from 'kysely';
import type { Backend } from '../backend.ts';
import { ALONE } from '../instances.ts';
import type { Database } from '../schema.ts';
import { plain } from '../search.ts';
import { SqliteEngineDialect } from './dialect.ts';
import { fileFolder } from './file_folder.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database of a data folder beside the service that is at work on it. Nothing can be written through it. */
export function openForReading(
  data_dir: string,
): Pick<Backend, 'db' | 'files' | 'instances'> & { close(): Promise<void> } {
  const connection = openSqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  connection.function('plain', { deterministic: true }, (text) =>
    typeof text === 'string' ? plain(text) : null,
  );
  const db = new Kysely<Database>({ dialect: new SqliteEngineDialect({ database: connection }) });
  return { db, files: fileFolder(data_dir, db), instances: ALONE, close: () => db.destroy() };
}
