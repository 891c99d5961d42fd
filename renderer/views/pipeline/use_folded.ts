import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { createStore, useStore } from '../../lib/external_store.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';

const KEY = 'board.turned';

function stored(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set(); // nothing is remembered, or by another version
  }
}

/** Stages that are not as they begin: whoever is in progress is seen, who is hired or rejected is folded away. */
const turned = createStore(stored());

turned.subscribe(() => writeLocal(KEY, JSON.stringify([...turned.get()])));

/** Folds a column to a strip, or shows its cards again. */
function fold(stage: NominationStage): void {
  turned.update((ids) => {
    const next = new Set(ids);
    if (!next.delete(stage.id)) next.add(stage.id);
    return next;
  });
}

/** Which columns are folded to a strip: still a place to drop on, without their cards. */
export function useFolded() {
  const ids = useStore(turned);
  return {
    isFolded: (stage: NominationStage | undefined): boolean =>
      stage !== undefined && (stage.category !== 'active') !== ids.has(stage.id),
    fold,
  };
}
