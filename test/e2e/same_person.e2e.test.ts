import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dropFiles,
  openPage,
  rail,
  removeData,
  type RunningApp,
  SAMPLES,
  startBrowser,
  untilRead,
  showPart,
} from './app.ts';
import { ask } from './axe_acts.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** A program is started and two files are read: a loaded machine may take its time. */
const PREPARED_IN = 240_000;
const RESUME = readFileSync(path.join(SAMPLES, 'nadia-benkirane.txt'), 'utf8');

/** One person in two files, told apart or made one; and a person's own words for skills. */
describe('same person, own skills', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  /** How many resumes are hers, beside her name. */
  const records = () => page.getByRole('button', { name: /^2 resumes/u });
  /** Whatever says that there may be more than one of her. */
  const sign = () => page.getByRole('button', { name: /^2 resumes|^Duplicate\?/u });

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await dropFiles(page, [
      { name: 'first.txt', bytes: Buffer.from(RESUME) },
      { name: 'second.txt', bytes: Buffer.from(RESUME.replace('Nadia Benkirane', 'Nadia Benkirane-Roy')) },
    ]);
    await untilRead(page);
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('stacks them in a ranking, and counts people', async () => {
    await page.goto(`${app.url}/#/ranking?by=words&q=nurse`);
    const line = page.getByRole('button', {
      name: '2 resumes, probably of one person · the other ranks 2 among all resumes',
    });
    await line.waitFor();
    const rows = page.locator('[role=row][aria-selected]');
    await eventually(() => rows.count()).toBe(1);
    await page.keyboard.press('Shift+C');
    await page.getByText('2 selected').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await eventually(() => rows.count()).toBe(2);
    await page.getByRole('gridcell', { name: 'Rank 2 among all resumes' }).waitFor();
    await line.click();
    await eventually(() => rows.count()).toBe(1);
    await line.click();
    await page.getByRole('row', { name: /Nadia Benkirane-Roy/u }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Nadia Benkirane-Roy' }).waitFor();
    await records().waitFor();
    await page.getByText('1 of 1').waitFor();
    for (const name of ['Previous candidate', 'Next candidate']) {
      await eventually(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
    }
    await rail(page, 'Import').click();
  });

  it('says so once over the import list, and on the candidate', async () => {
    await page.getByRole('link', { name: '1 possible duplicate: review' }).waitFor();
    const row = page.getByRole('row', { name: 'second.txt' });
    await row.getByRole('link', { name: 'Nadia Benkirane-Roy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nadia Benkirane-Roy' }).waitFor();
    await records().waitFor();
  });

  it('tells two people apart, and takes that back', async () => {
    await records().click();
    await page.getByRole('button', { name: 'Compare and merge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Same person?' });
    await dialog.getByRole('button', { name: 'Not the same person' }).click();
    await sign().waitFor({ state: 'detached' });
    await page
      .getByRole('alert')
      .filter({ hasText: 'is a different person' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await records().waitFor();
  });

  it('merges with a choice of fields, and undoes it', async () => {
    await page.getByRole('button', { name: 'Compare and merge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Same person?' });
    await dialog.getByText('Also moved: 1 file').waitFor();
    await dialog.getByRole('radio', { name: 'Nadia Benkirane', exact: true }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await dialog.waitFor({ state: 'detached' });
    // a notice under the pointer stays
    await page.getByRole('alert').filter({ hasText: 'is now part of this record' }).hover();
    const title = page.getByRole('heading', { level: 1 });
    await eventually(() => title.innerText()).toBe('Nadia Benkirane');
    await sign().waitFor({ state: 'detached' });
    await showPart(page, 'Files');
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByText('First version').waitFor();
    await eventually(() => versions.getByRole('button').count()).toBe(2);
    await versions.getByRole('button', { name: 'first.txt' }).click();
    await page.getByRole('region', { name: 'first.txt' }).waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'is now part of this record' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await eventually(() => title.innerText()).toBe('Nadia Benkirane-Roy');
    await versions.waitFor({ state: 'detached' });
    // who takes a merge back has said that these are two people
    await eventually(() => sign().count()).toBe(0);
  });

  it('folds a person who came many times after the first, and shows all on request', async () => {
    const copies = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => ({
      name: `${name}.txt`,
      bytes: Buffer.from(
        RESUME.replaceAll(/[\w.+-]+@example\.\w+/gu, 'many@example.com').replace('Nadia', name),
      ),
    }));
    await dropFiles(page, copies);
    await untilRead(page);
    await rail(page, 'Import').click();
    await page.getByRole('row', { name: 'Dora.txt' }).getByRole('link', { name: /^Dora/u }).click();
    const more = page.getByRole('button', { name: 'Duplicate?' });
    await more.click();
    await page.getByRole('listitem').filter({ hasText: 'Dora.txt' }).getByText('open now').waitFor();
    const other = page.getByRole('listitem').filter({ hasText: 'Bea.txt' });
    await other.getByRole('button', { name: 'Compare and merge: Bea.txt' }).waitFor();
    await showPart(page, 'Experience');
    await other.waitFor({ state: 'detached' });
  });

  it('takes a list of skills, says what it is, and removes it again', async () => {
    await rail(page, 'Settings').click();
    await page.getByText('No list of your own yet.').waitFor();
    await dropFiles(
      page,
      [{ name: 'stage.txt', bytes: Buffer.from('Fly rigging; Flying system\nFollow spot\n') }],
      'skills',
    );
    const row = page.getByRole('row', { name: /stage\.txt.*Plain list.*2/u });
    await row.waitFor();
    await row.getByRole('button', { name: 'Remove stage.txt' }).click();
    await row.waitFor({ state: 'detached' });
    await page
      .getByRole('alert')
      .filter({ hasText: 'stage.txt removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await row.waitFor();
    await row.getByRole('button', { name: 'Remove stage.txt' }).click();
    await page.getByRole('alert').filter({ hasText: 'stage.txt removed' }).locator('button').last().click();
    await page.reload();
    await page.getByText('No list of your own yet.').waitFor();
  });

  it('is one card of a pipeline and one row of a ranking, where the furthest resume stands', async () => {
    type Made = { result: { id: string } };
    const made = await ask<Made>(app, 'POST', '/jobs', {
      title: 'Ward nurse',
      status: 'open',
      remote_id: 'ward',
      description: 'A nurse for a surgical ward.',
    });
    const job_id = made.result.id;
    const all = await ask<{ results: { id: string; name: string }[] }>(app, 'GET', '/nomination_stages');
    const stageId = (name: string): string => all.results.find((one) => one.name === name)!.id;
    for (const remote_id of ['first', 'second']) {
      const person = { remote_id, full_name: 'Rosa Lind', email: 'rosa@example.com' };
      const { result } = await ask<Made>(app, 'POST', '/candidates', person);
      await ask(app, 'POST', '/nominations', {
        job_id,
        candidate_id: result.id,
        current_nomination_stage_id: stageId('New'),
        remote_id,
      });
    }
    const rows = page.getByRole('row', { name: /Rosa Lind/u });
    const stages = () => rows.locator('[data-column=stage]').allInnerTexts();
    await page.goto(`${app.url}/#/ranking?job=${job_id}`);
    await page.getByText('7 candidates from 8 resumes').waitFor();
    await rows.click();
    await page.keyboard.press('c');
    await eventually(stages).toEqual(['New', 'New']);
    // who is decided about is the person, by whichever resume
    await rows.last().click();
    await page.keyboard.press('s');
    await eventually(stages).toEqual(['Shortlisted', 'Shortlisted']);
    const moved = page.getByRole('alert').filter({ hasText: 'Rosa Lind (2 resumes) → Shortlisted' });
    await moved.getByRole('button', { name: 'Undo' }).click();
    await eventually(stages).toEqual(['New', 'New']);
    await page.keyboard.press('s');
    await eventually(stages).toEqual(['Shortlisted', 'Shortlisted']);

    // another program moves one resume alone
    const found = await ask<{ results: { id: string; candidate_id: string }[] }>(
      app,
      'GET',
      `/nominations?job_id=${job_id}`,
    );
    const below = (await rows.last().getAttribute('id'))!.replace('row-', '');
    const { id } = found.results.find(({ candidate_id }) => candidate_id === below)!;
    await ask(app, 'PUT', `/nominations/${id}`, { current_nomination_stage_id: stageId('Interview') });
    await eventually(stages).toEqual(['Interview', 'Interview']);
    await rows.first().click();
    const why = page.getByRole('complementary', { name: 'Why this rank' });
    await why.getByRole('button', { name: 'Stage: Interview (another resume)' }).waitFor();
    await page.keyboard.press('c');
    await eventually(() => rows.count()).toBe(1);
    // a filter by stage goes by the person, and tells the stage of the person
    await page.goto(`${app.url}/#/ranking?job=${job_id}&stages=["${stageId('Interview')}"]`);
    await eventually(() => rows.count()).toBe(1);
    await eventually(stages).toEqual(['Interview']);
    await page.goto(`${app.url}/#/ranking?job=${job_id}&stages=["${stageId('Shortlisted')}"]`);
    await page.getByText('No matches. Remove a filter.').waitFor();

    // Jobs counts her once, where the board has her
    await page.goto(`${app.url}/#/jobs`);
    const job = page.getByRole('listitem').filter({ hasText: 'Ward nurse' });
    await job.getByRole('link', { name: 'Interview 1' }).waitFor();
    await eventually(() => job.getByRole('link', { name: /^Shortlisted / }).count()).toBe(0);

    await page.goto(`${app.url}/#/pipeline?job=${job_id}`);
    await page.getByText('1 candidate from 2 resumes').waitFor();
    const card = page.locator('[data-card]');
    const column = (name: string) => page.getByRole('region', { name }).locator('[data-card]');
    await column('Interview: 1 candidate').getByTitle('2 resumes, probably of one person').waitFor();
    await page.keyboard.press('[');
    await column('Shortlisted: 1 candidate').waitFor();
    // who is rejected is folded away: nobody is left in sight
    await page.keyboard.press('x');
    await page.getByRole('region', { name: 'Rejected: 1 candidate' }).waitFor();
    await page.getByText('Rosa Lind moved to Rejected, which now has 1').waitFor({ state: 'attached' });
    await eventually(() => card.count()).toBe(0);
    await page
      .getByRole('alert')
      .filter({ hasText: 'Rosa Lind (2 resumes) → Rejected' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await column('Shortlisted: 1 candidate').waitFor();
    // many at once count people, too
    await page.keyboard.press('Space');
    await page.getByText('1 selected').first().waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('region', { name: 'Rejected: 1 candidate' }).waitFor();
    await page.getByRole('alert').filter({ hasText: '1 candidate → Rejected' }).waitFor();
    const { results } = await ask<{ results: { current_nomination_stage_id: string }[] }>(
      app,
      'GET',
      `/nominations?job_id=${job_id}`,
    );
    expect(results.map((one) => one.current_nomination_stage_id)).toEqual([
      stageId('Rejected'),
      stageId('Rejected'),
    ]);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
