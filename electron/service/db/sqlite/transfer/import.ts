import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { placeOf, storeFolder } from '../backups/backup_files.ts';
import { CONTENTS, FORMAT, FORMAT_VERSION, HEAD, LANGUAGE_FILE, type Contents } from './export.ts';
import { problemOf } from '../backups/restore.ts';
import { chooseRestore } from '../backups/restore_choice.ts';
import { snapshotFolder, snapshotName } from '../backups/snapshots.ts';
import { BrokenArchive, readTar, type Entry, type Found } from './tar.ts';
import { flushFolder } from '../../atomic_write.ts';

export type Imported = Omit<Contents, 'entries'> & {
  /** The backup that it became; it takes the database's place at the next start. */
  readonly name: string;
};

/** An export that was not taken in, with a sentence for a person. */
export class UnusableExport extends Error {}

const FILE_NAME = /^files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})$/;
const LARGEST_NOTE = 512 * 1024 * 1024;
const ROOM_TO_SPARE = 64 * 1024 * 1024;

/**
 * Takes an export in as a backup of a data folder, and chooses it for the next start, which keeps what is there as a
 * backup of its own. All of it is read and compared first: throws, with nothing changed, where anything is missing,
 * changed or more than there should be.
 */
export async function importDataFolder(
  data_dir: string,
  file: string,
  newest_model: number,
): Promise<Imported> {
  const bytes = sizeOfFile(file);
  const folder = path.join(snapshotFolder(data_dir), 'import.unfinished');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < bytes + ROOM_TO_SPARE) {
      throw new UnusableExport(`There is not enough room on the disk of ${data_dir} for what ${file} holds.`);
    }
    const contents = await unpack(file, folder);
    const problem = problemOf(path.join(folder, 'longlist.db'), newest_model);
    if (problem !== null) throw new BrokenArchive(`holds a database that cannot be used: ${problem}`);
    const name = place(data_dir, folder, contents);
    chooseRestore(data_dir, name);
    const { entries: _entries, ...counts } = contents;
    return { name, ...counts };
  } catch (error) {
    // notes that are no JSON, a name that comes twice
    const is_broken = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (!(error instanceof BrokenArchive) && !is_broken) throw error;
    const what = is_broken ? 'is damaged' : (error as Error).message;
    throw new UnusableExport(`The file ${file} ${what}. Nothing was changed.`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many bytes a file has. Throws UnusableExport where it is none, or nobody can look. */
function sizeOfFile(file: string): number {
  let found: Stats | undefined;
  try {
    found = statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // a name that is too long, a folder that is closed to us
    throw new UnusableExport(`The file ${file} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  if (found === undefined) throw new UnusableExport(`There is no file ${file}.`);
  if (!found.isFile()) throw new UnusableExport(`${file} is no file: choose the one that was exported.`);
  return found.size;
}

/** What the entries of an archive are, in an order of their own. */
function told(entries: readonly Entry[]): string {
  return JSON.stringify(entries.map(({ name, bytes, sha256 }) => [name, bytes, sha256]).toSorted());
}

async function unpack(file: string, folder: string): Promise<Contents> {
  const unpacked: Entry[] = [];
  let contents: Contents | null = null;
  for await (const found of readTar(file)) {
    const { name } = found;
    if (contents !== null) throw new BrokenArchive('holds more than it should');
    if ((unpacked.length === 0) !== (name === HEAD)) throw new BrokenArchive('is no export of Longlist');
    if (name === CONTENTS) {
      contents = JSON.parse((await wholeOf(found)).toString('utf8')) as Contents;
    } else if (name === HEAD) {
      unpacked.push(await readHead(found));
    } else {
      const ocr = /^ocr\/(.+)$/.exec(name)?.[1];
      // a name from outside is never a path before it has one of these shapes
      if (name !== 'longlist.db' && !FILE_NAME.test(name) && !LANGUAGE_FILE.test(ocr ?? '')) {
        throw new BrokenArchive('holds something that does not belong to an export');
      }
      unpacked.push(await writeOut(found, path.join(folder, name)));
    }
  }
  if (contents === null) throw new BrokenArchive('ends in the middle');
  if (told(contents.entries) !== told(unpacked)) throw new BrokenArchive('is damaged: not all is as it was');
  const wrong = unpacked.some(({ name, sha256 }) => (FILE_NAME.exec(name)?.[2] ?? sha256) !== sha256);
  if (wrong) throw new BrokenArchive('is damaged: a file in it is not what its name says');
  return contents;
}

async function readHead(found: Found): Promise<Entry> {
  const bytes = await wholeOf(found);
  const { format, format_version } = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  if (format !== FORMAT) throw new BrokenArchive('is no export of Longlist');
  if (Number(format_version) > FORMAT_VERSION) {
    throw new BrokenArchive('was made by a newer version of Longlist; install that first');
  }
  return {
    name: found.name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function wholeOf({ bytes, chunks }: Found): Promise<Buffer> {
  if (bytes > LARGEST_NOTE) throw new BrokenArchive('is damaged');
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

async function writeOut({ name, bytes, chunks }: Found, to: string): Promise<Entry> {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const out = await open(to, 'wx', 0o600);
  try {
    const digest = createHash('sha256');
    for await (const chunk of chunks) {
      digest.update(chunk);
      await out.write(chunk);
    }
    await out.sync();
    return { name, bytes, sha256: digest.digest('hex') };
  } finally {
    await out.close();
  }
}

/** What was unpacked becomes part of the data folder: files first, the database that names them last. */
function place(data_dir: string, folder: string, { entries }: Contents): string {
  for (const { name } of entries) {
    const hash = FILE_NAME.exec(name)?.[2];
    const to =
      hash !== undefined
        ? placeOf(storeFolder(data_dir), hash)
        : name.startsWith('ocr/')
          ? path.join(data_dir, name)
          : null;
    // a file of the store that is there already may be damaged; this one was compared with its hash
    if (to === null || (hash === undefined && existsSync(to))) continue;
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    renameSync(path.join(folder, name), to);
  }
  const copy = snapshotName('IMPORTED');
  renameSync(path.join(folder, 'longlist.db'), path.join(snapshotFolder(data_dir), copy));
  flushFolder(snapshotFolder(data_dir));
  return copy;
}
