import { multiline, regex } from '../language/pattern.ts';
import { alternatives } from '../language/locales/resume_locales.ts';
import { GENDERED, PHRASES, textLanguageOf } from './gendered.ts';
import type { Hide } from './cover.ts';
import { wordsOf } from './words.ts';

/** Where a detail ends: the line, or what divides details in one. */
const STOP = String.raw`[^\n\r|•·∙;\t]`;
/** What of personal details is no matter of this: where somebody may work. */
const KEPT = regex('iu')`
    ^(?:nationalit|nacionalidad|nazionalit|narodowo|citizenship|cittadinanza|staatsang|staatsbürger|
    obywatelstwo|aufenthalt|height|weight|cc$)`;
const LABELLED = new RegExp(
  multiline`
    (?<=^|[\n\r|•·∙;,\t(]\s{0,3}|\s{3})((?:${alternatives(({ personal }) => personal)}|kids|children|anzahl kinder|
    number of children|marital|married|divorced|widowed|wehrdienst|zivildienst|military service|sexe?|
    preferred pronouns|sexual orientation|maiden name|née|mädchenname|
    nom de jeune fille)(?:\s?\/\s?\p{L}+)?)(?:\s{0,3}[:\t–—-]+[ \t]*|\s(?=\d)|[ \t]{2,}|
    [ \t]*\r?\n(?=\s*(?:\d|male|female|m\b|f\b|single|married|ledig|verheiratet)))(${STOP}{1,60})`,
  'giu',
);
/** One of two words whose whole line it is: "Verheiratet, 2 Kinder", "Single". */
const FAMILY_LINE = regex('giu')`
    (?<=^|[\n\r|•·∙;\t]\s{0,3})(?:marital status|married|single|divorced|widowed|engaged|ledig|
    verheiratet|geschieden|verwitwet|célibataire|mariée?|divorcée?|pacsée?|solter[oa]|casad[oa]|
    divorciad[oa]|viud[oa]|celibe|nubile|coniugat[oa]|sposat[oa]|solteir[oa]|divorciad[oa]|ongehuwd|
    gehuwd|getrouwd|samenwonend|panna|kawaler|żonaty|zamężna|mężatka|rozwiedzion[ya])(?:[ ,]{1,3}(?:\d|
    one|two|three|no|with|mit|zwei|drei|ein|keine|deux|trois|un|dos|tres|due|tre|twee|
    drie)\s?(?:\p{L}+ )?(?:child\p{L}*|kids|kind\p{L}*|enfants?|hij[oa]s?|figli[oa]?|filhos?|dzieci|
    dziecko))?(?=\s{0,3}(?:$|[\n\r|•·∙;\t.]))`;

const MONTH = `(?:${alternatives(({ months }) => months.join(' ').trim().replaceAll(/\s+/g, '|'))})`;
const DATE = multiline`
  (?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th|er|\.|
  º)?\s(?:de\s)?${MONTH}\.?,?\s(?:de\s|del\s)?\d{4}|${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{4})`;
/** The words of birth in a sentence, and all that follows up to the date. */
const BORN = new RegExp(
  multiline`
    (?<![\p{L}\p{N}])(?:born|d\.?o\.?b\.?|date of birth|geboren|geb\.|née?s?(?=\s(?:le|à|en|au))|
    nacid[oa]|nat[oa](?=\s(?:il|a|nel))|nascid[oa]|urodzon[ya]|ur\.|geboorte\p{L}*|geburts\p{L}*|
    naissance|nacimiento|nascita|nascimento|urodzenia)[^\n\r|•·∙;]{0,40}?${DATE}|
    (?<![\p{L}\p{N}])[*✶∗]\s?${DATE}`,
  'giu',
);
const FULL_DATE = new RegExp(
  multiline`
    (?<![\p{L}\p{N}./–-]|[-–—]\s|(?:to|bis|since|seit|from|ab|von|until|till|au|du|al|dal|desde|hasta|
    od|do|van|tot)\s)(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(19[3-9]\d|200\d)|(19[3-9]\d|
    200\d)-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th|\.)?\s${MONTH}\.?\s(19[3-9]\d|200\d))(?!\s{0,2}[-–—/]|
    [\p{L}\p{N}]|\s(?:to|bis|until|till|au|al|à|a|do|tot)\s)`,
  'giu',
);
const AGE = regex('giu')`
    (?<![\p{L}\p{N}])(?:aged?|alter|im alter von|edad|età|idade|wiek|leeftijd|âge)\s?(?:of\s|von\s|
    :\s?)?(\d{2})(?!\d)|(?<![\p{L}\p{N}.,])(\d{2})(?:\s|-)?(?:years?|yrs?)?[ -]?(?:old|of age|
    y\.?\/?o\.?)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,])(\d{2})\s?(?:jahre alt|-?jährige?r?|jaar oud|
    ans d['’]âge|años de edad|anni di età|anos de idade|lat(?=\s{0,3}(?:$|[\n,;|]))|ans(?=\s{0,3}(?:$|
    [\n,;|]))|años(?=\s{0,3}(?:$|[\n,;|]))|anni(?=\s{0,3}(?:$|[\n,;|]))|anos(?=\s{0,3}(?:$|[\n,;|])))`;

const MARITAL_OR_SERVICE = regex('iu')`
  ^(?:ledig|verheiratet|née|marié|célib|solter|casad|solteir|coniug|celibe|nubile|gehuwd|ongehuwd|
  married|divorced|widowed|wehrdienst)`;

/**
 * Hides birth, age, family, sex, and words that tell the sex, in the languages resumes are read in.
 * @param gendered false leaves those words, for whoever puts neutral ones in their place.
 */
export function hidePersonal(text: string, hide: Hide, gendered = true): void {
  for (const { 0: found, 1: label = '', 2: value = '', index } of text.matchAll(LABELLED)) {
    if (KEPT.test(label)) continue;
    hide(index + found.length - value.length, index + found.length);
    // labels that are a state themselves
    if (MARITAL_OR_SERVICE.test(label)) {
      hide(index, index + label.length);
    }
  }
  for (const { 0: found, index } of text.matchAll(FAMILY_LINE)) hide(index, index + found.length);
  if (/\d/.test(text)) {
    for (const { 0: found, index } of text.matchAll(BORN)) {
      const from = found.search(/\d|(?<=\s)(?:in|à|a|te|w|en)\s\p{Lu}/u);
      hide(index + Math.max(0, from), index + found.length);
    }
    for (const { 0: found, index } of text.matchAll(FULL_DATE)) hide(index, index + found.length);
    for (const { 0: found, index } of text.matchAll(AGE)) hide(index, index + found.length);
  }
  if (gendered) hideGendered(text, hide);
}

function hideGendered(text: string, hide: Hide): void {
  const language = textLanguageOf(text);
  for (const pattern of PHRASES) {
    for (const { 0: found, index } of text.matchAll(pattern)) hide(index, index + found.length);
  }
  for (const { start, end } of wordsOf(text)) {
    const word = text.slice(start, end);
    if (GENDERED.any.has(word.toLowerCase())) {
      // a mother tongue is nobody's mother
      if (/^(?:mother|father)$/i.test(word) && /^[\s-]?(?:tongue|land|board)/i.test(text.slice(end))) {
        continue;
      }
      hide(start, end);
    } else if (GENDERED[language].has(word.toLowerCase())) hide(start, end);
  }
}
