import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is checked: WCAG 2.2 A and AA, and what else has proved good. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violation = {
  id: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary?: string }[];
};
type Axe = { run(context: Document, options: object): Promise<{ violations: Violation[] }> };

/**
 * Everything axe finds wrong with what is on screen, a line each. The page's policy lets no script in from outside;
 * what is evaluated over the debugger is no part of the page, so the policy stays as it is.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // it stays in a page until that is loaded anew
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  // what a change begins begins with the next frame
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // a colour on its way from one look to the other is neither's; what goes on for ever is judged as it is
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await page.evaluate(
    async (tags) =>
      (
        await (globalThis as unknown as { axe: Axe }).axe.run(document, {
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
        })
      ).violations,
    TAGS,
  );
  // A menu hangs beside the page, as the library draws it, and is owned by its button; dialogs axe knows by itself.
  const is_menu = await page.locator('[data-portal] [role=menu]').isVisible();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(is_menu && id === 'region' && html.includes('data-portal')))
      .slice(0, 3)
      .map(
        ({ target, html, failureSummary = '' }) =>
          `${id}: ${help} — ${target.join(' ')} — ${html.slice(0, 160)} — ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
      ),
  );
}
