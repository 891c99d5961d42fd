import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { ScopeResource } from '../../api/scopes.ts';
import { needsToken } from '../scopes.ts';

/** A route as Fastify knows it, reduced to what decides how it can answer. */
export type DescribedRoute = {
  readonly method: string;
  readonly url: string;
  readonly schema: RouteOptions['schema'] | undefined;
  readonly scopes?: readonly ScopeResource[] | undefined;
  /** Whether it needs no scope. */
  readonly is_own?: boolean;
};

/** The routes of one registration, one for each method. */
export function perMethod(route: RouteOptions): DescribedRoute[] {
  return [route.method].flat().map((method) => ({
    url: route.url,
    schema: route.schema,
    scopes: route.config?.scopes,
    is_own: route.config?.is_own === true,
    method,
  }));
}

/** `/api/v1/jobs/:id` as OpenAPI writes it: `/api/v1/jobs/{id}`. */
export function openApiPath(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

/** Whether the answer is one record with an entity tag, so that 304 and If-Match make sense on its path. */
export function isVersioned(route: DescribedRoute): boolean {
  const noted = route.schema?.notes?.versioned;
  if (noted !== undefined) return noted;
  if (!needsToken(route) || !route.url.includes('/:')) return false;
  if (route.method !== 'GET') return /\/:\w+$/.test(route.url);
  const body = (route.schema?.response as Record<number, unknown> | undefined)?.[200];
  return body instanceof z.ZodObject && 'result' in body.shape;
}

/** Success statuses of an operation: those with a schema, or 200 where the answer is no JSON. */
export function successStatuses({ schema }: DescribedRoute): number[] {
  const written = Object.keys((schema?.response ?? {}) as object).map(Number);
  return written.length === 0 ? [200] : written;
}

/** What the body of a success can be: JSON where it has a schema, and what its notes say. */
export function successMediaTypes(route: DescribedRoute): string[] {
  const media_types = route.schema?.notes?.answers?.media_types ?? [];
  const is_json = Object.keys((route.schema?.response ?? {}) as object).length > 0;
  return [...(is_json ? ['application/json'] : []), ...media_types];
}

/** Every other status an operation can answer with, in order. */
export function otherStatuses(route: DescribedRoute): number[] {
  const { method, url } = route;
  const reads = method === 'GET';
  const secured = needsToken(route);
  const in_api = url.startsWith('/api/v1/');
  const has_path = url.includes('/:');
  const versioned = isVersioned(route);
  const possible: Readonly<Record<number, boolean>> = {
    304: versioned && reads,
    400: true,
    401: secured,
    403: true,
    404: has_path,
    408: !reads,
    // a key that was used for another body
    409: secured && method === 'POST',
    412: versioned && !reads,
    413: !reads,
    415: !reads,
    422: true,
    429: in_api || secured,
    500: url !== '/health',
    503: url !== '/health',
  };
  const { also = [], never = [] } = route.schema?.notes ?? {};
  const all = [
    ...Object.keys(possible)
      .map(Number)
      .filter((status) => possible[status] === true),
    ...also,
  ];
  return [...new Set(all)].filter((status) => !never.includes(status)).toSorted((a, b) => a - b);
}

/** Every status an operation is documented to give. */
export function documentedStatuses(route: DescribedRoute): ReadonlySet<number> {
  return new Set([...successStatuses(route), ...otherStatuses(route)]);
}
