import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from './files_random.ts';
import { checkFolder } from './kills_check.ts';
import { emptyLedger, restored, type Ledger } from './kills_ledger.ts';
import { create } from './kills_create.ts';
import { createWriter } from './kills_load.ts';
import { startKillable, Unanswered, type Killable } from './kills_service.ts';

export type Kill = {
  /** At what the service was killed. */
  readonly what: string;
  /** Writes that were answered before. */
  readonly writes: number;
  readonly problems: readonly string[];
};

const WRITERS = 3;
const MOST_PEOPLE = 30;
/** A service starts in about a second: some of these kills come before it is ready, some just after. */
const MOST_START_MS = 1200;
const MOST_LOAD_MS = 2000;

type Named = { readonly result: { readonly name: string } };
type Listed = { readonly results: readonly { readonly id: string; readonly job_id: string | null }[] };
type Backup = { readonly name: string; readonly ledger: Ledger };

/**
 * Kills a service on one folder again and again; `tell` is called when the folder has been looked at after each.
 * @returns whether nothing was wrong
 */
export async function killOften(
  data_dir: string,
  count: number,
  seed: number,
  tell: (kill: Kill) => void,
): Promise<{ readonly is_whole: boolean }> {
  const random = createRandom(seed);
  let ledger = emptyLedger();
  let backup: Backup | null = null;
  let is_whole = true;
  let service = await started(data_dir);
  try {
    for (let round = 1; round <= count; round += 1) {
      // late, as after a restore files that no row names are kept on purpose
      const is_restored = backup !== null && round > count * 0.8 && random.below(2) === 0;
      if (is_restored) await service.call('PUT', '/data_folder/restore', { name: backup!.name });
      const backs_up = !is_restored && random.below(5) === 0;
      const while_starting = random.below(4) === 0;
      const killed_at = 30 + random.below(MOST_LOAD_MS);
      const load = underLoad(service, ledger, seed * 1000 + round, backs_up);
      await sleep(killed_at);
      await service.kill();
      const { writes, made, refused } = await load;
      if (is_restored) {
        ledger = restored(backup!.ledger, ledger);
        backup = null;
      } else if (made !== null) backup = made;
      if (while_starting) await startKillable(data_dir, random.below(MOST_START_MS));

      service = await started(data_dir);
      const problems = [...refused, ...(await checkFolder(data_dir, ledger))];
      problems.push(...(await sendAgain(service, ledger)));
      if (problems.length > 0) is_whole = false;
      const what = [
        `after ${killed_at} ms, ${writes} writes`,
        ...(backs_up ? ['a backup'] : []),
        ...(is_restored ? ['a restore'] : []),
        ...(while_starting ? ['and at the start'] : []),
      ].join(', ');
      tell({ what, writes, problems });
    }
  } finally {
    await service.kill();
  }
  return { is_whole };
}

async function started(data_dir: string): Promise<Killable> {
  const service = await startKillable(data_dir);
  if (service === null) throw new Error('The service did not start.');
  return service;
}

/** Writes until the service is gone. */
async function underLoad(
  service: Killable,
  ledger: Ledger,
  seed: number,
  backs_up: boolean,
): Promise<{ readonly writes: number; readonly made: Backup | null; readonly refused: string[] }> {
  let writes = 0;
  let made: Backup | null = null;
  const refused: string[] = [];
  const untilGone = async (work: () => Promise<void>): Promise<void> => {
    try {
      for (;;) {
        await work();
        writes += 1;
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) refused.push(String(error));
    }
  };
  try {
    const all = ((await service.call('GET', '/nomination_stages')) as Listed).results;
    const stages = all.filter(({ job_id }) => job_id === null).map(({ id }) => id);
    if (backs_up) {
      // nobody writes meanwhile: what it holds is known
      const { result } = (await service.call('POST', '/data_folder/snapshots')) as Named;
      made = { name: result.name, ledger: structuredClone(ledger) };
    }
    const people = ledger.people.slice(-MOST_PEOPLE);
    await Promise.all(
      Array.from({ length: WRITERS }, (_, at) => {
        const own = people.filter((__, i) => i % WRITERS === at);
        const writer = createWriter(
          service,
          ledger,
          stages,
          createRandom(seed * 10 + at),
          `${seed}-${at}`,
          own,
        );
        return untilGone(() => writer.once());
      }),
    );
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
  return { writes, made, refused };
}

/** Sends what was never answered again, with its key: it happens once, whether or not it happened before. */
async function sendAgain(service: Killable, ledger: Ledger): Promise<string[]> {
  const problems: string[] = [];
  for (const pending of ledger.pending.splice(0)) {
    try {
      await create(service, ledger, pending);
    } catch (error) {
      problems.push(`sent again: ${String(error)}`);
    }
  }
  return problems;
}
