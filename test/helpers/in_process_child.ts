import { EventEmitter } from 'node:events';
import type { SpawnChild } from '#service/context.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createCalls, type EngineCalls } from '#service/engine/calls.ts';
import { answeredOnce } from './answered.ts';
import { outcomeOf } from '#service/engine/parent.ts';
import {
  CHILD_SETTINGS,
  type ChildSettings,
  type EngineCall,
  type FromChild,
  type ToChild,
} from '#service/engine/protocol.ts';

/** Loaded once for each kind of child: to load the tables is most of what a child of its own costs. */
const loaded = new Map<string, Promise<EngineCalls>>();

function callsOf(json: string): Promise<EngineCalls> {
  const settings = JSON.parse(json) as ChildSettings;
  const key = JSON.stringify([settings.resources_dir, settings.fake_embedder, settings.added_model]);
  const calls = loaded.get(key) ?? createCalls(settings);
  loaded.set(key, calls);
  return calls.then((own) => ({ ...own, answer: answeredOnce(key, own.answer) }));
}

/**
 * A child of the engine inside the test's own process: it answers as one that was started, and copies what goes in and
 * out as its channel does. What a process is (memory, crashes, time limits) is tested with real children.
 */
export const inProcessChild: SpawnChild = (entry, options) => {
  const settings = options.env[CHILD_SETTINGS];
  // the copying of databases has children of its own
  if (settings === undefined) return spawnNodeChild(entry, options);
  const calls = callsOf(settings);
  const host = new EventEmitter<{ message: [unknown]; exit: [number | string] }>();
  let is_alive = true;
  const say = (message: FromChild): void => {
    if (is_alive) host.emit('message', structuredClone(message));
  };
  const end = (cause: number | string): void => {
    if (!is_alive) return;
    is_alive = false;
    setImmediate(() => host.emit('exit', cause));
  };
  calls.then(
    () => say({ type: 'ready' }),
    (error: unknown) => {
      say({ type: 'unusable', message: String(error) });
      end(1);
    },
  );
  return {
    pid: undefined,
    send: (message) => {
      const { id, call } = structuredClone(message) as ToChild<EngineCall>;
      const answered = calls.then(({ answer }) =>
        answer(call, (step = 'page') => say({ type: 'progress', id, step })),
      );
      void outcomeOf(id, answered).then(say);
    },
    onMessage: (listener) => {
      host.on('message', listener);
    },
    onExit: (listener) => {
      host.on('exit', listener);
    },
    kill: () => end('SIGKILL'),
  };
};
