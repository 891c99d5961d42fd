import { regex } from './pattern.ts';
import { lazily } from './lazily.ts';
import { CITY_OF } from './cities.ts';
import { fold } from './lines.ts';
import { readPlace } from './places.ts';
import { provinceName } from './provinces.ts';
import { REGION_TABLE } from './region_table.ts';
import { nameOfState, stateCodeOf, STATE_COUNTRY } from './states.ts';

/** A place asked for, in comparable form. `cities` and `states` are folded; a country is its two-letter code. */
export type AskedPlace = {
  readonly name: string;
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly cities: readonly string[];
  /** Where a town has to lie when it was asked for with its state or country ("Portland, Oregon"). */
  readonly within?: { readonly state: string | null; readonly country: string | null };
};

type Region = Pick<AskedPlace, 'countries' | 'states' | 'cities'>;

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
const list = (text: string): string[] => text.split('|');
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const countryOfTown = lazily(
  (): ReadonlyMap<string, string> => new Map([...CITY_OF].map(([town, country]) => [fold(town), country])),
);

const REGIONS: ReadonlyMap<string, Region> = new Map(
  REGION_TABLE.split('\n')
    .filter((line) => line.includes(' = '))
    .flatMap((line) => {
      const [names = '', places = ''] = line.split(' = ');
      const [countries = '', states = '', cities = ''] = places.split('/');
      const region = {
        countries: words(countries).flatMap((code) => (code === 'EU' ? EU : [code])),
        states: words(states),
        cities: list(cities.trim()).filter((city) => city !== ''),
      };
      return names.split(';').map((name) => [name.trim(), region] as const);
    }),
);

// One city under two names.
const ALIASES: readonly (readonly string[])[] = [
  'munchen|munich|muenchen',
  'koln|cologne|koeln|colonia',
  'wien|vienna|vienne',
  'zurich|zuerich',
  'genf|geneve|geneva|ginebra',
  'basel|bale|basle',
  'bern|berne',
  'luzern|lucerne',
  'roma|rome|rom',
  'milano|milan|mailand',
  'torino|turin',
  'firenze|florence|florenz',
  'venezia|venice|venedig',
  'napoli|naples|neapel',
  'lisboa|lisbon|lissabon|lisbonne',
  'warszawa|warsaw|warschau|varsovie',
  'krakow|cracow|krakau',
  'praha|prague|prag',
  'gent|ghent|gand',
  'antwerpen|antwerp|anvers',
  'bruxelles|brussels|brussel|brussel|bruselas',
  'brugge|bruges',
  'liege|luttich|luik',
  'leuven|louvain|lowen',
  'den haag|the hague|s gravenhage|la haye',
  'paris|parigi',
  'strasbourg|strassburg',
  'new york|new york city|nyc|manhattan|brooklyn|city of new york|queens|the bronx',
  'san francisco|sf|city of san francisco',
  'los angeles|la',
  'delhi|new delhi',
  'bangalore|bengaluru',
  'kolkata|calcutta',
  'chennai|madras',
  'sevilla|seville',
  'zaragoza|saragossa',
  'nurnberg|nuremberg',
  'dusseldorf|duesseldorf',
  'frankfurt|frankfurt am main',
  'hannover|hanover',
  'kobenhavn|copenhagen|kopenhagen|copenhague',
  'goteborg|gothenburg',
  'athens|athina|athen',
  'moscow|moskva|moskau',
  'bucharest|bucuresti|bukarest',
  'belgrade|beograd|belgrad',
  'beijing|peking',
  'washington|washington dc|washington d c|dc',
  'mumbai|bombay',
  'istanbul|i stanbul',
  'st louis|saint louis',
  'st paul|saint paul',
  'montreal|montreal qc',
  'palma|palma de mallorca',
  'newcastle|newcastle upon tyne',
].map(list);

const BEFORE = regex('iu')`
    ^(?:(?:the|der|die|das|dem|la|le|les|el|los|an?|l'|our|wider|broader|any|some(?:where in|place in)?|
    elsewhere in|anywhere in|in|im|en|von|de|du|des|us[- ]?bundesstaat|bundesstaat|bundesland|land|
    kanton|canton|d[ée]partement|r[ée]gion|provincia|comunidad|city|town|stadt|ville|ciudad|state|
    province|county|area|region|metro(?:politan)? area|vicinity|neighbou?rhood|u\.?s\.? state|us state|
    greater|grossraum|großraum|raum|umland|grand)(?: of| von| de| d')?\s+)`;
const AFTER = regex('iu')`
    [\s,-]+(?:and (?:surroundings?|vicinity|around|nearby|suburbs|environs)|or (?:surroundings?|
    vicinity|around|nearby|near ?by|close by|thereabouts)|und umgebung|oder umgebung|et environs|
    et alentours|y alrededores|area|metro(?:politan)?(?: area| region)?|region|state|province|county|
    city limits|proper|itself|greater area|gebiet|raum|umgebung)$`;

/** The place a text names, or null for anything that is not certain to be a place. */
export function readAskedPlace(text: string): AskedPlace | null {
  const name = text.trim().replace(/[.,;:]+$/, '');
  if (name.length < 2 || name.length > 60 || /[;]|\d{3}/u.test(name)) return null;
  if (/\b(?:or|oder|ou)\b/iu.test(name) || /\w ?\/ ?\w/u.test(name)) return null;
  let core = name;
  for (let round = 0; round < 5; round += 1) {
    const known = placeOf(core, name);
    if (known !== null) return known;
    const shorter = core.replace(BEFORE, '');
    if (shorter === core) break;
    core = shorter;
  }
  const bare = core.replace(AFTER, '');
  return (bare === core ? null : placeOf(bare, name)) ?? townOf(bare, name);
}

function placeOf(core: string, name: string): AskedPlace | null {
  const folded = fold(core);
  const region = REGIONS.get(folded) ?? REGIONS.get(folded.replace(/^the /, ''));
  if (region !== undefined) return { name, ...region };
  const plain = folded.replace(/ (?:state|province)$/, '');
  const state = stateCodeOf(plain);
  const ambiguous = (plain === 'new york' || plain === 'washington') && !/\bstate\b/iu.test(name);
  if (state !== null && plain.length > 2 && !ambiguous) {
    return { name, countries: [], states: [state], cities: [] };
  }
  if (/^[A-Z]{2}$/.test(core) && state !== null) return { name, countries: [], states: [state], cities: [] };
  const country = core.includes(',') ? null : (readPlace(`Town, ${core}`)?.country ?? null);
  return country !== null && stateCodeOf(plain) === null && CITY_OF.get(core.toLowerCase()) === undefined
    ? { name, countries: [country], states: [], cities: [] }
    : null;
}

function townOf(core: string, name: string): AskedPlace | null {
  if (!/^\p{Lu}/u.test(core)) return null;
  const [city = core, around] = core.split(/\s*,\s*/);
  if (!/^[\p{L} .'’-]{2,40}$/u.test(city) || city.split(' ').length > 4) return null;
  // "Leeds and speaks German" is more than a town
  if (/\s(?:and|und) \p{Ll}/u.test(city)) return null;
  const folded = fold(city);
  const cities = ALIASES.find((names) => names.includes(folded)) ?? [folded];
  if (around === undefined) return { name, countries: [], states: [], cities };
  const state = stateCodeOf(fold(around));
  const country = state === null ? (readPlace(`Town, ${around}`)?.country ?? null) : null;
  return { name, countries: [], states: [], cities, within: { state, country } };
}

type Home = {
  readonly raw: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
};

/** The region of a candidate's place by its code where that is known, and its country, said or told by the rest. */
function whereabouts(own: Home): { readonly region: string | null; readonly country: string | null } {
  const region = own.region === null ? null : (stateCodeOf(fold(own.region)) ?? fold(own.region));
  return { region, country: own.country ?? countryOf(own, region) };
}

/** The country a place lies in, said or told by its town; null where neither tells it. */
export const countryAt = (own: Home): string | null => whereabouts(own).country;

/** Whether a candidate's place lies in the one asked for; null where that cannot be told. */
export function liesIn(own: Home, asked: AskedPlace): boolean | null {
  const { region, country } = whereabouts(own);
  const answers: (boolean | null)[] = [];
  if (asked.cities.length > 0) answers.push(inTown(own, region, country, asked));
  if (asked.states.length > 0) answers.push(inState(own, region, country, asked.states));
  if (asked.countries.length > 0) answers.push(country === null ? null : asked.countries.includes(country));
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/** Whether the province behind a candidate's town is that of a town asked for: "Cinisello Balsamo (MI)" and Milano. */
export function isAroundTown(own: Home, { cities }: AskedPlace): boolean {
  const town = provinceOf(own);
  return town !== null && cities.includes(town);
}

const provinceOf = ({ region, country }: Home): string | null =>
  region === null || country !== 'IT' ? null : provinceName(region);

/** Whether another place may still be near: neither another country nor, where known, another state. */
export function mayBeNear(own: Home, asked: AskedPlace): boolean {
  const { region, country } = whereabouts(own);
  const state = asked.within?.state ?? null;
  const states = state === null ? asked.states : [state, ...asked.states];
  const within = asked.within?.country ?? null;
  const countries = [
    ...asked.countries,
    ...states.flatMap((code) => STATE_COUNTRY.get(code) ?? []),
    ...(within === null ? [] : [within]),
    ...(asked.within === undefined ? asked.cities.flatMap((city) => countryOfTown().get(city) ?? []) : []),
  ];
  if (country !== null && countries.length > 0 && !countries.includes(country)) return false;
  const isState = region !== null && STATE_COUNTRY.has(region);
  // a region asked for by its towns and states may have neighbours in any state
  return !(isState && states.length > 0 && !states.includes(region));
}

function countryOf(own: Home, region: string | null): string | null {
  const of_state = region === null ? undefined : STATE_COUNTRY.get(region);
  return of_state ?? (own.city === null ? null : (CITY_OF.get(own.city.toLowerCase()) ?? null));
}

function inTown(own: Home, region: string | null, country: string | null, asked: AskedPlace): boolean | null {
  const city = own.city === null ? null : fold(own.city);
  const raw = ` ${fold(own.raw)} `;
  const { within } = asked;
  const here = asked.cities.some((name) => name === city || raw.includes(` ${name} `));
  if (here) {
    if (within === undefined) return true;
    if (within.state !== null) {
      return region === null ? (country === null ? true : null) : region === within.state;
    }
    return within.country === null || country === null || within.country === country;
  }
  const province = provinceOf(own);
  if (province !== null && regionsOfTowns().has(asked.cities)) {
    return asked.cities.includes(province) || (listedTowns().has(province) ? false : null);
  }
  if (city !== null || region !== null) {
    return city === null || mayBelong(city, country, asked.cities) ? null : false;
  }
  return namesTown(own.raw) ? false : null;
}

const regionsOfTowns = lazily(() => new Set([...REGIONS.values()].map(({ cities }) => cities)));
const listedTowns = lazily(() => new Set([...REGIONS.values()].flatMap(({ cities }) => cities)));

/** No list holds every village of a region: a town none knows, in no other country, may lie in it. */
function mayBelong(city: string, country: string | null, cities: readonly string[]): boolean {
  if (!regionsOfTowns().has(cities) || listedTowns().has(city) || countryOfTown().has(city)) return false;
  const own = cities.flatMap((name) => countryOfTown().get(name) ?? []);
  return country === null || own.length === 0 || own.includes(country);
}

/** Whether an address without a known city still names a town: "14 Quarry Lane, Douglas, Cork". */
function namesTown(raw: string): boolean {
  const parts = raw.split(/\s*[,|·]\s*/).filter((part) => part !== '');
  return parts.length >= 3 && parts.slice(1).some((part) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(part));
}

function inState(
  own: Home,
  region: string | null,
  country: string | null,
  states: readonly string[],
): boolean | null {
  if (region !== null && states.includes(region)) return true;
  const raw = ` ${fold(own.raw)} `;
  if (states.some((code) => raw.includes(` ${nameOfState(code)} `))) return true;
  const abroad = country !== null && states.every((code) => STATE_COUNTRY.get(code) !== country);
  return region === null && !abroad ? null : false;
}
