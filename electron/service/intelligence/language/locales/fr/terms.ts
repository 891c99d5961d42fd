import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in French. */
export const terms: TermsLocale = {
  lead: `je suis|actuellement|mon|ma|mes`,
  available: `disponible|disponibilités?|date de (?:disponibilité|début|prise de poste)|prise de poste`,
  available_behind: `disponible`,
  from: `à partir d[ue]|à compter d[ue]|dès(?: le)?|depuis le|au|le|en`,
  now: `immédiate(?:ment)?|de suite|tout de suite|dès maintenant`,
  at_once: `immédiatement disponible|disponibilité immédiate`,
  notice: `(?:période de |délai de |durée (?:du|de) )?préavis(?: de)?`,
  notice_behind: ` de préavis`,
  no_notice: `aucun|sans|néant`,
  units: { day: `jours?`, week: `semaines?`, month: `mois` },
  numbers: `une? deux trois quatre cinq six`,
  ends: { month: `fin de mois`, quarter: `fin de trimestre`, year: `fin d['’]année` },
  salary: `prétentions? salariales?|(?:salaire|rémunération) (?:souhaitée?|demandée?|attendue?|visée?)|tjm(?: souhaité)?`,
  per: {
    year: `par an|annuels?|brut(?:s)? (?:annuels?|par an)|/ ?an`,
    month: `par mois|mensuels?|/ ?mois`,
    day: `par jour|/ ?j(?:our)?`,
    hour: `de l['’]heure|par heure|/ ?h(?:eure)?`,
  },
};
