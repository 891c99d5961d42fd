import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de } from '../../renderer/texts/de.ts';
import { en } from '../../renderer/texts/en.ts';
import type { Texts } from '../../renderer/texts/shape.ts';
import { openPage, removeData, startBrowser, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { HTML, NAMES, SEARCH, fillWithHostile, type Hostile } from './hostile.ts';
import { outOfSight, placesOf, sideways, wholeRows, type Place } from './walk.ts';
import { eventually } from './eventually.ts';

/** 1280 × 800 at a zoom of 200 %. */
const ENLARGED = { width: 640, height: 400 };
/** One person stands for the others where it is about room. */
const isAnotherPerson = ({ name }: Place): boolean => /^candidate [1-9]/u.test(name);

const isList = ({ name }: Place): boolean => ['ranking', 'pool'].includes(name);

/** Names and words that no page is made for, in every place of the page, and every place in little room. */
describe('unkind content, and little room', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let hostile: Hostile;

  const wear = async (language: 'en' | 'de', size: { width: number; height: number }): Promise<void> => {
    await page.setViewportSize(size);
    await page.evaluate((value) => localStorage.setItem('longlist.language', value), language);
    await page.reload();
    await page.getByRole('navigation').first().waitFor();
  };
  const goTo = async (place: Place, words: Texts = en): Promise<void> => {
    await page.goto(`${app.url}/#${place.address}`);
    await place.main(page, words).waitFor();
    // notes and history come a moment after the rest
    if (place.name.startsWith('candidate ')) {
      await page.locator('main li').filter({ hasText: HTML }).first().waitFor();
    }
  };

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    hostile = await fillWithHostile(app);
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByRole('navigation').first().waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('runs nothing, and pushes nothing out of the window, wherever it stands', async () => {
    const found: Record<string, string[]> = {};
    for (const place of placesOf(hostile)) {
      await goTo(place);
      const wrong = [...(await outOfSight(page)), ...(await sideways(page))];
      if (wrong.length > 0) found[place.name] = wrong;
      const made = await page.evaluate(() => [
        Reflect.get(globalThis, 'ran'),
        document.querySelectorAll('img[src="x"], main script, main b > script').length,
      ]);
      expect(made, place.name).toEqual([undefined, 0]);
    }
    expect(found).toEqual({});
  });

  it('calls everybody by their whole name', async () => {
    const title = page.getByRole('heading', { level: 1 });
    for (const [index, name] of NAMES.entries()) {
      await page.goto(`${app.url}/#/candidates/${hostile.ids[index]}`);
      await title.filter({ hasText: name }).waitFor();
      await eventually(() => title.innerText()).toBe(name);
    }
    await page.goto(`${app.url}/#/ranking?job=${hostile.job_id}`);
    for (const name of NAMES) {
      const cell = page.locator('[role=gridcell][data-column=name]').filter({ hasText: name });
      await cell.first().waitFor();
      // what does not fit is shortened, and begins where names begin
      const { left, right } = await cell.first().evaluate((one) => one.getBoundingClientRect());
      expect(right - left).toBeGreaterThan(70);
    }
  });

  it('shows a search saved under such a name, and finds by it', async () => {
    await page.goto(`${app.url}/#/pool`);
    await page.getByRole('button', { name: /^Saved/u }).click();
    await page.getByRole('button', { name: SEARCH, exact: true }).click();
    await page.waitForURL(/q=crane/u);
    await eventually(() => outOfSight(page)).toEqual([]);
  });

  it('says what a job without a description lacks, and where to mend it', async () => {
    await page.goto(`${app.url}/#/jobs`);
    const describe_it = page.locator('main').getByRole('link', { name: en.jobs.describe });
    await describe_it.waitFor();
    await page.goto(`${app.url}/#/ranking?job=${hostile.bare_job_id}`);
    await page.getByText(en.jobs.bareRanking).waitFor();
    await page.goto(`${app.url}/#/jobs/${hostile.bare_job_id}?part=criteria`);
    await page.getByText(en.jobs.bareCriteria).waitFor();
    await describe_it.click();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(en.jobs.descriptionMissing).waitFor();
  });

  it.each([
    ['en', en],
    ['de', de],
  ] as const)('at 200 % zoom nothing is lost in any place: %s', async (language, words) => {
    await wear(language, ENLARGED);
    const found: Record<string, string[]> = {};
    for (const place of placesOf(hostile)) {
      if (isAnotherPerson(place)) continue;
      await goTo(place, words);
      const wrong = [...(await outOfSight(page)), ...(await sideways(page))];
      if (wrong.length > 0) found[place.name] = wrong;
      // can be scrolled to, and nothing lies over it
      await place.main(page, words).click({ trial: true });
      // a list of people begins in sight
      if (isList(place)) {
        await eventually(() => wholeRows(page), place.name).toBeGreaterThanOrEqual(2);
      }
    }
    expect(found).toEqual({});
  });

  const LAPTOPS = [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ];
  it.each([
    ['en', en],
    ['de', de],
  ] as const)('on a laptop no place scrolls sideways, nor any part of it: %s', async (language, words) => {
    await wear(language, LAPTOPS[0]!);
    const found: Record<string, string[]> = {};
    for (const place of placesOf(hostile)) {
      if (isAnotherPerson(place)) continue;
      await goTo(place, words);
      for (const size of LAPTOPS) {
        await page.setViewportSize(size);
        const wrong = [...(await outOfSight(page)), ...(await sideways(page, 'nothing'))];
        if (wrong.length > 0) found[`${place.name}, ${size.width} wide`] = wrong;
      }
      await page.setViewportSize(LAPTOPS[0]!);
    }
    expect(found).toEqual({});
  });

  it('writes dates and numbers as the chosen language does', async () => {
    await wear('de', ENLARGED);
    await page.goto(`${app.url}/#/settings`);
    await page
      .locator('main')
      .getByText(/^\d{2}\.\d{2}\.\d{4}$/u)
      .first()
      .waitFor();
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
