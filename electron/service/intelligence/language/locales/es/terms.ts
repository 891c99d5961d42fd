import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Spanish. */
export const terms: TermsLocale = {
  lead: `estoy|debo dar(?: un)?|tengo(?: un)?|actualmente|mis?`,
  available: `(?:puedo|podría) (?:empezar|incorporarme|comenzar)|libre(?= desde| a partir)|disponib(?:le|ilidad)(?: para (?:incorporarme|incorporación|empezar))?|fecha de (?:incorporación|inicio)|incorporación`,
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
  salary: `(?:expectativas?|aspiración|aspiraciones) (?:salarial(?:es)?|económicas?)|pretensi(?:ón|ones)(?: salarial(?:es)?| económicas?)?|(?:salario|sueldo) (?:deseado|esperado|pretendido)|banda salarial|(?:busco|pido|quiero|espero)(?= (?:(?:a partir de|desde|al menos|mínimo(?: de)?) )?[$€]?\\d[\\d.,]* ?(?:k|€|\\$|euros|mil|pesos))|(?=mínimo [$€]?\\d[\\d.,]* ?(?:k|€|\\$|euros|pesos))`,
  about: `es|son|de|unos|aprox(?:imadamente|\\.)?|alrededor de|entre`,
  at_least: `desde|a partir de|al menos|mín(?:imo|\\.)?(?: de)?`,
  or_more: `o más|en adelante|para arriba`,
  up_to: `hasta|máx(?:imo|\\.)?(?: de)?`,
  beside: `más|negociables?|fijos?|incluid[oa]|sin`,
  per: {
    year: `al año|anuales|brutos? (?:anuales|al año)|por año|/ ?año`,
    month: `al mes|mensuales|por mes|/ ?mes`,
    day: `al día|por día|/ ?día`,
    hour: `la hora|por hora|/ ?h(?:ora)?`,
  },
  moves: `disponibilidad para (?:reubica\\p{L}+|cambi(?:o|ar) de (?:residencia|domicilio|ciudad)|mudar\\p{L}*|trasladar\\p{L}*|traslados?)|disponibilidad geográfica|movilidad (?:geográfica|nacional|internacional|total)(?!\\s*[:–-]\\s*no)|(?:dispuest[oa]|abiert[oa]|list[oa]) (?:a|para)(?: un| cualquier)? ?(?:mudar\\p{L}+|trasladar\\p{L}+|reubicar\\p{L}+|traslados?|mudanzas?|cambi(?:o|ar) de (?:residencia|ciudad|domicilio))|(?:puedo|podría|me gustaría) (?:mudarme|trasladarme|cambiar de (?:residencia|ciudad))|sin (?:problemas? (?:para|de|en)|inconvenientes? (?:para|en)) (?:mudar\\p{L}*|trasladar\\p{L}*|cambiar de (?:residencia|ciudad)|traslad\\p{L}+)`,
  stays: `sin disponibilidad para (?:cambio de residencia|viajar o mudar\\p{L}*|trasladar\\p{L}*|mudar\\p{L}*)|no (?:disponible para cambio de residencia|puedo (?:mudarme|trasladarme)|dispuest[oa] a (?:mudar|trasladar)\\p{L}*)|movilidad geográfica\\s*[:–-]\\s*no|sin movilidad geográfica`,
  permit: `(?:con )?(?:nie y )?(?:permiso de (?:trabajo|residencia)(?: y (?:de )?(?:trabajo|residencia))?|autorización (?:de trabajo|para trabajar)|tarjeta de residencia)(?: (?:en regla|en vigor|vigente|válido|permanente|en \\p{L}+|de larga duración))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|ciudadan[oa] (?:de la ue|europe[oa]|comunitari[oa]|de la unión europea)|papeles en regla`,
};
