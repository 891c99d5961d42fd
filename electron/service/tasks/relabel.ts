import { namedSkills, parseEdits, writeEdits } from '../api/profile_edits.ts';
import { editedCandidates, editsOf, saveEdits } from '../api/people/candidates/store.ts';
import { applyProfile } from '../api/people/candidate_index/store.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import type { Skills } from '#service/skills.ts';

const SETTING = 'edits_skills';

/**
 * Looks the skills that people entered up again when the skills the program knows are others than last time: after
 * an update, or when a list came or went.
 */
export async function relabelStale(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  skills: Skills,
): Promise<void> {
  const ids = await editedCandidates(db);
  if (ids.length === 0) return; // what is entered from now on is looked up in what is known now
  const hash = await skills.hash();
  if ((await readSetting(db, SETTING)) === hash) return;
  const labelOf = await skills.labels();
  for (const id of ids) {
    await write(async (trx) => {
      const json = await editsOf(trx, id);
      if (json === null) return;
      const { edits, labels } = parseEdits(json);
      if (namedSkills(edits).every((name) => (labels[name] ?? null) === labelOf(name))) return;
      await saveEdits(trx, id, writeEdits(edits, labelOf));
      await applyProfile(trx, id);
      await recordEvent(trx, 'candidate.updated', id);
    });
  }
  await writeSetting(db, SETTING, hash);
}
