import type { Locale } from '../locale.ts';
import { de } from './de/words.ts';
import { en } from './en/words.ts';
import { es } from './es/words.ts';
import { fr } from './fr/words.ts';
import { it } from './it/words.ts';
import { nl } from './nl/words.ts';
import { pl } from './pl/words.ts';
import { pt } from './pt/words.ts';
import { ro } from './ro/words.ts';
import { tr } from './tr/words.ts';

/** Every language whose words are known; English first. */
export const LOCALES: readonly Locale[] = [en, de, fr, es, it, nl, pl, pt, ro, tr];

/** Languages that join nouns into one word; such a word alone says little of its language. */
export const JOINING_NOUNS = LOCALES.filter(({ joins_nouns }) => joins_nouns === true);
