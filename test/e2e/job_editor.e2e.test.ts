import { zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { dropFiles, openPage, ownToken, rail, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

const AD = 'Site manager\n\nYou have\n• Five years on sites\n• A driving licence\n\nWrite to us.';
const resume = (who: string): Buffer =>
  Buffer.from(`${who} Example\n\nExperience\nRigger, Sail Loft, 2019 – 2023\n`);

/** What is brought to a job that is being written: its ad, resumes that come along, and the people it is made for. */
describe('the job editor', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let service: Longlist;

  const description = () => page.getByLabel('Description');
  const notice = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const row = (file: string) => page.getByRole('row', { name: new RegExp(`${file}\\.txt`, 'u') });

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    ({ page, complaints } = await openPage(browser, app.link));
    await page.getByText('Drop resumes here, or a folder.').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('knows whom a new job is for when somebody comes back to it', async () => {
    await dropFiles(page, [
      { name: 'ada.txt', bytes: resume('Ada') },
      { name: 'bea.txt', bytes: resume('Bea') },
    ]);
    await page.getByRole('link', { name: 'Add a job' }).click();
    await description().fill('Rigger for a sail loft\n\nYou rig.');
    await rail(page, 'Pool').click();
    await page.getByRole('heading', { level: 1, name: 'Pool' }).waitFor();
    await page.reload();
    await rail(page, 'Jobs').click();
    await page.getByRole('link', { name: 'Continue the new job' }).first().click();
    await eventually(() => description().inputValue()).toContain('You rig.');
    expect(page.url()).not.toContain('imported');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await notice('added to Rigger for a sail loft').waitFor();
  });

  it('… but not of another one, begun afterwards', async () => {
    await page.goto(`${app.url}/#/jobs/new`);
    await description().fill('Sail maker\n\nYou sew.');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await page.getByRole('heading', { name: 'Sail maker' }).waitFor();
    const made = (await service.listJobs({}).all()).find(({ title }) => title === 'Sail maker');
    expect(await service.listNominations({ job_id: made?.id ?? '' }).all()).toEqual([]);
  });

  it('takes the first of several files for the ad, and offers the others as resumes', async () => {
    await page.goto(`${app.url}/#/jobs/new`);
    await description().waitFor();
    const files = [
      { name: 'ad.txt', bytes: Buffer.from(AD) },
      { name: 'cleo.txt', bytes: resume('Cleo') },
      { name: 'dora.txt', bytes: resume('Dora') },
    ];
    await dropFiles(page, files, 'description');
    await eventually(() => description().inputValue()).toBe(AD);
    await notice('The other 2 files were left aside')
      .getByRole('button', { name: 'Add them as resumes' })
      .click();
    await row('cleo').waitFor();
    await row('dora').waitFor();
    await eventually(() => row('ad').count()).toBe(0);
    await page.goto(`${app.url}/#/jobs/new`);
    await eventually(() => description().inputValue()).toBe(AD);
  });

  it('loses none of them when the first one is no ad', async () => {
    const inside = zipSync({ 'elif.txt': new Uint8Array(resume('Elif')) });
    const files = [
      { name: 'Applications.zip', bytes: Buffer.from(inside) },
      { name: 'fay.txt', bytes: resume('Fay') },
      { name: 'gro.txt', bytes: resume('Gro') },
    ];
    await dropFiles(page, files, 'description');
    const failed = notice('Applications.zip could not be used. The other 2 files were left aside.');
    await failed.getByRole('button', { name: 'Add them as resumes' }).click();
    for (const name of ['elif', 'fay', 'gro']) await row(name).waitFor();
    await page.goto(`${app.url}/#/jobs/new`);
    await eventually(() => description().inputValue()).toBe(AD);
  });

  it('takes resumes into the job where its description is out of sight', async () => {
    const of = { description: AD, status: 'open' } as const;
    const { id } = await service.createJob({ ...of, title: 'Site manager', remote_id: 'site' });
    // made by another program: files go into jobs that the window knows of
    await page.goto(`${app.url}/#/jobs`);
    await page.getByRole('main').getByText('Site manager').first().waitFor();
    await page.goto(`${app.url}/#/jobs/${id}`);
    await eventually(() => description().inputValue()).toBe(AD);
    const parts = page.getByRole('navigation', { name: 'Parts of the job' });
    await parts.getByRole('link', { name: /^Criteria/u }).click();
    await description().waitFor({ state: 'detached' });
    await dropFiles(page, [{ name: 'hana.txt', bytes: resume('Hana') }], 'import');
    await row('hana').waitFor();
    await eventually(async () => (await service.listNominations({ job_id: id }).all()).length).toBe(1);
    await page.goto(`${app.url}/#/jobs/${id}`);
    await eventually(() => description().inputValue()).toBe(AD);
  });

  it('fills in what the ad states, and keeps the own fields of a new job', async () => {
    await service.createCustomField({ applies_to: 'job', name: 'Cost centre', kind: 'text' });
    await page.goto(`${app.url}/#/jobs`);
    await page.goto(`${app.url}/#/jobs/new`);
    await description().fill(`Yard planner\n\nLocation: Lund\nSalary: £55–65k\n\n${AD}`);
    await page.getByRole('button', { name: 'Fill in: Lund · £55–65k' }).click();
    await eventually(() => page.getByLabel('Location').inputValue()).toBe('Lund');
    await eventually(() => page.getByLabel('Salary from').inputValue()).toBe('55000');
    await page.getByRole('button', { name: 'Fill in a field' }).click();
    await page.getByRole('option', { name: 'Cost centre' }).click();
    await page.getByRole('textbox', { name: 'Cost centre' }).fill('4711');
    await page.getByRole('textbox', { name: 'Cost centre' }).press('Enter');
    await page.reload();
    await page.getByText('4711').waitFor();
    await page.getByLabel('Title').fill('Yard planner');
    await page.getByRole('button', { name: 'Save and add criteria' }).click();
    await page.getByRole('heading', { level: 1, name: 'Yard planner' }).waitFor();
    const made = (await service.listJobs({}).all()).find(({ title }) => title === 'Yard planner');
    await eventually(async () =>
      Object.values((await service.getJobCustomFields(made?.id ?? '')).values),
    ).toEqual(['4711']);
  });

  it('quotes each sentence once, and adds a must-have as nice to have', async () => {
    const made = (await service.listJobs({}).all()).find(({ title }) => title === 'Yard planner');
    const turn = page.getByRole('button', { name: 'Driving licence is a must-have' });
    await turn.click();
    await page.getByRole('button', { name: 'Driving licence is nice to have' }).waitFor();
    await page.getByRole('button', { name: 'Add “Driving licence”' }).click();
    await eventually(async () =>
      (await service.listJobCriteria(made?.id ?? '')).map((one) => [one.display_name, one.weight]),
    ).toEqual([['Driving licence', 'nice']]);
  });

  it('is closed from its header', async () => {
    const parts = page.getByRole('navigation', { name: 'Parts of the job' });
    await parts.getByRole('link', { name: 'Description' }).click();
    await page.getByRole('button', { name: 'More for Yard planner' }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await notice('Yard planner closed').waitFor();
    await eventually(
      async () => (await service.listJobs({}).all()).find(({ title }) => title === 'Yard planner')?.status,
    ).toBe('closed');
  });

  it('makes the job of an ad among dropped resumes, and takes that back', async () => {
    const ad = [
      'Rigging lead',
      'What you will do',
      'You lead your crew and you plan your days.',
      'What we are looking for',
      'You have rigged for five years, and you hold a driving licence.',
      'What we offer',
      'Your own loft.',
    ].join('\n');
    await page.goto(`${app.url}/#/import`);
    await page.getByLabel('The job these are for').or(page.getByRole('combobox').first()).first().waitFor();
    await dropFiles(page, [
      { name: 'rigging.txt', bytes: Buffer.from(ad) },
      { name: 'hedda.txt', bytes: resume('Hedda') },
      { name: 'ines.txt', bytes: resume('Ines') },
    ]);
    const use = page.getByRole('button', { name: 'Use rigging.txt as the job' });
    await use.waitFor();
    // one next step, not two
    await eventually(() => page.getByRole('link', { name: 'Add a job' }).count()).toBe(0);
    await use.click();
    await page.getByRole('heading', { level: 1, name: /Rigging lead/u }).waitFor();
    await notice('Rigging lead is a job now').getByRole('button', { name: 'Undo' }).click();
    await use.waitFor();
    await eventually(async () => (await service.listJobs({}).all()).map(({ title }) => title)).not.toContain(
      'Rigging lead',
    );
    // how often a notice of it comes
    await page.evaluate(() => {
      const seen = new WeakSet();
      const counted = { notices: 0 };
      Object.assign(globalThis, { counted });
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('.notices [role=alert]')) {
          if (seen.has(one) || !one.textContent?.includes('is a job now')) continue;
          seen.add(one);
          counted.notices += 1;
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    const all = (await service.listCandidates({}).all()).length;
    await use.click();
    await page.getByRole('heading', { level: 1, name: /Rigging lead/u }).waitFor();
    // an ad is nobody: it has no position, and does not count, while its notice is still there
    await notice('Rigging lead is a job now').waitFor();
    await page.getByText(`${all - 1} candidates`).waitFor();
    await eventually(() => page.locator('[role=gridcell][data-column=position]').first().innerText()).toMatch(
      /1$/u,
    );
    const made = (await service.listJobs({}).all()).find(({ title }) => title === 'Rigging lead');
    await eventually(async () => {
      const there = await service.listNominations({ job_id: made?.id ?? '' }).all();
      const names = await Promise.all(
        there.map(async ({ candidate_id }) => (await service.getCandidate(candidate_id)).full_name),
      );
      return ['Hedda Example', 'Ines Example'].every((name) => names.includes(name));
    }).toBe(true);
    // covered by a newer notice it is over when its time is, and does not come again
    await page.keyboard.press('s');
    await notice('Shortlisted').waitFor();
    await eventually(async () => (await service.listCandidates({}).all()).length).toBe(all - 1);
    const shown = await page.evaluate(
      () => (globalThis as unknown as { counted: { notices: number } }).counted.notices,
    );
    expect(shown).toBe(1);
    await page.getByText(`${all - 1} candidates`).waitFor();
  });

  it('ends without a complaint in the console', () => {
    // the archive that is no ad, and the ranking of the job that was taken back
    expect(complaints.filter((text) => !/4(?:04|15|22)/u.test(text))).toEqual([]);
  });
});
