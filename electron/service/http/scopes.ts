import type { ScopeResource, ScopeVerb, Scope } from '../api/scopes.ts';
import { beyond } from '../api/scopes.ts';
import type { App } from '../api/slice.ts';

const ONLY_ALL: readonly ScopeResource[] = ['all'];

/** The API, and what the interface asks about sessions and whoever is signed in. */
const OF_TOKENS = /^\/(?:api\/v1|ui\/(?:sessions|me|presence))(\/|\?|$)/;

/** Whether a path, or that of a route, needs a token: also paths that do not exist do, but not the token endpoint. */
export function needsToken({ url }: { readonly url: string }): boolean {
  return OF_TOKENS.test(url) && url !== '/api/v1/auth/tokens';
}

function verbOf(method: string): ScopeVerb {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** The scopes an operation needs, all of them. */
export function neededScopes(method: string, resources: readonly ScopeResource[] = ONLY_ALL): Scope[] {
  const verb = verbOf(method);
  return resources.map((resource): Scope => `${resource}:${verb}`);
}

/**
 * Notes beside each route which scopes it needs: those it names itself, else those of its slice. Put up before whatever
 * reads them. @returns what registers the routes of a slice.
 */
export function noteScopes(app: App): (scopes: readonly ScopeResource[], register: () => void) => void {
  let of_slice: readonly ScopeResource[] | undefined;
  app.addHook('onRoute', (route) => {
    if (of_slice !== undefined) route.config = { scopes: of_slice, ...route.config };
  });
  return (scopes, register) => {
    of_slice = scopes;
    register();
    of_slice = undefined;
  };
}

/** What a token lacks for a request; null where it may. Where no resource is named, one scope of the kind is enough. */
export function lackOf(
  held: readonly Scope[],
  {
    method,
    is404,
    resources,
  }: { method: string; is404: boolean; resources: readonly ScopeResource[] | undefined },
): string | null {
  const needed = neededScopes(method, resources);
  if (is404 || needed.length === 0) {
    const verb = verbOf(method);
    return held.some((scope) => scope.endsWith(verb)) ? null : `all:${verb}`;
  }
  const lacking = beyond(needed, held);
  const [first] = lacking;
  if (first === undefined) return null;
  const whole = first.endsWith(':read') ? 'all:read' : 'all:write';
  return first === whole ? whole : `${lacking.join(' and ')}, or ${whole}`;
}
