import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { candidateKeys } from '../../api/candidates.ts';
import type { Page } from '../../api/client.ts';
import {
  mergeInto,
  takeTellingApartBack,
  tellApart,
  undoMerge,
  type DuplicatePair,
  type MergeFields,
} from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';
import { errorNotice, notify, notifyError } from '../../ui/notices.tsx';

/** What was decided a moment ago, which the service's list may still hold. */
type Decided = { readonly pair: DuplicatePair; readonly is_merged: boolean };

/** The pairs that are left, the one in sight, and the two decisions; each is seen at once and can be undone. */
export function usePairs(page: Page<DuplicatePair> | undefined) {
  const client = useQueryClient();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [chosen, go] = useState(0);
  const pairs = useMemo(
    () => (page?.results ?? []).filter((pair) => !decided.some((one) => isOver(pair, one))),
    [page, decided],
  );
  const at = Math.max(0, Math.min(chosen, pairs.length - 1));

  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: candidateKeys.all });
  const decide = (
    one: Decided,
    work: () => Promise<() => Promise<unknown>>,
    said: string,
    failed: string,
  ): void => {
    const bringBack = (): void => setDecided((now) => now.filter((other) => other !== one));
    setDecided((now) => [...now, one]);
    work()
      .then((undo) => {
        notify(said, () => {
          undo().then(refresh).then(bringBack).catch(errorNotice(texts.decisions.undoFailed));
        });
        return refresh();
      })
      .catch((error: unknown) => {
        bringBack();
        notifyError(failed, error);
      });
  };
  return {
    pairs,
    at,
    current: pairs[at] ?? null,
    /** How many wait, beyond this page too. */
    left: (page?.total ?? 0) - (page?.results.length ?? 0) + pairs.length,
    go,
    step: (by: number): void => go(Math.max(0, Math.min(pairs.length - 1, at + by))),
    merge: (pair: DuplicatePair, fields: MergeFields): void => {
      const { candidate_id, other_id, other_name } = pair;
      const work = async () => {
        const merge_id = await mergeInto(candidate_id, other_id, fields);
        return async () => {
          await undoMerge(merge_id);
          // an undone merge says that they are two; here it is open again
          await takeTellingApartBack(candidate_id, other_id);
        };
      };
      decide({ pair, is_merged: true }, work, texts.same.merged(other_name), texts.same.mergeFailed);
    },
    apart: (pair: DuplicatePair): void => {
      const { candidate_id, other_id, other_name } = pair;
      const work = async () => {
        await tellApart(candidate_id, other_id);
        return () => takeTellingApartBack(candidate_id, other_id);
      };
      decide({ pair, is_merged: false }, work, texts.same.toldApart(other_name), texts.same.apartFailed);
    },
  };
}

export type Review = ReturnType<typeof usePairs>;

/** Of a record that became part of another one, no other pair can be decided. */
function isOver(pair: DuplicatePair, { pair: other, is_merged }: Decided): boolean {
  if (is_merged && [pair.candidate_id, pair.other_id].includes(other.other_id)) return true;
  return pair.candidate_id === other.candidate_id && pair.other_id === other.other_id;
}
