import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { isOwner } from './store.ts';

/** Whether the request comes from Longlist's own interface, where a person decides. */
export function isFromInterface(request: FastifyRequest, context: RouteContext): boolean {
  return request.caller?.client_id === context.interface_client_id;
}

/** Whether the caller may see and manage all clients: the interface, and the owner's own client. */
export async function managesClients(request: FastifyRequest, context: RouteContext): Promise<boolean> {
  if (isFromInterface(request, context)) return true;
  return request.caller !== null && (await isOwner(context.db, request.caller.client_id));
}

/** Throws INSUFFICIENT_SCOPE unless a person asks for it, in the interface. */
export function assertFromInterface(request: FastifyRequest, context: RouteContext): void {
  if (isFromInterface(request, context)) return;
  throw new ServiceError(
    'INSUFFICIENT_SCOPE',
    'Only a person can do this, in the window of Longlist; no client can, whatever its scopes.',
  );
}

/** Throws INSUFFICIENT_SCOPE for ordinary clients: a program must not give access to others, or take it. */
export async function assertManagesClients(request: FastifyRequest, context: RouteContext): Promise<void> {
  if (await managesClients(request, context)) return;
  throw new ServiceError(
    'INSUFFICIENT_SCOPE',
    "Clients are managed in Longlist's Settings, or with the owner's own client (client.json). To ask for access for another program, use POST /access_requests.",
  );
}
