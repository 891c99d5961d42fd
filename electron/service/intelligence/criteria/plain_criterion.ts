import { regex } from '../language/pattern.ts';

/** A bullet, number or box before an item of a list; a number alone may be an ordinal ("2. Staatsexamen"). */
const BULLET = /^[ \t]*[-*+•·▪–—◦‣][ \t]+(?:\[[ xX]?\][ \t]*)?/u;
const ITEM = /^[ \t]*(?:[-*+•·▪–—◦‣]|\(?\d{1,2}[.)])[ \t]+(?:\[[ xX]?\][ \t]*)?/u;
const ELEMENT_TO_DROP = /<(?<name>script|style)\b[^>]{0,200}>[^<]{0,2000}<\/\k<name>\s{0,9}>/giu;
const ITEM_TAG = /<(?:li|br|p|div|tr)(?:\s[^<>]{0,200})?\/?>/giu;
/** Within a word they part nothing. */
const INLINE_TAG = /<\/?(?:[abiu]|em|strong|span|font|mark|code|su[bp]|small)(?:\s[^<>]{0,200})?>/giu;
const TAG = /<\/?[a-z][a-z\d]{0,14}(?:\s[^<>]{0,200})?\/?>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * A criterion as somebody meant it who pasted it from elsewhere: without markup (HTML, Markdown), characters
 * nobody sees and wide forms of letters; the items of a list are all asked for.
 */
export function plainCriterion(prompt: string): string {
  const text = prompt
    .normalize('NFC')
    .replaceAll(/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, (wide) => wide.normalize('NFKC'))
    // soft hyphens, marks of direction, spaces without width: no part of a word
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Cs}/gu, ' ')
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤')
    // "min. 5 Jahre", "máx. 3": that dot ends no sentence
    .replaceAll(ABBREVIATED_BOUND, '$<bound> ')
    .replaceAll(STARTUP, '')
    // "1,5 M€", "500 k€": the sign belongs to the amount, not to its scale
    .replaceAll(SCALED_AMOUNT, scaled)
    // "£15/hr": a rate, no choice
    .replaceAll(/(?<=[£$€]\s?\d{1,6}(?:[.,]\d{1,3})?k?)\s?\/\s?(?=\p{Ll})/gu, ' per ')
    .replaceAll(BOTH_GENDERS, '');
  return itemsJoined(withoutMarks(withoutTags(text)))
    .replaceAll(/[[{]/gu, '(')
    .replaceAll(/[\]}]/gu, ')');
}

/** "A start-up"; "plant start-up and commissioning" is none. */
const STARTUP = regex('giu')`
    (?<!\b(?:plant|machine|line|production|project|site|system)\s+start)(?<=\bstart)-
    (?=ups?\b(?!\s+(?:and|of|phase|procedure)))`;

const SCALED_AMOUNT =
  /(?<![\d.,'])(?<amount>\d{1,3}(?:[.,' ]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(?<scale>[MkT])\s?(?=[€£$])/gu;

/** "1,5 M" in full, "12.500 k" and "200 T" as well. */
function scaled(_all: string, amount: string, scale: string): string {
  const plain = /^\d{1,3}(?:[.,' ]\d{3})+$/u.test(amount)
    ? amount.replaceAll(/\D/gu, '')
    : amount.replace(',', '.');
  return `${Number(plain) * (scale === 'M' ? 1e6 : 1000)} `;
}

const ABBREVIATED_BOUND = /(?<![\p{L}\d])(?<bound>min|max|mín|máx|minim|maxim|asg|azm)\.(?=\s?[\p{L}\d])/giu;

/** "técnico/a", "Titulado(a)", "Verkäufer/in", "candidat·e·s", "Mitarbeiter:innen", "(m/w/d)". */
const BOTH_GENDERS = regex('giu')`
    (?<=\p{Ll}{3})(?:\/-?(?:as?|os?|es?|in|innen|trice|ice|se|euse|ère|ne)|\((?:as?|es?|in|innen|ne|
    trice|rice|euse|ère)\)|[·*:](?:innen|in|e[·.]?s?|ne|trice))(?![\p{L}\d])|\s?\((?:[mwfhdx]\/){1,3}[mwfhdx]\)`;

function withoutTags(text: string): string {
  const plain = text.includes('<')
    ? text
        .replaceAll(ELEMENT_TO_DROP, ' ')
        .replaceAll(ITEM_TAG, '\n- ')
        .replaceAll(INLINE_TAG, '')
        .replaceAll(TAG, ' ')
    : text;
  return plain.replaceAll(/&(?<name>[a-z]{2,4});/gu, (all, name: string) => ENTITIES[name] ?? all);
}

/** Markdown: emphasis, code, links by their words, headings, quotations, boxes. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\[(?<words>[^[\]]{1,200})\]\([^()\s]{1,300}\)/gu, '$<words>')
    .replaceAll(
      /(?<![\p{L}\d*])\*{1,3}(?=\S)(?<words>[^*\n]{1,300}?)(?<=\S)\*{1,3}(?![\p{L}\d*])/gu,
      '$<words>',
    )
    .replaceAll(
      /(?<![\p{L}\d_])_{1,3}(?=\S)(?<words>[^_\n]{1,300}?)(?<=\S)_{1,3}(?![\p{L}\d_])/gu,
      '$<words>',
    )
    .replaceAll(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]+|\[[ xX]?\][ \t]+)/gmu, '');
}

/** One item of a list on its own: "- …", "3. …"; "2. Staatsexamen" is no third item. */
function withoutItem(text: string): string {
  const plain = text.replace(BULLET, '');
  const numbered = plain.replace(NUMBERED, '');
  return ORDINAL.test(numbered) || numbered.trim() === '' ? plain : numbered;
}

const NUMBERED = /^[ \t]*(?:\(?\d{1,2}\)|\d{1,2}\.|\(?[a-h]\))[ \t]+/u;
/** Nouns that are counted by their ordinals. */
const ORDINAL = regex('iu')`
    ^(?:staatsexam|staatspr|juristisch|offizier|lehrjahr|ausbildungsjahr|semester|bundesliga|liga|
    klasse|stufe|grad|platz|staats|officer|degree|sınıf|derece|(?:dan|mate|kyu|lig)(?!\p{L}))`;

function itemsJoined(text: string): string {
  const lines = text.split(/\r?\n/u).filter((line) => /[\p{L}\d]/u.test(line));
  const items = lines.filter((line) => ITEM.test(line)).length;
  if (items < 2) return lines.length === 1 ? withoutItem(text) : text;
  return lines
    .map((line, at) => {
      const item = line
        .replace(ITEM, '')
        .trim()
        .replace(/[,;.]+$/u, '');
      return at === lines.length - 1 || item.endsWith(':') ? item : `${item};`;
    })
    .join(' ');
}
