import { multiline, regex } from '../language/pattern.ts';
import { EMAIL, PHONE, PHONE_LABEL, URL } from '../resume/contact_patterns.ts';
import type { Hide } from './cover.ts';

const LINK = /(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"|]+|mailto:\S+|tel:\S+/giu;
/** Pages of people: the path, or what follows the name of the place, is theirs. */
const PLATFORM = regex('giu')`
    (?<![\p{L}\p{N}.])(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|xing|bitbucket|behance|dribbble|kaggle|
    stackoverflow|medium|twitter|facebook|instagram|researchgate|orcid|t)\.(?:com|org|net|me|
    io)\s?\/\s?[^\s|,;)]*`;
/** "LinkedIn: maria-santos", "Skype: maria.santos.77". */
const HANDLE = regex('giu')`
    (?<![\p{L}\p{N}])(?:linkedin|github|gitlab|xing|skype|twitter|telegram|instagram|facebook|whatsapp|
    signal|discord|orcid)\s*[:@]\s*@?([\p{L}\p{N}][\p{L}\p{N}._/-]{2,60})`;
/** "maria (at) example (dot) com". */
const SPELT = regex('giu')`
    [\p{L}\p{N}._-]{1,64}\s?(?:\(at\)|\[at\]|\{at\}|\sat\s)\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\(dot\)|
    \[dot\]|\{dot\})\s?[\p{L}\p{N}-]{2,24}){1,4}`;
const DATED =
  /(?:19|20)\d\d\s*[-–/.]\s*(?:(?:19|20)\d\d|\d\d?\b)|\d{1,2}\s?[./-]\s?(?:\d{1,2}\s?[./-]\s?)?(?:19|20)\d\d/;

/** Hides addresses of every kind: e-mail, links, phone, street, postcode. `numbers` are known ones. */
export function hideContact(text: string, numbers: readonly string[], hide: Hide): void {
  if (text.includes('@') || /\bat\b/i.test(text)) {
    for (const pattern of [EMAIL, SPELT]) {
      for (const { 0: found, index } of text.matchAll(pattern)) hide(index, index + found.length, true);
    }
    // what an end of line divides: "maria.santos@⏎example.com"
    for (const { 0: found, index } of text.matchAll(/[\p{L}\p{N}._%+-]{1,64}@\s*[\p{L}\p{N}.-]{0,80}/gu)) {
      hide(index, index + found.length, true);
    }
  }
  for (const pattern of [LINK, PLATFORM]) {
    for (const { 0: found, index } of text.matchAll(pattern)) hide(index, index + found.length, true);
  }
  for (const { 0: found, 1: handle = '', index } of text.matchAll(HANDLE)) {
    hide(index + found.length - handle.length, index + found.length, true);
  }
  for (const { 0: found, index } of text.matchAll(URL)) {
    // a page is somebody's; "Node.js" and "Booking.com" are not
    if (/\.[a-z]{2,}\/\S/i.test(found)) hide(index, index + found.length, true);
  }
  if (/\d/.test(text)) {
    hidePhones(text, numbers, hide);
    hideStreets(text, hide);
  }
}

function hidePhones(text: string, numbers: readonly string[], hide: Hide): void {
  for (const { 0: found, index } of text.matchAll(PHONE)) {
    const digits = found.replaceAll(/\D/g, '');
    if (digits.length < 6 || digits.length > 17) continue;
    const marked =
      /^(?:\+|00|\()/.test(found) || PHONE_LABEL.test(text.slice(Math.max(0, index - 40), index));
    if (!marked && DATED.test(found)) continue;
    if (marked || digits.length >= 9 || /^0\d/.test(found)) hide(index, index + found.length, true);
  }
  if (numbers.length === 0) return;
  // the digits alone, with the place of each
  const places: number[] = [];
  let digits = '';
  for (const { 0: digit, index } of text.matchAll(/\d/g)) {
    // what divides two numbers stands between their digits
    const before = places.at(-1);
    if (before !== undefined && !/^[\s()./+\u00a0‐‑–-]*$/u.test(text.slice(before + 1, index))) {
      digits += ' ';
      places.push(index);
    }
    digits += digit;
    places.push(index);
  }
  for (const number of numbers) {
    for (let at = digits.indexOf(number); at >= 0; at = digits.indexOf(number, at + 1)) {
      let from = at;
      while (from > 0 && at - from < 8 && digits[from - 1] !== ' ') from -= 1;
      hide(places[from] ?? 0, (places[at + number.length - 1] ?? 0) + 1, true);
    }
  }
}

const NUMBER = String.raw`\d{1,5}(?:\s?[a-zA-Z])?(?:\s?[-/]\s?\d{1,4}[a-z]?)?`;
const NAMED = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const STREETS: readonly RegExp[] = [
  // 12 Baker Street, 1204 West 5th Ave Apt 3
  new RegExp(
    multiline`
      (?<![\p{L}\p{N}])${NUMBER},?\s(?:(?:${NAMED}|\d{1,3}(?:st|nd|rd|th))\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|
      Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Square|Sq|Terrace|Crescent|Close|Gardens|
      Grove|Hill|Parkway|Pkwy|Circle|Row|Mews)\b\.?(?:,?\s(?:Apt|Apartment|Unit|Flat|Suite|
      #)\.?\s?#?\w{1,6})?`,
    'gu',
  ),
  // Hauptstraße 12a, Müllerstr. 5, Am Markt weg, Prinsengracht 12
  new RegExp(
    multiline`
      (?<![\p{L}\p{N}])(?:${NAMED}[\s-]){0,3}(?:\p{Lu}\p{L}*)?(?:straße|strasse|str\.|Straße|Strasse|Str\.|
      weg|Weg|platz|Platz|allee|Allee|gasse|Gasse|damm|ufer|ring|straat|laan|plein|gracht|kade|dijk|
      singel)\s?${NUMBER}`,
    'gu',
  ),
  // 5 rue de la Paix, 12 bis avenue Foch
  new RegExp(
    multiline`
      (?<![\p{L}\p{N}])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|av\.|boulevard|bd|allée|chemin|
      impasse|place|quai|route|cours)\s(?:(?:de|du|des|la|le|les|l['’]|
      d['’])\s?){0,3}${NAMED}(?:[\s-]${NAMED}){0,3}`,
    'giu',
  ),
  // Calle Mayor 5, Via Roma 12, Rua Augusta, 100, ul. Długa 5/7
  new RegExp(
    multiline`
      (?<![\p{L}\p{N}])(?:calle|c\/|avenida|avda\.?|av\.|paseo|plaza|carrer|via|viale|piazza|corso|
      largo|vicolo|rua|travessa|praça|estrada|ul\.|ulica|al\.|aleja|aleje|os\.|osiedle|
      pl\.)\s(?:[\p{L}\p{M}'’.]+[\s-]){0,4}[\p{L}\p{M}'’.]+,?\s(?:n\.?[º°]?\s?)?${NUMBER}(?:\s?m\.\s?\d+)?`,
    'giu',
  ),
  /\b(?:P\.?\s?O\.?\s?Box|Postfach|BP)\s\d{1,8}\b/giu,
];
const POSTCODES: readonly RegExp[] = [
  // GB, US with its state, NL, PL, CA; five or four digits before or after the name of a place
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<=\b[A-Z]{2}\s)\d{5}(?:-\d{4})?\b/gu,
  /(?<![\p{L}\p{N}])\d{4}\s?[A-Z]{2}(?=\s\p{Lu}\p{Ll})/gu,
  /(?<![\p{L}\p{N}])\d{2}-\d{3}(?=\s\p{Lu}\p{Ll})/gu,
  /(?<![\p{L}\p{N}])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\p{N}])/gu,
  /(?<=^|[,|•·;\n]\s?|\b(?:D|DE|A|AT|CH|F|FR|I|E|B|L)[-\s])\d{4,5}(?=\s\p{Lu}\p{Ll})/gmu,
  /(?<![\p{L}\p{N}])\d{4}-\d{3}(?=\s\p{Lu}\p{Ll})/gu,
];

function hideStreets(text: string, hide: Hide): void {
  for (const pattern of [...STREETS, ...POSTCODES]) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      // "2019 Google" in a list of years is no postcode
      if (/^(?:19|20)\d\d$/.test(found)) continue;
      hide(index, index + found.length);
    }
  }
}
