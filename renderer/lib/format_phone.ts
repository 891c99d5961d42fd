import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as its country groups it, for reading alone. One that somebody wrote in groups stays as it was written. */
export function formatPhone(stored: string): string {
  if (!/^\+\d+$/u.test(stored)) return stored;
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
