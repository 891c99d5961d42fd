import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '#service/db/postgres/open.ts';
import { openForReading } from '#service/db/sqlite/open_for_reading.ts';
import { moveEngine, type Moved } from '#service/workflows/move_engine.ts';
import type { FromMoveChild, ToMoveChild } from '#service/workflows/office_move.ts';
import { onMessage, tell } from './channel.ts';

/*
 * A process of its own for a move to a server: to read and compare everything would keep the service from answering.
 * Its address comes in a message, as others may read arguments and environments.
 */

const send: (message: FromMoveChild) => void = tell;

/** It gives way to the service, and to other programs. */
setPriority(10);

const begun = Promise.withResolvers<void>();

async function move(address: string, data_dir: string): Promise<Moved> {
  // an instance wants a folder of its own, which a move has no use for
  const own_folder = mkdtempSync(path.join(tmpdir(), 'longlist-move-'));
  try {
    const target = await openPostgres(address, { data_dir: own_folder });
    try {
      send({ type: 'connected' });
      await begun.promise;
      const source = openForReading(data_dir);
      try {
        return await moveEngine(source, target, (progress) => send({ type: 'progress', progress }));
      } finally {
        await source.close();
      }
    } finally {
      await target.close();
    }
  } finally {
    rmSync(own_folder, { recursive: true, force: true });
  }
}

function receive(message: ToMoveChild): void {
  if (message.type === 'begin') return begun.resolve();
  move(message.address, message.data_dir).then(
    (moved) => send({ type: 'done', moved }),
    (error: unknown) =>
      send({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
}

onMessage<ToMoveChild>(receive);
process.on('disconnect', () => process.exit(0)); // the service is gone
send({ type: 'ready' });
