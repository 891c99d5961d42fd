import type { Span, WorkEntry } from '../../profile.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { fold, type Line } from '../../resume/lines.ts';
import { readPlace, type Place } from '../../resume/places.ts';
import { headOf, headText, jobsOf } from '../work.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { liesIn, mayBeNear, readAskedPlace, type AskedPlace } from '../regions.ts';

// Words that say that somebody lives somewhere, before the place or after it.
const RESIDES = String.raw`(?:based|located|living|liv(?:e|es)|resid(?:e|es|ing|ent|ents|ence)|residency|home(?: address| town| state| city| country| base| region)?|hometown|local candidates?|housed|settled|situated|domiciled?|domicile|address(?:ed)?|location|local|place of residence|wohnhaft|wohnt|wohnen|wohnsitz|wohnort|lebt|ansässig|sesshaft|zuhause|anschrift|adresse|vive|viv[ií]s?|vivir|reside|residente|radica|domicilio|domicili[oé]e?s?|demeurant|demeure|lieu de résidence|résid(?:e|ant|ence)|habite|habitant|vit|woont|woonachtig|abita|yaşıyor|oturuyor)`;
const LINK = String.raw`(?:\s+(?:currently|presently|now|already|at present|at the moment|aktuell|derzeit|actuellement|actualmente|somewhere|anywhere|is|are|be|must|should|ist|est|es|in|at|near|within|around|inside|to|of|on|from|a|à|au|aux|en|dans|im|bei|nahe|or near|or around|oder um|oder nahe|in or near|in or around|the|der|dem|den|die|la|le|les|el|los|reach of|easy reach of|commuting distance of|driving distance of|commuting reach of))*`;
const BEFORE = new RegExp(
  String.raw`(?:^|[\s,;:])${RESIDES}(?:\s?:)?${LINK}:?\s+(?<place>[\p{L}\d .,'’/()&-]{2,80})$`,
  'iu',
);
const AFTER = new RegExp(
  String.raw`^(?<place>[\p{L} .,'’/-]{2,60}?)(?:[ -]+(?:based|resident|residents|local|locals|located|address|home address|home|residence|residency|dweller|ansässig|wohnhaft|area))(?:\s+only|\s+preferred)?$`,
  'iu',
);
const IN =
  /^(?:in|im|en|à|near|within|nahe)(?: or (?:near|around))? (?:the )?(?<place>\p{L}[\p{L} .,'’/-]{1,60})$/iu;
const REACH =
  /^(?:within|in) (?:commuting|driving|easy|walking|cycling)? ?(?:distance|reach|range) (?:of|to) (?:the )?(?<place>\p{L}[\p{L} .,'-]{1,40})$/iu;
// What else is asked with a place: whether somebody would go there, has been there, works there.
const ELSEWHERE =
  /\b(?:relocat\w*|mov(?:e|es|ing)|resettl\w*|commut(?:e|es|ing)(?! (?:distance|reach))|travel\w*|remote|hybrid|office|offices|on[- ]?site|schedule|work(?:ed|s|ing)?|stud\p{L}+|tour|timezone|time zone|willing|ready|prepared|open to|umzieh\p{L}*|umzug|ziehen|déménag\p{L}*|mudar\p{L}*|trasladar\p{L}*|not|never|outside|beyond|nicht|außerhalb|kein\p{L}*|pas|hors|fuera|degree|university|born|e-?mail|ip|web|mac)\b/iu;
const TRAILING =
  /\s*(?:\([^()]{0,60}\)|,?\s+(?:so that|because|since the|as the|as our|in order|to avoid|for tax|if possible|year[- ]round|full[- ]time|at present|at the moment|right now|now|currently|today|these days|already|presently|only|preferred|derzeit|aktuell|zurzeit|actuellement|actualmente|present)\b.{0,80})$/iu;

// "Portland (Oregon, not Maine)"; "the East Coast of the US"
const WHICH = /\s\((?<state>\p{Lu}[\p{L} ]{1,30}?)(?:,? not [^()]{1,40})?\)$/u;
const OF_COUNTRY =
  /(?<=coast|midwest|south|northeast|southwest|southeast) (?:of|in) (?:the )?(?:us|usa|united states|u\.s\.|states|country)$/iu;

const AMOUNT = String.raw`(?:about |around |roughly |at most |less than |no more than |up to )?(?:an?|half an|\d{1,3}|one|two|three|ten|fifteen|twenty|thirty|forty|forty-five|fifty|sixty)(?: and a half)?[ -]?`;
const MEASURE = String.raw`(?:miles?|mi|km|kms|kilomet(?:re|er)s?|minutes?|mins?|hours?|hrs?|h)'?s?`;
/** The ways to say "near": distances are not known, so all of them ask the same. */
const NEARNESS = new RegExp(
  String.raw`\b(?:(?:with)?in |at )?(?:(?:a |an )?(?:reasonable |easy |sensible |daily |short )?(?:commut(?:ing|able|e)|driving|walking|cycling|travel(?:ling)?|daily) ?(?:distance|reach|range)|(?:easy |close )?reach|(?:the )?(?:(?:immediate|close|wider) )?(?:vicinity|proximity|neighbou?rhood|surroundings)|(?:a )?short (?:commute|drive|distance)) (?:of|to|from) |\b(?:within |under |at most |less than |no more than |up to )?${AMOUNT}${MEASURE}(?: (?:or less|at most))?(?: (?:by (?:car|train|bus|bike)|drive|commute|walk|ride|train ride|distance|radius|away))? (?:of|to|from|around) |\b(?:close|closely|next|nearby|near) to |\bnot (?:too )?far (?:away )?from |\bcommut(?:able|ing distance) (?:to|from) `,
  'iu',
);
const NEAR =
  /\b(?:near|nearby|near ?by|around|nahe|bei|close by|thereabouts|surround\p{L}*|vicinity|environs|alentours|umgebung|alrededores|(?:easy )?reach of)(?!\p{L})/iu;

/** Reads "lives in Leeds", "Dallas-based", "based in the EU", "California", "UK address", "Wohnsitz in der Schweiz". */
export function readLocation(given: string): Leaf | null {
  const text = given
    .replace(WHICH, ', $<state>')
    .replace(TRAILING, '')
    .replace(OF_COUNTRY, '')
    .replace(/^is /iu, '')
    .replace(NEARNESS, 'near ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const near = NEAR.test(text);
  if (ELSEWHERE.test(text)) return null;
  const written = placeWords(text);
  if (written !== null) {
    const places = readPlaces(written);
    // "near Infrared" is no place
    const bare = /^(?:in or )?near /iu.test(text) && !/^(?:in|near) /u.test(given);
    return places === null || (bare && !places.some(isKnown)) ? null : locationLeaf(places, near);
  }
  const place = readAskedPlace(text);
  if (place !== null && isKnown(place) && !COMMON.test(text)) return locationLeaf([place], near);
  // "Chicago or suburbs", "South Bay / Silicon Valley"
  const several =
    /^\p{Lu}/u.test(text) && (SUBURBS.test(text) || /\s\/\s/.test(text)) ? readPlaces(text) : null;
  return several?.some(isKnown) === true ? locationLeaf(several, near) : null;
}

// Names of places that are other words far more often.
const COMMON = /^(?:go|it|us|in|me|or|ok|hi|de|ca|peninsula|states|south|ncr|gb|bw|kent|hof)$/iu;

/** A bare name counts only when it is a region, a state, a country or a well known city. */
function isKnown({ name, countries, states, cities, within }: AskedPlace): boolean {
  return (
    countries.length > 0 ||
    states.length > 0 ||
    cities.length > 1 ||
    (within?.state ?? within?.country ?? null) !== null ||
    readPlace(name) !== null
  );
}

function placeWords(text: string): string | null {
  return (
    REACH.exec(text)?.groups?.['place'] ??
    BEFORE.exec(text)?.groups?.['place'] ??
    AFTER.exec(text)?.groups?.['place'] ??
    (/^[iI]n |^[nN]ear (?:the )?\p{Lu}|^(?:within|im|à|en) \p{Lu}/u.test(text)
      ? (IN.exec(text)?.groups?.['place'] ?? null)
      : null)
  );
}

const SUBURB = /\b(?:suburbs?|commuter belt|banlieue|umland)$/iu;
const SUBURBS =
  /\s+(?:or|and|oder|und|ou|et|y|o)\s+(?:(?:the|its|their|die|ses|in|dans|les|aux|sus)\s+)*(?:(?:near|nearby|close|inner|outer|nähere|immediate)\s+)*(?:suburbs?|surroundings?|surrounding (?:areas?|towns?|region)|vicinity|nearby|near ?by|near(?: it)?|close by|close to it|thereabouts|environs|umgebung|umland|alentours|banlieue|alrededores|around(?: it)?|commuter belt)$/iu;

/** The places of "Palo Alto or San Jose", "Poland or elsewhere in the EU", "Chicago or suburbs"; null if one is none. */
function readPlaces(written: string): AskedPlace[] | null {
  const nearby = SUBURB.test(written);
  const parts = written
    .replace(SUBURBS, '')
    .replace(/^(?:at |in )?(?:or )?(?:near|around) (?:the )?/iu, '')
    .split(/\s+(?:or|oder|ou|o)\s+|\s*\/\s*|\s+(?:resp\.|bzw\.)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const places = parts.map((part) => {
    const around = nearby ? readAskedPlace(`${part} area`) : null;
    return around !== null && around.cities.length > 1 ? around : readAskedPlace(part);
  });
  return places.length === 0 || places.some((place) => place === null) ? null : (places as AskedPlace[]);
}

function locationLeaf(places: readonly AskedPlace[], near: boolean): Leaf {
  const names = places.map(({ name }) => name).join(' or ');
  return {
    kind: 'location',
    understood: near
      ? `Lives in or near ${names} (how near other places are is not known here)`
      : `Lives in ${names}`,
    frame: {
      side: 'after',
      read: (bare) => {
        const other = readPlaces(bare);
        return other === null ? null : locationLeaf(other, near);
      },
    },
    decide: (facts) => decide(places, near, facts),
  };
}

function decide(places: readonly AskedPlace[], near: boolean, facts: CriterionFacts): Verdict {
  const location = facts.profile.location ?? placeInHeader(facts);
  if (location === null) {
    const line = places.map((place) => inHeader(place, facts)).find((found) => found !== undefined);
    return line === undefined
      ? notStated(0.5, 'The resume does not say where the person lives.')
      : met(0.78, `The resume gives ${quoted(facts, line)}.`, [line]);
  }
  const span = spanOf(location.raw, facts);
  const shown = span === null ? location.raw : quoted(facts, span);
  const answers = places.map((place) => liesIn(location, place));
  const spans = span === null ? [] : [span];
  if (answers.includes(true) && span !== null) {
    return met(0.93, `The resume gives ${shown} as the place of residence.`, spans);
  }
  if (near && answers.includes(false) && places.some((place) => mayBeNear(location, place))) {
    return notStated(
      0.5,
      `The resume gives ${shown} as the place of residence; distances are not known here, so how near that is to ${places.map(({ name }) => name).join(' or ')} cannot be told.`,
      spans,
    );
  }
  if (answers.every((answer) => answer === false)) {
    return notMet(0.9, `The resume gives ${shown} as the place of residence.`, spans);
  }
  return notStated(0.55, `The resume does not say it: it gives only ${shown}.`, spans);
}

/** A place in the lines before the first section that the reader of profiles passed over: "Halifax, Canada (remote)". */
function placeInHeader(facts: CriterionFacts): Place | null {
  for (const { text } of headerLines(facts)) {
    for (const piece of text.replaceAll(/\([^()]{0,60}\)/gu, ' ').split(/\s*[|•·;~\t]\s*|\s+[–—-]\s+/u)) {
      const place = piece.includes(',') ? readPlace(piece.trim()) : null;
      if (place !== null && (place.country !== null || place.region !== null)) return place;
    }
  }
  return null;
}

function headerLines(facts: CriterionFacts): Line[] {
  const until = facts.profile.sections.find(({ kind }) => kind !== 'header')?.start ?? 0;
  return facts.lines.filter(({ start }) => start < until).slice(0, 8);
}

const UK_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;

/** An address the reader of resumes did not understand: the lines before the first section that name the place. */
function inHeader(place: AskedPlace, facts: CriterionFacts): Line | undefined {
  return headerLines(facts).find(
    ({ text }) =>
      place.cities.some((city) => ` ${fold(text)} `.includes(` ${city} `)) ||
      (place.countries.includes('GB') && UK_POSTCODE.test(text)),
  );
}

const WORKED =
  /^(?:has |have )?(?:ever )?(?:worked|been employed|work experience|experience working) in (?:the )?(?<place>\p{Lu}[\p{L} .,'’-]{1,40})$/u;
const WORKED_START = /^(?:[Hh]as |[Hh]ave )?(?:[Ww]orked|[Ee]mployed) in /u;

/** Reads "has worked in Dallas": a place of one of the jobs. */
export function readWorkplace(text: string): Leaf | null {
  if (!WORKED_START.test(text)) return null;
  const written = WORKED.exec(text.charAt(0).toLowerCase() + text.slice(1))?.groups?.['place'];
  const place = written === undefined ? null : readAskedPlace(written);
  if (place === null) return null;
  return {
    kind: 'employer',
    understood: `Has worked in ${place.name}`,
    decide: (facts) => {
      const job = jobIn(facts, (own) => liesIn(own, place) === true);
      return job === undefined
        ? notStated(0.6, `The resume does not say that one of the jobs was in ${place.name}.`)
        : met(0.85, `The resume lists ${quoted(facts, headOf(job, facts))}.`, [headOf(job, facts)]);
    },
  };
}

/** The newest job that was in such a place: the one its entry has, or a part of the lines that head it. */
export function jobIn(facts: CriterionFacts, isThere: (place: Place) => boolean): WorkEntry | undefined {
  return jobsOf(facts).find((entry) => {
    const parts = [entry.location ?? '', ...headText(entry, facts).split(/[,\n\t|–]|\s-\s/u)];
    return parts.some((part) => {
      const raw = part.trim();
      return isThere(readPlace(raw) ?? { raw: part, city: raw || null, region: null, country: null });
    });
  });
}

/** Where the place is written; parts may stand on lines of their own. */
function spanOf(raw: string, facts: CriterionFacts): Span | null {
  const { text } = facts.document;
  for (const part of [raw, ...raw.split(/\s*,\s*/)]) {
    if (part.length < 2) continue;
    const at = text.indexOf(part);
    if (at >= 0) return { start: at, end: at + part.length };
  }
  return null;
}
