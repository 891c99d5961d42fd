import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Turkish. */
export const terms: TermsLocale = {
  lead: `şu anda|halen`,
  available: `müsaitlik|işe başlama(?: tarihi)?|başlama tarihi|başlangıç tarihi`,
  available_behind: `(?:itibaren |itibariyle )?(?:müsait(?:im)?|başlayabilirim|işe başlayabilirim)`,
  from: `en erken`,
  now: `hemen|derhal`,
  at_once: `hemen (?:başlayabilirim|müsaitim|işe başlayabilirim)`,
  notice: `ihbar (?:süre(?:m|si)|öneli?)`,
  notice_behind: ` ihbar süresi`,
  no_notice: `yok`,
  needed: `gerekli`,
  within: `en geç`,
  month_parts: { beginning: `başı`, middle: `ortası`, end: `sonu` },
  units: { day: `(?:iş )?gün`, week: `hafta`, month: `ay` },
  numbers: `bir iki üç dört beş altı`,
  ends: { month: `ay sonuna`, quarter: `çeyrek sonuna`, year: `yıl sonuna` },
  salary: `(?:net |brüt |aylık |yıllık )*(?:maaş|ücret) (?:beklenti(?:si|m|leri)?|talebi(?:m)?)`,
  about: `yaklaşık|ortalama|aylık|yıllık|brüt|net`,
  at_least: `en az|asgari`,
  up_to: `en fazla|en çok|azami`,
  beside: `artı|ve yan haklar`,
  per: { year: `yıllık|/ ?yıl`, month: `aylık|/ ?ay`, day: `günlük|/ ?gün`, hour: `saatlik|/ ?saat` },
};
