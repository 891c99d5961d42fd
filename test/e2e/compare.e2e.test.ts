import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

/** Finalists side by side: found by criteria with their words, told apart, decided on. */
describe('compare', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const heads = (): Locator => page.locator('thead [data-column]');
  const names = (): Promise<string[]> => heads().getByRole('link').allInnerTexts();
  const row = (name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser));
    await page.getByRole('link', { name: 'Add criteria' }).click();
    await page.getByRole('button', { name: /^Add all \d+ must-haves/u }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /criteria added/u })
      .waitFor();
    await rail(page, 'Compare').click();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('begins with the two whom the ranking puts first', async () => {
    await page.getByRole('button', { name: /^Compare .+ and .+/u }).click();
    await eventually(() => heads().count()).toBe(2);
    await page.getByRole('rowheader', { name: 'Must have' }).waitFor();
  });

  it('shows what was found, how sure that is and the words; a click boxes them on the page', async () => {
    const cell = page.locator('tr[data-row=criterion] td a').filter({ hasText: 'confidence' }).first();
    await cell.waitFor();
    await eventually(() => cell.innerText()).toMatch(/met\s+(?:high|fair|low) confidence/u);
    await eventually(() => page.locator('body').innerText()).not.toMatch(/\d\s?%/u);
    await cell.click();
    await page.waitForURL(/candidates\/.+criterion=/u);
    await page.goBack();
    await eventually(() => heads().count()).toBe(2);
  });

  it('takes in more by name, at most five, and lets them change places', async () => {
    const there = (await names()).join(' ');
    const others = ['Amara', 'Elif', 'Kwame', 'Hiroshi', 'Ingrid'].filter((who) => !there.includes(who));
    for (const who of others.slice(0, 3)) {
      const field = page.getByRole('combobox', { name: 'Add candidate' });
      await field.fill(who);
      await page.getByRole('option', { name: new RegExp(who, 'u') }).click();
      await eventually(async () => (await names()).some((name) => name.startsWith(who))).toBe(true);
    }
    await eventually(() => heads().count()).toBe(5);
    await page.getByRole('combobox', { name: 'Add candidate' }).waitFor({ state: 'detached' });
    const before = await names();
    await heads()
      .nth(1)
      .getByRole('button', { name: /to the left$/u })
      .click();
    await eventually(names).toEqual([before[1], before[0], ...before.slice(2)]);
    await heads()
      .nth(4)
      .getByRole('button', { name: /from the comparison$/u })
      .click();
    await eventually(() => heads().count()).toBe(4);
    await page
      .getByRole('alert')
      .filter({ hasText: 'removed from the comparison' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await eventually(() => heads().count()).toBe(5);
  });

  it('can show only what differs', async () => {
    const all = await page.locator('tr[data-row]').count();
    await page.getByRole('switch', { name: 'Only what differs' }).check({ force: true });
    await eventually(() => page.locator('tr[data-row]').count()).toBeLessThan(all);
    await row('Current role').waitFor();
    await page.reload(); // the address keeps it
    await row('Current role').waitFor();
    await eventually(() => page.locator('tr[data-row]').count()).toBeLessThan(all);
    await page.getByRole('switch', { name: 'Only what differs' }).uncheck({ force: true });
    await eventually(() => page.locator('tr[data-row]').count()).toBe(all);
  });

  it('leads by arrows from cell to cell; Enter opens the words', async () => {
    await page.locator('[data-cell="1:1"] a').waitFor();
    await page.locator('[data-cell="0:0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const at = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['cell']);
    await eventually(() => at()).toBe('1:1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/candidates\/.+criterion=/u);
    await page.goBack();
    await eventually(() => heads().count()).toBe(5);
  });

  it('decides from the head, and takes it back', async () => {
    const head = heads().first();
    await head.getByRole('button', { name: 'Shortlist' }).click();
    await head.getByRole('button', { name: 'Shortlisted' }).waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Shortlisted' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await head.getByRole('button', { name: 'Shortlist', exact: true }).waitFor();
  });

  it('says so when an address names more than five', async () => {
    await page.evaluate(() => {
      const extra = '0198c0de-0000-7000-8000-00000000000a';
      location.hash = location.hash.replace(/ids=([^&]+)/u, (_all, ids: string) => {
        const list = JSON.parse(decodeURIComponent(ids)) as string[];
        return `ids=${[...list, extra].join(',')}`;
      });
    });
    await page.getByText('Only 5 fit side by side').waitFor();
    await eventually(() => heads().count()).toBe(5);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
