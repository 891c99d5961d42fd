import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

const PEOPLE = 230;

/** The row that the keys stand on is wholly in sight, below the head of its list and above every notice. */
describe('the selected row', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let job = '';
  let service: Longlist;

  /** Where the selected row is hidden; empty when all of it can be seen. */
  const hidden = (): Promise<string> =>
    page.evaluate(() => {
      const row = document.querySelector('[role=grid] [role=row][aria-selected=true]');
      const list = row?.closest('[role=grid]');
      const head = list?.querySelector('[role=row]');
      if (row === null || list === null || list === undefined || head === null || head === undefined) {
        return 'no row is selected';
      }
      const { top, bottom, left, right } = row.getBoundingClientRect();
      if (top < head.getBoundingClientRect().bottom - 0.5) return `under the head, at ${top}`;
      if (bottom > list.getBoundingClientRect().bottom + 0.5) return `below the list, at ${bottom}`;
      for (const notice of document.querySelectorAll('.notices [role=alert]')) {
        const place = notice.getBoundingClientRect();
        const meets = place.left < right && place.right > left && place.top < bottom && place.bottom > top;
        if (meets) return `under a notice, at ${bottom}`;
      }
      return '';
    });
  const selected = (): Promise<number> =>
    page.evaluate(() => {
      const row = document.querySelector('[role=grid] [role=row][aria-selected=true]');
      return Number(row?.getAttribute('aria-rowindex') ?? 0);
    });
  /** Holds a key down for some rows, as it repeats on a keyboard, and looks after each stretch. */
  const hold = async (key: string, rows: number, stretch = 23): Promise<void> => {
    for (let done = 0; done < rows; done += stretch) {
      // handed over at once: a key that is held waits for nobody
      await Promise.all(Array.from({ length: stretch }, () => page.keyboard.down(key)));
      await page.keyboard.up(key);
      await eventually(hidden).toBe('');
    }
  };
  const isInSight = async (): Promise<void> => {
    await hold('j', 207);
    await eventually(() => selected()).toBeGreaterThan(200);
    await hold('k', 69);
    await hold('PageDown', 12, 3);
    await page.keyboard.press('End');
    await eventually(selected).toBe(PEOPLE + 1);
    await eventually(hidden).toBe('');
    await hold('k', 23);
    await page.keyboard.press('Home');
    await eventually(selected).toBe(2);
    await eventually(hidden).toBe('');
  };

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const of = { title: 'Site manager', description: 'Runs building sites.', status: 'open' } as const;
    job = (await service.createJob({ ...of, remote_id: 'site' })).id;
    for (const prompt_text of ['Speaks French', 'Has led a team', 'Lives in Lyon']) {
      await service.createJobCriterion(job, { prompt_text });
    }
    const numbers = Array.from({ length: PEOPLE }, (_, index) => String(index + 1).padStart(3, '0'));
    await Promise.all(
      numbers.map((number) => service.createCandidate({ full_name: `Someone Number ${number}` })),
    );
    ({ page, complaints } = await openPage(browser, app.link));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  const SIZES = [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ];
  it.each(SIZES)('stays in sight in a ranking with marks, at $width × $height', async (size) => {
    await page.setViewportSize(size);
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    await page.getByRole('grid', { name: 'Ranking' }).waitFor();
    await eventually(selected).toBe(2);
    await isInSight();
  });

  it.each(SIZES)('stays in sight in the pool, at $width × $height', async (size) => {
    await page.setViewportSize(size);
    await rail(page, 'Pool').click();
    await page.getByRole('grid', { name: 'Everyone' }).waitFor();
    await eventually(selected).toBe(2);
    await isInSight();
  });

  it('keeps its arrows when another order is clicked, and stays in sight in it', async () => {
    await page.setViewportSize(SIZES[0]!);
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    await page.getByRole('grid', { name: 'Ranking' }).waitFor();
    await eventually(selected).toBe(2);
    await hold('j', 46);
    const order = page.getByRole('radiogroup', { name: 'Order' });
    // each order begins at its first, and is come back to where it was left
    await eventually(selected).toBe(48);
    for (const [name, row] of [
      ['Criteria', 2],
      ['Text', 2],
      ['Best match', 48],
    ] as const) {
      await order.getByText(name, { exact: true }).click();
      await eventually(() => order.getByRole('radio', { name }).isChecked()).toBe(true);
      await eventually(selected).toBe(row);
      await eventually(hidden).toBe('');
      await page.keyboard.press('ArrowDown');
      await eventually(selected).toBe(row + 1);
      await eventually(hidden).toBe('');
      await eventually(() => order.getByRole('radio', { name }).isChecked()).toBe(true);
    }
  });

  it('stays above the notices of what is decided', async () => {
    await page.setViewportSize(SIZES[1]!);
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    await page.getByRole('grid', { name: 'Ranking' }).waitFor();
    await page.keyboard.press('End');
    await eventually(selected).toBe(PEOPLE + 1);
    for (let at = 0; at < 3; at += 1) {
      await page.keyboard.press('x');
      await page.keyboard.press('k');
      await page.getByRole('alert').first().waitFor();
      await eventually(hidden).toBe('');
    }
    await page.keyboard.press('End');
    await eventually(hidden).toBe('');
  });

  it('pulls nobody back who has scrolled away, however many come in above it', async () => {
    await page.setViewportSize(SIZES[0]!);
    await rail(page, 'Pool').click();
    const list = page.getByRole('grid', { name: 'Everyone' });
    await list.waitFor();
    await page.keyboard.press('Home');
    await eventually(selected).toBe(2);
    await list.hover();
    await page.mouse.wheel(0, 3000);
    await eventually(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(2000);
    const before = await list.evaluate((one) => one.scrollTop);
    for (const number of [1, 2, 3]) await service.createCandidate({ full_name: `Newcomer ${number}` });
    await eventually(() => list.getAttribute('aria-rowcount')).toBe(String(PEOPLE + 1 + 3));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await eventually(() => list.evaluate((one) => one.scrollTop)).toBe(before);
    // the next step of the keys leads on from the row they stand on
    await page.keyboard.press('j');
    await eventually(selected).toBe(2 + 3 + 1);
    await eventually(hidden).toBe('');
    // and who stands in sight of it stays there
    await service.createCandidate({ full_name: 'Newcomer 4' });
    await eventually(selected).toBe(2 + 4 + 1);
    await eventually(hidden).toBe('');
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
