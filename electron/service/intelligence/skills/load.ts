import { parseLexicons, type Lexicon } from './lexicon.ts';

/** The reading of files, as the caller does it: this folder knows no file system. */
type LexiconFiles = {
  /** Names of the files in a folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Text of a file, as UTF-8. */
  readonly read: (path: string) => Promise<string>;
};

/**
 * The texts of the skills list the product ships: every CSV file of `<resources>/skills`, in the order of their names.
 * @throws Error where there is none.
 */
export function readLexiconTexts(resources_dir: string, files: LexiconFiles): Promise<string[]> {
  return readTables(`${resources_dir}/skills`, files);
}

/**
 * The texts of what criteria may name beside skills: every CSV file of `<resources>/lexicon`, in the order of
 * their names.
 * @throws Error where there is none.
 */
export function readCriteriaTables(resources_dir: string, files: LexiconFiles): Promise<string[]> {
  return readTables(`${resources_dir}/lexicon`, files);
}

async function readTables(folder: string, files: LexiconFiles): Promise<string[]> {
  const names = (await files.list(folder)).filter((name) => name.endsWith('.csv')).toSorted();
  if (names.length === 0) throw new Error(`There are no tables in ${folder}`);
  return Promise.all(names.map((name) => files.read(`${folder}/${name}`)));
}

/** The skills list the product ships. */
export async function readLexicon(resources_dir: string, files: LexiconFiles): Promise<Lexicon> {
  return parseLexicons(await readLexiconTexts(resources_dir, files));
}
