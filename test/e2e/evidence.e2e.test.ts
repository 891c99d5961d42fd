import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dropFiles,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  startBrowser,
  turn,
  untilRead,
} from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';
import { longResume } from './long_resume.ts';

const PLAIN = `Ines Castellano
ines.castellano@example.com
Porto, Portugal

Experience
Senior Backend Engineer, Parcelwise, 2018 - present
Built payment services in TypeScript and Kafka for four countries.

Education
MSc Computer Science, University of Porto, 2014

Languages
Portuguese (native), English (C1)
`;

/** One click from what is said to the words that say so, on a page and in a plain text; and an address that leads there. */
describe('evidence', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  const findings = () => page.getByRole('region', { name: 'What was read' });
  const pane = () => page.getByRole('complementary', { name: 'The resume' }).getByRole('region');
  const frame = () => page.getByTestId('quote-frame');
  const marked = () => page.locator('mark[data-current]');
  /** Where the boxes asked for stand in what can be seen of the page; 0 is its upper edge, 1 its lower one. */
  const standsAt = () =>
    pane().evaluate((view) => {
      const marks = [...view.querySelectorAll('[data-evidence][data-current]')];
      if (marks.length === 0) return null;
      let { top, bottom } = view.getBoundingClientRect();
      for (let around = view.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const edges = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
      }
      const height = bottom - top;
      const rects = marks.map((mark) => mark.getBoundingClientRect());
      const pages = marks.map((mark) => Number(mark.closest('[data-page]')?.getAttribute('data-page')));
      return {
        top: (Math.min(...rects.map((rect) => rect.top)) - top) / height,
        bottom: (Math.max(...rects.map((rect) => rect.bottom)) - top) / height,
        pages: [...new Set(pages)],
        is_at_an_end: view.scrollTop < 1 || view.scrollTop + view.clientHeight > view.scrollHeight - 1,
      };
    });
  /** All of them in sight, as near to the middle as the file goes. */
  const isInTheMiddle = async (pages: number[]): Promise<void> => {
    await eventually(async () => {
      const at = await standsAt();
      if (at === null) return 'nothing is marked';
      const is_whole = at.top > 0 && at.bottom < 1;
      const is_centred = Math.abs((at.top + at.bottom) / 2 - 0.5) < 0.1;
      return is_whole && (is_centred || at.is_at_an_end)
        ? at.pages
        : `from ${at.top} to ${at.bottom} on ${at.pages.join()}`;
    }).toEqual(pages);
  };

  /** How wide the first page is shown. */
  const wide = () =>
    pane()
      .locator('[data-page="1"]')
      .evaluate((sheet) => Math.round(sheet.clientWidth));

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1300 }));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('leads from a skill beside the ranking to its words on the page', async () => {
    const why = page.getByRole('complementary', { name: 'Why this rank' });
    await why.getByRole('heading', { name: /^Matches/u }).waitFor();
    await why.getByRole('listitem').getByRole('button').first().click();
    await page.waitForURL(/quote=/u);
    await frame().waitFor();
  });

  it('leads from each fact to its words, and the address leads there again', async () => {
    const facts = findings().getByRole('definition').getByTitle('Show the words on the page');
    await facts.first().waitFor();
    const seen = new Set<string>();
    for (let index = 0; index < (await facts.count()); index += 1) {
      await facts.nth(index).click();
      await eventually(() => facts.nth(index).getAttribute('data-current')).toBe('true');
      await frame().waitFor();
      seen.add(page.url());
    }
    expect(seen.size).toBeGreaterThan(3);
    await page.reload();
    await frame().waitFor();
  });

  it('shows words so that they can be read; the page fits, is enlarged and has all the room where that is asked for', async () => {
    const place = () =>
      frame().evaluate((box) => {
        const sheet = box.closest('[data-page]')!.getBoundingClientRect();
        return Math.round((100 * (box.getBoundingClientRect().left - sheet.left)) / sheet.width);
      });
    const readable = await wide();
    await page.keyboard.press('0');
    await eventually(wide).toBeLessThan(readable);
    const fits = await wide();
    const stands = await place();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.keyboard.press('+');
    await eventually(wide).toBe(Math.round(1.5 * fits));
    expect(await place()).toBe(stands);
    await eventually(() => pane().evaluate((view) => view.scrollWidth > view.clientWidth)).toBe(true);
    await page.reload();
    await frame().waitFor();
    await eventually(wide).toBe(Math.round(1.5 * fits));
    await page.keyboard.press('0');
    await eventually(wide).toBe(readable);
    await page.keyboard.press('f');
    await findings().waitFor({ state: 'hidden' });
    await eventually(wide).toBeGreaterThan(readable);
    await page.keyboard.press('f');
    await findings().waitFor();
  });

  it('marks the words in the text of a file without pages', async () => {
    await dropFiles(page, [{ name: 'ines-castellano.txt', bytes: Buffer.from(PLAIN), type: 'text/plain' }]);
    await untilRead(page);
    await rail(page, 'Ranking').click();
    await page.getByRole('row', { name: 'Ines Castellano' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Ines Castellano' }).waitFor();
    await findings().getByRole('button', { name: 'Porto, Portugal' }).click();
    await eventually(() => marked().allInnerTexts()).toEqual(['Porto, Portugal']);
    await findings().getByRole('button', { name: 'English (C1)', exact: true }).click();
    await eventually(async () => (await marked().allInnerTexts()).join('')).toContain('English');
    await eventually(() => marked().first().isVisible()).toBe(true);
  });

  it('walks on from an address without a ranking', async () => {
    const id = /candidates\/([^?/]+)/u.exec(page.url())?.[1] ?? '';
    await page.goto(`${app.url}/#/candidates/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Ines Castellano' }).waitFor();
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Previous' }))
      .first()
      .waitFor();
  });

  it('leads on from one who is no longer there', async () => {
    await page.goto(`${app.url}/#/candidates/00000000-0000-7000-8000-000000000000`);
    await page.getByText('This candidate is no longer here').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Pool', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Pool' }).waitFor();
  });

  describe('in a resume of three pages', () => {
    let id = '';

    /** The words between two phrases of the resume, as an address. */
    const addressOf = async (first: string, last: string): Promise<string> => {
      const headers = { authorization: `Bearer ${await ownToken(app)}` };
      const get = async (at: string): Promise<unknown> =>
        (await fetch(`${app.url}/api/v1${at}`, { headers })).json();
      const files = (await get(`/attachments?candidate_id=${id}`)) as { results: { id: string }[] };
      const file = files.results[0]!.id;
      const { result } = (await get(`/attachments/${file}/document`)) as {
        result: { pages: { lines: { text: string; start: number; end: number }[] }[] };
      };
      const lines = result.pages.flatMap((one) => one.lines);
      const start = lines.find(({ text }) => text.includes(first))!.start;
      const end = lines.find(({ text }) => text.includes(last))!.end;
      return `${app.url}/#/candidates/${id}?quote=${encodeURIComponent(`${file}:${start}-${end}`)}`;
    };

    beforeAll(async () => {
      await dropFiles(page, [{ name: 'odile.pdf', bytes: longResume(), type: 'application/pdf' }]);
      await untilRead(page);
      await rail(page, 'Ranking').click();
      await page.getByRole('row', { name: 'Odile Marchetti' }).dblclick();
      await page.getByRole('heading', { level: 1, name: 'Odile Marchetti' }).waitFor();
      id = /candidates\/([^?/]+)/u.exec(page.url())?.[1] ?? '';
    });

    const SIZES = [
      { width: 1280, height: 800 },
      { width: 1024, height: 700 },
      // 1280 × 800, enlarged to 200 %: the page stands below what was read
      { width: 640, height: 400 },
    ];
    it.each(SIZES)('stands in the middle of what is seen of the page, at $width × $height', async (size) => {
      await page.setViewportSize(size);
      const english = findings().getByRole('button', { name: 'English (C1)', exact: true });
      await english.click();
      await isInTheMiddle([3]);
      await findings().getByRole('button', { name: 'Lyon, France' }).click();
      await eventually(async () => (await standsAt())?.top ?? -1).toBeGreaterThan(0);
      await english.click();
      await isInTheMiddle([3]);
    });

    it('leaves alone whoever scrolled on, in a narrow window, until words are asked for again', async () => {
      await page.setViewportSize(SIZES[2]!);
      const english = findings().getByRole('button', { name: 'English (C1)', exact: true });
      await english.click();
      await isInTheMiddle([3]);
      await page.getByRole('button', { name: 'English (C1)', exact: true }).hover();
      await page.mouse.wheel(0, -4000);
      const edge = findings().locator('xpath=..');
      await eventually(() => edge.evaluate((split) => split.scrollTop)).toBe(0);
      await page.setViewportSize({ width: 640, height: 420 });
      await page.setViewportSize(SIZES[2]!);
      await eventually(() => edge.evaluate((split) => split.scrollTop)).toBe(0);
      await english.click();
      await isInTheMiddle([3]);
    });

    it('stands there again when it is asked for again, and stays when the window changes its size', async () => {
      await page.setViewportSize(SIZES[0]!);
      const english = findings().getByRole('button', { name: 'English (C1)', exact: true });
      await english.click();
      await isInTheMiddle([3]);
      await pane().hover();
      await page.mouse.wheel(0, -4000);
      await eventually(async () => (await standsAt())?.top ?? 0).toBeGreaterThan(1);
      await english.click();
      await isInTheMiddle([3]);
      await page.setViewportSize(SIZES[1]!);
      await isInTheMiddle([3]);
      await page.setViewportSize(SIZES[2]!);
      await isInTheMiddle([3]);
      await page.setViewportSize({ width: 1600, height: 900 });
      await isInTheMiddle([3]);
    });

    it('stands there where an address leads to it, on both pages where the words go on', async () => {
      await page.setViewportSize(SIZES[0]!);
      await page.goto(await addressOf('building site 3-12 ', 'building site 3-12 '));
      await page.reload();
      await isInTheMiddle([2]);
      await page.goto(await addressOf('building site 5-10 ', 'building site 5-12 '));
      await isInTheMiddle([2, 3]);
    });

    it('stands there on the pages of blind mode', async () => {
      await page.goto(`${app.url}/#/settings`);
      await turn(page, 'Hide who candidates are');
      await page.getByText('Blind mode is on', { exact: true }).waitFor();
      await page.goto(await addressOf('English (C1)', 'English (C1)'));
      await isInTheMiddle([3]);
      await page.goto(`${app.url}/#/settings`);
      await turn(page, 'Hide who candidates are');
      await page.getByText('Blind mode is off', { exact: true }).waitFor();
    });
  });

  it('ends without a complaint in the console', () => {
    // one who is gone, and what is refused in blind mode
    expect(complaints.filter((text) => !/40[34]/u.test(text))).toEqual([]);
  });
});
