import { z } from 'zod';

/** What a scope can be about; `all` is everything, settings, clients and the data folder included. */
export const SCOPE_RESOURCES = [
  'all',
  'jobs',
  'candidates',
  'attachments',
  'nominations',
  'tags',
  'rankings',
  'webhooks',
] as const;
export type ScopeResource = (typeof SCOPE_RESOURCES)[number];
export type ScopeVerb = 'read' | 'write';
export type Scope = `${ScopeResource}:${ScopeVerb}`;
const EVERY_SCOPE: Scope[] = SCOPE_RESOURCES.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);
export const Scope = z.enum(EVERY_SCOPE as [Scope, ...Scope[]]);

/** What is meant where nobody says which. */
export const ALL_SCOPES: readonly Scope[] = ['all:read', 'all:write'];

/** Whether what these scopes allow holds this one: `all:read` holds every `…:read`. */
export function covers(held: readonly Scope[], scope: Scope): boolean {
  return held.includes(scope) || held.includes(scope.endsWith(':read') ? 'all:read' : 'all:write');
}

/** What of these scopes is not held. */
export function beyond(wanted: readonly Scope[], held: readonly Scope[]): Scope[] {
  return wanted.filter((scope) => !covers(held, scope));
}

/** What somebody is given who may have `held` and asks for `wanted`: what both allow, in the order of the list. */
export function common(wanted: readonly Scope[], held: readonly Scope[]): Scope[] {
  return Scope.options.filter(
    (scope) =>
      (wanted.includes(scope) && covers(held, scope)) || (held.includes(scope) && covers(wanted, scope)),
  );
}
