import { readPlace } from '../resume/places.ts';
import { fold } from '../resume/lines.ts';

/** A place asked for, in comparable form. `cities` and `states` are folded; a country is its two-letter code. */
export type AskedPlace = {
  readonly name: string;
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly cities: readonly string[];
};

const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  'alabama:al alaska:ak arizona:az arkansas:ar california:ca colorado:co connecticut:ct delaware:de florida:fl georgia:ga hawaii:hi idaho:id illinois:il indiana:in iowa:ia kansas:ks kentucky:ky louisiana:la maine:me maryland:md massachusetts:ma michigan:mi minnesota:mn mississippi:ms missouri:mo montana:mt nebraska:ne nevada:nv new_hampshire:nh new_jersey:nj new_mexico:nm new_york:ny north_carolina:nc north_dakota:nd ohio:oh oklahoma:ok oregon:or pennsylvania:pa rhode_island:ri south_carolina:sc south_dakota:sd tennessee:tn texas:tx utah:ut vermont:vt virginia:va washington:wa west_virginia:wv wisconsin:wi wyoming:wy ontario:on quebec:qc british_columbia:bc alberta:ab manitoba:mb saskatchewan:sk nova_scotia:ns'
    .split(' ')
    .map((pair) => {
      const [name = '', code = ''] = pair.split(':');
      return [name.replaceAll('_', ' '), code];
    }),
);
const CANADIAN = new Set('on qc bc ab mb sk ns'.split(' '));
const list = (text: string): string[] => text.split('|');
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
type Region = {
  readonly pattern: RegExp;
  readonly countries?: readonly string[];
  readonly states?: readonly string[];
  readonly cities?: readonly string[];
};
const REGIONS: readonly Region[] = [
  { pattern: /^(?:the )?(?:eu|european union|europäische union)$/iu, countries: EU },
  { pattern: /^(?:the )?(?:eea|european economic area)$/iu, countries: [...EU, 'NO', 'IS'] },
  { pattern: /^europe$/iu, countries: [...EU, 'NO', 'IS', 'GB', 'CH', 'RS', 'UA'] },
  { pattern: /^(?:the )?dach(?: region)?$/iu, countries: ['DE', 'AT', 'CH'] },
  { pattern: /^north america$/iu, countries: ['US', 'CA', 'MX'] },
  {
    pattern: /^(?:the )?(?:us )?(?:east coast|eastern seaboard)$/iu,
    states: list('ny|nj|ma|ct|ri|nh|me|vt|pa|de|md|va|nc|sc|ga|fl|dc'),
  },
  { pattern: /^(?:the )?(?:us )?west coast$/iu, states: list('ca|or|wa') },
  { pattern: /^(?:the )?midwest$/iu, states: list('il|in|mi|oh|wi|ia|ks|mn|mo|ne|nd|sd') },
  { pattern: /^(?:the )?pacific northwest$/iu, states: list('or|wa|id') },
  { pattern: /^new england$/iu, states: list('ma|ct|ri|nh|me|vt') },
  {
    pattern: /^(?:the )?(?:san francisco |sf )?bay(?: ?area)?$/iu,
    cities: list(
      'san francisco|oakland|san jose|berkeley|palo alto|mountain view|menlo park|sunnyvale|santa clara|cupertino|redwood city|san mateo|fremont|hayward|stanford|los altos|milpitas|foster city|daly city|south san francisco|emeryville|walnut creek|san francisco bay area|bay area|los gatos|campbell|burlingame|pleasanton',
    ),
  },
  {
    pattern: /^(?:the )?(?:south bay|silicon valley)(?: ?\/ ?(?:south bay|silicon valley))?$/iu,
    cities: list(
      'san jose|palo alto|mountain view|menlo park|sunnyvale|santa clara|cupertino|los altos|milpitas|stanford|campbell|los gatos|silicon valley',
    ),
  },
  {
    pattern: /^(?:bavaria|bayern)$/iu,
    cities: list(
      'munchen|munich|nurnberg|nuremberg|augsburg|regensburg|rosenheim|ingolstadt|wurzburg|erlangen|furth|bayreuth|bamberg|passau|landshut|kempten|garching|freising|bayern|bavaria',
    ),
  },
  {
    pattern: /^(?:baden-württemberg)$/iu,
    cities: list(
      'stuttgart|karlsruhe|mannheim|freiburg|heidelberg|ulm|heilbronn|pforzheim|reutlingen|tubingen|konstanz',
    ),
  },
  {
    pattern: /^(?:andalusia|andalucía|andalucia)$/iu,
    cities: list(
      'sevilla|seville|malaga|granada|cordoba|cadiz|almeria|huelva|jaen|marbella|jerez de la frontera|andalucia',
    ),
  },
  {
    pattern: /^(?:catalonia|cataluña|catalunya)$/iu,
    cities: list('barcelona|girona|tarragona|lleida|sabadell|terrassa|badalona'),
  },
  {
    pattern: /^(?:yorkshire|west yorkshire)$/iu,
    cities: list('leeds|bradford|wakefield|huddersfield|halifax|sheffield|york|hull|doncaster'),
  },
  {
    pattern: /^(?:greater manchester)$/iu,
    cities: list('manchester|salford|bolton|bury|oldham|rochdale|stockport|tameside|trafford|wigan'),
  },
  { pattern: /^(?:greater london)$/iu, cities: list('london|croydon|bromley|ealing|harrow') },
];
// One city under two names.
const ALIASES: readonly (readonly string[])[] = [
  'munchen|munich',
  'koln|cologne',
  'wien|vienna',
  'zurich|zuerich',
  'genf|geneve|geneva',
  'roma|rome',
  'milano|milan',
  'lisboa|lisbon',
  'warszawa|warsaw',
  'praha|prague',
  'new york|new york city|nyc|manhattan|brooklyn',
  'san francisco|sf',
  'los angeles|la',
  'delhi|new delhi',
  'bangalore|bengaluru',
  'sevilla|seville',
  'nurnberg|nuremberg',
  'kobenhavn|copenhagen',
  'washington|washington dc|washington d c',
  'mumbai|bombay',
  'istanbul|i stanbul',
].map(list);

/** The place a text names, or null for anything that is not certain to be a place. */
export function readAskedPlace(text: string): AskedPlace | null {
  const name = text
    .trim()
    .replace(/^(?:the )?(?:greater )?(?:city|state|area|region) of /iu, '')
    .replace(/^the state of /iu, '')
    .replace(/[.,]$/, '');
  if (
    name.length < 2 ||
    name.length > 60 ||
    /\b(?:or|oder|ou)\b|[/;]/iu.test(name.replace(/south bay ?\/ ?silicon valley/iu, ''))
  ) {
    return null;
  }
  const region = REGIONS.find(({ pattern }) => pattern.test(name));
  if (region !== undefined) {
    return {
      name,
      countries: region.countries ?? [],
      states: region.states ?? [],
      cities: region.cities ?? [],
    };
  }
  const core = name.replace(/\s(?:state|area|metro(?:politan)? area|region|greater area)$/iu, '');
  const state = STATES[fold(core)];
  if (
    state !== undefined &&
    !(state === 'ny' && !/\bstate\b/iu.test(name)) &&
    !(state === 'wa' && /^washington$/iu.test(name))
  ) {
    return { name, countries: [], states: [state], cities: [] };
  }
  if (/^(?:the )?(?:us|usa|u\.s\.|u\.s\.a\.|united states|states|america)$/iu.test(name)) {
    return { name, countries: ['US'], states: [], cities: [] };
  }
  const country = readPlace(`Town, ${core.replace(/^the /iu, '')}`)?.country ?? null;
  const parts = core.split(/\s*,\s*/);
  if (parts.length === 1 && country !== null && STATES[fold(core)] === undefined) {
    return { name, countries: [country], states: [], cities: [] };
  }
  if (!/^\p{Lu}/u.test(core)) return null;
  const [city = core] = parts;
  const folded = fold(city);
  const aliases = ALIASES.find((names) => names.includes(folded)) ?? [folded];
  return /^[\p{L} .'’-]{2,40}$/u.test(city) ? { name, countries: [], states: [], cities: aliases } : null;
}

/** Whether a candidate's place lies in the one asked for; null when that cannot be told (a country known, a city asked). */
export function liesIn(
  own: {
    readonly raw: string;
    readonly city: string | null;
    readonly region: string | null;
    readonly country: string | null;
  },
  asked: AskedPlace,
): boolean | null {
  const city = own.city === null ? null : fold(own.city);
  const region = own.region === null ? null : (STATES[fold(own.region)] ?? fold(own.region));
  const raw = ` ${fold(own.raw)} `;
  if (asked.cities.length > 0) {
    if (asked.cities.some((name) => name === city || raw.includes(` ${name} `))) return true;
    return city === null && region === null ? null : false;
  }
  if (asked.states.length > 0) {
    if (region !== null && asked.states.includes(region)) return true;
    if (asked.states.some((code) => raw.includes(` ${nameOfState(code)} `))) return true;
    const abroad =
      own.country !== null &&
      own.country !== (asked.states.every((code) => CANADIAN.has(code)) ? 'CA' : 'US');
    return region === null && !abroad ? null : false;
  }
  if (own.country === null) return null;
  return asked.countries.includes(own.country);
}

function nameOfState(code: string): string {
  return Object.entries(STATES).find(([, other]) => other === code)?.[0] ?? code;
}
