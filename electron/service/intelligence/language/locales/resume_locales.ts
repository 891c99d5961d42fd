import { CZECH_SLOVAK } from './cs/resume.ts';
import { DANISH_NORWEGIAN } from './da/resume.ts';
import { DUTCH } from './nl/resume.ts';
import { ENGLISH } from './en/resume.ts';
import { FRENCH } from './fr/resume.ts';
import { GERMAN } from './de/resume.ts';
import { ITALIAN } from './it/resume.ts';
import { POLISH } from './pl/resume.ts';
import { PORTUGUESE } from './pt/resume.ts';
import { ROMANIAN } from './ro/resume.ts';
import { SPANISH } from './es/resume.ts';
import { SWEDISH } from './sv/resume.ts';
import { TURKISH } from './tr/resume.ts';
import type { ResumeLocale } from '../resume_locale.ts';

/** The languages that are read; where two use one word differently, the earlier one wins. */
export const RESUME_LOCALES: readonly ResumeLocale[] = [
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
 * The alternatives of all languages as one. Those that may end a compound ("\p{L}*skola") come last with the
 * beginning of the word written once: tried one by one they would run through each word as often as there are
 * such endings.
 */
export function alternatives(of: (locale: ResumeLocale) => string): string {
  const all = RESUME_LOCALES.flatMap((locale) => topLevel(of(locale))).filter((words) => words !== '');
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
