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

/** The alternatives of all languages as one. */
export function alternatives(of: (tongue: Tongue) => string): string {
  return TONGUES.map(of)
    .filter((words) => words !== '')
    .join('|');
}
