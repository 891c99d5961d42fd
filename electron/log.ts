import type { ServiceOptions } from '#service/context.ts';

type Entry = Parameters<NonNullable<ServiceOptions['log']>>[0];

/** What the service finds worth a look, as one line of JSON on standard error: the log its error bodies speak of. */
export function logToStandardError(entry: Entry): void {
  if (entry.level === 'info') return;
  // not a plain write, which ends the program where nobody reads standard error any more
  console.error(JSON.stringify({ at: new Date().toISOString(), ...entry }));
}
