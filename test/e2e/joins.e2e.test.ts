import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, openPage, rail, removeData, type RunningApp, startBrowser, untilRead } from './app.ts';
import { eventually } from './eventually.ts';
import { startHere } from './here.ts';

const PREPARED_IN = 240_000;
const PEOPLE = 20;
const COPIES = 3;
const GIVEN = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elin'];
const FAMILY = ['Okafor', 'Lindqvist', 'Moreau', 'Castellanos'];

const nameOf = (person: number): string =>
  `${GIVEN[person % GIVEN.length]} ${FAMILY[Math.floor(person / GIVEN.length)]}`;

/** Three files of each: an older resume, a newer one with another address and one number, one in capitals. */
function filesOf(person: number): { name: string; bytes: Buffer }[] {
  const name = nameOf(person);
  const address = `person${person}@example.com`;
  const phone = `+1 212 555 ${String(100 + person).padStart(4, '0')}`;
  const [given = '', family = ''] = name.split(' ');
  return [
    [name, `${address} · ${phone}`],
    [`${family.toUpperCase()}, ${given.toUpperCase()}`, phone],
    [name.toUpperCase(), address],
  ].map(([heading, contact], copy) => ({
    name: `${given}-${family}-${copy}.txt`.toLowerCase(),
    bytes: Buffer.from(
      `${heading}\n${contact}\n\nExperience\n\nHarbour planner, Quay ${person} Logistics\n201${copy} – 202${copy}\n` +
        `- Planned berths for ${person + 4} ships a day\n`,
    ),
  }));
}

/** A person is one row, however many files they sent. */
describe('files of one person', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  const summary = (): Locator => page.getByText(/^60 read\s·\s\d+ belonged to people already here$/u);

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
    const all = Array.from({ length: PEOPLE }, (_, person) => filesOf(person)).flat();
    await dropFiles(page, all);
    await untilRead(page);
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('are one row in the pool, and the import says how many belonged to somebody', async () => {
    await eventually(() => summary().innerText()).toBe(
      `${PEOPLE * COPIES} read\u00A0·\u00A0${PEOPLE * (COPIES - 1)} belonged to people already here`,
    );
    await rail(page, 'Pool').click();
    await eventually(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(PEOPLE + 1));
    for (const name of [nameOf(0), nameOf(7)]) {
      const row = page.getByRole('row', { name });
      await eventually(() => row.count()).toBe(1);
      await row.getByText('3 files').waitFor();
    }
  });

  it('are taken apart by a button on the row, which says what is left', async () => {
    await rail(page, 'Import').click();
    const row = page.getByRole('row', { name: 'elin-castellanos-2.txt' });
    await row.getByText(/Already here/u).waitFor();
    await row.hover();
    await row.getByRole('button', { name: 'elin-castellanos-2.txt: not the same person' }).click();
    await page.getByRole('alert').filter({ hasText: 'These are two people again' }).waitFor();
    await eventually(() => row.getByText(/Already here/u).count()).toBe(0);
    await eventually(() => summary().innerText()).toBe(
      '60 read\u00A0·\u00A039 belonged to people already here',
    );
    await rail(page, 'Pool').click();
    await eventually(() => page.getByRole('row', { name: nameOf(19) }).count()).toBe(2);
  });

  it('ends without a complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
