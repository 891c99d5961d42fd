import { hideContact } from './contact.ts';
import { cover } from './cover.ts';
import type { Mask } from './mask.ts';
import type { IdentityTerms } from './terms.ts';

/**
 * A function that hides how to reach one person past whoever sends their texts: e-mail, phone, links, street and
 * postcode. Who they are stays. The text keeps its length.
 */
export function contactMasker({ numbers }: Pick<IdentityTerms, 'numbers'>): Mask {
  return (text) => {
    if (text === '') return text;
    const { hide, written } = cover(text);
    hideContact(text, numbers, hide);
    return written();
  };
}
