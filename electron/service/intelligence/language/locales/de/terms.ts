import type { TermsLocale } from '../../terms_locale.ts';

/** When somebody can start and what they want to earn, in German. */
export const terms: TermsLocale = {
  lead: `ich bin|ich kann|ich stelle mir|ich|ich stehe|ich habe(?: eine)?|aktuell|derzeit|meine?`,
  available: `verfügbar(?:keit)?(?: ab(?=\\s*[:–-]))?|kann(?=.{4,30} (?:anfangen|beginnen|starten))|(?:frühest(?:er|möglicher) |möglicher |nächstmöglicher )*(?:eintrittstermin|eintrittsdatum|eintritt(?: möglich)?|starttermin|arbeitsbeginn|einstieg)|einsatzbereit|zur verfügung|start(?= ab| zum)|beginn(?= ab)`,
  available_behind: `anfangen|beginnen|starten|verfügbar|einsatzbereit|zur verfügung|frei|möglich`,
  from: `ab(?: dem)?|zum|seit|ist`,
  now: `(?:ab )?sofort|umgehend|unverzüglich`,
  at_once: `(?:ab )?sofort (?:verfügbar|einsatzbereit|frei)|sofortige verfügbarkeit`,
  notice: `kündigungsfrist(?: von)?`,
  notice_behind: ` ?(?:kündigungsfrist)`,
  no_notice: `keine`,
  needed: `erforderlich|verhandelbar`,
  within: `in|innerhalb von|binnen|mit|nach`,
  month_parts: { beginning: `anfang`, middle: `mitte`, end: `ende` },
  units: { day: `(?:kalender|werk|arbeits)?tage?n?`, week: `wochen?`, month: `monate?n?` },
  numbers: `ein(?:e[nm]?)? zwei drei vier fünf sechs`,
  ends: {
    month: `zum (?:15\\. oder (?:zum )?)?(?:monatsende|ende (?:des|eines) (?:kalender)?monats)`,
    quarter: `zum (?:quartalsende|quartal|ende (?:des|eines) (?:kalender)?(?:quartals|vierteljahres))`,
    year: `zum (?:jahresende|ende des (?:kalender)?jahres)`,
  },
  salary: `(?:jahres)?gehalts(?:vorstellung(?:en)?|wunsch|erwartung(?:en)?)|(?:jahres)?wunschgehalt|gewünschtes (?:jahres|brutto|monats|jahresbrutto)?gehalt|(?:gewünschter )?(?:tages|stunden)satz|(?<=ich stelle mir )(?=\\d.{1,40} vor[.!]?$)|(?:gesucht|suche|möchte|wünsche mir|brauche)(?= (?:ab|mind(?:estens|\\.)?) ?\\d)`,
  about: `ist|liegt bei|liegen bei|beträgt|betragen|von|ca\\.?|circa|etwa|rund|zwischen`,
  at_least: `ab|mind(?:estens|\\.)?|min\\.|nicht unter`,
  or_more: `oder mehr|und mehr|aufwärts`,
  up_to: `bis(?: zu)?|max(?:imal|\\.)?`,
  beside: `zzgl\\.?|zuzüglich|plus|inkl(?:usive|\\.)?|exkl(?:usive|\\.)?|vb|vhb|verhandelbar|fix`,
  per: {
    year: `p\\.? ?a\\.?|pro jahr|im jahr|jährlich|/ ?jahr|(?:jahres)?brutto(?:jahresgehalt)? (?:p\\.? ?a\\.?|pro jahr|im jahr|jährlich)|brutto/jahr|jahresbrutto|bruttojahresgehalt`,
    month: `p\\.? ?m\\.?|pro monat|im monat|monatlich|/ ?monat|brutto (?:pro|im) monat|brutto monatlich|monatsbrutto`,
    day: `pro tag|am tag|/ ?tag`,
    hour: `pro stunde|die stunde|/ ?(?:stunde|std\\.?|h)`,
  },
  moves: `umzugsbereit(?!schaft\\s*[:–-]\\s*(?:nein|keine))(?:schaft)?|umzug (?:ist )?(?:möglich|kein problem|jederzeit möglich|denkbar)|umzug\\s*[:–-]\\s*(?:ja|möglich|gern\\p{L}*)|bundesweit (?:mobil|umzugsbereit|flexibel)|ortsungebunden|räumlich flexibel|(?:bereit|offen|würde|kann|könnte|möchte|gern\\p{L}*)[\\p{L} ,]{0,60} um(?:zu)?ziehen|(?:ich )?ziehe (?:gern\\p{L}* |bundesweit |überall\\p{L}* |jederzeit |für [\\p{L} ]{1,40} )+um|bereitschaft zum umzug`,
  stays: `keine? umzugsbereitschaft|(?:kein|nicht zu einem) umzug(?! (?:ist )?(?:kein|möglich))|nicht umzugsbereit|umzugsbereitschaft\\s*[:–-]\\s*(?:nein|keine|nicht)|umzug (?:ist )?(?:nicht|aus)\\p{L}* ?(?:möglich|geschlossen)?|umzug\\s*[:–-]\\s*(?:nein|nicht\\p{L}*)|ortsgebunden|(?:ich )?(?:möchte|will|kann) nicht umziehen`,
  permit: `(?:unbefristete[rs]? |gültige[rs]? |uneingeschränkte[rs]? |unbeschränkte[rs]? |volle )*(?:arbeitserlaubnis|arbeitsgenehmigung|aufenthaltserlaubnis|aufenthaltstitel|niederlassungserlaubnis|arbeitsbewilligung|aufenthaltsbewilligung(?: [bc])?)(?: (?:vorhanden|für \\p{L}+|liegt vor|unbefristet|gültig|mit \\p{L}+|bis (?:\\p{L}+ )?\\d+|erforderlich|in \\p{L}+|für die eu))*(?:\\s*[:(](?:[\\p{L}\\d .,'’()/-]{0,60}))?|eu-bürger(?:in)?|eu-staatsbürger(?:in|schaft)?|(?:ich )?darf (?:in \\p{L}+ )?(?:uneingeschränkt |unbefristet |ohne einschränkung )*arbeiten`,
};
