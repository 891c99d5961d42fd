import { HIDDEN } from './cover.ts';
import { CITY_OF } from '../language/cities.ts';
import { countryCodes, countryName } from '../language/countries.ts';
import type { Mask } from './mask.ts';

/**
 * A place without street, number and postcode, and with the person's mask: a town that somebody is called as is hidden
 * here as in everything else that is shown of them. Shown in one place and under bars in another, it would be their name.
 */
export function maskLocation(location: string, mask: Mask): string {
  return location
    .split(/([,;|·\n]+)/)
    .map((part) => maskPart(part, mask))
    .join('');
}

/** A place as it is read: what is hidden of its words is hidden of its parts. */
export type Place = {
  readonly raw: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
};

export function maskPlace<Of extends Place>(place: Of, mask: Mask): Of {
  const { raw, city, region, country } = place;
  const shown = (part: string | null): string | null => (part === null ? null : maskLocation(part, mask));
  const is_name = country !== null && mask(countryName(country)) !== countryName(country);
  return {
    ...place,
    raw: maskLocation(raw, mask),
    city: shown(city),
    region: shown(region),
    country: is_name ? null : country,
  };
}

function maskPart(part: string, mask: Mask): string {
  if (!/\d/.test(part)) return mask(part);
  // "12 Juniper Road Berlin", "Berlin 10115": the town ends what is written together
  const town = townAtTheEnd(part);
  if (town !== null) {
    return `${bars(part.slice(0, town.start))}${mask(part.slice(town.start, town.end))}${bars(part.slice(town.end))}`;
  }
  // "28195 Bremen", "London NW1 6XE", "Springfield IL 62704": a place and its postcode
  const is_place =
    /^\s*(?:[A-Z]{1,2}[ -])?\d{4,6}\s+\p{L}/u.test(part) ||
    /\p{L}\s+(?:[A-Z]{1,2}\s)?\d{5}|\p{L}\s+[A-Z]{1,2}\d/u.test(part);
  return is_place
    ? mask(part).replaceAll(/[A-Z]*\d[A-Z\d]*/g, (code) => HIDDEN.repeat(code.length))
    : bars(part);
}

function bars(text: string): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]/gu, (sign) => HIDDEN.repeat(sign.length));
}

function isKnown(part: string): boolean {
  const name = part.trim().toLowerCase();
  return CITY_OF.has(name) || countryCodes().has(name);
}

const MAX_WORDS = 3;

/** Where a known town stands that nothing but a postcode follows; null where there is none. */
function townAtTheEnd(part: string): { readonly start: number; readonly end: number } | null {
  const words = [...part.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  while (/\d/.test(words.at(-1)?.word ?? '')) words.pop();
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
    const first = words.at(-count);
    const last = words.at(-1);
    if (first === undefined || last === undefined) return null;
    if (isKnown(part.slice(first.start, last.end))) return { start: first.start, end: last.end };
  }
  return null;
}
