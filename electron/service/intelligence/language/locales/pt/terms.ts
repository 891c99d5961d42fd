import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Portuguese. */
export const terms: TermsLocale = {
  lead: `estou|atualmente`,
  available: `disponí(?:vel)|disponibilidade(?: para (?:início|começar))?|data de início`,
  available_behind: `disponível`,
  from: `a partir de|desde|em`,
  now: `imediat(?:a|amente|o)|já`,
  at_once: `disponibilidade imediata|início imediato`,
  notice: `(?:período de |prazo de )?aviso prévio(?: de)?`,
  notice_behind: ` de aviso prévio`,
  no_notice: `nenhum|sem aviso prévio`,
  needed: `necessário|negociável`,
  within: `em|dentro de|com|após`,
  month_parts: { beginning: `(?:o )?início de`, middle: `meados de`, end: `(?:o )?fi(?:m|nal) de` },
  units: { day: `dias?`, week: `semanas?`, month: `m[eê]s(?:es)?` },
  numbers: `uma? dois três quatro cinco seis`,
  ends: { month: `ao fim do mês`, quarter: `ao fim do trimestre`, year: `ao fim do ano` },
  salary: `(?:pretensão|expectativa|pretensões|expectativas) salaria(?:l|is)|(?:salário) (?:pretendido|desejado|esperado)`,
  about: `é|são|de|cerca de|aprox(?:imadamente|\\.)?|entre`,
  at_least: `a partir de|desde|pelo menos|mínimo(?: de)?`,
  up_to: `até|máx(?:imo|\\.)?(?: de)?`,
  beside: `mais|negociáve(?:l|is)|fixos?|sem`,
  per: {
    year: `por ano|anuais|ao ano|/ ?ano`,
    month: `por mês|mensais|ao mês|/ ?mês`,
    day: `por dia|/ ?dia`,
    hour: `por hora|/ ?(?:hora|h)`,
  },
  moves: `disponibilidade (?:para|de) (?:mudança|mudar|relocação|deslocalização)\\p{L}*|disponível para mudan\\p{L}+|mobilidade (?:geográfica|nacional|internacional)`,
  stays: `sem disponibilidade para mudança`,
  permit: `(?:autorização de (?:residência|trabalho)|visto de trabalho|permissão de trabalho)(?: (?:válid[oa]|permanente|em \\p{L}+))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|cidad(?:ão|ã) (?:da ue|europeu|europeia|da união europeia|portuguesa? ?/ ?ue)`,
};
