import type { Browser } from 'playwright-core';
import { Longlist } from '../../resources/client/longlist.ts';
import { openPage, ownToken, rail, removeData, type RunningApp, startApp, untilRead } from './app.ts';
import { walkPath } from './path.ts';
import { Camera, type Kept } from './screens_camera.ts';

const DAY_MS = 86_400_000;
/** Whom they are for and where, how many days are left, and how many of those here are in which stage. */
const JOBS = [
  [
    'Platform engineer',
    'Northquay Logistics',
    'Ines Okafor',
    'Bergen',
    9,
    { New: 7, Reviewing: 4, Shortlisted: 2 },
  ],
  ['Payroll lead', 'Mill & Marlow', 'Tom Achterberg', 'Utrecht', 3, { New: 2, Interview: 3, Offer: 1 }],
  ['Data analyst', 'Tidewater Energy', 'Ruth Lindahl', 'Aarhus', 21, { New: 12, Rejected: 2 }],
  ['Night porter', 'Hotel Meridian', 'Ben Ohm', 'Leeds', 14, { New: 1, Reviewing: 2, Shortlisted: 3 }],
] as const;

/** Some jobs more, as an agency has them: the list of one job says little. */
async function addJobs(app: RunningApp): Promise<void> {
  const token = await ownToken(app);
  const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
  const stages = await service.listNominationStages({}).all();
  const people = await service.listCandidates({}).all();
  for (const [title, client_name, contact_name, location, days, counts] of JOBS) {
    const { id: job_id } = await service.createJob({
      title,
      description: `${title} in ${location}.`,
      status: 'open',
      remote_id: title,
    });
    const deadline = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    await service.changeJobDetails(job_id, { client_name, contact_name, location, deadline });
    const free = [...people];
    for (const [name, amount] of Object.entries(counts)) {
      const stage = stages.find((one) => one.name === name) ?? stages[0]!;
      for (const { id } of free.splice(0, amount)) {
        await service.createNomination({
          job_id,
          candidate_id: id,
          remote_id: `${title} ${id}`,
          current_nomination_stage_id: stage.id,
        });
      }
    }
  }
}

/** From the mailbox to the client, as the story walks it, and the jobs afterwards: what the README opens with. */
export async function walkPathPictures(browser: Browser, kept: Kept): Promise<void> {
  const app = await startApp();
  const { page } = await openPage(browser, app.link);
  try {
    const { shot } = new Camera(page, kept);
    await walkPath(page, 24, async (place) => {
      // what is asked for comes first, and the notice of it goes: a picture is of a moment of rest
      if (place === 'mailbox') await untilRead(page);
      await page.waitForTimeout(8000);
      await shot(`path-${place}`);
    });
    await addJobs(app);
    await rail(page, 'Jobs').click();
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    await page.waitForTimeout(8000);
    await shot('path-jobs');
  } finally {
    await page.context().close();
    await app.stop();
    removeData(app);
  }
}
