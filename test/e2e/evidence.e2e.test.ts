import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dropFiles,
  openPage,
  rail,
  removeData,
  type RunningApp,
  startApp,
  startBrowser,
  untilRead,
} from './app.ts';
import { eventually } from './eventually.ts';

const PLAIN = `Ines Castellano
ines.castellano@example.com
Porto, Portugal

Experience
Senior Backend Engineer, Parcelwise, 2018 - present
Built payment services in TypeScript and Kafka for four countries.

Education
MSc Computer Science, University of Porto, 2014

Languages
Portuguese (native), English (C1)
`;

/** One click from what is said to the words that say so, on a page and in a plain text; and an address that leads there. */
describe('evidence', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const findings = () => page.getByRole('region', { name: 'What was read' });
  const frame = () => page.getByTestId('quote-frame');
  const marked = () => page.locator('mark[data-current]');

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link, { height: 1300 }));
    await page.getByRole('button', { name: 'Try it with 24 sample resumes and a job' }).click();
    await page.waitForURL(/ranking/u);
    await untilRead(page);
    await page.getByText('24 candidates').waitFor();
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('leads from a skill beside the ranking to its words on the page', async () => {
    const why = page.getByRole('complementary', { name: 'Why here' });
    await why.getByRole('heading', { name: /^Has/u }).waitFor();
    await why.getByRole('listitem').getByRole('button').first().click();
    await page.waitForURL(/quote=/u);
    await frame().waitFor();
  });

  it('leads from each fact to its words, and the address leads there again', async () => {
    const facts = findings().getByRole('definition').getByRole('button');
    await facts.first().waitFor();
    const seen = new Set<string>();
    for (let index = 0; index < (await facts.count()); index += 1) {
      await facts.nth(index).click();
      await eventually(() => facts.nth(index).getAttribute('data-current')).toBe('true');
      await frame().waitFor();
      seen.add(page.url());
    }
    expect(seen.size).toBeGreaterThan(3);
    await page.reload();
    await frame().waitFor({ timeout: 30_000 });
  });

  it('marks the words in the text of a file without pages', async () => {
    await dropFiles(page, [{ name: 'ines-castellano.txt', bytes: Buffer.from(PLAIN), type: 'text/plain' }]);
    await untilRead(page);
    await rail(page, 'Ranking').click();
    await page.getByRole('row', { name: 'Ines Castellano' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Ines Castellano' }).waitFor();
    await findings().getByRole('button', { name: 'ines.castellano@example.com' }).click();
    await eventually(() => marked().allInnerTexts()).toEqual(['ines.castellano@example.com']);
    await findings().getByRole('button', { name: 'English (C1)', exact: true }).click();
    await eventually(async () => (await marked().allInnerTexts()).join('')).toContain('English');
    expect(await marked().first().isVisible()).toBe(true);
  });

  it('walks on from an address without a ranking', async () => {
    const id = /candidates\/([^?/]+)/u.exec(page.url())?.[1] ?? '';
    await page.goto(`${app.url}/#/candidates/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Ines Castellano' }).waitFor();
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Previous' }))
      .first()
      .waitFor();
  });

  it('leads on from one who is no longer there', async () => {
    await page.goto(`${app.url}/#/candidates/00000000-0000-7000-8000-000000000000`);
    await page.getByText('This candidate is no longer here').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Pool', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Pool' }).waitFor();
  });

  it('ends without a complaint in the console', () => {
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
