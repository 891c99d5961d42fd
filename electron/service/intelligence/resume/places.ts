import type { Profile } from '../profile.ts';

export type Place = NonNullable<Profile['location']>;

// ISO 3166-1 alpha-2 codes and the names people write, lower case; the first is what is shown.
const COUNTRIES: Readonly<Record<string, string>> = {
  US: 'United States|usa|u.s.a.|us|u.s.|united states of america|vereinigte staaten|estados unidos|états-unis',
  CA: 'Canada|kanada|canadá',
  GB: 'United Kingdom|uk|u.k.|great britain|england|scotland|wales|northern ireland|großbritannien|reino unido|royaume-uni',
  IE: 'Ireland|irland|irlanda|irlande',
  DE: 'Germany|deutschland|alemania|allemagne|germania|duitsland|alemanha|niemcy',
  AT: 'Austria|österreich|autriche|austria',
  CH: 'Switzerland|schweiz|suisse|svizzera|suiza',
  FR: 'France|frankreich|francia|frankrijk|frança|francja',
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
const COUNTRY_OF = new Map<string, string>();
const COUNTRY_NAME = new Map<string, string>();
for (const [code, names] of Object.entries(COUNTRIES)) {
  const [shown = code, ...others] = names.split('|');
  COUNTRY_NAME.set(code, shown);
  for (const name of [shown, ...others]) COUNTRY_OF.set(name.toLowerCase(), code);
}

const US_STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  );
const CA_PROVINCES = 'ON QC BC AB MB SK NS NB NL PE'.split(' ');
const REGION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming New_York New_Jersey New_Mexico New_Hampshire North_Carolina South_Carolina North_Dakota South_Dakota Rhode_Island West_Virginia'
    .split(' ')
    .map((name) => [name.replace('_', ' ').toLowerCase(), 'US'])
    .concat(
      'Ontario Quebec Alberta Manitoba Saskatchewan British_Columbia Nova_Scotia'
        .split(' ')
        .map((name) => [name.replace('_', ' ').toLowerCase(), 'CA']),
    ),
);

// Large cities that people write without a country; ambiguous ones (Reading, Nice, Mobile) need more than their name.
const CITIES: Readonly<Record<string, string>> = {
  US: 'New York|New York City|San Francisco|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Houston|Dallas|Atlanta|Miami|Philadelphia|San Diego|San Jose|Washington DC|Portland|Palo Alto|Menlo Park|Mountain View',
  GB: 'London|Manchester|Birmingham|Edinburgh|Glasgow|Leeds|Bristol|Liverpool|Cambridge|Oxford',
  IE: 'Dublin',
  CA: 'Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary',
  DE: 'Berlin|München|Munich|Hamburg|Köln|Cologne|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Dortmund|Essen|Augsburg|Rosenheim|Karlsruhe|Mannheim|Freiburg|Regensburg|Bonn|Münster|Ulm',
  AT: 'Wien|Vienna|Graz|Linz|Salzburg|Innsbruck',
  CH: 'Zürich|Zurich|Genf|Geneva|Genève|Basel|Bern|Lausanne|Luzern',
  FR: 'Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Grenoble|Rennes|Montpellier',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Málaga|Bilbao|Zaragoza|Granada|Murcia',
  IT: 'Roma|Rome|Milano|Milan|Torino|Turin|Napoli|Bologna|Firenze|Venezia',
  PT: 'Lisboa|Lisbon|Porto|Coimbra|Braga',
  NL: 'Amsterdam|Rotterdam|Utrecht|Den Haag|The Hague|Eindhoven|Groningen',
  BE: 'Brussels|Bruxelles|Brussel|Antwerpen|Gent',
  PL: 'Warszawa|Warsaw|Kraków|Krakow|Wrocław|Gdańsk|Poznań|Łódź|Katowice',
  CZ: 'Prague|Praha|Brno',
  HU: 'Budapest',
  RO: 'Bucharest|București|Cluj-Napoca',
  SE: 'Stockholm|Göteborg|Malmö|Lund',
  NO: 'Oslo|Bergen',
  DK: 'Copenhagen|København|Aarhus',
  FI: 'Helsinki',
  TR: 'Istanbul|Ankara|Izmir',
  IN: 'Mumbai|Bangalore|Bengaluru|Delhi|New Delhi|Hyderabad|Chennai|Pune|Kolkata|Ahmedabad|Noida|Gurgaon|Gurugram',
  AU: 'Sydney|Melbourne|Brisbane|Perth',
  JP: 'Tokyo|Osaka',
  BR: 'São Paulo|Rio de Janeiro',
  MX: 'Ciudad de México|Mexico City|Guadalajara|Monterrey',
  AR: 'Buenos Aires',
  CO: 'Bogotá|Medellín',
  AE: 'Dubai|Abu Dhabi',
  NG: 'Lagos',
  KE: 'Nairobi',
  ZA: 'Johannesburg|Cape Town',
};
const CITY_OF = new Map(
  Object.entries(CITIES).flatMap(([code, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), code] as const),
  ),
);

/** The English name of a country code, or the code itself. */
export function countryName(code: string): string {
  return COUNTRY_NAME.get(code) ?? code;
}

/**
 * Reads "City, ST 12345", "City, Region, Country", "12345 City", a known city or "Remote"; null for anything that
 * is not certain to be a place.
 */
export function readPlace(text: string): Place | null {
  const raw = text
    .trim()
    .replace(
      /^(?:location|address|city|wohnort|adresse|ort|standort|ubicación|dirección|localisation|lieu|indirizzo|adres)\s*:\s*/iu,
      '',
    )
    .replace(/[.;]$/, '');
  if (raw.length < 2 || raw.length > 90 || /[@:]/.test(raw)) return null;
  const parts = raw.split(/\s*,\s*/).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const state = /^([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?|\s+[A-Z]\d[A-Z] ?\d[A-Z]\d)?$/.exec(last)?.[1];
  if (
    parts.length >= 2 &&
    state !== undefined &&
    (US_STATES.includes(state) || CA_PROVINCES.includes(state))
  ) {
    return place(raw, parts.at(-2) ?? null, state, US_STATES.includes(state) ? 'US' : 'CA');
  }
  const country = COUNTRY_OF.get(last.toLowerCase()) ?? null;
  if (parts.length >= 2 && country !== null) {
    const before = (parts.at(-2) ?? '').replace(/\s+\d{5}$/, '');
    const region =
      parts.length >= 3 &&
      (/^[A-Z]{2}$/.test(before) ||
        REGION_NAMES[before.toLowerCase()] !== undefined ||
        isNamePart(parts.at(-3)))
        ? before
        : null;
    const city = region === null ? before : (parts.at(-3) ?? null);
    return isNamePart(city ?? '') || /\d{4,5}\s+\p{Lu}/u.test(city ?? '')
      ? place(raw, city, region, country)
      : null;
  }
  const region = REGION_NAMES[last.replace(/\s+\d{5}$/, '').toLowerCase()];
  if (parts.length >= 2 && region !== undefined && isNamePart(parts.at(-2))) {
    return place(raw, parts.at(-2) ?? null, last.replace(/\s+\d{5}$/, ''), region);
  }
  const postal =
    /(?:^|,\s*|\s)(?:[A-Z]{1,2}-)?(\d{4,5}(?: [A-Z]{2})?)\s+(\p{Lu}[\p{L}.-]+(?: \p{L}[\p{L}.-]+){0,2})$/u.exec(
      raw,
    );
  if (postal !== null && (parts.length >= 2 || /^(?:[A-Z]{1,2}-)?\d/.test(raw))) {
    const city = postal[2] ?? '';
    return place(raw, city, null, CITY_OF.get(city.toLowerCase()) ?? null);
  }
  const city = CITY_OF.get(raw.toLowerCase()) ?? CITY_OF.get((parts[0] ?? '').toLowerCase());
  if (city !== undefined && parts.length <= 2 && parts.every(isNamePart)) {
    return place(raw, parts[0] ?? raw, parts[1] ?? null, city);
  }
  if (parts.length === 1 && country !== null && raw.length > 3) return place(raw, null, null, country);
  return null;
}

function place(raw: string, city: string | null, region: string | null, country: string | null): Place {
  return {
    raw,
    city: city === null ? null : city.replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+/, ''),
    region,
    country,
  };
}

function isNamePart(text: string | undefined): boolean {
  return (
    text !== undefined &&
    /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|del|la|am|an|der|la|upon|of)){0,3}$/u.test(text)
  );
}

/** "Remote", "Hybrid": where a job is done, but no place. */
export function isRemote(text: string): boolean {
  return /^\(?(?:fully )?(?:remote|hybrid|home ?office|remoto|télétravail|teletrabajo)\)?$/iu.test(
    text.trim(),
  );
}

/** Whether a piece of an entry's header is a place: certain by `readPlace`, or of the shape "City, ST" / "City, Region". */
export function isPlace(text: string): boolean {
  const trimmed = text.trim();
  return (
    isRemote(trimmed) ||
    readPlace(trimmed) !== null ||
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, [A-Z]{2}$/u.test(trimmed) ||
    /^City, [A-Z]{2}/.test(trimmed)
  );
}
