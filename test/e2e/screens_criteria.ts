import type { Page } from 'playwright-core';

type Shot = (name: string) => Promise<void>;

/** Criteria from being written to an answer with its words on the page. Begins on the sample job's page. */
export async function walkCriteria(page: Page, shot: Shot): Promise<void> {
  await page.getByRole('link', { name: /^Criteria/u }).click();
  await page.getByRole('button', { name: /^Add all \d+ must-haves$/u }).waitFor();
  await shot('criteria-empty');
  await page.getByRole('button', { name: /^Add all \d+ must-haves$/u }).click();
  await page
    .getByRole('button', { name: /^Add “/u })
    .last()
    .click();
  await page.getByLabel('What should a candidate meet?').fill('At least 3 years of Python');
  await page.getByText(/^of 2\d$/u).waitFor();
  await page.getByRole('alert').first().waitFor({ state: 'detached', timeout: 30_000 });
  await shot('criteria');
  await page.getByLabel('What should a candidate meet?').fill('');
  await evaluated(page);
  await walkFindings(page, shot);
}

/** Until everybody in the ranking has an answer. */
async function evaluated(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See the ranking' }).click();
  await page.locator('[role=gridcell][data-column=criteria] button').first().waitFor();
  for (let second = 0; second < 120; second += 1) {
    if ((await page.locator('[data-finding=in_progress]').count()) === 0) break;
    await page.waitForTimeout(1000);
  }
}

/** What was found, beside candidates and of one of them. Begins in the ranking of the sample job. */
async function walkFindings(page: Page, shot: Shot): Promise<void> {
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.waitForTimeout(900);
  await shot('criteria-ranking');
  await page.keyboard.press('e');
  await page.locator('[data-page="1"] canvas').waitFor();
  await page.getByTestId('quote-frame').waitFor();
  const open = page.locator('[data-criterion][data-open]');
  await open.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(900);
  await shot('criteria-candidate');
  await open.getByRole('button', { name: 'Not met', exact: true }).click();
  await open.getByRole('textbox').fill('Says on the phone that it was years ago');
  await open.getByRole('button', { name: 'Save answer' }).click();
  await open.getByText('You: not met').waitFor();
  await shot('criteria-override');
  await open.getByRole('button', { name: 'Remove your answer' }).click();
  await open.getByRole('button', { name: 'Not met', exact: true }).waitFor();
  await page.keyboard.press('Escape');
}
