import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, removeData, startBrowser, untilRead, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 420_000;

/** From an empty desk to a shortlisted candidate with an answer of one's own, without a mouse. */
describe('everything by keyboard', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  /** What the focus is on, as a screen reader names it. */
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      if (name.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name.source}; the focus is on “${await focused()}”`);
  };

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link, { height: 1000 }));
    // less than a test may take: a step that hangs is then named
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('jumps over the rail', async () => {
    await page.keyboard.press('Tab');
    await eventually(() => focused()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it(
    'brings in the samples',
    async () => {
      await tabTo(/^Try it with 24 sample resumes/u);
      await page.keyboard.press('Enter');
      await page.waitForURL(/ranking/u, { timeout: PREPARED_IN });
      await untilRead(page);
    },
    PREPARED_IN,
  );

  it('goes to the criteria of the job by the palette, and takes what the description asks for', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').waitFor();
    await page.keyboard.type('criteria of');
    await page.getByText('Criteria of Senior Backend Engineer').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('No criteria yet').waitFor();
    await page.getByRole('button', { name: /^Add all \d+ must-haves$/u }).waitFor();
    await tabTo(/^Add all \d+ must-haves$/u);
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { name: /Must have/u })
      .first()
      .waitFor();
  });

  it('takes what is typed before the focus has reached the palette, also where a letter is a key', async () => {
    const field = page.getByRole('dialog', { name: 'Find' }).locator('input');
    const find = async (words: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Find' }).locator('input:focus').waitFor();
      // where it is on a busy machine, a moment longer than on this one
      await field.evaluate((input) => input.blur());
      await page.keyboard.type(words);
      await eventually(() => field.inputValue()).toBe(words);
    };
    await find('dark');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.locator('[role=grid] [role=row][aria-selected]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/candidates/u);
    await page.getByRole('button', { name: /^Shortlist/u }).waitFor();
    await find('settings: reten');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  });

  it('finds people, jobs, settings and what can be done by the palette', async () => {
    const choose = async (words: string, option: RegExp): Promise<void> => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Find' });
      await palette.locator('input').waitFor();
      // as people type: whom the words find comes later than the words
      await page.keyboard.type(words, { delay: 60 });
      await palette.getByRole('option', { name: option }).or(palette.getByText(option)).first().waitFor();
      await eventually(() => palette.locator('[data-action]').first().getAttribute('data-selected')).toBe(
        'true',
      );
      await page.keyboard.press('Enter');
      await palette.waitFor({ state: 'detached' });
    };
    // nothing is chosen before somebody types or goes by arrows, and the first arrow leads to the first
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Control+k');
    const actions = page.getByRole('dialog', { name: 'Find' }).locator('[data-action]');
    await actions.first().waitFor();
    await page.getByRole('dialog', { name: 'Find' }).locator('input:focus').waitFor();
    await eventually(() => actions.and(page.locator('[data-selected]')).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await eventually(() => actions.first().getAttribute('data-selected')).toBe('true');
    await page.keyboard.press('Escape');
    await actions.first().waitFor({ state: 'detached' });
    await choose('amara okonjo', /^Amara Okonjo/u);
    await page.getByRole('heading', { level: 1, name: 'Amara Okonjo' }).waitFor();
    await choose('settings: reten', /^Settings: Retention$/u);
    await page.getByRole('heading', { name: 'Retention' }).waitFor();
    await choose('dark', /^Dark colours$/u);
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
    await choose('light', /^Light colours$/u);
    await page.locator('html[data-mantine-color-scheme=light]').waitFor();
    await choose('senior backend', /^Senior Backend Engineer$/u);
    await page.waitForURL(/ranking/u);
    await page.getByRole('heading', { level: 1, name: /Senior Backend Engineer/u }).waitFor();
  });

  it('goes to the ranking by g and r, opens the second candidate, and closes a word explained', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.waitForURL(/#\/ranking/u);
    await page.locator('[role=gridcell][data-column=criteria] button').first().waitFor();
    await tabTo(/^What does “/u);
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe(
      'true',
    );
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe(
      'false',
    );
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/candidates/u);
  });

  it('answers a criterion better than it was read, with the reason', async () => {
    const row = page.locator('[data-criterion]').first().locator('button[aria-expanded]');
    await row.waitFor();
    await eventually(() => page.locator('[data-finding=in_progress]').count()).toBe(0);
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Correct this answer:').waitFor();
    await tabTo(/^Not met$/u);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Said so on the phone');
    await page.keyboard.press('Enter');
    await page.getByText('You: not met').first().waitFor();
    await page.getByText('Said so on the phone').first().waitFor();
  });

  it('shortlists, and the page names whom it shows', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await eventually(() => page.title()).toBe(`Candidate · ${name} – Longlist`);
    await page.keyboard.press('s');
    await page
      .getByRole('alert')
      .filter({ hasText: `${name} → ` })
      .waitFor();
    // whoever is next comes, and the undo leads back
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(name);
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    // what the decision beside it says is said once
    const stage = page.getByRole('button', { name: 'Stage: Shortlisted. Move to another stage' });
    await eventually(() => stage.innerText()).toMatch(/^Stage/u);
    expect(complaints).toEqual([]);
  });
});
