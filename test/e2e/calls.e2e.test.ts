import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, removeData, savedBytes, startBrowser, type RunningApp } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';
import { readToEnd } from './hostile.ts';

const NAMES = ['Ines Okafor', 'Ben Ohm', 'Mara Quist'];
const resume = (name: string): string =>
  `${name}\n${name.split(' ')[0]?.toLowerCase()}@example.com\n+49 30 555 0100\n\nExperience\n` +
  'Potter, Kiln House, 2019 to 2023\n- Threw and glazed stoneware\n\nSkills\nSQL\n';

/** A shortlist is called: what was said counts, stands under the criteria, and is printed a page a person. */
describe('calls', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let job: string;
  let ines: string;

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const about = { title: 'Potter', description: 'Throws and glazes stoneware.', status: 'open' } as const;
    job = (await service.createJob({ ...about, remote_id: 'potter' })).id;
    for (const prompt_text of ['Knows SQL', 'Knows Python', 'Speaks German']) {
      await service.createJobCriterion(job, { prompt_text, weight: 'must' });
    }
    const stages = await service.listNominationStages({}).all();
    const shortlisted = stages.find(({ name }) => name === 'Shortlisted')?.id ?? '';
    for (const full_name of NAMES) {
      const { id } = await service.createCandidate({ full_name, phone: '+49 30 555 0100' });
      await service.createAttachment({
        candidate_id: id,
        type: 'resume',
        remote_id: `file of ${full_name}`,
        file: new File([resume(full_name)], `${full_name}.txt`, { type: 'text/plain' }),
      });
      await service.createNomination({
        job_id: job,
        candidate_id: id,
        current_nomination_stage_id: shortlisted,
        remote_id: full_name,
      });
      if (full_name === NAMES[0]) ines = id;
    }
    await readToEnd(service);
  });
  afterAll(async () => {
    expect(complaints).toEqual([]);
    await browser.close();
    await app.stop();
    removeData(app);
  });

  const row = (question: string) => page.locator('main section li').filter({ hasText: question });

  it('are reached from the jobs, and ask what a resume leaves open', async () => {
    await page.goto(`${app.url}/#/jobs`);
    await page.getByRole('link', { name: 'Make 3 calls' }).click();
    await page.getByText('0 of 3 called').waitFor();
    await page.getByRole('button', { name: /Ines Okafor/u }).click();
    await page.getByRole('region', { name: 'Ines Okafor' }).waitFor();
    await row('Have you worked with Python?')
      .getByText(/not mentioned/u)
      .waitFor();
    await row('How well do you speak German?').waitFor();
    await eventually(() => row('Have you worked with SQL?').count()).toBe(0);
  });

  it('are answered by keys, and saved as typed', async () => {
    await page.goto(`${app.url}/#/calls?job=${job}&at=${ines}`);
    const python = row('Have you worked with Python?');
    await python.waitFor();
    await page.keyboard.press('y');
    await page.keyboard.press('4');
    await eventually(() => python.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two years, for data of kilns');
    await python.getByText('Saved').waitFor();
    await page.getByText('1 of 3 called').waitFor();
    // what was typed a moment ago is there after leaving
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Her mother tongue');
    await page.goto(`${app.url}/#/candidates/${ines}?job=${job}`);
    // the sheet that is left holds the same words
    for (const said of ['Two years, for data of kilns', 'Her mother tongue']) {
      // in the line of its criterion, which is as high as any other
      const line = page.locator('[data-criterion]', { hasText: said });
      await line.waitFor();
      expect((await line.boundingBox())?.height).toBeLessThan(32);
    }
  });

  it('count in the order with answers alone', async () => {
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    await page.getByRole('row', { name: /Ines Okafor/u }).waitFor();
    const count = page.getByRole('button', { name: /answer/u }).first();
    await count.click();
    await eventually(() => page.locator('[role=row][aria-selected]').first().innerText()).toContain(
      'Ines Okafor',
    );
    await eventually(() => page.url()).toContain('order=corrected');
  });

  it('are told apart in the ranking, with their words', async () => {
    await page.goto(`${app.url}/#/ranking?job=${job}`);
    const mark = page.getByRole('row', { name: /Ines Okafor/u }).getByRole('button', {
      name: /Knows Python. Said, .*: met. Resume: not mentioned./u,
    });
    await mark.hover();
    await page.getByRole('tooltip').getByText('Two years, for data of kilns').waitFor();
    await eventually(() => page.getByRole('tooltip').innerText()).toMatch(/said, /u);
    await page.getByRole('row', { name: /Ines Okafor/u }).click();
    await page
      .getByRole('region', { name: 'Criteria' })
      .getByText(/^said, /u)
      .first()
      .waitFor();
  });

  it('stand in the client pack only where that is wanted', async () => {
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const [nomination] = await service.listNominations({ candidate_id: ines }).all();
    await service.createSpotlight({ nomination_id: nomination!.id, headline: 'Throws stoneware' });
    await page.goto(`${app.url}/#/share?job=${job}`);
    const paper = page.getByRole('region', { name: 'Preview of the pack' });
    await paper.getByText('Knows Python').first().waitFor();
    await eventually(() => paper.getByText('Two years, for data of kilns').count()).toBe(0);
    await page.getByRole('button', { name: 'Also show' }).click();
    await page.getByLabel('What was said in the call').click();
    await paper.getByText(/^said, .*: Two years, for data of kilns\s·\s4 of 5$/u).waitFor();
  });

  it('take an answer away, and bring it back', async () => {
    await page.goto(`${app.url}/#/calls?job=${job}&at=${ines}`);
    const python = row('Have you worked with Python?');
    await python.getByRole('button', { name: 'Clear', exact: true }).click();
    await eventually(() => python.getByRole('textbox').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await eventually(() => python.getByRole('textbox').inputValue()).toBe('Two years, for data of kilns');
    await eventually(() => python.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('are printed a page a person, and put into a calendar', async () => {
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(NAMES.length);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = (await savedBytes(download)).toString();
    expect(file).toContain('SUMMARY:Call: Ines Okafor (Potter)\r\n');
    expect(file).toContain('DURATION:PT30M\r\n');
  });
});
