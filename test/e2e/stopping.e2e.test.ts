import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { dropFiles, openPage, ownToken, removeData, type RunningApp, startApp, startBrowser } from './app.ts';
import { eventually } from './eventually.ts';
import { hold, type Held } from './hold.ts';

const FILES = 8;
/** So many are copied at once (renderer/api/uploads.ts). */
const AT_ONCE = 3;

/** What is copied and what waits to be read is taken away, while answers are late or lost. */
describe('stopping while files are on their way', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let service: Longlist;
  let drops = 0;
  /** Files on their way, which arrive when a story says so. */
  let copies: Held;

  const view = () => page.locator('#main');
  const notice = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
  const button = (name: string) => view().getByRole('button', { name });
  const progress = () => service.getImportProgress();

  /** Some files on their way, the rest behind them, and nothing goes on. */
  const dropAndPause = async (): Promise<void> => {
    drops += 1;
    copies = await hold(page, '**/api/v1/imports', 'POST');
    const files = Array.from({ length: FILES }, (_, at) => ({
      name: `file-${drops}-${at}.txt`,
      bytes: Buffer.from(`Crew ${drops} ${at}\n\nExperience\nRigger, Loft ${drops}-${at}, 2019 – 2023\n`),
    }));
    await dropFiles(page, files);
    await eventually(copies.asked).toBe(AT_ONCE);
    await button('Pause').click();
    await button('Continue').waitFor();
  };
  const stop = () => button('Cancel remaining').click();

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page } = await openPage(browser, app.link));
    service = new Longlist({ base_url: app.url, token: () => ownToken(app) });
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });
  beforeEach(async () => {
    await page.unrouteAll();
    await service.pauseReading({ is_paused: false });
    await page.goto(`${app.url}/#/import`);
    await page.reload();
    await page
      .locator('footer')
      .getByText(/outgoing requests/u)
      .waitFor();
  });

  it('leaves no number behind when its answer was lost', async () => {
    await dropAndPause();
    await copies.release();
    await eventually(async () => (await progress()).queued).toBe(AT_ONCE);
    // The list is looked up twice a second while files come, once more after the last, and then no more.
    let looked_up = Date.now();
    page.on('request', (request) => {
      if (request.url().includes('/imports?')) looked_up = Date.now();
    });
    await eventually(() => Date.now() - looked_up).toBeGreaterThan(1000);
    await page.route('**/api/v1/imports/stop', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await stop();
    await notice(/remaining files cancelled/u)
      .getByRole('button', { name: 'Close' })
      .click();
    await notice(/Not everything could be cancelled/u).waitFor();
    await eventually(() => progress()).toMatchObject({ is_paused: false, queued: 0 });
    await eventually(() => page.locator('footer').innerText()).not.toMatch(/Reading/u);
    await eventually(() => button('Pause').or(button('Continue')).count()).toBe(0);
    await eventually(() =>
      view()
        .getByText(/Copying|Waiting|Queued/u)
        .count(),
    ).toBe(0);
  });

  it('cannot be asked for twice while the last file is still arriving, and one Undo brings all of it back', async () => {
    await dropAndPause();
    await button('Continue').click();
    await button('Pause').waitFor();
    await stop();
    await eventually(() => button('Cancel remaining').count()).toBe(0);
    await copies.release();
    const gone = notice(/remaining files cancelled/u);
    await gone.getByRole('button', { name: 'Undo' }).click();
    await eventually(progress).toMatchObject({ is_paused: false, read: FILES, queued: 0 });
  });

  it('leaves no pause behind when it could not be done', async () => {
    await dropAndPause();
    await button('Continue').click();
    await button('Pause').waitFor();
    await page.route('**/api/v1/imports?*state=queued*', (route) => route.abort('connectionreset'));
    await stop();
    await copies.release();
    await notice(/Not everything could be cancelled/u).waitFor();
    await eventually(progress).toMatchObject({ is_paused: false, read: 2 * FILES, queued: 0 });
    await button('Pause').waitFor({ state: 'detached' });
  });

  it('ends the pause of a page that is left, also when nothing has been copied', async () => {
    await dropAndPause();
    const error = { type: 'UNSUPPORTED', message: 'Not taken.' };
    await copies.release((route) => route.fulfill({ status: 400, json: { error } }));
    await stop();
    await notice(/remaining files cancelled/u).waitFor();
    expect((await progress()).is_paused).toBe(true);
    await page.goto('about:blank');
    await eventually(async () => (await progress()).is_paused).toBe(false);
  });
});
