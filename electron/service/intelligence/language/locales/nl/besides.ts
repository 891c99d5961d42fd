import type { Besides } from '../../locale.ts';

/** What stands in Dutch beside what is asked for (../../locale.ts). */
export const NL_BESIDES: Besides = {
  so: `dus daarom vandaar_dat`,
  our: `onze ons`,
  ours: `onze ons we wij de_klant klant klanten de_locatie het_magazijn de_functie`,
  tells: `is zijn zit zitten ligt liggen spreekt spreken`,
  wish: `liefst graag beter bij_voorkeur het_zou_fijn_zijn_als het_zou_mooi_zijn_als`,
  wished: `is_een_pre een_pre is_een_plus zou_fijn_zijn zou_mooi_zijn is_mooi_meegenomen`,
  otherwise: `anders`,
  conflict: `concurrent concurrentie rechtszaak geschil conflict belangenconflict`,
  purpose: `voor`,
  vehicle: `busje bus aanhanger vrachtwagen bestelbus bestelwagen auto`,
  there: `daarheen daar ernaartoe`,
  toward: `naar`,
  it: `het dat dit ze`,
};
