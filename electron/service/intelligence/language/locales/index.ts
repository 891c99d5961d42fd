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
import { de as wider_de } from './wider/de.ts';
import { en as wider_en } from './wider/en.ts';
import { fr as wider_fr } from './wider/fr.ts';
import { it as wider_it } from './wider/it.ts';
import { tr as wider_tr } from './wider/tr.ts';
import { es as wider_es } from './wider/es.ts';
import { widened } from './wider/wider.ts';

/** Every language whose words are known; English first. */
export const LOCALES: readonly Locale[] = [
  widened(en, wider_en),
  widened(de, wider_de),
  widened(fr, wider_fr),
  widened(es, wider_es),
  widened(it, wider_it),
  nl,
  pl,
  pt,
  ro,
  widened(tr, wider_tr),
];
