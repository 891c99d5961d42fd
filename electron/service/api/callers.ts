import { ServiceError } from '../errors.ts';
import type { Caller } from './tokens.ts';

type Asked = { readonly caller: Caller | null };

/** Whether the request comes from Longlist's own interface, where a person decides. */
export function isFromInterface({ caller }: Asked): boolean {
  return caller?.kind === 'interface';
}

/** Whether the caller may see and manage what belongs to everybody: the owner, in the interface or by their client. */
export function managesClients({ caller }: Asked): boolean {
  return caller?.manages === true;
}

/** Throws INSUFFICIENT_SCOPE unless a person asks for it, in the interface. */
export function assertPerson(request: Asked): void {
  if (isFromInterface(request)) return;
  throw new ServiceError(
    'INSUFFICIENT_SCOPE',
    'Only a person can do this, in the window of Longlist; no client can, whatever its scopes.',
  );
}

/** The same for people who may manage what belongs to everybody. */
export function assertFromInterface(request: Asked): void {
  assertPerson(request);
  if (!managesClients(request)) throw ownersOnly();
}

function ownersOnly(): ServiceError {
  return new ServiceError('INSUFFICIENT_SCOPE', 'Only owners of this office can do this.');
}

/**
 * Makes the check of what ordinary clients may not do, whatever their scopes, nor people who are no owners
 * (INSUFFICIENT_SCOPE). `told` says where a person does it, `more` what a program may do instead.
 */
export function onlyOwner(told: string, more = ''): (request: Asked) => void {
  return (request) => {
    if (managesClients(request)) return;
    if (isFromInterface(request)) throw ownersOnly();
    const message = `${told}, or with the owner's own client (client.json).${more}`;
    throw new ServiceError('INSUFFICIENT_SCOPE', message);
  };
}

/** A program must not give access to others, or take it. */
export const assertManagesClients = onlyOwner(
  "Clients are managed in Longlist's Settings",
  ' To ask for access for another program, use POST /access_requests.',
);

/** To copy, take or replace all data is for the owner alone. */
export const assertOwner = onlyOwner("Backups are made in Longlist's Settings");
