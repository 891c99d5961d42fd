import type { Locator, Page } from 'playwright-core';
import type { Texts } from '../../renderer/texts/shape.ts';
import { NAMES, type Hostile } from './hostile.ts';

export type Place = {
  readonly name: string;
  readonly address: string;
  /** What somebody comes here to do; it is there as soon as the place is. */
  readonly main: (page: Page, words: Texts) => Locator;
};

const button = (name: (words: Texts) => string) => (page: Page, words: Texts) =>
  page
    .locator('main')
    .getByRole('button', { name: name(words) })
    .first();
const link = (name: (words: Texts) => string) => (page: Page, words: Texts) =>
  page
    .locator('main')
    .getByRole('link', { name: name(words) })
    .first();
const row = (page: Page): Locator => page.locator('[role=grid] [role=row][aria-selected]').first();
const search = (values: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(values).toString()}`;

/** Every place of the page, with what people come to it for. */
export function placesOf({ job_id, bare_job_id, ids }: Hostile): readonly Place[] {
  const of_job = search({ job: job_id });
  return [
    { name: 'import', address: '/import', main: button((words) => words.import.chooseFiles) },
    { name: 'jobs', address: '/jobs', main: link((words) => words.jobs.create) },
    { name: 'job', address: `/jobs/${job_id}`, main: button((words) => words.actions.save) },
    {
      name: 'criteria',
      address: `/jobs/${job_id}?part=criteria`,
      main: (page, words) => page.getByLabel(words.criteria.prompt),
    },
    { name: 'ranking', address: `/ranking${of_job}`, main: row },
    {
      name: 'ranking, nobody left',
      address: `/ranking${search({ job: job_id, words: 'qqqqq' })}`,
      main: button((words) => words.filters.clearAll),
    },
    ...ids.map((id, index) => ({
      name: `candidate ${index}`,
      address: `/candidates/${id}${of_job}`,
      // the person before has such a button, too
      main: (page: Page, words: Texts) =>
        page
          .locator('main')
          .filter({ has: page.locator('h1').filter({ hasText: NAMES[index] ?? '' }) })
          .getByRole('button', { name: words.decisions.shortlist })
          .first(),
    })),
    {
      name: 'read',
      address: `/candidates/${ids[0]}/read${of_job}`,
      main: button((words) => words.read.done),
    },
    {
      name: 'pipeline',
      address: `/pipeline${of_job}`,
      main: (page) => page.locator('[data-card]').first(),
    },
    {
      name: 'compare',
      address: `/compare${search({ job: job_id, ids: ids.slice(0, 5).join(',') })}`,
      main: button((words) => words.compare.print),
    },
    { name: 'pool', address: '/pool', main: row },
    {
      name: 'pool, nobody found',
      address: '/pool?q=qqqqq',
      main: button((words) => words.pool.byMeaning),
    },
    {
      name: 'duplicates',
      address: '/duplicates',
      main: (page, words) =>
        page
          .locator('main')
          .getByRole('button', { name: words.same.merge })
          .or(page.locator('main').getByRole('link', { name: words.duplicates.toPool })),
    },
    { name: 'share', address: `/share${of_job}`, main: button((words) => words.share.pdf) },
    { name: 'activity', address: '/activity', main: button((words) => words.activity.export) },
    { name: 'settings', address: '/settings', main: button((words) => words.settings.newClient) },
    { name: 'bare job', address: `/jobs/${bare_job_id}`, main: button((words) => words.actions.save) },
    {
      name: 'bare criteria',
      address: `/jobs/${bare_job_id}?part=criteria`,
      main: (page, words) => page.getByLabel(words.criteria.prompt),
    },
    {
      name: 'bare ranking',
      address: `/ranking${search({ job: bare_job_id })}`,
      main: button((words) => words.candidate.more),
    },
  ];
}

/** What reaches out of the window to its sides and cannot be scrolled to; what is cut off without a sign of it. */
export function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found = new Set<string>();
    if (document.documentElement.scrollWidth > wide) found.add('the page scrolls sideways');
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const is_drawn = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      // what comes into sight when it is focused
      if (!is_drawn || element.matches('[href="#main"]')) continue;
      const has_words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const is_used = element.matches('a, button, input, textarea, select, [role=button]');
      let is_reached = right <= wide + 1 && left >= -1;
      for (let over = element.parentElement; over !== null && !is_reached; over = over.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(over);
        const scrolls =
          (overflowX === 'auto' || overflowX === 'scroll') && over.scrollWidth > over.clientWidth;
        // shortened with a sign of it, or said to screen readers alone
        const is_meant = overflowX === 'hidden' && (textOverflow === 'ellipsis' || clipPath !== 'none');
        is_reached = scrolls || is_meant;
      }
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const is_shortened =
        overflowX !== 'hidden' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const is_cut = has_words && element.scrollWidth > element.clientWidth + 1 && !is_shortened;
      const name = `${element.className.toString().slice(0, 60)} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
      if ((has_words || is_used) && !is_reached) found.add(`out of the window: ${name}`);
      if (is_cut) found.add(`cut: ${name}`);
    }
    return [...found];
  });
}

/** What scrolls sideways within the page. Much enlarged, tables and the board may: they are wide by nature. */
export function sideways(page: Page, may: 'tables' | 'nothing' = 'tables'): Promise<string[]> {
  return page.evaluate(
    (allowed) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { overflowX } = getComputedStyle(element);
          const is_wide = element.scrollWidth > element.clientWidth + 1;
          return is_wide && (overflowX === 'auto' || overflowX === 'scroll');
        })
        .filter((element) => {
          const is_table = element.matches('table, [role=grid], :has(> table), :has([data-card])');
          return allowed === 'nothing' || !is_table;
        })
        .map((element) => {
          const { scrollWidth, clientWidth } = element;
          return `${element.className.toString().slice(0, 60)}: ${scrollWidth} in ${clientWidth}`;
        }),
    may,
  );
}

/** How many rows of the list are wholly in sight, without scrolling, under whatever lies over them. */
export function wholeRows(page: Page): Promise<number> {
  return page.locator('[role=grid] [role=row][aria-selected]').evaluateAll(
    (drawn) =>
      drawn.filter((one) => {
        const { left, top, bottom } = one.getBoundingClientRect();
        const shows = (y: number): boolean => one.contains(document.elementFromPoint(left + 20, y));
        return shows(top + 2) && shows(bottom - 2);
      }).length,
  );
}
