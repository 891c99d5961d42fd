import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in French. */
export const terms: TermsLocale = {
  lead: `je suis|je|j['’]ai(?: un)?|actuellement|mon|ma|mes`,
  available: `(?:disponible|libre)(?: pour commencer)?|(?:peux|pourrais|pourrai) (?:commencer|débuter|démarrer)|disponibilités?|date de (?:disponibilité|début|prise de poste)|prise de poste`,
  available_behind: `disponible|libre`,
  from: `à partir d[ue]|à compter d[ue]|dès(?: le)?|depuis le|au|le|en`,
  now: `immédiate(?:ment)?|de suite|tout de suite|dès maintenant`,
  at_once: `libre (?:de suite|tout de suite|immédiatement)|immédiatement disponible|disponibilité immédiate`,
  notice: `(?:période de |délai de |durée (?:du|de) )?préavis(?: de| d['’])?`,
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
  salary: `prétentions?(?: salariales?| financières?)?|(?:salaire|rémunération) (?:souhaitée?|demandée?|attendue?|visée?)|tjm(?: souhaité)?|(?:je )?(?:souhaite|vise|demande)(?= \\d)|(?:je )?(?:cherche|souhaite|vise|demande)(?= (?:à partir de|au moins|min(?:imum|\\.)?) \\d)|(?:minimum)(?= \\d[\\d  .]* ?€)`,
  about: `est|d['’]|sont|d['’]environ|de|environ|autour de|entre`,
  at_least: `à partir de|au moins|min(?:imum|\\.)?`,
  or_more: `ou plus|et plus`,
  up_to: `jusqu['’]à|max(?:imum|\\.)?`,
  beside: `plus|hors|avec|négociables?|fixe|selon`,
  per: {
    year: `par an|annuels?|/ ?an(?:née)?|brut(?:s)? (?:annuels?|par an)`,
    month: `par mois|mensuels?|/ ?mois`,
    day: `par jour|/ ?j(?:our)?`,
    hour: `de l['’]heure|par heure|/ ?h(?:eure)?`,
  },
  moves: `mobile? (?:(?:sur |dans )?(?:toute la |la )?france(?: entière)?|europe|à l['’]international|nationale?(?:ment)?|géographiquement|en \\p{L}+|partout)|mobilité\\s*[:–-]?\\s*(?:nationale|internationale|géographique|france(?: entière)?|europe|régionale|totale|oui)|mobilité (?:nationale|internationale|géographique)|(?:prêt|disposé|ouvert)e?s? (?:à|au)(?: un| une| la| tout)? ?(?:déménage\\p{L}+|mobilité|changer de (?:ville|région))|déménagement (?:possible|envisageable|envisagé|accepté)|(?:peux|pourrais|accepte(?:rais)? de|souhaite) (?:déménager|m['’]installer(?= (?:n['’]importe|partout|ailleurs|dans|en|à)))`,
  stays: `non mobile|pas (?:de mobilité|mobile|de déménagement|prêt\\p{L}* à déménager)|mobilité\\s*[:–-]\\s*(?:non|aucune|réduite)|déménagement (?:impossible|exclu)|ne (?:peux|souhaite) pas déménager`,
  permit: `(?:titulaire d['’]un(?:e)? )?(?:permis de travail|titre de séjour|carte de séjour|carte de résident|autorisation de travail)(?: (?:en cours de validité|valide|permanent|ouvert|valable jusqu['’](?:en|au) [\\d./ ]+|\\p{L}+))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|autorisée? à travailler(?: (?:[\\p{L}\\d .,'’()/-]{0,60}))?|droit de travailler(?: (?:[\\p{L}\\d .,'’()/-]{0,60}))?|citoyen(?:ne)? (?:de l['’]ue|européen(?:ne)?|de l['’]union européenne)|ressortissant(?:e)? (?:ue|européen(?:ne)?|de l['’]ue)`,
};
