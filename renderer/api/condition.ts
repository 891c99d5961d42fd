import { createStore } from '../lib/external_store.ts';

/** Whether the service can save: a damaged database is only read. */
export const condition = createStore<'ok' | 'damaged'>('ok');

const APART_MS = 30_000;

/** Asks the service how it is. Where nobody answers, others say so. */
export async function askCondition(): Promise<void> {
  try {
    const response = await fetch('/health');
    const { status } = (await response.json()) as { status?: unknown };
    condition.set(status === 'damaged' ? 'damaged' : 'ok');
  } catch {
    // away, or on its way out
  }
}

/** Asks now and then, besides what asks at once: an answer that nothing was saved, and a stream that ended. */
export function followCondition(): () => void {
  void askCondition();
  const timer = window.setInterval(() => void askCondition(), APART_MS);
  return () => window.clearInterval(timer);
}
