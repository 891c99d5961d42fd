import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, openPage, rail, removeData, type RunningApp, startBrowser, untilRead } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 420_000;

const POTTER = `Marisol Quintana
marisol.quintana@example.com
+1 555 0142 118
Lisbon, Portugal

Experience
Studio Potter, Kiln Street Ceramics, 2017 - present
Throws and glazes tableware for restaurants, fires the gas kiln twice a week, teaches evening classes.

Skills
Wheel throwing, glazing, kiln firing, teaching
`;

const ACCOUNTANT = `Ottoline Vance
ottoline.vance@example.com
+1 555 0143 227
Leeds, United Kingdom

Experience
Management Accountant, Brightwater Mills, 2015 - present
Closes the books monthly, prepares the budget, files the returns for VAT.

Skills
Excel, budgeting, VAT, month-end close
`;

const OWN_JOB = `Potter for a tableware studio

We make plates and bowls for restaurants and look for a potter who throws on the wheel.

What you must bring
- Wheel throwing and glazing
- Experience with firing a gas kiln
`;

/** The first minute: what the samples show in one click, one decision, and own work without anything to clear away. */
describe('the first minute', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const rows = (): Locator => page.getByRole('grid').getByRole('row');
  const why = (): Locator => page.getByRole('complementary', { name: 'Why this rank' });
  const notice = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('begins on an empty desk that says what to do and that nothing leaves', async () => {
    await page.getByRole('heading', { name: 'Drop resumes here, or a folder.' }).waitFor();
    await page.getByText('Nothing leaves this computer · 0 outgoing requests').waitFor();
  });

  it(
    'shows a ranking with reasons after one click on the samples',
    async () => {
      await page.getByRole('button', { name: 'Try it with 24 sample resumes and a job' }).click();
      await page.waitForURL(/ranking/u);
      await page.getByRole('heading', { name: 'Senior Backend Engineer' }).waitFor();
      await untilRead(page);
      await page.getByText('24 candidates').waitFor();
      await rows().nth(1).click();
      await why()
        .getByRole('heading', { name: /^Matches/u })
        .waitFor();
      await eventually(() => why().locator('button', { hasText: '“' }).count()).toBeGreaterThan(0);
    },
    PREPARED_IN,
  );

  it('opens the first candidate, and boxes what was read on the page', async () => {
    const name = await why().getByRole('heading').first().innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const findings = page.getByRole('region', { name: 'What was read' });
    await findings.locator('button', { hasText: '“' }).first().click();
    const frame = page.getByTestId('quote-frame');
    await frame.waitFor();
    const box = await frame.boundingBox();
    expect(box!.width).toBeGreaterThan(20);
    expect(box!.height).toBeGreaterThan(5);
  });

  it('shortlists by one key, and the ranking shows it', async () => {
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.keyboard.press('s');
    await notice(`${name} → Shortlisted`).waitFor();
    await rail(page, 'Ranking').click();
    await page.getByRole('row', { name }).getByText('Shortlisted').waitFor();
  });

  it('begins own work: a job from pasted text', async () => {
    await rail(page, 'Jobs').click();
    await page.getByRole('link', { name: 'New job' }).first().click();
    await page.getByLabel('Description').fill(OWN_JOB);
    await eventually(() => page.getByLabel('Title').inputValue()).toBe('Potter for a tableware studio');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.getByRole('heading', { name: 'Potter for a tableware studio' }).waitFor();
  });

  it('takes own files for that job, and ranks those who came for it', async () => {
    await dropFiles(page, [
      { name: 'ottoline-vance.txt', bytes: Buffer.from(ACCOUNTANT), type: 'text/plain' },
      { name: 'marisol-quintana.txt', bytes: Buffer.from(POTTER), type: 'text/plain' },
    ]);
    await page.getByRole('row', { name: /^Read\s.*marisol-quintana\.txt/u }).waitFor();
    await page.getByRole('row', { name: /^Read\s.*ottoline-vance\.txt/u }).waitFor();
    await page.getByRole('link', { name: 'See the ranking' }).click();
    await page.getByRole('heading', { name: 'Potter for a tableware studio' }).waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Only applicants' }).click();
    await eventually(() => rows().count()).toBe(1 + 2);
    await eventually(() => rows().nth(1).innerText()).toContain('Marisol Quintana');
    await eventually(() => rows().nth(2).innerText()).toContain('Ottoline Vance');
    await rows().nth(1).click();
    await why().getByRole('heading', { name: 'Marisol Quintana' }).waitFor();
    await why().locator('button', { hasText: '“' }).first().waitFor();
  });

  it('ends without a complaint in the console, and nothing left the computer', async () => {
    await page.getByText('Nothing leaves this computer · 0 outgoing requests').waitFor();
    expect(complaints).toEqual([]);
  });
});
