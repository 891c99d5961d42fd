import { domainToASCII } from 'node:url';

/** One address and nothing beside it: no second one, no name, no line of a header. */
const ADDRESS = /^([^\s@<>()[\]\\,;:"\p{C}]{1,64})@([^\s@<>()[\]\\,;:"\p{C}/?#%]{1,253})$/u;

/** The address in a candidate's record as mail programs take it; null where it is none. */
export function mailAddress(written: string): string | null {
  const [, local, domain = ''] = ADDRESS.exec(written.trim().replace(/^mailto:/iu, '')) ?? [];
  const host = domainToASCII(domain);
  return local === undefined || !host.includes('.') ? null : `${local}@${host}`;
}
