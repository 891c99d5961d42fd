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

  it('has a line for each criterion; a click opens the words under it, which lead to the page', async () => {
    const cell = page.locator('tr[data-row=criterion] td').first();
    await page.locator('tr[data-row=criterion] td').getByText('met', { exact: true }).first().waitFor();
    await eventually(() => page.locator('tr[data-row=quotes]').count()).toBe(0);
    await cell.click();
    const quotes = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Quotes for/u }) });
    const words = quotes.getByRole('link').filter({ hasText: /“.+”/su }).first();
    await words.waitFor();
    await eventually(() => page.locator('body').innerText()).not.toMatch(/\d\s?%|high confidence/u);
    await words.click();
    await page.waitForURL(/candidates\/.+criterion=/u);
    await page.goBack();
    await eventually(() => heads().count()).toBe(2);
  });

  it('gives the facts a recruiter asks for', async () => {
    for (const fact of ['Available', 'Notice', 'Salary', 'Newest file', 'Experience']) {
      await row(fact).waitFor();
    }
  });

  it('takes in more by name, at most five, and lets them change places', async () => {
    // in the corner, where it takes no room from anybody's column
    const corner = page.getByRole('columnheader').first();
    await corner.getByRole('combobox', { name: 'Add candidate' }).waitFor();
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

  it('shows only what differs from three people on, until somebody asks for all', async () => {
    const only = page.getByRole('switch', { name: 'Only what differs' });
    const lines = (): Promise<number> => page.locator('tr[data-row]').count();
    await eventually(() => only.isChecked()).toBe(true);
    await page.getByText(/because everyone has the same/u).waitFor();
    const differing = await lines();
    await only.uncheck({ force: true });
    await eventually(lines).toBeGreaterThan(differing);
    await page.reload(); // the address keeps it
    await row('Current role').waitFor();
    await eventually(lines).toBeGreaterThan(differing);
    await only.check({ force: true });
    await eventually(lines).toBeLessThanOrEqual(differing);
  });

  it('leads by arrows from cell to cell; Enter opens the words, and then the page', async () => {
    await page.locator('[data-cell="0:0"]').focus();
    const at = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['cell']);
    await page.keyboard.press('Enter');
    await page.locator('tr[data-row=quotes] [data-cell="1:1"] a').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await eventually(() => at()).toBe('1:1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/candidates\/.+criterion=/u);
    await page.goBack();
    await eventually(() => heads().count()).toBe(5);
  });

  it('draws all careers over the same years, and reads them out', async () => {
    const careers = page.getByRole('region', { name: 'Careers on one time line' });
    await eventually(() => careers.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(await names());
    await eventually(() => careers.getByRole('listitem').first().innerText()).toMatch(/, \d{4}–/u);
    // titles stand whole, within the picture
    const cut = await careers.locator('svg').evaluate((svg) => {
      const box = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')].filter((words) => {
        const { left, right } = words.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
      }).length;
    });
    expect(cut).toBe(0);
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

  it('shows which skills the shortlist has, once there is one', async () => {
    const skills = page.getByRole('region', { name: /^Skills of the shortlist/u });
    await eventually(() => skills.count()).toBe(0);
    const two = (await names()).slice(0, 2);
    for (const at of [0, 1]) {
      await heads().nth(at).getByRole('button', { name: 'Shortlist', exact: true }).click();
      await heads().nth(at).getByRole('button', { name: 'Shortlisted' }).waitFor();
    }
    await eventually(async () =>
      (await skills.getByRole('columnheader').allInnerTexts())
        .filter((name) => two.includes(name))
        .toSorted(),
    ).toEqual(two.toSorted());
    await skills.getByText('2 of 2').first().waitFor();
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

  it('leaves out what an address says that is nobody', async () => {
    await page.evaluate(() => {
      location.hash = '#/compare?ids=nobody';
    });
    await page.getByText('Compare two to five candidates').waitFor();
    await eventually(() => heads().count()).toBe(0);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
