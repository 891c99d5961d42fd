import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';
import { thirdParty } from './third_party.ts';

/** Whether a dialog that comes has a button that cannot be pressed yet, at the first look; runs in the page. */
function beginsDisabled(label: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
      const found = buttons.find((button) => button.textContent === label);
      if (found === undefined) requestAnimationFrame(look);
      else resolve(found.disabled);
    };
    look();
  });
}

const BOTH = ['all:read', 'all:write'];

/** A program asks, a person decides, and sees what the program then does. */
describe('access of other programs', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let program: ReturnType<typeof thirdParty>;
  const dialogOf = (name: string): Locator => page.getByRole('dialog', { name: `${name} asks for access` });

  beforeAll(async () => {
    app = await startHere();
    program = thirdParty(app);
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('shows who asks within a second, with the code, and takes no stray key for an answer', async () => {
    await rail(page, 'Jobs').click();
    await page.getByText('No jobs yet').waitFor();
    const begins_disabled = page.evaluate(beginsDisabled, 'Approve');
    const asked = await program.ask({
      name: 'Calendar sync',
      description: 'Puts interviews into your calendar.',
      scopes: BOTH,
    });
    const dialog = dialogOf('Calendar sync');
    await dialog.waitFor();
    await dialog.getByText(asked.code).waitFor();
    await dialog.getByText('Puts interviews into your calendar.').waitFor();
    for (const key of ['Enter', 'Space', 'Enter', 'a', 'y']) await page.keyboard.press(key);
    expect(await begins_disabled).toBe(true);
    await eventually(() => dialog.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true);
    for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
    expect((await program.claim(asked)).state).toBe('WAITING');

    await dialog.getByLabel('Read only').check();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('alert').getByText('Calendar sync has access').waitFor();
    const claimed = await program.claim(asked);
    expect(claimed.state).toBe('APPROVED');
    const call = await program.signIn(claimed);
    expect(await call('GET', '/jobs')).toBe(200);
    expect(await call('DELETE', '/jobs/remote.1')).toBe(403);
    expect(await program.claim(asked)).toMatchObject({ state: 'CLAIMED', client_secret: null });
  });

  it('can be for single parts: what is ticked, and nothing else', async () => {
    const asked = await program.ask({ name: 'Job board', scopes: BOTH });
    const dialog = dialogOf('Job board');
    await dialog.getByLabel('Only what is ticked here').check();
    const parts = dialog.getByRole('table', { name: 'What it may read and change' });
    // all it asked for is ticked at first
    await eventually(() => parts.getByRole('checkbox', { checked: true }).count()).toBe(14);
    for (const box of await parts.getByRole('checkbox').all()) await box.uncheck();
    await eventually(() => dialog.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    await parts.getByRole('checkbox', { name: 'Jobs and their criteria: read' }).check();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.waitFor({ state: 'detached' });
    const call = await program.signIn(await program.claim(asked));
    expect(await call('GET', '/jobs')).toBe(200);
    expect(await call('GET', '/candidates')).toBe(403);
    expect(await call('DELETE', '/jobs/remote.1')).toBe(403);
  });

  it('is asked for in parts: no more can be ticked', async () => {
    const asked = await program.ask({ name: 'Tag counter', scopes: ['tags:read', 'jobs:read'] });
    const dialog = dialogOf('Tag counter');
    const parts = dialog.getByRole('table', { name: 'What it may read and change' });
    await eventually(() => parts.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await eventually(() =>
      parts.getByRole('checkbox', { name: 'Candidates and notes: read' }).isDisabled(),
    ).toBe(true);
    await parts.getByRole('checkbox', { name: 'Jobs and their criteria: read' }).uncheck();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.waitFor({ state: 'detached' });
    const call = await program.signIn(await program.claim(asked));
    expect([await call('GET', '/tags'), await call('GET', '/jobs')]).toEqual([200, 403]);
  });

  it('is decided by keyboard alone: refuse', async () => {
    const asked = await program.ask({ name: 'Mail merge' });
    const dialog = dialogOf('Mail merge');
    const refuse = dialog.getByRole('button', { name: 'Refuse' });
    await eventually(() => refuse.isEnabled()).toBe(true);
    for (let count = 0; count < 8; count += 1) {
      if (await refuse.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await program.claim(asked)).state).toBe('REFUSED');
  });

  it('can be decided later: Escape answers nothing, several wait in turn, and the next opening asks again', async () => {
    const first = await program.ask({ name: 'Board import' });
    await dialogOf('Board import').waitFor();
    const second = await program.ask({ name: 'Payroll' });
    await dialogOf('Board import').getByText('1 more app is waiting.').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf('Payroll').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect([(await program.claim(first)).state, (await program.claim(second)).state]).toEqual([
      'WAITING',
      'WAITING',
    ]);
    await page.getByRole('button', { name: '2 apps ask for access' }).click();
    await dialogOf('Board import').waitFor();
    await page.reload();
    const dialog = dialogOf('Board import');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await dialogOf('Payroll').getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await program.claim(second)).state).toBe('REFUSED');
  });

  it('leaves what lies below it open: the Escape was meant for the dialog', async () => {
    await page.keyboard.press('Control+K');
    const palette = page.getByPlaceholder('Rank by', { exact: false });
    await palette.fill('kafka');
    await program.ask({ name: 'Reports' });
    await dialogOf('Reports').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf('Reports').waitFor({ state: 'detached' });
    await eventually(() => palette.inputValue()).toBe('kafka');
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await rail(page, 'Settings').click();
    await page.getByRole('button', { name: 'New app' }).click();
    const form = page.getByRole('dialog', { name: 'New app' });
    await form.getByLabel('Name').fill('Half a name');
    await program.ask({ name: 'Reports again' });
    await dialogOf('Reports again').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf('Reports again').waitFor({ state: 'detached' });
    await eventually(() => form.getByLabel('Name').inputValue()).toBe('Half a name');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '2 apps ask for access' }).click();
    await dialogOf('Reports').getByRole('button', { name: 'Refuse' }).click();
    await dialogOf('Reports again').getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('shows what a program did as it happens, and what failed', async () => {
    await rail(page, 'Settings').click();
    const row = page.getByRole('row', { name: /Calendar sync/u }).first();
    await eventually(() => row.innerText()).toContain('Read only');
    await row.getByRole('button', { name: 'Requests of Calendar sync' }).click();
    const log = page.getByRole('region', { name: 'Requests of Calendar sync' });
    await log.getByRole('row', { name: /DELETE .*INSUFFICIENT_SCOPE/u }).waitFor();
    await eventually(() => log.getByRole('row').count()).toBe(4); // the head, the token, two calls
    await log.getByLabel('Errors only').check();
    await eventually(() => log.getByRole('row').count()).toBe(2);
    await log.getByLabel('Errors only').uncheck();
  });

  it('makes a new secret, shown once: the old one ends', async () => {
    await page.getByRole('button', { name: 'New secret' }).click();
    const dialog = page.getByRole('dialog', { name: 'New secret for Calendar sync' });
    await dialog.getByRole('button', { name: 'New secret' }).click();
    await dialog.getByText('client_secret', { exact: true }).waitFor();
    await program.ask({ name: 'Payroll' });
    await dialogOf('Payroll').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf('Payroll').waitFor({ state: 'detached' });
    const [client_id = '', client_secret = ''] = await dialog.locator('code').allInnerTexts();
    await eventually(() => dialog.locator('pre').innerText()).toContain(`-d client_secret=${client_secret}`);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    const call = await program.signIn({ state: '', client_id, client_secret });
    expect(await call('GET', '/candidates?q=anna')).toBe(200);
    const log = page.getByRole('region', { name: 'Requests of Calendar sync' });
    await log.getByText('/api/v1/candidates?q', { exact: true }).waitFor();
    await eventually(() => page.locator('body').innerText()).not.toContain(client_secret);
  });

  it('hides a client whose access ends, for good or until that is undone', async () => {
    const row = page.getByRole('row', { name: /Calendar sync/u });
    await row.getByRole('button', { name: 'Revoke Calendar sync' }).click();
    await row.waitFor({ state: 'detached' });
    const ended = page.getByRole('alert').filter({ hasText: 'Calendar sync loses access' });
    // a notice under the pointer stays, however long what comes between takes
    await ended.hover();
    // the list is fetched again meanwhile: it has the client still
    const fetched = page.waitForResponse(
      async (reply) => /\/clients(\?|$)/u.test(reply.url()) && (await reply.text()).includes('Calendar sync'),
    );
    await rail(page, 'Jobs').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    await rail(page, 'Settings').press('Enter');
    await fetched;
    await page.getByRole('row', { name: /Owner/u }).waitFor();
    await eventually(() => row.count()).toBe(0);
    await ended.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
  });

  it("has the owner's own credentials, and they work", async () => {
    const own = page.getByRole('region', { name: 'API access' });
    await own.getByRole('button', { name: 'Show' }).click();
    const codes = await own.locator('code').allInnerTexts();
    const [client_id = '', client_secret = ''] = codes.slice(2);
    expect(codes.at(-1)).toBe(`${app.data_dir}/client.json`);
    const call = await program.signIn({ state: '', client_id, client_secret });
    expect(await call('GET', '/jobs')).toBe(200);
  });

  it('tries a call: status, time, headers, body, and the same with curl', async () => {
    const tried = page.getByRole('region', { name: 'Try it' });
    await tried.getByRole('button', { name: 'Send' }).click();
    await tried.getByText('200 OK').waitFor();
    await eventually(() => tried.locator('pre').last().innerText()).toContain('"is_error": false');
    await tried.getByText(/\d+ headers/u).click();
    await tried.getByText('x-total-count').waitFor();
    await tried.getByLabel('limit').fill('0');
    await eventually(() => tried.locator('pre').first().innerText()).toBe(
      `curl "${app.url}/api/v1/jobs?limit=0" -H "Authorization: Bearer $TOKEN"`,
    );
    await tried.getByRole('button', { name: 'Send' }).click();
    await tried.getByText('422').first().waitFor();
    await tried.getByText('VALIDATION_FAILED').waitFor();
  });

  it('complains of nothing but the call that was to fail', () => {
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });
});
