import { regex } from '../language/pattern.ts';
import { withPlainLetters } from '../language/letters.ts';
import { KEY_FILLERS } from '../language/legal_forms.ts';
import { toE164 } from '../language/phone.ts';

/** What two records of one person have in common. A `site` is a page of their own, or of their employer. */
export type KeyKind = 'email' | 'phone' | 'link' | 'site' | 'name_employer' | 'name_school';
export type IdentityKey = { readonly kind: KeyKind; readonly key: string };

/** Everything known of a person that another record of them is likely to say, too. */
export type Identity = {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly links: readonly string[];
  /** ISO 3166-1 alpha-2, for telephone numbers without a country code. */
  readonly country: string | null;
  readonly employers: readonly string[];
  readonly schools: readonly string[];
};

/** A page of many people where only the path names one. */
const PLATFORMS = regex('')`
    ^(?:linkedin|github|gitlab|bitbucket|xing|facebook|instagram|twitter|x|medium|behance|dribbble|
    kaggle|stackoverflow|orcid|researchgate|youtube|google|t|wa|bit|linktr)\.(?:com|org|net|me|be|ly|ee|
    io)$`;
/** Legal forms and fillers of an employer's or school's name. */
const FILLERS = new Set([...KEY_FILLERS, ...'the of and und et de la di'.split(' ')]);
/** What stands beside a name without being one. */
const TITLES = new Set(
  (
    'mr mrs ms miss mx dr prof phd md mba msc bsc jr sr ii iii iv ing dipl cpa pmp rn esq sir dame rev hon herr frau ' +
    'med habil mgr bc judr mudr phdr rndr dra sra eng lic dott avv mme mlle'
  ).split(' '),
);

/** The keys of a person, each once. Words alone (a name of one word, a platform's front page) make none. */
export function identityKeys(identity: Identity): IdentityKey[] {
  const keys = new Map<string, IdentityKey>();
  const add = (kind: KeyKind, key: string | null): void => {
    if (key !== null && key.length <= MAX_KEY) keys.set(`${kind} ${key}`, { kind, key });
  };
  for (const email of identity.emails) add('email', emailKey(email));
  for (const phone of identity.phones) add('phone', toE164(withoutExtension(phone), identity.country));
  for (const link of identity.links) {
    const key = linkKey(link);
    if (key !== null) add(key.includes('/') ? 'link' : 'site', key);
  }
  for (const write of [(text: string) => text, withoutUmlauts]) {
    for (const name of new Set(identity.names.map((own) => nameKey(write(own))))) {
      if (name === null) continue;
      for (const employer of identity.employers) add('name_employer', together(name, write(employer)));
      for (const school of identity.schools) add('name_school', together(name, write(school)));
    }
  }
  return [...keys.values()];
}

/** Longer ones are no address and no name. */
const MAX_KEY = 400;

/** Without what a mail server leaves out: case, `+something`, and with Google the dots. */
function emailKey(email: string): string | null {
  const [, user = '', host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = user.replace(/\+.*$/, '');
  if (plain === '' || host === '') return null;
  const google = /^(?:gmail|googlemail)\.com$/.test(host);
  return google ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Host and path without scheme, `www.`, language, query; null for the front page of a platform. */
function linkKey(link: string): string | null {
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?([^/?#\s]+\.[^/?#\s]+)([^?#\s]*)/i.exec(link.trim().toLowerCase()) ?? [];
  if (host === '' || host.includes('@')) return null;
  const bare_host = host.replace(/^(?:www|m|mobile|[a-z]{2})\.(?=[^.]+\.)/, '').replace(/:\d+$/, '');
  const bare_path = path.replace(/\/+$/, '');
  if (PLATFORMS.test(bare_host)) return bare_path === '' ? null : `${bare_host}${bare_path}`;
  return `${bare_host}${bare_path}`;
}

/** One office has many extensions, and a person is called on one line with and without it. */
function withoutExtension(phone: string): string {
  return phone.replace(
    /(?<=\d[\s)]{0,3})(?:;\s?ext=|[\s,]{0,3}(?:ext(?:ension)?\b\.?|x|×|#))\s?\d{1,7}\s*$/i,
    '',
  );
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
/** "Müller" is written "Mueller" and "Muller": it has a key for either. */
function withoutUmlauts(text: string): string {
  return text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter);
}

/** Words of a name in one order ("Okafor, Ines" is "Ines Okafor"), without initials, titles and what is in brackets. */
export function nameKey(name: string): string | null {
  const words = plainWords(name.replaceAll(/\([^()]{0,60}\)/g, ' ')).filter(
    (word) => word.length > 1 && !TITLES.has(word),
  );
  return words.length < 2 ? null : words.toSorted().join(' ');
}

function together(name: string, place: string): string | null {
  const words = plainWords(place).filter((word) => !FILLERS.has(word));
  return words.length === 0 ? null : `${name} @ ${words.join(' ')}`;
}

function plainWords(text: string): string[] {
  const small = text
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’.]/g, '')
    .toLowerCase();
  return withPlainLetters(small).match(/[\p{L}\p{N}]+/gu) ?? [];
}
