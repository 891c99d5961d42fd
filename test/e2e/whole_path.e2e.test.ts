import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, removeData, type RunningApp, startApp, startBrowser } from './app.ts';
import { SHORTLISTED, walkPath } from './path.ts';

const APPLICATIONS = 24;
/** A drop is one of them. */
const MOST_CLICKS = 7;

/** From the mailbox to the client: nothing is clicked that is not needed. `npm run bench interface` has the seconds. */
describe('the whole path', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('leads from a mailbox and an ad to a pack for the client in seven clicks', async () => {
    const { hands, reached, pack, said } = await walkPath(page, APPLICATIONS);
    expect(hands.pointer.length, hands.pointer.join(', ')).toBeLessThanOrEqual(MOST_CLICKS);
    expect(hands.keys).toHaveLength(SHORTLISTED + 2 + said.length);
    expect(reached.map(({ what }) => what)).toEqual(['ranking', 'answers', 'shortlist', 'call', 'pack']);
    expect(pack.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('did all of it: everybody is in the job, eight are put forward, what was said is kept', async () => {
    const token = await ownToken(app);
    const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
    const [job] = await service.listJobs().all();
    const { nominations } = await service.getJobNominations(job!.id);
    expect(nominations).toHaveLength(APPLICATIONS);
    const sheets = await service.getCallSheet(job!.id);
    expect(sheets).toHaveLength(SHORTLISTED);
    const answers = sheets.flatMap(({ questions }) => questions.map(({ answer }) => answer?.answer));
    expect(answers).toContain('Since school');
    expect(complaints).toEqual([]);
  });
});
