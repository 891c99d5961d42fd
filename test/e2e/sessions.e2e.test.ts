import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually, PATIENCE } from './eventually.ts';

const WELCOME = 'Drop resumes here, or a folder.';

const secretOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('longlist.session'));

/** Signing in, staying and signing out, in several tabs and browsers. */
describe('sessions', () => {
  let app: RunningApp;
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  /** A fresh program and the page that its link opened. */
  async function signedIn(): Promise<{ page: Page; done: () => Promise<void> }> {
    app = await startHere();
    const { page } = await openPage(browser, app.link);
    await page.getByText(WELCOME).waitFor();
    const done = async (): Promise<void> => {
      await page.context().close();
      await app.stop();
      removeData(app);
    };
    return { page, done };
  }
  const another = async (page: Page, address = app.url): Promise<Page> => {
    const tab = await page.context().newPage();
    await tab.goto(address);
    return tab;
  };

  it('goes on over a reload, in every tab, and with the link opened again; the code is not kept', async () => {
    const { page, done } = await signedIn();
    expect(page.url()).not.toContain('code=');
    await page.reload();
    await page.getByText(WELCOME).waitFor();
    const second = await another(page);
    await second.getByText(WELCOME).waitFor();
    const third = await another(page, app.link);
    await third.getByText(WELCOME).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await done();
  });

  it('is signed out from Settings in every tab at once, and nothing of it works any more', async () => {
    const { page, done } = await signedIn();
    const second = await another(page, `${app.url}/#/jobs`);
    await second.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    const secret = await secretOf(page);
    await rail(page, 'Settings').click();
    const section = page.getByRole('region', { name: 'Signed-in browsers' });
    await section.getByRole('row').filter({ hasText: 'This one' }).waitFor();
    await section.getByRole('button', { name: 'Sign out', exact: true }).click();
    for (const tab of [page, second]) {
      await tab.getByRole('heading', { name: 'You are signed out' }).waitFor();
      expect(await secretOf(tab)).toBeNull();
    }
    const answer = await fetch(`${app.url}/ui/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: secret }),
    });
    expect(answer.status).toBe(401);
    await page.reload();
    await page.getByRole('heading', { name: 'Open the link that Longlist printed' }).waitFor();
    await done();
  });

  it('is signed out from the palette', async () => {
    const { page, done } = await signedIn();
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: /^Rank by a job/u }).fill('sign out');
    await page.getByRole('dialog').getByText('Sign out', { exact: true }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await done();
  });

  it('stays signed in when the service could not be told, and says so', async () => {
    const { page, done } = await signedIn();
    await rail(page, 'Settings').click();
    await page.route('**/ui/sessions/*', (route) => route.abort());
    const button = page
      .getByRole('region', { name: 'Signed-in browsers' })
      .getByRole('button', { name: 'Sign out', exact: true });
    await button.click();
    await page.getByText('You are still signed in.').waitFor();
    expect(await secretOf(page)).not.toBeNull();
    await page.unroute('**/ui/sessions/*');
    await button.click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await done();
  });

  it('shows other browsers and signs one or all of them out, at once', async () => {
    const { page, done } = await signedIn();
    await app.stop();
    // each start prints a new link, and ends nothing
    app = await startHere({ data_dir: app.data_dir, port: Number(new URL(app.url).port) });
    const { page: stranger } = await openPage(browser, app.link);
    await stranger.getByText(WELCOME).waitFor();
    await rail(page, 'Settings').click();
    const section = page.getByRole('region', { name: 'Signed-in browsers' });
    await eventually(() => section.getByRole('row').count()).toBe(3);
    await section.getByRole('button', { name: /^Sign out Chrome/u }).click();
    await stranger.getByRole('heading', { name: 'This session has ended' }).waitFor();
    await eventually(() => section.getByRole('row').count()).toBe(2);
    await eventually(() => section.getByRole('button', { name: 'Sign out all others' }).count()).toBe(0);
    await page.reload();
    await section.waitFor();
    await stranger.context().close();
    await done();
  });

  it('is ended from elsewhere: the page says so, shows nothing, and goes on with a new link in any tab', async () => {
    const { page, done } = await signedIn();
    const second = await another(page);
    await second.getByText(WELCOME).waitFor();
    const token = await ownToken(app);
    const owner = (await (
      await fetch(`${app.url}/api/v1/clients`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { results: { id: string }[] };
    await fetch(`${app.url}/api/v1/clients/${owner.results[0]?.id}/secret`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    for (const tab of [page, second]) {
      await tab.getByRole('heading', { name: /This session has ended|You are signed out/u }).waitFor();
      await eventually(() => tab.getByRole('navigation').count()).toBe(0);
    }
    await app.stop();
    app = await startHere({ data_dir: app.data_dir, port: Number(new URL(app.url).port) });
    // only what follows the # changes in this tab
    await page.goto(app.link);
    for (const tab of [page, second]) await tab.getByText(WELCOME).waitFor();
    await done();
  });

  it('says of a link that was used that it was, where no session stands', async () => {
    const { page, done } = await signedIn();
    const { page: stranger } = await openPage(browser, app.link);
    await stranger.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await stranger.context().close();
    await page.getByText(WELCOME).waitFor();
    await done();
  });

  it('needs a new link on another port, and says that a move is a reason', async () => {
    const { page, done } = await signedIn();
    await app.stop();
    app = await startHere({ data_dir: app.data_dir });
    const moved = await another(page);
    await moved.getByText('When it has moved to another port').waitFor();
    await moved.goto(app.link);
    await moved.getByText(WELCOME).waitFor();
    await done();
  });

  it('lasts as long as the page where the browser keeps nothing, and says so then', async () => {
    app = await startHere();
    const context = await browser.newContext();
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await page.goto(app.link);
    await page.getByText(WELCOME).waitFor();
    await rail(page, 'Settings').click();
    await page.getByRole('row').filter({ hasText: 'This one' }).waitFor();
    await page.reload();
    await page.getByText('This browser stores nothing for this page').waitFor();
    await context.close();
    await app.stop();
    removeData(app);
  });
});
