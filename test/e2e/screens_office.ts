import type { Browser, Page } from 'playwright-core';
import { startThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { openPage, rail, removeData, startApp, untilRead } from './app.ts';
import { addRecruiter, becomeOwner } from './people.ts';
import { Camera, type Kept } from './screens_camera.ts';

/** Takes up the files of the sample set by the button of the import view. */
async function importSamples(page: Page): Promise<void> {
  await rail(page, 'Import').click();
  await page.getByRole('button', { name: /24 sample/u }).click();
  await page.waitForURL(/ranking/u);
  await untilRead(page);
}

/** An office of two people, at two instances: signing in, who is there, who did what, who may what. */
export async function walkOffice(browser: Browser, kept: Kept): Promise<void> {
  const postgres = await startThrowawayPostgres(['fsync=off']);
  const database = await postgres.createDatabase('office');
  const first = await startApp({ database });
  const second = await startApp({ database });
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

    const { page: nobody } = await openPage(browser, second.url);
    await nobody.getByRole('button', { name: 'Sign in' }).waitFor();
    await new Camera(nobody, kept).shot('office-sign-in');
  } finally {
    for (const app of [first, second]) {
      await app.stop();
      removeData(app);
    }
    await postgres.stop();
  }
}
