import { z } from 'zod';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import { METHODS } from './node_http.ts';
import { unknownPath } from './unknown_path.ts';

/** Every method that Node's parser lets through, but CONNECT, which never becomes a request. */
const KNOWN = METHODS.filter((method) => method !== 'CONNECT');

/** One path of the service. What its parameters may be can differ by method: some take a UUID alone. */
type Path = {
  readonly parts: readonly string[];
  readonly methods: ReadonlyMap<string, z.ZodType | null>;
};

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
  const by_path = new Map<string, Map<string, z.ZodType | null>>();
  app.addHook('onRoute', (route) => {
    // a slash at its end may be left out: both are one path
    const url = withoutSlash(route.url);
    const known = by_path.get(url) ?? new Map<string, z.ZodType | null>();
    const params = route.schema?.params instanceof z.ZodType ? route.schema.params : null;
    for (const method of [route.method].flat()) known.set(method, params);
    by_path.set(url, known);
  });
  return {
    answerOthers: () => {
      const paths: Path[] = [...by_path].map(([url, methods]) => ({ parts: url.split('/'), methods }));
      // before the body is looked at: nothing it says matters
      app.addHook('onRequest', (request, _reply, done) => {
        const is_read_as_id = !request.is404 && request.routeOptions.url?.includes(':') === true;
        if (!request.is404 && !is_read_as_id) return done();
        const path = withoutSlash(request.url.split('?', 1)[0] ?? '');
        // the router takes what stands between two slashes for an id, also where nothing does
        if (is_read_as_id && (path.endsWith('/') || path.includes('//'))) throw unknownPath(request);
        const own = by_path.get(path);
        // a word of its own, such as /candidates/delete, is no id, whatever the router takes it for
        if (is_read_as_id && (own === undefined || own.has(request.method))) return done();
        const allowed = own === undefined ? methodsAt(path, paths) : [...own.keys()];
        if (allowed.length === 0) return done();
        const allow = [...new Set(allowed)].toSorted().join(', ');
        throw new ServiceError(
          'METHOD_NOT_ALLOWED',
          `${request.method} is not possible here. What is: ${allow}.`,
          [],
          { allow },
        );
      });
    },
  };
}

/** What this very path can do: a method that takes no id like its own is not among it. */
function methodsAt(path: string, paths: readonly Path[]): string[] {
  const parts = path.split('/');
  const here = paths.filter((each) => isAt(parts, each.parts));
  const possible = here.flatMap((each) =>
    [...each.methods].flatMap(([method, params]) => (takes(params, parts, each.parts) ? [method] : [])),
  );
  // an id that nothing takes: then what is possible with a right one
  return possible.length > 0 ? possible : here.flatMap(({ methods }) => [...methods.keys()]);
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url;
}

/** Whether these are the parts of a route, in which `:name` stands for anything. */
function isAt(parts: readonly string[], route: readonly string[]): boolean {
  return (
    parts.length === route.length &&
    route.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}

/** Whether the values in a path are such as the route takes. */
function takes(params: z.ZodType | null, parts: readonly string[], route: readonly string[]): boolean {
  if (params === null) return true;
  const values: Record<string, string> = {};
  for (const [index, part] of route.entries()) {
    if (part.startsWith(':')) values[part.slice(1)] = decoded(parts[index] ?? '');
  }
  return params.safeParse(values).success;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
