import { spawn } from 'node:child_process';
import { settleDataFolder } from '#service/db/move.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createService, type Service } from '#service/index.ts';
import { hostOptions } from './host-options.ts';
import { logToStandardError } from './log.ts';

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

function linkInto(service: Service): string {
  return `${service.url}/#code=${service.createSessionCode()}`;
}

/** Runs the service without a window until SIGTERM or SIGINT. Arguments: see host-options.ts. */
export async function serve(argv: readonly string[]): Promise<void> {
  const { open, ...given } = hostOptions(argv, process.env);
  const options = { ...given, data_dir: settleDataFolder(given.data_dir, (message) => console.log(message)) };
  const stopped = new Promise<void>((resolve) => {
    // Not once: npm and the terminal both pass Ctrl-C on, and the second must not cut the closing short.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
  const service: Service = await createService({
    ...options,
    spawn: spawnNodeChild,
    log: logToStandardError,
    onAccessRequest: ({ name, code }) => {
      console.log(`"${name}" asks for access, with the code ${code}.`);
      if (options.interface_dir === null) console.log(NOBODY_DECIDES);
      else console.log(`Decide in the open page, or with this link, which works once: ${linkInto(service)}`);
    },
  });
  const link = linkInto(service);
  console.log(`Longlist answers at ${service.url}`);
  if (options.interface_dir === null) console.log('The interface is not built: npm start builds it.');
  else console.log(`Open in your browser (this link works once): ${link}`);
  console.log(`Data folder: ${options.data_dir}. Stop with Ctrl-C.`);
  if (open) openBrowser(link);
  await stopped;
  await service.close();
}
