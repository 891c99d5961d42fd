import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, ownToken, rail, removeData, type RunningApp, SAMPLES, startBrowser } from './app.ts';
import { openSamples } from './samples.ts';
import { Longlist } from '../../resources/client/longlist.ts';
import { en } from '../../renderer/texts/en.ts';
import { eventually } from './eventually.ts';

/** Run in the page. */
function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}

/** A recruiter's hour: the sample set, keys, filters, other things to rank by. */
describe('the ranking', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const rows = () => page.getByRole('grid').getByRole('row');
  const selected = () => page.locator('[role=row][aria-selected=true]');
  const shown = async (): Promise<string[]> => {
    const all = await rows().locator('[data-column=name][role=gridcell]').allInnerTexts();
    return all.filter((name) => name !== '');
  };

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1300 }));
    // Names are the files' own until they are read: wait for the last of them.
    await page.getByRole('row', { name: 'Tomasz Wieczorek' }).waitFor();
    await page.getByRole('row', { name: 'Yolanda Figueroa' }).waitFor();
    await page.getByText('24 candidates').waitFor();
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('names the bands, in order, and never a percentage', async () => {
    const text = await page.getByRole('grid').innerText();
    const places = ['Top group', 'Middle group', 'Further down'].map((band) => text.indexOf(band));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    await eventually(() => page.locator('body').innerText()).not.toMatch(/\d\s?%/u);
  });

  it('sets whatever stands in a row on its middle', async () => {
    const off = await page
      .locator('[role=grid] [role=row][aria-selected]')
      .first()
      .evaluate((row) => {
        const { top } = row.getBoundingClientRect();
        const middle = top + row.clientHeight / 2;
        return [...row.children].map((cell) => {
          const place = cell.getBoundingClientRect();
          return Math.abs((place.top + place.bottom) / 2 - middle);
        });
      });
    expect(off.length).toBeGreaterThan(3);
    expect(Math.max(...off)).toBeLessThan(0.6);
  });

  it('moves by j and k, opens by Enter, walks on inside a candidate, and comes back to the same row', async () => {
    const names = await shown();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await eventually(() => selected().innerText()).toContain(names[1]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: names[1]! }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: names[2]! }).waitFor();
    await page.getByText('3 of 24').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => selected().innerText()).toContain(names[2]);
  });

  it('keeps the list under the candidate who is opened: out of sight, of reach and of paper', async () => {
    await eventually(() => page.title()).toMatch(/^Ranking/u);
    const place = await page.title();
    const list = (await page.getByRole('grid').elementHandle())!;
    // what hangs open over the list does not stay over whom the way leads to
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    const opened = page.getByRole('tab', { name: 'Notes' });
    await page.keyboard.press('Enter');
    await opened.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await keys.waitFor();
    await page.goBack();
    await opened.waitFor();
    await keys.waitFor({ state: 'detached' });
    await eventually(() => page.title()).not.toBe(place);
    await eventually(() => page.getByRole('grid').count()).toBe(0);
    await eventually(() => list.evaluate((element) => element.checkVisibility())).toBe(false);
    expect(await list.evaluate(takesFocus)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await eventually(() => list.boundingBox()).toBeNull();
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await page.getByRole('grid').waitFor();
    await eventually(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(() => page.title()).toBe(place);
  });

  it('shortlists by s and rejects by x; the notice takes it back', async () => {
    await page.keyboard.press('Home');
    const names = await shown();
    await page.keyboard.press('s');
    const first = page.getByRole('row', { name: names[0]! });
    await first.getByText('Shortlisted').waitFor();
    await eventually(() => selected().innerText()).toContain(names[1]);
    await page.keyboard.press('x');
    const second = page.getByRole('row', { name: names[1]! });
    await second.getByText('Rejected').waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Rejected' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await second.getByText('New').waitFor();
    await first.getByText('Shortlisted').waitFor();
  });

  it('prints everybody in order with their marks, not only the rows on screen', async () => {
    const all = await shown();
    await page.setViewportSize({ width: 1280, height: 420 });
    await eventually(async () => (await shown()).length).toBeLessThan(all.length);
    // the dialog of the system is not there to be closed
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await page.keyboard.press('Control+p');
    await page.locator('[data-asked-to-print]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('table');
    await eventually(() => paper.locator('tbody tr td:nth-child(2)').allInnerTexts()).toEqual(all);
    await eventually(() => page.getByRole('grid').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await paper.waitFor({ state: 'detached' });
    // by the menu of a browser, which asks nobody: what is on screen, and a word that it is not all
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Only what was on screen is printed.').waitFor();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 1300 });
    await eventually(async () => (await shown()).length).toBe(all.length);
  });

  it('filters by words, stage, place and years without changing the order', async () => {
    const all = await shown();
    await page.keyboard.press('/');
    await page.keyboard.type('kafka');
    await eventually(async () => (await shown()).length).toBeLessThan(24);
    const some = await shown();
    expect(some.length).toBeGreaterThan(0);
    expect(all.filter((name) => some.includes(name))).toEqual(some);
    await page.getByText(`${some.length} of 24 shown · order unchanged`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Stage', exact: true }).click();
    await page.getByLabel('Shortlisted').check();
    await eventually(shown).toEqual([all[0]]);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();

    await page.getByRole('button', { name: 'Years', exact: true }).click();
    await page.getByLabel('Years of experience, at least').fill('12');
    await eventually(async () => (await shown()).length).toBeLessThan(24);
    const senior = await shown();
    expect(all.filter((name) => senior.includes(name))).toEqual(senior);
    await page.keyboard.press('Escape');
    // all of them at once, by the keys
    await page.keyboard.press('/');
    await page.keyboard.type('e');
    await page.waitForURL(/words=e/u);
    await page.getByRole('button', { name: 'Clear all', exact: true }).press('Enter');
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();
    expect(page.url()).not.toMatch(/words=|years=/u);
    await page.keyboard.press('Escape');
  });

  it('stays where it stood when the chosen one drops out of what is filtered', async () => {
    await page.getByRole('button', { name: 'Stage', exact: true }).click();
    await page.getByLabel('New', { exact: true }).check();
    await page.keyboard.press('Escape');
    await eventually(async () => (await shown()).length).toBe(23);
    const names = await shown();
    await page.getByRole('row', { name: names[4]! }).click();
    await eventually(() => selected().innerText()).toContain(names[4]);
    // another program moves them on, in its own time
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const id = ((await selected().getAttribute('id')) ?? '').replace('row-', '');
    const [job] = await service.listJobs().all();
    const [nomination] = await service.listNominations({ job_id: job!.id, candidate_id: id }).all();
    const stages = await service.listNominationStages().all();
    const to_stage = stages.find(({ name }) => name === 'Interview')!;
    const from = nomination!.current_nomination_stage_id;
    const move = (stage_id: string) => service.moveNomination(nomination!.id, { to_stage_id: stage_id });
    await move(to_stage.id);
    await eventually(shown).toEqual(names.toSpliced(4, 1));
    await eventually(() => selected().innerText()).toContain(names[5]);
    await page
      .getByRole('complementary', { name: 'Why this rank' })
      .getByRole('heading', { name: names[5]! })
      .waitFor();
    await move(from);
    await eventually(shown).toEqual(names);
    await page.getByRole('button', { name: 'Stage: New', exact: true }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();
  });

  it('shows nobody while a filter cannot be answered, says why, and filters after all', async () => {
    const was_complained = complaints.length;
    const ofWords = /\/api\/v1\/candidate_ids\?.*q=kubernetes/u;
    await page.route(ofWords, (route) => route.fulfill({ status: 500, json: { error: 'down' } }));
    await page.keyboard.press('/');
    await page.keyboard.type('kubernetes');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await eventually(() => rows().count()).toBe(0);
    await page.unroute(ofWords);
    await retry.click();
    await page.getByText(/^\d+ of 24 shown/u).waitFor({ state: 'attached' });
    await eventually(async () => (await shown()).length > 0 && (await shown()).length < 24).toBe(true);
    await page.getByRole('textbox', { name: 'Show only resumes with these words' }).press('Escape');
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();
    // what the browser says by itself of an answer 500
    complaints.splice(was_complained);
  });

  it('ranks by words', async () => {
    await page.keyboard.press('r');
    await page.locator('input[placeholder^="Rank by"]:focus').waitFor();
    await page.keyboard.type('teaching children at school');
    await page.getByText('Rank by “teaching children at school”').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '“teaching children at school”' }).waitFor();
    await eventually(async () => (await shown())[0]).toMatch(/Fatima/u);
  });

  it('ranks by a dropped file that joins nobody', async () => {
    const bytes = readFileSync(path.join(SAMPLES, 'hiroshi-nakagawa.pdf'));
    await dropFiles(
      page,
      [{ name: 'ideal.pdf', bytes: Buffer.concat([bytes, Buffer.from('\n')]) }],
      'target',
    );
    await page.getByRole('heading', { name: 'Similar to ideal.pdf' }).waitFor();
    await eventually(async () => (await shown())[0]).toMatch(/Hiroshi/u);
    await page.locator('[role=grid] [role=row][aria-selected]').nth(23).waitFor();
  });

  it('ranks by a candidate: themselves first, the like after them', async () => {
    await rail(page, 'Ranking').click();
    await page.getByRole('heading', { level: 1, name: /Senior Backend Engineer/u }).waitFor();
    const name = (await shown())[3]!;
    await page.getByRole('row', { name }).click();
    const why = page.getByRole('complementary', { name: 'Why this rank' });
    await why.getByRole('heading', { name }).waitFor();
    await why.getByRole('link', { name: 'Similar' }).click();
    await page.getByRole('heading', { level: 1, name: `Similar to ${name}` }).waitFor();
    await eventually(async () => (await shown())[0]).toBe(name);
  });

  it('keeps the width that a panel was given, by keys or by dragging, until it has its own again', async () => {
    const bar = page.getByRole('separator', { name: en.states.panelWidth });
    const panel = page.getByRole('complementary', { name: 'Why this rank' });
    const width = async (): Promise<number> => Math.round((await panel.boundingBox())?.width ?? 0);
    await page.goto(`${app.url}/#/ranking`);
    await bar.waitFor();
    const own = await width();
    await bar.focus();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
    await eventually(width).toBe(own + 72);
    await page.reload();
    await eventually(width).toBe(own + 72);
    const { x, y, height } = (await bar.boundingBox())!;
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 32, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await eventually(width).toBe(own + 42);
    await eventually(() => bar.getAttribute('aria-valuenow')).toBe(String(own + 42));
    await page.reload();
    await eventually(width).toBe(own + 42);
    await bar.focus();
    await page.keyboard.press('Enter');
    await eventually(width).toBe(own);
    await page.reload();
    await eventually(width).toBe(own);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
