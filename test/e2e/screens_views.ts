import type { Page } from 'playwright-core';
import { dropFiles, type RunningApp, turn } from './app.ts';

type Shot = (name: string) => Promise<void>;

const settle = (page: Page): Promise<void> => page.waitForTimeout(900);

async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await settle(page);
}

async function untilNoNotice(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor({ state: 'detached', timeout: 30_000 });
}

/** The new places while nothing is in them. */
export async function walkEmpty(page: Page, shot: Shot): Promise<void> {
  for (const [name, file] of [
    ['Jobs', 'jobs-empty'],
    ['Ranking', 'ranking-empty'],
    ['Pipeline', 'pipeline-empty'],
    ['Compare', 'compare-empty'],
    ['Pool', 'pool-empty'],
    ['Share', 'share-empty'],
    ['Activity', 'activity-empty'],
  ] as const) {
    await go(page, name);
    await shot(file);
  }
}

/** A spreadsheet on its way in. */
export async function walkTable(page: Page, shot: Shot): Promise<void> {
  await go(page, 'Import');
  const rows = [
    'Name;E-mail;Telefon;Ort;Quelle;Tags',
    'Ottilie Brandvik;ottilie.brandvik@example.com;+1 312 555 0171;Chicago;Fair;backend, referral',
    'Percival Osei;percival.osei@example.com;+1 312 555 0172;Milwaukee;Fair;logistics',
    'Rosalind Teague;not an address;+1 312 555 0173;Baltimore;;',
    ';nobody@example.com;;;;',
  ];
  await dropFiles(page, [{ name: 'fair-2026.csv', bytes: Buffer.from(rows.join('\n')), type: 'text/csv' }]);
  await page.getByText('fair-2026.csv').first().waitFor();
  await page.waitForTimeout(2500);
  await shot('table');
  await go(page, 'Ranking');
}

/** Board, Compare, Pool, Share, Activity. Begins with the sample set read, its criteria answered. */
export async function walkPlaces(page: Page, app: RunningApp, shot: Shot): Promise<void> {
  await go(page, 'Ranking');
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('Home');
  for (const key of ['s', 's', 's', 'x']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
  await shot('ranking-decided');
  await untilNoNotice(page);
  await page.keyboard.press('Home');
  for (const key of ['Space', 'j', 'Space', 'j', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
  await settle(page);
  await shot('ranking-picked');
  await page.getByRole('button', { name: 'Put forward' }).last().click();
  await untilNoNotice(page);
  await page.getByRole('button', { name: 'Compare' }).last().click();
  await settle(page);
  await page.waitForTimeout(1500);
  await shot('compare');
  await go(page, 'Pipeline');
  await page.locator('[data-card]').first().waitFor();
  await page.waitForTimeout(1500);
  await shot('pipeline');
  await page.locator('[data-card]').first().focus();
  await page.keyboard.press('m');
  await settle(page);
  await shot('pipeline-menu');
  await page.keyboard.press('Escape');
  await go(page, 'Pool');
  await page.getByRole('row').nth(2).waitFor();
  await settle(page);
  await shot('pool');
  await page.keyboard.press('/');
  await page.keyboard.type('kafka');
  await page.waitForTimeout(1500);
  await shot('pool-words');
  await page.getByText('Meaning', { exact: true }).click();
  await page.waitForTimeout(2000);
  await shot('pool-meaning');
  await go(page, 'Share');
  await page.waitForTimeout(2000);
  await shot('share');
  await turn(page, 'Blind copy');
  await page.waitForTimeout(1500);
  await shot('share-blind');
  await go(page, 'Activity');
  await page.waitForTimeout(1200);
  await shot('activity');
  await page.goto(`${app.url}/#/ranking`);
  await settle(page);
}

/** What keys open, which needs no words: the list of keys, a reason to reject, everything to be found. */
export async function walkKeys(page: Page, shot: Shot): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/ranking';
  });
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('Home');
  for (const [key, name] of [
    ['Shift+?', 'keys'],
    ['x', 'reject'],
    ['Control+k', 'palette-all'],
  ] as const) {
    await page.locator('[role=grid]').focus();
    await page.keyboard.press(key);
    await page.waitForTimeout(700);
    await shot(name);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
}

/** Who they are is hidden, and shown again. */
export async function walkBlind(page: Page, app: RunningApp, shot: Shot): Promise<void> {
  await go(page, 'Settings');
  const blind = page.getByRole('switch', { name: /Hide who/u });
  await blind.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await settle(page);
  await shot('blind-settings');
  await blind.click({ force: true });
  await page.waitForTimeout(2000);
  await page.goto(`${app.url}/#/ranking`);
  await page
    .getByText(/Candidate [0-9A-Z]{4}/u)
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
  await shot('blind-ranking');
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.locator('[data-page="1"][data-drawn]').waitFor();
  await page.waitForTimeout(1500);
  await shot('blind-candidate');
  await go(page, 'Settings');
  await blind.click({ force: true });
  await page.waitForTimeout(2000);
}
