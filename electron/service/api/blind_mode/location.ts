import { HIDDEN } from '../../intelligence/blind/cover.ts';
import type { Mask } from './identity.ts';

/** A place without street, number and postcode: of parts with digits only what is no street stays. */
export function hideLocation(location: string, mask: Mask): string {
  return mask(location)
    .split(/([,;|·\n]+)/)
    .map((part) => {
      if (!/\d/.test(part)) return part;
      // "28195 Bremen", "London NW1 6XE", "Springfield IL 62704": a place and its postcode
      const is_place =
        /^\s*(?:[A-Z]{1,2}[ -])?\d{4,6}\s+\p{L}/u.test(part) ||
        /\p{L}\s+(?:[A-Z]{1,2}\s)?\d{5}|\p{L}\s+[A-Z]{1,2}\d/u.test(part);
      return is_place
        ? part.replaceAll(/[A-Z]*\d[A-Z\d]*/g, (code) => HIDDEN.repeat(code.length))
        : part.replaceAll(/[\p{L}\p{M}\p{N}]/gu, (sign) => HIDDEN.repeat(sign.length));
    })
    .join('');
}
