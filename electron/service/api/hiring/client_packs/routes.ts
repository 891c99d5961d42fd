import type { RouteContext } from '../../context.ts';
import type { Routes } from '../../slice.ts';
import { exportRoutes } from './export_routes.ts';
import { packRoutes } from './pack_routes.ts';

/** What is sent to a client: the pack of a job, and tables equal to the screen. */
export function clientPackRoutes(routes: Routes, context: RouteContext): void {
  packRoutes(routes, context);
  exportRoutes(routes, context);
}
