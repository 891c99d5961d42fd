import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in Italian. */
export const terms: TermsLocale = {
  lead: `sono|devo dare(?: un)?|ho(?: un)?|attualmente|il mio|la mia`,
  available: `(?:posso|potrei) (?:iniziare|cominciare)|liber[oa](?= da)|disponibil(?:e|ità)(?: (?:a iniziare|all['’]inizio))?|data di (?:inizio|disponibilità)`,
  available_behind: `disponibile`,
  from: `il(?= \\d)|a partire da(?:l(?:l['’])?)?|dall['’]|dal?|da`,
  now: `immediata(?:mente)?|subito|da subito`,
  at_once: `disponibilità immediata|immediatamente disponibile`,
  notice: `(?:periodo di )?preavviso(?: di)?`,
  notice_behind: ` di preavviso`,
  no_notice: `nessuno|senza preavviso`,
  needed: `richiesto|negoziabile|trattabile`,
  within: `entro|tra|fra|con|dopo`,
  month_parts: { beginning: `inizio(?: di)?|inizi di`, middle: `metà(?: di)?`, end: `fine(?: di)?` },
  units: { day: `giorn[oi](?: di calendario| lavorativi)?`, week: `settiman[ae]`, month: `mes[ei]` },
  numbers: `un[oa]? due tre quattro cinque sei`,
  ends: { month: `a fine mese`, quarter: `a fine trimestre`, year: `a fine anno` },
  salary: `(?:aspettativ[ae]|pretes[ae]|richiest[ae]) (?:economic(?:a|he)|retributiv[ae]|salarial[ei])|(?:ral|retribuzione|stipendio) (?:desiderat[ao]|attes[ao]|richiest[ao])`,
  about: `è|sono|di|circa|intorno a|tra|fra`,
  at_least: `da|a partire da|almeno|min(?:imo|\\.)?`,
  up_to: `fino a|massimo|max\\.?`,
  beside: `più|trattabil[ei]|negoziabil[ei]|oltre|esclus[oi]|inclus[oi]`,
  per: {
    year: `all['’]anno|annu[ei]|lord[ei] annu[ei]|l['’]anno|/ ?anno`,
    month: `al mese|mensili|/ ?mese`,
    day: `al giorno|/ ?giorno`,
    hour: `all['’]ora|l['’]ora|/ ?(?:ora|h)`,
  },
  moves: `disponibil\\p{L}+ (?:al trasferiment\\p{L}+|a(?:i)? trasferiment\\p{L}+|a trasferir\\p{L}+|a trasferte e trasferimenti|a cambiare città)(?!\\s*[:–-]\\s*no)|(?:dispost|apert|pront)[oa] (?:a(?:l|d)?(?: un)? )?(?:trasferir\\p{L}+|trasferiment\\p{L}+|cambiare città|spostar\\p{L}+)|(?:posso|potrei|vorrei) (?:trasferirmi|cambiare città)|mobilità (?:nazionale|geografica|internazionale|totale|su tutto il territorio(?: nazionale)?)|trasferimento (?:possibile|ok|sì|nessun problema)|trasferimento\\s*[:–-]\\s*(?:sì|si|possibile|ok)|nessun problema (?:a|per) trasferir\\p{L}+`,
  stays: `non (?:disponibile al(?:l?['’]?)? ?trasferimento|dispost[oa] a trasferir\\p{L}+|posso trasferirmi)|nessuna disponibilità al trasferimento|disponibilità al trasferimento\\s*[:–-]\\s*no`,
  permit: `(?:permesso di (?:soggiorno|lavoro)|carta di soggiorno)(?: (?:valid[oa]|illimitat[oa]|per (?:motivi di )?lavoro(?: \\p{L}+)?|in corso di validità|fino al? [\\d./]+|a tempo indeterminato))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|cittadin[oa] (?:ue|europe[oa]|dell['’]unione europea|dell['’]ue|comunitari[oa])|documenti in regola per lavorare`,
};
