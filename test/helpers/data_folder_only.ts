import { describe, it } from 'vitest';
import { IS_ON_POSTGRES } from './engine.ts';

/**
 * For what is about the data folder or the file of SQLite in it (backups, restores, moves, exports, damage, full disks,
 * bytes that are left of somebody): a server has none of that. Everything else is tested on both engines.
 */
export const describeDataFolder = describe.skipIf(IS_ON_POSTGRES);
export const itOfDataFolder = it.skipIf(IS_ON_POSTGRES);
