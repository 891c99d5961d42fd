import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedBytes, ownToken, removeData, startBrowser, type RunningApp } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

/** Several at once: picked by keys and pointer, moved, exported and deleted in one act that one click takes back. */
describe('several candidates at once', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let names: string[];

  const bar = () => page.getByRole('toolbar', { name: 'Actions for the selection' });
  const row = (name: string) => page.getByRole('row', { name });
  const shown = async (): Promise<string[]> => {
    const all = await page.getByRole('grid').locator('[data-column=name][role=gridcell]').allInnerTexts();
    return all.filter((name) => name !== '');
  };
  const undo = (text: string) =>
    page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click();

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1300 }));
    // rows stand before the names of those in them
    await page.waitForFunction(() => {
      const cells = document.querySelectorAll<HTMLElement>('[role=grid] [role=gridcell][data-column=name]');
      return [...cells].filter((cell) => cell.innerText !== '').length === 24;
    });
    names = await shown();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('picks by Space and Shift+Space, moves all at once, and one undo takes all of it back', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+Space');
    await bar().getByText('3 selected').waitFor();
    await bar().getByRole('button', { name: 'Shortlist' }).click();
    for (const name of names.slice(0, 3)) await row(name).getByText('Shortlisted').waitFor();
    await bar().waitFor({ state: 'detached' });
    await undo('3 candidates → Shortlisted');
    for (const name of names.slice(0, 3)) await row(name).getByText('New').waitFor();
    await bar().getByText('3 selected').waitFor();
    await page.keyboard.press('Escape');
    await bar().waitFor({ state: 'detached' });
  });

  it('picks by pointer: a box, a range, and all', async () => {
    await row(names[0]!).hover();
    await row(names[0]!).getByRole('checkbox').click();
    await row(names[3]!)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await bar().getByText('4 selected').waitFor();
    await row(names[1]!).getByRole('checkbox').click();
    await bar().getByText('3 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await bar().getByText('24 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await bar().getByText('24 selected').waitFor();
    await page.keyboard.press('Escape');
  });

  it('rejects several in one act, with one reason for all', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await bar().getByRole('button', { name: 'Reject' }).click();
    for (const name of names.slice(0, 2)) await row(name).getByText('Rejected').waitFor();
    const notice = page.getByRole('alert').filter({ hasText: '2 candidates → Rejected' });
    await notice.getByRole('button', { name: 'Add a reason' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why are 2 candidates in “Rejected”?' });
    await dialog.getByRole('button', { name: 'Location or travel' }).waitFor();
    await page.keyboard.press('2');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Reason saved: 2 candidates').waitFor();
    const token = await ownToken(app);
    const answer = await fetch(`${app.url}/api/v1/activity?kinds=decisions&folded=false&limit=2`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { results } = (await answer.json()) as { results: { detail: { said_reason: string } }[] };
    expect(results.map(({ detail }) => detail.said_reason)).toEqual([
      'Location or travel',
      'Location or travel',
    ]);
    for (const name of names.slice(0, 2)) {
      await page.getByRole('grid').focus();
      await page.keyboard.press(name === names[0] ? 'Home' : 'j');
      await row(name).getByText('Rejected').waitFor();
    }
  });

  it('exports those picked as they stand on screen', async () => {
    await row(names[0]!).getByRole('checkbox').click();
    await row(names[1]!).getByRole('checkbox').click();
    await bar().getByRole('button', { name: 'More' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const saved = (await savedBytes(saving)).toString();
    expect(saved).toContain(names[0]);
    expect(saved).toContain(names[1]);
    expect(saved).not.toContain(names[2]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  it('deletes when the notice goes, and not if it is taken back', async () => {
    await row(names[22]!).getByRole('checkbox').click();
    await row(names[23]!).getByRole('checkbox').click();
    await bar().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete 2 candidates' }).click();
    await row(names[23]!).waitFor({ state: 'detached' });
    await undo('2 candidates and their resumes deleted');
    await row(names[23]!).waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => (await shown()).length).toBe(24);
  });

  it('lists its keys on ?', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Shift+?');
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    await keys.getByText('Select all shown').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
  });

  it('closes them, and a menu, on an Escape that comes before the focus is there; the view keeps its own', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    const menu = page.getByRole('menu', { name: 'More' });
    const open = [
      [keys, () => page.keyboard.press('Shift+?')],
      [menu, () => bar().getByRole('button', { name: 'More' }).click()],
    ] as const;
    for (const [over, ask] of open) {
      await ask();
      await over.waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Escape');
      await over.waitFor({ state: 'detached' });
      await bar().getByText('1 selected').waitFor();
    }
    await page.keyboard.press('Escape');
    await bar().waitFor({ state: 'detached' });
  });

  it('deletes all of them when the page is left before the notice goes', async () => {
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await bar().getByRole('button', { name: 'More' }).click();
    const decided = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/candidate_deletions'),
    );
    await page.getByRole('menuitem', { name: 'Delete 24 candidates' }).click();
    await page.getByRole('alert').filter({ hasText: '24 candidates and their resumes deleted' }).waitFor();
    // before the service knows of it, it would be done a minute later
    await (await decided).finished();
    await page.goto('about:blank');
    const authorization = `Bearer ${await ownToken(app)}`;
    await eventually(async () => {
      const answer = await fetch(`${app.url}/api/v1/candidate_ids?limit=0`, { headers: { authorization } });
      return ((await answer.json()) as { result: { total: number } }).result.total;
    }).toBe(0);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
