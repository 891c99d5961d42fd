import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { parseJobSearch } from './api/job_search.ts';
import { parseRankingSearch } from './api/ranking_search.ts';
import { NotFound } from './components/state/not_found.tsx';
import { Shell } from './components/shell/shell.tsx';
import { Start } from './components/shell/start.tsx';
import { ImportView } from './views/import/import_view.tsx';
import { RankingView } from './views/ranking/ranking_view.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const routes = [
  createRoute({ getParentRoute: () => root, path: '/', component: Start }),
  createRoute({ getParentRoute: () => root, path: '/import', component: ImportView }),
  createRoute({
    getParentRoute: () => root,
    path: '/ranking',
    validateSearch: parseRankingSearch,
    component: RankingView,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/candidates/$candidate_id',
    validateSearch: parseRankingSearch,
    component: lazyRouteComponent(() => import('./views/candidate/candidate_view.tsx'), 'CandidateView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/candidates/$candidate_id/read',
    validateSearch: parseRankingSearch,
    component: lazyRouteComponent(() => import('./views/read/read_view.tsx'), 'ReadView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/jobs',
    component: lazyRouteComponent(() => import('./views/jobs/jobs_view.tsx'), 'JobsView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/jobs/$job_id',
    validateSearch: parseJobSearch,
    component: lazyRouteComponent(() => import('./views/jobs/job_view.tsx'), 'JobView'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(() => import('./views/settings/settings_view.tsx'), 'SettingsView'),
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
});

declare module '@tanstack/react-router' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- the router is registered by merging
  interface Register {
    router: typeof router;
  }
}
