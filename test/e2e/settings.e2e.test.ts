import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  startApp,
  startBrowser,
  turn,
} from './app.ts';
import { eventually, PATIENCE } from './eventually.ts';

/** Who may in, what it looks like, and what happens when the program goes away for a moment. */
describe('settings, session, connection', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'longlist-elsewhere-'));
  let app: RunningApp;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('lets nobody in without the link, and says what to do', async () => {
    const stranger = await browser.newContext();
    stranger.setDefaultTimeout(PATIENCE);
    const other = await stranger.newPage();
    await other.goto(app.url);
    await other.getByText('Open the link that Longlist printed').waitFor();
    await stranger.close();
  });

  it('keeps the session over a reload', async () => {
    await page.reload();
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });

  it('connects the window of the program to an office, which a browser does not offer', async () => {
    const window = await page.context().newPage();
    await window.addInitScript(() => {
      let office: string | null = null;
      const connectOffice = async (address: string) =>
        address.includes('wrong')
          ? { problem: 'CERTIFICATE', detail: 'CERT_HAS_EXPIRED' }
          : { address: (office = address) };
      const forgetOffice = async () => void (office = null);
      Object.assign(globalThis, { longlist: { getOffice: async () => office, connectOffice, forgetOffice } });
    });
    await window.goto(`${app.url}/#/settings#data`);
    const address = window.getByLabel('Address of the office');
    await address.fill('https://wrong.example.com');
    await window.getByRole('button', { name: 'Connect', exact: true }).click();
    await window.getByText('This computer does not trust the server’s certificate').waitFor();
    await address.fill('https://longlist.example.com');
    await window.getByRole('button', { name: 'Connect', exact: true }).click();
    await window.getByText('shows the office at https://longlist.example.com.').waitFor();
    await window.getByRole('button', { name: 'Stay on this computer' }).click();
    await address.waitFor();
    await window.close();
    await rail(page, 'Settings').click();
    await page.getByText('Everything as one file').waitFor();
    await page.getByText('Connect to your office').waitFor({ state: 'detached' });
    await rail(page, 'Import').click();
  });

  it('goes where it was told to, if that was before it knew where to open', async () => {
    const early = await page.context().newPage();
    const counted = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await early.route(/\/api\/v1\/candidates\?limit=1$/u, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await early.route(/\/settings_view[^/]*\.js$/u, async (route) => {
      await sent.promise;
      await route.continue();
    });
    await early.goto(app.url);
    await rail(early, 'Settings').click();
    const count = early.waitForResponse(/\/api\/v1\/candidates\?limit=1$/u);
    counted.resolve();
    await count;
    await early.waitForTimeout(500); // long enough for the page to do what it must not do
    sent.resolve();
    await early.getByRole('heading', { name: 'Models', exact: true }).waitFor();
    expect(early.url()).toContain('#/settings');
    await early.close();
  });

  it('has an index that leads to each part and says which one is in sight', async () => {
    await rail(page, 'Settings').click();
    const index = page.getByRole('navigation', { name: 'Sections of the settings' });
    await index.getByRole('link', { name: 'Retention' }).waitFor();
    const parts = await page.locator('main section > div > h2').allInnerTexts();
    await eventually(() => index.getByRole('link').allInnerTexts()).toEqual(parts);
    await index.getByRole('link', { name: 'Retention' }).click();
    await index.locator('[aria-current]').filter({ hasText: 'Retention' }).waitFor();
    await page.setViewportSize({ width: 900, height: 700 });
    await page.getByRole('combobox', { name: 'Sections of the settings' }).selectOption('Network');
    await page.waitForURL(/settings#network/u);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('finds what it says by its words, and leads there', async () => {
    await rail(page, 'Settings').click();
    await page.getByRole('heading', { name: 'Reading', exact: true }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search settings' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('postcode');
    await page.getByRole('option', { name: /street and postcode Blind mode$/u }).waitFor();
    await page.keyboard.type(' and gold');
    await page.getByText('No matches', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Search settings' }).fill('scanned pages');
    await page.getByRole('option', { name: /^Languages on scanned pages/u }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('main [data-found]').filter({ hasText: 'Languages on scanned pages' }).waitFor();
    const heading = page.getByText('Languages on scanned pages', { exact: true });
    await eventually(async () => {
      const { y = -1 } = (await heading.boundingBox()) ?? {};
      return y > 58 && y < 740;
    }).toBe(true);
  });

  it('makes a client whose secret is shown once and works, and revokes it', async () => {
    await rail(page, 'Settings').click();
    await page.getByRole('button', { name: 'New app' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Calendar sync');
    await page.getByLabel('Read only').check();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('client_secret', { exact: true }).waitFor();
    const [client_id, client_secret] = await dialog.locator('code').allInnerTexts();
    const token = async (): Promise<Response> =>
      fetch(`${app.url}/api/v1/auth/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          client_id,
          client_secret,
          grant_type: 'client_credentials',
          scope: ['all:read'],
        }),
      });
    expect((await token()).status).toBe(200);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();

    const row = page.getByRole('row', { name: /Calendar sync/u });
    await eventually(() => row.innerText()).toContain('Read only');
    await eventually(() => page.locator('body').innerText()).not.toContain(client_secret);
    await row.getByRole('button', { name: 'Revoke Calendar sync' }).click();
    await row.waitFor({ state: 'detached' });
    // It happens when the notice goes: until then it can be undone.
    const close = page.getByRole('alert').filter({ hasText: 'Calendar sync' }).locator('button').last();
    // On a slow machine it may go by itself between the look and the click.
    if (await close.isVisible()) await close.click({ timeout: 5000 }).catch(() => undefined);
    await eventually(async () => (await token()).status).toBe(401);
  });

  it('follows the chosen appearance', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByText('Dark', { exact: true }).click();
    await eventually(background).not.toBe(light);
    await page.reload();
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await eventually(() => background()).not.toBe(light);
    await page.getByText('Light', { exact: true }).click();
    await eventually(background).toBe(light);
  });

  it('follows the chosen contrast and language, over a reload too', async () => {
    const line = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mute'));
    const quiet = await line();
    await page.getByText('High', { exact: true }).click();
    await eventually(line).not.toBe(quiet);
    await page.getByText('Deutsch', { exact: true }).click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
    await eventually(() => page.evaluate(() => document.documentElement.dataset['contrast'])).toBe('high');
    await page.getByRole('link', { name: 'Stellen' }).waitFor();
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByText('Normal', { exact: true }).click();
    await eventually(line).toBe(quiet);
  });

  it('shows who was kept long enough; a person deletes them or keeps them longer', async () => {
    const token = await ownToken(app);
    for (const full_name of ['Ada Example', 'Ben Example']) {
      const made = await fetch(`${app.url}/api/v1/candidates`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ full_name, remote_id: full_name }),
      });
      expect(made.status).toBe(201);
    }
    // nobody can wait for months: what happened so far happened long ago
    const db = new Sqlite(path.join(app.data_dir, 'longlist.db'));
    db.prepare("UPDATE candidates SET created_at = '2020-01-31T12:00:00.000Z'").run();
    db.prepare('UPDATE events SET client_id = NULL WHERE candidate_id IS NOT NULL').run();
    db.close();

    await turn(page, 'Show who is due for deletion');
    await page.getByText('2 candidates are due.').waitFor();
    await page.getByRole('link', { name: 'Show them in the Pool' }).click();
    const row = (name: string) => page.getByRole('row', { name });
    const act = async (name: string, on: string): Promise<void> => {
      await row(on).getByRole('checkbox').click();
      await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Keep longer…', 'Ada Example');
    const dialog = page.getByRole('dialog', { name: 'Keep 1 candidate longer' });
    await eventually(() => dialog.getByRole('button', { name: 'Keep', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Why').fill('Asked to be told of new jobs');
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText(/^1 candidate is kept until /u).waitFor();
    await row('Ada Example').waitFor({ state: 'detached' });

    await act('Delete 1 candidate', 'Ben Example');
    await page.getByText('Nobody is due').waitFor();
    const deleted = page.getByRole('alert').filter({ hasText: 'and their resumes deleted' });
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await row('Ben Example').dblclick();
    await page.getByRole('heading', { level: 1, name: 'Ben Example' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Pool' }).click();
    await row('Ben Example').waitFor();
    expect(page.url()).toContain('due=true');
    await page.getByRole('complementary').getByText('Due since Jan 31, 2021').waitFor();

    await rail(page, 'Settings').click();
    await turn(page, 'Show who is due for deletion');
    await page.getByText('Candidates are kept without a limit').waitFor();
  });

  it('names what could not be changed when somebody was deleted', async () => {
    const stuck = path.join(app.data_dir, 'client.json');
    const db = new Sqlite(path.join(app.data_dir, 'longlist.db'));
    const left = JSON.stringify([{ path: stuck, message: 'EBUSY: resource busy or locked' }]);
    db.prepare("REPLACE INTO settings VALUES ('erasure_left_behind', ?)").run(left);
    await rail(page, 'Pool').click();
    await rail(page, 'Settings').click();
    const told = page.getByRole('status').filter({ hasText: 'A deleted candidate may still be in here.' });
    await told.getByText(`${stuck} (EBUSY: resource busy or locked)`).waitFor();
    db.prepare("DELETE FROM settings WHERE key = 'erasure_left_behind'").run();
    db.close();
    await rail(page, 'Pool').click();
    await rail(page, 'Settings').click();
    await told.waitFor({ state: 'detached' });
  });

  it('moves its data to another folder at the next start, and deletes the old copy when told to', async () => {
    const to = path.join(elsewhere, 'Data of Longlist');
    await rail(page, 'Settings').click();
    await page.getByLabel('New folder').fill('somewhere');
    await page.getByRole('button', { name: 'Move at the next start' }).click();
    await page.getByText('The folder is no full path.').waitFor();
    await page.getByLabel('New folder').fill(to);
    await page.getByRole('button', { name: 'Move at the next start' }).click();
    await page.getByText(`Everything moves to ${to} at the next start.`).waitFor();
    const port = Number(new URL(app.url).port);
    await app.stop();
    app = await startApp({ data_dir: app.data_dir, port });
    await page.getByText(to, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete the old copy' }).click();
    const deleted = page.getByRole('alert').filter({ hasText: 'Old copy deleted' });
    await deleted.getByRole('button', { name: 'Close' }).click();
    await eventually(() => readdirSync(app.data_dir)).toEqual(['moved.json']);
  });

  it('says that it reconnects, and goes on by itself when the program is back', async () => {
    const port = Number(new URL(app.url).port);
    await app.stop();
    await page.getByText('Reconnecting…').waitFor();
    app = await startApp({ data_dir: app.data_dir, port });
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
    await rail(page, 'Jobs').click();
    await page.getByText('No jobs yet').waitFor();
  });
});
