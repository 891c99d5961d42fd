import { AsyncLocalStorage } from 'node:async_hooks';

/** Of a request that is an operation of a batch: how the batch is carried out. */
export type BatchAtWork = {
  readonly atomic: boolean;
  /** As the batch was asked. */ readonly own_origin: string;
};

const at_work = new AsyncLocalStorage<BatchAtWork>();

/** The batch that the request at hand is part of; null for those that came by themselves. */
export function batchAtWork(): BatchAtWork | null {
  return at_work.getStore() ?? null;
}

/** Runs operations as parts of a batch. */
export function inBatch<T>(batch: BatchAtWork, work: () => Promise<T>): Promise<T> {
  return at_work.run(batch, work);
}
