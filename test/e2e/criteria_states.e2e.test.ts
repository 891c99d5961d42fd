import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { removeData, startBrowser, type RunningApp } from './app.ts';
import { openSamples } from './samples.ts';
import { answer } from './criteria_answers.ts';
import { eventually } from './eventually.ts';

/** Programs and files are started and read for these stories: a loaded machine may take its time. */
const PREPARED_IN = 420_000;

const LONG = `Has ${'led the migration of a booking platform and '.repeat(11)}`.slice(0, 500);
const HEBREW = 'לפחות חמש שנות ניסיון בפיתוח';
const MARKUP = '<img src=x onerror="document.title=1"><b>Kafka</b> & "co"';
const PROMPTS = [
  LONG,
  HEBREW,
  MARKUP,
  ...Array.from({ length: 22 }, (_, index) => `Knows tool number ${index + 4}`),
];
const CRITERIA = PROMPTS.map((prompt_text, index) => ({
  id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  job_id: '00000000-0000-7000-8000-999999999999',
  prompt_text,
  display_name: null,
  weight: index < 20 ? 'must' : 'nice',
  scope_type: 'job',
  tag_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
}));
const FINDINGS = ['met', 'not_met', 'not_stated', 'failed', 'in_progress'] as const;
const understood = (prompt: string) => ({
  understood_as: `Skill: ${prompt}`,
  engine: 'rules' as const,
  refusal: null,
  refusal_told: null,
  not_understood: [],
  corrected: [],
  told: [{ code: 'asks.skill', args: { name: prompt, level: 'any', words: '', window: '' } }],
});

/** Controls that a screen reader could not name. */
function nameless(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) =>
    [...root.querySelectorAll('button, a[href], input, textarea, select')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const by = control.getAttribute('aria-labelledby') ?? '';
        const label =
          control.getAttribute('aria-label') ??
          (by === '' ? undefined : document.querySelector(`#${CSS.escape(by)}`)?.textContent) ??
          (control.id === ''
            ? undefined
            : document.querySelector(`label[for="${control.id}"]`)?.textContent) ??
          labels[0]?.textContent ??
          control.textContent;
        return label.trim() === '';
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Whether something stands out to the side. */
function isTooWide(scope: Locator): Promise<boolean> {
  return scope.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
}

/** What is hard to bring about in the real service, told to the page in its place. */
describe('criteria in every state', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  const asked = () => page.getByRole('region', { name: 'Criteria', exact: true });

  beforeAll(async () => {
    browser = await startBrowser();
    ({ app, page } = await openSamples(browser));
    await page.getByRole('row').nth(1).waitFor();
  }, PREPARED_IN);
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  });

  it('says nothing while criteria are on their way, and what failed with a way on', async () => {
    let hold: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    await page.getByRole('link', { name: 'Add criteria' }).click();
    await page.getByText('No criteria yet').waitFor();
    await page.route(/jobs\/[^/]+\/criteria$/u, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { is_error: true, errors: [] } });
    });
    await page.reload();
    await page.getByLabel('What should a candidate meet?').waitFor();
    await eventually(() => page.getByText('No criteria yet').count()).toBe(0);
    hold?.();
    await asked().getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('shows 25 criteria, long ones, those from right to left, and markup as it was written', async () => {
    await answer(page, { criteria: CRITERIA, understood, run: () => running(7) });
    await asked().getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('button', { name: /^Delete “/u })
      .nth(24)
      .waitFor();
    await asked().getByText(MARKUP, { exact: true }).first().waitFor();
    await eventually(() => asked().locator('img, li b').count()).toBe(0);
    const hebrew = asked().getByText(HEBREW, { exact: true }).first();
    await eventually(() => hebrew.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await eventually(() => isTooWide(asked())).toBe(false);
    await eventually(() => nameless(page.locator('body'))).toEqual([]);
  });

  it('shows how far everybody is read, and stops it', async () => {
    let is_stopped = false;
    await answer(page, { run: () => (is_stopped ? { ...running(9), state: 'CANCELLED' } : running(7)) });
    await page.reload();
    await page.getByText(/^Checking resumes… \s*7 of 24/u).waitFor();
    const cancelled = page.waitForRequest((request) => {
      is_stopped ||= request.method() === 'DELETE' && request.url().endsWith('evaluation_run');
      return is_stopped;
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    await cancelled;
    await page.getByText('Stopped at 9 of 24.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
  });

  it('has a mark for each of 25 in a row, and one stop of the Tab key for their names', async () => {
    await answer(page, {
      criteria: CRITERIA,
      marks: (_, id) => {
        const at = CRITERIA.findIndex((one) => one.id === id);
        return { finding: FINDINGS[at % 5]!, override: at === 1 ? true : null };
      },
    });
    await page.getByRole('link', { name: 'See the ranking' }).click();
    const row = page.locator('[role=row]', { has: page.locator('[data-column=criteria] button') }).nth(1);
    const marks = row.locator('[data-column=criteria] button');
    await marks.nth(24).waitFor();
    await eventually(() => marks.nth(1).getAttribute('aria-label')).toContain('You: met. Resume: not met.');
    await eventually(() => marks.nth(3).getAttribute('aria-label')).toContain(': no answer');
    await eventually(() => marks.nth(1).locator('[data-person]').count()).toBe(1);
    await eventually(() => isTooWide(page.getByRole('grid'))).toBe(false);
    const head = page.getByRole('toolbar', { name: 'Criteria' });
    await eventually(() => head.locator('button[tabindex="0"]').count()).toBe(1);
    await head.locator('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
      MARKUP,
    );
    await page.keyboard.press('End');
    await eventually(() => head.locator('button').nth(24).getAttribute('tabindex')).toBe('0');
    await eventually(() => nameless(page.locator('body'))).toEqual([]);
  });
});

function running(done: number): object {
  return { state: 'RUNNING', total: 24, done, started_at: '2026-01-01T00:00:00.000Z', finished_at: null };
}
