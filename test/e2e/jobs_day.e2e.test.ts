import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, rail, removeData, type RunningApp, startBrowser, untilAnswered } from './app.ts';
import { axeFindings } from './axe.ts';
import { eventually } from './eventually.ts';
import { startHere } from './here.ts';

const DAY_MS = 86_400_000;
const ABOUT = 'You plan shifts and lead a team in a warehouse that never sleeps.';

/** A day in Jobs: what is new, what is next, until when, for whom; and what is put away. */
describe('a day in Jobs', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let service: Longlist;
  const ids: Record<string, string> = {};

  const job = (title: string) => page.locator('[data-job]').filter({ hasText: title });
  const notice = (text: string) => page.getByRole('alert').filter({ hasText: text });

  const makeJob = async (title: string, client_name: string, days: number | null): Promise<void> => {
    const { id } = await service.createJob({ title, description: ABOUT, status: 'open', remote_id: title });
    const deadline = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    await service.changeJobDetails(id, { client_name, location: 'Lund', deadline });
    ids[title] = id;
  };
  const apply = async (title: string, names: readonly string[]): Promise<void> => {
    const [first] = await service.listNominationStages({}).all();
    for (const full_name of names) {
      const { id } = await service.createCandidate({ full_name, remote_id: full_name });
      await service.createNomination({
        candidate_id: id,
        job_id: ids[title] ?? '',
        current_nomination_stage_id: first?.id ?? '',
        remote_id: `${title} ${full_name}`,
      });
    }
  };

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    await makeJob('Shift planner', 'Halden Freight', 3);
    await makeJob('Crane driver', 'Älvhem Care', 60);
    await makeJob('Dock clerk', 'Halden Freight', -2);
    await apply('Crane driver', ['Ada Example', 'Bea Example']);
    ({ page, complaints } = await openPage(browser, app.link));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('begins with the jobs, for whom they are and until when', async () => {
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    await job('Crane driver').getByText('Älvhem Care').waitFor();
    await job('Shift planner').getByText('In 3 days').waitFor();
    await job('Dock clerk').getByText('2 days overdue').waitFor();
    // what is late comes first, then what is due soon
    const order = () => page.locator('[data-job] h2').allInnerTexts();
    await eventually(order).toEqual(['Dock clerk', 'Shift planner', 'Crane driver']);
    // what can be done; that the deadline has passed is said once, where it stands
    await job('Dock clerk').getByRole('link', { name: 'Add resumes' }).waitFor();
    await eventually(() => page.getByText('Deadline passed').count()).toBe(0);
  });

  it('opens the ranking by a press on the job, and then knows that it was seen', async () => {
    // wherever no other link is
    await job('Crane driver').click({ position: { x: 6, y: 6 } });
    await page.getByRole('heading', { level: 1, name: /Crane driver/u }).waitFor();
    await rail(page, 'Jobs').click();
    await job('Crane driver').waitFor();
    await eventually(() =>
      job('Crane driver')
        .getByText(/^\+\d+ since/u)
        .count(),
    ).toBe(0);
  });

  it('says how many came since, and leads to who is next', async () => {
    // that somebody looked is on its way, and who comes before it arrives did not come since
    await untilAnswered(page);
    await apply('Crane driver', ['Cleo Ample', 'Dora Ample', 'Elif Ample', 'Fay Ample', 'Gro Ample']);
    await job('Crane driver')
      .getByText(/^\+5 since/u)
      .waitFor();
    await job('Crane driver').getByRole('link', { name: 'New 7' }).waitFor();
    await job('Crane driver').getByRole('link', { name: 'Review 7 candidates' }).click();
    await page.getByRole('heading', { level: 1, name: /Crane driver/u }).waitFor();
    const stages = await service.listNominationStages({}).all();
    expect(decodeURIComponent(page.url())).toContain(`stages=["${stages[0]?.id}"]`);
    await page.getByRole('button', { name: 'Stage: New', exact: true }).waitFor();
    await rail(page, 'Jobs').click();
    await eventually(() =>
      job('Crane driver')
        .getByText(/^\+\d+ since/u)
        .count(),
    ).toBe(0);
  });

  it('calls who is on the shortlist and not spoken with', async () => {
    const stages = await service.listNominationStages({}).all();
    const shortlist = stages.find(({ name }) => name === 'Shortlisted')?.id ?? '';
    for (const { id, candidate_id } of await service.listNominations({ job_id: ids['Crane driver'] }).all()) {
      await service.changeNomination(id, { current_nomination_stage_id: shortlist });
      const text = 'Called: free from May.';
      const { full_name } = await service.getCandidate(candidate_id);
      if (full_name.endsWith('Ample')) {
        await service.createNote({ candidate_id, job_id: ids['Crane driver'] ?? '', text });
      }
    }
    await job('Crane driver').getByRole('link', { name: 'Make 2 calls' }).waitFor();
    await job('Crane driver').getByRole('link', { name: 'Shortlisted 7' }).waitFor();
  });

  it('finds jobs of a client, and puts them in order by deadline', async () => {
    await page.getByLabel('Search jobs by title').fill('halden');
    await eventually(() => page.locator('[data-job]').count()).toBe(2);
    await page.getByLabel('Sort').selectOption('Next deadline first');
    await eventually(() => page.locator('[data-job] h2').allInnerTexts()).toEqual([
      'Dock clerk',
      'Shift planner',
    ]);
    await page.getByLabel('Search jobs by title').fill('');
    await eventually(() => page.locator('[data-job]').count()).toBe(3);
  });

  it('is read by keys', async () => {
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Home');
    await page.keyboard.press('Home');
    await eventually(focused).toBe('Dock clerk');
    await page.keyboard.press('j');
    await eventually(focused).toBe('Shift planner');
    await page.keyboard.press('e');
    await eventually(() => page.getByLabel('Client', { exact: true }).inputValue()).toBe('Halden Freight');
    await page.goBack();
    await job('Dock clerk').waitFor();
  });

  it('archives a job, and takes that back', async () => {
    await page.getByRole('button', { name: 'More for Dock clerk' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await notice('Dock clerk archived').waitFor();
    await eventually(() => job('Dock clerk').count()).toBe(0);
    await page.getByText('Archived', { exact: true }).click();
    await job('Dock clerk').waitFor();
    await notice('Dock clerk archived').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => job('Dock clerk').count()).toBe(0);
    await page.getByRole('radiogroup', { name: 'Which jobs' }).getByText('Open', { exact: true }).click();
    await job('Dock clerk').waitFor();
    await eventually(async () => (await service.getJob(ids['Dock clerk'] ?? '')).status).toBe('open');
  });

  it('keeps what is said of a new job, and offers the contact of a known client', async () => {
    await service.changeJobDetails(ids['Shift planner'] ?? '', {
      contact_name: 'Petra Olsen',
      contact_email: 'petra@example.com',
    });
    await page.getByRole('link', { name: 'New job' }).click();
    await page.getByLabel('Description').fill(`Night porter\n\n${ABOUT}`);
    await page.getByLabel('Client', { exact: true }).fill('Halden Freight');
    await page.getByRole('button', { name: 'Use Petra Olsen, petra@example.com' }).click();
    await page.getByLabel('Salary from').fill('60k');
    await page.getByLabel('Salary to').fill('50,000');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.getByText('This is less than the lower end.').waitFor();
    await page.getByLabel('Salary to').fill('75,000');
    await page.getByLabel('Currency').fill('eur');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.getByRole('heading', { level: 1, name: /Night porter/u }).waitFor();
    await rail(page, 'Jobs').click();
    await job('Night porter').getByText('Petra Olsen').waitFor();
  });

  it('shows eight jobs on a small laptop, however many are new', async () => {
    await page.setViewportSize({ width: 1024, height: 700 });
    for (const city of ['Lund', 'Malmö', 'Ystad', 'Växjö', 'Kalmar', 'Visby']) {
      const title = `Maintenance Engineer, ${city}`;
      await makeJob(title, 'Bright Harbour Health Trust and Partners', 30);
      await apply(title, [`Someone of ${city}`]);
      await job(title).getByRole('link', { name: 'New 1' }).waitFor();
    }
    await rail(page, 'Jobs').click();
    const whole = (): Promise<number> =>
      page.locator('[data-job]').evaluateAll((jobs) => {
        const list = jobs[0]?.closest('section')?.getBoundingClientRect();
        return jobs.filter((one) => one.getBoundingClientRect().bottom <= (list?.bottom ?? 0)).length;
      });
    await eventually(whole).toBeGreaterThanOrEqual(8);
    // what stands beside a title takes nothing of its width
    const titles = page.locator('[data-job] h2').filter({ hasText: 'Maintenance Engineer' });
    const heights = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.every((height) => height <= 21)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('keeps its layout, and is easy on everybody in both', async () => {
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('Cards', { exact: true }).click();
    await page.reload();
    await job('Dock clerk').waitFor();
    await eventually(() => page.locator('[data-layout=cards]').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
