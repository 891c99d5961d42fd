import Sqlite from 'better-sqlite3';
import path from 'node:path';
import type { BenchOptions, Figure } from './measure.ts';
import { percentile } from './measure.ts';
import { startService, temporaryData } from './service-process.ts';
import { fillPool } from './synthetic-pool.ts';

/**
 * The page of possible duplicates: as it is kept, and after a change, when all pairs are found anew. `--sizes 1000,10000` says among how
 * many.
 */
const LOOKS = 20;
/** Of a hundred candidates so many share an address with another one. */
const SHARING = 6;
const LIMIT_MS = 100;

/** Each has an address, a number, three employers and a school; large employers have many, whom no name joins. */
function giveKeys(folder: string): void {
  const file = new Sqlite(path.join(folder, 'longlist.db'));
  const ids = file.prepare('SELECT id FROM candidates ORDER BY id').pluck().all() as string[];
  const insert = file.prepare('INSERT INTO candidate_keys (candidate_id, kind, key) VALUES (?, ?, ?)');
  file.transaction(() => {
    for (const [i, id] of ids.entries()) {
      const person = i % 100 < SHARING ? i - (i % 2) : i;
      insert.run(id, 'email', `person${person}@example.com`);
      insert.run(id, 'phone', `+1555${String(i).padStart(7, '0')}`);
      for (let job = 0; job < 3; job++) {
        insert.run(id, 'name_employer', `person${i} @ firm${(i * 7 + job) % 900}`);
      }
      insert.run(id, 'name_school', `person${person} @ school${i % 300}`);
    }
  })();
  file.close();
}

async function measured(candidates: number): Promise<Figure[]> {
  const data = temporaryData();
  await fillPool(data.folder, candidates);
  giveKeys(data.folder);
  const service = await startService(data.folder);
  try {
    const look = async (limit: number): Promise<{ ms: number; pairs: number }> => {
      const { ms, body } = await service.call('GET', `/duplicates?limit=${limit}`);
      return { ms, pairs: (body as { results: unknown[] }).results.length };
    };
    const { pairs } = await look(100);
    const figure = async (when: string, before: () => Promise<unknown>): Promise<Figure> => {
      const times: number[] = [];
      for (let i = 0; i < LOOKS; i++) {
        await before();
        times.push((await look(100)).ms);
      }
      const p95 = percentile(times, 0.95);
      return {
        what: `possible duplicates of ${candidates} candidates, a page of ${pairs}, ${when}, p95`,
        ours: `${p95.toFixed(1)} ms`,
        beside: `median ${percentile(times, 0.5).toFixed(1)} ms`,
        ratio: null,
        target: `≤ ${LIMIT_MS} ms`,
        reached: p95 <= LIMIT_MS,
      };
    };
    return [
      await figure('kept', () => Promise.resolve()),
      await figure('after a change', () => service.call('POST', '/candidates', { full_name: 'New Person' })),
    ];
  } finally {
    await service.stop();
    data.remove();
  }
}

export async function bench({ sizes }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await measured(size)));
  return figures;
}
