import readXlsx from 'read-excel-file/node';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdfText } from '../service/exports/pdf_text.ts';
import {
  savedBytes,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  startBrowser,
  turn,
  untilAnswered,
} from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

type Person = { id: string; full_name: string; email: string | null; phone: string | null };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Screening without knowing who people are: no view says it, in any word or attribute. */
describe('blind mode', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let people: Person[];
  let job: string;
  let nominations: { candidate_id: string }[];
  /** Decided on without knowing who they are. */
  let shortlisted = '';
  let rejected = '';

  /** What the owner's own client, which sees, is told. */
  const seen = async <Row>(at: string): Promise<Row[]> => {
    const reply = await fetch(`${app.url}/api/v1${at}`, {
      headers: { authorization: `Bearer ${await ownToken(app)}` },
    });
    return ((await reply.json()) as { results: Row[] }).results;
  };

  /** Everything a page says: its text, its title, and what attributes and fields hold. */
  const told = (on: Page = page): Promise<string> =>
    on.evaluate(() => {
      const parts = [document.title, document.body.innerText];
      for (const element of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'alt', 'href', 'src', 'placeholder', 'value', 'data-id']) {
          parts.push(element.getAttribute(name) ?? '');
        }
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
          parts.push(element.value);
        }
      }
      for (const storage of [localStorage, sessionStorage]) parts.push(JSON.stringify(storage));
      return parts.join('\n').toLowerCase();
    });

  /** Bars that are shown or read out as the signs they are made of, and not by their name. */
  const rawBars = (): Promise<string[]> =>
    page.evaluate(() => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.textContent?.includes('█') === true) found.push(node.textContent.slice(0, 60));
      }
      for (const element of document.querySelectorAll('[title], [aria-label], [alt]')) {
        for (const name of ['title', 'aria-label', 'alt']) {
          const value = element.getAttribute(name) ?? '';
          if (value.includes('█')) found.push(`${name}: ${value.slice(0, 60)}`);
        }
      }
      return found;
    });

  /** Everybody's name: which of them a list shows without scrolling is up to its order. */
  const anybody = (): RegExp => new RegExp(people.map(({ full_name }) => escaped(full_name)).join('|'), 'u');

  const code = /^Candidate [0-9A-Z]{5}$/u;
  const row = (): Locator => page.locator('[role=grid] [role=row][aria-selected]').first();
  const notice = (text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });
  const saved = async (press: () => Promise<void>): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await press();
    return savedBytes(download);
  };

  const leaks = (text: string): string[] =>
    people.flatMap(({ full_name, email, phone }) =>
      [full_name, full_name.split(' ').at(-1), email, phone]
        .flatMap((part) => (typeof part === 'string' && part.length >= 4 ? [part.toLowerCase()] : []))
        .filter((part) => new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'u').test(text)),
    );

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser));
    people = await seen<Person>('/candidates');
    job = (await seen<{ id: string }>('/jobs'))[0]?.id ?? '';
    nominations = await seen<{ candidate_id: string }>(`/nominations?job_id=${job}`);
  }, 900_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('is switched on in Settings, stays in sight, and reaches other windows', async () => {
    const other = await page.context().newPage();
    await other.goto(`${app.url}/#/pool`);
    await other.getByText(anybody()).first().waitFor();
    expect(leaks(await told(other))).not.toEqual([]);
    await page.goto(`${app.url}/#/settings#blind`);
    await turn(page, 'Hide who candidates are');
    await page.getByText('Blind mode is on', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Blind mode is on/u }).waitFor();
    await other
      .getByText(/^Candidate [0-9A-Z]{5}$/u)
      .first()
      .waitFor();
    expect(leaks(await told(other))).toEqual([]);
    await other.close();
  });

  it('says in no view who anybody is', async () => {
    const [first, second] = nominations.map(({ candidate_id }) => candidate_id);
    const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
    // of each view what only its content has: one that failed, or shows nobody, says no name either
    const views: readonly (readonly [address: string, Locator])[] = [
      ['/import', page.getByRole('row').getByRole('link', { name: code }).first()],
      ['/jobs', page.getByRole('link', { name: 'Senior Backend Engineer' }).first()],
      [`/jobs/${job}`, page.getByRole('button', { name: 'Save', exact: true })],
      [`/ranking?job=${job}`, row().getByText(code)],
      // what is hidden is not said to be missing
      [
        `/candidates/${first}?job=${job}`,
        page.locator('dl').filter({ hasText: 'Education', hasNotText: 'Contact' }),
      ],
      [`/candidates/${first}/read`, page.getByText('Hidden in blind mode')],
      [`/pipeline?job=${job}`, page.locator('[data-card]').getByText(code).first()],
      [`/compare?job=${job}&ids=${first},${second}`, page.locator('thead').getByText(code).nth(1)],
      ['/pool', row().getByText(code)],
      [`/share?job=${job}`, heading('Senior Backend Engineer')],
      ['/activity', page.getByText('imported a resume').first()],
      ['/settings', page.getByRole('switch', { name: 'Hide who candidates are', checked: true })],
    ];
    const found: string[] = [];
    for (const [view, landmark] of views) {
      await page.goto(`${app.url}/#${view}`);
      await landmark.waitFor();
      // what is one line for many says who they are when it is opened
      if (view === '/activity') {
        const folded = page.getByRole('main').getByRole('button', { expanded: false });
        await folded.first().click();
        for (let more = await folded.count(); more > 0; more -= 1) await folded.first().click();
        await page
          .getByRole('main')
          .getByText(/Candidate [0-9A-Z]{5}/u)
          .first()
          .waitFor();
      }
      await untilAnswered(page);
      for (const leak of leaks(await told())) found.push(`${view}: ${leak}`);
      for (const bars of await rawBars()) found.push(`${view}: ${bars}`);
    }
    expect([...new Set(found)]).toEqual([]);
  });

  it('shows the page set anew, with bars in the place of names, and calls people by a code', async () => {
    // a file without pages is shown as its text, with the same bars
    const files = await seen<{ candidate_id: string; file_name: string | null }>('/attachments');
    const with_pdf = files.find(({ file_name }) => file_name?.endsWith('.pdf'))?.candidate_id ?? '';
    await page.goto(`${app.url}/#/candidates/${with_pdf}?job=${job}`);
    await page.locator('[data-page][data-drawn]').first().waitFor();
    await eventually(() => told()).toMatch(/candidate [0-9a-z]{5}/u);
    await page.goto(`${app.url}/#/candidates/${with_pdf}/read`);
    await page.getByText('Hidden in blind mode').waitFor();
  });

  it('finds nobody by name in the palette', async () => {
    await page.goto(`${app.url}/#/jobs`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    const name = people[0]?.full_name ?? '';
    const answered = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('q') === name);
    await page.keyboard.type(name);
    await answered;
    await page.getByText(`Rank by “${name}”`).waitFor();
    const text = (await told()).replaceAll(name.toLowerCase(), '');
    expect(leaks(text)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('screens by what people can do: one shortlisted, one rejected with a reason, two compared', async () => {
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    await page.getByRole('link', { name: 'Add criteria' }).click();
    await page.getByRole('button', { name: /^Add all \d+ must-haves$/u }).click();
    await notice(/criteria added/u).waitFor();
    await rail(page, 'Ranking').click();
    await page.locator('[role=gridcell][data-column=criteria] button').first().waitFor();
    await eventually(() => page.locator('[data-finding=in_progress]').count()).toBe(0);
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    shortlisted = /candidates\/([0-9a-f-]+)/u.exec(page.url())?.[1] ?? '';
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Shortlist/u })
      .first()
      .click();
    await notice(/shortlisted/iu).waitFor();
    expect(leaks(await told())).toEqual([]);

    await rail(page, 'Ranking').click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('End');
    rejected = ((await page.locator('[role=row][aria-selected=true]').getAttribute('id')) ?? '').replace(
      'row-',
      '',
    );
    await page.keyboard.press('x');
    await notice('Rejected').getByRole('button', { name: 'Add a reason' }).click();
    const why = page.getByRole('dialog');
    await why.getByLabel('Or in your own words').fill('Has not written any Python');
    expect(leaks(await told())).toEqual([]);
    await why.getByRole('button', { name: 'Save reason' }).click();
    await notice('Reason saved').waitFor();

    await rail(page, 'Compare').click();
    await page.getByRole('button', { name: /^Compare Candidate .+ and Candidate .+/u }).click();
    await page.locator('thead').getByText(code).nth(1).waitFor();
    await page.locator('tr[data-row=criterion] td').first().click();
    await page.locator('tr[data-row=quotes] td a').first().waitFor();
    await untilAnswered(page);
    expect(leaks(await told())).toEqual([]);
    await eventually(() => rawBars()).toEqual([]);
  });

  it('sends on a pack and lists without a name in them', async () => {
    await rail(page, 'Share').click();
    await page.getByRole('button', { name: 'Put the shortlisted candidate forward' }).click();
    const save = page.getByRole('button', { name: 'Save blind PDF' });
    await save.waitFor();
    const pdf = await saved(() => save.click());
    const text = (await readPdfText(new Uint8Array(pdf))).text.replaceAll(/\s+/gu, ' ').toLowerCase();
    expect(text).toContain('candidate');
    expect(text).toContain('python');
    expect(leaks(text)).toEqual([]);

    await rail(page, 'Ranking').click();
    await row().waitFor();
    const list = async (as: string): Promise<Buffer> => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      return saved(() => page.getByRole('menuitem', { name: as }).click());
    };
    const csv = (await list('Export as CSV')).toString('utf8');
    const [sheet] = await readXlsx(await list('Export as Excel'));
    const cells = JSON.stringify(sheet?.data);
    for (const exported of [csv, cells]) {
      expect(exported.match(/Candidate [0-9A-Z]{5}/gu)).toHaveLength(people.length);
      expect(leaks(exported.toLowerCase())).toEqual([]);
    }
  });

  it('is switched off again, and everybody has a name', async () => {
    await page.goto(`${app.url}/#/settings#blind`);
    await turn(page, 'Hide who candidates are');
    await page.getByText('Blind mode is off', { exact: true }).waitFor();
    await page.goto(`${app.url}/#/pool`);
    await page.getByText(anybody()).first().waitFor();
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    for (const [id, stage] of [
      [shortlisted, 'Shortlisted'],
      [rejected, 'Rejected'],
    ] as const) {
      const decided = page.locator(`#row-${id}`);
      const name = people.find((person) => person.id === id)?.full_name ?? 'nobody';
      // only rows near the window are drawn: the list is turned until this one stands there and says both
      await page.getByRole('grid').hover();
      await page.mouse.wheel(0, -5000);
      await eventually(async () => {
        const said = await decided.allInnerTexts();
        if (said.length === 0) await page.mouse.wheel(0, 150);
        return said.join(' ');
      }).toMatch(new RegExp(`${name}[^]*${stage}`, 'u'));
    }
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  });
});
