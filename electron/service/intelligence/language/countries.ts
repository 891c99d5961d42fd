import { lazily } from './lazily.ts';

// ISO 3166-1 alpha-2 codes and the names people write; the first is what is shown.
const COUNTRIES: Readonly<Record<string, string>> = {
  US: 'United States|usa|u.s.a.|us|u.s.|united states of america|vereinigte staaten|estados unidos|états-unis',
  CA: 'Canada|kanada|canadá',
  GB:
    'United Kingdom|uk|u.k.|great britain|england|scotland|wales|northern ' +
    'ireland|großbritannien|reino unido|royaume-uni',
  IE: 'Ireland|irland|irlanda|irlande',
  DE: 'Germany|deutschland|alemania|allemagne|germania|duitsland|alemanha|niemcy|deutschlands',
  AT: 'Austria|österreich|autriche|austria|österreichs',
  CH: 'Switzerland|schweiz|suisse|svizzera|suiza',
  FR: 'France|frankreich|francia|frankrijk|frança|francja|frankreichs',
  ES: 'Spain|españa|spanien|espagne|spagna|espanha|hiszpania',
  PT: 'Portugal',
  IT: 'Italy|italia|italien|italie|italië|itália|włochy',
  NL: 'Netherlands|the netherlands|nederland|niederlande|holland|pays-bas|países bajos',
  BE: 'Belgium|belgien|belgië|belgique|bélgica',
  LU: 'Luxembourg|luxemburg',
  PL: 'Poland|polska|polen|polonia|pologne',
  CZ: 'Czech Republic|czechia|tschechien',
  SK: 'Slovakia|slowakei',
  HU: 'Hungary|ungarn',
  RO: 'Romania|rumänien|românia',
  BG: 'Bulgaria|bulgarien',
  GR: 'Greece|griechenland',
  HR: 'Croatia|kroatien',
  SI: 'Slovenia|slowenien',
  RS: 'Serbia|serbien',
  SE: 'Sweden|schweden|sverige',
  NO: 'Norway|norwegen|norge',
  DK: 'Denmark|dänemark|danmark',
  FI: 'Finland|finnland|suomi',
  IS: 'Iceland',
  EE: 'Estonia',
  LV: 'Latvia',
  LT: 'Lithuania',
  UA: 'Ukraine|ukraina',
  RU: 'Russia|russland',
  TR: 'Turkey|türkiye|türkei|turkiye',
  IL: 'Israel',
  CY: 'Cyprus',
  MT: 'Malta',
  IN: 'India|indien',
  PK: 'Pakistan',
  BD: 'Bangladesh',
  LK: 'Sri Lanka',
  NP: 'Nepal',
  CN: 'China',
  HK: 'Hong Kong',
  TW: 'Taiwan',
  JP: 'Japan',
  KR: 'South Korea|korea',
  SG: 'Singapore|singapur',
  MY: 'Malaysia',
  TH: 'Thailand',
  VN: 'Vietnam',
  PH: 'Philippines',
  ID: 'Indonesia',
  AU: 'Australia|australien',
  NZ: 'New Zealand|neuseeland',
  AE: 'United Arab Emirates|uae|u.a.e.',
  SA: 'Saudi Arabia',
  QA: 'Qatar',
  KW: 'Kuwait',
  EG: 'Egypt|ägypten',
  MA: 'Morocco|marokko|maroc',
  TN: 'Tunisia',
  NG: 'Nigeria',
  KE: 'Kenya',
  GH: 'Ghana',
  ZA: 'South Africa|südafrika',
  ET: 'Ethiopia',
  BR: 'Brazil|brasil|brasilien',
  MX: 'Mexico|méxico|mexiko',
  AR: 'Argentina|argentinien',
  CL: 'Chile',
  CO: 'Colombia',
  PE: 'Peru|perú',
  VE: 'Venezuela',
  EC: 'Ecuador',
  UY: 'Uruguay',
  CR: 'Costa Rica',
  DO: 'Dominican Republic',
  CU: 'Cuba',
};

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'tr'];
const CODES =
  'AD AF AG AL AM AO AZ BA BB BF BH BI BJ BM BN BO BS BT BW BY BZ CD CF CG CI CM CV DJ DM DZ ' +
  'ER FJ GA GD GM GN GQ GT GW GY HN HT IQ IR JM KG KH KI KM KN KP KZ LA LB LC LI LR LS LY MD ' +
  'ME MG MK MM MN MO MR MU MV MW MZ NA NE NI OM PA PG PR PS PY RW SC SD SL SM SN SO SR SS SV ' +
  'SY SZ TJ TL TM TO TT TZ UG UZ VC WS YE ZM ZW';

/** Country codes by lower-case names in nine languages, without those of states or men ("Georgia", "Chad"). */
export const countryCodes = lazily((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [code, names] of Object.entries(COUNTRIES)) {
    for (const name of names.split('|')) found.set(name.toLowerCase(), code);
  }
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    for (const code of [...Object.keys(COUNTRIES), ...CODES.split(' ')]) {
      const name = (names.of(code) ?? code).toLowerCase();
      if (!found.has(name)) found.set(name, code);
    }
  }
  return found;
});

const englishNames = lazily(() => new Intl.DisplayNames(['en'], { type: 'region' }));

/** The English name of a country code, or the code itself. */
export function countryName(code: string): string {
  return (
    COUNTRIES[code]?.split('|')[0] ?? (/^[A-Z]{2}$/.test(code) ? (englishNames().of(code) ?? code) : code)
  );
}
