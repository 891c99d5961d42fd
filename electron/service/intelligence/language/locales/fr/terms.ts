import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in French. */
export const terms: TermsLocale = {
  lead: `je suis|j['’]ai(?: un)?|actuellement|mon|ma|mes`,
  available: `disponible|disponibilités?|date de (?:disponibilité|début|prise de poste)|prise de poste`,
  available_behind: `disponible`,
  from: `à partir d[ue]|à compter d[ue]|dès(?: le)?|depuis le|au|le|en`,
  now: `immédiate(?:ment)?|de suite|tout de suite|dès maintenant`,
  at_once: `immédiatement disponible|disponibilité immédiate`,
  notice: `(?:période de |délai de |durée (?:du|de) )?préavis(?: de)?`,
  notice_behind: ` de préavis`,
  no_notice: `aucun|sans|néant`,
  needed: `requis|négociable`,
  within: `sous|dans|d['’]ici|avec|après`,
  month_parts: {
    beginning: `(?:le )?début(?: du mois)?(?: de)?|(?:le )?début d['’]`,
    middle: `(?:la )?mi`,
    end: `(?:la )?fin(?: du mois)?(?: de)?|(?:la )?fin d['’]`,
  },
  units: { day: `jours?(?: calendaires| ouvrés| ouvrables)?`, week: `semaines?`, month: `mois` },
  numbers: `une? deux trois quatre cinq six`,
  ends: { month: `fin de mois`, quarter: `fin de trimestre`, year: `fin d['’]année` },
  salary: `prétentions?(?: salariales?| financières?)?|(?:salaire|rémunération) (?:souhaitée?|demandée?|attendue?|visée?)|tjm(?: souhaité)?`,
  about: `est|sont|d['’]environ|de|environ|autour de|entre`,
  at_least: `à partir de|au moins|min(?:imum|\\.)?`,
  up_to: `jusqu['’]à|max(?:imum|\\.)?`,
  beside: `plus|hors|avec|négociables?|fixe|selon`,
  per: {
    year: `par an|annuels?|/ ?an(?:née)?|brut(?:s)? (?:annuels?|par an)`,
    month: `par mois|mensuels?|/ ?mois`,
    day: `par jour|/ ?j(?:our)?`,
    hour: `de l['’]heure|par heure|/ ?h(?:eure)?`,
  },
};
