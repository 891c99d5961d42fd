import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Dutch. */
export const terms: TermsLocale = {
  lead: `ik ben|momenteel|mijn`,
  available: `beschikbaar(?:heid)?|(?:vroegste |mogelijke )*startdatum`,
  available_behind: `beschikbaar`,
  from: `vanaf|per|met ingang van`,
  now: `(?:per )?direct|onmiddellijk|meteen`,
  at_once: `(?:per )?direct beschikbaar|onmiddellijk beschikbaar`,
  notice: `opzegtermijn(?: van)?`,
  notice_behind: ` opzegtermijn`,
  no_notice: `geen`,
  needed: `vereist`,
  within: `binnen|over|met|na`,
  month_parts: { beginning: `begin`, middle: `medio|half`, end: `eind(?:e)?` },
  units: { day: `dag(?:en)?`, week: `we(?:ek|ken)`, month: `maand(?:en)?` },
  numbers: `een twee drie vier vijf zes`,
  ends: {
    month: `tegen het einde van de maand`,
    quarter: `tegen het einde van het kwartaal`,
    year: `tegen het einde van het jaar`,
  },
  salary: `salaris(?:indicatie|wens|verwachting|eis)|gewenst salaris|(?:gewenst )?uurtarief`,
  about: `is|van|ca\\.?|circa|rond|ongeveer|tussen`,
  at_least: `vanaf|minimaal|min\\.`,
  or_more: `of meer`,
  up_to: `tot|max(?:imaal|\\.)?`,
  beside: `plus|exclusief|excl\\.?|inclusief|incl\\.?|bespreekbaar`,
  per: {
    year: `per jaar|/ ?jaar`,
    month: `per maand|bruto per maand|/ ?maand`,
    day: `per dag|/ ?dag`,
    hour: `per uur|/ ?uur`,
  },
  moves: `bereid (?:om )?te verhuizen|verhuizen (?:is )?(?:mogelijk|geen probleem)|verhuisbereid`,
  stays: `niet bereid (?:om )?te verhuizen`,
  permit: `(?:werkvergunning|verblijfsvergunning|tewerkstellingsvergunning)(?: (?:aanwezig|geldig|niet nodig|voor onbepaalde tijd))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|eu-burger|eu-staatsburger`,
};
