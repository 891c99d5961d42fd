import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/**
 * Resident memory of a process in bytes, read from outside so that it is known even while the process is
 * stuck in a loop; null where the system has no /proc.
 */
export function residentBytes(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
    return pages === undefined ? null : Number(pages) * PAGE_BYTES;
  } catch {
    return null; // ended between two looks
  }
}
