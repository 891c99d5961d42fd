import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The programs as people run them once they are built, which the whole test run does; otherwise their source. */
const is_built = process.env['LONGLIST_PROGRAM'] === 'built';
export const CLI = is_built ? 'out/main/cli.js' : 'electron/cli.ts';
export const HEADLESS = is_built ? 'out/main/headless.js' : 'electron/headless.ts';
/** A child of the engine, with the others beside it; a built one starts in half the time. */
export const CHILD = path.join(ROOT, is_built ? 'out/main/child.js' : 'electron/service/engine/child.ts');

export type Finished = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** A module of the program as a real process, with what it printed so far and how it ended. */
export type Running = {
  readonly child: ChildProcessWithoutNullStreams;
  readonly finished: Promise<Finished>;
  /** Resolves with the match once standard output holds it; rejects when the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
};

export function runProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const finished = new Promise<Finished>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const printed = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(stdout);
        if (found !== null) resolve(found);
      };
      child.stdout.on('data', look);
      look();
      void finished.then((end) =>
        reject(new Error(`It ended (${end.code ?? end.signal}) first: ${end.stderr}`)),
      );
    });
  return { child, finished, printed };
}
