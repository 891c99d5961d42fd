#!/usr/bin/env node
import { UsageError } from './usage_error.ts';
import { programPaths } from './paths.ts';
import { runScreen } from './screen/run.ts';
import { serve } from './serve.ts';
import { runExport, runImport } from './transfer.ts';

const HELP = `Longlist reads resumes and ranks them against a job, on this computer alone.

  longlist screen JOB FILES… [--json | --csv] [--top N]
      Ranks resumes against the vacancy in JOB (.txt, .md, .pdf, .docx, .html) and says why:
      by best match, which is what the vacancy asks for and how near a resume reads to it.
      FILES are resumes or folders of them. Without JOB and FILES: the sample job and resumes.
      --json    one JSON document: job, ranking, unreadable
      --csv     the ranking as a table for a spreadsheet
      --top N   only the first N

  longlist serve [--data DIR] [--port N] [--downloads public|any|off] [--open]
                 [--restore NAME|newest] [--database URL [REACHED BY OTHERS]]
      Serves the interface and the API to this computer until Ctrl-C.
      --data DIR    where jobs, candidates and files are kept
      --port N      default 7788, or the next free one; 0: any free one
      --downloads   from where attachments may be fetched by address: public
                    addresses (default), any, or none at all (off)
      --open        shows the interface in the browser
      --restore     puts a backup in the place of the database, which is kept:
                    the newest that is sound, or the one of this name
      --database    keeps everything on a PostgreSQL server, for several people:
                    postgres://user@host/name, or LONGLIST_DATABASE (docs/office.md)
      With --database other computers can reach it, by TLS of its own or through a
      reverse proxy; without either, only this computer is answered:
      --host IP --tls-cert FILE --tls-key FILE
                    HTTPS on this address, 0.0.0.0 for all; files are read again
                    when they change, or at SIGHUP
      --behind-proxy [IP,…]
                    plain HTTP for a proxy at these addresses or ranges (default:
                    on this computer), with --host where it is on another
      --public-url URL
                    where people open it: https://longlist.example.com. Needed
                    behind a proxy; otherwise the names in the certificate
      LONGLIST_CLIENT_ID and LONGLIST_CLIENT_SECRET set the first API client.
      When a program asks for access, its name and code are printed here, with a
      link to the page where you approve or refuse.

  longlist export FILE [--data DIR]
      Writes everything to one file: database, resumes, added languages. Close
      Longlist first, or export in Settings. Whoever is deleted later is not
      deleted in that file.

  longlist import FILE [--data DIR] [--replace]
      Checks such a file and takes it in, into a folder that holds nothing yet.
      --replace     into one that does: what is there is kept as a backup

  longlist move --from DIR --to postgres://user@host/name
  longlist move --from postgres://user@host/name --to DIR
      Copies everything from a data folder to a PostgreSQL database, or back, and
      compares it over there. The target is new, nobody uses either meanwhile, and
      the source stays as it is (docs/office.md).

  longlist invite E-MAIL [--database URL] [--name NAME]
      For an office: a link that signs somebody in once, when an owner cannot make
      one. Whoever has this address loses password and sessions; somebody new
      becomes an owner.

For example
  longlist screen backend-engineer.txt ~/applications
  longlist screen job.pdf anna.pdf ben.docx --top 10
  longlist screen job.txt ~/applications --json > ranking.json

Exit codes: 0 done, 1 failed or nothing could be read, 2 the command line is wrong.
In a source tree: npm run screen -- JOB FILES…, npm run serve -- --port 7788.
`;

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if (command === undefined || rest.includes('--help') || ['help', '--help', '-h'].includes(command)) {
    process.stdout.write(HELP);
    return command === undefined ? 2 : 0;
  }
  if (command === '--version') {
    console.log(programPaths().version);
    return 0;
  }
  if (command === 'screen') return runScreen(rest);
  if (command === 'export') return runExport(rest);
  if (command === 'import') return runImport(rest);
  if (command === 'invite') return (await import('./invite.ts')).runInvite(rest, process.env);
  // the one command that needs both engines
  if (command === 'move') return (await import('./move.ts')).runMove(rest);
  if (command !== 'serve') throw new UsageError(`There is no command "${command}".`);
  await serve(rest);
  return 0;
}

// `longlist screen … | head` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const usage = error instanceof UsageError;
  console.error(`longlist: ${error instanceof Error ? error.message : String(error)}`);
  if (usage) console.error('longlist --help explains the commands.');
  process.exitCode = usage ? 2 : 1;
}
