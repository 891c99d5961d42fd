import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import {
  dropFiles,
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningProgram,
  sampleFiles,
  startApp,
  startBrowser,
} from './app.ts';
import { eventually } from './eventually.ts';

const SENTENCE = 'Asked about Lisbon, calls back on Tuesday';

/** The service is killed under open pages, and started again at the same address. */
describe('a restart under open pages', () => {
  let app: RunningProgram;
  let browser: Browser;
  let ranking: Page;
  let complaints: string[];
  let job_id: string;
  let candidate_id: string;

  /** Kills the service, as a crash or a power cut would, and starts it again where it was. */
  const kill = async (pages: readonly Page[]): Promise<void> => {
    await app.kill();
    for (const page of pages) await page.locator('footer').getByText('Reconnecting…').waitFor();
  };
  const startAgain = async (pages: readonly Page[]): Promise<void> => {
    const { url, data_dir } = app;
    app = await startApp({ data_dir, port: Number(new URL(url).port) });
    expect(app.url).toBe(url);
    for (const page of pages) {
      await page.locator('footer').getByText('Reconnecting…').waitFor({ state: 'detached' });
    }
  };
  const another = async (hash: string): Promise<Page> => {
    const page = await ranking.context().newPage();
    await page.goto(`${app.url}/#${hash}`);
    return page;
  };

  /** A job and somebody for it, no file: reading is told elsewhere, and takes its time. */
  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    const service = new Longlist({ base_url: app.url, token: () => ownToken(app) });
    const [stage] = await service.listNominationStages().all();
    const description = 'Operates the cranes of a harbour by night.';
    job_id = (
      await service.createJob({ title: 'Crane operator', description, status: 'open', remote_id: 'crane' })
    ).id;
    candidate_id = (await service.createCandidate({ full_name: 'Ada Amsel' })).id;
    const nominated = {
      job_id,
      candidate_id,
      remote_id: 'ada',
      current_nomination_stage_id: stage?.id ?? '',
    };
    await service.createNomination(nominated);
    ({ page: ranking, complaints } = await openPage(browser, app.link));
    await ranking.getByRole('link', { name: 'Ranking', exact: true }).waitFor();
    await ranking.goto(`${app.url}/#/ranking?job=${job_id}`);
    await ranking.getByRole('row', { name: 'Ada Amsel' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('loses nothing typed, comes back by itself, and saves', async () => {
    const words = ranking.getByRole('textbox', { name: 'Show only resumes with these words' });
    await words.fill('kafka');
    await ranking.waitForURL(/words=kafka/u);
    const job = await another(`/jobs/${job_id}`);
    const description = job.getByRole('textbox', { name: 'Description' });
    const written = `${await description.inputValue()}\n${SENTENCE}`;
    await description.fill(written);
    const candidate = await another(`/candidates/${candidate_id}?job=${job_id}&tab=notes`);
    const note = candidate.getByRole('textbox', { name: /^Note about / });
    // the history beside them quotes a note, too
    const kept = candidate
      .getByRole('region', { name: 'Notes', exact: true })
      .getByRole('listitem')
      .filter({ hasText: SENTENCE });
    await note.fill(SENTENCE);

    const pages = [ranking, job, candidate];
    await kill(pages);
    await startAgain(pages);

    await eventually(() => words.inputValue()).toBe('kafka');
    await eventually(() => description.inputValue()).toBe(written);
    await eventually(() => note.inputValue()).toBe(SENTENCE);

    await candidate.getByRole('button', { name: 'Add note' }).click();
    await kept.waitFor();
    // and what is fetched again takes nothing of it
    await eventually(() => words.inputValue()).toBe('kafka');
    await eventually(() => description.inputValue()).toBe(written);
    await job.getByRole('button', { name: 'Save', exact: true }).click();
    await job.waitForURL(/#\/ranking/u);
    await words.fill('');
    await ranking.waitForURL((now) => !now.href.includes('words='));

    await candidate.reload();
    await kept.waitFor();
    await job.goto(`${app.url}/#/jobs/${job_id}`);
    await eventually(() => description.inputValue()).toBe(written);
    for (const page of [job, candidate]) await page.close();
  });

  it('brings in every file of a queue that was under way, each once', async () => {
    const page = await another('/import');
    // whatever is read first, all rows are in sight: the list draws no others
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    const files = sampleFiles(12).map((file) => ({ name: path.basename(file), bytes: readFileSync(file) }));
    await dropFiles(page, files);
    await page
      .locator('footer')
      .getByText(/^Reading /u)
      .waitFor();
    // what was never shown cannot stay in sight
    for (const { name } of files) await page.getByText(name).first().waitFor();
    await kill([page]);
    for (const { name } of files) await page.getByText(name).first().waitFor();
    await startAgain([page]);
    await page.getByText('12 read').waitFor();
    for (const { name } of files) {
      // rows of the list: a notice may quote a name, too
      await eventually(() => page.getByRole('row').filter({ hasText: name }).count()).toBe(1);
    }
    await page.close();
  });

  it('sends a file again whose answer was lost, and has it once', async () => {
    const page = await another('/import');
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    let lost = 0;
    await page.route('**/api/v1/imports', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    const bytes = Buffer.from(
      'Ada Amsel\nada.amsel@example.com\n\nExperience\nCrane operator, Harbour Works\n2019 - 2024\n',
    );
    await dropFiles(page, [{ name: 'answer-lost.txt', bytes }]);
    const rows = page.getByRole('row').filter({ hasText: 'answer-lost.txt' });
    await rows.getByText('Read', { exact: true }).waitFor();
    expect(lost).toBe(1);
    await eventually(() => rows.count()).toBe(1);
    await page.close();
  });

  it('says what could not be saved while nobody answers, keeps it, and saves it afterwards', async () => {
    const page = await another('/jobs/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Potter');
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('Makes cups.');
    await kill([page]);
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.getByText('The job could not be saved').waitFor();
    await eventually(() => description.inputValue()).toBe('Makes cups.');
    await startAgain([page]);
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.waitForURL(/ranking/u);
    await page.close();
  });

  it('waits for a view that was never looked at, in place of losing the page', async () => {
    const page = await another('/jobs');
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    await kill([page]);
    await rail(page, 'Activity').click();
    await page.locator('footer').getByText('Reconnecting…').waitFor();
    await startAgain([page]);
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await page.close();
  });

  it('opens where it was left, without a link, and without the name that was searched for', async () => {
    const page = await another('/pool?q=Lindqvist');
    await page.getByRole('heading', { name: 'Pool' }).waitFor();
    const again = await another('');
    await again.waitForURL(/#\/pool$/u);
    await eventually(() => again.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lindqvist');
    // what the browser says by itself of requests that nobody answered
    expect(complaints.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  });
});
