import type { Browser } from 'playwright-core';
import { openPage, removeData, startApp } from '../test/e2e/app.ts';
import { walkPath } from '../test/e2e/path.ts';
import type { Figure } from './measure.ts';

const APPLICATIONS = 24;
const TARGET_MS = 20_000;

/** The whole path from a mailbox and an ad to the pack for the client: clicks, and seconds from the drop. */
export async function wholePath(browser: Browser): Promise<Figure[]> {
  const app = await startApp({ built: true });
  try {
    const { page } = await openPage(browser, app.link);
    const { hands, reached } = await walkPath(page, APPLICATIONS);
    await page.context().close();
    const clicks = hands.pointer.length;
    const total = reached.at(-1)?.ms ?? 0;
    const steps = reached.map(({ what, ms }) => `${what} ${(ms / 1000).toFixed(1)}`).join(', ');
    return [
      {
        what: 'interface: the whole path, clicks with the drop',
        ours: String(clicks),
        beside: `${hands.keys.length} keys (${hands.pointer.join(', ')})`,
        ratio: clicks / 7,
        target: '≤ 7',
        reached: clicks <= 7,
      },
      {
        what: `interface: the whole path, ${APPLICATIONS} applications, drop to pack`,
        ours: `${(total / 1000).toFixed(1)} s`,
        beside: `since the drop: ${steps} s`,
        ratio: total / TARGET_MS,
        target: '≤ 20 s',
        reached: total <= TARGET_MS,
      },
    ];
  } finally {
    await app.stop();
    removeData(app);
  }
}
