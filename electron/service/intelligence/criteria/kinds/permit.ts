import { liesIn, readAskedPlace, type AskedPlace } from '../../language/regions.ts';
import { readWords } from '../../language/cues.ts';
import { lazily } from '../../language/lazily.ts';
import type { Cue, MentionStatus } from '../../language/locale.ts';
import { Phrases, type PhraseMatch } from '../../language/phrases.ts';
import { statusOf } from '../../language/status.ts';
import type { Word } from '../../language/words.ts';
import { fold, type Line } from '../../language/lines.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import {
  met,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
  metIf,
} from '../predicate.ts';
import { literalRest, sentencesIn } from './shared.ts';
import { isOf } from '../../language/word_classes.ts';
import { parts } from '../sentences/sentence.ts';
import { oncePer } from '../../language/memoize.ts';
import type { Tables } from '../lexicon.ts';

/** Permission to work, in a country if one is named, or the need for a sponsor; never inferred from an address. */
type PermitSlots = {
  readonly wants: 'permission' | 'sponsor';
  readonly places: readonly AskedPlace[];
  /** Words of the specific document asked for: "passport", "green card". */
  readonly words: readonly string[];
};

function parse(clause: Clause): Parse<PermitSlots>[] {
  const topics = clause.cues('right_to_work', 'sponsor', 'citizen');
  if (topics.length === 0) return [];
  const places = clause.tags('place');
  const denials = clause.cues('not');
  const sponsor =
    clause.has('sponsor') || clause.cues('right_to_work').some((tag) => VISA.test(clause.textAt(tag)));
  const own = Clause.places(
    topics,
    places,
    denials,
    clause.cues('work know now or experience valid employed employer area full_time need'),
  );
  // "needs no sponsor", "may work without a visa": permission; "needs a sponsor": the contrary
  const wants = sponsor && denials.length === 0 && clause.has('need') ? 'sponsor' : 'permission';
  const words = topics.filter(({ cue }) => cue === 'citizen').map((tag) => clause.textAt(tag));
  return [
    {
      own,
      literal: literalRest(clause, own),
      bonus: 0.06,
      slots: { wants, places: places.map(({ place }) => place), words },
    },
  ];
}

const VISA = /visa|visum|visto|visado|viz[aăeə]|wiza|vize/iu;
function decide({ wants, places, words }: PermitSlots, facts: JudgeFacts): Verdict {
  let near: Line | null = null;
  for (const line of facts.lines.flatMap(sentencesIn)) {
    const { words: row, cues } = readWords(line.text, facts.locales);
    const topics = cues.filter(({ value }) => TOPICS.has(value));
    if (topics.length === 0) continue;
    near ??= line;
    const state = stateOf(line.text, row, cues, topics, facts);
    const asks_citizen = words.length > 0;
    const is_citizen = topics.some(({ value }) => value === 'citizen');
    // a green card makes nobody a citizen
    const nations = asks_citizen && !is_citizen ? [] : nationsIn(row, facts);
    // a visa that somebody waits for is one for elsewhere
    const of_own =
      nations.some((nation) => isNation(nation, places)) &&
      !cues.some(({ value }) => value === 'not' || value === 'need');
    if (wants === 'permission' && state === 'sponsor' && of_own) {
      return met(0.8, ...quotedSentence(facts, line));
    }
    // "Nationality: German" answers a question about Germany or the EU, "green card" one about the US, and no other
    if (wants === 'permission' && nations.length > 0 && places.length > 0 && state !== 'sponsor') {
      if (nations.some((nation) => isNation(nation, places) || (!asks_citizen && mayWork(nation, places)))) {
        return met(0.85, ...quotedSentence(facts, line));
      }
      if (!places.some(({ name }) => fold(line.text).includes(fold(name)))) continue;
    }
    if (state === null) continue;
    if (words.length > 0 && !words.some((word) => fold(line.text).includes(fold(word)))) continue;
    if (state === 'permission' && !named(places, line.text, facts)) continue;
    return metIf(state === wants, [0.8, 0.8], ...quotedSentence(facts, line));
  }
  return near === null
    ? notStated(0.25, say(wants === 'sponsor' ? 'open.sponsor' : 'open.right_to_work'))
    : notStated(0.4, ...quotedSentence(facts, near, 'open.unclear'));
}

const nationalities = oncePer(({ entries }: Tables) => {
  const phrases = new Phrases<string>();
  for (const { kind, forms, id } of entries.values()) {
    if (kind === 'nationality') for (const form of forms) phrases.add(form, id.toUpperCase());
  }
  return phrases;
});

/** The countries a line names by their people: "deutsch", "Italian". */
const nationsIn = (row: readonly Word[], { tables }: JudgeFacts): readonly string[] =>
  nationalities(tables)
    .in(row.map(({ key }) => key))
    .map(({ value }) => value);

/** Whether a country is one of those asked for, or lies in one of the regions. */
const isNation = (country: string, places: readonly AskedPlace[]): boolean =>
  places.some(({ countries }) => countries.includes(country));

const union = lazily((): readonly string[] => readAskedPlace('EU')?.countries ?? []);

/** Whether both lie in the EU, in all of which its citizens may work. */
const mayWork = (country: string, places: readonly AskedPlace[]): boolean =>
  union().includes(country) && union().some((other) => isNation(other, places));

const TOPICS = new Set<Cue>(['right_to_work', 'sponsor', 'citizen']);
/** What separates "I have no permit" from "and need one". */
const PARTS = /^[,;.:(]$/u;

/** What a line says: that the person may work, that a sponsor is needed, or neither. */
function stateOf(
  text: string,
  row: readonly Word[],
  cues: readonly PhraseMatch<Cue>[],
  topics: readonly PhraseMatch<Cue>[],
  facts: JudgeFacts,
): PermitSlots['wants'] | null {
  const parted = (from: number, to: number): boolean =>
    row.slice(from, to).some(({ key }) => PARTS.test(key)) ||
    cues.some(({ value, start, end }) => (value === 'and' || value === 'or') && start >= from && end <= to);
  const denials = cues.filter(({ value }) => value === 'not');
  const denied = ({ start, end, value }: PhraseMatch<Cue>): boolean =>
    denials.some(
      (not) =>
        (not.end <= start && start - not.end <= 5 && !parted(not.end, start)) ||
        // "izni yok", "Arbeitserlaubnis nicht vorhanden", "brauche kein Visum": not "a permit without limits"
        (not.start >= end &&
          not.start - end <= 1 &&
          !parted(end, not.start) &&
          (value === 'need' || row.length - not.end <= 1)) ||
        (not.start >= start && not.end <= end),
    );
  if (isTied(text, row, cues, facts)) return 'sponsor';
  const needs = cues.filter(({ value }) => value === 'need');
  if (needs.some((need) => !denied(need))) return 'sponsor';
  if (needs.length > 0) return 'permission';
  const permits = topics.filter(({ value }) => value !== 'sponsor');
  // applied for: of several documents only one already held counts
  const waiting = cues.filter(({ value }) => value === 'pending');
  const held = permits.filter(
    (topic) =>
      !denied(topic) &&
      (waiting.length === 0 ||
        (waiting.every((one) => parted(Math.min(one.end, topic.end), Math.max(one.start, topic.start))) &&
          permits.some((other) =>
            waiting.some((one) => !parted(Math.min(one.end, other.end), Math.max(one.start, other.start))),
          ))),
  );
  if (waiting.length > 0) return held.length > 0 ? 'permission' : 'sponsor';
  if (permits.length === 0) return topics.some(denied) ? 'permission' : null;
  const standing = held.find(({ start, end }) =>
    LASTING.has(statusOf(text, row[start]?.start ?? 0, row[end - 1]?.end ?? 0, facts.locales)),
  );
  return standing === undefined ? 'sponsor' : 'permission';
}

/** "My permit is tied to my current employer": whoever employs somebody next has to ask for another. */
const isTied = (
  text: string,
  row: readonly Word[],
  cues: readonly PhraseMatch<Cue>[],
  { locales }: JudgeFacts,
): boolean =>
  cues.some(({ value }) => value === 'employer' || value === 'job') &&
  row.some(({ key, start, end }) => isOf('tied', key) && statusOf(text, start, end, locales) !== 'denied');

/** Statuses of a document somebody has; "not tied to an employer" denies no permit. */
const LASTING = new Set<MentionStatus>(['used', 'held', 'basic', 'denied', 'others', 'seen']);

/** The countries and regions a line names, each by the countries that are in it. */
const landsIn = (text: string): (readonly string[])[] =>
  [...text.matchAll(/\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,3}/gu)].flatMap(([run]) => {
    const place = readAskedPlace(run);
    const is_land = place !== null && place.states.length === 0 && place.cities.length === 0;
    return is_land && place.countries.length > 0 ? [place.countries] : [];
  });

/** Whether a line speaks of the place asked for: it names it, or names none and the person lives there. */
function named(places: readonly AskedPlace[], text: string, facts: JudgeFacts): boolean {
  if (places.length === 0) return true;
  const folded = ` ${fold(text)} `;
  if (
    places.some(
      ({ name, cities }) =>
        folded.includes(` ${fold(name)} `) || cities.some((city) => folded.includes(` ${city} `)),
    )
  ) {
    return true;
  }
  // "United States" for the US, "the EU" for Germany: another name, or a region that contains it
  const lands = landsIn(text);
  if (
    places.some(
      ({ countries }) =>
        countries.length > 0 && lands.some((land) => countries.every((country) => land.includes(country))),
    )
  ) {
    return true;
  }
  const elsewhere =
    lands.length > 0 ||
    /(?<!\p{L})(?:in|for|für|en|pour|para|per|voor|w|dla|pentru)\s(?:the\s|la\s|el\s)?\p{Lu}/u.test(text);
  const home = facts.profile.location;
  return !elsewhere && home !== null && places.some((place) => liesIn(home, place) === true);
}

export const permit: Kind<PermitSlots> = {
  parse,
  asked_by: ['open'],
  understood: ({ wants, places }) =>
    say('asks.permit', { wants, name: places.map(({ name }) => name).join(' / ') }),
  decide,
  sentences: {
    'asks.permit': ({ wants, name }) =>
      parts(
        wants === 'sponsor' ? 'Needs visa sponsorship' : 'Is permitted to work',
        name === '' ? '' : `in ${name}`,
      ),
    'open.right_to_work': () => 'The resume does not say whether the person may work there.',
    'open.sponsor': () => 'The resume does not say whether the person needs visa sponsorship.',
    'open.citizen': () => 'The resume does not say which citizenship the person has.',
  },
};
