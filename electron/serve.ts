import { spawn } from 'node:child_process';
import { resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { canServeRecovery, serveRecovery } from '#service/http/recovery.ts';
import { createService, type Service } from '#service/index.ts';
import { hostOptions } from './host-options.ts';
import { logToStandardError } from './log.ts';
import { startOrRecover, type Change, type Question } from './recover.ts';

/** Shows an address in the person's browser; where none can be started the printed link remains. */
function openBrowser(link: string): void {
  const [command, args] =
    process.platform === 'win32'
      ? ['explorer.exe', [link]]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', [link]];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

const NOBODY_DECIDES =
  'There is no interface to decide in (npm start builds it). Make a client for it instead: POST /api/v1/clients with the credentials in client.json.';

/** Serves a page on which a person chooses the backup that takes the place of a database that cannot be used. */
async function askInBrowser(
  options: Parameters<typeof serveRecovery>[0],
  { problem, copies, newest, failed, change }: Question,
  open: (link: string) => void,
  stopped: Promise<void>,
): Promise<Change | null> {
  const { trouble, message, data_dir } = problem;
  if (!canServeRecovery(options)) throw failed === null ? problem : new Error(failed);
  console.error(`longlist: ${failed ?? message}`);
  const page = await serveRecovery(
    { ...options, port: change.port ?? options.port },
    { trouble, message, data_dir, copies, newest, failed },
    change.session_code,
  );
  console.log(`Longlist waits at ${page.url} until a backup is chosen.`);
  console.log(`Open in your browser (this link works once): ${page.link}`);
  if (change.session_code === undefined) open(page.link);
  const chosen = await Promise.race([page.chosen, stopped.then(() => null)]);
  await page.close();
  if (chosen === null) return null;
  return { restore: chosen.name, session_code: chosen.session_code, port: page.port };
}

/** Runs the service without a window until SIGTERM or SIGINT. Arguments: see host-options.ts. */
export async function serve(argv: readonly string[]): Promise<void> {
  const { open, restore, ...given } = hostOptions(argv, process.env);
  const options = {
    ...given,
    data_dir: resolveDataFolder(given.data_dir, (message) => console.log(message)),
  };
  const stopped = new Promise<void>((resolve) => {
    // Not once: npm and the terminal both pass Ctrl-C on, and the second must not cut the closing short.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
  const start = (change: Change): Promise<Service> =>
    createService({
      ...options,
      ...change,
      spawn: spawnNodeChild,
      log: logToStandardError,
      onAccessRequest: ({ name, code }) => {
        console.log(`"${name}" asks for access, with the code ${code}.`);
        if (options.interface_dir === null) console.log(NOBODY_DECIDES);
        // no link: whoever may ask must not make us hand out a way in, to wherever this output goes
        else console.log(`Decide in Longlist, in the browser where it is open: ${service?.url ?? ''}`);
      },
    });
  let is_open = false;
  const ask = (question: Question): Promise<Change | null> => {
    // its page goes on into the interface
    is_open = true;
    return askInBrowser(options, question, open ? openBrowser : () => undefined, stopped);
  };
  const service: Service | null = await startOrRecover(restore === undefined ? {} : { restore }, start, ask);
  if (service === null) return;
  const has_accounts = await service.needsAccount();
  const link = has_accounts ? service.url : `${service.url}/#code=${service.createSessionCode()}`;
  console.log(`Longlist answers at ${service.url}`);
  if (options.interface_dir === null) console.log('The interface is not built: npm start builds it.');
  else if (has_accounts) console.log('People sign in there. For a lost password: longlist invite E-MAIL.');
  else console.log(`Open in your browser (this link works once): ${link}`);
  console.log(`Data folder: ${options.data_dir}. Stop with Ctrl-C.`);
  if (open && !is_open) openBrowser(link);
  // at a terminal it says that the terminal was closed, and ends the program
  if (options.serving?.tls !== undefined && !process.stdout.isTTY) {
    process.on('SIGHUP', () => service.renewCertificate());
  }
  await stopped;
  await service.close();
}
