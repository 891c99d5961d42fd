import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { Longlist } from '../../resources/client/longlist.ts';
import { databaseOf } from '../helpers/engine.ts';
import { openPage, ownToken, type PageOptions, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { readToEnd } from './hostile.ts';

/** Holds the id of the sample job, beside what the service keeps. */
const JOB_FILE = 'sample-job.txt';

/** A data folder into which the samples were brought and read. */
async function prepare(data_dir: string): Promise<void> {
  const app = await startHere({ data_dir });
  const token = await ownToken(app);
  const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
  const { job_id } = await service.importSamples();
  await readToEnd(service);
  await app.stop();
  writeFileSync(path.join(data_dir, JOB_FILE), job_id);
}

/** The folder is made once for the whole run, by whoever needs it first. */
async function preparedFolder(): Promise<{ ready: string; making: string }> {
  const shared = process.env['LONGLIST_E2E_SHARED'];
  if (shared === undefined) throw new Error('Samples are shared by a run of stories: see shared.ts.');
  const [ready, making] = [path.join(shared, 'samples'), path.join(shared, 'making')];
  const is_first = mkdirSync(path.join(shared, 'claimed'), { recursive: true }) !== undefined;
  if (is_first) {
    await prepare(making);
    renameSync(making, ready);
  }
  while (!existsSync(ready)) await setTimeout(250);
  return { ready, making };
}

/** The program with the samples read, as "Try it with 24 sample resumes" leaves it, and a page that shows their ranking. */
export async function openSamples(
  browser: Browser,
  options: PageOptions = {},
): Promise<{ app: RunningApp; page: Page; complaints: string[]; job_id: string }> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-e2e-'));
  const { ready, making } = await preparedFolder();
  cpSync(ready, data_dir, { recursive: true });
  // on a server it was named when the folder was made
  await databaseOf(data_dir, { folder: making });
  const job_id = readFileSync(path.join(data_dir, JOB_FILE), 'utf8');
  const app = await startHere({ data_dir });
  const { page, complaints } = await openPage(browser, app.link, options);
  await page.goto(`${app.url}/#/ranking?job=${job_id}`);
  await page.getByText('24 candidates').waitFor();
  return { app, page, complaints, job_id };
}
