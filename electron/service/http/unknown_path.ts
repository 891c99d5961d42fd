import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../errors.ts';

/** 404 for a path that nothing has. */
export function unknownPath({ url }: FastifyRequest): ServiceError {
  return new ServiceError('NOT_FOUND', `There is nothing at ${url.split('?', 1)[0]?.slice(0, 300)}.`);
}
