import { Scope } from './access/auth/schema.ts';

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
