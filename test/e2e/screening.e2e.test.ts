import { readFileSync } from 'node:fs';
import path from 'node:path';
import readXlsx from 'read-excel-file/node';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdfText } from '../service/exports/pdf_text.ts';
import {
  savedBytes,
  dropFiles,
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  SAMPLE_JOB,
  sampleFiles,
  startApp,
  startBrowser,
  untilRead,
  turn,
  turnInPack,
} from './app.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 420_000;
const HEADLINE = 'Eight years of dependable Python, free from March';

/** What a saved PDF says, in one line. */
async function textOf(pdf: Buffer): Promise<string> {
  return (await readPdfText(new Uint8Array(pdf))).text.replaceAll(/\s+/gu, ' ');
}

/** A whole screening, as a recruiter does it: from a pasted job and dropped files to the pack a client is sent. */
describe('a screening from drop to client pack', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  /** Those in the pack, in the order of the screen. */
  let forward: string[];
  /** The first three of the ranking. */
  let best: string[];

  const notice = (text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });
  const marks = (): Locator => page.locator('[role=gridcell][data-column=criteria] button');
  const people = (): Locator => page.getByRole('region', { name: '3 candidates' });
  const names = async (): Promise<string[]> => {
    const links = people().getByRole('listitem').getByRole('link').filter({ hasNotText: '“' });
    return (await links.allInnerTexts()).map((name) => name.trim());
  };
  const saved = async (name: string, role: 'button' | 'menuitem' = 'button'): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.getByRole(role, { name, exact: true }).click();
    return savedBytes(download);
  };

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link, { height: 1000 }));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('makes the job from its pasted description', async () => {
    await rail(page, 'Jobs').click();
    await page.getByRole('link', { name: 'New job' }).first().click();
    await page.getByLabel('Description').fill(readFileSync(SAMPLE_JOB, 'utf8'));
    await eventually(() => page.getByLabel('Title').inputValue()).toBe('Senior Backend Engineer');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.getByRole('heading', { name: 'Senior Backend Engineer' }).waitFor();
  });

  it(
    'reads what is dropped, and says of the broken file why it was not read',
    async () => {
      const files = sampleFiles().map((file) => ({ name: path.basename(file), bytes: readFileSync(file) }));
      const broken = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing here') };
      await dropFiles(page, files.toSpliced(12, 0, broken));
      await untilRead(page);
      await page.getByText(/24 read\s·\s1 needs attention/u).waitFor();
      await page.getByText(/^Needs attention/u).click();
      const bad = page.getByRole('row', { name: 'broken.pdf' });
      await eventually(() => bad.innerText()).toMatch(/Not read[\s\S]*damaged[\s\S]*Ask for it again/u);
    },
    PREPARED_IN,
  );

  it('asks for every must-have of the description, and shows a mark for each beside everybody', async () => {
    await rail(page, 'Ranking').click();
    await page.getByRole('link', { name: 'Add criteria' }).click();
    await page.getByRole('button', { name: /^Add all \d+ must-haves$/u }).click();
    await notice(/criteria added/u).waitFor();
    await rail(page, 'Ranking').click();
    await marks().first().waitFor();
    await eventually(() => marks().count()).toBeGreaterThan(20);
    await eventually(() => page.locator('[data-finding=in_progress]').count()).toBe(0);
    await eventually(() => marks().first().getAttribute('aria-label')).toMatch(/: (met|not met|not stated)/u);
  });

  it('opens a mark at its sentence on the page, and answers it otherwise with the reason', async () => {
    await marks().and(page.locator(':has([data-finding=met])')).first().click();
    const open = page.getByRole('region', { name: 'Criteria', exact: true }).locator('[data-open]');
    await open.waitFor();
    await open.locator('button[data-current], button', { hasText: '“' }).first().click();
    await page.getByTestId('quote-frame').waitFor();
    await open.getByRole('button', { name: 'Not met', exact: true }).click();
    await open.getByRole('textbox').fill('told me on the phone');
    await open.getByRole('button', { name: 'Save answer' }).click();
    await open.getByText('You: not met').waitFor();
    await open.getByText('told me on the phone').waitFor();
  });

  it('shortlists three and rejects one by keys, with the reason', async () => {
    await rail(page, 'Ranking').click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    best = (await page.locator('[role=gridcell][data-column=name] [dir=auto]').allInnerTexts()).slice(0, 3);
    for (let amount = 1; amount <= 3; amount += 1) {
      await page.keyboard.press('s');
      // a decision steps to the next row by itself
      await eventually(() => page.getByRole('grid').getByText('Shortlisted').count()).toBe(amount);
    }
    await page.keyboard.press('x');
    await page.getByRole('grid').getByText('Rejected').waitFor();
    await notice('Rejected').getByRole('button', { name: 'Add a reason' }).click();
    const why = page.getByRole('dialog');
    await why.getByLabel('Or in your own words').fill('Wants to stay in research');
    await why.getByRole('button', { name: 'Save reason' }).click();
    await notice('Reason saved').waitFor();
  });

  it('puts the shortlisted forward, the best first, and changes their order by keys and what is said', async () => {
    await rail(page, 'Share').click();
    await page.getByRole('button', { name: 'Put all 3 shortlisted forward' }).click();
    await eventually(async () => (await names()).filter((name) => name !== '').length).toBe(3);
    const [first, second, third] = await names();
    expect([first, second, third]).toEqual(best);
    await people().getByRole('listitem').nth(2).getByLabel('In one line').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await eventually(names).toEqual([first, third, second]);
    forward = await names();
    const line = people().getByRole('listitem').first().getByLabel('In one line');
    await line.fill(HEADLINE);
    await page.reload(); // the order, and what was typed in the last moment, are saved all the same
    const preview = page.getByRole('region', { name: 'Preview of the pack' });
    await preview.getByText(HEADLINE).waitFor();
    await eventually(() => preview.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Senior Backend Engineer',
      ...forward,
    ]);
  });

  it('saves the pack as PDF and as Excel: the people in the order of the screen, and the line', async () => {
    const text = await textOf(await saved('Save as PDF'));
    const at = forward.map((name) => text.indexOf(name));
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at.toSorted((a, b) => a - b)).toEqual(at);
    expect(text).toContain(HEADLINE);
    await page.getByRole('button', { name: /^More formats/u }).click();
    const [sheet] = await readXlsx(await saved('Excel', 'menuitem'));
    expect(sheet?.data.slice(1).map((cells) => cells[1])).toEqual(forward);
    expect(sheet?.data[1]).toContain(HEADLINE);
  });

  it('tells a client how to reach people only when asked to, for this job from then on', async () => {
    const preview = page.getByRole('region', { name: 'Preview of the pack' });
    await preview.getByText(forward[0]!).first().waitFor();
    await eventually(() => preview.innerText()).not.toContain('@example');
    await turnInPack(page, 'Contact details');
    await preview.getByText('@example').first().waitFor();
    await page.reload();
    await preview.getByText('@example').first().waitFor();
    expect(await textOf(await saved('Save as PDF'))).toContain('@example');
    await turnInPack(page, 'Contact details');
    await eventually(async () => (await preview.innerText()).includes('@example')).toBe(false);
  });

  it('says in the blind copy who none of them is', async () => {
    const reply = await fetch(`${app.url}/api/v1/candidates`, {
      headers: { authorization: `Bearer ${await ownToken(app)}` },
    });
    type Known = { full_name: string; email: string | null; phone: string | null };
    const { results } = (await reply.json()) as { results: Known[] };
    const known = results.filter(({ full_name }) => forward.includes(full_name));
    expect(known.map(({ full_name }) => full_name).toSorted()).toEqual(forward.toSorted());
    await turn(page, 'Blind copy');
    await page.getByRole('button', { name: 'Save blind PDF' }).waitFor();
    await page.reload(); // the address keeps it: nobody sends out names by looking elsewhere in between
    const text = (await textOf(await saved('Save blind PDF'))).toLowerCase();
    expect(text).toContain('candidate a');
    const digits = text.replaceAll(/\D/gu, '');
    for (const { full_name, email, phone } of known) {
      for (const part of [full_name, full_name.split(' ').at(-1)!, email!]) {
        expect(text).not.toContain(part.toLowerCase());
      }
      expect(digits).not.toContain(phone!.replaceAll(/\D/gu, '').slice(-7));
    }
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
