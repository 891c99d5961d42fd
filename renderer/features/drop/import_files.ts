import { uploadTable } from '../../api/candidate_tables.ts';
import { isHiddenWhileBlind, Told } from '../../lib/errors.ts';
import { addRefusedTable, addUploads } from '../../api/uploads.ts';
import { texts } from '../../texts.ts';
import { notifyError } from '../../ui/notices.tsx';
import type { GivenFile } from '../../lib/read_entries.ts';
import { ArchiveError, isArchive, unzip } from './unzip.ts';

/** Ends of the names of spreadsheets of candidates. */
export const TABLE_ACCEPT = '.csv,.tsv,.xlsx';

/** Whether a file of this name is a spreadsheet. */
export function isTable(name: string): boolean {
  return /\.(?:csv|tsv|xlsx|xls)$/iu.test(name);
}

/**
 * Takes what a person dropped or chose: resumes join the queue, archives are opened, and the first spreadsheet is
 * read. @returns the id of that table, to go there; null without one.
 */
export async function importFiles(
  files: readonly GivenFile[],
  job_id: string | null,
): Promise<string | null> {
  const tables: GivenFile[] = [];
  const take = (some: readonly GivenFile[]): void => {
    tables.push(...some.filter(({ name }) => isTable(name)));
    const resumes = some.filter(({ name }) => !isTable(name) && !isArchive(name));
    if (resumes.length > 0) addUploads(resumes, job_id);
  };
  take(files);
  for (const archive of files.filter(({ name }) => isArchive(name))) {
    try {
      const inside = await unzip(archive);
      if (inside.length === 0) throw new ArchiveError('EMPTY');
      // an archive in an archive is not opened: it joins the list, which says that it cannot be read
      addUploads(
        inside.filter(({ name }) => isArchive(name)),
        job_id,
      );
      take(inside);
    } catch (error) {
      const why =
        error instanceof ArchiveError && error.message in texts.tables.archives ? error.message : 'DAMAGED';
      notifyError(
        texts.tables.archiveFailed(archive.name),
        new Told(texts.tables.archives[why as 'DAMAGED']),
      );
    }
  }
  let first: string | null = null;
  for (const given of tables) {
    const { file, name } = given;
    try {
      const { id } = await uploadTable(file);
      first ??= id;
    } catch (error) {
      notifyError(texts.tables.notRead(name), error);
      // it can be brought in later, so it is not forgotten with the notice
      if (isHiddenWhileBlind(error)) addRefusedTable(given, job_id, texts.blind.tableWaits);
    }
  }
  return first;
}
