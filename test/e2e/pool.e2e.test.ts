import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { savedBytes, ownToken, rail, removeData, type RunningApp, startBrowser, showPart } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

/** Everyone, whatever job they came for: found by words, by meaning and by tags, and found again under a name. */
describe('the pool', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const grid = (): Locator => page.getByRole('grid', { name: 'Everyone' });
  const rows = (): Locator => grid().locator('[role=row][aria-selected]');
  const field = (): Locator => page.getByRole('textbox', { name: 'Search everyone' });
  const idOf = async (at: number): Promise<string> =>
    ((await rows().nth(at).getAttribute('id')) ?? '').replace('person-', '');
  const mode = (name: string): Locator =>
    page.getByRole('radiogroup', { name: 'How to search' }).getByText(name);
  const bar = (): Locator => page.getByRole('toolbar', { name: 'Actions for the selection' });
  const tagged = (): Locator => rows().filter({ hasText: 'Speaks at meetups' });
  const names = (): Promise<string[]> => grid().locator('[role=gridcell][data-column=name]').allInnerTexts();
  const inAddress = (part: RegExp): Promise<void> => page.waitForURL(part);

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { width: 1600, height: 1300 }));
    await rail(page, 'Pool').click();
    await rows().nth(23).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it.each([
    [1280, 800],
    [1600, 1300],
  ])('gives what they do and for whom a line each, and cuts no name at %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    const found = grid().locator('[role=gridcell][data-column=name] b');
    await eventually(() =>
      found.evaluateAll((words) => words.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0);
    const lines = rows().first().locator('[data-column=now] .clip');
    await eventually(() => lines.count()).toBe(2);
    const [title, employer] = await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(employer?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
    await page.setViewportSize({ width: 1600, height: 1300 });
  });

  it('finds by words, wherever they stand, and shows the place', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('kafka');
    await inAddress(/q=kafka/u);
    await eventually(() => rows().count()).toBeLessThan(24);
    await eventually(() => rows().count()).toBeGreaterThan(0);
    await eventually(async () => (await grid().locator('mark').first().innerText()).toLowerCase()).toBe(
      'kafka',
    );
    await page.getByText(/^\d+ of 24$/u).waitFor();
  });

  it('finds by meaning, the nearest first', async () => {
    await field().fill('somebody who moved money between banks');
    await mode('Meaning').click();
    await inAddress(/mode=meaning/u);
    await page.getByLabel('Order', { exact: true }).getByText('Closest first').waitFor({ state: 'attached' });
    await rows().nth(4).waitFor();
    await eventually(() => page.locator('body').innerText()).not.toMatch(/\d\s?%/u);
  });

  it('leads on from a search that finds nobody', async () => {
    await mode('Words').click();
    await field().fill('zzyzx');
    await page.getByText('No matches for “zzyzx”').waitFor();
    await page.getByRole('button', { name: 'Search by meaning' }).click();
    await inAddress(/mode=meaning/u);
    await mode('Words').click();
    await field().fill('');
    await rows().nth(23).waitFor();
  });

  it('tags several at once; one undo takes all of it back', async () => {
    for (const at of [0, 1, 2]) await rows().nth(at).getByRole('checkbox').click();
    await bar().getByText('3 selected').waitFor();
    const tag = async (): Promise<void> => {
      await bar().getByRole('button', { name: 'Tag', exact: true }).click();
      await page.getByLabel('Find or create a tag').fill('Speaks at meetups');
      await page.getByRole('option').filter({ hasText: 'Specialty' }).first().click();
      await eventually(() => tagged().count()).toBe(3);
    };
    await tag();
    await page
      .getByRole('alert')
      .filter({ hasText: '3 candidates tagged “Speaks at meetups”' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await eventually(() => tagged().count()).toBe(0);
    await tag();
    await page.keyboard.press('Escape');
    await bar().waitFor({ state: 'detached' });
  });

  it('brings in for a job only whom the job does not have yet', async () => {
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const [job] = await service.listJobs().all();
    const job_id = job?.id ?? '';
    const stages = (await service.listNominationStages().all()).toSorted((a, b) => a.position - b.position);
    const [first, , , later] = stages.map(({ id }) => id);
    const stagesOf = async (): Promise<Map<string, string>> => {
      const { nominations } = await service.getJobNominations(job_id);
      return new Map(nominations.map((one) => [one.candidate_id, one.current_nomination_stage_id]));
    };
    const [known, fresh] = [await idOf(0), await idOf(1)];
    for (const { id, candidate_id } of (await service.getJobNominations(job_id)).nominations) {
      if ([known, fresh].includes(candidate_id)) await service.deleteNomination(id);
    }
    const remote_id = 'known-already';
    await service.createNomination({
      job_id,
      candidate_id: known,
      current_nomination_stage_id: later ?? '',
      remote_id,
    });

    for (const at of [0, 1]) await rows().nth(at).getByRole('checkbox').click();
    await bar().getByText('2 selected').waitFor();
    await bar().getByRole('button', { name: 'Add to job' }).click();
    await page.getByRole('menuitem', { name: job?.title ?? '' }).click();
    const told = page.getByRole('alert').filter({
      hasText: `1 candidate added to ${job?.title}; 1 was there already`,
    });
    await told.waitFor();
    expect((await stagesOf()).get(known)).toBe(later);
    expect((await stagesOf()).get(fresh)).toBe(first);
    await told.getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => (await stagesOf()).has(fresh)).toBe(false);
    expect((await stagesOf()).get(known)).toBe(later);
    await page.keyboard.press('Escape');
    await bar().waitFor({ state: 'detached' });
  });

  it('filters by a tag', async () => {
    const all = await names();
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page.getByLabel('Find a tag').fill('meetups');
    await page
      .getByRole('option', { name: /Speaks at meetups/u })
      .first()
      .click();
    await eventually(() => rows().count()).toBe(3);
    await page.keyboard.press('Escape');
    await eventually(() => names()).toEqual(all.slice(0, 3));
    await page.getByRole('button', { name: 'Tags: Speaks at meetups' }).waitFor();
  });

  it('keeps a search under a name, and applies it again', async () => {
    await page.getByRole('button', { name: /^Saved/u }).click();
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByLabel('Name of the search').fill('Speakers');
    await page.getByLabel('Name of the search').press('Enter');
    await page.getByText('Saved as “Speakers”.').waitFor();
    await page.getByRole('button', { name: 'Tags: Speaks at meetups' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Clear/u })
      .click();
    await rows().nth(23).waitFor();
    await page.getByRole('button', { name: /^Saved/u }).click();
    await page.getByRole('button', { name: 'Speakers', exact: true }).click();
    await eventually(() => rows().count()).toBe(3);
    await page.reload();
    await eventually(() => rows().count()).toBe(3);
  });

  it('opens a person of the list, goes on to the next of it, and back to it', async () => {
    const [, second] = await names();
    await rows().first().dblclick();
    await page.getByText('Pool › 1 of 3').waitFor();
    await page.keyboard.press('j');
    await page.getByText('Pool › 2 of 3').waitFor();
    await page.getByRole('heading', { level: 1, name: second! }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => rows().count()).toBe(3);
    await eventually(() => rows().nth(1).getAttribute('aria-selected')).toBe('true');
  });

  it('counts notes, and leads to what was written', async () => {
    await rows().nth(1).dblclick();
    await showPart(page, 'Notes');
    const written = page.getByRole('region', { name: 'Notes', exact: true });
    await written.getByRole('textbox').fill('Asked for a call in May');
    await written.getByRole('button', { name: 'Add note' }).click();
    await written.getByText('Asked for a call in May').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Pool' }).click();
    await rows().nth(1).getByRole('link', { name: '1 note' }).click();
    await written.getByText('Asked for a call in May').waitFor();
    expect(page.url()).toContain('#notes');
    await page.getByRole('main').getByRole('link', { name: 'Pool' }).click();
    await eventually(() => rows().count()).toBe(3);
  });

  it('exports the list as it stands', async () => {
    const all = await rows().locator('[data-column=name] b').allInnerTexts();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const lines = (await savedBytes(download)).toString().trim().split(/\r?\n/u);
    expect(lines[0]).toContain('Candidate,Title,Years,Location,Tags,Jobs,Added');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(all);
  });

  it('prints the list as it stands', async () => {
    const all = await rows().locator('[data-column=name] b').allInnerTexts();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await page.locator('[data-asked-to-print]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('table').locator('tbody tr td:first-child');
    await eventually(() => printed.allInnerTexts()).toEqual(all);
    await eventually(() => page.getByText(/^Filtered by: Tags: /u).isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('says which filter leaves nobody, and clears it', async () => {
    await field().fill('zzyzx');
    await page.getByText('No matches. Remove a filter.').waitFor();
    await page.getByText('Filters: Tags.').waitFor();
    await field().fill('');
    await eventually(() => rows().count()).toBe(3);
    await field().fill('zzyzx');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await page.getByText('No matches for “zzyzx”').waitFor();
    await field().fill('');
    await page.getByRole('button', { name: 'Not in a job' }).click();
    await page.waitForURL(/free=/u);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find' });
    await palette.locator('input:focus').waitFor();
    await page.keyboard.type('clear all filters');
    await palette.locator('[data-selected]').getByText('Clear all filters').waitFor();
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).not.toContain('free=');
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
