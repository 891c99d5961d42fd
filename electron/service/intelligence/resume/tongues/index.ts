import { CZECH_SLOVAK } from './cs.ts';
import { DANISH_NORWEGIAN } from './da.ts';
import { DUTCH } from './nl.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { GERMAN } from './de.ts';
import { ITALIAN } from './it.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { ROMANIAN } from './ro.ts';
import { SPANISH } from './es.ts';
import { SWEDISH } from './sv.ts';
import { TURKISH } from './tr.ts';
import type { Tongue } from './tongue.ts';

/** The languages that are read; where two use one word differently, the earlier one wins. */
export const TONGUES: readonly Tongue[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  DUTCH,
  PORTUGUESE,
  POLISH,
  ROMANIAN,
  TURKISH,
  SWEDISH,
  DANISH_NORWEGIAN,
  CZECH_SLOVAK,
];

/**
 * The alternatives of all languages as one. Those that may end a compound ("\p{L}*skola") come last with the beginning of the
 * word written once: tried one by one they would run through each word as often as there are such endings.
 */
export function alternatives(of: (tongue: Tongue) => string): string {
  const all = TONGUES.flatMap((tongue) => topLevel(of(tongue))).filter((words) => words !== '');
  const endings = all
    .filter((words) => words.startsWith(COMPOUND))
    .map((words) => words.slice(COMPOUND.length));
  const plain = all.filter((words) => !words.startsWith(COMPOUND));
  return [...plain, ...(endings.length > 0 ? [`${COMPOUND}(?:${endings.join('|')})`] : [])].join('|');
}

const COMPOUND = String.raw`\p{L}*`;

/** The alternatives of an expression that stand in no bracket. */
export function topLevel(expression: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of expression.matchAll(/\\.|\[[^\]]*\]|[^]/gu)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
