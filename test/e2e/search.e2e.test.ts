import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { axeFindings } from './axe.ts';
import { eventually } from './eventually.ts';
import { openSamples } from './samples.ts';

/** Searching: what words mean, what comes near, who is new to a saved search, and who was strong before. */
describe('searching', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let job_id: string;
  let service: Longlist;

  const rows = (): Locator =>
    page.getByRole('grid', { name: 'Everyone' }).locator('[role=row][aria-selected]');
  const field = (): Locator => page.getByRole('textbox', { name: 'Search everyone' });
  const saved = (): Locator => page.getByRole('button', { name: /^Saved/u });

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints, job_id } = await openSamples(browser, { width: 1280, height: 800 }));
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    await rail(page, 'Pool').click();
    await rows().nth(10).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('says how a question of words was understood, and how it was put right', async () => {
    await field().fill('(kafka OR payments) -php');
    await page.getByText('Searching for (kafka OR payments), without “php”').waitFor();
    await eventually(() => rows().count()).toBeGreaterThan(0);
    await field().fill('"kafka');
    await page.getByText('The quotation mark was closed at the end.').waitFor();
    await field().fill('kafka');
    await page.getByText('Searching for').waitFor({ state: 'detached' });
    await page.goto(`${app.url}/#/ranking?job=${job_id}`);
    await page.locator('main input').first().fill('kafka OR payments');
    await page.getByText('Searching for kafka OR payments…').waitFor();
  });

  it('quotes what comes nearest, and leads to its place on the page', async () => {
    await rail(page, 'Pool').click();
    await field().fill('moved money between banks');
    await page.getByRole('radiogroup', { name: 'How to search' }).getByText('Meaning').click();
    const passage = rows().first().locator('mark');
    await passage.waitFor();
    const quote = (await passage.innerText()).slice(0, 20);
    await page
      .getByRole('complementary', { name: 'About this candidate' })
      .getByText('What comes nearest')
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('complementary', { name: 'About this candidate' })
      .getByRole('link', { name: quote })
      .first()
      .click();
    await page.waitForURL(/quote=/u);
    await page.getByText(/^Pool › 1 of/u).waitFor();
    await page.keyboard.press('Escape');
    await rows().first().waitFor();
  });

  it('tells of somebody new who fits a saved search, until that is looked at', async () => {
    await page.goto(`${app.url}/#/pool?q=zeppelin`);
    await page.getByText('No matches for “zeppelin”').waitFor();
    await saved().click();
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByLabel('Name of the search').fill('Zeppelins');
    await page.getByLabel('Tell me when somebody new fits').check();
    await page.getByLabel('Name of the search').press('Enter');
    await page.getByText('Saved as “Zeppelins”.').waitFor();
    await service.createCandidate({ full_name: 'Zeppelin Marsh', remote_id: 'zeppelin' });
    await page.getByRole('navigation').getByText('1 new candidate matches a saved search').waitFor({
      state: 'attached',
    });
    await saved().click();
    await page.getByRole('dialog').getByText('1 new').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zeppelins', exact: true }).click();
    await rows().filter({ hasText: 'Zeppelin Marsh' }).getByText('New', { exact: true }).waitFor();
    await page.getByRole('navigation').getByText('new candidate matches').waitFor({ state: 'detached' });
    await rail(page, 'Activity').click();
    await page.getByText('found 1 new person for “Zeppelins”').waitFor();
  });

  it('offers strong people of an earlier job: brings them in, takes it back, and asks no more', async () => {
    const old = await service.getJob(job_id);
    const stages = await service.listNominationStages().all();
    const stage = stages.find(({ name }) => name === 'Interview')!.id;
    const ranked = await service.listRankings({ target_resource_id: job_id, limit: 3 }).page();
    for (const { candidate_id } of ranked.results) {
      const [known] = await service.listNominations({ candidate_id, job_id }).all();
      if (known !== undefined) await service.deleteNomination(known.id);
      await service.createNomination({
        job_id,
        candidate_id,
        current_nomination_stage_id: stage,
        remote_id: `far ${candidate_id}`,
      });
    }
    const { id } = await service.createJob({ ...old, title: 'The next one', remote_id: 'next' });
    await page.goto(`${app.url}/#/ranking?job=${id}`);
    const strip = page.getByText(/^\d strong candidates? from earlier jobs$/u);
    await strip.waitFor();
    const amount = Number.parseInt(await strip.innerText(), 10);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const list = page.getByRole('dialog');
    await list.getByText(`Interview for ${old.title}`).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await list.getByRole('button', { name: `Add ${amount} to job` }).click();
    await strip.waitFor({ state: 'detached' });
    await eventually(async () => (await service.getJobNominations(id)).nominations.length).toBe(amount);
    await page
      .getByRole('alert')
      .filter({ hasText: 'added to the job' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await strip.waitFor();
    expect((await service.getJobNominations(id)).nominations).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await strip.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('grid').locator('[role=row][aria-selected]').first().waitFor();
    await eventually(async () => (await service.listSuggestedCandidates(id)).length).toBe(0);
    await eventually(() => strip.count()).toBe(0);
  });

  it('complains of nothing', () => expect(complaints).toEqual([]));
});
