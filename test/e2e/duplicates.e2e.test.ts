import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, openPage, rail, removeData, type RunningApp, startBrowser, untilRead } from './app.ts';
import { axeFindings } from './axe.ts';
import { eventually } from './eventually.ts';
import { startHere } from './here.ts';

const PREPARED_IN = 240_000;
/** Two of a family have one address, the next two one phone, the last two one address. */
const PEOPLE: readonly (readonly [name: string, contact: string])[] = [
  ['Ada Lund', 'lund@example.com'],
  ['Bert Lund', 'lund@example.com'],
  ['Carla Moreau', '+1 212 555 0171'],
  ['Charles Moreau', '+1 212 555 0171'],
  ['Dina Castellanos', 'dina.c@example.com'],
  ['Diana Castellanos', 'dina.c@example.com'],
];

describe('possible duplicates', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const pairs = () => page.getByRole('list', { name: 'Candidates who may be the same person' }).locator('li');
  const current = () => pairs().locator('[aria-current]').innerText();
  const pair = (family: string) => pairs().filter({ hasText: family }).getByRole('button');
  const undo = (said: RegExp) =>
    page.getByRole('alert').filter({ hasText: said }).getByRole('button', { name: 'Undo' }).click();

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await dropFiles(
      page,
      PEOPLE.map(([name, contact], at) => ({
        name: `${name}.txt`,
        bytes: Buffer.from(
          `${name}\n${contact}\n\nExperience\n\nHarbour planner, Quay ${at} Logistics\n2018 – 2023\n- Berths\n`,
        ),
      })),
    );
    await untilRead(page);
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('are one line over the import and the pool, which leads to them', async () => {
    await page.getByRole('link', { name: '3 pairs of possible duplicates: review' }).waitFor();
    await rail(page, 'Pool').click();
    await page.getByRole('link', { name: '3 pairs of possible duplicates: review' }).click();
    await page.getByRole('heading', { level: 1, name: 'Possible duplicates' }).waitFor();
    await eventually(() => pairs().count()).toBe(3);
    // the surest first: one number may be an office's
    await eventually(() => pairs().last().innerText()).toMatch(/Moreau.*same phone/su);
    await pair('Lund').click();
    const panel = page.getByRole('region', { name: /Lund and \w+ Lund/u });
    await panel.getByText('lund@example.com').first().waitFor();
    await panel.getByText('Bert Lund.txt').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are told apart by X, which Undo takes back', async () => {
    await page.keyboard.press('x');
    await eventually(() => pairs().count()).toBe(2);
    await eventually(() => pair('Lund').count()).toBe(0);
    await undo(/Lund is a different person/u);
    await eventually(() => pairs().count()).toBe(3);
  });

  it('are stepped through by J and K, and merged by M with the chosen name, which Undo takes back', async () => {
    await page.keyboard.press('Home');
    const first = await current();
    await page.keyboard.press('j');
    await eventually(current).not.toBe(first);
    await page.keyboard.press('k');
    await eventually(current).toBe(first);
    await pair('Castellanos').click();
    const panel = page.getByRole('region', { name: /Castellanos/u });
    await panel.getByRole('radio', { name: 'Diana Castellanos' }).check();
    await page.keyboard.press('m');
    await eventually(() => pairs().count()).toBe(2);
    await undo(/Castellanos is now part of this record/u);
    await eventually(() => pairs().count()).toBe(3);
    await pair('Castellanos').waitFor();
  });

  it('leave an empty page when all are decided, and no line', async () => {
    await pair('Lund').click();
    for (const left of [2, 1, 0]) {
      await page.keyboard.press(left === 1 ? 'Enter' : 'x');
      await eventually(() => pairs().count()).toBe(left);
    }
    await page.getByText('No possible duplicates').waitFor();
    await rail(page, 'Import').click();
    await page.getByText('6 read').first().waitFor();
    await eventually(() => page.getByRole('link', { name: /possible duplicate/u }).count()).toBe(0);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
