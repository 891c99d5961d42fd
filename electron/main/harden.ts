import { app, dialog, session, shell } from 'electron';
import { isForOtherPrograms, isForReading, isOwn } from '../shell.ts';

/** What is not of the origin in the window is cancelled, refused or, after a question, handed to another program. */
export function harden(origin: string): void {
  const own = session.defaultSession;
  own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  own.setPermissionCheckHandler(() => false);
  own.webRequest.onBeforeRequest(({ url }, answer) => {
    const inside = isOwn(origin, url) || url.startsWith(`blob:${origin}/`) || url.startsWith('data:');
    const of_tools = !app.isPackaged && url.startsWith('devtools:');
    answer({ cancel: !inside && !of_tools });
  });
  const keepInside = (event: Electron.Event<{ url: string; isMainFrame: boolean }>): void => {
    if (isOwn(origin, event.url)) return;
    event.preventDefault();
    // a frame inside the page is no person who follows a link
    if (event.isMainFrame) void askToOpen(event.url);
  };
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', keepInside);
    // the same for frames in the page, which the event above leaves out
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame) keepInside(event);
    });
    contents.on('will-redirect', keepInside);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isForReading(origin, url)) void shell.openExternal(url);
      else if (isOwn(origin, url)) contents.downloadURL(url);
      else void askToOpen(url);
      return { action: 'deny' };
    });
  });
}

async function askToOpen(address: string): Promise<void> {
  if (!isForOtherPrograms(address)) return;
  const question = {
    message: 'Open this link outside Longlist?',
    detail: address,
    buttons: ['Cancel', 'Open'],
    cancelId: 0,
  };
  if ((await dialog.showMessageBox(question)).response === 1) await shell.openExternal(address);
}
