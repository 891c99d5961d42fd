import type { ServiceOptions } from '../context.ts';
import type { Backend } from './backend.ts';

/** Opens the database that the options name: a server's, else the one in the data folder. */
export async function openBackend(options: ServiceOptions): Promise<Backend> {
  // on a laptop nothing of the other engine is even loaded
  if (options.database !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    return openPostgres(options.database, options);
  }
  const { openDatabase } = await import('./sqlite/open.ts');
  return openDatabase(options.data_dir, options);
}
