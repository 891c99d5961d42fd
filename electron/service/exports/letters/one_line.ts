/** Signs that turn the direction of what follows: whoever wrote one into a name would turn the rest of the letter. */
const DIRECTIONS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** A value as a line: what breaks lines, and every sign that is none, is a space. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LANGUAGES_FROM_THE_RIGHT = new Set([
  'ar',
  'ckb',
  'dv',
  'fa',
  'he',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
]);

/** Whether a language is written from right to left. */
function isFromTheRight(language: string): boolean {
  return LANGUAGES_FROM_THE_RIGHT.has(language.split('-', 1)[0]!.toLowerCase());
}

/** A value set apart where it runs against the text around it, so that commas and numbers stay on their side. */
export function inDirection(value: string, language: string): string {
  const is_against = isFromTheRight(language)
    ? /\p{L}/u.test(value.replaceAll(new RegExp(FROM_THE_RIGHT, 'gu'), ''))
    : FROM_THE_RIGHT.test(value);
  return is_against ? `\u2068${value}\u2069` : value;
}
