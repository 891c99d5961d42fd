import { multiline, regex } from './pattern.ts';
import type { Profile } from '../profile.ts';
import { MONTH_OF } from './date_points.ts';
import { CITY_OF } from './cities.ts';
import { countryCodes } from './countries.ts';
import { provinceName } from './provinces.ts';
import { alternatives } from './locales/resume_locales.ts';

export type Place = NonNullable<Profile['location']>;

const US_STATES = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
  'NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
).split(' ');
const CA_PROVINCES = 'ON QC BC AB MB SK NS NB NL PE'.split(' ');
const REGION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia ' +
    'Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts ' +
    'Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon ' +
    'Pennsylvania Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming New_York ' +
    'New_Jersey New_Mexico New_Hampshire North_Carolina South_Carolina North_Dakota South_Dakota ' +
    'Rhode_Island West_Virginia'
  )
    .split(' ')
    .map((name) => [name.replaceAll('_', ' ').toLowerCase(), 'US'])
    .concat(
      'Ontario Quebec Alberta Manitoba Saskatchewan British_Columbia Nova_Scotia'
        .split(' ')
        .map((name) => [name.replaceAll('_', ' ').toLowerCase(), 'CA']),
    )
    .concat(
      (
        'Greater_Manchester Merseyside West_Yorkshire South_Yorkshire North_Yorkshire East_Yorkshire Yorkshire ' +
        'Lancashire Cheshire Cumbria Northumberland County_Durham Tyne_and_Wear Tyne_&_Wear Lincolnshire ' +
        'Nottinghamshire Derbyshire Leicestershire Staffordshire Shropshire West_Midlands Warwickshire ' +
        'Worcestershire Herefordshire Northamptonshire Cambridgeshire Norfolk Suffolk Essex Hertfordshire ' +
        'Bedfordshire Buckinghamshire Oxfordshire Berkshire Gloucestershire Wiltshire Hampshire Surrey Kent ' +
        'East_Sussex West_Sussex Sussex Dorset Devon Cornwall Somerset Rutland Greater_London Middlesex ' +
        'Aberdeenshire Ayrshire Fife Lanarkshire Midlothian West_Lothian East_Lothian Renfrewshire Perthshire ' +
        'Gwynedd Powys Pembrokeshire Carmarthenshire Glamorgan Monmouthshire County_Antrim County_Down ' +
        'County_Armagh County_Tyrone County_Fermanagh Co._Antrim Co._Down Co._Durham'
      )
        .split(' ')
        .map((name) => [name.replaceAll('_', ' ').toLowerCase(), 'GB']),
    )
    .concat(
      (
        'Cork Kerry Clare Limerick Tipperary Waterford Wexford Wicklow Kildare Meath Louth Cavan Monaghan ' +
        'Donegal Sligo Leitrim Mayo Galway Roscommon Longford Westmeath Offaly Laois Carlow Kilkenny Dublin'
      )
        .split(' ')
        .flatMap((name) => [`county ${name}`, `co. ${name}`, `co ${name}`])
        .map((name) => [name.toLowerCase(), 'IE']),
    ),
);

/** "Address:", "Wohnort:", "domiciliato a": what stands before a place. */
export const PLACE_LABEL = new RegExp(
  multiline`
    ^(?:(?:${alternatives(({ labels }) => labels.place)})\s*(?:[:\t|]|\s-\s)|(?:based|living|located|residing|resident|lives|
    domiciled) (?:in|at)|wohnhaft in|habite à|residente (?:en|em|in|a)|domiciliat[oa] (?:a|in)|
    woonachtig (?:in|te)|zamieszkał[ya] w)\s*`,
  'iu',
);
/** "Columbus, OH 43213 US", as forms of the federal government print it. */
const BEHIND_STATE = /(?<=,\s(?:[A-Z]{2})(?:\s\d{5}(?:-\d{4})?)?)\sUSA?$/;

/** Reads "City, ST 12345", "City, Region, Country", a known city or "Remote"; null for what is not certain. */
export function readPlace(text: string): Place | null {
  const raw = text.trim().replace(PLACE_LABEL, '').replace(/[.;]$/, '').replace(BEHIND_STATE, '');
  if (raw.length < 2 || raw.length > 90 || /[@:]/.test(raw)) return null;
  const read = raw
    .replaceAll(/\s*(?:\(|\s\/\s|\s[-–|·•]\s|\))\s*/g, ', ')
    .split(/\s*,\s*/)
    .filter((part) => part !== '')
    .map(withoutPostcode);
  const postal = read.find(({ country, name }) => country !== null && (country !== '' || isCity(name)));
  const parts = read.map(({ name }) => name).filter((part) => part !== '');
  if (parts.length === 0) return postal === undefined ? null : place(raw, null, null, postal.country);
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2);
  const province = /\(([A-Z]{2})\)$/u.exec(raw)?.[1];
  if (before !== undefined && province === last && provinceName(last) !== null) {
    return place(raw, before, last, 'IT');
  }
  if (before !== undefined && (US_STATES.includes(last) || CA_PROVINCES.includes(last))) {
    return place(raw, before, last, US_STATES.includes(last) ? 'US' : 'CA');
  }
  const country = countryCodes().get(last.toLowerCase()) ?? null;
  if (before !== undefined && country !== null) {
    const region =
      parts.length >= 3 &&
      (/^[A-Z]{2}$/.test(before) ||
        REGION_NAMES[before.toLowerCase()] !== undefined ||
        (isCity(parts.at(-3)) && postal === undefined))
        ? before
        : null;
    const city = region === null ? before : (parts.at(-3) ?? null);
    return isCity(city ?? '') ? place(raw, city, region, country) : null;
  }
  const region = REGION_NAMES[last.toLowerCase()];
  if (before !== undefined && region !== undefined && isCity(before)) return place(raw, before, last, region);
  if (postal !== undefined && (parts.length >= 2 || read.length === 1)) {
    const city = postal.name === '' ? (read[read.indexOf(postal) - 1]?.name ?? null) : postal.name;
    const known = CITY_OF.get((city ?? '').toLowerCase());
    return place(raw, isCity(city ?? '') ? city : null, null, postal.country || known || null);
  }
  const city = CITY_OF.get(raw.toLowerCase()) ?? CITY_OF.get((parts[0] ?? '').toLowerCase());
  if (city !== undefined && parts.length <= 2 && parts.every(isNamePart)) {
    return place(raw, parts[0] ?? raw, parts[1] ?? null, city);
  }
  if (parts.length === 1 && country !== null && raw.length > 3) return place(raw, null, null, country);
  return null;
}

// Ways to write a postcode; the country where only one writes it so, '' where many do.
const POSTCODES: readonly (readonly [country: string, pattern: string])[] = [
  ['GB', String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`],
  ['CA', String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`],
  ['PL', String.raw`\d{2}-\d{3}`],
  ['PT', String.raw`\d{4}-\d{3}`],
  ['BR', String.raw`\d{5}-\d{3}`],
  ['NL', String.raw`\d{4} ?[A-Z]{2}`],
  ['', String.raw`(?:[A-Z]{1,3}-)?\d{4,5}(?:-\d{4})?|\d{3} \d{2}`],
];
const POSTCODE_FORMS = POSTCODES.map(
  ([country, form]) =>
    [country, new RegExp(`^(?:${form})(?:\\s+|$)`, 'u'), new RegExp(`(?:^|\\s+)(?:${form})$`, 'u')] as const,
);

/** "Lyon 7e", "Dublin 8", "Wien 16": a town with the number of its district. */
const DISTRICT = /^(?<city>\p{Lu}[\p{L}-]+) \d{1,2}(?:er|e|[èe]me|\.)?$/u;

/** A part of an address without its postcode; `country` is null where it has none. */
function withoutPostcode(part: string): { readonly name: string; readonly country: string | null } {
  const city = DISTRICT.exec(part)?.groups?.['city'] ?? '';
  const within = CITY_OF.get(city.toLowerCase());
  if (within !== undefined) return { name: city, country: within };
  for (const [country, before, after] of POSTCODE_FORMS) {
    for (const pattern of [before, after]) {
      const match = pattern.exec(part);
      if (match === null) continue;
      const name = `${part.slice(0, match.index)}${part.slice(match.index + match[0].length)}`.trim();
      // "Spring 2018", "Mars 2021": a date is never a place
      if (STREET.test(name) || (country === '' && MONTH_OF.has(name.toLowerCase()))) continue;
      return { name, country };
    }
  }
  return { name: part, country: null };
}

const STREET = regex('iu')`
    \b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|blvd|boulevard|court|ct|place|pl|suite|apt|
    floor|square|terrace|close|crescent|parkway|hwy|highway|rue|calle|via|viale|avenida|plaza|rua|ul|
    aleja|straat|laan|weg|platz|allee|gasse)\b|(?:straße|strasse|str\.|straat|gracht|laan|weg|gasse|
    platz|allee)(?:\s|$)`;

/** Whether a part of an address is a street, a house or a box: by its word, or a number that is no postcode. */
export function isStreetPart(part: string): boolean {
  const text = part.trim();
  // "St. Gallen": at the beginning it is a saint
  if (STREET.test(text.replace(/^St\.?\s/u, ''))) return true;
  return /\d/.test(withoutPostcode(text).name);
}

function isCity(text: string | undefined): boolean {
  return isNamePart(text) && !STREET.test(text ?? '');
}

function place(raw: string, city: string | null, region: string | null, country: string | null): Place {
  return { raw, city: city === '' ? null : city, region, country };
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

/** Whether a piece of a header is a place, for sure or by its shape ("City, ST", "City, Region"). */
export function isPlace(text: string): boolean {
  const trimmed = text.trim();
  return (
    isRemote(trimmed) ||
    readPlace(trimmed) !== null ||
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, [A-Z]{2}$/u.test(trimmed) ||
    /^City, [A-Z]{2}/.test(trimmed)
  );
}
