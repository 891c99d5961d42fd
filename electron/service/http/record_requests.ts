import type { RouteContext } from '../api/context.ts';
import type { App } from '../api/slice.ts';

/** Notes what clients asked and how it was answered. The interface's own requests are not noted. */
export function recordRequests(app: App, { request_log }: RouteContext): void {
  app.decorateRequest('error_type', null);
  app.decorateRequest('signing_in', null);
  app.addHook('onResponse', (request, reply, done) => {
    const client_id = request.caller?.client_id ?? request.signing_in;
    // guesses at a secret beyond the allowed ones must not push a client's own requests out
    const is_flood = request.caller === null && request.error_type === 'RATE_LIMITED';
    if (client_id !== null && request.caller?.kind !== 'interface' && !is_flood) {
      request_log.add({
        client_id,
        method: request.method,
        url: request.url,
        route: request.routeOptions.url,
        status: reply.statusCode,
        error_type: request.error_type,
        duration_ms: reply.elapsedTime,
        at: Date.now(),
      });
    }
    done();
  });
}
