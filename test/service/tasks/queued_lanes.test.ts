import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '#service/db/backend.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { enqueue } from '#service/tasks/queue.ts';
import { createQueuedLanes, type QueuedLanes } from '#service/tasks/queued_lanes.ts';

let folder: string;
let opened: Backend;
let queuedLanes: QueuedLanes;
let asked: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-lanes-'));
  opened = await openTestBackend(folder);
  const { db } = opened;
  asked = vi.fn((question: never) => db.executeQuery(question));
  const counted = new Proxy(db, {
    get: (target, name) => (name === 'executeQuery' ? asked : Reflect.get(target, name, target)),
  });
  queuedLanes = createQueuedLanes({ db: counted, onCommit: opened.onCommit });
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test('each lane that has work is named; whoever asks until the next commit hears the same', async () => {
  expect([...(await queuedLanes())]).toEqual([]);
  await opened.write(async (trx) => {
    await enqueue(trx, 'read_attachment', { attachment_id: 'a1' });
    await enqueue(trx, 'clean_up_erased', { all: false });
  });
  const [first, second] = await Promise.all([queuedLanes(), queuedLanes()]);
  expect([...first]).toEqual([null, 'clean_up_erased']);
  expect(second).toBe(first);
  expect(asked).toHaveBeenCalledTimes(2);
  await opened.write(async (trx) => {
    await trx.updateTable('tasks').set({ state: 'DONE' }).where('name', '=', 'read_attachment').execute();
  });
  expect([...(await queuedLanes())]).toEqual(['clean_up_erased']);
});

test('that it could not be read is no answer', async () => {
  asked.mockRejectedValueOnce(new Error('the disk is away'));
  await expect(queuedLanes()).rejects.toThrow('the disk is away');
  expect([...(await queuedLanes())]).toEqual([]);
});
