import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dropFiles,
  openPage,
  rail,
  removeData,
  type RunningApp,
  savedBytes,
  startBrowser,
  untilRead,
} from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';
import { TERMS_FILES } from './terms_files.ts';

/** When somebody can start, their notice and what they want to earn: read, looked at, corrected. */
describe('start, notice and salary', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const field = (name: string): Locator => page.locator(`[data-field="${name}"]`);
  const row = (name: string): Locator => page.locator(`[data-row="${name}"]`);
  const notice = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await dropFiles(page, TERMS_FILES);
    await untilRead(page);
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('are read like every other field, and boxed on their words', async () => {
    await page.getByRole('button', { name: 'Check what was read of Mara Lindqvist' }).click();
    await eventually(() => field('notice_period').innerText()).toBe('3 months');
    await eventually(() => field('salary_expectation').innerText()).toBe('€65k a year');
    const box = async (name: string) => (await page.locator(`[data-mark="${name}"]`).first().boundingBox())!;
    await page.locator('[data-mark="salary_expectation"]').first().waitFor();
    const [start, notice_period, salary] = [
      await box('availability'),
      await box('notice_period'),
      await box('salary_expectation'),
    ];
    // one line under the other; a day is boxed without the word before it, the others with their label
    expect(notice_period.y).toBeLessThan(start.y);
    expect(start.y).toBeLessThan(salary.y);
    expect(notice_period.x).toBeCloseTo(salary.x, 0);
    expect(start.x).toBeGreaterThan(salary.x + 20);
    await page.locator('[data-mark="notice_period"]').first().click();
    await eventually(() => field('notice_period').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
  });

  it('say what is in doubt, and a person ends it', async () => {
    await page.getByText('One field is doubtful').waitFor();
    await eventually(() => field('availability').innerText()).toBe('from 1 March');
    await field('availability').click();
    await page.getByRole('combobox', { name: 'Available' }).selectOption('from');
    await page
      .getByRole('textbox', { name: 'Day' })
      .or(page.getByLabel('Day', { exact: true }))
      .fill('2027-03-01');
    await page.keyboard.press('Enter');
    await notice('Available changed').waitFor();
    await eventually(() => field('availability').innerText()).toBe('Mar 1, 2027');
    await row('availability').getByText('edited').waitFor();
    await page.getByText('Correct anything right here').waitFor();
  });

  it('are corrected in place, kept over a reload, and taken back', async () => {
    await field('notice_period').focus();
    await page.keyboard.press('e');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await eventually(() => field('notice_period').innerText()).toBe('2 months');
    await notice('Notice period changed').waitFor();
    await page.reload();
    await eventually(() => field('notice_period').innerText()).toBe('2 months');
    await row('notice_period').hover();
    await row('notice_period').getByRole('button', { name: 'Undo: back to what was read' }).click();
    await eventually(() => field('notice_period').innerText()).toBe('3 months');
    await field('salary_expectation').click();
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await eventually(() => field('salary_expectation').innerText()).toBe('€65k a year');
  });

  it('stand in the Pool, and filter it', async () => {
    await rail(page, 'Pool').click();
    const rows = page.getByRole('grid').locator('[role=row][id]');
    const names = () => rows.locator('[data-column=name] b').allInnerTexts();
    const choose = async (chip: string, field_name: string, label: string): Promise<void> => {
      await page.getByRole('button', { name: chip, exact: true }).click();
      await page.getByLabel(field_name).selectOption({ label });
      await page.keyboard.press('Escape');
    };
    await eventually(async () => (await names()).length).toBe(4);
    await choose('Notice', 'Notice period, at most', '3 months');
    await page.getByRole('button', { name: 'Notice: up to 3 months' }).waitFor();
    await eventually(async () => (await names()).toSorted()).toEqual(['Ines Duarte', 'Mara Lindqvist']);
    const mara = rows.filter({ hasText: 'Mara Lindqvist' });
    await eventually(() => mara.locator('[data-column=notice]').innerText()).toBe('3 months');
    await page.getByRole('button', { name: 'Salary', exact: true }).click();
    await page.getByLabel('Would work for').fill('61000');
    await page.getByRole('button', { name: 'Salary: up to 61k a year' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(names).toEqual(['Ines Duarte']);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await choose('Available', 'Can start', 'now');
    await eventually(names).toEqual(['Bo Okafor']);
  });

  it('are kept in a saved search, which hears of what is said', async () => {
    await page.getByRole('button', { name: /^Saved/u }).click();
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByLabel('Name of the search').fill('At once');
    await page.getByLabel('Tell me when somebody new fits').check();
    await page.getByLabel('Name of the search').press('Enter');
    await page.getByText('Saved as “At once”.').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    const sam = page.getByRole('row').filter({ hasText: 'Sam Hale' });
    await sam.dblclick();
    await page.getByRole('button', { name: 'Add availability, salary' }).click();
    await page.getByRole('combobox', { name: 'Available' }).selectOption('now');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await notice('Availability saved').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Pool' }).click();
    // the searches are asked some seconds after what changed
    await page.getByRole('navigation').getByText('1 new candidate matches a saved search').waitFor({
      state: 'attached',
    });
    await page.getByRole('button', { name: /^Saved/u }).click();
    await page.getByRole('dialog').getByText('1 new').waitFor();
    await page
      .getByRole('button', { name: /^At once/u })
      .first()
      .click();
    await eventually(() => page.getByRole('grid').locator('[role=row][id]').count()).toBe(2);
    await page.getByRole('row').filter({ hasText: 'Sam Hale' }).getByText('New', { exact: true }).waitFor();
  });

  it('stand in exported lists', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const lines = (await savedBytes(download)).toString().trim().split(/\r?\n/u);
    expect(lines[0]).toContain('Years,Location,Available,Salary,Tags');
    expect(lines.find((line) => line.startsWith('Bo Okafor'))).toContain(',now,€48k a year,');
  });

  it('complains about nothing', () => expect(complaints).toEqual([]));
});
