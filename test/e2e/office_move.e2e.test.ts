import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { readToEnd } from './hostile.ts';

const resume = new Blob(['Ada Amsel\n\nExperience\nCrane operator, Harbour of Exampleton, 2019 to 2023\n']);

/** Everything of a laptop moves to a database server, from Settings. */
describe.skipIf(process.env['LONGLIST_NO_POSTGRES'] !== undefined)('a move to an office server', () => {
  let postgres: ThrowawayPostgres;
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let database: string;

  beforeAll(async () => {
    postgres = await startThrowawayPostgres(['fsync=off']);
    database = await postgres.createDatabase('office');
    app = await startHere();
    const token = await ownToken(app);
    const longlist = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    await longlist.createImport({ file: resume, file_name: 'ada.txt' });
    await readToEnd(longlist);
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.goto(`${app.url}/#/settings#data`);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
    await postgres.stop();
  });

  const move = async (address: string): Promise<void> => {
    await page.getByLabel('Address of the database').fill(address);
    await page.getByRole('button', { name: 'Move everything' }).click();
  };

  it('says in place what is wrong with an address, and why nothing was moved', async () => {
    await move('office.example.com');
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing was moved' });
    await alert.filter({ hasText: 'must be the address of a PostgreSQL database' }).waitFor();
    await move('postgres://longlist:hush@127.0.0.1:1/office');
    await alert.filter({ hasText: '127.0.0.1:1/office cannot be reached' }).waitFor();
    await page.getByText('hush').waitFor({ state: 'detached' });
  });

  it('moves everything, says that the office has it, and how to start it there', async () => {
    await move(database);
    const status = page.getByRole('status').filter({ hasText: '1 candidate and 1 file were moved to' });
    await status.filter({ hasText: 'From now on the office has the data.' }).waitFor();
    await status.filter({ hasText: 'LONGLIST_DATABASE=postgres://' }).waitFor();
    // told again to whoever comes back
    await page.reload();
    await status.waitFor();
    await status.getByRole('button', { name: 'I have read this' }).click();
    await page.getByLabel('Address of the database').waitFor();
    // refused on purpose: the browser tells of each
    expect(complaints.filter((line) => !/422/u.test(line))).toEqual([]);
  });

  it('is no part of an office', async () => {
    const office = await startHere({ database });
    const { page: other } = await openPage(browser, office.link);
    await other.goto(`${office.url}/#/settings#data`);
    await other.getByText('Everything is kept on the database server').waitFor();
    await other.getByText('Move to an office server').waitFor({ state: 'detached' });
    await office.stop();
    removeData(office);
  });
});
