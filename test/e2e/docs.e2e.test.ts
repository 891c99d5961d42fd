import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, removeData, startBrowser, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** A developer reads the documentation and tries calls, without anything from elsewhere. */
describe('the documentation of the API', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const elsewhere: string[] = [];

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, `${app.url}/docs`));
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url)) elsewhere.push(request.url());
    });
    await page.getByRole('heading', { level: 1, name: 'Longlist API' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  const answer = () => page.getByRole('status');
  const open = async (operation: string): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.type(operation);
    await page.keyboard.press('Enter');
    await page.getByText(operation, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
  };

  it('finds an operation by the keyboard and shows what it takes and gives', async () => {
    await open('createNomination');
    await page.getByRole('heading', { level: 1, name: 'Nominate a candidate for a job' }).waitFor();
    const body = page.getByRole('article');
    await body.getByText('current_nomination_stage_id').first().waitFor();
    await body.getByRole('button', { name: 'Example' }).first().click();
    await body.getByText('"application-311"').waitFor();
    await eventually(() => body.innerText()).toContain('409');
    await eventually(() => page.getByRole('region', { name: 'Try it' }).innerText()).toContain('curl -s');
  });

  it('refuses credentials that are wrong, in words', async () => {
    await page.getByRole('button', { name: 'Sign in to try calls' }).click();
    await page.getByLabel('client_id').fill('5b0d9a52-6c7e-4f6a-9a53-1f0c3f6f2b11');
    await page.getByLabel('client_secret').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
  });

  it('signs in with a client and tries calls, each with the ids of the one before', async () => {
    const file = path.join(app.data_dir, 'client.json');
    const { client_id, client_secret } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    await page.getByLabel('client_id').fill(client_id ?? '');
    await page.getByLabel('client_secret').fill(client_secret ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Signed in as the client').waitFor();
    for (const operation of ['createJob', 'createCandidate', 'createNomination']) {
      await open(operation);
      await page.getByRole('button', { name: 'Send POST' }).click();
      await answer().getByText('201 Created').waitFor();
    }
    await open('getNomination');
    await page.getByRole('button', { name: 'Send GET' }).click();
    await answer().getByText('200 OK').waitFor();
    await eventually(() => answer().innerText()).toContain('"remote_id": "application-311"');
    await answer()
      .getByText(/headers/u)
      .click();
    await answer()
      .getByText(/etag: "/u)
      .waitFor();
  });

  it('keeps no token: a new page is signed out', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Sign in to try calls' }).waitFor();
    await eventually(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe(
      '{}',
    );
  });

  it('takes the session of the interface, in the same browser', async () => {
    await page.goto(app.link);
    await page.getByRole('link', { name: 'Settings', exact: true }).waitFor();
    await page.goto(`${app.url}/docs#session`);
    await page.getByText('Signed in as the interface').waitFor();
    await open('createJob');
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill((await body.inputValue()).replace('job-1042', 'job-2'));
    await page.getByRole('button', { name: 'Send POST' }).click();
    await answer().getByText('201 Created').waitFor();
    await open('listJobs');
    await page.getByRole('button', { name: 'Send GET' }).click();
    await answer().getByText('200 OK').waitFor();
    // what would be created next has an id of its own, not that of the job just seen
    await open('createJob');
    await eventually(() => body.inputValue()).toContain('"job-1042"');
  });

  it('gives the client to copy', async () => {
    const response = await fetch(`${app.url}/docs/longlist.ts`);
    expect(response.headers.get('content-disposition')).toContain('longlist.ts');
    expect(await response.text()).toContain('export class Longlist');
  });

  it('asks nothing of the world, and complains only of what was meant to fail', () => {
    expect(elsewhere).toEqual([]);
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });
});
