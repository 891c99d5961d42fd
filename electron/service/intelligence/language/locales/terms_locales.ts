import type { TermsLocale } from '../terms_locale.ts';
import { terms as de } from './de/terms.ts';
import { terms as en } from './en/terms.ts';
import { terms as es } from './es/terms.ts';
import { terms as fr } from './fr/terms.ts';
import { terms as it } from './it/terms.ts';
import { terms as nl } from './nl/terms.ts';
import { terms as pl } from './pl/terms.ts';
import { terms as pt } from './pt/terms.ts';
import { terms as tr } from './tr/terms.ts';

/** The languages in which availability, notice and salary are read. */
export const TERMS_LOCALES: readonly TermsLocale[] = [en, de, fr, es, it, pt, nl, pl, tr];
