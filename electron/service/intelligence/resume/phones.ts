import { regex } from '../language/pattern.ts';
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js';
import { EMAIL, PHONE, PHONE_LABEL, URL, type Found } from './contact_patterns.ts';
import { findDates } from '../language/dates.ts';
import type { Line } from '../language/lines.ts';

const NORTH_AMERICAN = /^\(?\d{3}\)?[ ./-]?\s?\d{3}[ .–-]?\d{4}$/;
// What has as many digits and is none: numbers of the American social security, postcodes, numbers of papers
// and licences.
const POSTCODE = /^(?:(?!000)\d{3}-\d{2}-\d{4}|\d{5}-\d{4}|\d{4}-\d{3}|\d{5}-\d{3})$/;
const PAPER = regex('iu')`
    (?:[#№]|\b(?:n[or]\.?|licen[cs]e|lic\.?|registration|reg\.?|passport|pesel|nif|nie|dni|cpf|rg|bsn|
    ssn|id|nip|steuer\p{L}*|zip|plz|iban|fax|telefax|isbn|doi|orcid|pin|permit|certificate|
    member(?:ship)?)(?:\s?(?:no|number|nr)\.?)?)\s*[:#]?\s*$`;
// Longer dates than a year alone are no telephone numbers, nor are two years or two sums.
const DATED = regex('')`
    ^(?:\d{2,3}[.,]000\s*[-–]\s*\d{2,3}[.,]000(?!\d)|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|
    20)\d\d\s*[-–/]\s*(?:19|20)\d\d)`;
const EXTENSION = /^\s*(?:,\s*)?(?:ext(?:ension)?\.?|x|durchwahl|dw|poste|int\.?)\s*:?\s*(\d{1,6})(?!\d)/iu;

/**
 * Telephone numbers as E.164 where they can be understood, in text order. Dates are masked first, or ranges of years
 * become numbers.
 * @param regions ISO 3166-1 alpha-2 codes of where the number may be from, the likeliest first.
 */
export function readPhones(lines: readonly Line[], regions: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const line of lines) {
    const text = withoutOthers(line.text);
    for (const match of text.matchAll(PHONE)) {
      for (const part of partsOf(match[0], match.index)) {
        const before = text.slice(0, part.at);
        if (PAPER.test(before) && !PHONE_LABEL.test(before)) continue;
        const read = readPhone(part.text, text.slice(part.at + part.text.length), before, regions);
        if (read === null || found.some(({ value }) => value === read.value)) continue;
        const start = line.start + part.at;
        found.push({ ...read, span: { start, end: start + part.text.length } });
      }
    }
  }
  return found;
}

/** A line with e-mail addresses, links and dates covered, each by as many signs. */
function withoutOthers(text: string): string {
  let masked = text;
  const mask = (pattern: RegExp): void => {
    masked = masked.replaceAll(pattern, (match) => '~'.repeat(match.length));
  };
  mask(EMAIL);
  mask(new RegExp(URL.source, 'giu'));
  for (const { from, to, start, current } of findDates(masked, '2100-01').toReversed()) {
    const date = masked.slice(from, to);
    // A year alone is masked only where it does not belong to a longer number.
    const alone = /^\d{4}$/.test(date) && /\d[ .-]$/.test(masked.slice(0, from));
    if (alone && start === null && !current) continue;
    masked = masked.slice(0, from) + '#'.repeat(to - from) + masked.slice(to);
  }
  return masked;
}

/** "555 0100 / 555 0101" is two numbers, "040 / 555 01 87" one. */
function partsOf(text: string, at: number): { text: string; at: number }[] {
  const cut = /\s*\/\s*/.exec(text);
  const [left, right] =
    cut === null ? [text, ''] : [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
  if (cut === null || digits(left).length < 7 || digits(right).length < 7) return [trimmed(text, at)];
  return [trimmed(left, at), trimmed(right, at + cut.index + cut[0].length)];
}

function trimmed(text: string, at: number): { text: string; at: number } {
  const head = /^[\s./-]*/.exec(text)?.[0].length ?? 0;
  return { text: text.slice(head).trimEnd(), at: at + head };
}

function readPhone(
  written: string,
  after: string,
  before: string,
  regions: readonly string[],
): Omit<Found, 'span'> | null {
  const count = digits(written).length;
  if (count < 7 || count > 15 || POSTCODE.test(written) || DATED.test(written)) return null;
  const labelled = PHONE_LABEL.test(before);
  const number = written
    .replace(/^00(?=[1-9])/, '+')
    .replace(/\(0\)/, written.startsWith('+') || written.startsWith('00') ? '' : '0');
  const candidates = [...regions, ...(NORTH_AMERICAN.test(number) ? ['US'] : [])]
    .map((region) => parsePhoneNumberFromString(number, { defaultCountry: region as CountryCode }))
    .concat(parsePhoneNumberFromString(number))
    .filter((parsed) => parsed?.isPossible() === true) as PhoneNumber[];
  // Numbers made up for films and tests (555) are not valid, and still telephone numbers.
  const parsed = candidates.find((candidate) => candidate.isValid()) ?? candidates[0];
  const extension = EXTENSION.exec(after)?.[1];
  if (parsed !== undefined) {
    const sure = parsed.isValid() || written.startsWith('+') ? 0.97 : 0.9;
    return { value: parsed.number + (extension === undefined ? '' : `;ext=${extension}`), confidence: sure };
  }
  const grouped = /^(?:\+|\()/.test(written) || /\d[ ./-]\d/.test(written);
  return count >= 8 || labelled || (grouped && count >= 7)
    ? { value: written, confidence: labelled ? 0.7 : 0.55 }
    : null;
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
