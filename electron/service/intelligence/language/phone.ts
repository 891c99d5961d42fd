import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/**
 * A telephone number as E.164, so that two ways of writing it are one. `country` (ISO 3166-1 alpha-2) is where
 * the person lives, for numbers without a country code; ten digits in North American groups need none.
 * @returns the digits alone when the number cannot be understood, null when there are too few for one.
 */
export function toE164(written: string, country: string | null): string | null {
  const number = written.trim().replace(/^00(?=[1-9])/, '+');
  const grouped = /^\(?\d{3}\)?[ ./-]?\d{3}[ .–-]?\d{4}$/.test(number);
  for (const region of [country, grouped ? 'US' : null]) {
    const parsed = parsePhoneNumberFromString(
      number,
      region === null ? {} : { defaultCountry: region as CountryCode },
    );
    // possible, not valid: numbers made up for examples (555) are not valid, and still the same twice
    if (parsed?.isPossible() === true) return parsed.number;
  }
  const digits = number.replaceAll(/\D/g, '');
  return digits.length >= 7 ? digits : null;
}
