import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chromium, type Browser, type Download, type Locator, type Page } from 'playwright-core';
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { withCompileCache } from '../../electron/setup.mjs';
import { databaseOf } from '../helpers/engine.ts';
import { PATIENCE, eventually } from './eventually.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const SAMPLES = path.join(ROOT, 'resources/samples/resumes');
export const SAMPLE_JOB = path.join(ROOT, 'resources/samples/job.txt');

/** Files of the sample set, as paths. */
export function sampleFiles(count = Infinity): string[] {
  return readdirSync(SAMPLES)
    .toSorted()
    .slice(0, count)
    .map((name) => path.join(SAMPLES, name));
}

export type RunningApp = {
  /** Opens the page once: its code is then spent. */
  readonly link: string;
  readonly url: string;
  readonly data_dir: string;
  /** Ends it in order, and waits for that (a process: SIGTERM). */
  stop(): Promise<void>;
};

export type RunningProgram = RunningApp & {
  /** Ends the process as a crash or a power cut would (SIGKILL). */
  kill(): Promise<void>;
};

/**
 * The real headless program on its own data folder, as a person would start it: what `npm start` runs when `built`,
 * which is what the whole test run does, otherwise the source as it is. On a server where all stories are
 * (LONGLIST_TEST_POSTGRES), or the story says so.
 */
export async function startApp(
  options: { data_dir?: string; port?: number; built?: boolean; database?: string } = {},
): Promise<RunningProgram> {
  const data_dir = options.data_dir ?? mkdtempSync(path.join(tmpdir(), 'longlist-e2e-'));
  const database = options.database ?? (await databaseOf(data_dir));
  const built = options.built ?? process.env['LONGLIST_PROGRAM'] === 'built';
  const program = path.join(ROOT, built ? 'out/main/headless.js' : 'electron/headless.ts');
  const child = spawn(process.execPath, [program, '--data', data_dir, '--port', String(options.port ?? 0)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...(withCompileCache as () => NodeJS.ProcessEnv)(),
      ...(database !== undefined && { LONGLIST_DATABASE: database }),
    },
  });
  const link = await printedLink(child);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    link,
    url: link.slice(0, link.indexOf('/#')),
    data_dir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function printedLink(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (data: Buffer): void => {
      output += data.toString();
      const link = /http:\/\/\S+#code=\S+/u.exec(output)?.[0];
      if (link !== undefined) resolve(link);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The program ended before it printed a link:\n${output}`)));
  });
}

/** A token of the owner's own client, which sees everything. */
export async function ownToken({ url, data_dir }: RunningApp): Promise<string> {
  const { client_id, client_secret } = JSON.parse(
    readFileSync(path.join(data_dir, 'client.json'), 'utf8'),
  ) as Record<string, string>;
  const reply = await fetch(`${url}/api/v1/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, grant_type: 'client_credentials' }),
  });
  return ((await reply.json()) as { access_token: string }).access_token;
}

export function removeData(app: RunningApp): void {
  rmSync(app.data_dir, { recursive: true, force: true });
}

/** How Chromium is started, wherever it is. */
export function browserOptions(): { executablePath: string; args: string[] } {
  const executablePath = process.env['LONGLIST_CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(`There is no Chromium at ${executablePath}. Set LONGLIST_CHROMIUM to its path.`);
  }
  return {
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** A browser of one's own to look at: the one of the whole run where there is one (shared.ts), which is not closed with it. */
export function startBrowser(): Promise<Browser> {
  const shared = process.env['LONGLIST_E2E_BROWSER'];
  return shared === undefined ? chromium.launch(browserOptions()) : chromium.connect(shared);
}

export type PageOptions = { width?: number; height?: number; scheme?: 'light' | 'dark' };

/** What stood on each page that is open: all that is left of a story that failed on another machine. */
const watched = new Set<{ page: Page; waiting: Map<unknown, string> }>();

function watch(page: Page): void {
  const one = { page, waiting: new Map<unknown, string>() };
  watched.add(one);
  page.on('request', (request) => one.waiting.set(request, `${request.method()} ${request.url()}`));
  page.on('requestfinished', (request) => one.waiting.delete(request));
  page.on('requestfailed', (request) => one.waiting.delete(request));
  page.once('close', () => watched.delete(one));
}

/** Looks at a page without an open question, one after the other, before it is called quiet. */
const QUIET_LOOKS = 5;

/** Until everything is answered that a page has asked for, and what came of it is drawn, and led to no question more. */
export async function untilAnswered(page: Page): Promise<void> {
  const one = [...watched].find((other) => other.page === page);
  for (let quiet = 0; quiet < QUIET_LOOKS;) {
    // the stream of changes stays open
    const asked = [...(one?.waiting.values() ?? [])].filter((request) => !request.includes('/events/stream'));
    quiet = asked.length === 0 ? quiet + 1 : 0;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }
}

/** The address, the focus, the text in sight and the requests without an answer, of each page that is open. */
export async function describePages(): Promise<string> {
  const described = [...watched].map(async ({ page, waiting }) => {
    const looked = page.evaluate(() => {
      const at = document.activeElement;
      const field = at instanceof HTMLInputElement ? `, which holds “${at.value}”` : '';
      const dialog = document.querySelector<HTMLElement>('[role=dialog]');
      return [
        `focus: ${at?.outerHTML.slice(0, 200)}${field}`,
        `in sight: ${(dialog ?? document.body).innerText.slice(0, 1500)}`,
      ].join('\n');
    });
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve('The page did not answer.'), 5000).unref();
    });
    const seen = await Promise.race([looked.catch(String), late]);
    return `${page.url()}\n${seen}\nunanswered: ${[...waiting.values()].join(', ')}`;
  });
  return (await Promise.all(described)).join('\n\n');
}

/**
 * Makes a page so many times slower as LONGLIST_SLOWER says, and each answer late: a story that counts before what it
 * counts is there passes on an idle machine, and fails on a busy one.
 */
async function slowDown(page: Page): Promise<void> {
  const times = Number(process.env['LONGLIST_SLOWER'] ?? 1);
  if (times <= 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50 * times,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** A fresh page, and everything it complained about: a story ends with none. */
export async function openPage(
  browser: Browser,
  link: string,
  options: PageOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    colorScheme: options.scheme ?? 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  // whatever a story opens besides is looked at, too, when it fails
  context.on('page', watch);
  context.on('page', (opened) => void slowDown(opened));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(link);
  // a story that goes elsewhere before the page took the code out of the address would take it away
  await page.waitForURL((url) => !url.hash.startsWith('#code='));
  return { page, complaints };
}

/** The bytes of what a page saved. */
export async function savedBytes(saving: Download | Promise<Download>): Promise<Buffer> {
  // not its path: the browser of the run may be another process's
  return buffer(await (await saving).createReadStream());
}

/** A place in the rail. A view may have a link of the same name: while it is on its way out, both stand there. */
export function rail(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/** Compares a candidate's record with the first of those that are probably of the same person. */
export async function comparePerson(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: SAME_PERSON }).click();
  await main.getByRole('button', { name: 'Compare and merge' }).first().click();
}

/** Beside a name: how many resumes are probably this person's. */
export const SAME_PERSON = /^(\d+ resumes|Duplicate\?)/u;

/** Shows a part of a candidate's page. */
export async function showPart(
  page: Page,
  name: 'Experience' | 'Notes' | 'History' | 'Files',
): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await page.getByRole('tabpanel', { name }).waitFor();
}

/** Turns a switch, once it can be turned: its box is out of sight, and a click on what is drawn for it may miss. */
export async function turn(page: Page, name: string): Promise<void> {
  const box = page.getByRole('switch', { name }).and(page.locator(':enabled'));
  await box.waitFor({ state: 'attached' });
  await box.press('Space');
}

/** Shows the client something more of people in Share, or no longer. */
export async function turnInPack(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Also show/u });
  const dialog = page.getByRole('dialog', { name: 'What else the client is shown' });
  await button.click();
  await dialog.waitFor();
  await turn(page, name);
  // the page draws the pack anew meanwhile, and may not have listened yet
  await eventually(async () => {
    await page.keyboard.press('Escape');
    return dialog.count();
  }).toBe(0);
}

/** Drops files anywhere in the window, as the system would hand them over. */
export async function dropFiles(
  page: Page,
  files: readonly { name: string; bytes: Buffer; type?: string }[],
  onto = 'import',
): Promise<void> {
  const transfer = await page.evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, base64, type } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, bytes, type }) => ({ name, base64: bytes.toString('base64'), type: type ?? '' })),
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  const zone = page.locator(`[data-drop-zone="${onto}"]`);
  // a browser says again and again that they are there: a page that is not ready yet misses the first, and one that
  // hears nothing for a while takes them for gone
  let is_over_zone = false;
  let is_dropped = false;
  let last: Promise<void> = Promise.resolve();
  const over = (): Promise<void> => page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  const still_there = setInterval(() => {
    const said = is_over_zone
      ? // one that took them for gone hears that they are there
        zone
          .dispatchEvent('dragover', { dataTransfer: transfer }, { timeout: 1000 })
          .catch(() => (is_dropped ? undefined : over()))
      : over();
    last = said.catch(() => undefined); // the page is gone
  }, 300);
  try {
    await zone.waitFor();
    is_over_zone = true;
    await last;
    await zone.dispatchEvent('dragover', { dataTransfer: transfer });
    await page.locator(`[data-drop-zone="${onto}"][data-over]`).waitFor();
    await zone.dispatchEvent('drop', { dataTransfer: transfer });
  } finally {
    is_dropped = true;
    clearInterval(still_there);
  }
  await last;
}

/** Waits until nothing is being copied or read any more, and what came of it was fetched. */
export async function untilRead(page: Page): Promise<void> {
  const status = page.locator('footer');
  let begun = false;
  let quiet_since = Date.now();
  for (const ends = Date.now() + 400_000; Date.now() < ends; await page.waitForTimeout(250)) {
    const is_reading = /Reading \d/u.test(await status.innerText());
    begun ||= is_reading;
    if (is_reading) quiet_since = Date.now();
    // A loaded machine begins late. The ranking is fetched again at most every 2.5 seconds (renderer/api/events.ts).
    if (Date.now() - quiet_since > (begun ? 3000 : 8000)) return;
  }
  throw new Error(`Reading did not end: ${await status.innerText()}`);
}
