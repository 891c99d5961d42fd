import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, removeData, startApp, startBrowser, type RunningApp } from './app.ts';
import { eventually } from './eventually.ts';

/** Who may in, what it looks like, and what happens when the program goes away for a moment. */
describe('settings, session, connection', () => {
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
  });

  it('lets nobody in without the link, and says what to do', async () => {
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(app.url);
    await other.getByText('Open the link that Longlist printed').waitFor();
    await stranger.close();
  });

  it('keeps the session over a reload', async () => {
    await page.reload();
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });

  it('makes a client whose secret is shown once and works, and revokes it', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'New client' }).click();
    await page.getByLabel('Name').fill('Calendar sync');
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
    expect(await row.innerText()).toContain('Read only');
    expect(await page.locator('body').innerText()).not.toContain(client_secret);
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
    expect(await background()).not.toBe(light);
    await page.getByText('Light', { exact: true }).click();
    await eventually(background).toBe(light);
  });

  it('says that it reconnects, and goes on by itself when the program is back', async () => {
    const port = Number(new URL(app.url).port);
    await app.stop();
    await page.getByText('Reconnecting …').waitFor();
    app = await startApp({ data_dir: app.data_dir, port });
    await page.getByText('Reconnecting …').waitFor({ state: 'detached', timeout: 30_000 });
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByText('No jobs yet').waitFor();
  });
});
