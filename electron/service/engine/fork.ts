import { fork } from 'node:child_process';
import type { SpawnChild } from '#service/context.ts';

/** The environment without what opens doors: children read hostile files. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const {
    LONGLIST_DATABASE: _database,
    LONGLIST_OPENSEARCH: _opensearch,
    LONGLIST_CLIENT_SECRET: _secret,
    PGPASSWORD: _password,
    ...rest
  } = process.env;
  return rest;
}

/** Starts engine children as plain Node processes: for every host but Electron's, which has its own way. */
export const spawnNodeChild: SpawnChild = (entry, { env, heap_mb }) => {
  const child = fork(entry, [], {
    env: { ...childEnvironment(), ...env },
    execArgv: [`--max-old-space-size=${heap_mb}`],
    // Structured clone: typed arrays arrive as typed arrays.
    serialization: 'advanced',
    // What a parser or V8 prints about a hostile file is noise to the person at the terminal.
    stdio: ['ignore', 'pipe', process.env['LONGLIST_DEBUG'] === undefined ? 'ignore' : 'inherit', 'ipc'],
  });
  let ended = false;
  return {
    pid: child.pid,
    send: (message) => {
      // A send that fails means the child is gone: its exit tells the caller.
      if (child.connected) child.send(message as object, () => undefined);
    },
    onMessage: (listener) => {
      child.on('message', listener);
    },
    onOutput: (listener) => {
      child.stdout?.on('data', listener);
    },
    onExit: (listener) => {
      const once = (cause: number | string | null): void => {
        if (ended) return;
        ended = true;
        listener(cause);
      };
      // not 'exit': what it said last comes before this
      child.on('close', (code, signal) => once(signal ?? code));
      child.on('error', (error) => once(error.message));
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
};
