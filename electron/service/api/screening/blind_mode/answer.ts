import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';

/** Takes out of an answer who its candidates are. */
export type AnswerMask = (
  payload: unknown,
  request: FastifyRequest,
  context: RouteContext,
) => Promise<unknown>;

/**
 * How an operation answers a blind caller: as everybody, since it says nothing of a person; not at all; through a
 * function that hides who people are; or by itself, where the answer is a file that is made for them.
 */
export type BlindAnswer = 'nothing personal' | 'refused' | 'hides itself' | AnswerMask;
