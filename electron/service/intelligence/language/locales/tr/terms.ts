import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Turkish. */
export const terms: TermsLocale = {
  lead: `şu anda|halen`,
  available: `müsaitlik(?: tarihi)?|işe (?:başlama|giriş)(?: tarihi)?|işbaşı(?: tarihi)?|en erken başlama|başlama tarihi|başlangıç tarihi`,
  available_behind: `(?:(?:tarihi)?(?:['’]?\\p{Ll}{1,3} )?(?:tarihinde |itibaren |itibariyle ))?(?:müsait(?:im)?|(?:işe )?başlayabilir(?:im)?|hazır(?:ım)?|uygun(?:um)?)`,
  from: `en erken`,
  now: `hemen|derhal`,
  at_once: `(?:hemen|derhal|anında) (?:(?:işe )?başlayabilir(?:im)?|müsait(?:im)?|hazır(?:ım)?)`,
  notice: `ihbar (?:süre(?:m|si)|öneli?)`,
  notice_behind: ` ihbar(?: süre(?:si|m))?(?: var)?`,
  no_notice: `yok`,
  needed: `gerekli`,
  within: `en geç`,
  month_parts: { beginning: `başı`, middle: `ortası`, end: `sonu` },
  units: { day: `(?:iş )?gün`, week: `hafta`, month: `ay` },
  numbers: `bir iki üç dört beş altı`,
  ends: { month: `ay sonuna`, quarter: `çeyrek sonuna`, year: `yıl sonuna` },
  salary: `(?:net |brüt |aylık |yıllık )*(?:maaş|ücret) (?:beklenti(?:si|m|leri)?|talebi(?:m)?|isteği(?:m)?)|(?:beklenen|istenen|talep edilen) (?:net |brüt )?(?:maaş|ücret)|(?:net|brüt)(?= \\d[\\d.,]*(?: \\p{L}+)? (?:bekliyorum|istiyorum))`,
  about: `yaklaşık|ortalama|aylık|yıllık|brüt|net`,
  at_least: `en az|asgari`,
  up_to: `en fazla|en çok|azami`,
  beside: `artı|ve yan haklar|bekliyorum|istiyorum`,
  per: { year: `yıllık|/ ?yıl`, month: `aylık|/ ?ay`, day: `günlük|/ ?gün`, hour: `saatlik|/ ?saat` },
  moves: `taşın(?:abilir(?:im)?|maya (?:açı[kğ]\\p{L}*|hazır\\p{L}*|istekli\\p{L}*))|(?:şehir|il|ülke) değiştir(?:ebilir(?:im)?|meye (?:açı[kğ]\\p{L}*|hazır\\p{L}*))|taşınma (?:engeli(?:m)? (?:yok|bulunmu?yor|bulunmamaktadır)|sorunu(?:m)? yok|mümkün)|(?:yer|şehir) değişikliği(?:ne)?\\s*[:–-]?\\s*(?:uygun\\p{L}*|mümkün|evet|açığım|açık)|yer değiştirebilir(?:im)?`,
  stays: `taşın(?:amam|mak istemiyorum|maya uygun değil\\p{L}*)|(?:şehir|yer) değiştiremem|(?:yer|şehir) değişikliği\\s*[:–-]\\s*(?:hayır|uygun değil|olmaz)|taşınma engeli(?:m)? var`,
  permit: `(?:(?:\\p{L}+['’]?d[ea] )?(?:geçerli |süresiz )*(?:çalışma|oturma|ikamet) (?:izni|iznim|müsaadesi)(?: (?:var|mevcut|vardır|geçerli))?(?: (?:[\\p{L}\\d .,'’()/-]{0,60}))?)(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|ab (?:vatandaşı(?:yım)?|yurttaşı)|avrupa birliği vatandaşı(?:yım)?`,
};
