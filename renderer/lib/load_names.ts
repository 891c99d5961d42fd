import { texts } from '../texts.ts';

/**
 * The names of trades in the language of the page, which only views say: they are loaded with the first of them, and not
 * before the page can start.
 */
export async function loadNames(): Promise<void> {
  if (texts.locale === 'de') (await import('../../electron/service/words/german/trades.ts')).addTrades();
}
