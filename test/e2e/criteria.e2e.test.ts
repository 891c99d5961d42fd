import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 420_000;

/** From the description of a job to an answer with its sentence on the page, and a person's own beside it. */
describe('criteria', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const notice = (text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });
  const asked = () => page.getByRole('region', { name: 'Criteria', exact: true });
  const found = () => page.getByRole('region', { name: 'Criteria', exact: true });
  const marks = () => page.locator('[role=gridcell][data-column=criteria] button');
  const names = () => page.locator('[role=gridcell][data-column=name]').allInnerTexts();

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1000 }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('offers what the description asks for, each with what is understood', async () => {
    await page.getByRole('link', { name: 'Add criteria' }).click();
    await page.getByText('No criteria yet').waitFor();
    const musts = page.getByRole('button', { name: /^Add all \d+ must-haves$/u });
    await musts.waitFor();
    await musts.click();
    await notice(/criteria added/u).waitFor();
    await asked()
      .getByRole('heading', { name: /Must have/u })
      .waitFor();
    await asked().getByText('Reads as:').first().waitFor();
  });

  it('says how a criterion is understood while one types, and what it finds among the candidates', async () => {
    const input = page.getByLabel('What should a candidate meet?');
    await input.fill('At least 3 years of Python');
    const live = page.getByRole('status').filter({ hasText: 'Reads as:' });
    await live.getByText('of 24', { exact: true }).waitFor();
    const said = (await live.innerText()).replaceAll(/\s+/gu, ' ');
    expect(said).toMatch(/Reads as: At least 3 years .*Python/u);
    const counts = [
      .../(\d+) met (\d+) not met (\d+) not stated(?: (\d+) no answer)? of 24/u.exec(said)!,
    ].slice(1);
    expect(counts.reduce((sum, count) => sum + Number(count ?? 0), 0)).toBe(24);
    await asked().getByText('Nice to have', { exact: true }).first().click();
    await page.getByLabel('Short name').fill('Python 3y');
    await input.press('Enter');
    await asked().getByText('Python 3y', { exact: true }).waitFor();
    await eventually(() => input.inputValue()).toBe('');
  });

  it('asks nobody for what must not decide, and says what is lawful', async () => {
    const input = page.getByLabel('What should a candidate meet?');
    await input.fill('Is under 30 years old');
    await page.getByText('Not allowed:').waitFor();
    await eventually(() => asked().getByRole('button', { name: 'Add', exact: true }).isDisabled()).toBe(true);
    await input.fill('');
  });

  it('deletes with undo', async () => {
    await page.getByRole('button', { name: 'Delete “Python 3y”' }).click();
    await eventually(() => asked().getByText('Python 3y', { exact: true }).count()).toBe(0);
    await notice('Python 3y').filter({ hasText: 'deleted' }).getByRole('button', { name: 'Undo' }).click();
    await asked().getByText('Python 3y', { exact: true }).waitFor();
  });

  it('shows a mark a criterion in the ranking, filters by it, and never changes the order', async () => {
    await rail(page, 'Ranking').click();
    await marks().first().waitFor();
    await eventually(async () => marks().count()).toBeGreaterThan(20);
    await eventually(() => page.locator('[data-finding=in_progress]').count()).toBe(0);
    await eventually(() => marks().first().getAttribute('aria-label')).toMatch(/: (met|not met|not stated)/u);
    // beside the reasons, however much is asked: who works where, and in what place
    const works = page.locator('[role=row][aria-selected]');
    for (const words of ['Stowage Labs', 'Austin, TX']) {
      await eventually(async () => (await works.allInnerTexts()).join(' ')).toContain(words);
    }
    const all = await names();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Criteria', exact: true }).click();
    await page.getByRole('group', { name: 'Python 3y' }).getByRole('button', { name: 'not stated' }).click();
    await page.keyboard.press('Escape');
    const told = await page.getByText(/of 24 shown\s·\sorder unchanged/u).innerText();
    await eventually(async () => (await names()).length).toBeLessThanOrEqual(Number.parseInt(told, 10));
    const some = await names();
    expect(all.filter((name) => some.includes(name)).slice(0, some.length)).toEqual(some);
    await page.getByRole('button', { name: /^Criteria: Python 3y: not stated/u }).click();
    // whom to ask, whatever about: at least one dotted mark or half of one in every row
    const any = page.getByRole('group', { name: 'Any criterion' });
    await page.getByRole('group', { name: 'Python 3y' }).getByRole('button', { name: 'not stated' }).click();
    await any.getByRole('button', { name: 'not stated' }).click();
    await any.getByRole('button', { name: 'not mentioned' }).click();
    await page.waitForURL(/any%3Anot_mentioned|any:not_mentioned/u);
    await eventually(() =>
      page
        .locator('[role=row][aria-selected]')
        .evaluateAll((rows) =>
          rows.every(
            (row) => row.querySelector('[data-finding=not_stated], [data-finding=not_mentioned]') !== null,
          ),
        ),
    ).toBe(true);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  });

  it('ranks by best match, says what that is, and by meaning or criteria if somebody wants', async () => {
    await eventually(() => page.getByText(/of 24 shown/u).count()).toBe(0);
    const order = page.getByRole('radiogroup', { name: 'Order' });
    await eventually(() => order.getByRole('radio', { name: 'Best match' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'What does “Order” mean?' }).click();
    await page
      .getByText(/^Best match puts candidates first/u)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await order.getByText('Text', { exact: true }).click();
    await page.waitForURL(/order=meaning/u);
    // kept with the address: a copied one opens the same order
    await page.reload();
    await marks().first().waitFor();
    await eventually(() => order.getByRole('radio', { name: 'Text' }).isChecked()).toBe(true);
    const by_meaning = await names();
    await order.getByText('Criteria', { exact: true }).click();
    await page.waitForURL(/order=criteria/u);
    await marks().first().waitFor();
    await order.getByText('Best match', { exact: true }).click();
    await eventually(() => page.url()).not.toMatch(/order=/u);
    await eventually(names).not.toEqual(by_meaning);
  });

  it('says what puts somebody above the next one', async () => {
    const [, next] = await names();
    const why = page.getByRole('region', { name: `Above ${next}` });
    // how many must-haves both meet, as their rows have it
    const rows = page.locator('[role=row][aria-selected]');
    const metBy = async (at: number): Promise<string[]> =>
      /(\d+) of (\d+) must-haves/u
        .exec((await rows.nth(at).locator('[data-column=met] [title]').getAttribute('title')) ?? '')
        ?.slice(1) ?? [];
    const [[here, of], [there]] = [await metBy(0), await metBy(1)];
    const musts =
      here === there ? `Both meet ${here} of ${of} must-have` : `Meets ${here} of ${of} must-have`;
    await why
      .getByText(musts)
      .and(
        page.getByText(/made the difference\.|no difference\.|closer to the job\.|outweighs the criteria\./u),
      )
      .waitFor();
  });

  it('opens a candidate at a mark, and boxes the words on the page', async () => {
    const met = marks().and(page.locator(':has([data-finding=met])')).first();
    const label = (await met.getAttribute('aria-label')) ?? '';
    await met.click();
    await page.locator('[data-page="1"] canvas').first().waitFor();
    const open = found().locator('[data-open]');
    await open.waitFor();
    expect(label).toContain((await open.getByRole('button').first().innerText()).split('\n')[0]);
    // at once, and again for whoever asks for other words of it
    await page.getByTestId('quote-frame').waitFor();
    await open.locator('button[data-current], button', { hasText: '“' }).first().click();
    await page.getByTestId('quote-frame').waitFor();
  });

  it('takes a person’s answer with its reason, shows both, and takes it back', async () => {
    const open = found().locator('[data-open]');
    await open.getByRole('button', { name: 'Not met', exact: true }).click();
    await open.getByRole('textbox').fill('told me on the phone');
    await open.getByRole('button', { name: 'Save answer' }).click();
    await open.getByText('You: not met').waitFor();
    await open.getByText('told me on the phone').waitFor();
    await open.getByText('Resume: met').waitFor();
    await notice('You: not met.').getByRole('button', { name: 'Undo' }).click();
    await open.getByRole('button', { name: 'Not met', exact: true }).waitFor();
    await eventually(() => open.getByText('You: not met.').count()).toBe(0);
  });

  it('copies the summary as text, and shows what was copied', async () => {
    await page.getByRole('main').getByRole('button', { name: /^More/u }).click();
    await page.getByRole('menuitem', { name: 'Copy as text' }).click();
    const shown = page.getByRole('dialog').locator('pre');
    await shown.waitFor();
    const text = await shown.innerText();
    expect(text.length).toBeGreaterThan(80);
    await page.getByText('Copied: ready to paste').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe(text.trim());
    await page.keyboard.press('Escape');
  });

  it('asks of everybody what Settings say', async () => {
    await rail(page, 'Settings').click();
    const section = page.locator('#shared-criteria');
    await section.getByLabel('What should a candidate meet?').fill('Speaks Spanish');
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await section.getByRole('button', { name: 'Delete “Speaks Spanish”' }).waitFor();
    await rail(page, 'Ranking').click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'For all candidates' }).getByText('Speaks Spanish').waitFor();
  });

  it('counts a person’s answers where they are asked to count, and nowhere else', async () => {
    await rail(page, 'Ranking').click();
    await marks().first().waitFor();
    const before = await names();
    const last = page.getByRole('row').last();
    await last.scrollIntoViewIfNeeded();
    const name = await last.locator('[data-column=name]').innerText();
    await last.locator('[data-column=criteria] button').first().click();
    const open = found().locator('[data-open]');
    await open.getByRole('button', { name: 'Met', exact: true }).click();
    await open.getByRole('button', { name: 'Save answer' }).click();
    await open.getByText('You: met').waitFor();
    await rail(page, 'Ranking').click();
    const count = page.getByRole('button', { name: 'Count your 1 answer' });
    await count.waitFor();
    await eventually(() => names()).toEqual(before);
    await count.click();
    await page.waitForURL(/order=corrected/u);
    await eventually(() => count.getAttribute('aria-pressed')).toBe('true');
    await eventually(async () => (await names()).indexOf(name)).toBeLessThan(before.indexOf(name));
    await count.click();
    await eventually(names).toEqual(before);
  });

  it('complains of nothing', () => {
    expect(complaints).toEqual([]);
  });
});
