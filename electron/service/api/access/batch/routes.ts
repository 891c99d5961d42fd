import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import { transactionHook } from '../../../db/transaction_hooks.ts';
import { inSharedTransaction } from '../../../db/shared_transaction.ts';
import { ServiceError } from '../../../errors.ts';
import type { ErrorDetail, ErrorType } from '../../../errors.ts';
import type { ErrorBody } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { inBatch } from './at_work.ts';
import { BatchInput, BatchResults } from './schema.ts';
import type { BatchOperation, BatchResult } from './schema.ts';

/** Many changes in one request: each for itself, or all of them or none. */
export function batchRoutes(routes: Routes, { write }: RouteContext): void {
  /** Carries one operation out as if it had been sent alone, by the same caller. */
  async function carryOut(
    { headers }: FastifyRequest,
    { method, path, body }: BatchOperation,
    key: string | null,
  ): Promise<BatchResult> {
    const reply = await routes.inject({
      method,
      url: path,
      headers: {
        host: headers.host ?? '',
        authorization: headers.authorization ?? '',
        ...(key === null || method !== 'POST' ? {} : { 'idempotency-key': key }),
        ...(body === null || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null || body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, body: JSON.parse(reply.payload) as BatchResult['body'] };
  }

  /** Each has a key of its own, so that a batch that was cut off goes on where it ended when it is sent again. */
  function eachForItself(
    request: FastifyRequest,
    operations: readonly BatchOperation[],
  ): Promise<BatchResult[]> {
    const sent = request.headers['idempotency-key'];
    const keys = typeof sent === 'string' ? hash('sha256', sent, 'base64url') : null;
    return transactionHook.run(undefined, () =>
      inBatch({ atomic: false, own_origin: request.own_origin }, async () => {
        const results: BatchResult[] = [];
        for (const [index, operation] of operations.entries()) {
          results.push(await carryOut(request, operation, keys === null ? null : `${keys}.${index}`));
        }
        return results;
      }),
    );
  }

  async function allOrNone(
    request: FastifyRequest,
    operations: readonly BatchOperation[],
  ): Promise<BatchResult[]> {
    // within the transaction, which may be begun for another request
    return inSharedTransaction(write, () =>
      inBatch({ atomic: true, own_origin: request.own_origin }, async () => {
        const results: BatchResult[] = [];
        for (const [index, operation] of operations.entries()) {
          const result = await carryOut(request, operation, null);
          if (result.status >= 400) throw failureOf(index, operation, result);
          results.push(result);
        }
        return results;
      }),
    );
  }

  routes.post('/batch', {
    config: {
      answerFrom: (results) => ({ is_error: false, results }),
      checked_alone: /^body\.operations\.\d+\.body(?:\.|$)/,
    },
    summary: 'Carry out several changes in one request',
    description:
      'The service carries them out in order. It authorises, checks and answers each as if it had been ' +
      'sent alone. With atomic, it carries out all or none: the first failure is the answer, its ' +
      'details name the operation, and the others leave nothing behind. Paths name records by UUID or ' +
      '`remote.<remote_id>`; an Idempotency-Key covers the whole batch. A batch cannot hold a batch, a ' +
      'form or an operation that answers with a file. An atomic batch holds only changes that can be ' +
      'rolled back.',
    notes: {
      also: [404, 412],
      errors: {
        404: 'In an atomic batch, an operation names a record that does not exist.',
        409:
          'In an atomic batch, an operation conflicts with a record. Or the Idempotency-Key was ' +
          'used for another batch.',
        412: 'In an atomic batch, an operation changes another version.',
        422:
          'The batch is not well formed; or, in an atomic batch, an operation breaks a rule. ' +
          'details lead to the operation.',
      },
    },
    body: BatchInput,
    response: { 200: BatchResults },
    handler: async (request) => {
      const { operations, atomic = false } = request.body;
      const results = await (atomic ? allOrNone : eachForItself)(request, operations);
      return { is_error: false as const, results };
    },
  });
}

/** The error of an operation, as that of the whole batch: its details lead to the place in the batch. */
function failureOf(index: number, { method, path }: BatchOperation, { body }: BatchResult): ServiceError {
  const { error } = body as unknown as ErrorBody;
  const place = `body.operations.${index}`;
  const details = (error.details as readonly ErrorDetail[]).map((detail) =>
    Object.assign({}, detail, { path: `${place}.${detail.path}` }),
  );
  return new ServiceError(
    // the method of the batch itself is right
    error.type === 'METHOD_NOT_ALLOWED' ? 'VALIDATION_FAILED' : (error.type as ErrorType),
    `Operation ${index} (${method} ${path}) failed, so none was carried out: ${error.message}`,
    [{ path: place, message: `failed: ${error.type}` }, ...details],
  );
}
