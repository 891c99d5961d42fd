import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

/** How far everyone is: cards moved by mouse, by keys and several at once, and every move taken back. */
describe('the pipeline', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const column = (name: string, on = page): Locator =>
    on.getByRole('region', { name: new RegExp(`^${name}: `, 'u') });
  const cards = (name: string, on = page): Locator => column(name, on).locator('[data-card]');
  const card = (who: string, on = page): Locator => on.locator('[data-card]').filter({ hasText: who });
  const names = (stage: string): Promise<string[]> => cards(stage).getByRole('link').allInnerTexts();
  const focused = (): Promise<string> =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');
  const undo = async (text: string | RegExp): Promise<void> => {
    await page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click();
  };

  /** As a hand does it: taken hold of, carried to the left edge until the first column is there, and let go over it. */
  const dragToNew = async (who: string): Promise<void> => {
    const from = (await card(who).boundingBox())!;
    const board = (await page
      .getByRole('region', { name: 'Stages of this job', exact: true })
      .boundingBox())!;
    await page.mouse.move(from.x + 40, from.y + 50);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 60, { steps: 4 });
    const is_there = async (): Promise<boolean> => {
      await page.mouse.move(board.x + 12 + (Date.now() % 3), board.y + 300);
      return ((await column('New').boundingBox())?.x ?? 0) >= board.x;
    };
    await eventually(is_there).toBe(true);
    await page.mouse.move(board.x + 110, board.y + 300, { steps: 4 });
    await page.mouse.up();
  };

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { width: 1720, height: 1000 }));
    await rail(page, 'Pipeline').click();
    await page.getByRole('region', { name: 'New: 24 candidates' }).waitFor();
    await card('#1').first().waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('stands in the order of the ranking, in every column', async () => {
    const text = await cards('New').allInnerTexts();
    const positions = text.map((one) => Number(/#(\d+)/u.exec(one)?.[1]));
    expect(positions.length).toBeGreaterThan(4);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    await eventually(() => page.locator('body').innerText()).not.toMatch(/\d\s?%/u);
  });

  it('prints everybody, stage after stage, not only the cards in sight', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await page.keyboard.press('Control+p');
    await page.locator('[data-asked-to-print]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('table').locator('tbody tr');
    await eventually(() => printed.count()).toBe(24);
    const stages = await printed.locator('td:first-child').allInnerTexts();
    expect(new Set(stages.map((stage) => stage.trim()))).toEqual(new Set(['New']));
    await eventually(() => card('#1').first().isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await card('#1').first().waitFor();
  });

  it('keeps its title in a narrow window, and the tools under it', async () => {
    await page.setViewportSize({ width: 900, height: 700 });
    const title = page.getByRole('heading', { level: 1 });
    expect((await title.boundingBox())!.width).toBeGreaterThan(150);
    for (const tool of await page.locator('header').filter({ has: title }).getByRole('button').all()) {
      const box = (await tool.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(900);
    }
    await page.setViewportSize({ width: 1720, height: 1000 });
    await card('#1').first().waitFor();
  });

  it('moves a card by mouse; the notice takes it back', async () => {
    const [, who = ''] = await names('New');
    await card(who).dragTo(column('Reviewing'), { targetPosition: { x: 90, y: 300 } });
    await cards('Reviewing').filter({ hasText: who }).waitFor();
    await column('New')
      .and(page.getByRole('region', { name: 'New: 23 candidates' }))
      .waitFor();
    await undo('Reviewing');
    await cards('New').filter({ hasText: who }).waitFor();
    await eventually(() => cards('Reviewing').count()).toBe(0);
  });

  it('leads by keys from card to card and moves them; the keys go along', async () => {
    const [first = '', second = ''] = await names('New');
    await cards('New').first().getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await eventually(focused).toBe(second);
    await page.keyboard.press(']');
    await cards('Reviewing').filter({ hasText: second }).waitFor();
    await eventually(focused).toBe(second);
    await page.keyboard.press('Shift+ArrowRight');
    await cards('Shortlisted').filter({ hasText: second }).waitFor();
    await eventually(focused).toBe(second);
    await page.keyboard.press('ArrowLeft');
    await eventually(focused).toBe(first);
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: 'Interview' }).click();
    await cards('Interview').filter({ hasText: first }).waitFor();
    await page.keyboard.press('[');
    await cards('Shortlisted').filter({ hasText: first }).waitFor();
    await eventually(() => names('Shortlisted')).toEqual([first, second]);
  });

  it('moves several picked ones in one act, and all of them back', async () => {
    await cards('New').first().getByRole('link').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const two = (await names('New')).slice(0, 2);
    const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
    await page.getByText('2 selected').first().waitFor();
    await card(two[0]!).dragTo(column('Offer'), { targetPosition: { x: 90, y: 300 } });
    await eventually(() => names('Offer')).toEqual(two);
    await undo('Offer');
    await eventually(() => cards('Offer').count()).toBe(0);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'hidden' });
  });

  it('rejects with a reason that stands on the card, and dragging back restores', async () => {
    const who = (await names('New'))[0]!;
    await cards('New').first().getByRole('link').focus();
    await page.keyboard.press('x');
    await column('Rejected')
      .and(page.getByRole('region', { name: 'Rejected: 1 candidate' }))
      .waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Rejected' })
      .getByRole('button', { name: 'Add a reason' })
      .click();
    await page.getByRole('dialog').getByRole('textbox').fill('Wants to work in another town');
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await eventually(() => names('New')).not.toContain(who);
    await page.getByRole('button', { name: 'Expand Rejected' }).click();
    await cards('Rejected').filter({ hasText: 'Wants to work in another town' }).waitFor();
    await eventually(() => names('Rejected')).toEqual([who]);
    // In a narrower window the board scrolls along with who is dragged to its edge.
    await page.setViewportSize({ width: 1280, height: 800 });
    await card(who).scrollIntoViewIfNeeded();
    await dragToNew(who);
    await eventually(() => cards('Rejected').count()).toBe(0);
    await eventually(() => names('New')).toContain(who);
    await page.setViewportSize({ width: 1720, height: 1000 });
    await page.getByRole('button', { name: 'Collapse Rejected', exact: true }).click();
  });

  it('shows in one window what is moved in another', async () => {
    const { page: other } = { page: await page.context().newPage() };
    await other.goto(page.url());
    const who = (await names('New'))[0]!;
    await card(who, other).waitFor();
    await cards('New').first().getByRole('link').focus();
    await page.keyboard.press('s');
    await cards('Shortlisted', other).filter({ hasText: who }).waitFor();
    await other.close();
  });

  it('leaves letters to the field they are typed in, wherever keys led before', async () => {
    const all = await page.locator('[data-card]').count();
    const rejected = await page.getByRole('region', { name: /^Rejected: /u }).getAttribute('aria-label');
    const words = page.getByLabel('Show only candidates with these words');
    await cards('New').first().getByRole('link').focus();
    await page.keyboard.press('k'); // there is nobody above
    await page.keyboard.press('/');
    await page.keyboard.type('kafka');
    await page.getByText(/of 24 shown/u).waitFor();
    await eventually(() => page.locator('[data-card]').count()).toBeLessThan(all);
    await page.keyboard.type(' x');
    await eventually(() => words.inputValue()).toBe('kafka x');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await eventually(() => page.locator('[data-card]').count()).toBe(all);
    await eventually(() =>
      page.getByRole('region', { name: /^Rejected: /u }).getAttribute('aria-label'),
    ).toBe(rejected);
  });

  it('stands on a card that is seen when the one before goes into a folded stage', async () => {
    const [first = '', second = ''] = await names('New');
    await cards('New').first().getByRole('link').focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
    await eventually(focused).toBe(second);
    await undo('Rejected');
    await eventually(() => names('New')).toContain(first);
  });

  it('filters by words without changing an order or a stage', async () => {
    const all = await page.locator('[data-card]').count();
    await page.getByLabel('Show only candidates with these words').fill('kafka');
    await page.getByText(/of 24 shown/u).waitFor();
    await eventually(() => page.locator('[data-card]').count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await eventually(() => page.locator('[data-card]').count()).toBe(all);
  });

  it('has stages that can be added, renamed, moved and, while empty, deleted', async () => {
    await page.getByRole('button', { name: 'Stages', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Stages for/u });
    await dialog.getByLabel('New stage', { exact: true }).fill('Client interview');
    await dialog.getByRole('button', { name: 'Add stage' }).click();
    await dialog.getByLabel('Name of Client interview').waitFor();
    await dialog.getByRole('button', { name: 'Move Client interview up' }).click();
    await dialog.getByRole('button', { name: 'Delete New', exact: true }).click();
    await page.getByText('New is still in use').waitFor();
    await dialog.getByRole('button', { name: 'Delete Client interview' }).click();
    await dialog.getByLabel('Name of Client interview').waitFor({ state: 'detached' });
    await undo('Client interview deleted');
    await dialog.getByLabel('Name of Client interview').waitFor();
    await dialog.getByRole('button', { name: 'Give this job its own stages' }).click();
    // said when the last candidate was carried over, one by one: their days in a stage begin then
    await page.getByText('This job has its own stages now').waitFor();
    await dialog.getByText('These stages are for this job alone.').waitFor();
    await page.keyboard.press('Escape');
    await column('Client interview').waitFor();
    await eventually(() => cards('Shortlisted').count()).toBeGreaterThan(1);
  });

  it('says for how many days everybody has been in a stage, and who is over its target', async () => {
    const later = await page.context().newPage();
    await later.clock.setFixedTime(Date.now() + 9 * 86_400_000);
    await later.goto(page.url());
    await cards('New', later).first().getByText('9 days', { exact: true }).waitFor();
    await later.getByRole('button', { name: 'Stages', exact: true }).click();
    const target = later.getByRole('textbox', { name: 'Target for New, in days' });
    await target.fill('5');
    await target.press('Enter');
    await later.keyboard.press('Escape');
    await cards('New', later).first().getByText('9 days, 4 over', { exact: true }).waitFor();
    await column('New', later)
      .getByRole('img', { name: /Median under a day\. Target 5 days/u })
      .waitFor();
    await later.close();
  });

  it('ends without a complaint in the console', () => {
    // The service says 409 where a stage is in use: the browser notes that by itself.
    expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
  });
});
