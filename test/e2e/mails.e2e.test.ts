import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { makeMail, makeMbox, resumeText } from '../helpers/mail.ts';
import { makeMsg } from '../helpers/msg.ts';
import {
  dropFiles,
  openPage,
  ownToken,
  removeData,
  type RunningApp,
  startApp,
  startBrowser,
  untilRead,
} from './app.ts';
import { eventually } from './eventually.ts';

const cvOf = (name: string, email: string) => ({ name: 'cv.txt', bytes: resumeText(name, email) });

/** Mails in: candidates with their letters, nominated by the subject. */
describe('from the mailbox', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    const token = await ownToken(app);
    const api = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    for (const [remote_id, title] of [
      ['pilot', 'Harbour Pilot'],
      ['bosun-1', 'Bosun'],
      ['bosun-2', 'Bosun'],
    ] as const) {
      await api.createJob({ remote_id, title, description: `${title} wanted.`, status: 'open' });
    }
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('says on the desk that mails can be dropped', async () => {
    await page.goto(`${new URL(page.url()).origin}/#/import`);
    await page.getByText('drop .eml, .msg or .mbox').waitFor();
  });

  it('makes rows of a mail, a mail of Outlook’s and a mailbox', async () => {
    const mail = makeMail({
      subject: 'Application as Harbour Pilot',
      text: 'Dear team,\n\nI have guided ships since 2015 and would like to do so for you.\n',
      parts: [cvOf('Ana Ruiz', 'ana.ruiz@example.com')],
    });
    const outlook = makeMsg({
      subject: 'Bosun',
      name: 'Kim Abe',
      address: 'kim.abe@example.com',
      files: [{ name: 'kim.txt', bytes: Buffer.from(resumeText('Kim Abe', 'kim.abe@example.com')) }],
    });
    const box = makeMbox([
      makeMail({
        from: 'Bo Lind <bo.lind@example.com>',
        subject: 'Hello',
        parts: [cvOf('Bo Lind', 'bo.lind@example.com')],
      }),
      makeMail({ from: 'Cy Young <cy@example.com>', subject: 'Lunch on Monday', text: 'Are you free?' }),
    ]);
    await dropFiles(page, [
      { name: 'ana.eml', bytes: mail },
      { name: 'kim.msg', bytes: Buffer.from(outlook) },
      { name: 'box.mbox', bytes: box },
    ]);
    await untilRead(page);
    const row = page.getByRole('row', { name: 'ana.eml' });
    await eventually(() => row.innerText()).toMatch(
      /Ana Ruiz[\s\S]*from Ana Ruiz <ana\.ruiz@example\.com>, Nov 23, 2026[\s\S]*Application as Harbour Pilot/u,
    );
    await row.getByText('Applied for Harbour Pilot, as the e-mail says').waitFor();
    await page.getByRole('row', { name: 'box.mbox' }).getByRole('link', { name: 'Bo Lind' }).waitFor();
    await page.getByRole('row', { name: /There is no resume in this e-mail.*Lunch on Monday/u }).waitFor();
  });

  it('asks which job where two have the name', async () => {
    const row = page.getByRole('row', { name: 'kim.msg' });
    await row.getByText('Which job?').waitFor();
    await row.getByRole('button', { name: 'Add Kim Abe to a job' }).click();
    await page.getByRole('menuitem', { name: 'Bosun' }).first().click();
    await row.getByText('Applied for Bosun, as the e-mail says').waitFor();
  });

  it('shows the letter among the candidate’s files, and which mail it came with', async () => {
    await page.getByRole('row', { name: 'ana.eml' }).getByRole('link', { name: 'Ana Ruiz' }).click();
    const file = page.getByRole('combobox', { name: 'File' });
    await file.waitFor();
    await file.selectOption({ label: 'E-mail 2026-11-23.txt' });
    await page.getByText('I have guided ships since 2015').first().waitFor();
    await page.getByText(/from Ana Ruiz <ana\.ruiz@example\.com>, Nov 23, 2026/u).waitFor();
    expect(complaints).toEqual([]);
  });
});
