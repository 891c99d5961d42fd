import { isAroundTown, liesIn, mayBeNear, readAskedPlace, type AskedPlace } from '../../language/regions.ts';
import { headOf } from '../work.ts';
import type { Span } from '../../profile.ts';
import { fold } from '../../language/lines.ts';
import { PLACE_LABEL, readPlace } from '../../language/places.ts';
import { isOf } from '../../language/word_classes.ts';
import { isOwnWord } from './shared.ts';
import { Clause } from '../clause.ts';
import { jobIn } from '../employers.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMet,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
} from '../predicate.ts';
import { follows, type WordRange } from '../../language/phrases.ts';

/** Where somebody lives, or has worked. */
type PlaceSlots = {
  readonly places: readonly AskedPlace[];
  readonly near: boolean;
  readonly of: 'home' | 'work';
};

function parse(clause: Clause): Parse<PlaceSlots>[] {
  const tags = clause.tags('place');
  if (clause.has('relocate', 'would', 'right_to_work', 'sponsor', 'citizen', 'travel')) return [];
  const live = clause.cues('live');
  // "o de otro país de la UE": of what else was named, not where somebody lives
  if (live.length === 0 && clause.all.some((at) => isOf('other', clause.key(at)))) return [];
  const near = clause.cues('near');
  // "the East Coast of the US": the larger place only locates the smaller one
  let places = tags.filter((tag) => !isAround(tag, tags, clause)).map(({ place }) => place);
  let own = Clause.places(
    tags,
    live,
    near,
    distancesTo(near, clause),
    clause.cues('now', 'or', 'abroad', 'area', 'only'),
  );
  if (places.length === 0 && live.length > 0) {
    // an unlisted town, if the words say that somebody lives there
    const names = clause.content.filter(
      (at) =>
        clause.isCapital(at) &&
        !own.has(at) &&
        live.some(
          (cue) =>
            follows({ start: at }, cue, 4) ||
            // "Cork-based", "Bandırma'da oturan"
            (at < cue.start && cue.start - at <= 2 && /[-'’]/u.test(clause.textOf(at, cue.end))),
        ),
    );
    const place = placeNamed(clause, names);
    if (place === null) return [];
    places = [place];
    own = Clause.places(own, names);
  }
  if (places.length === 0 && near.length > 0) {
    // "Zona Rosario o alrededores", "Bergamasca e dintorni": an unlisted town, and nothing else
    const names = clause.content.filter((at) => clause.isCapital(at) && !own.has(at));
    const is_alone = clause.rest(Clause.places(own, names)).length === 0;
    const place = is_alone ? placeNamed(clause, names) : null;
    if (place === null) return [];
    places = [place];
    own = Clause.places(own, names);
  }
  if (places.length === 0) return [];
  const worked = clause.cues('work', 'experience');
  const home: Parse<PlaceSlots> = { own, slots: { places, near: near.length > 0, of: 'home' } };
  if (worked.length === 0) return [home];
  return [
    home,
    {
      own: Clause.places(own, worked),
      slots: { places, near: false, of: live.length > 0 ? 'home' : 'work' },
    },
  ];
}

/** Whether a place stands behind another with nothing but "of" or "in" between. */
function isAround({ start }: WordRange, all: readonly WordRange[], clause: Clause): boolean {
  const before = all.find(({ end }) => end < start && start - end <= 2);
  const joints = Clause.places(clause.cues('or', 'and').map((cue) => cue.start));
  return (
    before !== undefined &&
    Clause.at({ start: before.end, end: start }).every(
      (at) => !joints.has(at) && clause.tagged.silent.has(at),
    )
  );
}

/** "30 miles" of "within 30 miles of Leeds". */
const distancesTo = (near: readonly WordRange[], clause: Clause): readonly WordRange[] =>
  clause
    .tags('quantity')
    .filter(({ end }) => near.some(({ start }) => start === end))
    .concat(clause.tags('quantity').filter(({ start }) => near.some(({ end }) => end === start)));

/** The place that is written from the first of these words to the last; null for none. */
function placeNamed(clause: Clause, names: readonly number[]): ReturnType<typeof readAskedPlace> {
  const [first] = names;
  return first === undefined ? null : readAskedPlace(clause.textOf(first, (names.at(-1) ?? first) + 1));
}

function decide(slots: PlaceSlots, facts: JudgeFacts): Verdict {
  if (slots.of === 'work') return decideWork(slots, facts);
  const names = slots.places.map(({ name }) => name).join(' / ');
  const home = facts.profile.location ?? inHeader(facts) ?? labelled(facts);
  if (home === null) return notStated(0.5, say('place.none'));
  const span = spanOf(home.raw, facts);
  const quotes = span === null ? `“${home.raw}”` : quote(facts, span);
  const spans = span === null ? [] : [span];
  const answers = slots.places.map(
    (place) => (slots.near && isAroundTown(home, place)) || liesIn(home, place),
  );
  if (answers.includes(true) && span !== null) return met(0.93, say('place.home', { quotes }), spans);
  if (slots.near && answers.includes(false) && slots.places.some((place) => mayBeNear(home, place))) {
    return notStated(0.5, say('place.distance', { name: names, quotes }), spans);
  }
  return answers.every((answer) => answer === false)
    ? notMet(0.9, say('place.home', { quotes }), spans)
    : notStated(0.55, say('place.partly', { quotes }), spans);
}

/** A place above the first section that the profile reader missed. */
function inHeader(facts: JudgeFacts): ReturnType<typeof readPlace> {
  const until = facts.profile.sections.find(({ kind }) => kind !== 'header')?.start ?? 0;
  for (const { text } of facts.lines.filter(({ start }) => start < until).slice(0, 8)) {
    for (const piece of text.split(/\s*[|•·;~\t]\s*|\s+[–—-]\s+/u)) {
      const place = piece.includes(',') ? readPlace(piece.replaceAll(/\([^()]{0,60}\)/gu, ' ').trim()) : null;
      if (place !== null && (place.country !== null || place.region !== null)) return place;
    }
  }
  return null;
}

/** "Wohnort: Leipzig" outside the header and outside the jobs. */
function labelled(facts: JudgeFacts): ReturnType<typeof readPlace> {
  for (const line of facts.lines) {
    const label = PLACE_LABEL.exec(line.text)?.[0];
    if (label === undefined || !isOwnWord(line, facts)) continue;
    const [town = ''] = line.text.slice(label.length).split(/[;(.|]|,(?=\s\p{Ll})/u);
    const place = readPlace(town.trim());
    if (place !== null) return place;
  }
  return null;
}

function decideWork({ places }: PlaceSlots, facts: JudgeFacts): Verdict {
  const job = jobIn(facts, places);
  const name = places.map((place) => place.name).join(' / ');
  return job === undefined
    ? notStated(0.6, say('place.no_job', { name }))
    : met(0.85, ...quotedSentence(facts, headOf(job, facts)));
}

/** Where the place is written; its parts may stand on lines of their own. */
function spanOf(raw: string, facts: JudgeFacts): Span | null {
  const { text } = facts.document;
  for (const part of [raw, ...raw.split(/\s*,\s*/)]) {
    if (fold(part).length < 2) continue;
    const at = text.indexOf(part);
    if (at >= 0) return { start: at, end: at + part.length };
  }
  return null;
}

export const place: Kind<PlaceSlots> = {
  parse,
  asked_by: ['open'],
  understood: ({ places, near, of }) =>
    say(of === 'work' ? 'asks.worked_in' : near ? 'asks.lives_near' : 'asks.lives_in', {
      name: places.map(({ name }) => name).join(' / '),
    }),
  decide,
  sentences: {
    'asks.lives_in': ({ name }) => `Lives in ${name}`,
    'asks.lives_near': ({ name }) => `Lives in or near ${name}`,
    'asks.worked_in': ({ name }) => `Has worked in ${name}`,
    'place.none': () => 'The resume does not say where the person lives.',
    'place.home': ({ quotes }) => `The resume gives ${quotes} as the place of residence.`,
    'place.distance': ({ name, quotes }) =>
      `The resume gives ${quotes} as the place of residence; how near that is to ${name} is not known here.`,
    'place.partly': ({ quotes }) => `The resume gives only ${quotes}.`,
    'place.no_job': ({ name }) => `The resume does not say that one of the jobs was in ${name}.`,
  },
};
