import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { ownToken, removeData, type RunningApp, startBrowser } from './app.ts';
import { eventually } from './eventually.ts';
import { openSamples } from './samples.ts';

const CRITERIA = ['Python', 'PostgreSQL', 'Kubernetes', 'Has led a team', 'AWS', 'Docker'];
const REVIEWED = 10;

/** A recruiter's minutes: ten people one after the other, by the keys alone, with the words of each answer in sight. */
describe('a review by keys', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let service: Longlist;
  let job = '';
  const seen: string[] = [];

  const title = () => page.getByRole('heading', { level: 1 });
  const name = async (): Promise<string> => (await title().innerText()).trim();
  const lines = () => page.locator('[data-criterion]');
  const at = () => page.locator('[data-criterion][data-at]');
  /** Until somebody else is shown, with all answers. */
  const isNext = async (before: string): Promise<void> => {
    await eventually(async () => {
      const now = await name();
      return now !== before && now !== '' && (await lines().count()) === CRITERIA.length;
    }).toBe(true);
  };
  /** What is wrong with what is seen; nothing where the line and its words on the page are in sight. */
  const fault = (): Promise<string> =>
    page.evaluate(() => {
      const line = document.querySelector('[data-criterion][data-at]');
      const list = line?.closest('section[aria-label]')?.parentElement?.getBoundingClientRect();
      const pane = document.querySelector('aside [role=region]')?.getBoundingClientRect();
      if (line === null || list === undefined) return 'nobody reads at a criterion';
      const row = line.getBoundingClientRect();
      if (row.top < list.top - 1 || row.bottom > list.bottom + 1) return 'its line is out of sight';
      const finding = line.querySelector('[data-finding]')?.getAttribute('data-finding');
      const boxes = [...document.querySelectorAll('[data-evidence][data-current]')];
      // what a resume does not say has no words
      if (finding !== 'met') return '';
      const box = boxes[0]?.getBoundingClientRect();
      if (box === undefined || pane === undefined) return 'its words are not marked';
      if (box.height < 2) return 'the mark on its words is empty';
      return box.top < pane.top - 1 || box.bottom > pane.bottom + 1 ? 'its words are out of sight' : '';
    });
  const stageOf = async (candidate_id: string): Promise<string> => {
    const [nomination] = await service.listNominations({ job_id: job, candidate_id }).all();
    const stages = await service.listNominationStages().all();
    return stages.find(({ id }) => id === nomination?.current_nomination_stage_id)?.name ?? '';
  };
  const id = (): string => /candidates\/([^?/]+)/u.exec(page.url())?.[1] ?? '';

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { width: 1280, height: 800 }));
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    job = (await service.listJobs().all())[0]!.id;
    for (const prompt_text of CRITERIA) await service.createJobCriterion(job, { prompt_text });
    await page.goto(`${app.url}/#/ranking?job=${job}`);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('has the code of the view before anybody goes there: no key is pressed while it is on its way', async () => {
    const fetched = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name));
    await page.locator('[role=grid] [role=row][aria-selected]').first().waitFor();
    await eventually(fetched).toContainEqual(expect.stringMatching(/\/candidate_view-/u));
  });

  it('begins at the first one, whose first words are on the page at once', async () => {
    const marks = page.locator('[role=gridcell][data-column=criteria] button');
    await eventually(() => marks.count()).toBeGreaterThan(20);
    await eventually(() => page.locator('[data-finding=in_progress]').count()).toBe(0);
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await eventually(() => lines().count()).toBe(CRITERIA.length);
    // the order may have moved on since Home was pressed: the page stays with whom it was opened for
    const first = page.getByText('1 of 24 · 24 undecided');
    await eventually(async () => {
      if ((await first.count()) === 0) await page.keyboard.press('k');
      return first.count();
    }).toBe(1);
    await eventually(fault).toBe('');
  });

  it('shows the words of each criterion, and decides about ten, one after the other', async () => {
    for (let done = 1; done <= REVIEWED; done += 1) {
      const before = await name();
      seen.push(before);
      for (let step = 1; step < CRITERIA.length; step += 1) {
        await page.keyboard.press('ArrowDown');
        await eventually(fault).toBe('');
      }
      await eventually(() => at().innerText()).toContain(CRITERIA.at(-1)!);
      for (let step = 1; step < CRITERIA.length; step += 1) await page.keyboard.press('ArrowUp');
      await eventually(() => at().innerText()).toContain(CRITERIA[0]!);
      const decided = id();
      await page.keyboard.press(done % 3 === 0 ? 'x' : 's');
      await isNext(before);
      await page.getByText(`· ${24 - done} undecided`).waitFor();
      // the same criterion, with the next one's words
      await eventually(() => at().innerText()).toContain(CRITERIA[0]!);
      await eventually(fault).toBe('');
      await eventually(() => stageOf(decided)).toBe(done % 3 === 0 ? 'Rejected' : 'Shortlisted');
    }
    expect(new Set(seen).size).toBe(REVIEWED);
  });

  it('takes the last decision back, and shows about whom it was', async () => {
    const last = seen.at(-1)!;
    await page.keyboard.press('u');
    await page.getByRole('heading', { level: 1, name: last }).waitFor();
    await page.getByText('· 15 undecided').waitFor();
    await eventually(() => stageOf(id())).not.toBe('Shortlisted');
    await page.keyboard.press('s');
    await isNext(last);
    await page.getByText('· 14 undecided').waitFor();
  });

  it('writes a note and goes on; the parts of the page have keys and an address', async () => {
    const before = await name();
    const noted = id();
    await page.keyboard.press('n');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('Ask about the notice period');
    await page.keyboard.press('Control+Enter');
    await isNext(before);
    await eventually(async () => (await service.listNotes({ candidate_id: noted }).all()).length).toBe(1);
    expect(page.url()).not.toContain('tab=');
    for (const [key, part] of [
      ['2', 'notes'],
      ['3', 'history'],
      ['4', 'files'],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForURL(new RegExp(`tab=${part}`, 'u'));
    }
    // a key is taken as soon as the page has what it leads away from, though it is not painted yet
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const tab = document.querySelector('[role=tab][aria-selected=true]');
        if (tab?.textContent?.includes('Files') !== true) return;
        watch.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await eventually(() => page.url()).not.toContain('tab=');
    await page.getByRole('tabpanel', { name: 'Experience' }).waitFor();
  });

  it('hides and shows who they are without leaving the page', async () => {
    await eventually(() => lines().count()).toBe(CRITERIA.length);
    const before = await name();
    await page.keyboard.press('b');
    await eventually(name).toMatch(/^Candidate /u);
    await page.keyboard.press('b');
    await eventually(name).toBe(before);
    // turning it forgets all there was: the answers come back on their own, and no key walks among them before
    await eventually(() => lines().count()).toBe(CRITERIA.length);
  });

  it('opens a criterion by Enter, and tells its keys', async () => {
    for (const _ of CRITERIA) await page.keyboard.press('ArrowUp');
    await eventually(() => at().innerText()).toContain(CRITERIA[0]!);
    await page.keyboard.press('ArrowDown');
    await eventually(() => at().innerText()).toContain(CRITERIA[1]!);
    await page.keyboard.press('Enter');
    await page.locator('[data-criterion][data-open]').getByText('Reads as:').waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.locator('[data-criterion][data-open]').count()).toBe(0);
    await page.keyboard.press('Shift+?');
    await page
      .getByRole('dialog', { name: 'Shortcuts' })
      .getByText('Shortlist, and on to the next')
      .waitFor();
    await page.keyboard.press('Escape');
  });

  it('ends without a complaint in the console', () => {
    // what is refused in blind mode
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  });
});
