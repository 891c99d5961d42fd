import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  savedBytes,
  dropFiles,
  openPage,
  ownToken,
  removeData,
  SAMPLES,
  startBrowser,
  untilRead,
  type RunningApp,
} from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

const TABLE = `Vorname;Name;E-Mail;Telefon;Wohnort;Stelle;Bemerkung
Ines;Okafor;ines@example.com;+1 555 010 2030;Leeds;Potter;<b>keen</b>
Ben;Ohm;not an address;;York;;=1+1
;;nobody@example.com;;;;
Ines;Okafor;ines@example.com;;;;
`;

/** People from a spreadsheet, from an archive, from a watched folder. */
describe('other ways in', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let folder: string;
  /** The choice of what a column becomes. */
  const column = (name: string): Locator => page.locator(`input[aria-label="What ${name} becomes"]`);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'longlist-watch-'));
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
    rmSync(folder, { recursive: true });
  });

  it('a dropped spreadsheet shows what its columns are, and what will come of each row', async () => {
    await dropFiles(page, [{ name: 'Bewerber.csv', bytes: Buffer.from(TABLE, 'latin1') }]);
    await page.getByRole('heading', { name: 'What is in the columns' }).waitFor();
    await eventually(() => column('Name').inputValue()).toBe('Last name');
    await eventually(() => column('Bemerkung').inputValue()).toBe('Note');
    const preview = page.getByRole('region', { name: 'What will be imported' });
    await preview.getByRole('row', { name: /Ines Okafor.*ines@example\.com/u }).waitFor();
    await page.getByText('1 e-mail address is not valid; left out').waitFor();
    await page.getByText('Skipped (2)').click();
    await preview.getByText('No name').waitFor();
    await preview.getByText('Same e-mail as row 2').waitFor();
  });

  it('changes what will come of it at once', async () => {
    await column('E-Mail').click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await page.getByRole('button', { name: 'Import 3 candidates' }).waitFor();
    await column('E-Mail').click();
    await page.getByRole('option', { name: 'E-mail', exact: true }).click();
    await page.getByRole('button', { name: 'Import 2 candidates' }).waitFor();
  });

  it('brings the people in, keeps what was not taken, and takes all of it back', async () => {
    await page.getByRole('button', { name: 'Import 2 candidates' }).click();
    await page.getByRole('heading', { name: '2 candidates imported' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Skipped rows as CSV' }).click();
    const text = (await savedBytes(download)).toString();
    expect(text).toContain('Same e-mail as row 2');
    expect(text).toContain('nobody@example.com');
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('heading', { name: 'Import undone: 2 rows' }).waitFor();
  });

  it('says why a spreadsheet cannot be read', async () => {
    await dropFiles(page, [{ name: 'old.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }]);
    await page.getByText(/old \.xls file/u).waitFor();
  });

  it('lists a spreadsheet that blind mode keeps out, until it can be brought in', async () => {
    const setBlind = async (is_on: boolean): Promise<void> => {
      const { status } = await fetch(`${app.url}/api/v1/blind_mode`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${await ownToken(app)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ is_on }),
      });
      expect(status).toBe(200);
    };
    await setBlind(true);
    await page.getByRole('link', { name: /^Blind mode is on/u }).waitFor();
    await dropFiles(page, [{ name: 'Bewerber.csv', bytes: Buffer.from(TABLE, 'latin1') }]);
    await page.goto(`${app.url}/#/import`);
    // its name may say who somebody is, too
    const kept_out = page.getByRole('row').filter({
      hasText: 'A spreadsheet shows who people are, so it cannot be imported in blind mode.',
    });
    await kept_out.waitFor();
    await eventually(() => kept_out.innerText()).not.toContain('Bewerber');
    await setBlind(false);
    const row = page.getByRole('row', { name: /Bewerber\.csv/u });
    await page.getByRole('link', { name: /^Blind mode is on/u }).waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Read again' }).click();
    await page.getByRole('heading', { name: 'What is in the columns' }).waitFor();
    complaints.length = 0; // the browser notes the refusal
  });

  it('opens an archive: its resumes join the list, hidden files stay behind', async () => {
    const zip = zipSync({
      'May/nadia.txt': readFileSync(path.join(SAMPLES, 'nadia-benkirane.txt')),
      'May/chloe.txt': readFileSync(path.join(SAMPLES, 'chloe-dufresne.txt')),
      '__MACOSX/May/._chloe.txt': strToU8('x'),
      '.DS_Store': strToU8('x'),
    });
    await dropFiles(page, [{ name: 'Resumes.zip', bytes: Buffer.from(zip) }]);
    await page.getByRole('row', { name: /nadia\.txt/u }).waitFor();
    await page.getByRole('row', { name: /chloe\.txt/u }).waitFor();
    await untilRead(page);
    await eventually(() => page.getByRole('row', { name: /DS_Store|MACOSX/u }).count()).toBe(0);
    await page.getByRole('link', { name: 'Add a job' }).waitFor();
    const bomb = zipSync({ 'a.txt': new Uint8Array(60_000_000) });
    await dropFiles(page, [{ name: 'bomb.zip', bytes: Buffer.from(bomb) }]);
    await page.getByText(/unpacks to more than is opened safely/u).waitFor();
  });

  it('puts a better copy in the place of a file that could not be read', async () => {
    await dropFiles(page, [{ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing here') }]);
    const bad = page.getByRole('row', { name: /broken\.pdf/u });
    await bad.getByText('Not read').waitFor();
    // somebody else takes the old row away at the same moment: the new file is there all the same
    await page.route(/\/api\/v1\/imports\/[^/]+$/u, async (route) => {
      if (route.request().method() === 'DELETE') await route.fetch();
      await route.continue();
    });
    const chooser = page.waitForEvent('filechooser');
    await bad.getByRole('button', { name: 'Replace broken.pdf with a better copy' }).click();
    await (await chooser).setFiles(path.join(SAMPLES, 'amara-okonjo.pdf'));
    await page.getByRole('row', { name: /amara-okonjo\.pdf.*Amara Okonjo/u }).waitFor();
    await bad.waitFor({ state: 'detached' });
    await eventually(() => page.getByRole('row', { name: /amara-okonjo\.pdf/u }).count()).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('watches a folder: what is there and what comes, until it is removed; undo keeps it', async () => {
    mkdirSync(path.join(folder, 'Inbox'));
    const inbox = path.join(folder, 'Inbox');
    writeFileSync(
      path.join(inbox, 'one.txt'),
      'Wanda Example\n\nExperience\nPotter, Clay House, 2019 – 2023\n',
    );
    await page.getByRole('button', { name: 'Watch a folder…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Watched folders' });
    await dialog.getByLabel('Folder', { exact: true }).fill(inbox);
    await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
    await dialog.getByText(/Watched\s·\s1 imported, last one\.txt/u).waitFor();
    writeFileSync(
      path.join(inbox, 'two.txt'),
      'Xenia Example\n\nExperience\nPotter, Clay House, 2019 – 2023\n',
    );
    await dialog.getByText(/2 imported/u).waitFor();
    await dialog.getByRole('button', { name: /^Pause / }).click();
    await dialog.getByText(/Paused\s·/u).waitFor();
    await dialog.getByRole('button', { name: /^Stop watching/ }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'is no longer watched' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await dialog.getByText(/Paused\s·/u).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /two\.txt/u }).waitFor();
  });

  it('keeps the queue while the program starts anew under the page', async () => {
    const port = Number(new URL(app.url).port);
    const { data_dir } = app;
    await app.stop();
    const late = Array.from({ length: 12 }, (_, at) => ({
      name: `late-${at}.txt`,
      bytes: Buffer.from(`Late Example ${at}\n\nExperience\nPotter, Clay House, 2019 – 2023\n`),
    }));
    await dropFiles(page, late);
    await page
      .getByRole('row', { name: /Waiting|Copying/u })
      .first()
      .waitFor();
    // long enough for the first file to meet nobody
    await page.locator('footer').getByText('Reconnecting…').waitFor();
    app = await startHere({ data_dir, port });
    await eventually(() => page.getByRole('row', { name: /Waiting|Copying/u }).count()).toBe(0);
    await page.getByRole('row', { name: /late-11\.txt/u }).waitFor();
  });

  it('ends without a complaint in the console but of the time it was away', () => {
    expect(complaints.filter((text) => !/ERR_CONNECTION|Failed to load resource/u.test(text))).toEqual([]);
  });
});
