import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, removeData, savedBytes, startBrowser, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** A field is made, filled in on a candidate and a job, filtered by and exported. */
describe('own fields', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let candidate: string;
  let job: string;

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    candidate = (await service.createCandidate({ full_name: 'Ines Okafor' })).id;
    await service.createCandidate({ full_name: 'Ben Ohm' });
    job = (
      await service.createJob({
        title: 'Potter',
        description: 'Throws and glazes.',
        status: 'open',
        remote_id: 'potter',
      })
    ).id;
  });
  afterAll(async () => {
    expect(complaints).toEqual([]);
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('are made in Settings, of candidates and of jobs', async () => {
    await page.goto(`${app.url}/#/settings#own-fields`);
    const part = page.getByRole('region', { name: 'Own fields' });
    const add = async (name: string, kind: string, choices?: string): Promise<void> => {
      await part.getByRole('button', { name: 'Add field' }).click();
      await part.getByLabel('Name', { exact: true }).fill(name);
      await part.getByText(kind, { exact: true }).click();
      if (choices !== undefined) await part.getByLabel('Choices, one a line').fill(choices);
      await part.getByLabel('Name', { exact: true }).press('Enter');
      await part.getByRole('row', { name: new RegExp(`^${name}`, 'u') }).waitFor();
    };
    await add('Work model', 'Choice', 'Remote\nHybrid');
    await add('Day rate', 'Number');
    await part.getByText('Jobs', { exact: true }).click();
    await part.getByText('No own fields for jobs yet.').waitFor();
    await add('Cost center', 'Text');
  });

  it('are filled in where a candidate and a job are looked at', async () => {
    await page.goto(`${app.url}/#/candidates/${candidate}?tab=notes`);
    const fill = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Fill in a field' }).click();
      await page.getByRole('combobox', { name: 'Fill in a field' }).fill(name.slice(0, 4));
      await page.getByRole('option', { name }).click();
    };
    await fill('Work model');
    await page.getByRole('combobox', { name: 'Work model' }).selectOption('Hybrid');
    await page.getByRole('button', { name: 'Edit Work model: Hybrid' }).waitFor();
    await fill('Day rate');
    await page.getByRole('spinbutton', { name: 'Day rate' }).fill('640');
    await page.getByRole('spinbutton', { name: 'Day rate' }).press('Enter');
    await page.getByRole('button', { name: 'Edit Day rate: 640' }).waitFor();
    await page.goto(`${app.url}/#/jobs/${job}`);
    await fill('Cost center');
    await page.getByRole('textbox', { name: 'Cost center' }).fill('4711');
    await page.getByRole('textbox', { name: 'Cost center' }).press('Enter');
    await page.getByRole('button', { name: 'Edit Cost center: 4711' }).waitFor();
    // and taken back
    await page.getByText('Cost center saved').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('button', { name: 'Edit Cost center: 4711' }).waitFor({ state: 'detached' });
  });

  it('filter the pool, and stand in what is exported from it', async () => {
    await page.goto(`${app.url}/#/pool`);
    await page.getByRole('row', { name: /Ben Ohm/u }).waitFor();
    const more = page.getByRole('button', { name: 'Own fields' });
    await more.click();
    await page.getByRole('combobox', { name: 'Choose a field' }).click();
    await page.getByRole('option', { name: 'Work model' }).click();
    await page.getByRole('checkbox', { name: 'Hybrid' }).check();
    await page.getByRole('row', { name: /Ben Ohm/u }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Ines Okafor/u }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Own fields: Work model: Hybrid' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const [head = '', row = ''] = (await savedBytes(download)).toString().split('\r\n');
    expect(head).toContain('Own field: Work model,Own field: Day rate');
    expect(row).toMatch(/Ines Okafor.*Hybrid,640/u);
  });

  it('are deleted with their values, and come back from the notice', async () => {
    await page.goto(`${app.url}/#/settings#own-fields`);
    await page.getByRole('button', { name: 'Delete Day rate' }).click();
    await page.getByText('Day rate deleted, with 1 value').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await eventually(() => page.getByRole('button', { name: 'Delete Day rate' }).count()).toBe(1);
  });
});
