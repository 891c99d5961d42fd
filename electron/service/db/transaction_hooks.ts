import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * What the request at hand wants written in the same transaction as its change. It runs after the work of each
 * `write` that is made for the request, with what that work resolved to; http/idempotency.ts uses it.
 */
export type TransactionHook = (trx: Transaction<Database>, result: unknown) => Promise<void>;

/** Unset outside such requests. */
export const transactionHook = new AsyncLocalStorage<TransactionHook | undefined>();
