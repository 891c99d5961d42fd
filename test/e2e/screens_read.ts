import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { comparePerson, dropFiles, rail, type RunningApp, SAMPLES, untilRead, showPart } from './app.ts';

type Shot = (name: string) => Promise<void>;

async function openReading(page: Page, app: RunningApp, name: string): Promise<void> {
  await page.goto(`${app.url}/#/import`);
  const list = page.getByRole('table', { name: 'Imported files' });
  await list.waitFor();
  const check = page.getByRole('button', { name: `Check what was read of ${name}` });
  // Only rows near what is in sight are there.
  for (let step = 0; step < 40 && (await check.count()) === 0; step += 1) {
    await list.evaluate((rows) => rows.scrollBy(0, 200));
    await page.waitForTimeout(150);
  }
  await check.click();
  await page.getByRole('heading', { name: 'What was read' }).waitFor();
  await drawn(page);
}

/** Until the file itself is on screen, and what was read lies over it. */
async function drawn(page: Page): Promise<void> {
  await page.locator('[data-page="1"][data-drawn], article').first().waitFor();
  await page.locator('[data-mark]').first().waitFor();
}

/** The first page as it is drawn, as a photo of it would be sent. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page
    .locator('[data-page="1"] canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** On a machine with much else to do reading may be stopped as too slow: once more, as a person would. */
export async function readSlow(page: Page): Promise<void> {
  const slow = page.getByRole('row', { name: /took too long/u });
  for (let round = 0; round < 3 && (await slow.count()) > 0; round += 1) {
    await slow.first().getByRole('button', { name: 'Read again' }).click();
    await untilRead(page);
  }
}

/** The parser view, two records of one person, and how reading is set up. Needs the sample set imported. */
export async function walkReading(page: Page, app: RunningApp, shot: Shot): Promise<void> {
  await openReading(page, app, 'Tomasz Wieczorek');
  await page.locator('[data-field="work.1.employer"]').focus();
  await page.waitForTimeout(500);
  await shot('read');
  await page.getByRole('button', { name: 'Reading order' }).click();
  await page.getByRole('button', { name: 'Fields', exact: true }).click();
  await page.waitForTimeout(300);
  await shot('read-order');
  await page.getByRole('button', { name: 'Fields', exact: true }).click();
  await page.getByRole('button', { name: 'Reading order' }).click();
  await page.locator('[data-field="work.0.title"]').click();
  await page.keyboard.type('Principal Backend Engineer');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Title changed' }).waitFor();
  await page.locator('[data-field="work.1.dates"]').click();
  await page.waitForTimeout(300);
  await shot('read-edit');
  await page.keyboard.press('Escape');
  await openReading(page, app, 'Marcus Tillery');
  const scan = await photo(page);

  const nadia = readFileSync(path.join(SAMPLES, 'nadia-benkirane.txt'), 'utf8');
  await page.goto(`${app.url}/#/import`);
  await dropFiles(page, [
    { name: 'photo of a resume.png', bytes: scan },
    { name: 'nadia-2026.txt', bytes: Buffer.from(nadia.replace('Nadia Benkirane', 'Nadia Benkirane-Roy')) },
    { name: 'letter.pdf', bytes: Buffer.from('%PDF-1.7\nanother that broke') },
  ]);
  await untilRead(page);
  await readSlow(page);
  await page.getByRole('table', { name: 'Imported files' }).evaluate((rows) => rows.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await shot('import-also');
  const row = page.getByRole('row', { name: 'photo of a resume.png' });
  await row.getByRole('button', { name: /^Check/u }).click();
  await drawn(page);
  await shot('read-scan');

  await openReading(page, app, 'Nadia Benkirane-Roy');
  await shot('read-text');
  await page.getByRole('button', { name: 'Done' }).click();
  await comparePerson(page);
  await page.getByText('Also moved:').waitFor();
  await page.waitForTimeout(600);
  await shot('merge');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await showPart(page, 'Files');
  await page.getByRole('region', { name: 'Versions' }).waitFor();
  await page.waitForTimeout(600);
  await shot('versions');

  await rail(page, 'Ranking').click();
  await page.locator('[role=grid]').focus();
  const unread = page.locator('[role=row]').filter({ has: page.getByText('letter', { exact: true }) });
  // nobody whose file gave nothing stands before others; a list that is ordered anew stays where it was
  while (!(await unread.isVisible())) {
    await page.keyboard.press('End');
    await page.waitForTimeout(300);
  }
  await unread.dblclick();
  await page.getByRole('button', { name: 'Check what was read' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.waitForTimeout(600);
  await shot('read-failed');

  await rail(page, 'Settings').click();
  const list = 'Fly rigging; Flying system\nFollow spot\nPrompt book; Prompt copy\n';
  await dropFiles(page, [{ name: 'stage skills.txt', bytes: Buffer.from(list) }], 'skills');
  await page.getByRole('row', { name: /stage skills/u }).waitFor();
  await page.locator('#reading').evaluate((section) => section.scrollIntoView());
  await page.waitForTimeout(600);
  await shot('reading');
}
