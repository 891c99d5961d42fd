import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ChildHandle, ServiceOptions } from '../context.ts';
import type { Moved, MoveProgress } from './move_engine.ts';
import { writeAtomically } from '../db/atomic_write.ts';
import { byTheService } from '../db/actor.ts';
import type { Hold } from '../db/hold.ts';
import { timestamp } from '../ids.ts';
import type { NetworkLog } from '../network.ts';

/*
 * Everything moves to a server while the service is at work. A child process reads a copy of its own of what is there
 * (a transaction of SQLite) and writes to the server (engine/move_child.ts); the service answers meanwhile, and writes
 * nothing.
 */

export type ToMoveChild =
  | { readonly type: 'connect'; readonly address: string; readonly data_dir: string }
  | { readonly type: 'begin' };
export type FromMoveChild =
  | { readonly type: 'ready' }
  | { readonly type: 'connected' }
  | { readonly type: 'progress'; readonly progress: MoveProgress }
  | { readonly type: 'done'; readonly moved: Moved }
  | { readonly type: 'failed'; readonly message: string };

type Progress = {
  /** Its address without the password. */
  readonly database: string;
  readonly rows: number;
  readonly words: number;
  readonly files: number;
  readonly is_compared: boolean;
};
type Done = Progress & Moved & { readonly state: 'DONE'; readonly finished_at: string };

/** Where a move stands. */
export type OfficeMoveState =
  | { readonly state: 'NONE' }
  | (Progress & { readonly state: 'RUNNING' })
  | Done
  | { readonly state: 'FAILED'; readonly database: string; readonly message: string };

export type OfficeMove = {
  state(): OfficeMoveState;
  /** Begins, unless one is at work. @param database how the address is shown */
  begin(address: string, database: string): void;
  /** Breaks off what is at work, or takes away that one has ended. */
  forget(): Promise<void>;
  /** Breaks off what is at work; resolves when nothing of it is left. */
  stop(): Promise<void>;
};

/** Of a move that was made: whoever starts Longlist here again is to hear of it. */
const NOTE = 'moved_to_office.json';
const HEAP_MB = 1024;
/** It ended while it was committed. */
const UNKNOWN = 'Whether the server has everything is not known. Move again: where it has, that is refused.';

/** Moves everything from a data folder to a server, in a child process, one move at a time. */
export function createOfficeMove(
  { data_dir, spawn, child_entry, log }: Pick<ServiceOptions, 'data_dir' | 'spawn' | 'child_entry' | 'log'>,
  hold: Hold,
  network: Pick<NetworkLog, 'record'>,
): OfficeMove {
  const note = path.join(data_dir, NOTE);
  // beside the engine's child, in the source tree and in a build of it
  const entry = path.join(path.dirname(child_entry), `move_child${path.extname(child_entry)}`);
  let state: OfficeMoveState = doneBefore(note);
  let child: ChildHandle | undefined;
  let running: Promise<void> = Promise.resolve();

  async function move(address: string, progressed: (progress: MoveProgress) => void): Promise<Moved> {
    const made = spawn(entry, { env: {}, heap_mb: HEAP_MB });
    child = made;
    let is_done = false;
    const connected = Promise.withResolvers<void>();
    const moved = Promise.withResolvers<Moved>();
    const fail = (message: string): void => {
      connected.reject(new Error(message));
      moved.reject(new Error(message));
    };
    // whoever waits for the connection hears it there
    moved.promise.catch(() => undefined);
    const send = (message: ToMoveChild): void => made.send(message);
    made.onMessage((message) => {
      const told = message as FromMoveChild;
      if (told.type === 'ready') send({ type: 'connect', address, data_dir });
      else if (told.type === 'connected') connected.resolve();
      else if (told.type === 'progress') progressed(told.progress);
      else if (told.type === 'failed') fail(told.message);
      else {
        is_done = true;
        moved.resolve(told.moved);
      }
    });
    made.onExit((cause) => fail(`The move ended early (${cause}). Nothing was changed here.`));
    try {
      // a server that does not answer keeps nobody from working
      await connected.promise;
      await hold.during(async () => {
        send({ type: 'begin' });
        await moved.promise.catch(() => undefined);
      });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      if (is_done) {
        log?.({ level: 'error', message: `Not everything goes on after a move: ${String(error)}` });
      }
    } finally {
      made.kill();
    }
    return moved.promise;
  }

  async function moveAndTell(address: string, database: string): Promise<void> {
    let progress: Progress = { database, rows: 0, words: 0, files: 0, is_compared: false };
    state = { ...progress, state: 'RUNNING' };
    const told = (outcome: string): void => {
      const { host } = new URL(address);
      network.record({ method: 'POSTGRESQL', host, reason: 'move to an office server', outcome });
    };
    try {
      const moved = await move(address, (made) => {
        progress = after(progress, made);
        state = { ...progress, state: 'RUNNING' };
      });
      told('everything moved');
      keepNote({ ...progress, ...moved, state: 'DONE', finished_at: timestamp() });
    } catch (error) {
      told('nothing moved');
      const why = withoutSecret(error instanceof Error ? error.message : String(error), address);
      state = { state: 'FAILED', database, message: progress.is_compared ? `${why} ${UNKNOWN}` : why };
    }
  }

  function keepNote(done: Done): void {
    state = done;
    try {
      writeAtomically(note, JSON.stringify(done));
    } catch (error) {
      log?.({ level: 'warn', message: `That everything was moved is not noted: ${String(error)}` });
    }
  }

  const current = (): OfficeMoveState => state;
  const stop = async (): Promise<void> => {
    child?.kill();
    await running;
  };
  return {
    state: current,
    begin: (address, database) => {
      if (state.state === 'RUNNING') return;
      // whoever asked is answered by then
      running = byTheService(() => moveAndTell(address, database));
    },
    forget: async () => {
      if (state.state === 'RUNNING') {
        await stop();
        // it was made in that very moment
        if (current().state === 'DONE') return;
      }
      rmSync(note, { force: true });
      state = { state: 'NONE' };
    },
    stop,
  };
}

function after(before: Progress, made: MoveProgress): Progress {
  switch (made.done) {
    case 'ROWS':
      return { ...before, rows: before.rows + made.count };
    case 'WORDS':
      return { ...before, words: made.count };
    case 'FILES':
      return { ...before, files: made.count };
    case 'COMPARED':
      return { ...before, is_compared: true };
  }
}

/** No message has the password by our doing; what a server or a library says is theirs. */
function withoutSecret(message: string, address: string): string {
  const { password } = new URL(address);
  return [password, decoded(password)]
    .filter((secret) => secret !== '')
    .reduce((told, secret) => told.replaceAll(secret, '…'), message);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function doneBefore(note: string): OfficeMoveState {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Done;
  } catch {
    return { state: 'NONE' };
  }
}
