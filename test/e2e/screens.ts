/**
 * `npm run screens [folder]`: takes every view from the real program with the sample set, light and dark, at two
 * sizes: empty, busy, full and failing. The few that the README shows go to docs/screens, all of them to the folder.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  dropFiles,
  openPage,
  removeData,
  startApp,
  startBrowser,
  untilRead,
  type RunningApp,
} from './app.ts';
import { walkCriteria } from './screens_criteria.ts';
import { walkReading } from './screens_read.ts';
import { thirdParty } from './third_party.ts';

const out = path.resolve(process.argv[2] ?? path.join(tmpdir(), 'longlist-screens'));
const docs = path.resolve(import.meta.dirname, '../../docs/screens');
const SHOWN = [
  'ranking-1280-light',
  'ranking-1280-dark',
  'candidate-1280-light',
  'import-full-1280-light',
  'access-1280-light',
  'docs-1280-light',
  'read-1280-light',
  'read-1280-dark',
  'read-1600-light',
  'read-order-1280-light',
  'read-scan-1280-light',
  'read-failed-1280-light',
  'merge-1280-light',
  'reading-1280-light',
  'criteria-ranking-1280-light',
  'criteria-candidate-1280-light',
];

type Look = { readonly width: number; readonly height: number; readonly scheme: 'light' | 'dark' };
const LOOKS: readonly Look[] = (
  [
    [1280, 800],
    [1600, 1000],
  ] as const
).flatMap(([width, height]) => (['light', 'dark'] as const).map((scheme) => ({ width, height, scheme })));

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(900);
}

/** Another program asks, is let in, does this and that. */
async function walkAccess(page: Page, app: RunningApp, shot: (name: string) => Promise<void>): Promise<void> {
  const program = thirdParty(app);
  const name = 'Calendar sync';
  const asked = await program.ask({
    name,
    description: 'Puts interviews into the calendars of those who hold them.',
    scopes: ['all:read', 'all:write'],
  });
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1500);
  await shot('access');
  await page.getByRole('button', { name: 'Approve' }).click();
  const claimed = await program.claim(asked);
  await page.getByRole('button', { name: `Requests of ${name}` }).click();
  await page.locator('#clients').evaluate((section) => section.scrollIntoView());
  await page.getByText(`${name} has access`).waitFor({ state: 'detached', timeout: 20_000 });
  await shot('requests-empty');
  const call = await program.signIn(claimed);
  const calls = ['/jobs?limit=5', '/candidates?q=kafka&limit=20', '/candidates/1', '/nomination_stages'];
  for (const called of calls) await call('GET', called);
  await call('DELETE', '/jobs');
  await call('GET', '/candidate_rankings?q=kafka');
  await page.getByRole('cell', { name: '/api/v1/candidate_rankings?q' }).waitFor();
  await settle(page);
  await shot('requests');
  await page.locator('#try').evaluate((section) => section.scrollIntoView());
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('200 OK').waitFor();
  await shot('try');
}

/** The documentation, with a call that was answered. */
async function walkDocs(page: Page, app: RunningApp, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${app.url}/docs#session`);
  await page.getByText('Signed in as the interface').waitFor();
  await settle(page);
  await shot('docs-index');
  await page.goto(`${app.url}/docs#createJob`);
  await page.getByRole('button', { name: 'Send POST' }).click();
  await page.getByRole('status').getByText('201 Created').waitFor();
  await settle(page);
  await shot('docs');
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Settings' }).waitFor();
}

async function walk(browser: Browser, look: Look): Promise<void> {
  const app = await startApp();
  const { page } = await openPage(browser, app.link, look);
  const shot = async (name: string): Promise<void> => {
    await page.mouse.move(2, 2);
    await page.screenshot({ path: path.join(out, `${name}-${look.width}-${look.scheme}.png`) });
  };
  const go = async (name: string): Promise<void> => {
    await page.getByRole('link', { name, exact: true }).click();
    await settle(page);
  };
  try {
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await settle(page);
    await shot('desk');
    await go('Jobs');
    await shot('jobs-empty');
    await go('Ranking');
    await shot('ranking-empty');
    await go('Import');
    await page.getByRole('button', { name: /24 sample/u }).click();
    await page.waitForURL(/ranking/u);
    await go('Import');
    await page.getByRole('row', { name: /Read /u }).first().waitFor();
    const bad = [
      { name: 'scan of a letter.pdf', bytes: Buffer.from('%PDF-1.7\nbroken') },
      { name: 'empty.docx', bytes: Buffer.alloc(0) },
    ];
    await dropFiles(page, bad);
    await page.getByRole('row', { name: /empty\.docx/u }).waitFor();
    await page.waitForTimeout(1200);
    await shot('import');
    await untilRead(page);
    await shot('import-full');
    await page.getByText(/Needs attention/u).click();
    await shot('import-attention');
    await go('Ranking');
    await page.getByRole('row', { name: 'Tomasz Wieczorek' }).waitFor();
    await settle(page);
    await page.keyboard.press('s');
    await page.keyboard.press('s');
    await shot('ranking-decided');
    await page.getByRole('alert').first().waitFor({ state: 'detached', timeout: 20_000 });
    await page.keyboard.press('Home');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await settle(page);
    await shot('ranking');
    await page.keyboard.press('/');
    await page.keyboard.type('logistics');
    await settle(page);
    await shot('ranking-filtered');
    await page.keyboard.press('Escape');
    await settle(page);
    await page.keyboard.press('Home');
    await settle(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-page="1"] canvas').waitFor();
    await settle(page);
    await page
      .getByRole('region', { name: 'What was read' })
      .locator('button', { hasText: '“' })
      .nth(1)
      .click();
    await settle(page);
    await shot('candidate');
    await page
      .getByRole('region', { name: 'What was read' })
      .evaluate((region) => region.scrollTo(0, 99_999));
    await shot('candidate-below');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.locator('input[placeholder^="Rank by"]:focus').waitFor();
    await page.keyboard.type('kafka in production');
    await settle(page);
    await shot('palette');
    await page.keyboard.press('Enter');
    await settle(page);
    await shot('ranking-words');
    await go('Jobs');
    await shot('jobs');
    await page.getByRole('link', { name: 'Edit' }).click();
    await settle(page);
    await shot('job');
    await walkCriteria(page, shot);
    await go('Settings');
    await shot('settings');
    await walkReading(page, app, shot);
    await go('Settings');
    await walkAccess(page, app, shot);
    await walkDocs(page, app, shot);
    await app.stop();
    await go('Ranking');
    await page.getByText('Reconnecting …').waitFor();
    await page
      .getByRole('button', { name: /Clear|Rank by/u })
      .first()
      .waitFor();
    await shot('failing');
  } finally {
    await page.context().close();
    await app.stop();
    removeData(app);
  }
}

mkdirSync(out, { recursive: true });
const browser = await startBrowser();
try {
  for (const look of LOOKS) {
    console.log(`${look.width} × ${look.height}, ${look.scheme}`);
    await walk(browser, look);
  }
} finally {
  await browser.close();
}
mkdirSync(docs, { recursive: true });
for (const name of SHOWN) {
  copyFileSync(
    path.join(out, `${name}.png`),
    path.join(docs, `${name.replace('-1280', '').replace('-full', '')}.png`),
  );
}
console.log(`Screens are in ${out}, those of the README in ${docs}.`);
