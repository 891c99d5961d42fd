import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { ownToken, rail, removeData, type RunningApp, startBrowser, untilAnswered } from './app.ts';
import { openSamples } from './samples.ts';
import { eventually } from './eventually.ts';

const DOWN = { status: 500, json: { error: 'down' } };

function failToSave(route: Route): Promise<void> {
  return route.request().method() === 'PUT' ? route.fulfill(DOWN) : route.fallback();
}

/** What somebody does goes on while an answer is on its way: it comes late, or fails, and takes nothing along. */
describe('answers that come late', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let service: Longlist;
  let job_id: string;
  /** Two candidates of the job. */
  let one: { id: string; full_name: string };
  let other: { id: string; full_name: string };

  const field = (name: string): Locator => page.locator(`[data-field="${name}"]`);
  const row = (name: string): Locator => page.locator(`[data-row="${name}"]`);
  const notice = (text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });
  const go = (address: string): Promise<unknown> => page.goto(`${app.url}/#${address}`);

  /** Holds the first such request: `asked` once it is on its way, `end` lets it go on, or has it fail. */
  const held = async (url: string | RegExp, method: string) => {
    const asked = Promise.withResolvers<Route>();
    let is_held = false;
    const handler = (route: Route): Promise<void> => {
      if (is_held || route.request().method() !== method) return route.fallback();
      is_held = true;
      asked.resolve(route);
      return Promise.resolve();
    };
    await page.route(url, handler);
    return {
      asked: asked.promise,
      end: async (how: 'answer' | 'fail'): Promise<void> => {
        const route = await asked.promise;
        await (how === 'answer' ? route.continue() : route.fulfill(DOWN));
        await page.unroute(url, handler);
      },
    };
  };

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page, complaints } = await openSamples(browser, { height: 1000 }));
    const token = await ownToken(app);
    service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    job_id = (await service.listJobs().all())[0]!.id;
    const all = await service.listCandidates().all();
    one = all.find(({ full_name }) => full_name === 'Tomasz Wieczorek')!;
    other = all.find(({ full_name }) => full_name === 'Nadia Benkirane')!;
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('what was read: a correction that fails late is no word in the form of somebody else', async () => {
    await go(`/candidates/${one.id}/read`);
    const saving = await held('**/profile/edits', 'PUT');
    await field('work.0.title').click();
    await page.keyboard.type('Words of somebody else');
    await page.keyboard.press('Enter');
    await saving.asked;
    await page.keyboard.press('Escape');
    await go(`/candidates/${other.id}/read`);
    await page.getByRole('link', { name: other.full_name }).waitFor();
    const theirs = await field('work.0.title').innerText();
    await saving.end('fail');
    await notice('Title could not be changed').waitFor();
    await eventually(() => row('work.0.title').getByRole('textbox').count()).toBe(0);
    await eventually(() => field('work.0.title').innerText()).toBe(theirs);
  });

  it('what was read: whoever types in one field goes on there when another one is not saved', async () => {
    await go(`/candidates/${one.id}/read`);
    const saving = await held('**/profile/edits', 'PUT');
    await field('work.0.title').click();
    await page.keyboard.type('Not to be saved');
    await page.keyboard.press('Enter');
    await saving.asked;
    await field('headline').click();
    await page.keyboard.type('Still being');
    await saving.end('fail');
    await row('work.0.title').getByRole('alert').waitFor();
    await page.keyboard.type(' typed');
    await eventually(() => row('headline').getByRole('textbox').inputValue()).toMatch(/Still being typed$/u);
    await page.keyboard.press('Escape');
    await field('work.0.title').click();
    await eventually(() => row('work.0.title').getByRole('textbox').inputValue()).toBe('Not to be saved');
    await page.keyboard.press('Escape');
  });

  it('criteria: the next one is typed while one is saved, and one that is not saved stands there again', async () => {
    await go(`/jobs/${job_id}?part=criteria`);
    const input = page.getByLabel('What should a candidate meet?');
    await input.fill('Knows how to juggle');
    const saving = await held(/\/criteria$/u, 'POST');
    await input.press('Enter');
    await saving.asked;
    await page.keyboard.type('Is fond of tea');
    await saving.end('answer');
    await notice('“Knows how to juggle” added').waitFor();
    await page.getByText('Knows how to juggle', { exact: true }).first().waitFor();
    await eventually(() => input.inputValue()).toBe('Is fond of tea');
    const failing = await held(/\/criteria$/u, 'POST');
    await input.press('Enter');
    await failing.end('fail');
    await notice('This criterion could not be added').waitFor();
    await eventually(() => input.inputValue()).toBe('Is fond of tea');
    await input.fill('');
  });

  it('a new job: a title that is typed while a file is read stays', async () => {
    await go('/jobs/new');
    const reading = await held('**/attachments**', 'POST');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Fill from a file' }).click();
    await (
      await choosing
    ).setFiles({
      // the page takes a plain text by itself; this one the service has to read
      name: 'job.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<p>Somebody for the harbour</p><p>Operates cranes by night.</p>'),
    });
    await reading.asked;
    await page.getByLabel('Title').fill('Crane operator');
    await reading.end('answer');
    await eventually(() => page.getByLabel('Description', { exact: true }).inputValue()).toContain(
      'by night',
    );
    await eventually(() => page.getByLabel('Title').inputValue()).toBe('Crane operator');
  });

  it('a new job: who goes elsewhere while it is saved stays there, and it is no draft any more', async () => {
    const saving = await held('**/api/v1/jobs', 'POST');
    await page.getByRole('button', { name: 'Save and rank' }).click();
    await saving.asked;
    await rail(page, 'Pool').click();
    await page.waitForURL(/#\/pool/u);
    await saving.end('answer');
    const made = notice('Crane operator saved.');
    await made.waitFor();
    expect(page.url()).toMatch(/#\/pool/u);
    await rail(page, 'Jobs').click();
    await page.getByText('Crane operator').first().waitFor();
    await eventually(() => page.getByText('Continue the new job').count()).toBe(0);
    await made.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(/#\/ranking/u);
    await page.getByRole('heading', { level: 1, name: 'Crane operator' }).waitFor();
  });

  it('a backup from the palette says that it is made, though the palette is gone', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Back up now');
    await page.getByRole('button', { name: 'Back up now' }).first().waitFor();
    await page.keyboard.press('Enter');
    await notice('Backed up and checked').waitFor();
  });

  it('a tag that is just being given is taken off once it can be', async () => {
    await go(`/candidates/${one.id}?job=${job_id}&tab=notes`);
    const tags = page.getByRole('region', { name: 'Tags', exact: true });
    await tags.getByRole('button', { name: 'Add tag' }).click();
    const saving = await held('**/candidate_tags', 'POST');
    await page.getByLabel('Find or create a tag').fill('Juggler');
    await page.getByRole('option').filter({ hasText: 'Specialty' }).first().click();
    await saving.asked;
    const off = tags.getByRole('button', { name: 'Remove the tag Juggler' });
    await off.waitFor();
    await eventually(() => off.getAttribute('aria-disabled')).toBe('true');
    // what is fetched afterwards comes late: until then the tag is known by the answer alone
    const fetching = await held(/candidate_tags\?/u, 'GET');
    await saving.end('answer');
    await notice('tagged “Juggler”').waitFor();
    await fetching.asked;
    await off.click();
    await notice('“Juggler” removed').waitFor();
    await fetching.end('answer');
    await eventually(() => off.count()).toBe(0);
  });

  it('a note that is not saved is kept with the one begun after it', async () => {
    const note = (): Locator => page.getByRole('textbox', { name: /^Note about/u });
    const saving = await held('**/api/v1/notes', 'POST');
    await note().fill('Rang them.');
    await note().press('Control+Enter');
    await saving.asked;
    await note().fill('Rings back.');
    await go(`/candidates/${other.id}?job=${job_id}&tab=notes`);
    await page.getByRole('textbox', { name: `Note about ${other.full_name}` }).waitFor();
    await saving.end('fail');
    await notice('The note could not be saved').waitFor();
    await go(`/candidates/${one.id}?job=${job_id}&tab=notes`);
    await page.getByRole('textbox', { name: `Note about ${one.full_name}` }).waitFor();
    await eventually(() => note().inputValue()).toBe('Rang them.\nRings back.');
    await note().fill('');
    await note().press('Escape');
  });

  it('a note that is just being saved is deleted once it has been', async () => {
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    const own = notes.getByRole('listitem').filter({ hasText: 'Rang twice.' });
    const saving = await held('**/api/v1/notes', 'POST');
    await notes.getByRole('textbox').fill('Rang twice.');
    await notes.getByRole('textbox').press('Control+Enter');
    await saving.asked;
    await own.waitFor();
    await eventually(() => own.getByRole('button').count()).toBe(0);
    // what is fetched afterwards comes late: until then the note is known by the answer alone
    const fetching = await held(/notes\?/u, 'GET');
    await saving.end('answer');
    await fetching.asked;
    await own.getByRole('button', { name: 'Delete note' }).click();
    await own.waitFor({ state: 'detached' });
    await fetching.end('answer');
    await untilAnswered(page);
    await eventually(() => own.count()).toBe(0);
  });

  it('a reason that is not kept is over no words about somebody else', async () => {
    const dialog = page.getByRole('dialog');
    const reject = async (who: typeof one): Promise<void> => {
      await go(`/candidates/${who.id}?job=${job_id}`);
      await page.getByRole('heading', { level: 1, name: who.full_name }).waitFor();
      await page.keyboard.press('x');
      await notice(`${who.full_name} → Rejected`).getByRole('button', { name: 'Add a reason' }).click();
      await dialog.getByRole('textbox').waitFor();
    };
    await reject(one);
    const saving = await held(/stage_changes\//u, 'PATCH');
    await dialog.getByRole('textbox').fill('Lives too far away');
    await dialog.getByRole('textbox').press('Enter');
    await saving.asked;
    await reject(other);
    await dialog.getByRole('textbox').fill('Has found something');
    await saving.end('fail');
    const failed = notice('The reason could not be saved');
    await failed.waitFor();
    await dialog.getByText(other.full_name).waitFor();
    await eventually(() => dialog.getByRole('textbox').inputValue()).toBe('Has found something');
    await failed.getByRole('button', { name: 'Add a reason' }).click();
    await dialog.getByText(one.full_name).waitFor();
    await eventually(() => dialog.getByRole('textbox').inputValue()).toBe('Lives too far away');
    await dialog.getByRole('textbox').press('Enter');
    await notice('Reason saved').waitFor();
  });

  it('sharing: who moves a card while its note is saved has overtaken nobody', async () => {
    for (const { id } of [one, other]) {
      const [nomination] = await service.listNominations({ job_id, candidate_id: id }).all();
      await service.createSpotlight({ nomination_id: nomination!.id, headline: '', evidence: [] });
    }
    await go(`/share?job=${job_id}`);
    const note = page.getByLabel('Note to the client').nth(1);
    const saving = await held(/\/spotlights\/[^/]+$/u, 'PUT');
    await note.fill('Wants to begin in May.');
    await saving.asked;
    const ordered = page.waitForResponse(/spotlight_order$/u);
    await note.press('Alt+ArrowUp');
    await ordered;
    await saving.end('answer');
    await eventually(async () =>
      (await service.listSpotlights({ job_id }).all()).map((spotlight) => spotlight.note ?? ''),
    ).toEqual(['Wants to begin in May.', '']);
    await eventually(() => page.getByRole('button', { name: 'Keep mine' }).count()).toBe(0);
  });

  it('sharing: what could not be saved is there again, and is saved then', async () => {
    const url = /\/spotlights\/[^/]+$/u;
    await page.route(url, failToSave);
    const note = page.getByLabel('Note to the client').first();
    await note.fill('Wants to begin in June.');
    await page.getByText('Not saved').first().waitFor();
    await rail(page, 'Jobs').click();
    await note.waitFor({ state: 'detached' });
    await page.unroute(url, failToSave);
    await go(`/share?job=${job_id}`);
    await note.waitFor();
    await eventually(() => note.inputValue()).toBe('Wants to begin in June.');
    await eventually(async () => (await service.listSpotlights({ job_id }).all())[0]?.note).toBe(
      'Wants to begin in June.',
    );
  });

  it('ends without a complaint but of requests that were meant to fail', () => {
    // 412: a card moved while its note was saved, which is then saved over the newer version
    expect(complaints.filter((complaint) => !/status of (?:500|412)/u.test(complaint))).toEqual([]);
  });
});
