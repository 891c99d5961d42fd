import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors.ts';
import { managesClients } from '../../access/clients/managers.ts';
import type { RouteContext } from '../../context.ts';

/** Throws INSUFFICIENT_SCOPE for ordinary clients: to copy, take or replace all data is for the owner alone. */
export async function assertOwner(request: FastifyRequest, context: RouteContext): Promise<void> {
  if (await managesClients(request, context)) return;
  throw new ServiceError(
    'INSUFFICIENT_SCOPE',
    "Backups are made in Longlist's Settings, or with the owner's own client (client.json).",
  );
}
