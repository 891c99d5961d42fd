import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { MODEL_LIMITS, type ModelLimits } from '#service/engine/model_host.ts';
import { answerSchema, readAnswer } from '#service/intelligence/local_model/verdicts.ts';
import { createModelFile, type ModelFile } from '#service/local_model/file/model_file.ts';
import type { CheckedFile, Memory } from '#service/local_model/file/check.ts';
import { modelOfNoise, modelThatQuotes, modelWithoutEnd, tinyModel } from '../../helpers/gguf.ts';
import { CHILD } from '../../helpers/program.ts';

/** A model from a file, run by llama.cpp in a process of its own. */

const QUOTE = 'Organised the harbour regatta';
const PLENTY: Memory = { total: 64e9, free: 64e9 };

let folder: string;
let model: ModelFile;
let kept: CheckedFile | null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-model-'));
  kept = null;
});
afterEach(() => {
  model.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(
  options: { limits?: Partial<ModelLimits>; memory?: () => Memory; spawn?: typeof spawnNodeChild } = {},
): ModelFile {
  const { limits = {}, memory = () => PLENTY, spawn = spawnNodeChild } = options;
  model = createModelFile(
    { spawn, child_entry: CHILD },
    { read: async () => kept, keep: async (file) => void (kept = file) },
    { limits: { ...MODEL_LIMITS, ...limits }, memory },
  );
  return model;
}
async function chosen(bytes: Buffer, options: Parameters<typeof start>[0] = {}): Promise<string> {
  const file = path.join(folder, 'assistant.gguf');
  writeFileSync(file, bytes);
  await start(options).choose(file);
  expect(await model.status()).toMatchObject({ state: 'READY', problem: null });
  return file;
}
const ask = (max_tokens = 300, signal?: AbortSignal, parts = 1): Promise<string> =>
  model.chat({
    messages: [
      { role: 'system', content: 'Check what a resume says.' },
      { role: 'user', content: `c1: Put together a boat race\n${QUOTE}` },
    ],
    schema: answerSchema([{ id: 'c1', slots: Array.from({ length: parts }) }], true),
    temperature: 0,
    max_tokens,
    ...(signal === undefined ? {} : { signal }),
  });

/** Not everywhere installed, nor everywhere allowed. */
const can_trace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status === 0;

/** Starts the process under strace, which writes down its calls to the network and the programs it starts. */
function traced(file: string): typeof spawnNodeChild {
  return (entry, given) => {
    const child = fork(entry, [], {
      env: { ...process.env, ...given.env },
      execPath: 'strace',
      execArgv: ['-f', '-e', 'trace=network,execve', '-o', file, process.execPath, '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return {
      pid: child.pid,
      send: (message) => void child.send(message as object),
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.on('close', (code, signal) => listener(signal ?? code)),
      kill: () => void child.kill('SIGKILL'),
    };
  };
}

/** A process that may take less than llama.cpp alone does. */
const greedy: typeof spawnNodeChild = (entry, given) => {
  const settings = JSON.parse(given.env['LONGLIST_MODEL_CHILD'] ?? '{}') as object;
  const tight = JSON.stringify({ ...settings, rss_limit_bytes: 50e6 });
  return spawnNodeChild(entry, { ...given, env: { LONGLIST_MODEL_CHILD: tight } });
};

describe('a model from a file', () => {
  it('answers by the grammar, the same each time, also in another process', async () => {
    await chosen(modelThatQuotes(QUOTE));
    expect(model.pids()).toEqual([]);
    const first = await ask();
    expect(readAnswer(first, ['c1']).verdicts.get('c1')).toMatchObject({
      verdict: 'met',
      quotes: expect.arrayContaining([QUOTE]) as string[],
    });
    expect(await ask()).toBe(first);
    const [pid] = model.pids();
    expect(await model.status()).toMatchObject({ state: 'LOADED' });
    model.unload();
    expect(await ask()).toBe(first);
    expect(model.pids()).not.toEqual([pid]);
  });

  it('gives each part of a criterion a quote of its own, because it can write nothing else', async () => {
    await chosen(modelThatQuotes(QUOTE));
    const written = await ask(300, undefined, 3);
    expect(JSON.parse(written)).toMatchObject({
      results: [{ id: 'c1', quotes: { p1: QUOTE, p2: QUOTE, p3: QUOTE }, verdict: 'met' }],
    });
    expect(readAnswer(written, ['c1']).verdicts.get('c1')?.quotes.slice(0, 4)).toEqual([
      QUOTE,
      QUOTE,
      QUOTE,
      '',
    ]);
  });

  it('that holds random numbers gives what no quote is found of', async () => {
    await chosen(modelOfNoise());
    const [once, again] = [await ask(60), await ask(60)];
    expect(again).toBe(once);
    expect(readAnswer(once, ['c1']).verdicts.get('c1')?.quotes ?? []).not.toContain(QUOTE);
  });

  it('that never ends is cut off, and what it began is no answer', async () => {
    await chosen(modelWithoutEnd());
    expect(readAnswer(await ask(40), ['c1']).verdicts.size).toBe(0);
  });

  it('that takes too long is ended, and started again by the next question', async () => {
    await chosen(modelWithoutEnd(), { limits: { answer_ms: 100 } });
    await expect(ask(5000)).rejects.toMatchObject({
      kind: 'TIMED_OUT',
      message: expect.stringMatching(
        /^assistant@\w+ did not answer within \d+ s\. Choose a smaller model/,
      ) as string,
    });
    expect(await model.status()).toMatchObject({ state: 'READY' });
  });

  it('is ended when nobody waits for it any more', async () => {
    await chosen(modelWithoutEnd());
    const ending = new AbortController();
    const asked = ask(3000, ending.signal);
    while ((await model.status()).state !== 'LOADED') await new Promise((go) => setTimeout(go, 20));
    ending.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'ABORTED' });
    expect(model.pids()).toEqual([]);
  });

  it('frees its memory when no question comes', async () => {
    await chosen(modelThatQuotes(QUOTE), { limits: { idle_ms: 50 } });
    await ask();
    while (model.pids().length > 0) await new Promise((go) => setTimeout(go, 20));
    expect(await model.status()).toMatchObject({ state: 'READY' });
  });

  it('that takes more memory than it may ends, and only itself', async () => {
    await chosen(modelThatQuotes(QUOTE), { spawn: greedy });
    await expect(ask()).rejects.toMatchObject({
      kind: 'NO_ANSWER',
      message: expect.stringContaining('took more memory than a model of its size may') as string,
    });
  });

  it('waits while too little memory is free', async () => {
    let free = 0.2e9;
    await chosen(modelThatQuotes(QUOTE), { memory: () => ({ total: 64e9, free }) });
    await expect(ask()).rejects.toMatchObject({
      kind: 'BUSY',
      message: expect.stringContaining('needs about 1.1 GB of memory, and 200 MB are free') as string,
    });
    free = 8e9;
    expect(await ask()).toContain(QUOTE);
  });

  it('of a kind that llama.cpp does not know says so', async () => {
    await chosen(tinyModel({ likes: [], architecture: 'unheard' }));
    await expect(ask()).rejects.toMatchObject({
      kind: 'NO_ANSWER',
      message: expect.stringContaining('cannot be run here') as string,
    });
  });

  it('that was changed or taken away is not asked, until it is chosen again or put back', async () => {
    const file = await chosen(modelThatQuotes(QUOTE));
    await ask();
    renameSync(file, `${file}.away`);
    expect(await model.status()).toMatchObject({ state: 'GONE', path: file });
    await expect(ask()).rejects.toMatchObject({ kind: 'SETUP' });
    expect(model.pids()).toEqual([]);
    renameSync(`${file}.away`, file);
    expect(await ask()).toContain(QUOTE);
    writeFileSync(file, modelThatQuotes('Organised something else'));
    expect(await model.status()).toMatchObject({ state: 'CHANGED' });
    await expect(ask()).rejects.toMatchObject({ kind: 'SETUP' });
    const before = kept?.model;
    await model.choose(file);
    expect(kept?.model).not.toBe(before);
    expect(await ask()).not.toContain(QUOTE);
  });

  it('keeps its place when another file is refused', async () => {
    await chosen(modelThatQuotes(QUOTE));
    const good = kept;
    const bad = path.join(folder, 'letter.gguf');
    writeFileSync(bad, '%PDF-1.7 and so on, long enough to be looked at');
    await model.choose(bad);
    expect(await model.status()).toMatchObject({ state: 'REFUSED', path: bad, file: good });
    expect(await ask()).toContain(QUOTE);
    await model.forget();
    expect(await model.status()).toMatchObject({ state: 'NONE', path: null, file: null });
    expect(kept).toBeNull();
    await expect(ask()).rejects.toMatchObject({ kind: 'SETUP' });
  });

  it.skipIf(!can_trace)(
    'opens no connection, looks up no name and starts no other program',
    async () => {
      const trace = path.join(folder, 'trace.txt');
      await chosen(modelThatQuotes(QUOTE), { spawn: traced(trace) });
      expect(await ask()).toContain(QUOTE);
      const calls = readFileSync(trace, 'utf8').split('\n');
      expect(calls.length).toBeGreaterThan(3);
      expect(calls.filter((call) => /AF_INET|AF_NETLINK|sendto|nscd/.test(call))).toEqual([]);
      const programs = calls.filter((call) => call.includes('execve('));
      expect(programs.filter((call) => !call.includes(process.execPath))).toEqual([]);
      expect(programs).toHaveLength(1);
    },
    60_000,
  );
});
