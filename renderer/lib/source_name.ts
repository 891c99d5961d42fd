import { texts } from '../texts.ts';

/** What the service writes where a candidate came by a file and nobody said from where. */
const IMPORTED = 'Imported file';

/** Where somebody came from, as the page says it: people's own words stay, the service's are said in its language. */
export function sourceName(source: string | null | undefined): string | null {
  return source === IMPORTED ? texts.pool.importedFile : (source ?? null);
}
