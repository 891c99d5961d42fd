import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Spanish. */
export const terms: TermsLocale = {
  lead: `estoy|actualmente|mis?`,
  available: `disponib(?:le|ilidad)(?: para (?:incorporarme|incorporación|empezar))?|fecha de (?:incorporación|inicio)|incorporación`,
  available_behind: `disponible`,
  from: `a partir del?|desde(?: el)?|el|en`,
  now: `inmediata(?:mente)?|ya|de inmediato`,
  at_once: `disponibilidad inmediata|incorporación inmediata|disponible de inmediato`,
  notice: `(?:periodo|período|plazo) de preaviso(?: de)?|preaviso(?: de)?`,
  notice_behind: ` de preaviso`,
  no_notice: `ninguno|sin preaviso`,
  units: { day: `días?`, week: `semanas?`, month: `mes(?:es)?` },
  numbers: `una? dos tres cuatro cinco seis`,
  ends: { month: `a fin de mes`, quarter: `a fin de trimestre`, year: `a fin de año` },
  salary: `(?:expectativas?|pretensión|pretensiones|aspiración) salarial(?:es)?|(?:salario|sueldo) (?:deseado|esperado|pretendido)`,
  per: {
    year: `al año|anuales|brutos? (?:anuales|al año)|por año|/ ?año`,
    month: `al mes|mensuales|por mes|/ ?mes`,
    day: `al día|por día|/ ?día`,
    hour: `la hora|por hora|/ ?h(?:ora)?`,
  },
};
