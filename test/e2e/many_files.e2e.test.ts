import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportProgress } from '#service/api/intake/imports/schema.ts';
import {
  dropFiles,
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  startApp,
  startBrowser,
} from './app.ts';
import { eventually } from './eventually.ts';

const FILES = 2000;

/** A whole mailbox dropped at once: nobody waits for it, it can be held, and what is not read yet can be taken away. */
describe('2,000 files at once', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let token: string;

  const progress = async (): Promise<ImportProgress> => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${app.url}/api/v1/imports/progress`, { headers });
    return ((await reply.json()) as { result: ImportProgress }).result;
  };
  const view = () => page.locator('#main');
  const footer = () => page.locator('footer');
  const notice = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    token = await ownToken(app);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('are all listed, and the page answers meanwhile', async () => {
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await noteFooter(page);
    await dropMany(page);
    await eventually(() => footer().innerText()).toMatch(/Reading \d+ of 2,000/u);
    await page
      .getByRole('row')
      .filter({ hasText: /Waiting.*crew/su })
      .first()
      .waitFor();
    await rail(page, 'Jobs').click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await rail(page, 'Import').click();
    await eventually(() => footer().innerText()).toMatch(/Reading \d+ of 2,000/u);
    await eventually(() => view().innerText()).toMatch(/\d+ read/u);
    const counts = (await notedFooter(page)).map((text) => /^Reading ([\d,]+) of ([\d,]+)/u.exec(text));
    const read = counts.flatMap((count) => (count === null ? [] : [Number(count[1]?.replace(',', ''))]));
    expect(new Set(counts.flatMap((count) => (count === null ? [] : [count[2]])))).toEqual(
      new Set(['2,000']),
    );
    expect(read).toEqual(read.toSorted((a, b) => a - b));
  });

  it('leave what is being read and what was read in sight: some of the queue, and how many more', async () => {
    // the programs that read start first; on a loaded machine that takes a while
    await eventually(async () => (await progress()).read).toBeGreaterThan(4);
    const states = async (): Promise<(string | undefined)[]> => {
      const rows = await view().getByRole('row').allInnerTexts();
      const known = /^(?:State|Waiting|Copying|Reading|Read|[\d,]+ (?:more )?files wait)/u;
      return rows.slice(0, 10).map((row) => known.exec(row.trim())?.[0].replace(/^[\d,]+/u, 'N'));
    };
    const waits = expect.stringMatching(/^(?:Waiting|Copying)$/u);
    const turned = expect.stringMatching(/^Read(?:ing)?$/u);
    await eventually(states).toEqual([
      'State',
      ...Array<unknown>(4).fill(waits),
      'N more files wait',
      ...Array<unknown>(4).fill(turned),
    ]);
    await view()
      .getByRole('button', { name: /more files wait/u })
      .click();
    await eventually(states).toEqual(['State', 'N files wait', ...Array<unknown>(8).fill(waits)]);
    await view().getByRole('button', { name: 'Show fewer' }).click();
    await view()
      .getByRole('button', { name: /more files wait/u })
      .waitFor();
  });

  it('are held together, what is copied and what is read, and in every window', async () => {
    await view().getByRole('button', { name: 'Pause' }).click();
    await footer()
      .getByText(/^Reading is paused, [\d,]+ wait/u)
      .waitFor();
    await eventually(() => view().getByText('Copying').count()).toBe(0);
    const { read, queued } = await settled(progress);
    await rail(page, 'Pool').click();
    await page.getByRole('heading', { name: 'Pool', level: 1 }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${app.url}/import`);
    await other
      .locator('footer')
      .getByText(/Reading is paused/u)
      .waitFor();
    await eventually(() => progress()).toMatchObject({ is_paused: true, read, queued });
    await other.locator('footer').getByRole('button', { name: 'Continue' }).click();
    await footer()
      .getByText(/Reading \d+ of 2,000/u)
      .waitFor();
    await eventually(async () => (await progress()).read).toBeGreaterThan(read);
    await other.close();
  });

  it('are taken away as far as they are not read, and brought back on undo', async () => {
    await rail(page, 'Import').click();
    await view().getByRole('button', { name: 'Cancel remaining' }).click();
    const gone = notice(/remaining files cancelled/u);
    await gone.waitFor();
    await eventually(() => view().getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await eventually(() =>
      page
        .getByRole('row')
        .filter({ hasText: /Waiting|Queued/u })
        .count(),
    ).toBe(0);
    await gone.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => footer().innerText()).toMatch(/Reading \d+ of 2,000/u);
    expect((await progress()).queued).toBeGreaterThan(0);
  });

  it('leave nothing behind when they are taken away during a pause', async () => {
    await view().getByRole('button', { name: 'Pause' }).click();
    await footer()
      .getByText(/^Reading is paused/u)
      .waitFor();
    await settled(progress);
    await view().getByRole('button', { name: 'Cancel remaining' }).click();
    const gone = notice(/remaining files cancelled/u);
    await gone.waitFor();
    await eventually(() =>
      view()
        .getByText(/Copying|Waiting|Queued/u)
        .count(),
    ).toBe(0);
    await gone.getByRole('button', { name: 'Undo' }).click();
    await footer()
      .getByText(/^Reading is paused/u)
      .waitFor();
  });

  it('end with what was read, and the next file is read as always', async () => {
    await view().getByRole('button', { name: 'Cancel remaining' }).click();
    const gone = notice(/remaining files cancelled/u);
    await gone.getByRole('button', { name: 'Close' }).click();
    await eventually(progress).toMatchObject({ is_paused: false, queued: 0, reading: 0 });
    const { read } = await progress();
    expect(read).toBeLessThan(FILES);
    await eventually(() => view().innerText()).toContain(`${read.toLocaleString('en')} read`);
    await eventually(() => footer().innerText()).not.toMatch(/Reading/u);
    await eventually(() =>
      view()
        .getByText(/Copying|Waiting|Queued/u)
        .count(),
    ).toBe(0);
    await dropFiles(page, [{ name: 'late.txt', bytes: Buffer.from(resume('Late')) }]);
    await page.getByRole('row', { name: /^Read.*late\.txt/u }).waitFor();
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});

/** How far reading is once the files that were being read and copied when it was paused are through. */
async function settled(progress: () => Promise<ImportProgress>): Promise<ImportProgress> {
  let before = await progress();
  await eventually(async () => {
    const last = before;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    before = await progress();
    return before.reading === 0 && last.queued === before.queued && last.read === before.read;
  }).toBe(true);
  return before;
}

/** Keeps everything the footer says of reading from here on. */
async function noteFooter(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const footer = document.querySelector('footer')!;
    new MutationObserver(() => {
      const text = footer.innerText.match(/Reading [\d,]+ of [\d,]+/u)?.[0];
      if (text !== undefined && text !== said.at(-1)) said.push(text);
    }).observe(footer, { subtree: true, childList: true, characterData: true });
  });
}
const notedFooter = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

const resume = (who: string): string =>
  `${who} Example\n\nExperience\nRigger, Sail Loft ${who}, 2019 – 2023\n`;

/** Drops small resumes, which are made in the page: to hand 2,000 over takes longer than to make them. */
async function dropMany(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([files, words]) => {
      const data = new DataTransfer();
      for (let at = 0; at < files; at += 1) {
        const own = words.replaceAll('Crew', `Crew ${at}`);
        data.items.add(new File([own], `crew-${at}.txt`, { type: 'text/plain' }));
      }
      return data;
    },
    [FILES, resume('Crew')] as const,
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  const zone = page.locator('[data-drop-zone="import"]');
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await page.locator('[data-drop-zone="import"][data-over]').waitFor();
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}
