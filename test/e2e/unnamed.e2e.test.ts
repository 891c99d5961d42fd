import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import {
  comparePerson,
  openPage,
  ownToken,
  removeData,
  type RunningApp,
  startBrowser,
  turn,
  turnInPack,
  untilRead,
} from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';
import { hold } from './hold.ts';

const WORK = 'Experience\nSite Manager, Fernhill Builders, 2015 - present\nLed a team of twelve on site.\n';
const UNNAMED = `site.manager@example.com\n\n${WORK}`;
const NAMED = `Odile Marchetti\nsite.manager@example.com\nLyon, France\n\n${WORK}`;
const NEW = 'Yusuf Demirel\nyusuf.demirel@example.com\n\nExperience\nSite Manager, Aldermoor, 2012 - 2024\n';

/** Where it says that a name is a file's. */
function marked(within: Locator): Promise<string[]> {
  return within.getByText('file name', { exact: true }).allInnerTexts();
}

/** Three people for a job: one whose file names nobody, the same one with a name, and one whom nobody considered yet. */
describe('people for a job', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let job = '';
  let other_job = '';
  const ids: Record<string, string> = {};

  const preview = () => page.getByRole('region', { name: 'Preview of the pack' });

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const of = { title: 'Site manager', description: 'Runs building sites.', status: 'open' } as const;
    job = (await service.createJob({ ...of, remote_id: 'site' })).id;
    other_job = (await service.createJob({ ...of, title: 'Second site', remote_id: 'second' })).id;
    await service.createJobCriterion(job, { prompt_text: 'Has led a team' });
    ({ page, complaints } = await openPage(browser, app.link, { width: 1720, height: 1000 }));
    const files = {
      unnamed: ['scan 017.txt', UNNAMED],
      named: ['odile.txt', NAMED],
      yusuf: ['yusuf.txt', NEW],
    };
    for (const [who, [file_name = '', words = '']] of Object.entries(files)) {
      const of_job = who === 'yusuf' ? {} : { job_id: job };
      const made = await service.createImport({ file: new Blob([words]), file_name, ...of_job });
      ids[who] = made.candidate_id ?? '';
    }
    await untilRead(page);
    for (const { id } of await service.listNominations({ job_id: job }).all()) {
      await service.createSpotlight({ nomination_id: id, headline: 'Knows sites' });
    }
    const stages = await service.listNominationStages({}).all();
    const shortlist = stages.find(({ name }) => name === 'Shortlisted');
    await service.createNomination({
      job_id: other_job,
      candidate_id: ids['yusuf'] ?? '',
      current_nomination_stage_id: shortlist?.id ?? '',
      remote_id: 'yusuf',
    });
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('whose name is the file’s are marked so on the board', async () => {
    await page.goto(`${app.url}/#/pipeline?job=${job}`);
    const cards = page.locator('[data-card]');
    await cards.filter({ hasText: 'Odile Marchetti' }).waitFor();
    await eventually(() => marked(cards.filter({ hasText: 'scan 017' }))).toHaveLength(1);
    await eventually(() => marked(page.locator('#main'))).toHaveLength(1);
  });

  it('… and where two records of one person are merged', async () => {
    await page.goto(`${app.url}/#/candidates/${ids['unnamed']}`);
    await comparePerson(page);
    const dialog = page.getByRole('dialog', { name: 'Same person?' });
    await dialog.getByRole('radio', { name: 'Odile Marchetti' }).waitFor();
    await eventually(() => marked(dialog.getByRole('row', { name: 'Name' }))).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('… and in a comparison, which shows what the ranking shows of one whom nobody considered', async () => {
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    const row = page.getByRole('row').filter({ hasText: 'Yusuf Demirel' });
    await row.waitFor();
    const found = row.getByRole('button', { name: /^Has led a team: /u });
    await eventually(async () => (await found.getAttribute('aria-label')) ?? '').not.toContain(
      'being checked',
    );
    const finding = ((await found.getAttribute('aria-label')) ?? '').replace(/^Has led a team: /u, '');
    await row.click();
    const why = page.getByRole('complementary', { name: 'Why this rank' });
    await why.getByRole('heading', { name: 'Yusuf Demirel' }).waitFor();
    await why.getByRole('button', { name: /led a team/iu }).waitFor();
    await found.click();
    const opened = page.getByRole('region', { name: 'What was read' }).locator('[data-criterion]');
    await opened.getByText('Has led a team').waitFor();
    await page.getByText('Add the candidate to the job to correct answers.').waitFor();

    const all = [ids['unnamed'], ids['named'], ids['yusuf']].join(',');
    await page.goto(`${app.url}/#/compare?job=${job}&ids=${all}&differ=false`);
    const column = (who: string) => page.locator(`th[data-column="${ids[who]}"]`);
    await column('yusuf').getByRole('button', { name: 'Add to job' }).waitFor();
    await eventually(() => marked(column('unnamed'))).toHaveLength(1);
    await eventually(() => marked(page.locator('thead'))).toHaveLength(1);
    const cell = page.locator('tr[data-row=criterion] td').nth(2);
    await eventually(async () => (await cell.innerText()).toLowerCase()).toContain(
      finding.split(/[,.·]/u)[0]!.trim().toLowerCase(),
    );
    await eventually(() => page.locator('body').innerText()).not.toContain('criteria are not read');
  });

  it('… and in Share, with a word before a pack of them goes out', async () => {
    await page.goto(`${app.url}/#/share?job=${job}`);
    const people = page.getByRole('region', { name: '2 candidates' });
    await eventually(() => marked(people)).toHaveLength(1);
    const warning = page.getByRole('status').filter({ hasText: 'has the name of the file' });
    await warning.getByRole('link', { name: 'scan 017' }).waitFor();
    await turn(page, 'Blind copy');
    await eventually(() => warning.count()).toBe(0);
    await turn(page, 'Blind copy');
    await warning.waitFor();
  });

  it('… whose contact details are never shown once they are turned off, however late the answer', async () => {
    await preview().getByText('Odile Marchetti').first().waitFor();
    await turnInPack(page, 'Contact details');
    await preview().getByText('site.manager@example.com').first().waitFor();
    // what was fetched of the other choice is forgotten
    await page.reload();
    await preview().getByText('site.manager@example.com').first().waitFor();
    const late = await hold(page, /\/client_pack\?/u, 'GET');
    await turnInPack(page, 'Contact details');
    await eventually(late.asked).toBeGreaterThan(0);
    await eventually(() => preview().innerText()).not.toContain('@example');
    await page.route(/client_pack\?.*contacts=false/u, (route) => route.abort());
    await late.release((route) => route.abort());
    await preview().getByRole('button', { name: 'Try again' }).waitFor();
    await eventually(() => preview().innerText()).not.toContain('@example');
    await page.unroute(/client_pack\?.*contacts=false/u);
    await preview().getByRole('button', { name: 'Try again' }).click();
    await preview().getByText('Odile Marchetti').first().waitFor();
    await eventually(() => preview().innerText()).not.toContain('@example');
  });

  it('… who are put forward with a way to Share, but for Share itself', async () => {
    const notice = page.getByRole('alert').filter({ hasText: 'put forward' });
    await page.goto(`${app.url}/#/compare?job=${other_job}&ids=${ids['yusuf']}`);
    await page.getByRole('button', { name: 'More for Yusuf Demirel' }).click();
    await page.getByRole('menuitem', { name: 'Put forward' }).click();
    await notice.getByRole('button', { name: 'Open Share' }).waitFor();
    await notice.getByRole('button', { name: 'Undo' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.goto(`${app.url}/#/share?job=${other_job}`);
    await page.getByRole('button', { name: /^Put .*shortlisted.* forward$/u }).click();
    await notice.getByRole('button', { name: 'Undo' }).waitFor();
    await eventually(() => notice.getByRole('button').allInnerTexts()).not.toContain('Open Share');
  });

  it('ends without a complaint in the console', () => {
    // the request that was broken off
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
});
