import { renewWords } from '#service/api/people/candidate_index/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { dialectOf } from '#service/db/dialect.ts';

/** Candidates in one transaction: requests are answered between two. */
const BATCH_SIZE = 50;

/** Indexes the words of those anew who were indexed before phrases could be looked for. Begun again, it goes on. */
export async function renewOutdatedWords({ db, write }: Pick<ServiceContext, 'db' | 'write'>): Promise<void> {
  for (let last: string | undefined; ;) {
    const ids = await dialectOf(db).words.outdated(db, BATCH_SIZE);
    // whoever stays outdated is not tried for ever
    if (ids.length === 0 || ids[0] === last) return;
    last = ids[0];
    await write(async (trx) => {
      for (const id of ids) await renewWords(trx, id, trx);
    });
  }
}
