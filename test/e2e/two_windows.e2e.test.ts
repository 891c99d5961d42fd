import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';
import { readToEnd } from './hostile.ts';

const CRITERION = 'Has operated cranes at night';

const RESUME = {
  basics: { name: 'Ada Amsel', label: 'Crane operator', email: 'ada@example.com', phone: '(206) 555-0142' },
  work: [{ name: 'Harbour of Exampleton', position: 'Crane operator', startDate: '2019-03-01' }],
};

const notice = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const answer = (page: Page): Locator => page.getByRole('region', { name: 'Criteria' }).locator('[data-open]');
const title = (page: Page): Locator => page.locator('[data-row="work.0.title"]');
const checked = (page: Page, name: RegExp): Promise<boolean> => page.getByRole('radio', { name }).isChecked();
/** Opens the one criterion, and begins an answer of one's own. */
const beginAnswer = async (page: Page, choice: string, reason: string): Promise<void> => {
  await page.locator('[data-criterion] button[aria-expanded=false]').first().click();
  await answer(page).getByRole('button', { name: choice, exact: true }).click();
  await answer(page).getByRole('textbox').fill(reason);
};

/** One candidate, two windows: whoever comes second is told, and loses nothing. Notes are told with Activity. */
describe('two windows at one candidate', () => {
  let app: RunningApp;
  let browser: Browser;
  let first: Page;
  let second: Page;
  let complaints: string[];
  let job_id: string;
  let candidate_id: string;
  let service: Longlist;

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const description = 'Operates the cranes of a harbour by night.';
    job_id = (
      await service.createJob({ title: 'Crane operator', description, status: 'open', remote_id: 'crane' })
    ).id;
    await service.createJobCriterion(job_id, { prompt_text: CRITERION });
    const file = new Blob([JSON.stringify(RESUME)], { type: 'application/json' });
    await service.createImport({ file, file_name: 'ada.json', job_id });
    await readToEnd(service);
    candidate_id = (await service.listCandidates().all())[0]?.id ?? '';
    ({ page: first, complaints } = await openPage(browser, app.link));
    await first.getByRole('navigation').first().waitFor();
    second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto(`${app.url}/#/candidates/${candidate_id}?job=${job_id}`);
      await page.locator('[data-criterion] [data-finding]:not([data-finding=in_progress])').first().waitFor();
    }
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('an answer of one’s own: the second sees the first one’s, and decides which stands', async () => {
    await beginAnswer(first, 'Not met', 'told me on the phone');
    await beginAnswer(second, 'Met', 'saw the licence');
    await answer(first).getByRole('button', { name: 'Save answer' }).click();
    await answer(first).getByText('You: not met').waitFor();

    await answer(second).getByText('told me on the phone').waitFor();
    await answer(second).getByText('This answer came in while you were writing yours').waitFor();
    await eventually(() => answer(second).getByRole('textbox').inputValue()).toBe('saw the licence');
    await answer(second).getByRole('button', { name: 'Save answer' }).click();
    await answer(second).getByText('You: met').waitFor();
    await answer(first).getByText('saw the licence').waitFor();
  });

  it('a stage: who moves somebody that was moved meanwhile is told, and Undo leads back there', async () => {
    // the second hears of nothing, as in the moment before the news arrives
    await second.route('**/events/stream', (route) => route.abort());
    await second.reload();
    await second.getByRole('button', { name: 'Stage: New. Move to another stage' }).waitFor();
    await first.getByRole('button', { name: /^Shortlist(?!ed)/u }).click();
    await notice(first, 'Ada Amsel → Shortlisted').waitFor();
    await second.getByRole('button', { name: /^Reject(?!ed)/u }).click();
    const told = notice(second, 'They had been moved to “Shortlisted” in another window');
    await told.getByRole('button', { name: 'Undo' }).click();
    await second.unrouteAll({ behavior: 'ignoreErrors' });
    await second.reload();
    for (const page of [first, second]) {
      await eventually(() => page.getByRole('button', { name: 'Shortlisted', exact: true }).count()).toBe(1);
    }
  });

  it('a fact of the profile: the second sees the other value beside their own', async () => {
    for (const page of [first, second]) {
      await page.goto(`${app.url}/#/candidates/${candidate_id}/read?job=${job_id}`);
      await page.locator('[data-field="work.0.title"]').click();
      await title(page).getByRole('textbox').waitFor();
    }
    await title(first).getByRole('textbox').fill('Tower crane operator');
    await title(second).getByRole('textbox').fill('Gantry crane operator');
    await first.bringToFront();
    await title(first).getByRole('textbox').press('Enter');
    await notice(first, 'Title changed').waitFor();
    await title(second).getByRole('textbox').press('Enter');
    await title(second).getByText('Changed in another window').waitFor();
    await title(second).getByText('Tower crane operator').waitFor();
    await eventually(() => title(second).getByRole('textbox').inputValue()).toBe('Gantry crane operator');
  });

  it('a job: what is typed outlives a look elsewhere, and comes back after Cancel', async () => {
    const written = 'Operates the cranes of a harbour by night, two of them at once.';
    const description = (): Locator => second.getByLabel('Description', { exact: true });
    await second.goto(`${app.url}/#/jobs/${job_id}`);
    await description().fill(written);
    await rail(second, 'Pool').click();
    await rail(second, 'Jobs').click();
    await second.getByText('not saved yet').waitFor();
    await second.getByRole('button', { name: /^More for/u }).click();
    await second.getByRole('menuitem', { name: 'Edit' }).click();
    await eventually(() => description().inputValue()).toBe(written);
    await second.getByRole('button', { name: 'Cancel' }).click();
    await notice(second, 'Your draft was discarded').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => description().inputValue()).toBe(written);
  });

  it('a job: the second sees what the first wrote beside their own, and what it left alone stands', async () => {
    await first.goto(`${app.url}/#/jobs/${job_id}`);
    const theirs = 'Operates the cranes of two harbours by night.';
    await first.getByLabel('Description', { exact: true }).fill(theirs);
    await first.getByLabel('Title').fill('Harbour crane operator');
    // the second hears of it only when it saves, as in the moment before the news arrives
    await second.route('**/events/stream', (route) => route.abort());
    await second.reload();
    const mine = 'Operates the cranes of a harbour by night, two of them at once.';
    await eventually(() => second.getByLabel('Description', { exact: true }).inputValue()).toBe(mine);
    await first.getByRole('button', { name: 'Save' }).click();
    await notice(first, 'Saved').waitFor();
    await second.getByRole('button', { name: 'Save' }).click();
    const told = second.getByRole('alert').filter({ hasText: 'changed in another window' });
    await told.getByText(theirs).waitFor();
    await eventually(() => second.getByLabel('Description', { exact: true }).inputValue()).toBe(mine);
    await told.getByRole('button', { name: 'Keep mine' }).click();
    await second.getByRole('button', { name: 'Save' }).click();
    await notice(second, 'Saved').waitFor();
    await second.unrouteAll({ behavior: 'ignoreErrors' });
    await first.goto(`${app.url}/#/jobs/${job_id}`);
    await eventually(() => first.getByLabel('Description', { exact: true }).inputValue()).toBe(mine);
    await eventually(() => first.getByLabel('Title').inputValue()).toBe('Harbour crane operator');
  });

  it('a job: what happens by itself is chosen in plain words, seen in both windows, and undone', async () => {
    for (const page of [first, second]) {
      await page.goto(`${app.url}/#/jobs/${job_id}?part=criteria`);
      await page.getByText('Automation: Off').click();
    }
    await first.getByRole('radio', { name: /add more from the pool/u }).click();
    await notice(first, 'Automation changed').waitFor();
    await first.getByLabel('Add them to').selectOption({ label: 'Shortlisted' });
    await eventually(() => second.getByLabel('Add them to').locator('option:checked').innerText()).toBe(
      'Shortlisted',
    );
    await second.getByRole('radio', { name: /Check the candidates of this job/u }).click();
    await eventually(() => checked(first, /Check the candidates of this job/u)).toBe(true);
    const saved = second.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await notice(second, 'Automation changed').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => checked(second, /add more from the pool/u)).toBe(true);
    await saved;
    await second.reload();
    await second.getByText('Automation: Check them and add more from the pool').waitFor();
  });

  it('a job that another program deletes: every view of it says so at once, and leads on', async () => {
    await first.goto(`${app.url}/#/candidates/${candidate_id}?job=${job_id}`);
    await first.getByRole('button', { name: 'Reject' }).waitFor();
    await second.goto(`${app.url}/#/jobs/${job_id}`);
    await second.getByLabel('Title').fill('Crane operator by day');
    await service.deleteJob(job_id);
    for (const page of [first, second]) {
      await page.getByRole('heading', { level: 1, name: 'This job was deleted' }).waitFor();
      await eventually(() => page.getByRole('button', { name: /Shortlist|Save|Try again/u }).count()).toBe(0);
    }
    await first.getByRole('link', { name: 'Show Ada Amsel without the job' }).click();
    await first.getByRole('heading', { level: 1, name: 'Ada Amsel' }).waitFor();
    // what was being written begins another job
    await second.getByRole('button', { name: 'New job from your draft' }).click();
    await eventually(() => second.getByLabel('Title').inputValue()).toBe('Crane operator by day');
  });

  it('an address of what never was says so in plain words', async () => {
    for (const address of ['candidates/abc', 'candidates/abc/read', 'jobs/abc', 'ranking?job=abc']) {
      const nothing = first.getByRole('heading', { level: 1, name: 'There is nothing here' });
      await first.goto(`${app.url}/#/settings`);
      await nothing.waitFor({ state: 'detached' });
      await first.goto(`${app.url}/#/${address}`);
      await nothing.waitFor();
      await eventually(() => first.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    }
    await first.goto(`${app.url}/#/pipeline?job=${crypto.randomUUID()}`);
    await first.getByRole('heading', { level: 1, name: 'This job does not exist' }).waitFor();
  });

  it('ends without a complaint but the conflicts and the missing that were meant', () => {
    expect(complaints.filter((one) => !/\b(?:412|404|400|422)\b/u.test(one))).toEqual([]);
  });
});
