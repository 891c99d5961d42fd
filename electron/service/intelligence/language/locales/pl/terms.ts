import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Polish. */
export const terms: TermsLocale = {
  lead: `jestem|obecnie`,
  available: `dostępn(?:y|a|ość)|(?:możliwy )?termin rozpoczęcia(?: pracy)?`,
  available_behind: `dostępn[ya]`,
  from: `od`,
  now: `od zaraz|natychmiast(?:owa)?|od ręki`,
  at_once: `dostępn[ya] od zaraz`,
  notice: `okres wypowiedzenia`,
  notice_behind: ` (?:okresu )?wypowiedzenia`,
  no_notice: `brak`,
  needed: `wymagany`,
  within: `za|w ciągu|po|z`,
  month_parts: { beginning: `początek|początku`, middle: `połowa|połowy`, end: `koniec|końca` },
  units: { day: `dni|dzień`, week: `tydzień|tygodni(?:e|owy)?`, month: `miesiąc(?:e)?|miesięcy` },
  numbers: `jeden dwa trzy cztery pięć sześć`,
  ends: { month: `na koniec miesiąca`, quarter: `na koniec kwartału`, year: `na koniec roku` },
  salary: `oczekiwania finansowe|oczekiwane wynagrodzenie|oczekiwania płacowe`,
  about: `to|wynosi|wynoszą|ok\\.?|około|między`,
  at_least: `od|min(?:imum|\\.)?|co najmniej`,
  up_to: `do|maks(?:ymalnie|\\.)?`,
  beside: `plus|do negocjacji`,
  per: {
    year: `rocznie|/ ?rok`,
    month: `miesięcznie|(?:netto|brutto) miesięcznie|/ ?mies(?:iąc|\\.)?`,
    day: `dziennie|/ ?dzień`,
    hour: `za godzinę|/ ?(?:h|godz\\.?)`,
  },
  moves: `gotow(?:y|a|ość) (?:na|do) (?:relokacj\\p{L}|przeprowadzk\\p{L})|możliwość (?:relokacji|przeprowadzki)|otwart[ya] na (?:relokację|przeprowadzkę)|mobilność\\s*[:–-]\\s*(?:tak|pełna|cała polska)`,
  stays: `brak gotowości do (?:relokacji|przeprowadzki)|bez możliwości relokacji`,
  permit: `(?:pozwolenie na pracę|zezwolenie na pracę|karta (?:stałego )?pobytu|prawo do pracy)(?: (?:w \\p{L}+|bezterminowe|ważne))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|obywatel(?:ka)? ue|obywatelstwo ue`,
};
