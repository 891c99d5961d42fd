import papaparse from 'papaparse';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#service/api/feeds/activity/schema.ts';
import {
  savedBytes,
  openPage,
  ownToken,
  rail,
  removeData,
  type RunningApp,
  startBrowser,
  showPart,
} from './app.ts';
import { startHere } from './here.ts';
import { axeFindings } from './axe.ts';
import { eventually } from './eventually.ts';

const OWN_WORDS = 'Lovely person; the notice period is nine months.';
const NOTE = 'Called on Tuesday:\nwants to start in May.';

const PEOPLE = [
  'Ada Amsel',
  'Bela Braun',
  'Cleo Castell',
  'Dana Drossel',
  'Emil Elster',
  'Fritz Fink',
] as const;

/** A nomination, as far as it is looked at here. */
type Standing = { id: string; candidate_id: string; current_nomination_stage_id: string };

/** What was decided, why, and what was written down: said at once, found again by anybody later. */
describe('decisions, reasons and notes', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  /** Those on top of the ranking, in its order. */
  let names: string[];
  let job_id: string;
  let token: string | undefined;

  const row = (name: string) => page.getByRole('row', { name });
  const notice = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const said = (on: Page = page) => on.getByRole('region', { name: 'Activity, newest first' });
  /** The innermost: a line of many that is open holds lines of one. */
  const line = (text: string) => said().getByRole('listitem').filter({ hasText: text }).last();
  const why = (name: string) => page.getByRole('dialog', { name: `Why is ${name} in “Rejected”?` });
  const openActivity = async (): Promise<void> => {
    await rail(page, 'Activity').click();
    await said().waitFor();
  };
  /** The story decides within seconds, so some of it is one line of many. */
  const openFolded = async (): Promise<void> => {
    const folded = said().locator('button[aria-expanded=false]');
    await line('created the job').waitFor();
    while ((await folded.count()) > 0) await folded.first().click();
  };
  /** Opens somebody from the ranking, as a person does. */
  const openCandidate = async (name: string, on: Page = page): Promise<void> => {
    await rail(on, 'Ranking').click();
    await on.getByRole('grid').waitFor();
    await on.getByRole('row', { name }).getByText(name).first().dblclick();
    await on.waitForURL(/candidates\//u);
    await showPart(on, 'Notes');
  };
  /** Asks the service as the owner's own client. */
  const ask = async (at: string, body?: unknown): Promise<unknown> => {
    token ??= await ownToken(app);
    const reply = await fetch(`${app.url}/api/v1${at}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(reply.status, at).toBeLessThan(300);
    return reply.json();
  };
  const told = async <Row>(at: string): Promise<Row[]> => ((await ask(at)) as { results: Row[] }).results;
  const made = async (at: string, body: unknown): Promise<string> =>
    ((await ask(at, body)) as { result: { id: string } }).result.id;

  const idOf = async (name: string): Promise<string> =>
    (await told<{ id: string; full_name: string }>('/candidates')).find((one) => one.full_name === name)
      ?.id ?? '';

  /** Six people and a job, no file of anybody: reading is told elsewhere, and takes its time. */
  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    const stages = await told<{ id: string; name: string }>('/nomination_stages');
    const job = { title: 'Crane operator', status: 'open', remote_id: 'crane' };
    job_id = await made('/jobs', { ...job, description: 'Operates the cranes of a harbour by night.' });
    for (const full_name of PEOPLE) {
      const candidate_id = await made('/candidates', { full_name });
      const current_nomination_stage_id = stages.find(({ name }) => name === 'New')?.id;
      await made('/nominations', { job_id, candidate_id, current_nomination_stage_id, remote_id: full_name });
    }
    ({ page, complaints } = await openPage(browser, app.link, { height: 1300 }));
    await page.getByRole('link', { name: 'Ranking', exact: true }).waitFor();
    await page.goto(`${app.url}/#/ranking?job=${job_id}`);
    await row(PEOPLE[5]).waitFor();
    names = await page.getByRole('grid').locator('[data-column=name][role=gridcell]').allInnerTexts();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('decides by S and X, and takes back from the notice', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('s');
    await row(names[0]!).getByText('Shortlisted').waitFor();
    await page.keyboard.press('x');
    await row(names[1]!).getByText('Rejected').waitFor();
    await notice(`${names[1]} → Rejected`).getByRole('button', { name: 'Undo' }).click();
    await row(names[1]!).getByText('New').waitFor();
  });

  it('says why from the notice: with one click', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('k'); // a decision leads to the next
    await page.keyboard.press('x');
    await notice(`${names[1]} → Rejected`).getByRole('button', { name: 'Add a reason' }).click();
    await why(names[1]!).getByRole('button', { name: 'Location or travel' }).click();
    await notice(`Reason saved: ${names[1]}`).waitFor();
  });

  it('says why by keyboard: a number, or own words and Enter; Escape leaves it open', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('x');
    await notice(`${names[2]} → Rejected`).getByRole('button', { name: 'Add a reason' }).press('Enter');
    await why(names[2]!).waitFor();
    await page.keyboard.press('3');
    await notice(`Reason saved: ${names[2]}`).waitFor();

    await page.getByRole('grid').focus();
    await page.keyboard.press('x');
    await notice(`${names[3]} → Rejected`).getByRole('button', { name: 'Add a reason' }).press('Enter');
    await why(names[3]!).getByRole('textbox', { name: 'Or in your own words' }).fill(OWN_WORDS);
    await page.keyboard.press('Enter');
    await notice(`Reason saved: ${names[3]}`).waitFor();

    await page.getByRole('grid').focus();
    await page.keyboard.press('x');
    await notice(`${names[4]} → Rejected`).getByRole('button', { name: 'Add a reason' }).press('Enter');
    await why(names[4]!).waitFor();
    await page.keyboard.press('Escape');
    await why(names[4]!).waitFor({ state: 'detached' });
    await row(names[4]!).getByText('Rejected').waitFor();
  });

  it('says why from Activity later, with reasons of this computer’s own', async () => {
    await openActivity();
    await openFolded();
    await said()
      .getByRole('button', { name: `Add a reason: ${names[4]}` })
      .click();
    await why(names[4]!).getByRole('button', { name: 'Edit these reasons' }).click();
    await page.getByRole('textbox', { name: 'Reasons to choose from' }).fill('Too far away\nNo permit');
    await page.getByRole('button', { name: 'Save list' }).click();
    await why(names[4]!).getByRole('button', { name: 'No permit' }).waitFor();
    await page.keyboard.press('1');
    await line('Too far away').filter({ hasText: names[4]! }).waitFor();
    await openFolded();
    await line('Location or travel').filter({ hasText: names[1]! }).waitFor();
    await line('Salary expectations').filter({ hasText: names[2]! }).waitFor();
    await line(OWN_WORDS).filter({ hasText: names[3]! }).waitFor();
  });

  it('writes a note with Ctrl+Enter, changes it, deletes it, and brings it back', async () => {
    await openCandidate(names[3]!);
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await notes.getByRole('textbox').focus();
    await page.keyboard.type(NOTE.replace('\n', ' '));
    await page.keyboard.press('Control+Enter');
    await notes.getByRole('listitem').filter({ hasText: 'wants to start in May' }).waitFor();
    await eventually(() => notes.getByRole('textbox').inputValue()).toBe('');
    await notes.getByRole('button', { name: 'Edit note' }).click();
    await notes.getByRole('textbox', { name: 'Edit note' }).fill(NOTE);
    await page.keyboard.press('Control+Enter');
    await notes.getByText('edited').waitFor();
    await notes.getByRole('button', { name: 'Delete note' }).click();
    await notes.getByRole('listitem').waitFor({ state: 'detached' });
    await notice('Note deleted').getByRole('button', { name: 'Undo' }).click();
    await notes.getByRole('listitem').filter({ hasText: 'wants to start in May' }).waitFor();
  });

  it('tells the history of one person, with why and who', async () => {
    await showPart(page, 'History');
    const history = page.getByRole('region', { name: 'History' });
    const moved = history.getByRole('listitem').filter({ hasText: 'moved from “New” to “Rejected”' });
    await moved.getByText(OWN_WORDS).waitFor();
    await eventually(() => moved.innerText()).toContain('You');
    await history.getByText('changed a note').waitFor();
    await history.getByRole('link', { name: 'Show all in Activity' }).click();
    await page.waitForURL(/activity\?candidate=/u);
    await page.getByText(`Only ${names[3]}`).waitFor();
    await line(OWN_WORDS).waitFor();
    await eventually(() => said().getByText(names[1]!).count()).toBe(0);
  });

  it('opens the one line of many, filters in the address, and shows what is written elsewhere', async () => {
    await page.goto(`${app.url}/#/activity`);
    await said().waitFor();
    const many = line('added').filter({ hasText: '6 candidates' });
    await many.getByRole('button', { name: '6 candidates' }).click();
    for (const name of PEOPLE) await many.getByRole('link', { name }).waitFor();
    await page.getByText('Notes', { exact: true }).click();
    await page.waitForURL(/kinds=/u);
    await line('changed a note').waitFor();
    await line('moved ').waitFor({ state: 'detached' });

    const other = await page.context().newPage();
    await other.goto(page.url());
    await said(other).getByText('changed a note').waitFor();
    await eventually(() => said(other).getByText('moved ').count()).toBe(0);
    await made('/notes', { candidate_id: await idOf(names[0]!), job_id, text: 'Rang back.' });
    for (const window of [page, other]) await said(window).getByText('Rang back.').waitFor();
    await other.close();

    await page.getByRole('combobox', { name: 'Who' }).click();
    await page.getByRole('option', { name: 'Apps' }).click();
    await line('changed a note').waitFor({ state: 'detached' });
    await line('Rang back.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await line('moved ').first().waitFor();
  });

  it('undoes a move where it is told, and takes that back from the notice', async () => {
    await page.goto(`${app.url}/#/activity?when=today`);
    await said().waitFor();
    await openFolded();
    const undo = said().getByRole('button', { name: `Undo: moved ${names[0]} from “New” to “Shortlisted”` });
    await undo.click();
    await line(`moved ${names[0]} from “Shortlisted” to “New”`).waitFor();
    await undo.waitFor({ state: 'detached' });
    await notice('Undone').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => said().getByText(`moved ${names[0]} from “New” to “Shortlisted”`).count()).toBe(2);
  });

  it('undoes in one act what was done to many, but for whoever changed since, who is named', async () => {
    const stages = await told<{ id: string; name: string }>('/nomination_stages');
    const stageOf = (name: string): string => stages.find((one) => one.name === name)?.id ?? '';
    const nominations = await told<Standing>(`/nominations?job_id=${job_id}`);
    const ids = await Promise.all(names.slice(2).map(idOf));
    const of_many = nominations.filter(({ candidate_id }) => ids.includes(candidate_id));
    const move = (some: readonly Standing[], stage: string): Promise<unknown> =>
      ask('/batch', {
        atomic: true,
        operations: some.map(({ id }) => ({
          method: 'POST',
          path: `/nominations/${id}/move`,
          body: { to_stage_id: stageOf(stage) },
        })),
      });
    const stand = async (): Promise<(string | undefined)[]> => {
      const now = await told<Standing>(`/nominations?job_id=${job_id}`);
      return of_many.map(({ id }) => {
        const at = now.find((one) => one.id === id)?.current_nomination_stage_id;
        return stages.find((stage) => stage.id === at)?.name;
      });
    };
    await move(of_many, 'Interview');
    await move(of_many, 'Offer');
    await move(of_many.slice(0, 1), 'Hired');
    const all = of_many.length;
    const undo = said().getByRole('button', {
      name: `Undo: moved ${all} candidates from “Interview” to “Offer”`,
    });
    await page.goto(`${app.url}/#/activity?when=today`);
    await undo.click();
    const changed = names.slice(2)[ids.indexOf(of_many[0]!.candidate_id)]!;
    const left = `Changed since and left as they are: ${changed}.`;
    await notice(`${all - 1} of ${all} undone. ${left}`).waitFor();
    const of_others = (stage: string): string[] => of_many.slice(1).map(() => stage);
    expect(await stand()).toEqual(['Hired', ...of_others('Interview')]);
    await notice(left).getByRole('button', { name: 'Undo' }).click();
    await eventually(stand).toEqual(['Hired', ...of_others('Offer')]);
    // what was done since stands on it, so nothing of the first line can be undone any more
    await eventually(() => undo.count()).toBe(1);
    await undo.click();
    await notice('Nothing was undone. Changed since and left as they are: ').waitFor();
    expect(await stand()).toEqual(['Hired', ...of_others('Offer')]);
  });

  it('exports what the filters leave: every event, its reason, its moment', async () => {
    await page.goto(`${app.url}/#/activity?kinds=%5B%22decisions%22%5D`);
    await said().waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    const saved = (await savedBytes(saving)).toString().replace('\uFEFF', '');
    const { data } = papaparse.parse<Record<string, string>>(saved, { header: true, skipEmptyLines: true });
    const entries = await told<ActivityEntry>('/activity?kinds=decisions&folded=false&limit=100');
    expect(data.map((one) => [one['Candidate'], one['Job'], one['Reason or note']])).toEqual(
      entries.map(({ candidate, detail }) => [
        candidate?.full_name,
        'Crane operator',
        detail.said_reason ?? '',
      ]),
    );
    expect(data.map((one) => `${one['Day']} ${one['Time']}`)).toEqual(
      entries.map(({ created_at }) => new Date(created_at).toLocaleString('sv')),
    );
    expect(data.some((one) => one['Reason or note'] === OWN_WORDS)).toBe(true);
  });

  it('keeps what is typed over a reload, and over a change in another window', async () => {
    await openCandidate(names[3]!);
    const notes = (on: Page = page) => on.getByRole('region', { name: 'Notes', exact: true });
    await notes().getByRole('textbox').fill('Half a thought');
    await page.reload();
    await eventually(() => notes().getByRole('textbox').inputValue()).toBe('Half a thought');
    await notes().getByRole('textbox').fill('');

    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const window of [page, other]) {
      await notes(window).getByRole('button', { name: 'Edit note' }).click();
      await notes(window).getByRole('textbox', { name: 'Edit note' }).waitFor();
    }
    await notes(other).getByRole('textbox', { name: 'Edit note' }).fill('Starts in June.');
    await other.keyboard.press('Control+Enter');
    await notes(other).getByText('Starts in June.').waitFor();
    await notes().getByRole('textbox', { name: 'Edit note' }).fill('Starts in July.');
    await page.keyboard.press('Control+Enter');
    await notes().getByRole('alert').getByText('Starts in June.').waitFor();
    await eventually(() => notes().getByRole('textbox', { name: 'Edit note' }).inputValue()).toBe(
      'Starts in July.',
    );
    await notes().getByRole('button', { name: 'Keep mine' }).click();
    for (const window of [page, other]) await notes(window).getByText('Starts in July.').waitFor();

    // deleted there while it is written here
    await notes().getByRole('button', { name: 'Edit note' }).click();
    await notes().getByRole('textbox', { name: 'Edit note' }).fill('Starts in Aug');
    await notes(other).getByRole('button', { name: 'Delete note' }).click();
    await notes(other).getByRole('listitem').waitFor({ state: 'detached' });
    await other.goto('about:blank');
    await eventually(async () => (await told('/notes?candidate_id=' + (await idOf(names[3]!)))).length).toBe(
      0,
    );
    // the page has heard of it, and what is being written is still there
    await eventually(() => page.getByRole('tab', { name: 'Notes' }).innerText()).not.toMatch(/Notes\s*1/u);
    await eventually(() => notes().getByRole('textbox', { name: 'Edit note' }).inputValue()).toBe(
      'Starts in Aug',
    );
    await notes().getByRole('textbox', { name: 'Edit note' }).fill('Starts in August.');
    await page.keyboard.press('Control+Enter');
    await notes().getByRole('paragraph').filter({ hasText: 'Starts in August.' }).waitFor();
    await other.close();
  });

  it('has nothing that axe finds wrong, in two looks', async () => {
    for (const at of [
      `${app.url}/#/activity`,
      `${app.url}/#/candidates/${await idOf(names[3]!)}?job=${job_id}&tab=notes`,
    ]) {
      await page.goto(at);
      await page.locator('main').getByText('Starts in August.').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page)).toEqual([]);
      }
    }
  });

  it('ends without a complaint in the console', () => {
    // what the browser itself says of an answer that was refused as it should be
    expect(complaints.filter((one) => !/status of (?:404|412)/u.test(one))).toEqual([]);
  });
});
