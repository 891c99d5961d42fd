import type { Scope } from '#service/api/scopes.ts';

/** What a scope can be about, but for everything at once; in the order of the screen. */
export const SCOPE_PARTS = [
  'jobs',
  'candidates',
  'attachments',
  'nominations',
  'tags',
  'rankings',
  'webhooks',
] as const;
export const SCOPE_VERBS = ['read', 'write'] as const;

/** The scopes of single parts that these hold. */
export function partsOf(scopes: readonly Scope[]): Scope[] {
  return SCOPE_PARTS.flatMap((part) =>
    SCOPE_VERBS.flatMap((verb): Scope[] => {
      const scope: Scope = `${part}:${verb}`;
      return scopes.includes(scope) || scopes.includes(`all:${verb}`) ? [scope] : [];
    }),
  );
}

/** Whether every scope is of everything. */
export function isWhole(scopes: readonly Scope[]): boolean {
  return scopes.every((scope) => scope.startsWith('all:'));
}
