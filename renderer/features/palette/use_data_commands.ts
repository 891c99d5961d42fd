import { useNavigate } from '@tanstack/react-router';
import { useBlindMode } from '../../api/blind.ts';
import { useBackUp } from '../../api/data_folder.ts';
import { parsePoolSearch } from '../../addresses/pool_search.ts';
import { parseRankingSearch } from '../../addresses/ranking_search.ts';
import { useSavedSearches } from '../../api/saved_searches.ts';
import { useMay } from '../../lib/may.ts';
import { texts } from '../../texts.ts';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { useTurnBlind } from '../decisions/use_toggle_blind.ts';
import type { CommandGroup } from './use_commands.ts';

/** Searches that were kept under a name, of Pool and Ranking. */
export function useSavedCommands(): CommandGroup {
  const navigate = useNavigate();
  const of_pool = useSavedSearches('pool');
  const of_ranking = useSavedSearches('ranking');
  return {
    name: texts.saved.menu,
    commands: [
      ...(of_pool.data ?? []).map((one) => ({
        id: `saved-${one.id}`,
        label: one.name,
        hint: texts.shell.pool,
        run: () => void navigate({ to: '/pool', search: parsePoolSearch(one.search) }),
      })),
      ...(of_ranking.data ?? []).map((one) => ({
        id: `saved-${one.id}`,
        label: one.name,
        hint: texts.shell.ranking,
        run: () => void navigate({ to: '/ranking', search: parseRankingSearch(one.search) }),
      })),
    ],
  };
}

/** What counts for all data: whether people are hidden, and a backup of everything. */
export function useDataCommands(): CommandGroup {
  const { is_on, is_known } = useBlindMode();
  const turn = useTurnBlind();
  const backUp = useBackUp();
  const { manage } = useMay();
  const { acts } = texts.palette;
  // what counts for everybody is for owners to change
  if (!manage) return { name: texts.data.title, commands: [] };
  return {
    name: texts.data.title,
    commands: [
      ...(is_known
        ? [{ id: 'blind', label: is_on ? acts.see : texts.blind.turnOn, run: () => turn?.(!is_on) }]
        : []),
      {
        id: 'back-up',
        label: texts.data.backUp,
        run: () =>
          // the palette is gone by then, and what is given to mutate with it
          void backUp
            .mutateAsync()
            .then(() => notify(texts.data.backedUp), errorNotice(texts.data.backUpFailed)),
      },
    ],
  };
}
