import { profileOf } from '../api/people/profiles/store.ts';
import { candidateExists } from '../api/people/candidates/store.ts';
import { candidateIdsAfter } from '../api/screening/rankings/store.ts';
import { suggestTagsFor } from '#service/workflows/queue_tag_suggestions.ts';
import { applySuggestions } from '../api/people/tag_suggestions/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import type { Engine } from '#service/engine/host.ts';
import { SUGGESTIONS_VERSION } from '#service/intelligence/tags/version.ts';
import type { TaskHandler } from './runner.ts';

/** Suggests tags from the profile of a candidate as it is now; whoever is gone meanwhile gets none. */
export function suggestTagsTask(
  { db, options }: Pick<ServiceContext, 'db' | 'options'>,
  engine: Pick<Engine, 'suggestTags'>,
): TaskHandler<'suggest_tags'> {
  return {
    async run({ candidate_id }) {
      if (options.for_one_run === true) return async () => undefined; // nobody will look at them
      const profile = await profileOf(db, candidate_id);
      const suggestions = profile === null ? [] : await engine.suggestTags(JSON.stringify(profile));
      return async (trx) => {
        if (await candidateExists(trx, candidate_id)) await applySuggestions(trx, candidate_id, suggestions);
      };
    },
    // the tags stay as they were until the profile changes again
    giveUp: () => async () => undefined,
  };
}

/** Which version suggested the tags of all candidates. */
export const SUGGESTIONS_SETTING = 'tag_suggestions';
/** Candidates queued in one transaction. */
const BATCH_SIZE = 200;

/** Queues everybody when another version of the program suggested their tags, or none did. */
export async function suggestStaleTags({ db, write }: Pick<ServiceContext, 'db' | 'write'>): Promise<void> {
  if ((await readSetting(db, SUGGESTIONS_SETTING)) === SUGGESTIONS_VERSION) return;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await candidateIdsAfter(db, after, BATCH_SIZE);
    const last = ids.at(-1);
    if (last === undefined) break;
    await write(async (trx) => {
      for (const id of ids) await suggestTagsFor(trx, id, 'low');
    });
    after = last;
  }
  await writeSetting(db, SUGGESTIONS_SETTING, SUGGESTIONS_VERSION);
}
