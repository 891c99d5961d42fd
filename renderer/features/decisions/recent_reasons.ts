import { writeLocal, readLocal } from '../../lib/local_storage.ts';
import { texts } from '../../texts.ts';

const KEY = 'reasons';

/** Reasons to choose from: this computer's own list, or the usual ones. */
export function commonReasons(): readonly string[] {
  const own = parseReasons(readLocal(KEY) ?? '');
  return own.length > 0 ? own : texts.notes.reasons;
}

/** Keeps a list in place of the usual one; an empty one brings that back. */
export function keepReasons(lines: string): void {
  const reasons = parseReasons(lines);
  writeLocal(KEY, reasons.length === 0 ? null : reasons.join('\n'));
}

/** One reason a line, each once, at most nine: as many as there are keys for them. */
export function parseReasons(lines: string): string[] {
  const reasons = lines.split('\n').map((line) => line.trim().slice(0, 200));
  return [...new Set(reasons)].filter((reason) => reason !== '').slice(0, 9);
}
