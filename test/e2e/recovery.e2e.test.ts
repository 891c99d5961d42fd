import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { damageTable, databaseOf, overwrite } from '../helpers/damage.ts';
import { openPage, ownToken, rail, removeData, type RunningApp, startApp, startBrowser } from './app.ts';
import { axeFindings } from './axe.ts';
import { eventually } from './eventually.ts';

/** Pictures of what only a broken data folder shows, where somebody asks for them. */
const PICTURES = process.env['LONGLIST_PICTURES'];

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: path.join(PICTURES, `${name}-${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A data folder that breaks: before a start, while people work, and in part. */
describe('when the data is damaged', () => {
  let app: RunningApp;
  let browser: Browser;

  const client = (): Longlist => new Longlist({ base_url: app.url, token: () => ownToken(app) });

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    const service = client();
    await service.createCandidate({ full_name: 'Ada Amsel' });
    await service.createTag({ name: 'harbour', tag_type: 'specialty_name', is_standardized: false });
    const text = 'Bela Brandt\n\nExperience\nCrane operator, Harbour Example, 2019 – 2023\n';
    await service.createImport({ file: new File([text], 'brandt.txt') });
    const { id } = await service.createCandidate({ full_name: 'Dora Gone' });
    await service.backUpNow();
    await service.createCandidate({ full_name: 'Cleo Later' });
    await app.stop();
    // a deletion that no backup knows of yet
    const erased = [['candidate', id, new Date().toISOString()]];
    writeFileSync(path.join(app.data_dir, 'erased.json'), JSON.stringify({ key: null, erased }));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('a page offers the backups to whoever has the link, and to nobody else', async () => {
    overwrite(databaseOf(app.data_dir), 0, 4096);
    app = await startApp({ data_dir: app.data_dir });
    expect(await (await fetch(`${app.url}/health`)).json()).toMatchObject({ status: 'damaged' });
    const refused = await fetch(`${app.url}/api/v1/jobs`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      error: { type: 'NOT_READY', message: expect.stringContaining('is damaged') },
    });
    for (const [headers, status] of [
      [{}, 401],
      [{ origin: 'https://example.com' }, 403],
    ] as const) {
      for (const at of ['/recovery/session', '/recovery/restore']) {
        const reply = await fetch(app.url + at, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"name":"x","code":"y"}',
        });
        expect(reply.status, at).toBe(status);
      }
    }
    const stranger = await openPage(browser, app.url);
    await stranger.page.getByText('Open the link that Longlist printed').waitFor();
    await eventually(() => stranger.page.getByRole('radio').count()).toBe(0);
    await expectClean(stranger.page);
    await stranger.page.context().close();
  });

  it('the chosen one takes the place of the database, and the page goes on into Longlist', async () => {
    const { page, complaints } = await openPage(browser, app.link);
    await page.getByRole('heading', { name: 'The database is damaged' }).waitFor();
    await eventually(() => page.getByRole('radio').count()).toBe(1);
    await page.getByText('1 candidate was deleted since it was made, and stays deleted.').waitFor();
    await page.getByText(app.data_dir).waitFor();
    await expectClean(page);
    await picture(page, 'recovery');
    // the link works once; this window stays signed in
    await page.reload();
    await page.getByRole('button', { name: 'Restore and start' }).click();
    await rail(page, 'Pool').click();
    await page.getByText('Ada Amsel').first().waitFor();
    await eventually(() => page.getByText(/Cleo Later|Dora Gone/u).count()).toBe(0);
    expect(complaints.filter((one) => !/503|401|ERR_/u.test(one))).toEqual([]);
    const aside = readdirSync(path.join(app.data_dir, 'snapshots'));
    expect(aside.some((name) => name.startsWith('damaged-'))).toBe(true);
    await page.context().close();
  });

  it('files that are gone are named, and put back from the backups', async () => {
    await app.stop();
    rmSync(path.join(app.data_dir, 'files'), { recursive: true });
    app = await startApp({ data_dir: app.data_dir });
    const { page } = await openPage(browser, app.link);
    await rail(page, 'Settings').click();
    const data = page.locator('section#data');
    await data.getByText('1 file is missing.').waitFor();
    await data.getByText('brandt.txt').waitFor();
    await data.scrollIntoViewIfNeeded();
    await expectClean(page);
    await picture(page, 'missing');
    await data.getByRole('button', { name: 'Restore it' }).click();
    await page.getByText('1 file restored').waitFor();
    await data.getByText('1 file is missing.').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('damage that is met while people work is said over every view, with the way out', async () => {
    await app.stop();
    app = await startApp({ data_dir: app.data_dir });
    const opened = await openPage(browser, app.link);
    await rail(opened.page, 'Settings').click();
    await opened.page
      .locator('section#data')
      .getByRole('heading', { name: 'Backups', exact: true })
      .waitFor();

    // a table that no view in sight reads: what was read in the very moment of the damage is in memory, and whole
    damageTable(databaseOf(app.data_dir), 'spotlights');
    await expect(client().listSpotlights().all()).rejects.toThrow('The database is damaged');
    const banner = opened.page.getByRole('alert').filter({ hasText: 'The database is damaged.' });
    await banner.waitFor();
    for (const name of ['Pool', 'Jobs', 'Activity', 'Settings']) {
      await rail(opened.page, name).click();
      await banner.waitFor();
    }
    await rail(opened.page, 'Pool').click();
    await opened.page.getByText('Ada Amsel').first().waitFor();
    await expectClean(opened.page);
    await picture(opened.page, 'damaged');
    // whoever comes now sees it, too
    await opened.page.reload();
    await banner.waitFor();
    await banner.getByRole('button', { name: 'Restore the newest backup' }).click();
    await banner.getByText('Close Longlist and start it again').waitFor();
    await picture(opened.page, 'damaged-chosen');
    await opened.page.context().close();

    await app.stop();
    app = await startApp({ data_dir: app.data_dir });
    expect(await client().listTags().all()).toHaveLength(1);
  });
});
