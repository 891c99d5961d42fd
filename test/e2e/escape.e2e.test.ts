import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { comparePerson, ownToken, removeData, type RunningApp, SAME_PERSON, startBrowser } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 240_000;

/** Something that opens over a view, and how. */
type Opened = {
  readonly name: string;
  readonly at: 'candidate' | 'ranking' | 'pool' | 'pipeline' | 'import' | 'settings';
  readonly open: (page: Page) => Promise<void>;
  /** What is then over the view. */
  readonly over: (page: Page) => Locator;
};

const press = (button: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name: button }).first().click();
/** An item of the menu of the view. */
const choose = (item: string) => async (page: Page) => {
  await press('More')(page);
  await menu(page).getByRole('menuitem', { name: item }).click();
};
/** A filter, once all of them are in sight. */
const unfolded = (filter: string) => async (page: Page) => {
  if ((await page.getByRole('button', { name: filter }).count()) === 0) await press('Filters')(page);
  await press(filter)(page);
};
const menu = (page: Page): Locator => page.getByRole('menu');
const dialog = (page: Page): Locator => page.getByRole('dialog');

const ALL: readonly Opened[] = [
  { name: 'the menu of a candidate', at: 'candidate', open: press(/^More/u), over: menu },
  { name: 'the stages of a candidate', at: 'candidate', open: press(/stage/iu), over: menu },
  { name: 'two records side by side', at: 'candidate', open: comparePerson, over: dialog },
  { name: 'the palette', at: 'candidate', open: (page) => page.keyboard.press('Control+k'), over: dialog },
  { name: 'saved searches', at: 'ranking', open: choose('Saved searches'), over: dialog },
  { name: 'the menu of a ranking', at: 'ranking', open: press('More'), over: menu },
  { name: 'a filter', at: 'ranking', open: unfolded('Location'), over: dialog },
  { name: 'the list of keys', at: 'ranking', open: choose('Shortcuts'), over: dialog },
  { name: 'a filter of the pool', at: 'pool', open: press('Location'), over: dialog },
  { name: 'the stages of a job', at: 'pipeline', open: press('Stages'), over: dialog },
  { name: 'the menu of a card', at: 'pipeline', open: (page) => page.keyboard.press('m'), over: menu },
  { name: 'watched folders', at: 'import', open: press(/^Watch/u), over: dialog },
  { name: 'a new client', at: 'settings', open: press('New app'), over: dialog },
];

/** Escape closes what lies on top, and leaves everything under it as it is. */
describe('Escape', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const addresses: Partial<Record<Opened['at'], string>> = {};

  const goTo = async (at: Opened['at']): Promise<string> => {
    await page.goto(`${app.url}/#${addresses[at]}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // rows, cards and findings are there
    const there = {
      candidate: SAME_PERSON,
      ranking: '24 candidates',
      pipeline: 'Reviewing',
    } as const;
    const words = at in there ? there[at as keyof typeof there] : null;
    if (words !== null) await page.getByText(words).first().waitFor();
    return page.url();
  };

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser));
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const job = (await service.listJobs().all())[0]!.id;
    const [nomination] = await service.listNominations({ job_id: job }).all();
    const id = nomination!.candidate_id;
    const { full_name, email } = await service.getCandidate(id);
    await service.createCandidate({ full_name, ...(email === null ? {} : { email }) });
    addresses.candidate = `/candidates/${id}?job=${job}`;
    addresses.ranking = `/ranking?job=${job}`;
    addresses.pipeline = `/pipeline?job=${job}`;
    for (const at of ['pool', 'import', 'settings'] as const) addresses[at] = `/${at}`;
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it.each(ALL.map((one) => [one.name, one] as const))('closes %s alone', async (_, { at, open, over }) => {
    await goTo(at);
    const before = await page.evaluate(() => history.length);
    await open(page);
    await over(page).first().waitFor();
    // the way there may have led to another part of the page
    const address = page.url();
    // wherever the focus is by then
    await page.keyboard.press('Escape');
    await eventually(() => over(page).count()).toBe(0);
    expect(page.url()).toBe(address);
    await eventually(() => page.evaluate(() => history.length)).toBe(before);
  });

  it('takes back a name that is being typed in a dialog, and only then closes the dialog', async () => {
    await goTo('pipeline');
    await press('Stages')(page);
    const field = dialog(page).getByRole('textbox').first();
    const name = await field.inputValue();
    await field.fill('Something else');
    await page.keyboard.press('Escape');
    await eventually(() => field.inputValue()).toBe(name);
    await eventually(() => dialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).count()).toBe(0);
  });

  it('keeps the palette closed while a dialog is open', async () => {
    await goTo('pipeline');
    await press('Stages')(page);
    await dialog(page).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).count()).toBe(0);
  });

  it('leaves a candidate when nothing lies over them', async () => {
    await goTo('ranking');
    await page.keyboard.press('Enter');
    await page.waitForURL(/candidates\//u);
    await page.keyboard.press('Escape');
    await page.waitForURL(/ranking/u);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
