import { app, dialog, net } from 'electron';
import type { OfficeChoice } from '../../renderer/lib/bridge.ts';
import { findOffice, keepOffice, type Ask, type Failure } from '../connection/office.ts';
import { DECISIONS, unreachableDialog } from '../connection/words.ts';

const TIMEOUT_MS = 15_000;

/** With Chromium, which will load the page: what it trusts counts. */
const askWithChromium: Ask = async (url) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await net.fetch(url, { credentials: 'omit', redirect: 'error', cache: 'no-store', signal });
  return { status: answer.status, text: await answer.text() };
};

/** Ends the program, and starts it again with the service of this computer. */
export function workHere(office_file: string): void {
  keepOffice(office_file, null);
  app.relaunch();
  app.quit();
}

/**
 * Waits until the office answers; false when the person decided for something else, which is under way then. Where
 * something failed already, they are asked first.
 */
export async function reachOffice(
  office: string,
  office_file: string,
  failure: Failure | null = null,
): Promise<boolean> {
  let found: OfficeChoice = failure ?? (await findOffice(office, askWithChromium));
  while (found.problem !== undefined) {
    const { response } = await dialog.showMessageBox(unreachableDialog(office, found, app.getLocale()));
    const decision = DECISIONS[response];
    if (decision !== 'again') {
      if (decision === 'here') workHere(office_file);
      else app.quit();
      return false;
    }
    found = await findOffice(office, askWithChromium);
  }
  return true;
}
