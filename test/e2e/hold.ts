import type { Page, Route } from 'playwright-core';

/** Requests that are held back. */
export type Held = {
  /** How many there are by now. */
  readonly asked: () => number;
  /** Lets them, and all that come after them, go on; or does something else with those that are held. */
  readonly release: (go?: (route: Route) => Promise<void>) => Promise<void>;
};

/** Holds back every such request until it is told to let them go. */
export async function hold(page: Page, url: string | RegExp, method: string): Promise<Held> {
  const held: Route[] = [];
  let is_holding = true;
  await page.route(url, (route) => {
    if (!is_holding || route.request().method() !== method) return route.fallback();
    held.push(route);
    return undefined;
  });
  return {
    asked: () => held.length,
    release: async (go = (route) => route.continue()) => {
      is_holding = false;
      for (const route of held) await go(route);
    },
  };
}
