import type { ServiceOptions } from '../context.ts';
import type { Backend } from './backend.ts';
import type { Hold } from './hold.ts';
import type { keepFolder } from './sqlite/kept_folder.ts';

/** What stands in a data folder beside the database: backups, copies that moves left, notes of who was erased. */
export type KeptFolder = ReturnType<typeof keepFolder> & { readonly hold: Hold };

type Opened = Backend & {
  /** Begins to look after that; null where a server has the data: it is backed up with its own programs. */
  readonly keepFolder: (() => KeptFolder) | null;
};

/** Opens the database that the options name: a server's, else the one in the data folder. */
export async function openBackend(options: ServiceOptions): Promise<Opened> {
  // on a laptop nothing of the other engine is even loaded
  if (options.database !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    return { ...(await openPostgres(options.database, options)), keepFolder: null };
  }
  const { openDatabase } = await import('./sqlite/open.ts');
  const folder = await import('./sqlite/kept_folder.ts');
  const opened = await openDatabase(options.data_dir, options);
  return {
    ...opened,
    keepFolder: () => ({ ...folder.keepFolder(options, opened.condition), hold: opened.hold }),
  };
}
