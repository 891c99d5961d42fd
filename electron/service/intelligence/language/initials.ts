import type { WordRange } from './phrases.ts';

/** Small words a short form passes over: "corso *di* primo soccorso". */
const MAX_JOINT = 3;

/**
 * Where words stand side by side that a short form stands for: "soporte vital avanzado" for SVA; null where none do.
 * Words of up to three letters may be passed over, and the first and the last word are never among them.
 * @param keys the words of one line (tokens.ts)
 * @param short two capitals or more
 */
export function spelledOut(keys: readonly string[], short: string): WordRange | null {
  const letters = [...short.toLowerCase()];
  if (letters.length < 2) return null;
  for (const start of keys.keys()) {
    const end = endOf(keys, start, letters);
    if (end !== null) return { start, end };
  }
  return null;
}

function endOf(keys: readonly string[], start: number, letters: readonly string[]): number | null {
  let at = start;
  for (const letter of letters) {
    while (at > start && (keys[at]?.length ?? Infinity) <= MAX_JOINT) at += 1;
    const key = keys[at];
    if (key === undefined || key.length <= MAX_JOINT || !key.startsWith(letter)) return null;
    at += 1;
  }
  return at;
}
