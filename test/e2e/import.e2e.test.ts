import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import {
  dropFiles,
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  SAMPLES,
  startApp,
  startBrowser,
  untilRead,
} from './app.ts';
import { eventually } from './eventually.ts';

/** The first minute: files in, a job pasted, everyone in order, and why, down to the box on the page. */
describe('from dropped files to a boxed quote', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('opens on an empty desk, and the code is gone from the address', async () => {
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    expect(page.url()).not.toContain('code');
    await page.getByText('Nothing leaves this computer · 0 outgoing requests').waitFor();
  });

  it('takes dropped files: a row for each, and for the bad one the reason and the remedy', async () => {
    const names = [
      'amara-okonjo.pdf',
      'hiroshi-nakagawa.pdf',
      'priya-raghunathan.docx',
      'nadia-benkirane.txt',
    ];
    const files = names.map((name) => ({ name, bytes: readFileSync(path.join(SAMPLES, name)) }));
    await dropFiles(page, [...files, { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing here') }]);
    for (const { name } of files) await page.getByRole('row', { name }).waitFor();
    await untilRead(page);
    await page
      .getByRole('row', { name: 'amara-okonjo.pdf' })
      .getByRole('link', { name: 'Amara Okonjo' })
      .waitFor();
    const bad = page.getByRole('row', { name: 'broken.pdf' });
    await eventually(() => bad.innerText()).toMatch(/Not read[\s\S]*damaged[\s\S]*Ask for it again/u);
    await bad.getByRole('button', { name: 'Read again' }).waitFor();
  });

  it('says that a file is known instead of taking it twice', async () => {
    await dropFiles(page, [
      { name: 'again.pdf', bytes: readFileSync(path.join(SAMPLES, 'amara-okonjo.pdf')) },
    ]);
    await page.getByRole('row', { name: /Duplicate.*as Amara Okonjo.*again\.pdf/u }).waitFor();
  });

  it('takes a folder, and keeps the paths inside it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longlist-folder-'));
    mkdirSync(path.join(folder, 'November'));
    copyFileSync(path.join(SAMPLES, 'chloe-dufresne.txt'), path.join(folder, 'November', 'chloe.txt'));
    writeFileSync(path.join(folder, '.DS_Store'), 'x');
    await page.locator('input[webkitdirectory]').setInputFiles(folder);
    await page.getByRole('row', { name: /Read.*Chloé Dufresne.*chloe\.txt.*November/u }).waitFor();
    await eventually(() => page.getByRole('row', { name: /DS_Store/u }).count()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('removes a file, and brings it back on undo', async () => {
    const bad = page.getByRole('row', { name: 'broken.pdf' });
    const summary = page.getByText(/\d+ read/u).first();
    const before = await summary.innerText();
    await bad.getByRole('button', { name: 'Remove broken.pdf' }).click();
    await bad.waitFor({ state: 'detached' });
    // the summary counts what is there
    await eventually(() => summary.innerText()).not.toContain('1 needs attention');
    await page
      .getByRole('alert')
      .filter({ hasText: 'broken.pdf removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await bad.waitFor();
    await eventually(() => summary.innerText()).toBe(before);
  });

  it('makes a job from a pasted description and ranks everyone by it', async () => {
    await page.getByRole('link', { name: 'Add a job' }).click();
    await page
      .getByLabel('Description')
      .fill('Backend engineer, freight\n\nPython services on Kafka and PostgreSQL, Kubernetes, REST APIs.');
    await eventually(() => page.getByLabel('Title').inputValue()).toBe('Backend engineer, freight');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    // whom it was made for are candidates of it, and can be let go again
    const considered = page.getByRole('alert').filter({ hasText: 'added to Backend engineer, freight' });
    await considered.getByRole('button', { name: 'Undo' }).waitFor();
    await eventually(() => page.locator('[data-column=stage]').filter({ hasText: 'New' }).count()).toBe(6);
    await page.getByRole('heading', { name: 'Backend engineer, freight' }).waitFor();
    const rows = page.getByRole('grid').getByRole('row');
    await eventually(() => rows.count()).toBe(1 + 6);
    // The chef is not the backend engineer; the unread file is last.
    await eventually(() => rows.nth(1).innerText()).toMatch(/Amara|Priya|Nadia/u);
  });

  it('leads from a reason to its box on the page', async () => {
    await page.getByRole('row', { name: /Amara Okonjo/u }).click();
    const why = page.getByRole('complementary', { name: 'Why this rank' });
    await why.getByRole('heading', { name: 'Amara Okonjo' }).waitFor();
    await why.getByText('PostgreSQL', { exact: true }).waitFor();
    await why.locator('button', { hasText: '“' }).first().click();
    await page.getByRole('region', { name: 'amara-okonjo.pdf' }).waitFor();
    const frame = page.getByTestId('quote-frame');
    await frame.waitFor();
    const box = await frame.boundingBox();
    const sheet = await page.locator('[data-page="1"]').boundingBox();
    expect(box).not.toBeNull();
    // Inside the page, and a line or a few of it, not the whole sheet.
    expect(box!.x).toBeGreaterThanOrEqual(sheet!.x);
    expect(box!.x + box!.width).toBeLessThanOrEqual(sheet!.x + sheet!.width);
    expect(box!.height).toBeLessThan(sheet!.height / 4);
    await eventually(() => inkUnder(page)).toBeGreaterThan(0.01);
  });

  it('marks quotes in a file without pages by their place in the text', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Nadia Benkirane/u }).dblclick();
    await page.getByRole('region', { name: 'nadia-benkirane.txt' }).waitFor();
    const quote = page
      .getByRole('region', { name: 'What was read' })
      .locator('button', { hasText: '“' })
      .first();
    await quote.click();
    const marked = page.locator('mark[data-current]').first();
    await marked.waitFor();
    await eventually(() => quote.innerText()).toContain((await marked.innerText()).slice(0, 20));
  });

  it('takes more files while others are on their way: they join, in order, and none is lost', async () => {
    await rail(page, 'Import').click();
    await page.setViewportSize({ width: 1280, height: 2600 });
    const drop = (set: string, count: number) =>
      dropFiles(
        page,
        Array.from({ length: count }, (_, at) => ({
          name: `${set}-${at}.txt`,
          bytes: Buffer.from(
            `${set} Example ${at}\n\nExperience\nPotter, Clay House ${set} ${at}, 2019 – 2023\n`,
          ),
        })),
      );
    await drop('Early', 24);
    await page
      .getByRole('row', { name: /^(?:Waiting|Copying|Reading)/u })
      .first()
      .waitFor();
    await drop('Late', 6);
    await eventually(() => page.getByRole('row', { name: /Late-5\.txt/u }).count()).toBe(1);
    await eventually(() => page.getByRole('row', { name: /^Read.*(?:Early|Late)-\d+\.txt/u }).count()).toBe(
      30,
    );
    const texts = await page.getByRole('row', { name: /(?:Early|Late)-\d+\.txt/u }).allInnerTexts();
    const order = texts.map((text) => /(Early|Late)-(\d+)\.txt/u.exec(text)!).toReversed();
    const places = order.map(([, set, at]) => (set === 'Early' ? 0 : 24) + Number(at));
    expect(places.toSorted((a, b) => a - b)).toEqual([...places.keys()]);
    // Three are copied at a time: neighbours may pass each other, and two that are held up may be passed by many.
    expect(places.filter((place, index) => Math.abs(place - index) > 2).length).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('recovers a file that could not be read by a better copy dropped on its row', async () => {
    await page.getByText(/^Needs attention/u).click();
    await page.waitForURL(/list=attention/u);
    const bad = page.getByRole('row', { name: /broken\.pdf/u });
    const zone = await bad.getAttribute('data-drop-zone');
    const name = 'marcus-tillery.pdf';
    await dropFiles(page, [{ name, bytes: readFileSync(path.join(SAMPLES, name)) }], zone ?? '');
    await bad.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /^Read\s.*marcus-tillery\.pdf/u }).waitFor();
    await eventually(() => page.getByText(/^Needs attention/u).count()).toBe(0);
  });

  it('takes whatever is dropped on the job editor for the ad, and lets a resume out again', async () => {
    await page.goto(`${app.url}/#/jobs/new`);
    const description = page.getByLabel('Description');
    await description.waitFor();
    const ad = 'Site manager\n\nYou have\n• Five years on sites\n• A driving licence\n\nWrite to us.';
    const other = readFileSync(path.join(SAMPLES, 'abigail-thornquist.txt'));
    // over the words themselves, and no other place is offered
    await dropFiles(page, [{ name: 'ad.txt', bytes: Buffer.from(ad) }], 'description');
    await eventually(() => description.inputValue()).toBe(ad);
    await eventually(() => page.locator('[data-drop-zone="import"]').count()).toBe(0);
    await dropFiles(page, [{ name: 'abigail.txt', bytes: other }], 'description');
    await eventually(() => description.inputValue()).toContain('Abigail');
    const notice = page.getByRole('alert').filter({ hasText: 'abigail.txt' });
    await notice.getByRole('button', { name: 'Add it as a resume' }).click();
    await page.getByRole('row', { name: /abigail\.txt/u }).waitFor();
    await page.goto(`${app.url}/#/jobs/new`);
    await eventually(() => description.inputValue()).toBe(ad);
  });

  it('counts what is removed at once, however far down the list it stands', async () => {
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const bring = (file_name: string, words: string) =>
      service.createImport({ file: new Blob([words]), file_name });
    await bring('far.pdf', '%PDF-1.7\nnothing here');
    await eventually(async () => (await service.getImportProgress()).failed).toBe(1);
    await service.pauseReading({ is_paused: true });
    const numbers = Array.from({ length: 120 }, (_, index) => index);
    await Promise.all(numbers.map((number) => bring(`near-${number}.txt`, `Someone Number ${number}`)));
    await page.goto(`${app.url}/#/import?list=attention`);
    await page.reload();
    const far = page.getByRole('row', { name: /far\.pdf/u });
    await far.getByRole('button', { name: 'Remove far.pdf' }).click();
    await far.waitFor({ state: 'detached' });
    const removed = page.getByRole('alert').filter({ hasText: 'far.pdf removed' });
    await removed.hover();
    await eventually(() => page.getByText(/needs? attention/iu).count()).toBe(0);
    await removed.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/1 needs attention/u).waitFor();
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});

/** Share of dark pixels of the drawn page under the quote's frame: a box over nothing has none. */
async function inkUnder(page: Page): Promise<number> {
  const share = async (): Promise<number> =>
    page.evaluate(() => {
      const sheet = document.querySelector('[data-page="1"]');
      const canvas = sheet?.querySelector('canvas');
      const frame = document.querySelector('[data-testid="quote-frame"]')?.getBoundingClientRect();
      const outer = sheet?.getBoundingClientRect();
      const context = canvas?.getContext('2d');
      if (!canvas || !frame || !outer || !context) return 0;
      const scale = canvas.width / outer.width;
      const x = Math.round((frame.x - outer.x) * scale);
      const y = Math.round((frame.y - outer.y) * scale);
      const { data } = context.getImageData(
        x,
        y,
        Math.round(frame.width * scale),
        Math.round(frame.height * scale),
      );
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at]! + data[at + 1]! + data[at + 2]! < 300) dark += 1;
      }
      return dark / (data.length / 4);
    });
  // The page is drawn a moment after it is there.
  await eventually(share).toBeGreaterThan(0);
  return share();
}
