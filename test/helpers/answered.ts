import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { EngineCalls } from '#service/engine/calls.ts';
import type { EngineCall } from '#service/engine/protocol.ts';
import type { ReadingStep } from '#service/intelligence/ports.ts';

/** What was answered, and the steps that were told before. */
type Answered = { readonly value: unknown; readonly steps: readonly ReadingStep[] };

/**
 * Answers of the engine, each found once in a run of tests. What it answers depends on what it is asked and nothing
 * else (intelligence/ knows no clock, no files and no database), and the tests bring the same few resumes to hundreds
 * of services: to read them again each time was a third of what these tests cost. They lie in a folder that goes with
 * the run (LONGLIST_TEST_ANSWERS), so whatever is new in the engine is always really asked.
 */
export function answeredOnce(settings: string, answer: EngineCalls['answer']): EngineCalls['answer'] {
  const folder = process.env['LONGLIST_TEST_ANSWERS'];
  if (folder === undefined) return answer;
  return async (call, onProgress) => {
    const file = path.join(folder, await keyOf(settings, call));
    if (existsSync(file)) {
      const { value, steps } = deserialize(readFileSync(file)) as Answered;
      for (const step of steps) onProgress(step);
      return value;
    }
    const steps: ReadingStep[] = [];
    const value = await answer(call, (step = 'page') => {
      steps.push(step);
      onProgress(step);
    });
    // whole or not at all: other workers look for it
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize({ value, steps } satisfies Answered));
    renameSync(unfinished, file);
    return value;
  };
}

/** A name for a question: of files what is in them, wherever they lie. */
async function keyOf(settings: string, call: EngineCall): Promise<string> {
  const hash = createHash('sha256').update(settings);
  const asked = JSON.stringify(call, (name, value: unknown) => {
    if (name === 'path') return null;
    if (value instanceof Uint8Array) return digestOf(value);
    return value;
  });
  hash.update(asked);
  if (call.kind === 'read') {
    for (const file of [call, ...call.languages]) hash.update(await readFile(file.path));
  }
  return hash.digest('hex');
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
