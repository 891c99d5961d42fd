import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEml } from '../helpers/eml.ts';
import { rail, removeData, savedBytes, startBrowser, type RunningApp } from './app.ts';
import { axeFindings } from './axe.ts';
import { eventually } from './eventually.ts';
import { openSamples } from './samples.ts';

/** The mail program of a page: it keeps the links it is given. */
async function catchMail(page: Page): Promise<void> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="mailto:"]');
      if (link === null) return;
      opened.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    });
  });
}

/** Letters from templates: to several who were rejected, to one by the mail program, and the templates themselves. */
describe('letters', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let names: string[];

  const dialog = () => page.getByRole('dialog');
  const letter = () => dialog().locator('[data-letter]');
  const text = () => dialog().getByLabel('Letter', { exact: true });
  const row = (name: string) => page.getByRole('row', { name });

  const looksRight = async (): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
  };

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1000 }));
    // rows stand before the names of those in them
    await page.waitForFunction(() => {
      const cells = document.querySelectorAll<HTMLElement>('[role=grid] [role=gridcell][data-column=name]');
      return [...cells].filter((cell) => cell.innerText !== '').length >= 12;
    });
    names = (await page.locator('[role=gridcell][data-column=name]').allInnerTexts()).slice(0, 3);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('are offered to those who were rejected, and saved as drafts', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+Space');
    const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
    await bar.getByText('3 selected').waitFor();
    await bar.getByRole('button', { name: 'Reject' }).click();
    for (const name of names) await row(name).getByText('Rejected').waitFor();
    const notice = page.getByRole('alert').filter({ hasText: '3 candidates → Rejected' });
    await notice.getByRole('button', { name: 'Write to them' }).click();

    await dialog().getByText('Write to 3 candidates').waitFor();
    await dialog().getByRole('radio', { name: 'Decline' }).and(page.locator(':checked')).waitFor();
    // in the order of the list, which may have changed since its names were read
    const greeting = letter().getByText(new RegExp(`Hello (?:${names.join('|')}),`, 'u'));
    const [first = ''] = /Hello [^,]+,/u.exec(await greeting.innerText()) ?? [];
    await dialog().getByRole('button', { name: 'Next letter' }).click();
    await greeting.filter({ hasNotText: first }).waitFor();

    const written = await text().inputValue();
    await text().fill(written.replace('Hello {{full_name}},', 'Hello {{frist_name}},'));
    await dialog().getByText('There is no field {{frist_name}}. Did you mean {{first_name}}?').waitFor();
    await letter().getByText('Hello [frist name],').waitFor();
    await dialog().getByText('0 of 3 are complete').waitFor();
    await looksRight();
    await text().fill(written.replace('Kind regards', 'Warm regards'));
    await dialog().getByText('All 3 are ready to send from your mail program').waitFor();

    const saving = page.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Save 3 as .eml (ZIP)' }).click();
    const files = unzipSync(new Uint8Array(await savedBytes(saving)));
    expect(Object.keys(files).toSorted()).toEqual(names.map((name) => `${name}.eml`).toSorted());
    for (const [name, bytes] of Object.entries(files)) {
      const mail = openEml(Buffer.from(bytes).toString('latin1'));
      const person = name.replace('.eml', '');
      expect(mail.to?.name).toBe(person);
      expect(mail.to?.address).toMatch(/^[^@\s]+@example\.\w+$/);
      expect(mail.headers).toMatchObject({ 'x-unsent': '1' });
      expect(mail.headers).not.toHaveProperty('from');
      expect(mail.subject).toMatch(/^Your resume for /);
      expect(mail.body).toMatch(new RegExp(`^Hello ${person},\\r\\n`));
      expect(mail.body).toContain('Warm regards');
    }
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('3 letters saved. Open and send them in your mail program.').waitFor();
  });

  it('open in the mail program, and stand in the history', async () => {
    await row(names[0]!).dblclick();
    await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor();
    await page.getByRole('button', { name: 'Compare' }).first().or(page.locator('h1')).first().waitFor();
    await page.keyboard.press('w');
    await dialog().getByText('Write a letter').waitFor();
    await dialog().getByText('Invite', { exact: true }).click();
    await letter().getByText('would like to talk with you').waitFor();
    // a key that closes the dialog loses nothing
    await text().fill('Half a thought');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.press('w');
    await eventually(() => text().inputValue()).toBe('Half a thought');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    // nor does loading the page anew
    await page.reload();
    await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor();
    await catchMail(page);
    await page.keyboard.press('w');
    await eventually(() => text().inputValue()).toBe('Half a thought');
    await dialog().getByText('You had begun this and not finished it.').waitFor();
    await dialog().getByRole('button', { name: 'Discard' }).click();
    await letter().getByText('would like to talk with you').waitFor();
    await page.getByText('Your draft was discarded.').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.press('w');
    await letter().getByText('would like to talk with you').waitFor();
    const link = dialog().getByRole('link', { name: 'Open in mail program' });
    await eventually(() => link.getAttribute('href')).toMatch(/^mailto:/);
    await link.click();
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.press('3');
    const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(opened).toHaveLength(1);
    const { searchParams } = new URL(opened[0]!);
    expect(searchParams.get('subject')).toMatch(/^A conversation about /);
    expect(searchParams.get('body')).toMatch(new RegExp(`^Hello ${names[0]},\\r\\n\\r\\nI have read`));
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('prepared an invitation').waitFor();
    await history.getByText('prepared a rejection letter').waitFor();
    const saving = page.waitForEvent('download');
    await history.getByRole('button', { name: 'Save as .eml' }).first().click();
    const again = openEml((await savedBytes(saving)).toString('latin1'));
    expect(again.subject).toMatch(/^A conversation about /);
  });

  it('come from templates, which name the fields they do not know', async () => {
    await rail(page, 'Settings').click();
    const part = page.getByRole('region', { name: 'Templates', exact: true });
    await part.getByLabel('My name').fill('Mira Tal');
    await part.getByLabel('My name').blur();
    await part.getByRole('button', { name: 'New template' }).click();
    await dialog().getByLabel('Name', { exact: true }).fill('Reference');
    await dialog().getByLabel('Subject').fill('A reference for {{jobtitle}}');
    await text().fill('Hello {{first_name}},\n\nmay we call somebody you worked for?\n\n{{my_name}}');
    await dialog().getByText('There is no field {{jobtitle}}. Did you mean {{job_title}}?').waitFor();
    await letter().getByText('Mira Tal').waitFor();
    await looksRight();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    const one = part.getByRole('listitem').filter({ hasText: 'Reference' });
    await one.getByText('1 unknown field').waitFor();
    await one.getByRole('button', { name: 'Edit Reference' }).click();
    await dialog().getByLabel('Subject').fill('A reference for ');
    await text().focus();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await one.getByText('1 unknown field').waitFor({ state: 'detached' });

    await one.getByRole('button', { name: 'Delete Reference' }).click();
    await one.waitFor({ state: 'detached' });
    await page
      .getByRole('alert')
      .filter({ hasText: 'Reference deleted' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await one.waitFor();
    expect(complaints).toEqual([]);
  });
});
