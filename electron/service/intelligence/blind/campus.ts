import { multiline, regex } from '../language/pattern.ts';
import { CITY_OF } from '../language/cities.ts';
import { countryCodes } from '../language/countries.ts';
import { findDegree } from '../language/degrees.ts';
import { titleScore } from '../language/job_titles.ts';
import { foldWord, wordsOf } from './words.ts';

const GAP = String.raw`[ \u00a0]`;
const WORD = String.raw`(?:St\.|\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*)`;
const JOIN = String.raw`(?:de|del|do|da|dos|das|la|las|los|le|am|an der|upon|on|sur)`;
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?`;
const YEAR = String.raw`(?:19|20)\d\d`;
/** Where the words of a campus end: a sign, a line end, a date, or what a sentence goes on with. */
const END = multiline`
  $|[,;|·•()[\]\t\r\n!?–—"”]|\.(?!\p{L})|-${GAP}|(?:${MONTH}${GAP}+)?(?:${YEAR}|\d{1,2}[./])|(?:in|from|since|
  until)${GAP}+${YEAR}|where\b|with\b`;
/** What may follow a city that is known to be one: any word of a sentence. */
const LOOSE = String.raw`\p{Ll}`;
const CAMPUS = new RegExp(
  String.raw`(?:${GAP}*,${GAP}*\n?${GAP}*|${GAP}*[–—]${GAP}*|${GAP}+-${GAP}+|${GAP}+at${GAP}+|${GAP}*\()` +
    String.raw`(?<campus>${WORD}(?:${GAP}+(?:${JOIN}${GAP}+)?${WORD}){0,3}?)(?![\p{L}\p{N}])` +
    String.raw`(?=(?<end>${GAP}*(?:${END}))|${GAP}+${LOOSE})`,
  'uy',
);

/** Schools named in other languages: what follows a comma there is as often what was studied, in their words. */
const FOREIGN = regex('iu')`
    universi(?!t(?:y|ies)\b)|uniwersytet|hochschule|hogeschool|schule|gymnasi|lyc[eé]e|lyceum|lice|
    faculdad|facultad|facult[eé]|[eé]cole|escuela|escola|scuola|technikum|akademi|szko[lł]a|
    institut(?!e\b)|istitut|technische|polit[eé]c`;

/** Words of studies, marks and dates, which follow the name of a school as often as its campus does. */
const NO_CAMPUS = regex('u')`
    ^(?:arts?|sciences?|studies|law|laws|business|administration|management|finance|commerce|computers?|
    software|data|information|systems?|security|technolog(?:y|ies)|design|music|theat(?:re|er)|drama|
    film|media|history|english|german|french|spanish|italian|chinese|japanese|literature|languages?|
    medicine|pharmacy|health|physics|politics|maths?|algebra|architecture|agriculture|journalism|
    tourism|hospitality|sports?|classics|theology|trade|human|social|civil|resources|relations|work|
    biomedic\p{L}*|chemical|valedictorian|student|alumn\p{L}+|schools?|college|university|faculty|
    department|dept|institute|cent(?:re|er)|honou?rs?|hons|first|second|third|upper|lower|class|
    distinction|merit|cum|laude|magna|summa|dean['’]?s?|list|majors?|minors?|gpa|grades?|marks?|degree|
    diploma|certificates?|bachelors?|masters?|doctors?|doctorate|graduated?|undergraduate|postgraduate|
    expected|present|current|now|today|thesis|dissertation|exchange|semester|term|erasmus|
    scholar(?:ship)?|awards?|coursework|courses?|relevant|modules?|members?|captain|society|club|team|
    full-time|part-time|online|remote|distance|evening|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|
    dec|january|february|march|april|june|july|august|september|october|november|december|spring|summer|
    fall|autumn|winter|with|where|in|from|and|inc|llc|ltd|gmbh|\p{L}+(?:ics|olog(?:y|ies)|istry|graphy|
    onomy|sophy|ation|ations|ment|counting|keting|eering|nursing|uting|nning|nking|ching|sing|ring|ting|
    ling))$`;
const ABBREVIATION = /(?<![\p{L}-])\p{Lu}{1,4}(?![\p{L}-])/u;

/**
 * Where the name of a school that ends at `end` ends with its campus: "University of California, Berkeley". A campus is
 * a city that is known, what calls itself one, or, after an English name, up to four capitalised words that stand alone
 * to the next sign or date, and are no study, degree, mark, title or date.
 */
export function endWithCampus(text: string, start: number, end: number): number {
  const named = !FOREIGN.test(text.slice(start, end));
  const first = campusAt(text, end, (campus, ends) => ends && named && isAlone(campus));
  if (first === null) return end;
  const own = foldWord(first.campus);
  // "Berkeley, Berkeley, CA", "Madras, Chennai": the place after the campus
  return campusAt(text, first.end, (campus) => foldWord(campus) === own)?.end ?? first.end;
}

function campusAt(
  text: string,
  from: number,
  is_campus: (campus: string, ends: boolean) => boolean,
): { campus: string; end: number } | null {
  CAMPUS.lastIndex = from;
  const match = CAMPUS.exec(text);
  const campus = match?.groups?.['campus'];
  if (match === null || campus === undefined) return null;
  const is_known = CITY_OF.has(campus.toLowerCase()) || /^campus \p{Lu}|\p{L} campus$/iu.test(campus);
  if (!is_known && !is_campus(campus, match.groups?.['end'] !== undefined)) return null;
  return { campus, end: from + match[0].length };
}

function isAlone(campus: string): boolean {
  if (ABBREVIATION.test(campus) || wordsOf(campus).some(({ folded }) => NO_CAMPUS.test(folded))) return false;
  return !countryCodes().has(campus.toLowerCase()) && findDegree(campus) === null && titleScore(campus) < 1;
}
