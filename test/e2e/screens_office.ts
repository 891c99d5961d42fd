import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { runMove } from '../../electron/move.ts';
import { startThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { openPage, rail, removeData, type RunningApp, showPart, startApp, untilRead } from './app.ts';
import { startHere } from './here.ts';
import { addRecruiter, becomeOwner, signIn } from './people.ts';
import { Camera, type Kept } from './screens_camera.ts';

/** Takes up the files of the sample set by the button of the import view. */
async function importSamples(page: Page): Promise<void> {
  await rail(page, 'Import').click();
  await page.getByRole('button', { name: /24 sample/u }).click();
  await page.waitForURL(/ranking/u);
  await untilRead(page);
}

/** The same on a laptop afterwards: who did what is still told, and the window can be connected to an office again. */
async function walkLaptop(
  browser: Browser,
  kept: Kept,
  laptop: RunningApp,
  candidate: string,
): Promise<void> {
  const { page } = await openPage(browser, laptop.link);
  // as the window of the program, which alone may show an office
  await page.addInitScript(() => {
    const shell = { getOffice: async () => null, connectOffice: async (address: string) => ({ address }) };
    Object.assign(globalThis, { longlist: shell });
  });
  const camera = new Camera(page, kept);
  await page.goto(`${laptop.url}/${candidate}`);
  await page.reload();
  await showPart(page, 'History');
  await page.getByRole('tabpanel').getByText('Jonas Ode').first().waitFor();
  await page.locator('[data-page="1"] canvas').waitFor();
  await page.waitForTimeout(900);
  await camera.shot('office-laptop');
  await page.goto(`${laptop.url}/#/settings#data`);
  const heading = page.getByRole('heading', { name: 'Connect to your office' });
  await heading.waitFor();
  await page.getByLabel('Address of the office').fill('https://longlist.example.com');
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(900);
  await camera.shot('office-connect');
}

/** In the office again: people sign in as before the moves. */
async function walkBack(browser: Browser, kept: Kept, back: RunningApp, candidate: string): Promise<void> {
  const { page } = await openPage(browser, back.url);
  await signIn(page, 'mira@example.com');
  await page.goto(`${back.url}/${candidate}`);
  await showPart(page, 'History');
  await page.getByRole('tabpanel').getByText('Jonas Ode').first().waitFor();
  await page.locator('[data-page="1"] canvas').waitFor();
  await page.waitForTimeout(900);
  await new Camera(page, kept).shot('office-back');
}

/**
 * An office of two people, at two instances: signing in, who is there, who did what, who may what; one is killed; then a
 * laptop, and back.
 */
export async function walkOffice(browser: Browser, kept: Kept): Promise<void> {
  const postgres = await startThrowawayPostgres(['fsync=off']);
  const database = await postgres.createDatabase('office');
  const first = await startApp({ database });
  const second = await startApp({ database });
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-screens-'));
  let laptop: RunningApp | undefined;
  let back: RunningApp | undefined;
  try {
    const { page: mira } = await openPage(browser, first.link);
    const camera = new Camera(mira, kept);
    await rail(mira, 'Settings').click();
    await mira.getByRole('button', { name: 'Make yourself the first owner' }).waitFor();
    await becomeOwner(mira, 'Mira Tal', 'mira@example.com');
    await importSamples(mira);
    const code = await addRecruiter(mira, 'Jonas Ode', 'jonas@example.com');
    const { page: jonas } = await openPage(browser, `${second.url}/${code}`);
    await jonas.getByRole('heading', { name: 'Welcome, Jonas Ode' }).waitFor();
    await new Camera(jonas, kept).shot('office-welcome');
    await jonas.getByRole('button', { name: 'Later' }).click();
    await addRecruiter(mira, 'Ada Quill', 'ada@example.com');
    await mira.locator('#people').evaluate((section) => section.scrollIntoView());
    await mira.waitForTimeout(6000); // the notice goes
    await camera.shot('office-people');

    await rail(jonas, 'Ranking').click();
    await jonas.getByRole('row').nth(3).waitFor();
    const name = await jonas.getByRole('row').nth(3).locator('[data-column=name] [dir]').first().innerText();
    await jonas.getByRole('row').nth(3).dblclick();
    await jonas.waitForURL(/candidates/u);
    const whom = jonas.getByRole('heading', { level: 1, name });
    await whom.waitFor();
    await jonas.keyboard.press('s');
    // whoever is next comes
    await whom.waitFor({ state: 'detached' });
    await jonas.keyboard.press('k');
    await jonas.getByRole('button', { name: 'Shortlisted', exact: true }).waitFor();
    const at = new URL(jonas.url());
    await mira.goto(`${first.url}/${at.hash}`);
    await mira.getByText('Jonas Ode is looking at this').waitFor();
    await mira.locator('[data-page="1"] canvas').waitFor();
    await mira.waitForTimeout(900);
    await camera.shot('office-presence');
    await rail(mira, 'Activity').click();
    await mira.getByText('Jonas Ode').first().waitFor();
    await mira.waitForTimeout(900);
    await camera.shot('office-activity');

    for (const page of [jonas, mira]) {
      await rail(page, 'Pipeline').click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await mira.getByText('Jonas Ode is looking at this').waitFor();
    await mira.waitForTimeout(900);
    await camera.shot('office-job');

    const { page: nobody } = await openPage(browser, second.url);
    await nobody.getByRole('button', { name: 'Sign in' }).waitFor();
    await new Camera(nobody, kept).shot('office-sign-in');

    await first.kill();
    await mira.getByText('Reconnecting…').first().waitFor();
    await mira.waitForTimeout(900);
    await camera.shot('office-killed');
    await mira.goto(`${second.url}/${new URL(jonas.url()).hash}`);
    await signIn(mira, 'mira@example.com');
    await mira.getByText('Jonas Ode is looking at this').waitFor();
    const shortlisted = mira.getByRole('region', { name: /^Shortlisted: /u });
    const cards = shortlisted.locator('[data-card]');
    const before = await cards.count();
    await mira.locator('[data-card]').first().getByRole('link').focus();
    await mira.keyboard.press('s');
    await cards.nth(before).waitFor();
    await mira.waitForTimeout(900);
    await camera.shot('office-goes-on');

    await second.stop();
    await runMove(['--from', database, '--to', folder]);
    laptop = await startApp({ data_dir: folder });
    await walkLaptop(browser, kept, laptop, at.hash);
    await laptop.stop();
    const again = await postgres.createDatabase('again');
    await runMove(['--from', folder, '--to', again]);
    // in this process: where people sign in, no program prints a link
    back = await startHere({ database: again });
    await walkBack(browser, kept, back, at.hash);
  } finally {
    for (const app of [first, second, laptop, back]) {
      await app?.stop();
      if (app !== undefined) removeData(app);
    }
    await postgres.stop();
  }
}
