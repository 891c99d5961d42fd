import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { Longlist } from '../../resources/client/longlist.ts';
import {
  openPage,
  ownToken,
  removeData,
  type RunningApp,
  type RunningProgram,
  startApp,
  startBrowser,
} from './app.ts';
import { eventually } from './eventually.ts';
import { startHere } from './here.ts';
import { readToEnd } from './hostile.ts';

const resume = (name: string): Blob =>
  new Blob(
    [
      JSON.stringify({
        basics: { name, label: 'Crane operator' },
        work: [{ name: 'Harbour of Exampleton', position: 'Crane operator', startDate: '2019-03-01' }],
      }),
    ],
    { type: 'application/json' },
  );

/** Two browsers at two instances on one PostgreSQL server, of which one is killed in the middle. */
describe.skipIf(process.env['LONGLIST_NO_POSTGRES'] !== undefined)('two recruiters at two instances', () => {
  let postgres: ThrowawayPostgres;
  let first: RunningProgram;
  let second: RunningApp;
  let browser: Browser;
  let mira: Page;
  let jonas: Page;
  let complaints: string[];
  let job_id: string;
  let candidate_id: string;
  let at_first: Longlist;
  let at_second: Longlist;

  beforeAll(async () => {
    postgres = await startThrowawayPostgres(['fsync=off']);
    const database = await postgres.createDatabase('office');
    first = await startApp({ database });
    second = await startHere({ database });
    browser = await startBrowser();
    // the credentials of the first client lie with the instance that made it, and are good at both
    const token = await ownToken(first);
    at_first = new Longlist({ base_url: first.url, token: () => Promise.resolve(token) });
    at_second = new Longlist({ base_url: second.url, token: () => Promise.resolve(token) });
    const description = 'Operates the cranes of a harbour by night.';
    job_id = (
      await at_first.createJob({ title: 'Crane operator', description, status: 'open', remote_id: 'crane' })
    ).id;
    await at_first.createImport({ file: resume('Ada Amsel'), file_name: 'ada.json', job_id });
    await readToEnd(at_first);
    candidate_id = (await at_first.listCandidates().all())[0]?.id ?? '';
    ({ page: mira } = await openPage(browser, first.link));
    ({ page: jonas, complaints } = await openPage(browser, second.link));
    for (const [page, { url }] of [
      [mira, first],
      [jonas, second],
    ] as const) {
      await page.goto(`${url}/#/candidates/${candidate_id}?job=${job_id}`);
      await page.getByRole('button', { name: 'New: move to another stage' }).waitFor();
    }
  });
  afterAll(async () => {
    await browser.close();
    await first.kill();
    await second.stop();
    for (const app of [first, second]) removeData(app);
    await postgres.stop();
  });

  it('what one does, the other sees', async () => {
    await mira.bringToFront();
    await mira.keyboard.press('s');
    await jonas.getByRole('button', { name: 'Shortlisted', exact: true }).waitFor();
    await jonas.bringToFront();
    await jonas.keyboard.press('x');
    await mira.getByRole('button', { name: 'Rejected', exact: true }).waitFor();
  });

  it('one is killed while it reads files: the other reads the rest, and its recruiter works on', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `Person Number${i}`);
    for (const name of names) {
      await at_first.createImport({ file: resume(name), file_name: `${name}.json`, job_id });
    }
    await first.kill();
    await readToEnd(at_second);
    const everybody = (await at_second.listCandidates().all()).map(({ full_name }) => full_name);
    expect(everybody.toSorted()).toEqual(['Ada Amsel', ...names].toSorted());
    await jonas.goto(`${second.url}/#/ranking?job=${job_id}`);
    await eventually(() =>
      jonas.locator('[role=grid] [role=row]').filter({ hasText: 'Person Number' }).count(),
    ).toBe(12);
    expect(complaints).toEqual([]);
  });
});
