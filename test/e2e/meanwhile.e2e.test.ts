import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { dropFiles, openPage, ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';
import { hold } from './hold.ts';

/** More than one page of a ranking (renderer/api/rankings.ts). */
const PEOPLE = 104;
const TABLE = 'Name,E-mail\nInes Okafor,ines@example.com\n';

/** Answers come late, or not at all, and a person has gone on meanwhile. */
describe('what happens meanwhile', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let service: Longlist;
  let job_id: string;
  let folder: string;

  const bar = () => page.getByRole('toolbar', { name: 'Actions for the selection' });
  const go = (hash: string) => page.goto(`${app.url}/#${hash}`);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'longlist-meanwhile-'));
    app = await startHere();
    browser = await startBrowser();
    service = new Longlist({ base_url: app.url, token: () => ownToken(app) });
    const description = 'Operates the cranes of a harbour by night.';
    job_id = (
      await service.createJob({ title: 'Crane operator', description, status: 'open', remote_id: 'crane' })
    ).id;
    for (let at = 0; at < PEOPLE; at += 1) await service.createCandidate({ full_name: `Person ${at}` });
    ({ page } = await openPage(browser, app.link));
    await rail(page, 'Ranking').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await page.unrouteAll();
  });

  it('says when only the first part of a ranking could be fetched, and picks all once all are there', async () => {
    await page.route(/_rankings\?.*offset=100/u, (route) => route.abort('connectionreset'));
    await go(`/ranking?job=${job_id}`);
    // the page it opened on may have fetched all of it by now
    await page.reload();
    const line = page.getByRole('alert').filter({ hasText: 'Only the first 100 of 104 could be loaded' });
    await line.waitFor();
    await page.keyboard.press('Control+a');
    await eventually(() => bar().count()).toBe(0);
    await page.unrouteAll();
    await line.getByRole('button', { name: 'Try again' }).click();
    await bar().getByText('104 selected').waitFor();
    await line.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  it('keeps who is picked while an act runs', async () => {
    const rows = page.getByRole('grid').getByRole('row').filter({ hasText: 'Person' });
    await rows.nth(0).hover();
    await rows.nth(0).getByRole('checkbox').click();
    await rows.nth(1).getByRole('checkbox').click();
    const moving = await hold(page, /\/nominations(?:\?|$)/u, 'POST');
    await bar().getByRole('button', { name: 'Shortlist' }).click();
    await eventually(() => moving.asked()).toBeGreaterThan(0);
    await rows.nth(2).getByRole('checkbox').click();
    await moving.release();
    await page.getByRole('alert').filter({ hasText: '2 candidates → Shortlisted' }).waitFor();
    await bar().getByText('1 selected').waitFor();
    await page.keyboard.press('Escape');
  });

  it('leads nobody to a spreadsheet from where they went meanwhile', async () => {
    await go('/import');
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    const sent = await hold(page, /\/candidate_tables/u, 'POST');
    await dropFiles(page, [{ name: 'people.csv', bytes: Buffer.from(TABLE) }]);
    await eventually(() => sent.asked()).toBe(1);
    await rail(page, 'Pool').click();
    await page.getByRole('heading', { name: 'Pool', level: 1 }).waitFor();
    await sent.release();
    const notice = page.getByRole('alert').filter({ hasText: 'The spreadsheet has been read.' });
    await notice.waitFor();
    expect(page.url()).toContain('#/pool');
    await notice.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'What is in the columns' }).waitFor();
  });

  it('asks of each spreadsheet anew whether it has headings', async () => {
    const headings = page.getByRole('checkbox', { name: 'The first row has headings' });
    await headings.click();
    await eventually(() => headings.isChecked()).toBe(false);
    const { id } = await service.uploadCandidateTable({
      file: new File([TABLE.replace('Ines', 'Ida')], 'others.csv'),
    });
    await go(`/import/table/${id}`);
    await page.getByRole('heading', { name: 'others.csv' }).waitFor();
    await eventually(() => headings.isChecked()).toBe(true);
  });

  it('prints nothing but what was to be printed', async () => {
    await go('/pool');
    await page
      .getByRole('row', { name: /Person/u })
      .first()
      .waitFor();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    const cards = await hold(page, /\/candidate_cards/u, 'GET');
    await page.keyboard.press('Control+p');
    await eventually(() => cards.asked()).toBeGreaterThan(0);
    await rail(page, 'Jobs').click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    const answered = page.waitForResponse(/\/candidate_cards/u);
    await cards.release();
    await answered;
    await rail(page, 'Pool').click();
    await page
      .getByRole('row', { name: /Person/u })
      .first()
      .waitFor();
    await eventually(() => page.locator('[data-asked-to-print]').count()).toBe(0);
  });

  it('keeps a watched folder out of sight that is being removed, whatever is fetched', async () => {
    const [first, second] = ['first', 'second'].map((name) => path.join(folder, name)) as [string, string];
    for (const one of [first, second]) mkdirSync(one);
    const watched = { import_existing: false, with_subfolders: false, job_id: null };
    await service.createWatchedFolder({ ...watched, path: first });
    await go('/import');
    await page.getByRole('button', { name: 'Watch a folder…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Watched folders' });
    await dialog.getByText(first).waitFor();
    await dialog.getByRole('button', { name: /^Stop watching/ }).click();
    await dialog.getByText(first).waitFor({ state: 'detached' });
    await service.createWatchedFolder({ ...watched, path: second });
    await dialog.getByText(second).waitFor();
    await eventually(() => dialog.getByText(first).count()).toBe(0);
    const notice = page.getByRole('alert').filter({ hasText: 'is no longer watched' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText(first).waitFor();
    await page.keyboard.press('Escape');
  });

  it('takes the drop sheet away when a drag ends and nothing says so', async () => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Ines'], 'ines.txt'));
      return data;
    });
    const sheet = page.locator('[data-drop-zone="import"]');
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
    await sheet.waitFor();
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
    await sheet.waitFor({ state: 'detached' });
    // a page that was busy may have been told late
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
    await sheet.waitFor();
    await page.dispatchEvent('body', 'dragleave', { dataTransfer: transfer });
    await sheet.waitFor({ state: 'detached' });
  });

  it('keeps what is typed where what is shown could not be fetched anew', async () => {
    await go(`/pipeline?job=${job_id}`);
    await page.getByRole('button', { name: 'Stages' }).click();
    const name = page.getByRole('textbox', { name: 'New stage' });
    await name.fill('Client interview');
    let lost = 0;
    const asked = /\/nomination_stages/u;
    await page.route(asked, (route) => {
      lost += 1;
      return route.abort('connectionreset');
    });
    const stage = { category: 'active' as const };
    await service.createNominationStage({ ...stage, name: 'Trial day' });
    // asked three times, then it is an error
    await eventually(() => lost).toBeGreaterThanOrEqual(3);
    await page.unroute(asked);
    await service.createNominationStage({ ...stage, name: 'Second trial' });
    const dialog = page.getByRole('dialog');
    await eventually(() =>
      dialog.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toContain('Second trial');
    await eventually(() => name.inputValue()).toBe('Client interview');
  });
});
