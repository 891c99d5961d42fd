import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Locator, type Page } from 'playwright-core';
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { ensureBuilt } from '../electron/setup.mjs';
import { browserOptions, openPage, startApp, startBrowser } from '../test/e2e/app.ts';
import { fillAgency } from './interface-data.ts';
import { wholePath } from './interface-path.ts';
import { median, milliseconds, percentile, type Figure } from './measure.ts';
import { temporaryData } from './service-process.ts';

/**
 * The interface in a real Chromium over the real program, with 5,000 candidates of one job: first paint, what a press
 * of a key costs until the next paint, frames while scrolling, script of the first load, memory over many openings.
 */
const CANDIDATES = 5_000;
const STARTS = 5;
const OPENINGS = 500;
const FRAME_MS = 1000 / 60;
const INTERFACE = path.resolve(import.meta.dirname, '../out/renderer');

export async function bench(): Promise<Figure[]> {
  (ensureBuilt as () => void)();
  const data = temporaryData();
  const browser = await startBrowser();
  try {
    const job_id = await fillAgency(data.folder, CANDIDATES);
    const first = [...(await wholePath(browser)), ...(await firstPaint(data.folder))];
    const app = await startApp({ data_dir: data.folder, built: true });
    try {
      const { page } = await openPage(browser, app.link);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const cdp = await page.context().newCDPSession(page);
      await observe(page);
      const figures = [...first, await firstScript(page)];
      await page.goto(`${app.url}/#/ranking?job=${job_id}`);
      await page
        .getByRole('row', { name: /Candidate \d/u })
        .first()
        .waitFor({ timeout: 60_000 });
      await page.waitForTimeout(4000);
      figures.push(
        await interaction(page, 'moving with j and k', async () => {
          for (let i = 0; i < 40; i += 1) await page.keyboard.press(i % 8 < 6 ? 'j' : 'k', { delay: 10 });
        }),
      );
      figures.push(
        await interaction(page, 'typing in the filter by words', async () => {
          await page.keyboard.press('/');
          await page.keyboard.type('logistics platform', { delay: 60 });
          await page.waitForTimeout(800);
          for (let i = 0; i < 18; i += 1) await page.keyboard.press('Backspace', { delay: 20 });
          await page.keyboard.press('Escape');
        }),
      );
      await page.waitForTimeout(1500);
      figures.push(await scrolling(page, cdp, page.getByRole('grid'), 'the table'));
      await page.keyboard.press('Home');
      await page.waitForTimeout(500);
      figures.push(...(await openings(page)));
      figures.push(...(await board(page, cdp, app.url, job_id)));
      figures.push(await memory(page, cdp, app.url, job_id));
      return figures;
    } finally {
      await app.stop();
    }
  } finally {
    await browser.close();
    data.remove();
  }
}

/**
 * From the start of the process to the first contentful paint, which is the frame of the window, and to the first view,
 * which can be read and used; as for somebody who uses the program every day: the browser, which runs already, has its
 * cache of the last time, and so has Node.
 */
async function firstPaint(data_dir: string): Promise<Figure[]> {
  const paints: number[] = [];
  const views: number[] = [];
  const profile = temporaryData();
  const window = await chromium.launchPersistentContext(profile.folder, browserOptions());
  // what a browser keeps it keeps for an address
  const port = await freePort();
  // the first two starts fill the caches
  for (let i = -2; i < STARTS; i += 1) {
    const page = await window.newPage();
    const begun = Date.now();
    const app = await startApp({ data_dir, port, built: true });
    await page.goto(app.link);
    const view_at = await page.waitForFunction(
      () =>
        document.querySelector('h1')?.textContent !== undefined && performance.timeOrigin + performance.now(),
      undefined,
      { polling: 'raf' },
    );
    const painted = await page.evaluate(
      () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    );
    if (i >= 0) {
      paints.push(painted - begun);
      views.push(Number(await view_at.jsonValue()) - begun);
    }
    await page.waitForTimeout(1000);
    await page.close();
    await app.stop();
  }
  await window.close();
  profile.remove();
  return [sinceStart('first paint (the frame)', paints, 1000), sinceStart('first view', views)];
}

function sinceStart(what: string, times: readonly number[], target?: number): Figure {
  const time = median([...times]);
  return {
    what: `interface: process start to ${what}, ${CANDIDATES.toLocaleString('en')} candidates`,
    ours: `${Math.round(time)} ms`,
    beside: `slowest of ${STARTS}: ${Math.round(Math.max(...times))} ms`,
    ratio: target === undefined ? null : time / target,
    target: target === undefined ? null : `≤ ${target} ms`,
    reached: target === undefined ? null : time <= target,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Script that was loaded when the first view stood, compressed as gzip does; the viewer of PDFs must not be in it. */
async function firstScript(page: Page): Promise<Figure> {
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.m?js$/u.test(name)),
  );
  const sizes = names.map((name) => gzipSync(readFileSync(path.join(INTERFACE, name))).length);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const with_viewer = names.some((name) => /pdf/u.test(name));
  return {
    what: 'interface: script of the first load, compressed',
    ours: `${Math.round(kilobytes)} kB`,
    beside: `${names.length} files${with_viewer ? ', the PDF viewer among them' : ''}`,
    ratio: kilobytes / 400,
    target: '≤ 400 kB, without the PDF viewer',
    reached: kilobytes <= 400 && !with_viewer,
  };
}

/** Gathers how long each event took until the next paint (Event Timing: steps of 8 ms, from 16 ms on). */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: { name: string; ms: number; at: number }[] = [];
    Object.assign(globalThis, { eventTimings: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        kept.push({ name: entry.name, ms: entry.duration, at: entry.startTime });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.reload();
}

type Timing = { readonly name: string; readonly ms: number; readonly at: number };

/** Of all events since `at`; those below 16 ms, which the browser does not tell, count as nothing. */
async function timings(page: Page, at: number): Promise<number[]> {
  await page.waitForTimeout(400);
  const all = await page.evaluate(() => (globalThis as unknown as { eventTimings: Timing[] }).eventTimings);
  // several events of one press are one interaction
  const by_moment = new Map<number, number>();
  for (const { ms, at: moment, name } of all) {
    if (moment < at || !/^(?:key|pointer(?:down|up)|click|drag|drop|input|beforeinput)/u.test(name)) continue;
    const key = Math.round(moment / 4);
    by_moment.set(key, Math.max(by_moment.get(key) ?? 0, ms));
  }
  return [...by_moment.values()];
}

async function interaction(page: Page, what: string, act: () => Promise<void>): Promise<Figure> {
  return slowest(what, await during(page, act));
}

/** How long each event of an act took until the next paint. */
async function during(page: Page, act: () => Promise<void>): Promise<number[]> {
  const at = await page.evaluate(() => performance.now());
  await act();
  return timings(page, at);
}

function slowest(what: string, all: readonly number[]): Figure {
  // INP of a page with fewer than 50 interactions is the slowest of them
  const worst = Math.max(0, ...all);
  return {
    what: `interface: ${what}, interaction to next paint`,
    ours: `${worst} ms`,
    beside: `slowest of ${all.length} that took 16 ms or more; median of those ${all.length === 0 ? '–' : median([...all])} ms`,
    ratio: worst / 100,
    target: '≤ 100 ms',
    reached: worst <= 100,
  };
}

/** Into a candidate and back to the list, one by one down the ranking: two presses that do different work. */
async function openings(page: Page): Promise<Figure[]> {
  const opened: number[] = [];
  const left: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    opened.push(
      ...(await during(page, async () => {
        await page.keyboard.press('Enter');
        await page.locator('[data-page="1"] canvas').waitFor();
      })),
    );
    left.push(
      ...(await during(page, async () => {
        await page.keyboard.press('Escape');
        // by its place: to look for a name works out those of all rows, before the paint that is measured
        await page.locator('[role=grid] [id^=row-]').first().waitFor();
      })),
    );
    await page.keyboard.press('j');
    await page.waitForTimeout(150);
  }
  return [slowest('opening a candidate', opened), slowest('going back to the list', left)];
}

/**
 * Frames that the browser put on screen while a wheel turns over a place (its own trace: a page is scrolled beside its
 * scripts, so the script's frames say nothing), and whether a part of the place was ever without its rows.
 */
async function scrolling(page: Page, cdp: CDPSession, scroller: Locator, what: string): Promise<Figure> {
  const box = (await scroller.boundingBox())!;
  const [x, y] = [box.x + Math.min(200, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await scroller.evaluate(watchForGaps);
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['viz'] });
  await cdp.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -12_000,
    speed: 4000,
    gestureSourceType: 'mouse',
  });
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: { name: string; ts: number }[];
  };
  const bare = await page.evaluate(() => (globalThis as unknown as { endWatch(): number }).endWatch());
  const drawn = trace.traceEvents
    .filter(({ name }) => name === 'DirectRenderer::DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
  // the first few are from before the wheel turned
  const times = drawn.slice(3).map((at, index) => at - drawn[index + 2]!);
  const late = times.filter((time) => time > FRAME_MS * 1.5).length;
  const typical = median(times);
  return {
    what: `interface: scrolling ${what}, time of a frame on screen`,
    ours: milliseconds(typical),
    beside: `p95 ${milliseconds(percentile(times, 0.95))}; ${late} of ${times.length} late; ${bare} px without rows at most`,
    ratio: typical / FRAME_MS,
    target: '60 frames a second',
    reached: typical <= FRAME_MS * 1.1 && late <= times.length * 0.05,
  };
}

/** Run in the page: looks at each frame of the script how much of a scroller in sight has no row or card. */
function watchForGaps(scroller: Element): void {
  let on = true;
  let most = 0;
  const look = (): void => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const rows = [...scroller.querySelectorAll('[role=row], [data-card]')]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.bottom > top && row.top < bottom);
    if (rows.length > 0) {
      const last = Math.max(...rows.map((row) => row.bottom));
      most = Math.max(most, Math.round(bottom - last));
    }
    if (on) requestAnimationFrame(look);
  };
  Object.assign(globalThis, {
    endWatch: () => {
      on = false;
      return most;
    },
  });
  requestAnimationFrame(look);
}

async function board(page: Page, cdp: CDPSession, url: string, job_id: string): Promise<Figure[]> {
  await page.goto(`${url}/#/pipeline?job=${job_id}`);
  const cards = page.locator('[data-card]');
  await cards.first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4000);
  const column = page
    .locator('[data-scrolls]')
    .filter({ has: page.locator('[data-card]') })
    .first();
  const scrolled = await scrolling(page, cdp, column, 'the board');
  await page.reload();
  await cards.first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  const dragged = await interaction(page, 'dragging a card to the next stage', async () => {
    for (let i = 0; i < 5; i += 1) {
      const from = (await cards.first().boundingBox())!;
      await page.mouse.move(from.x + 30, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 });
      await page.mouse.move(from.x + from.width + 80, from.y + 60, { steps: 12 });
      await page.mouse.up();
      await page.waitForTimeout(700);
    }
  });
  return [scrolled, dragged];
}

/**
 * What the script of the page holds after a full collection, early and late in a long row of openings by `j`. Compiled
 * code is told apart: what is used often is compiled again and better for hundreds of openings, whatever the page keeps.
 * Elements, also those taken off the page, are counted by number.
 */
async function memory(page: Page, cdp: CDPSession, url: string, job_id: string): Promise<Figure> {
  await page.goto(`${url}/#/ranking?job=${job_id}`);
  await page
    .getByRole('row', { name: /Candidate \d/u })
    .first()
    .waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const used: Heap[] = [];
  for (let i = 1; i <= OPENINGS; i += 1) {
    await page.locator('[data-page="1"] canvas').waitFor();
    await page.keyboard.press('j');
    await page.waitForTimeout(30);
    if (i % 100 !== 0) continue;
    await page.locator('[data-page="1"] canvas').waitFor();
    await page.waitForTimeout(1000);
    used.push(await heap(cdp));
  }
  const early = used[0]!.objects;
  const late = used.at(-1)!.objects;
  const row = (part: 'objects' | 'code'): string => used.map((one) => one[part].toFixed(1)).join(', ');
  return {
    what: `interface: memory in use over ${OPENINGS} candidates opened`,
    ours: `${late.toFixed(1)} MB`,
    beside: `${early.toFixed(1)} MB after the first 100 (${row('objects')}); compiled code beside it ${row('code')}; nodes of the page ${used.map((one) => one.nodes).join(', ')}`,
    ratio: late / early,
    target: 'flat (within 10 %)',
    reached: late <= early * 1.1,
  };
}

/** Megabytes of what the script holds and of what the engine compiled of it; nodes of the page, in it or kept by something. */
type Heap = { readonly objects: number; readonly code: number; readonly nodes: number };

/** A snapshot of the heap, added up. Its native part is mostly what the tools that look on keep: each answer they saw. */
async function heap(cdp: CDPSession): Promise<Heap> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', {});
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
    nodes: number[];
  };
  const fields = snapshot.meta.node_fields;
  const [types] = snapshot.meta.node_types;
  const { nodes: elements } = await cdp.send('Memory.getDOMCounters');
  const [type_at, size_at] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let objects = 0;
  let code = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[nodes[at + type_at]!];
    const size = nodes[at + size_at]!;
    if (type === 'code') code += size;
    else if (type !== 'native') objects += size;
  }
  return { objects: objects / 1e6, code: code / 1e6, nodes: elements };
}
