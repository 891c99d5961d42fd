import type { Span } from '../../profile.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { fold, type Line } from '../../resume/lines.ts';
import { readPlace } from '../../resume/places.ts';
import { headOf, headText, jobsOf } from '../work.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { liesIn, readAskedPlace, type AskedPlace } from '../regions.ts';

const BEFORE =
  /^(?:currently |presently |now |already |must )?(?:(?:is |be )?(?:based|located|living|resident|residing|situated|domiciled|wohnhaft|vive|reside)|lives?|resides?|home(?: address| town)?|address|location|current location|wohnort|wohnt|domicilio|domicile|lieu|habite|vit|vive|candidates?)(?: (?:currently|at present|now))?(?: (?:in|at|near|within|around|en|à|is))?:? (?:or near |or around )?(?:the )?(?<place>[\p{L}\d .,'’/-]{2,60}?)(?: (?:at present|now|currently|today|area))?$/iu;
const AFTER = /^(?<place>[\p{L} .,'’]{2,40}?)(?:[ -](?:based|resident|residents|local|located)|[ -]area)$/iu;
const IN = /^[Ii]n (?:the )?(?<place>\p{Lu}[\p{L} .,'’-]{1,40})$/u;

/** Reads "lives in Leeds", "Dallas-based", "based in the EU", "California", "within commuting distance of Chicago". */
export function readLocation(text: string): Leaf | null {
  if (
    /\b(?:relocat\w*|move|moving|travel|remote|hybrid|office|on[- ]?site|schedule|work(?:ed|s|ing)?|stud\p{L}+|tour|timezone|time zone)\b/iu.test(
      text,
    )
  ) {
    return null;
  }
  const distance =
    /^(?:lives? |living |based |located )?(?:within|in) (?:commuting|driving|easy) (?:distance|reach) of (?:the )?(?<place>\p{L}[\p{L} .,'-]{1,40})$/iu.exec(
      text,
    )?.groups?.['place'];
  if (distance !== undefined) {
    const place = readAskedPlace(distance);
    return place === null ? null : locationLeaf(place);
  }
  const written =
    BEFORE.exec(text)?.groups?.['place'] ??
    AFTER.exec(text)?.groups?.['place'] ??
    IN.exec(text)?.groups?.['place'];
  if (written !== undefined) {
    const place = readAskedPlace(written);
    return place === null ? null : locationLeaf(place);
  }
  const place = readAskedPlace(text);
  // A bare name counts only when it is a region, a state, a country or a well known city.
  const known =
    place !== null &&
    (place.countries.length > 0 ||
      place.states.length > 0 ||
      place.cities.length > 1 ||
      readPlace(text) !== null);
  return known && !/^(?:go|it|us|in|me|or|ok|hi|de|ca)$/iu.test(text) ? locationLeaf(place) : null;
}

function locationLeaf(place: AskedPlace): Leaf {
  return {
    kind: 'location',
    understood: `Lives in ${place.name}`,
    frame: {
      side: 'after',
      read: (bare) => {
        const other = readAskedPlace(bare);
        return other === null ? null : locationLeaf(other);
      },
    },
    decide: (facts) => decide(place, facts),
  };
}

function decide(place: AskedPlace, facts: CriterionFacts): Verdict {
  const { location } = facts.profile;
  if (location === null) {
    const line = inHeader(place, facts);
    return line === undefined
      ? notStated(0.5, 'The resume does not say where the person lives.')
      : met(0.78, `The resume gives ${quoted(facts, line)}.`, [line]);
  }
  const span = spanOf(location.raw, facts);
  const shown = span === null ? location.raw : quoted(facts, span);
  const answer = liesIn(location, place);
  const spans = span === null ? [] : [span];
  if (answer === true && span !== null) {
    return met(0.93, `The resume gives ${shown} as the place of residence.`, spans);
  }
  if (answer === false) return notMet(0.9, `The resume gives ${shown} as the place of residence.`, spans);
  return notStated(0.55, `The resume does not say it: it gives only ${shown}.`, spans);
}

const UK_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;

/** An address the reader of resumes did not understand: the lines before the first section that name the place. */
function inHeader(place: AskedPlace, facts: CriterionFacts): Line | undefined {
  const until = facts.profile.sections.find(({ kind }) => kind !== 'header')?.start ?? 0;
  return facts.lines
    .filter(({ start }) => start < until)
    .slice(0, 8)
    .find(
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
      const job = jobsOf(facts).find((entry) => {
        const parts = [entry.location ?? '', ...headText(entry, facts).split(/[,\n\t|–]|\s-\s/u)];
        return parts.some((part) => {
          const own = readPlace(part.trim()) ?? {
            raw: part,
            city: part.trim() || null,
            region: null,
            country: null,
          };
          return liesIn(own, place) === true;
        });
      });
      return job === undefined
        ? notStated(0.6, `The resume does not say that one of the jobs was in ${place.name}.`)
        : met(0.85, `The resume lists ${quoted(facts, headOf(job, facts))}.`, [headOf(job, facts)]);
    },
  };
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
