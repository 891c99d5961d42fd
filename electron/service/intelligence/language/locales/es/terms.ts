import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Spanish. */
export const terms: TermsLocale = {
  lead: `estoy|tengo(?: un)?|actualmente|mis?`,
  available: `disponib(?:le|ilidad)(?: para (?:incorporarme|incorporación|empezar))?|fecha de (?:incorporación|inicio)|incorporación`,
  available_behind: `disponible`,
  from: `a partir del?|desde(?: el)?|el|en`,
  now: `inmediata(?:mente)?|ya|de inmediato`,
  at_once: `disponibilidad inmediata|incorporación inmediata|disponible de inmediato`,
  notice: `(?:periodo|período|plazo) de preaviso(?: de)?|preaviso(?: de)?`,
  notice_behind: ` de preaviso`,
  no_notice: `ninguno|sin preaviso`,
  needed: `requerido|negociable`,
  within: `en|con|tras|dentro de`,
  month_parts: {
    beginning: `(?:los )?(?:principios|inicios?|comienzos) de`,
    middle: `mediados de`,
    end: `(?:los )?fina(?:les|l) de`,
  },
  units: { day: `días?(?: naturales| hábiles| laborables)?`, week: `semanas?`, month: `mes(?:es)?` },
  numbers: `una? dos tres cuatro cinco seis`,
  ends: { month: `a fin de mes`, quarter: `a fin de trimestre`, year: `a fin de año` },
  salary: `(?:expectativas?|aspiración|aspiraciones) (?:salarial(?:es)?|económicas?)|pretensi(?:ón|ones)(?: salarial(?:es)?| económicas?)?|(?:salario|sueldo) (?:deseado|esperado|pretendido)`,
  about: `es|son|de|unos|aprox(?:imadamente|\\.)?|alrededor de|entre`,
  at_least: `desde|a partir de|al menos|mín(?:imo|\\.)?(?: de)?`,
  up_to: `hasta|máx(?:imo|\\.)?(?: de)?`,
  beside: `más|negociables?|fijos?|incluid[oa]|sin`,
  per: {
    year: `al año|anuales|brutos? (?:anuales|al año)|por año|/ ?año`,
    month: `al mes|mensuales|por mes|/ ?mes`,
    day: `al día|por día|/ ?día`,
    hour: `la hora|por hora|/ ?h(?:ora)?`,
  },
};
