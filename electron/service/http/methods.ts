import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import { METHODS } from './node_http.ts';

/** Every method that Node's parser lets through, but CONNECT, which never becomes a request. */
const KNOWN = METHODS.filter((method) => method !== 'CONNECT');

/**
 * Notes the methods of each path as routes are added; `answerOthers` then gives the remaining ones a 405. They are
 * looked up when such a request comes: routes for all of them would be ten times as many, and cost every start.
 */
export function methodsByPath(app: App): { answerOthers(): void } {
  for (const method of KNOWN) {
    // what the framework does not know by itself (PROPFIND, …) may come with a body, which is dropped
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  // or an unknown path would be a matter of its Content-Type
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
  const by_path = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    const known = by_path.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) known.add(method);
    by_path.set(route.url, known);
  });
  return {
    answerOthers: () => {
      const paths = [...by_path].map(([url, methods]) => ({ parts: partsOf(url), methods }));
      // before the body is looked at: nothing it says matters
      app.addHook('onRequest', (request, _reply, done) => {
        if (!request.is404) return done();
        const parts = partsOf(request.url.split('?', 1)[0] ?? '');
        const allowed = new Set(paths.flatMap((path) => (isAt(parts, path.parts) ? [...path.methods] : [])));
        if (allowed.size === 0) return done();
        const allow = [...allowed].toSorted().join(', ');
        throw new ServiceError(
          'METHOD_NOT_ALLOWED',
          `${request.method} is not possible here; ${allow} is.`,
          [],
          { allow },
        );
      });
    },
  };
}

/** The parts between the slashes; one at the end counts for nothing. */
function partsOf(url: string): readonly string[] {
  return url.replace(/\/+$/u, '').split('/');
}

/** Whether these are the parts of a route, in which `:name` stands for anything. */
function isAt(parts: readonly string[], route: readonly string[]): boolean {
  return (
    parts.length === route.length &&
    route.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
