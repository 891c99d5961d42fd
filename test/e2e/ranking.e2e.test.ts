import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dropFiles,
  openPage,
  removeData,
  SAMPLES,
  startApp,
  startBrowser,
  untilRead,
  type RunningApp,
} from './app.ts';
import { eventually } from './eventually.ts';

/** A recruiter's hour: the sample set, keys, filters, other things to rank by. */
describe('the ranking', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const rows = () => page.getByRole('grid').getByRole('row');
  const selected = () => page.locator('[role=row][aria-selected=true]');
  const shown = async (): Promise<string[]> => {
    const all = await rows().locator('[data-column=name][role=gridcell]').allInnerTexts();
    return all.filter((name) => name !== '');
  };

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link, { height: 1300 }));
    await page.getByRole('button', { name: 'Try it with 24 sample resumes and a job' }).click();
    await page.waitForURL(/ranking/u);
    await untilRead(page);
    // Names are the files' own until they are read: wait for the last of them.
    await page.getByRole('row', { name: 'Tomasz Wieczorek' }).waitFor();
    await page.getByRole('row', { name: 'Yolanda Figueroa' }).waitFor();
    await page.getByText('24 candidates').waitFor();
    while ((await shown()).length < 24) await page.waitForTimeout(100);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('names the bands, in order, and never a percentage', async () => {
    const text = await page.getByRole('grid').innerText();
    const places = ['Review first', 'Review next', 'Further down'].map((band) => text.indexOf(band));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    expect(await page.locator('body').innerText()).not.toMatch(/\d\s?%/u);
  });

  it('moves by j and k, opens by Enter, walks on inside a candidate, and comes back to the same row', async () => {
    const names = await shown();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await eventually(() => selected().innerText()).toContain(names[1]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: names[1]! }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: names[2]! }).waitFor();
    await page.getByText('3 of 24').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => selected().innerText()).toContain(names[2]);
  });

  it('shortlists by s and rejects by x; the notice takes it back', async () => {
    await page.keyboard.press('Home');
    const names = await shown();
    await page.keyboard.press('s');
    const first = page.getByRole('row', { name: names[0]! });
    await first.getByText('Shortlisted').waitFor();
    await eventually(() => selected().innerText()).toContain(names[1]);
    await page.keyboard.press('x');
    const second = page.getByRole('row', { name: names[1]! });
    await second.getByText('Rejected').waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Rejected' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await second.getByText('New').waitFor();
    await first.getByText('Shortlisted').waitFor();
  });

  it('filters by words, stage, place and years without changing the order', async () => {
    const all = await shown();
    await page.keyboard.press('/');
    await page.keyboard.type('kafka');
    await eventually(async () => (await shown()).length).toBeLessThan(24);
    const some = await shown();
    expect(some.length).toBeGreaterThan(0);
    expect(all.filter((name) => some.includes(name))).toEqual(some);
    await page.getByText(`${some.length} of 24 shown · order unchanged`).waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => (await shown()).length).toBe(24);

    await page.getByRole('button', { name: 'Stage', exact: true }).click();
    await page.getByLabel('Shortlisted').check();
    await eventually(shown).toEqual([all[0]]);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.keyboard.press('Escape');
    await eventually(async () => (await shown()).length).toBe(24);

    await page.getByRole('button', { name: 'Years', exact: true }).click();
    await page.getByLabel('Years of experience, at least').fill('12');
    await eventually(async () => (await shown()).length).toBeLessThan(24);
    const senior = await shown();
    expect(all.filter((name) => senior.includes(name))).toEqual(senior);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.keyboard.press('Escape');
    await eventually(async () => (await shown()).length).toBe(24);
  });

  it('ranks by words', async () => {
    await page.keyboard.press('r');
    await page.locator('input[placeholder^="Rank by"]:focus').waitFor();
    await page.keyboard.type('teaching children at school');
    await page.getByText('Rank by “teaching children at school”').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '“teaching children at school”' }).waitFor();
    await eventually(async () => (await shown())[0]).toMatch(/Fatima/u);
  });

  it('ranks by a dropped file that joins nobody', async () => {
    const bytes = readFileSync(path.join(SAMPLES, 'hiroshi-nakagawa.pdf'));
    await dropFiles(
      page,
      [{ name: 'ideal.pdf', bytes: Buffer.concat([bytes, Buffer.from('\n')]) }],
      'target',
    );
    await page.getByRole('heading', { name: 'Like ideal.pdf' }).waitFor({ timeout: 60_000 });
    await eventually(async () => (await shown())[0]).toMatch(/Hiroshi/u);
    await eventually(async () => (await shown()).length).toBe(24);
  });

  it('ranks by a candidate: themselves first, the like after them', async () => {
    await page.getByRole('link', { name: 'Ranking' }).click();
    await page.getByRole('heading', { level: 1, name: /Senior Backend Engineer/u }).waitFor();
    const name = (await shown())[3]!;
    await page.getByRole('row', { name }).click();
    const why = page.getByRole('complementary', { name: 'Why here' });
    await why.getByRole('heading', { name }).waitFor();
    await why.getByRole('link', { name: 'More like this' }).click();
    await page.getByRole('heading', { level: 1, name: `More like ${name}` }).waitFor();
    await eventually(async () => (await shown())[0]).toBe(name);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
