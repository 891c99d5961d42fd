import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserOptions } from './app.ts';

/**
 * One Chromium for all stories, which have a context each, and a folder for what several of them begin with
 * (samples.ts). Workers are told by their environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-e2e-shared-'));
  const browser = await chromium.launchServer(browserOptions());
  process.env['LONGLIST_E2E_BROWSER'] = browser.wsEndpoint();
  process.env['LONGLIST_E2E_SHARED'] = folder;
  return async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
