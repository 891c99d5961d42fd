import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { axeFindings } from './axe.ts';
import { openPage, ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { eventually } from './eventually.ts';
import { startHere } from './here.ts';
import { readToEnd } from './hostile.ts';

const PASSWORD = { mira: 'seven quiet herons by the weir', ben: 'nine loud geese on the dike' };

const resume = new Blob(
  [
    JSON.stringify({
      basics: { name: 'Ada Amsel', label: 'Crane operator' },
      work: [{ name: 'Harbour of Exampleton', position: 'Crane operator', startDate: '2019-03-01' }],
    }),
  ],
  { type: 'application/json' },
);

const people = (page: Page): Locator => page.getByRole('region', { name: 'People', exact: true });
const button = (at: Page | Locator, name: string): Locator => at.getByRole('button', { name, exact: true });

async function choosePassword(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('New password').fill(password);
  await button(page, 'Set password').click();
  await button(page, `${name}: account and sign out`).waitFor();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

/** An office from its first owner on: who comes in, what each may do, and who did what. */
describe('people of an office', () => {
  let app: RunningApp;
  let browser: Browser;
  let mira: Page;
  let ben: Page;
  let candidate_id: string;

  beforeAll(async () => {
    app = await startHere({ is_office: true });
    browser = await startBrowser();
    const token = await ownToken(app);
    const client = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const job = { title: 'Crane operator', description: 'Operates the cranes of a harbour by night.' };
    const { id: job_id } = await client.createJob({ ...job, status: 'open', remote_id: 'crane' });
    await client.createImport({ file: resume, file_name: 'ada.json', job_id });
    await readToEnd(client);
    candidate_id = (await client.listCandidates().all())[0]?.id ?? '';
    ({ page: mira } = await openPage(browser, app.link));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  /** Mira adds somebody, and copies their link. */
  async function add(name: string, role: string): Promise<string> {
    await mira.goto(`${app.url}/#/settings#people`);
    await button(people(mira), 'Add a person').click();
    const dialog = mira.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('E-mail address').fill(`${name.split(' ')[0]!.toLowerCase()}@example.com`);
    await dialog.getByRole('radio', { name: role }).check();
    await button(dialog, 'Create account').click();
    const link = dialog.getByLabel('Link', { exact: true });
    await link.waitFor();
    expect(await axeFindings(mira)).toEqual([]);
    const address = (await link.textContent()) ?? '';
    await button(dialog, 'I have copied it').click();
    await dialog.waitFor({ state: 'detached' });
    return address;
  }

  it('begin with somebody who makes themselves the first owner, and goes on at once', async () => {
    await mira.getByRole('link', { name: 'Nobody has an account here yet' }).click();
    await people(mira).getByLabel('Name', { exact: true }).fill('Mira Tal');
    await people(mira).getByLabel('E-mail address').fill('no address');
    await button(people(mira), 'Make yourself the first owner').click();
    await people(mira).getByText('This is not an e-mail address.').waitFor();
    expect(await axeFindings(mira)).toEqual([]);
    await people(mira).getByLabel('E-mail address').fill('mira@example.com');
    await button(people(mira), 'Make yourself the first owner').click();
    await choosePassword(mira, 'Mira Tal', PASSWORD.mira);
    await people(mira).getByRole('row').filter({ hasText: 'mira@example.com' }).waitFor();
    // the owner who is the only one stays one, and is told why in place
    await mira.getByRole('combobox', { name: 'Role of Mira Tal' }).click();
    await mira.getByRole('option', { name: /^Reader/u }).click();
    await people(mira)
      .getByText(/The office needs an owner/u)
      .waitFor();
    expect(await axeFindings(mira)).toEqual([]);
  });

  it('come in by a link and then by their password, in every tab, and go out again', async () => {
    ({ page: ben } = await openPage(browser, await add('Ben Ode', 'Recruiter')));
    await choosePassword(ben, 'Ben Ode', PASSWORD.ben);
    const tab = await ben.context().newPage();
    await tab.goto(`${app.url}/#/jobs`);
    await tab.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    await button(ben, 'Ben Ode: account and sign out').click();
    await ben.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const page of [ben, tab]) await page.getByText(/^You are signed out/u).waitFor();
    await signIn(ben, 'ben@example.com', 'not this one at all');
    await ben.getByText('The e-mail address or the password is wrong.').waitFor();
    expect(await axeFindings(ben)).toEqual([]);
    await eventually(() => ben.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe(
      'current-password',
    );
    await signIn(ben, 'ben@example.com', PASSWORD.ben);
    for (const page of [ben, tab]) await button(page, 'Ben Ode: account and sign out').waitFor();
    await tab.close();
  });

  it('see who else looks at a candidate, and who wrote and moved what', async () => {
    await ben.goto(`${app.url}/#/candidates/${candidate_id}?tab=notes`);
    await ben.getByRole('textbox', { name: /^Note about/u }).fill('Called, is interested.');
    await ben.keyboard.press('Control+Enter');
    await mira.goto(`${app.url}/#/candidates/${candidate_id}?tab=notes`);
    await mira.getByText('Ben Ode is looking at this').waitFor();
    await mira.getByRole('region', { name: 'Notes' }).getByText('Ben Ode').waitFor();
    expect(await axeFindings(mira)).toEqual([]);
    await mira.goto(`${app.url}/#/activity`);
    await mira.getByText('wrote a note').waitFor();
    await mira.getByRole('combobox', { name: 'Who' }).click();
    await mira.getByRole('option', { name: 'Mira Tal' }).click();
    await eventually(() => mira.getByText('wrote a note').count()).toBe(0);
    expect(mira.url()).toContain('person=');
  });

  it('who only look find nothing to change, and what they may follows their role at once', async () => {
    const { page: ada } = await openPage(browser, await add('Ada Quill', 'Reader'));
    await button(ada, 'Later').click();
    await rail(ada, 'Jobs').click();
    await button(ada, 'More for Crane operator').click();
    await ada.getByRole('menuitem', { name: 'Open' }).waitFor();
    await eventually(() => ada.getByRole('menuitem').count()).toBe(1);
    await ada.keyboard.press('Escape');
    await ada.getByText('You can look at everything, but not change anything').waitFor();
    const create = ada.getByRole('link', { name: 'New job' });
    await eventually(() => create.isVisible()).toBe(false);
    await ada.goto(`${app.url}/#/candidates/${candidate_id}?tab=notes`);
    await ada.getByRole('region', { name: 'Notes' }).getByText('Called, is interested.').waitFor();
    await eventually(() => ada.getByRole('textbox', { name: /^Note about/u }).count()).toBe(0);
    expect(await axeFindings(ada)).toEqual([]);
    await ada.goto(`${app.url}/#/settings#retention`);
    await ada
      .getByRole('region', { name: 'Retention', exact: true })
      .getByText('Only owners can change this.')
      .waitFor();
    expect(await axeFindings(ada)).toEqual([]);

    await rail(ada, 'Jobs').click();
    await mira.goto(`${app.url}/#/settings#people`);
    await mira.getByRole('combobox', { name: 'Role of Ada Quill' }).click();
    await mira.getByRole('option', { name: /^Recruiter/u }).click();
    await create.waitFor();
    // and out
    await button(people(mira), 'Remove Ada Quill').click();
    await button(mira.getByRole('dialog'), 'Remove').click();
    await ada.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await people(mira).getByText('Ada Quill').waitFor({ state: 'detached' });
  });
});
