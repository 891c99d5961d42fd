import type { Locale } from '../locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';

/** Every language whose words are known; English first. */
export const LOCALES: readonly Locale[] = [en, de, fr, es, it, nl, pl, pt, ro, tr];

/** Languages that join nouns into one word; such a word alone says little of its language. */
export const JOINING_NOUNS = LOCALES.filter(({ joins_nouns }) => joins_nouns === true);
