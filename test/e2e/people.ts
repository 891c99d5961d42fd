import type { Page } from 'playwright-core';
import { rail } from './app.ts';

/** What people of an office do to come in, as they do it. */

export const PASSWORD = 'seven quiet herons by the weir';

/** Somebody at the printed link becomes the first owner, with a password. */
export async function becomeOwner(page: Page, name: string, email: string): Promise<void> {
  await rail(page, 'Settings').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Make yourself the first owner' }).click();
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor({ state: 'detached' });
}

/** An owner adds somebody as a recruiter. @returns what follows the address of the office in their link */
export async function addRecruiter(page: Page, name: string, email: string): Promise<string> {
  await rail(page, 'Settings').click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByRole('button', { name: 'I have copied it' }).waitFor();
  const code = /#code=[\w-]+/u.exec(await dialog.innerText())?.[0] ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await dialog.waitFor({ state: 'detached' });
  return code;
}

/** Somebody signs in with their password. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}
