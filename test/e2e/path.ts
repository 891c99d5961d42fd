import type { Locator, Page } from 'playwright-core';
import { dropFiles, rail, savedBytes } from './app.ts';
import { AD, mailbox } from './path_files.ts';

export const SHORTLISTED = 8;

/** What a hand did on the path, as it was done: a drop is an act of the pointer like a click. */
export type Hands = { pointer: string[]; keys: string[] };

/** Acts with the pointer and with keys, each counted where it is done. */
function counting(page: Page, hands: Hands) {
  return {
    click: async (what: Locator, name: string): Promise<void> => {
      await what.click();
      hands.pointer.push(name);
    },
    press: async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      hands.keys.push(key);
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      hands.keys.push(...text);
    },
  };
}

/** What there is to look at on the path, in its order. */
export const PATH_PLACES = ['mailbox', 'ranking', 'call', 'pack'] as const;

/** Where the time on the path went, in milliseconds since the drop. */
export type Reached = { readonly what: string; readonly ms: number };

/**
 * The whole path, as somebody walks it who waits for nothing that they do not need: mailbox and ad are dropped, the
 * ranking by the job, criteria, a shortlist, a call with an answer, the pack as a file. `look` may look at the page where
 * it has got to. @returns the pack.
 */
export async function walkPath(
  page: Page,
  applications: number,
  look: (place: (typeof PATH_PLACES)[number]) => Promise<unknown> = async () => undefined,
): Promise<{ hands: Hands; reached: Reached[]; pack: Buffer; said: string }> {
  const hands: Hands = { pointer: [], keys: [] };
  const { click, press, type } = counting(page, hands);
  const reached: Reached[] = [];
  const files = [
    { name: 'applications.mbox', bytes: mailbox(applications) },
    { name: 'ad.txt', bytes: Buffer.from(AD), type: 'text/plain' },
  ];
  await page.getByRole('heading', { name: 'Drop resumes here, or a folder.' }).waitFor();
  const begun = Date.now();
  const reach = (what: string): void => void reached.push({ what, ms: Date.now() - begun });

  await dropFiles(page, files);
  hands.pointer.push('drop');
  const offer = page.getByRole('button', { name: 'Use ad.txt as the job' });
  await offer.waitFor();
  await look('mailbox');
  await click(offer, 'the ad is the job');
  await page.getByRole('heading', { level: 1, name: 'Senior Data Engineer' }).waitFor();
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  reach('ranking');

  await click(page.getByRole('button', { name: /^Add all \d+ as criteria$/u }), 'criteria');
  await page.getByRole('grid').locator('[data-finding=met]').first().waitFor();
  reach('answers');
  await look('ranking');

  for (let i = 0; i < SHORTLISTED; i += 1) await press('s');
  await click(page.getByRole('link', { name: 'Call sheet' }), 'calls');
  reach('shortlist');

  await page.getByText(`0 of ${SHORTLISTED} called`).waitFor();
  const question = page.locator('main section li').first();
  await question.waitFor();
  await press('y');
  await press('Enter');
  await page.locator('main section textarea:focus').waitFor();
  const said = 'Since school';
  await type(said);
  await page.getByText(`1 of ${SHORTLISTED} called`).waitFor();
  reach('call');
  await look('call');

  await click(rail(page, 'Share'), 'share');
  await click(page.getByRole('button', { name: /shortlisted/u }), 'put forward');
  await look('pack');
  const saving = page.waitForEvent('download');
  await click(page.getByRole('button', { name: 'Save as PDF' }), 'pack');
  const pack = await savedBytes(saving);
  reach('pack');
  return { hands, reached, pack, said };
}
