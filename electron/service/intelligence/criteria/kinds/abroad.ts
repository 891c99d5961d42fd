import type { Comparison } from '../../language/bounds.ts';
import { satisfies } from '../../language/satisfies.ts';
import { hasCue } from '../../language/cues.ts';
import { countryAt, readAskedPlace, type AskedPlace } from '../../language/regions.ts';
import { readPlace, type Place } from '../../language/places.ts';
import type { WordRange } from '../../language/phrases.ts';
import type { WorkEntry } from '../../profile.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, quote, statusAt, type JudgeFacts } from '../facts.ts';
import {
  met,
  metIf,
  notStated,
  quotedSentence,
  say,
  type Kind,
  type Parse,
  type Verdict,
} from '../predicate.ts';
import { sectionAt } from '../search.ts';
import { bound, parts, spelled } from '../sentences/sentence.ts';
import { headOf, headText, jobsOf, monthsOf } from '../work.ts';

/** Work in another country than the person's own, or than one that is named: "outside the UK". */
type AbroadSlots = {
  /** The country it has to be outside of; empty for the person's own. */
  readonly outside: string;
  /** How long at least; null where any length will do. */
  readonly months: number | null;
  readonly comparison: Comparison;
};

function parse(clause: Clause): Parse<AbroadSlots>[] {
  if (clause.has('relocate would travel right_to_work sponsor citizen live language people')) return [];
  const beyond = clause.cues('beyond');
  const places = clause.tags('place').filter(({ place }) => place.countries.length > 0);
  const outside = places.find((place) => beyond.some((cue) => isBeside(cue, place, clause)));
  const worked = clause.cues('work', 'experience', 'employed', 'job');
  const told = clause.cues('worked_abroad');
  const abroad = [...clause.cues('abroad'), ...(outside === undefined ? [] : [outside])];
  if (told.length === 0 && (abroad.length === 0 || worked.length === 0)) return [];
  const [length] = clause.tags('length');
  return [
    {
      own: Clause.places(
        told,
        abroad,
        worked,
        outside === undefined ? [] : beyond,
        length,
        clause.cues('at_least or_more over total past ever'),
      ),
      bonus: 0.1,
      slots: {
        outside: outside?.place.name ?? '',
        months: length?.length.months ?? null,
        comparison: length?.length.comparison ?? '>=',
      },
    },
  ];
}

/** Whether nothing but function words stands between the word and the country, before or behind it. */
function isBeside(cue: WordRange, place: WordRange, clause: Clause): boolean {
  const [from, to] = cue.start < place.start ? [cue.end, place.start] : [place.end, cue.start];
  return Clause.at({ start: from, end: to }).every(
    (at) => clause.tagged.silent.has(at) || !clause.tagged.content.has(at),
  );
}

function decide({ outside, months, comparison }: AbroadSlots, facts: JudgeFacts): Verdict {
  const jobs = jobsOf(facts);
  const home = outside === '' ? homeOf(jobs, facts) : countriesOf(readAskedPlace(outside));
  const elsewhere = jobs.filter((entry) => {
    const country = countryOfJob(entry, facts);
    return country !== null && home.length > 0 && !home.includes(country);
  });
  if (elsewhere.length === 0) return inWords(months, outside === '', facts);
  const heads = elsewhere.map((entry) => headOf(entry, facts));
  const said = say('shown', { quotes: heads.map((head) => quote(facts, head)).join(', ') });
  if (months === null) return met(0.88, said, heads);
  const own = monthsOf(elsewhere, facts);
  const answer = own.dated ? satisfies({ comparison, value: months }, own.low, own.high) : null;
  return answer === null ? notStated(0.5, said, heads) : metIf(answer, [0.86, 0.75], said, heads);
}

/** What a line about work says itself: "two years abroad". */
function inWords(months: number | null, anywhere: boolean, facts: JudgeFacts): Verdict {
  const row = facts.rows.find(
    ({ line, keys }) =>
      sectionAt(facts, line.start) !== 'education' &&
      hasCue(keys, facts.locales, 'worked_abroad', 'abroad') &&
      hasCue(keys, facts.locales, 'worked_abroad', 'work', 'job') &&
      POSSESSED.has(statusAt(facts, line)),
  );
  if (row === undefined) return notStated(0.5, say('abroad.none'));
  const shown = quotedSentence(facts, row.line);
  return months === null && anywhere ? met(0.82, ...shown) : notStated(0.5, ...shown);
}

const countriesOf = (place: AskedPlace | null): readonly string[] => place?.countries ?? [];

/** The country somebody lives in, or else the one of the newest job that tells it. */
function homeOf(jobs: readonly WorkEntry[], facts: JudgeFacts): readonly string[] {
  const { location } = facts.profile;
  const own = location === null ? null : countryAt(location);
  const [country] = own === null ? jobs.flatMap((entry) => countryOfJob(entry, facts) ?? []) : [own];
  return country === undefined ? [] : [country];
}

/** The country of a job: of its place, or of a place with its country in its head. */
function countryOfJob(entry: WorkEntry, facts: JudgeFacts): string | null {
  const own = entry.location === null ? null : readPlace(entry.location);
  const place = own ?? placeIn(headText(entry, facts));
  return place === null ? null : countryAt(place);
}

/** "Hotel Astor, Lyon, France": a town with what stands behind it, or else alone. */
function placeIn(text: string): Place | null {
  const pieces = text
    .split(/[\n\t|–•·;]|\s-\s/u)
    .map((piece) => piece.split(/\s*,\s*/u).map((part) => part.trim()));
  const pairs = pieces.flatMap((piece) => piece.slice(1).map((part, at) => `${piece[at] ?? ''}, ${part}`));
  for (const candidate of [...pairs, ...pieces.flat()]) {
    const place = readPlace(candidate);
    if (place !== null && countryAt(place) !== null) return place;
  }
  return null;
}

export const abroad: Kind<AbroadSlots> = {
  parse,
  understood: ({ outside, months, comparison }) => say('asks.abroad', { outside, months, comparison }),
  decide,
  sentences: {
    'asks.abroad': ({ outside, months, comparison }) =>
      parts(
        (outside ?? '') === '' ? 'Has worked abroad' : `Has worked outside ${outside}`,
        (months ?? '') === '' ? '' : `for ${bound(comparison).toLowerCase()} ${spelled(months)}`,
      ),
    'abroad.none': () => 'The resume does not say that the person has worked in another country.',
  },
};
