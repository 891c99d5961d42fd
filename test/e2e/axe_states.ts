import type { Page } from 'playwright-core';
import { comparePerson, dropFiles, type RunningApp, turn } from './app.ts';
import { ask, hide, shortlistTwo } from './axe_acts.ts';

/** What a view looks like at times: it is judged in one look, the views themselves in more. */
export type State = {
  readonly name: string;
  go(page: Page, app: RunningApp): Promise<void>;
  /** Puts back what others would stumble over. */
  after?(page: Page, app: RunningApp): Promise<unknown>;
};

const row = (page: Page): Promise<void> =>
  page.locator('[role=grid] [role=row][aria-selected]').first().waitFor();

async function ranking(page: Page, { url }: RunningApp): Promise<void> {
  await page.goto(`${url}/#/ranking`);
  await row(page);
  // the name, under which the reasons beside it have their headings
  await page.locator('aside h2').first().waitFor({ state: 'attached' });
}

async function candidate(page: Page, app: RunningApp): Promise<void> {
  await ranking(page, app);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.waitForURL(/candidates/u);
  await page.getByRole('tab').nth(3).waitFor();
  await page.locator('[data-criterion]').first().waitFor();
}

const inGerman = (page: Page): Promise<unknown> => speak(page, 'de');
const speak = async (page: Page, language: 'de' | 'en'): Promise<void> => {
  await page.evaluate((value) => localStorage.setItem('longlist.language', value), language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
};
const enlarge = (page: Page): Promise<void> => page.setViewportSize({ width: 640, height: 400 });
const asBefore = (page: Page): Promise<void> => page.setViewportSize({ width: 1280, height: 800 });

const seeAgain = (_page: Page, app: RunningApp): Promise<unknown> => hide(app, false);
const code = /^Candidate [0-9A-Z]{5}$/u;

/** Goes to an address; those of one page differ behind the `#`, and going there loads nothing anew. */
const heading =
  (address: string, name: string | RegExp) =>
  async (page: Page, { url }: RunningApp): Promise<void> => {
    await page.goto(`${url}/#${address}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
const tab = (name: string, number: string): State => ({
  name: `candidate, ${name.toLowerCase()}`,
  async go(page, app) {
    await candidate(page, app);
    await page.keyboard.press(number);
    await page.getByRole('tab', { name: new RegExp(`^${name}`, 'u'), selected: true }).waitFor();
  },
});
const JOBS = /\/api\/v1\/job(?:s|_overviews)(?:\?|$)/u;
const FAILURE = {
  is_error: true,
  error: { type: 'INTERNAL', message: 'Broken for a test.', details: [], request_id: 'test' },
};

const TWIN = 'Experience\nPotter, Clay House, 2019 – 2023\n';

export const STATES: readonly State[] = [
  {
    name: 'a view that failed',
    async go(page, { url }) {
      await page.route(JOBS, (route) => route.fulfill({ status: 500, json: FAILURE }));
      await page.goto(`${url}/#/jobs`);
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    after: (page) => page.unroute(JOBS),
  },
  {
    name: 'a view that is on its way',
    async go(page, { url }) {
      await page.route(JOBS, () => undefined);
      await page.goto(`${url}/#/jobs`);
      await page.reload();
      // its lines come after a moment
      await page.getByRole('status', { name: 'Loading' }).locator('div').first().waitFor();
    },
    after: (page) => page.unroute(JOBS),
  },
  {
    name: 'the columns of a spreadsheet',
    async go(page, { url }) {
      await page.goto(`${url}/#/import`);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
      const bytes = Buffer.from('Name,Email,City\nBen Ohm,ben@example.com,Bergen\n');
      await dropFiles(page, [{ name: 'people.csv', bytes }]);
      await page.getByRole('heading', { name: 'What is in the columns' }).waitFor();
    },
  },
  {
    name: 'two records of one person',
    async go(page, { url }) {
      await page.goto(`${url}/#/import`);
      await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
      await dropFiles(
        page,
        ['Nadia Twin', 'Nadia Twin-Roy'].map((name, at) => ({
          name: `twin-${at}.txt`,
          bytes: Buffer.from(`${name}\nnadia.twin@example.com\n\n${TWIN}`),
        })),
      );
      const second = page.getByRole('row', { name: 'twin-1.txt' });
      await second.getByRole('link', { name: 'Nadia Twin-Roy' }).click();
      await page.getByRole('heading', { level: 1, name: 'Nadia Twin-Roy' }).waitFor();
      await comparePerson(page);
      await page.getByRole('dialog').getByText('Also moved: 1 file').waitFor();
    },
  },
  {
    name: 'why somebody is rejected',
    async go(page, app) {
      await ranking(page, app);
      await page.getByRole('grid').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('x');
      const notice = page.getByRole('alert').filter({ hasText: 'Rejected' });
      await notice.getByRole('button', { name: 'Add a reason' }).click();
      await page.getByRole('dialog').getByLabel('Or in your own words').waitFor();
    },
  },
  {
    name: 'ranking, blind',
    async go(page, app) {
      await hide(app, true);
      await ranking(page, app);
      await page.getByRole('grid').getByText(code).first().waitFor();
    },
  },
  {
    name: 'candidate, blind',
    async go(page, app) {
      await candidate(page, app);
      await page.getByRole('heading', { level: 1, name: code }).waitFor();
    },
    after: seeAgain,
  },
  {
    name: 'a blind copy of a client pack',
    async go(page, app) {
      const of_job = await ask<{ results: { id: string; candidate_id: string }[] }>(
        app,
        'GET',
        '/nominations',
      );
      const nomination_id = of_job.results[0]?.id;
      await ask(app, 'POST', '/spotlights', { nomination_id, headline: 'Ran the night shift of a port' });
      await page.goto(`${app.url}/#/share`);
      await turn(page, 'Blind copy');
      await page.getByRole('heading', { name: /^Candidate A/u }).waitFor();
    },
  },
  {
    name: 'jobs as cards',
    async go(page, app) {
      await page.evaluate(() => localStorage.setItem('longlist.jobs_layout', 'cards'));
      await page.reload();
      await heading('/jobs', 'Jobs')(page, app);
      await page.locator('[data-layout=cards] li').first().waitFor();
    },
    async after(page) {
      await page.evaluate(() => localStorage.removeItem('longlist.jobs_layout'));
      await page.reload();
    },
  },
  {
    name: 'what can be done with a job',
    async go(page, app) {
      await heading('/jobs', 'Jobs')(page, app);
      await page
        .getByRole('button', { name: /^More for/u })
        .first()
        .click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  tab('Notes', '2'),
  tab('History', '3'),
  tab('Files', '4'),
  {
    name: 'a letter',
    async go(page, app) {
      await candidate(page, app);
      await page.keyboard.press('w');
      await page.getByRole('dialog').locator('[data-letter]').waitFor();
    },
  },
  {
    name: 'a call sheet',
    async go(page, app) {
      const job_id = await shortlistTwo(app);
      await page.goto(`${app.url}/#/calls?job=${job_id}`);
      await page.getByText(/^\d+ of \d+ called/u).waitFor();
      await page.locator('main section li').first().waitFor();
    },
  },
  {
    name: 'skills of the shortlist',
    async go(page, app) {
      await shortlistTwo(app);
      await heading('/compare', /./u)(page, app);
      await page.getByRole('button', { name: /^Compare .+ and .+/u }).click();
      await page
        .getByRole('region', { name: /Skills/u })
        .getByRole('table')
        .waitFor();
    },
  },
  {
    name: 'the stages of a job, with targets',
    async go(page, app) {
      await heading('/pipeline', /./u)(page, app);
      await page.getByRole('button', { name: 'Stages', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'what a client pack shows',
    async go(page, app) {
      await heading('/share', /./u)(page, app);
      await page.getByRole('button', { name: /^Also show/u }).click();
      await page.getByRole('dialog').getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'saved searches',
    async go(page, app) {
      await page.goto(`${app.url}/#/pool?q=warehouse`);
      await page.getByRole('button', { name: /^Saved/u }).click();
      await page.getByRole('button', { name: 'Save this search' }).click();
      await page.getByLabel('Name of the search').waitFor();
    },
  },
  {
    name: 'a search read as parts',
    async go(page, { url }) {
      await page.goto(`${url}/#/pool?q=${encodeURIComponent('(warehouse OR forklift) NOT zeppelin')}`);
      await page.locator('[role=grid] [role=row][aria-selected]').first().waitFor();
    },
  },
  {
    name: 'possible duplicates',
    go: heading('/duplicates', 'Possible duplicates'),
  },
  {
    name: 'the shortcuts of a ranking',
    async go(page, app) {
      await ranking(page, app);
      await page.keyboard.press('Shift+?');
      await page.locator('dl kbd').first().waitFor();
    },
  },
  {
    name: 'an act of the activity, open',
    async go(page, app) {
      await heading('/activity', /./u)(page, app);
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    },
  },
  {
    name: 'ranking in German',
    async go(page, app) {
      await inGerman(page);
      await ranking(page, app);
    },
  },
  { name: 'candidate in German', go: candidate, after: (page) => speak(page, 'en') },
  {
    name: 'ranking at 200 % zoom',
    async go(page, app) {
      await enlarge(page);
      await ranking(page, app);
    },
  },
  { name: 'candidate at 200 % zoom', go: candidate, after: asBefore },
];
