import type { RouteContext } from '../../context.ts';
import type { App } from '../../slice.ts';
import { exportRoutes } from './export_routes.ts';
import { packRoutes } from './pack_routes.ts';

/** What is sent to a client: the pack of a job, and tables equal to the screen. */
export function clientPackRoutes(app: App, context: RouteContext): void {
  packRoutes(app, context);
  exportRoutes(app, context);
}
