import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../renderer/texts/en.ts';
import { dropFiles, openPage, removeData, startBrowser, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { axeFindings } from './axe.ts';
import { STATES } from './axe_states.ts';
import { openSamples } from './samples.ts';

type Look = { scheme: 'light' | 'dark'; contrast: 'normal' | 'high' };
const LOOKS: readonly Look[] = [
  { scheme: 'light', contrast: 'normal' },
  { scheme: 'dark', contrast: 'normal' },
  { scheme: 'light', contrast: 'high' },
  { scheme: 'dark', contrast: 'high' },
];

/**
 * A place is judged in one look, the next one in the next: what the others could break is colour alone, and
 * test/renderer/lib/contrast.test.ts holds the pairs of tokens. `npm run axe` judges every place in every look.
 */
const IN_ALL_LOOKS = process.env['LONGLIST_AXE'] === 'all';
function judgedIn<One>(look: Look, of: readonly One[]): One[] {
  return of.filter((_, index) => IN_ALL_LOOKS || LOOKS[index % LOOKS.length] === look);
}

type Place = { readonly name: string; go(page: Page, url: string): Promise<void> };

/** Addresses of one page differ behind the `#`: going there loads nothing anew. */
const at = (address: string, until: (page: Page) => Promise<unknown>): Omit<Place, 'name'> => ({
  async go(page, url) {
    await page.goto(`${url}/#${address}`);
    await until(page);
  },
});
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const row = (page: Page) => page.locator('[role=grid] [role=row][aria-selected]').first().waitFor();

async function openFirst(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/ranking`);
  await row(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.waitForURL(/candidates/u);
  await page.getByRole('region', { name: 'Experience' }).waitFor();
}

const PLACES: readonly Place[] = [
  { name: 'import', ...at('/import', heading('Import')) },
  {
    name: 'import, files in need',
    async go(page, url) {
      await page.goto(`${url}/#/import`);
      await page
        .getByText(/Needs attention/u)
        .first()
        .click();
      await page.getByText('broken.pdf').first().waitFor();
    },
  },
  { name: 'jobs', ...at('/jobs', heading('Jobs')) },
  { name: 'new job', ...at('/jobs/new', heading('New job')) },
  { name: 'ranking', ...at('/ranking', row) },
  {
    name: 'criteria of a job',
    async go(page, url) {
      await page.goto(`${url}/#/ranking`);
      await page
        .getByRole('link', { name: /criteria$/u })
        .first()
        .click();
      await page
        .getByRole('heading', { name: /Must have/u })
        .first()
        .waitFor();
      await page.getByLabel('What should a candidate meet?').fill('Writes poems about ships');
      await page.getByText('In these words:').first().waitFor();
    },
  },
  {
    name: 'description of a job',
    async go(page, url) {
      await page.goto(`${url}/#/jobs`);
      await page
        .getByRole('button', { name: /^More for/u })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel('Description').first().waitFor();
    },
  },
  {
    name: 'a filter, open',
    async go(page, url) {
      await page.goto(`${url}/#/ranking`);
      await row(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Stage', exact: true }).first().click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'filters that leave nobody',
    async go(page, url) {
      await page.goto(`${url}/#/ranking`);
      await row(page);
      await page.goto(`${page.url()}&words=qqqqq`);
      await page.getByText('No matches. Remove a filter.').waitFor();
    },
  },
  { name: 'candidate', go: openFirst },
  {
    name: 'an answer of a candidate, open',
    async go(page, url) {
      await openFirst(page, url);
      await page.locator('[data-criterion] button[aria-expanded]').first().click();
      await page.getByText('Reads as:').first().waitFor();
    },
  },
  {
    name: 'a word explained',
    async go(page, url) {
      await page.goto(`${url}/#/ranking`);
      await row(page);
      await page
        .getByRole('button', { name: /^What does “Top group/u })
        .first()
        .click();
      await page.getByText('three groups').first().waitFor();
    },
  },
  {
    name: 'what was read',
    async go(page, url) {
      await openFirst(page, url);
      await page.goto(page.url().replace(/(candidates\/[^?]+)/u, '$1/read'));
      await page.getByRole('heading', { name: 'Name and contact' }).waitFor();
    },
  },
  { name: 'pipeline', ...at('/pipeline', (page) => page.locator('[data-card]').first().waitFor()) },
  {
    name: 'compare',
    async go(page, url) {
      await page.goto(`${url}/#/compare`);
      const first_two = page.getByRole('button', { name: /^Compare .+ and .+/u });
      const table = page.locator('thead [data-column]').nth(1);
      await first_two.or(table).first().waitFor();
      if (await first_two.isVisible()) await first_two.click();
      await table.waitFor();
      await page.locator('tr[data-row]').nth(3).waitFor();
      await page.locator('tr[data-row=criterion] td').first().click();
      await page.locator('tr[data-row=quotes]').first().waitFor();
    },
  },
  { name: 'pool', ...at('/pool', row) },
  { name: 'share', ...at('/share', heading(/./u)) },
  {
    name: 'activity',
    ...at('/activity', (page) => page.getByRole('main').getByRole('listitem').first().waitFor()),
  },
  { name: 'settings', ...at('/settings', heading('Settings')) },
  {
    name: 'a dialog',
    async go(page, url) {
      await page.goto(`${url}/#/settings`);
      await page.getByRole('button', { name: 'New app' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'the palette',
    async go(page, url) {
      await page.goto(`${url}/#/ranking`);
      await row(page);
      await page.keyboard.press('Control+k');
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .or(page.getByRole('dialog').getByRole('combobox'))
        .fill('an');
      await page.getByText('Rank by “an”').waitFor();
    },
  },
  { name: 'no such page', ...at('/nowhere', (page) => page.getByText('Page not found').waitFor()) },
];

const EMPTY = [
  { address: '/import', says: 'Drop resumes here, or a folder.' },
  { address: '/jobs', says: en.jobs.none },
  { address: '/ranking', says: en.ranking.noTarget },
  { address: '/pipeline', says: en.pipeline.noJobs },
  { address: '/compare', says: en.compare.empty },
  { address: '/pool', says: en.pool.nobody },
  { address: '/share', says: en.pipeline.noJobs },
  { address: '/activity', says: en.activity.empty },
];

async function wear(page: Page, { scheme, contrast }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((value) => localStorage.setItem('longlist.contrast', value), contrast);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('accessibility, by axe, with nothing in it', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page } = await openPage(browser, app.link));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  describe.each(LOOKS)('$scheme, $contrast contrast', (look) => {
    beforeAll(() => wear(page, look));
    it.each(judgedIn(look, EMPTY))('$address', async ({ address, says }) => {
      await page.goto(`${app.url}/#${address}`);
      await page.getByRole('main').getByText(says, { exact: true }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

describe('accessibility, by axe', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page } = await openSamples(browser));
    await page.getByRole('link', { name: 'Add criteria' }).click();
    await page.getByRole('button', { name: /^Add all \d+ must-haves$/u }).click();
    await page
      .getByRole('heading', { name: /Must have/u })
      .first()
      .waitFor();
    await page.goto(`${app.url}/#/import`);
    await dropFiles(page, [{ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 nothing') }]);
    await page
      .getByText(/Needs attention/u)
      .first()
      .waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  describe.each(LOOKS)('$scheme, $contrast contrast', (look) => {
    beforeAll(() => wear(page, look));
    it.each(judgedIn(look, PLACES))('$name', async ({ go }) => {
      await go(page, app.url);
      const findings = await axeFindings(page);
      await page.keyboard.press('Escape');
      expect(findings).toEqual([]);
    });
  });

  describe('at times', () => {
    beforeAll(() => wear(page, LOOKS[0]!));
    it.each(STATES)('$name', async ({ go, after }) => {
      try {
        await go(page, app);
        expect(await axeFindings(page)).toEqual([]);
      } finally {
        await page.keyboard.press('Escape');
        await after?.(page, app);
      }
    });
  });
});
