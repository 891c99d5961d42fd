/**
 * `npm run screens`: walks through the real program with the sample set and takes the pictures of docs/screens anew.
 * `-- --all [folder]` takes every state in every look (screens_camera.ts) into a folder instead; `-- --only=light,dark`
 * takes only those; `-- --office` only the office, which needs a PostgreSQL server (office/throwaway_postgres.ts); `-- --path` only the way from a mailbox
 * to the client.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { ensureBuilt } from '../../electron/setup.mjs';
import {
  dropFiles,
  openPage,
  removeData,
  startApp,
  startBrowser,
  untilRead,
  type RunningApp,
} from './app.ts';
import { Camera, LOOKS, type Look } from './screens_camera.ts';
import { walkCriteria } from './screens_criteria.ts';
import { walkOffice } from './screens_office.ts';
import { walkPathPictures } from './screens_path.ts';
import { readSlow, walkReading } from './screens_read.ts';
import { walkBlind, walkEmpty, walkKeys, walkPlaces, walkTable } from './screens_views.ts';
import { thirdParty } from './third_party.ts';

const words = process.argv.slice(2);
const is_all = words.includes('--all');
const only = words
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',');
const docs = path.resolve(import.meta.dirname, '../../docs/screens');
const out = path.resolve(
  words.find((word) => !word.startsWith('-')) ?? path.join(tmpdir(), 'longlist-screens'),
);

/** The pictures that the README and docs/ show: what is there is taken anew. */
const SHOWN: ReadonlySet<string> = new Set(readdirSync(docs));

function kept(name: string, look: Look): string | null {
  if (only !== undefined && !only.includes(look.name)) return null;
  if (is_all) return out;
  return SHOWN.has(`${name}-${look.name}.webp`) ? docs : null;
}

/** Parts of the walk that did not come to their end, with why. */
const missed: string[] = [];

/** One part of the walk; the others follow, whatever becomes of it. */
async function part(name: string, walked: () => Promise<void>): Promise<void> {
  try {
    await walked();
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
    missed.push(`${name}: ${why}`);
    console.log(`NOT TAKEN: ${missed.at(-1)}`);
  }
}

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
  await page.getByRole('link', { name: 'Settings', exact: true }).waitFor();
}

async function walk(browser: Browser): Promise<void> {
  (ensureBuilt as () => void)();
  const app = await startApp();
  const { page } = await openPage(browser, app.link);
  page.setDefaultTimeout(120_000); // a machine may have other things to do
  const camera = new Camera(page, kept);
  const { shot } = camera;
  const go = async (name: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await settle(page);
  };
  try {
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    await settle(page);
    await shot('desk');
    await part('empty', () => walkEmpty(page, shot));
    await part('empty, in other languages', () => camera.tour());
    await go('Import');
    await page.getByRole('button', { name: /24 sample/u }).click();
    await page.waitForURL(/ranking/u);
    await part('import', async () => {
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
      await readSlow(page);
      await shot('import-full');
      await page.getByText(/Needs attention/u).click();
      await shot('import-attention');
    });
    await part('ranking', () => walkRanking(page, go, shot));
    await part('jobs and criteria', async () => {
      await go('Jobs');
      await shot('jobs');
      await page
        .getByRole('button', { name: /^More for/u })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await settle(page);
      await shot('job');
      await walkCriteria(page, shot);
    });
    await part('places', () => walkPlaces(page, app, shot));
    await part('table', () => walkTable(page, shot));
    await part('settings', async () => {
      await go('Settings');
      await shot('settings');
    });
    await part('reading', () => walkReading(page, app, shot));
    await part('in other languages', () => camera.tour((german) => walkKeys(page, german)));
    await part('blind', () => walkBlind(page, app, shot));
    await part('access', async () => {
      await go('Settings');
      await walkAccess(page, app, shot);
    });
    await part('docs', () => walkDocs(page, app, shot));
    await part('failing', async () => {
      await app.stop();
      await go('Ranking');
      await page.getByText('Reconnecting…').waitFor();
      await settle(page);
      await shot('failing');
    });
  } finally {
    await page.context().close();
    await app.stop();
    removeData(app);
  }
}

/** The sample set in order, a candidate, other things to rank by. */
async function walkRanking(
  page: Page,
  go: (name: string) => Promise<void>,
  shot: (name: string) => Promise<void>,
): Promise<void> {
  await go('Ranking');
  await page.getByRole('row', { name: 'Tomasz Wieczorek' }).waitFor();
  await settle(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await settle(page);
  await shot('ranking');
  await page.keyboard.press('/');
  await page.keyboard.type('logistics');
  await settle(page);
  await shot('ranking-filtered');
  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.type(' zeppelin');
  await page.getByText('No matches. Remove a filter.').waitFor();
  await shot('ranking-nobody');
  for (let i = 0; i < 20; i += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await settle(page);
  await page.keyboard.press('Home');
  await settle(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-page="1"] canvas').waitFor();
  await settle(page);
  await page.locator('[data-evidence][data-current]').first().waitFor();
  await shot('candidate');
  await page.getByRole('region', { name: 'What was read' }).evaluate((region) => region.scrollTo(0, 99_999));
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
}

if (is_all) mkdirSync(out, { recursive: true });
const browser = await startBrowser();
try {
  const [is_office, is_path] = [words.includes('--office'), words.includes('--path')];
  if (!is_office && !is_path) await walk(browser);
  if (!is_office) await part('path', () => walkPathPictures(browser, kept));
  if (!is_path) await part('office', () => walkOffice(browser, kept));
} finally {
  await browser.close();
}
console.log(
  `Screens are in ${is_all ? out : docs}, in these looks: ${(only ?? LOOKS.map((look) => look.name)).join(', ')}.`,
);
if (missed.length > 0) {
  console.log(`${missed.length} parts were not taken to their end.`);
  process.exitCode = 1;
}
