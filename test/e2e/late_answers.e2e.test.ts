import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import {
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  startApp,
  startBrowser,
  untilRead,
} from './app.ts';
import { eventually } from './eventually.ts';

/** What somebody does goes on while an answer is on its way: it comes late, or fails, and takes nothing along. */
describe('answers that come late', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let service: Longlist;
  let job_id: string;
  /** Two candidates of the job. */
  let one: { id: string; full_name: string };
  let other: { id: string; full_name: string };

  const field = (name: string): Locator => page.locator(`[data-field="${name}"]`);
  const row = (name: string): Locator => page.locator(`[data-row="${name}"]`);
  const notice = (text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });
  const go = (address: string): Promise<unknown> => page.goto(`${app.url}/#${address}`);

  /** Holds the first such request: `asked` once it is on its way, `end` lets it go on, or has it fail. */
  const held = async (url: string | RegExp, method: string) => {
    const asked = Promise.withResolvers<Route>();
    const handler = (route: Route): Promise<void> => {
      if (route.request().method() !== method) return route.fallback();
      asked.resolve(route);
      return Promise.resolve();
    };
    await page.route(url, handler);
    return {
      asked: asked.promise,
      end: async (how: 'answer' | 'fail'): Promise<void> => {
        const route = await asked.promise;
        await (how === 'answer' ? route.continue() : route.abort());
        await page.unroute(url, handler);
      },
    };
  };

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link, { height: 1000 }));
    await page.getByRole('button', { name: 'Try it with 24 sample resumes and a job' }).click();
    await page.waitForURL(/ranking/u);
    await untilRead(page);
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    job_id = (await service.listJobs().all())[0]!.id;
    const all = await service.listCandidates().all();
    [one, other] = ['Tomasz Wieczorek', 'Nadia Benkirane'].map((name) =>
      all.find(({ full_name }) => full_name === name)!,
    ) as [typeof one, typeof other];
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('what was read: a correction that fails late is no word in the form of somebody else', async () => {
    await go(`/candidates/${one.id}/read`);
    const saving = await held('**/profile/edits', 'PUT');
    await field('work.0.title').click();
    await page.keyboard.type('Words of somebody else');
    await page.keyboard.press('Enter');
    await saving.asked;
    await page.keyboard.press('Escape');
    await go(`/candidates/${other.id}/read`);
    await page.getByRole('link', { name: other.full_name }).waitFor();
    const theirs = await field('work.0.title').innerText();
    await saving.end('fail');
    await notice('Title could not be changed').waitFor();
    expect(await row('work.0.title').getByRole('textbox').count()).toBe(0);
    expect(await field('work.0.title').innerText()).toBe(theirs);
  });

  it('what was read: whoever types in one field goes on there when another one is not saved', async () => {
    await go(`/candidates/${one.id}/read`);
    const saving = await held('**/profile/edits', 'PUT');
    await field('work.0.title').click();
    await page.keyboard.type('Not to be saved');
    await page.keyboard.press('Enter');
    await saving.asked;
    await field('headline').click();
    await page.keyboard.type('Still being');
    await saving.end('fail');
    await row('work.0.title').getByRole('alert').waitFor();
    await page.keyboard.type(' typed');
    expect(await row('headline').getByRole('textbox').inputValue()).toMatch(/Still being typed$/u);
    await page.keyboard.press('Escape');
    await field('work.0.title').click();
    expect(await row('work.0.title').getByRole('textbox').inputValue()).toBe('Not to be saved');
    await page.keyboard.press('Escape');
  });

  it('ends without a complaint but of requests that were meant to fail', () => {
    expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  });
});
