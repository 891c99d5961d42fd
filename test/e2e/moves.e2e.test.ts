import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, rail, removeData, type RunningApp, startBrowser, untilRead } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

const PLAIN = `Ines Castellano
ines.castellano@example.com
Porto, Portugal

Experience
Senior Backend Engineer, Parcelwise, 2018 - present
Built payment services in TypeScript and Kafka for four countries.

Education
MSc Computer Science, University of Porto, 2014
`;

/** What changed in a ranking since somebody looked: who is new, who moved, and that it has been seen. */
describe('a ranking that changed', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const changed = () => page.getByRole('button', { name: 'What changed?' });
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).some((value) => String(value).includes('"at"')));

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1300 }));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('says nothing to somebody who looks for the first time, and keeps the order they saw', async () => {
    await eventually(kept).toBe(true);
    await eventually(() => changed().count()).toBe(0);
  });

  it('marks who is new, and says why, once another resume was read', async () => {
    await dropFiles(page, [{ name: 'ines-castellano.txt', bytes: Buffer.from(PLAIN), type: 'text/plain' }]);
    await untilRead(page);
    await rail(page, 'Ranking').click();
    await page.getByText('25 candidates').waitFor();
    await changed().waitFor();
    await page
      .getByRole('row', { name: /Ines Castellano/u })
      .getByText('New in this ranking')
      .waitFor({ state: 'attached' });
    await changed().click();
    const sheet = page.getByRole('dialog', { name: 'What changed?' });
    const line = sheet.getByRole('button', { name: /Ines Castellano/u });
    await line.getByText('new in this ranking', { exact: true }).waitFor();
    await line.click();
    await eventually(() =>
      page.getByRole('row', { name: /Ines Castellano/u }).getAttribute('aria-selected'),
    ).toBe('true');
    await page.keyboard.press('Escape');
  });

  it('stays said after a reload, until it has been seen', async () => {
    await page.reload();
    await changed().waitFor();
    await page.getByRole('button', { name: 'Mark as seen', exact: true }).click();
    await changed().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('25 candidates').waitFor();
    await page.getByRole('row', { name: /Ines Castellano/u }).waitFor();
    await eventually(() => changed().count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
