import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { parseCallsSearch } from './addresses/calls_search.ts';
import { parseImportSearch } from './addresses/import_search.ts';
import { parseJobSearch } from './addresses/job_search.ts';
import { parseJobsSearch } from './addresses/jobs_search.ts';
import { parseCandidateSearch } from './addresses/candidate_search.ts';
import { parseRankingAddress } from './addresses/ranking_address.ts';
import { parseRankingSearch } from './addresses/ranking_search.ts';
import { parsePipelineSearch } from './addresses/pipeline_search.ts';
import { parseCompareSearch } from './addresses/compare_search.ts';
import { parsePoolSearch } from './addresses/pool_search.ts';
import { parseShareSearch } from './addresses/share_search.ts';
import { parseActivitySearch } from './addresses/activity_search.ts';
import { whole } from './addresses/whole.ts';
import { loadNames } from './lib/load_names.ts';
import { retryUntilOnline } from './lib/retry_until_online.ts';
import { Broken } from './ui/state/broken.tsx';
import { NotFound } from './ui/state/not_found.tsx';
import { Shell } from './shell/shell.tsx';
import { Start } from './shell/start.tsx';
import { MountedRanking } from './views/ranking/mounted_ranking.tsx';

/** A view whose code is fetched when somebody goes there, or is about to, with the names that views say. */
const later: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    retryUntilOnline(async () => (await Promise.all([load(), loadNames()]))[0]),
    name,
  );

const Candidate = later(() => import('./views/candidate/candidate_view.tsx'), 'CandidateView');

/**
 * A list of people, whose next step is one of them: the code of that view comes as soon as there is nothing else to do.
 * Keys that are pressed while it is on its way would go to the list.
 */
const listed =
  <View,>(load: () => Promise<View>) =>
  async (): Promise<View> => {
    const view = await load();
    requestIdleCallback(() => void Candidate.preload?.());
    return view;
  };

const Ranking = later(
  listed(() => import('./views/ranking/ranking_view.tsx')),
  'RankingView',
);

const root = createRootRoute({
  component: () => <Shell kept={<MountedRanking View={Ranking} />} />,
  notFoundComponent: NotFound,
});

const routes = [
  createRoute({ getParentRoute: () => root, path: '/', component: Start }),
  createRoute({
    getParentRoute: () => root,
    path: '/import',
    validateSearch: whole(parseImportSearch),
    component: later(() => import('./views/import/import_view.tsx'), 'ImportView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/import/table/$table_id',
    component: later(() => import('./views/import/table/table_view.tsx'), 'TableView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/ranking',
    validateSearch: whole(parseRankingAddress),
    // what is seen there is kept by the shell; the way there waits for its code
    component: Object.assign(() => null, { preload: async () => Ranking.preload?.() }),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/candidates/$candidate_id',
    validateSearch: whole(parseCandidateSearch),
    component: Candidate,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/candidates/$candidate_id/read',
    validateSearch: whole(parseRankingSearch),
    component: later(() => import('./views/read/read_view.tsx'), 'ReadView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/jobs',
    validateSearch: whole(parseJobsSearch),
    component: later(() => import('./views/jobs/jobs_view.tsx'), 'JobsView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/jobs/$job_id',
    validateSearch: whole(parseJobSearch),
    component: later(() => import('./views/jobs/job_view.tsx'), 'JobView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/pipeline',
    validateSearch: whole(parsePipelineSearch),
    component: later(
      listed(() => import('./views/pipeline/pipeline_view.tsx')),
      'PipelineView',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/calls',
    validateSearch: whole(parseCallsSearch),
    component: later(() => import('./views/calls/calls_view.tsx'), 'CallsView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/compare',
    validateSearch: whole(parseCompareSearch),
    component: later(() => import('./views/compare/compare_view.tsx'), 'CompareView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/pool',
    validateSearch: whole(parsePoolSearch),
    component: later(
      listed(() => import('./views/pool/pool_view.tsx')),
      'PoolView',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/duplicates',
    component: later(() => import('./views/duplicates/duplicates_view.tsx'), 'DuplicatesView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/share',
    validateSearch: whole(parseShareSearch),
    component: later(() => import('./views/share/share_view.tsx'), 'ShareView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/activity',
    validateSearch: whole(parseActivitySearch),
    component: later(() => import('./views/activity/activity_view.tsx'), 'ActivityView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: later(() => import('./views/settings/settings_view.tsx'), 'SettingsView'),
  }),
] as const;

/**
 * Addresses live behind the `#`: the service then serves one page and every other unknown path keeps
 * its plain error, and the same page works inside the desktop window.
 */
export const router = createRouter({
  routeTree: root.addChildren(routes),
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  // The page itself never scrolls: setting it back would lay out every new view once more before it is painted.
  scrollRestoration: () => false,
  defaultErrorComponent: Broken,
});

declare module '@tanstack/react-router' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- the router is registered by merging
  interface Register {
    router: typeof router;
  }
}
