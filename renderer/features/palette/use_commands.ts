import { useMay } from '../../lib/may.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { compareSearch } from '../../addresses/compare_search.ts';
import { parsePoolSearch, poolFilters, withoutPoolFilters } from '../../addresses/pool_search.ts';
import { hasFilters, parseRankingSearch, withoutFilters } from '../../addresses/ranking_search.ts';
import { contrast } from '../../lib/contrast.ts';
import { chooseLanguage, LANGUAGES, texts, type Language } from '../../texts.ts';
import { useCurrentJob } from '../current/current_job.ts';
import { useDecisions } from '../decisions/decisions.ts';
import { printOnceClosed } from '../../lib/printing.ts';
import { usePutForward } from '../decisions/use_put_forward.tsx';
import { signOutHere } from '../access/sign_out.ts';
import { useSettingsParts } from '../settings/settings_parts.ts';
import { rankingKey, useSelected } from '../current/selection.ts';
import { keysOf, nameOfPlace, PLACES } from './places.ts';

/** Something the palette can do. */
export type Command = {
  /** The same in every session: what was done last comes first. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Keys that do the same without the palette. */
  readonly keys?: string;
  readonly run: () => void;
};

export type CommandGroup = { readonly name: string; readonly commands: readonly Command[] };

/** The one candidate that is looked at: on their own page, or in the row where the keys stand. */
function useCandidateAtHand(): string | null {
  const { pathname, search } = useLocation({
    select: (at) => ({ pathname: at.pathname, search: at.search }),
  });
  const [selected] = useSelected(rankingKey(parseRankingSearch(search)));
  const [of_pool] = useSelected('pool');
  const [, place, id] = pathname.split('/');
  if (place === 'pool') return of_pool;
  if (place === 'candidates') return id ?? null;
  return place === 'ranking' ? selected : null;
}

function clearing(run: () => void): readonly Command[] {
  return [{ id: 'clear-filters', label: texts.filters.clearAll, run }];
}

/** Where a list is filtered: all of it again. */
function useClearFilters(): readonly Command[] {
  const navigate = useNavigate();
  const at = useLocation({ select: ({ pathname, search }) => ({ pathname, search }) });
  if (at.pathname === '/ranking') {
    const search = parseRankingSearch(at.search);
    if (hasFilters(search)) {
      return clearing(() => void navigate({ to: '/ranking', search: withoutFilters(search) }));
    }
  }
  if (at.pathname === '/pool') {
    const search = parsePoolSearch(at.search);
    if (poolFilters(search).length > 0) {
      return clearing(() => void navigate({ to: '/pool', search: withoutPoolFilters(search) }));
    }
  }
  return [];
}

/** The actions for the person or thing on screen. */
function useActsHere(): readonly Command[] {
  const navigate = useNavigate();
  const { change } = useMay();
  const job = useCurrentJob();
  const candidate_id = useCandidateAtHand();
  const decisions = useDecisions(job?.id ?? null);
  const clear_filters = useClearFilters();
  const putForward = usePutForward(job?.id ?? null);
  const { acts } = texts.palette;
  const light = job === null ? {} : { job: job.id };
  const of_candidate: Command[] =
    candidate_id === null
      ? []
      : [
          ...(job === null || !change
            ? []
            : [
                {
                  id: 'shortlist',
                  label: acts.shortlist,
                  keys: 'S',
                  run: () => decisions.shortlist(candidate_id),
                },
                { id: 'reject', label: acts.reject, keys: 'X', run: () => decisions.reject(candidate_id) },
                { id: 'forward', label: acts.putForward, run: () => void putForward([candidate_id]) },
              ]),
          {
            id: 'similar',
            label: texts.ranking.similar,
            run: () =>
              void navigate({ to: '/ranking', search: { ...light, by: 'candidate', target: candidate_id } }),
          },
          {
            id: 'compare',
            label: acts.compare,
            run: () =>
              void navigate({ to: '/compare', search: compareSearch(job?.id ?? null, [candidate_id]) }),
          },
          {
            id: 'read',
            label: texts.read.check,
            run: () =>
              void navigate({
                to: '/candidates/$candidate_id/read',
                params: { candidate_id },
                search: light,
              }),
          },
        ];
  return [
    ...of_candidate,
    ...clear_filters,
    ...(change
      ? [
          { id: 'add', label: texts.ranking.add, run: () => void navigate({ to: '/import' }) },
          {
            id: 'new-job',
            label: texts.jobs.create,
            run: () => void navigate({ to: '/jobs/$job_id', params: { job_id: 'new' } }),
          },
        ]
      : []),
    ...(job === null || !change
      ? []
      : (['description', 'criteria'] as const).map((part) => ({
          id: `edit-${part}`,
          label: acts.edit[part](job.title),
          run: () =>
            void navigate({
              to: '/jobs/$job_id',
              params: { job_id: job.id },
              search: part === 'criteria' ? { part } : {},
            }),
        }))),
  ];
}

/** How the page looks and speaks. */
function useLooks(): readonly Command[] {
  const { setColorScheme } = useMantineColorScheme();
  const { looks } = texts.palette;
  return [
    { id: 'light', label: looks.light, run: () => setColorScheme('light') },
    { id: 'dark', label: looks.dark, run: () => setColorScheme('dark') },
    { id: 'scheme', label: looks.system, run: () => setColorScheme('auto') },
    { id: 'contrast-high', label: looks.high, run: () => contrast.set('high') },
    { id: 'contrast-normal', label: looks.normal, run: () => contrast.set('normal') },
    { id: 'print', label: looks.print, run: printOnceClosed },
    ...(Object.keys(LANGUAGES) as Language[]).map((language) => ({
      id: `language-${language}`,
      label: looks.language(LANGUAGES[language]),
      run: () => chooseLanguage(language),
    })),
  ];
}

/** Everything the palette offers besides jobs and people. */
export function useCommands(): {
  here: CommandGroup;
  places: CommandGroup;
  settings: CommandGroup;
  looks: CommandGroup;
} {
  const navigate = useNavigate();
  const job = useCurrentJob();
  const parts = useSettingsParts();
  return {
    here: { name: texts.palette.here, commands: useActsHere() },
    places: {
      name: texts.palette.goTo,
      commands: PLACES.map((place) => ({
        id: `go-${place.name}`,
        label: nameOfPlace(place),
        keys: keysOf(place),
        run: () =>
          void (place.of_job && job !== null
            ? navigate({ to: place.to, search: { job: job.id } })
            : navigate({ to: place.to })),
      })),
    },
    settings: {
      name: texts.shell.settings,
      commands: [
        ...parts.map(([hash, title]) => ({
          id: `settings-${hash}`,
          label: `${texts.shell.settings}: ${title()}`,
          run: () => void navigate({ to: '/settings', hash }),
        })),
        { id: 'sign-out', label: texts.session.signOut, run: signOutHere },
      ],
    },
    looks: { name: texts.settings.appearance, commands: useLooks() },
  };
}
