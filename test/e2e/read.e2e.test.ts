import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  savedBytes,
  dropFiles,
  openPage,
  rail,
  removeData,
  type RunningApp,
  SAMPLES,
  startBrowser,
  untilRead,
} from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 240_000;
const FILE = 'tomasz-wieczorek.pdf';
const bytesOf = (name: string): Buffer => readFileSync(path.join(SAMPLES, name));

type Place = { x: number; y: number; width: number; height: number };

/** Where pdfjs itself finds words on the first page, as shares of the page: every item that holds them. */
async function placesInFile(words: string): Promise<Place[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytesOf(FILE)) }).promise;
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.includes(words)) return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    const top = (height - y - size) / height;
    // The box is as high as the line, the item as high as its letters.
    return [{ x: x / width, y: top - 0.006, width: item.width / width, height: size / height + 0.012 }];
  });
}

/** The share of `one` that lies inside `other`. */
function inside(one: Place, other: Place): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return (Math.max(0, across) * Math.max(0, down)) / (one.width * one.height);
}

/** The page beside what was read from it: boxes on the right words, everything corrected in place. */
describe('what was read, checked and corrected', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const field = (name: string): Locator => page.locator(`[data-field="${name}"]`);
  const notice = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await dropFiles(
      page,
      [FILE, 'nadia-benkirane.txt'].map((name) => ({ name, bytes: bytesOf(name) })),
    );
    await untilRead(page);
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('is reached from the import row and from the candidate', async () => {
    await page.getByRole('button', { name: 'Check what was read of Tomasz Wieczorek' }).click();
    await page.getByRole('heading', { name: 'What was read' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Check what was read' }).click();
    await field('work.0.title').waitFor();
    await eventually(() => field('work.0.title').innerText()).toBe('Staff Backend Engineer');
  });

  it.each([
    ['name', 'Tomasz Wieczorek'],
    ['work.0.employer', 'Parcelwise'],
    ['work.1.dates', '01/2016'],
    ['education.0.school', 'Vistula Institute of Technology'],
    ['skills', 'Python'],
  ])('boxes %s where the file has it', async (name, words) => {
    const chip = page.locator('[data-field^="skills."]', { hasText: words }).first();
    const path_of_field = name === 'skills' ? await chip.getAttribute('data-field') : name;
    const box = page.locator(`[data-page="1"] [data-mark="${path_of_field}"]`).first();
    await box.waitFor();
    // both at once: the page may be scrolled between two looks
    const share = await box.evaluate((one) => {
      const shown = one.getBoundingClientRect();
      const sheet = one.closest('[data-page]')!.getBoundingClientRect();
      return {
        x: (shown.x - sheet.x) / sheet.width,
        y: (shown.y - sheet.y) / sheet.height,
        width: shown.width / sheet.width,
        height: shown.height / sheet.height,
      };
    });
    const places = await placesInFile(words);
    // The box is of the words: mostly where the file has them, and on their line.
    expect(Math.max(...places.map((place) => inside(share, place)))).toBeGreaterThan(0.7);
  });

  it('follows focus on both sides', async () => {
    await field('work.2.title').focus();
    await page.locator('[data-frame="work.2.title"]').waitFor();
    await page.locator('[data-mark="work.1.employer"]').first().click();
    await eventually(() => field('work.1.employer').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
  });

  it('shows the reading order and the columns, and hides kinds', async () => {
    await page.getByRole('button', { name: 'Reading order' }).click();
    const order = page.locator('[data-order="1"]');
    await order.getByText('column 2/2').waitFor();
    await order.getByText('1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Reading order' }).click();
    await order.waitFor({ state: 'detached' });
    const work = page.locator('[data-mark^="work."]');
    await eventually(() => work.count()).toBeGreaterThan(5);
    await page.getByRole('button', { name: /^Experience/u }).click();
    await eventually(() => work.count()).toBe(0);
    await page.getByRole('button', { name: /^Experience/u }).click();
  });

  it('corrects a title in place, keeps it over a reload, and takes it back', async () => {
    await field('work.0.title').click();
    await page.keyboard.type('Principal Engineer');
    await page.keyboard.press('Enter');
    await eventually(() => field('work.0.title').innerText()).toBe('Principal Engineer');
    await notice('Title changed').waitFor();
    await page.reload();
    await eventually(() => field('work.0.title').innerText()).toBe('Principal Engineer');
    const row = page.locator('[data-row="work.0.title"]');
    await row.getByText('edited').waitFor();
    await row.hover();
    await row.getByRole('button', { name: 'Undo: back to what was read' }).click();
    await eventually(() => field('work.0.title').innerText()).toBe('Staff Backend Engineer');
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await notice('is back to what was read').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => field('work.0.title').innerText()).toBe('Principal Engineer');
    await saved;
    await page.reload();
    await eventually(() => field('work.0.title').innerText()).toBe('Principal Engineer');
  });

  it('leaves a field as it was on Escape, and tells a date that is none', async () => {
    await field('work.1.dates').click();
    const row = page.locator('[data-row="work.1.dates"]');
    await row.getByLabel('From').fill('soon');
    await page.keyboard.press('Enter');
    await row.getByRole('alert').getByText('2019-03').waitFor();
    await row.getByLabel('From').fill('2015-11');
    await page.keyboard.press('Enter');
    await eventually(() => field('work.1.dates').innerText()).toContain('Nov 2015');
    await field('work.1.employer').click();
    await page.keyboard.type('Nobody');
    await page.keyboard.press('Escape');
    await eventually(() => field('work.1.employer').innerText()).toBe('Roadmesh Logistics');
  });

  it('overrides name and contact, adds and takes away skills', async () => {
    await field('phones.0').click();
    await page.keyboard.type('+1 312 555 0199');
    await page.keyboard.press('Enter');
    await notice('Phone changed').waitFor();
    await page.getByPlaceholder('Add a skill').fill('Team leading');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Team leading/u }).waitFor();
    await page.getByRole('button', { name: 'Remove RabbitMQ' }).click();
    await page.getByText('Removed:').waitFor();
    await notice('RabbitMQ removed').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Team leading/u }).waitFor();
    await eventually(() => field('phones.0').innerText()).toBe('+1 312 555 0199');
    await eventually(() => page.getByRole('button', { name: 'Remove RabbitMQ' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Remove RabbitMQ' }).waitFor();
  });

  it.each([
    { width: 1280, height: 800 },
    // here the page and what was read are scrolled together
    { width: 860, height: 800 },
  ])('keeps the field under the keys above notices, at $width × $height', async (size) => {
    await page.setViewportSize(size);
    const changed = notice('Phone changed');
    await field('phones.0').click();
    await page.keyboard.type(`+1 312 555 01${size.width % 100}`);
    await page.keyboard.press('Enter');
    await changed.waitFor();
    await changed.hover(); // a notice under the pointer stays
    /** Where the field that has the focus is hidden; empty when all of it can be seen. */
    const hidden = (): Promise<string> =>
      page.evaluate(() => {
        const at = document.activeElement?.closest<HTMLElement>('[data-field]');
        if (at === null || at === undefined) return 'no field has the focus';
        const { top, bottom, left, right } = at.getBoundingClientRect();
        if (bottom > innerHeight) return `below the window: ${at.dataset['field']}`;
        const covers = [...document.querySelectorAll('.notices [role=alert]')].some((one) => {
          const place = one.getBoundingClientRect();
          // lists are scrolled by whole pixels
          const is_beside = place.left >= right || place.right <= left;
          return !is_beside && place.top < bottom - 1 && place.bottom > top + 1;
        });
        return covers ? `under a notice: ${at.dataset['field']}` : '';
      });
    const fields = page.locator('[data-field]');
    await fields.first().focus();
    for (let at = 1; at < (await fields.count()); at += 1) {
      // a letter that is typed in a field to add something is no step
      const is_typed_in = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
      if (is_typed_in) await fields.nth(at).focus();
      else {
        await page.keyboard.press('j');
        await eventually(hidden).toBe('');
      }
    }
    await eventually(() => fields.last().evaluate((last) => last === document.activeElement)).toBe(true);
    await changed.getByRole('button', { name: 'Close' }).click();
    await changed.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('says so when a choice could not be saved', async () => {
    await page.route('**/profile/edits', (route) => route.abort());
    await page.getByLabel('Level of the degree').first().selectOption({ index: 1 });
    await notice('Level of the degree could not be changed').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    complaints.length = 0; // the browser notes the request that did not arrive
  });

  it('loses nothing when another window was quicker', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('[data-field="work.2.employer"]').waitFor();
    await field('work.2.employer').click();
    await page.keyboard.type('Typed here');
    await other.locator('[data-field="work.2.employer"]').click();
    await other.keyboard.type('Typed there');
    await other.keyboard.press('Enter');
    await other.getByRole('alert').filter({ hasText: 'Employer changed' }).waitFor();
    await other.close();
    await page.keyboard.press('Enter');
    const row = page.locator('[data-row="work.2.employer"]');
    await row.getByText('Changed in another window').waitFor();
    await row.getByText('Typed there').waitFor();
    await eventually(() => row.getByRole('textbox').inputValue()).toBe('Typed here');
    await row.getByRole('textbox').press('Enter');
    await notice('Employer changed').waitFor();
    await page.reload();
    await eventually(() => field('work.2.employer').innerText()).toBe('Typed here');
  });

  it('leads from one doubtful field to the next, until a person says it is right', async () => {
    await page.route('**/profile', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as {
        result: {
          edits: { was: object | null; value: object | null }[];
          profile: { confidence: Record<string, number> };
        };
      };
      const { edits, profile } = body.result;
      // what a person has confirmed, the service is sure of
      const is_seen = edits.some(({ was, value }) => JSON.stringify(was) === JSON.stringify(value));
      if (!is_seen) profile.confidence['education.0.degree'] = 0.3;
      profile.confidence['skills.2'] = 0.2;
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await page.getByText('2 fields are doubtful').waitFor();
    await page.keyboard.press('n');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe(
      'education.0.degree',
    );
    await page.locator('[data-mark="education.0.degree"][data-doubtful]').first().waitFor();
    await page.keyboard.press('n');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe(
      'skills.2',
    );
    await page.locator('[data-row="education.0.degree"]').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('One field is doubtful').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('marks fields in a file without pages', async () => {
    await rail(page, 'Import').click();
    await page.getByRole('button', { name: 'Check what was read of Nadia Benkirane' }).click();
    const marked = page.locator('mark[data-mark="work.0.title"]');
    await marked.waitFor();
    await eventually(() => marked.innerText()).toContain(await field('work.0.title').innerText());
  });

  it('exports the corrected profile as JSON Resume', async () => {
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^More/u }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as JSON Resume' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Nadia Benkirane.json');
    const exported = JSON.parse((await savedBytes(download)).toString()) as { basics: { name: string } };
    expect(exported.basics.name).toBe('Nadia Benkirane');
  });

  it('takes a better copy of a file that could not be read, beside why', async () => {
    await rail(page, 'Import').click();
    await dropFiles(page, [{ name: 'broken.pdf', bytes: bytesOf(FILE).subarray(0, 4000) }]);
    const bad = page.getByRole('row', { name: /broken\.pdf/u });
    await bad.getByText('Not read').waitFor();
    await rail(page, 'Pool').click();
    await page
      .getByRole('row', { name: /broken/u })
      .getByRole('link', { name: 'Not read' })
      .click();
    const why = page.getByRole('alert').filter({ hasText: 'damaged' });
    const choosing = page.waitForEvent('filechooser');
    await why.getByRole('button', { name: 'Replace broken.pdf with a better copy' }).click();
    await (await choosing).setFiles(path.join(SAMPLES, 'marcus-tillery.pdf'));
    await page.getByRole('row', { name: /^Read\s.*marcus-tillery\.pdf/u }).waitFor();
    await bad.waitFor({ state: 'detached' });
  });

  it('ends without a complaint but the conflict that was meant', () => {
    expect(complaints.filter((complaint) => !complaint.includes('412'))).toEqual([]);
  });
});
