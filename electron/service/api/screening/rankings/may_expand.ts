import { ServiceError } from '../../../errors.ts';
import type { Caller } from '../../tokens.ts';
import { beyond } from '../../scopes.ts';
import type { Scope } from '../../scopes.ts';

/** Records that rankings are not made of need the scope under which they are read by themselves. */
const NEEDED: Readonly<Record<string, Scope>> = {
  candidate: 'candidates:read',
  nomination: 'nominations:read',
};

/** Throws INSUFFICIENT_SCOPE where the caller could not read what it wants to have set beside the entries. */
export function assertMayExpand(caller: Caller | null, wanted: readonly string[]): void {
  const needed = wanted.flatMap((name) => NEEDED[name] ?? []);
  const lacking = beyond(needed, caller?.scopes ?? []);
  if (lacking.length === 0) return;
  throw new ServiceError(
    'INSUFFICIENT_SCOPE',
    `expand=${wanted.join(',')} needs a token with the scope ${lacking.join(' and ')}, or all:read.`,
  );
}
