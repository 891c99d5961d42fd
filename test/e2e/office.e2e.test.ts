import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runMove } from '../../electron/move.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { Longlist } from '../../resources/client/longlist.ts';
import {
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  type RunningProgram,
  startApp,
  startBrowser,
} from './app.ts';
import { eventually } from './eventually.ts';
import { startHere } from './here.ts';
import { readToEnd } from './hostile.ts';
import { addRecruiter, becomeOwner, signIn } from './people.ts';

const resume = (name: string, years: number): Blob =>
  new Blob(
    [
      JSON.stringify({
        basics: { name, label: 'Crane operator' },
        work: [
          { name: 'Harbour of Exampleton', position: 'Crane operator', startDate: `${2024 - years}-03-01` },
        ],
      }),
    ],
    { type: 'application/json' },
  );

const MIRA = 'mira@example.com';
const NAMES = Array.from({ length: 12 }, (_, i) => `Person Number${i}`);

/** `longlist move`, without what it says. */
async function move(from: string, to: string): Promise<void> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(await runMove(['--from', from, '--to', to])).toBe(0);
  } finally {
    said.mockRestore();
    told.mockRestore();
  }
}

/** How long a change takes from the log of the server to the other's page; it depends on the machine, so it is only told. */
async function tellDelay(client: Longlist, what: string): Promise<void> {
  const shown = Date.now();
  const moves = await client.listEvents({ types: 'nomination.stage_changed' }).all();
  const ms = shown - Date.parse(moves.at(-1)?.created_at ?? '');
  expect(ms).toBeGreaterThanOrEqual(0);
  console.log(`${what} was seen at the other instance ${ms} ms after it was written down.`);
}

/**
 * An agency, from its first day in an office to its way back to a laptop: two people in two browsers at two instances on
 * one PostgreSQL server screen one job together, an instance is killed in the middle, everything moves to a laptop, and
 * back again.
 */
describe.skipIf(process.env['LONGLIST_NO_POSTGRES'] !== undefined)('two people of an office', () => {
  let postgres: ThrowawayPostgres;
  let database: string;
  let first: RunningProgram;
  let second: RunningApp;
  let browser: Browser;
  let mira: Page;
  let jonas: Page;
  let complaints: string[];
  let job_id: string;
  let candidate_id: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-e2e-'));
  /** Those that are to be stopped at the end. */
  const running = new Set<RunningApp>();
  const stop = async (app: RunningApp): Promise<void> => {
    running.delete(app);
    await app.stop();
  };

  /** The owner's own client, whose credentials lie with the instance that made it, and are good wherever its data are. */
  const clientAt = async ({ url }: RunningApp): Promise<Longlist> => {
    const token = await ownToken({ ...first, url });
    return new Longlist({ base_url: url, token: () => Promise.resolve(token) });
  };
  /** The ranking, to the byte, everything that is listed, and what the files hold. */
  const everything = async (app: RunningApp) => {
    const token = await ownToken({ ...first, url: app.url });
    const at = `${app.url}/api/v1/candidate_rankings?target_resource_id=${job_id}&limit=50&include=band`;
    const ranked = await fetch(at, { headers: { authorization: `Bearer ${token}` } });
    expect(ranked.status).toBe(200);
    const longlist = await clientAt(app);
    const files: string[] = [];
    for (const { id } of await longlist.listAttachments().all()) {
      const { ephemeral_url } = await longlist.getAttachment(id);
      const bytes = await (await fetch(ephemeral_url)).arrayBuffer();
      files.push(`${id} ${createHash('sha256').update(Buffer.from(bytes)).digest('hex')}`);
    }
    return {
      ranking: await ranked.text(),
      files,
      candidates: await longlist.listCandidates().all(),
      jobs: await longlist.listJobs().all(),
      stages: await longlist.listNominationStages().all(),
      nominations: await longlist.listNominations().all(),
      imports: await longlist.listImports().all(),
      notes: await longlist.listNotes().all(),
      events: await longlist.listEvents().all(),
      activity: await longlist.listActivity().all(),
      // sessions are not moved, so when somebody was last seen is not either
      people: (await longlist.listUsers()).map(({ id, name, email, role }) => [id, name, email, role]),
    };
  };
  let before: Awaited<ReturnType<typeof everything>>;
  const showCandidate = (page: Page, { url }: RunningApp): Promise<unknown> =>
    page.goto(`${url}/#/candidates/${candidate_id}?job=${job_id}`);

  beforeAll(async () => {
    postgres = await startThrowawayPostgres(['fsync=off']);
    database = await postgres.createDatabase('office');
    first = await startApp({ database });
    second = await startHere({ database });
    running.add(second);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await first.kill();
    for (const app of running) await app.stop();
    for (const app of [first, second, ...running]) removeData(app);
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  });

  it('one opens the printed link, becomes the owner, and lets the other in, at another instance', async () => {
    ({ page: mira } = await openPage(browser, first.link));
    await becomeOwner(mira, 'Mira Tal', MIRA);
    const code = await addRecruiter(mira, 'Jonas Ode', 'jonas@example.com');
    ({ page: jonas, complaints } = await openPage(browser, `${second.url}/${code}`));
    await jonas.getByRole('heading', { name: 'Welcome, Jonas Ode' }).waitFor();
    await jonas.getByRole('button', { name: 'Later' }).click();
    await jonas.getByRole('button', { name: /^Jonas Ode/u }).waitFor();
    // the host's link is no way in any more
    const late = await openPage(browser, second.link);
    await late.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await late.page.close();
  });

  it('both look at one candidate: each is told of the other, sees what the other does, and who did it', async () => {
    const at_first = await clientAt(first);
    const description = 'Operates the cranes of a harbour by night.';
    job_id = (
      await at_first.createJob({ title: 'Crane operator', description, status: 'open', remote_id: 'crane' })
    ).id;
    await at_first.createImport({ file: resume('Ada Amsel', 5), file_name: 'ada.json', job_id });
    await readToEnd(at_first);
    candidate_id = (await at_first.listCandidates().all())[0]?.id ?? '';
    for (const [page, app] of [
      [mira, first],
      [jonas, second],
    ] as const) {
      await showCandidate(page, app);
      await page.getByRole('button', { name: 'Stage: New. Move to another stage' }).waitFor();
    }
    await jonas.bringToFront();
    await jonas.getByText('Mira Tal is looking at this').waitFor();
    await mira.bringToFront();
    await mira.getByRole('button', { name: /^Shortlist(?!ed)/u }).click();
    await jonas.getByRole('button', { name: 'Shortlisted', exact: true }).waitFor();
    await tellDelay(at_first, 'What Mira did');
    await jonas.bringToFront();
    await jonas.getByRole('button', { name: /^Reject(?!ed)/u }).click();
    await mira.getByRole('button', { name: 'Rejected', exact: true }).waitFor();
    await tellDelay(at_first, 'What Jonas did');
    await rail(mira, 'Activity').click();
    await mira.getByText('Jonas Ode').first().waitFor();
    await at_first.createNote({ candidate_id, text: 'Reach after five; “quoted”, naïve.' });
  });

  it('one instance is killed while it reads files: the other reads the rest, and both people work on there', async () => {
    const at_first = await clientAt(first);
    for (const [i, name] of NAMES.entries()) {
      await at_first.createImport({ file: resume(name, i), file_name: `${name}.json`, job_id });
    }
    await first.kill();
    const at_second = await clientAt(second);
    await readToEnd(at_second);
    const everybody = (await at_second.listCandidates().all()).map(({ full_name }) => full_name);
    expect(everybody.toSorted()).toEqual(['Ada Amsel', ...NAMES].toSorted());
    await jonas.goto(`${second.url}/#/ranking?job=${job_id}`);
    await eventually(() =>
      jonas.locator('[role=grid] [role=row]').filter({ hasText: 'Person Number' }).count(),
    ).toBe(12);
    expect(complaints).toEqual([]);
    // another origin to the browser: there she is nobody yet
    await mira.goto(second.url);
    await signIn(mira, MIRA);
    await showCandidate(mira, second);
    await mira.getByRole('button', { name: 'Rejected', exact: true }).waitFor();
  });

  it('everything moves to a laptop, where nobody signs in: nothing is lost, and the ranking is the same to the byte', async () => {
    before = await everything(second);
    expect(before.candidates).toHaveLength(1 + NAMES.length);
    expect(before.files).toHaveLength(1 + NAMES.length);
    expect(before.nominations).toHaveLength(1 + NAMES.length);
    expect(before.people).toHaveLength(2);
    expect(before.notes).toHaveLength(1);
    await stop(second);
    await move(database, folder);
    const laptop = await startHere({ data_dir: folder });
    running.add(laptop);
    expect(await everything(laptop)).toEqual(before);
    const { page } = await openPage(browser, laptop.link);
    await showCandidate(page, laptop);
    await page.getByRole('button', { name: 'Rejected', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Shortlist(?!ed)/u }).click();
    await page.getByRole('button', { name: 'Shortlisted', exact: true }).waitFor();
    // what was done in the office keeps the names of those who did it
    await rail(page, 'Activity').click();
    await page.getByText('Jonas Ode').first().waitFor();
    await page.close();
    before = await everything(laptop);
    await stop(laptop);
  });

  it('and back, with everything again: people sign in as before, and see what was done meanwhile', async () => {
    const again = await postgres.createDatabase('again');
    await move(folder, again);
    const third = await startHere({ database: again });
    running.add(third);
    expect(await everything(third)).toEqual(before);
    const { page } = await openPage(browser, third.url);
    await signIn(page, MIRA);
    await showCandidate(page, third);
    await page.getByRole('button', { name: 'Shortlisted', exact: true }).waitFor();
    await rail(page, 'Activity').click();
    await page.getByText('Jonas Ode').first().waitFor();
    await page.close();
  });
});
