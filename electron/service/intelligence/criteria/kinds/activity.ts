import { askedFigure, hasFigure, type Figure } from '../figures.ts';
import { sentencesOf } from '../resume_sentences.ts';
import type { MentionStatus } from '../../language/locale.ts';
import { statusOf } from '../../language/status.ts';
import { cuesIn } from '../../language/cues.ts';
import { tokenize, type Token } from '../../language/tokens.ts';
import type { Span } from '../../profile.ts';
import { Clause } from '../clause.ts';
import { placesNaming, type JudgeFacts } from '../facts.ts';
import { findWay, type Activity, type Way } from '../lexicon.ts';
import {
  met,
  notMentioned,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
  quotedSentence,
} from '../predicate.ts';
import type { Tag, Tagged } from '../tag.ts';
import { literalRest, literalsAt, narrowingAt, timeOf, windowIn, type Window } from './shared.ts';
import { holdsWords } from '../held_words.ts';
import { holds, hull, overlaps, type WordRange } from '../../language/phrases.ts';
import { oncePer } from '../../language/memoize.ts';
import { parts, within } from '../sentences/sentence.ts';

/** Something done at work, with the words that narrow it. */
export type ActivitySlots = {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  /** A number that has to be reached beside it. */
  readonly figure: Figure | null;
  /** What it was done to, if the table of kinds has it: a CRM system, a quality standard. */
  readonly thing: { readonly id: string; readonly label: string } | null;
  readonly window: Window | null;
  /** In the present job. */
  readonly now: boolean;
};

const MAX_WORDS = 3;

function parse(clause: Clause): Parse<ActivitySlots>[] {
  const { window, own: of_window } = windowIn(clause);
  // where a job, an employer or a skill can be read with that time, it is
  const is_timed = window !== null || clause.has('now');
  if (clause.tags('length').some(({ start }) => !of_window.has(start))) return [];
  // "not less than nine million": a bound reduces nothing
  const bounds = clause
    .cues('at_least', 'at_most', 'over', 'under', 'or_more', 'or_less')
    .filter((bound) => clause.tags('quantity').some((one) => holds(one, bound)));
  // "self-taught" has taught nobody
  const masked = Clause.places(bounds, clause.cues('self_taught'));
  const keys = clause.all.map((at) => (masked.has(at) ? '' : clause.key(at)));
  const titles = clause.tagged.tags.filter(({ type }) => type === 'title');
  const parses: Parse<ActivitySlots>[] = [];
  for (const activity of activitiesNamed(clause.tagged)) {
    let best: Parse<ActivitySlots> | null = null;
    for (const way of activity.asked) {
      const found = findWay(way, keys);
      if (found === null) continue;
      const moved = found.map(({ start, end }) => ({ start: start + clause.from, end: end + clause.from }));
      if (titles.some((title) => isPartOf(title, moved))) continue;
      const own = Clause.places(of_window, moved, clause.cues('experience', 'work', 'know', 'deep', 'now'));
      // "led the rollout" says how it was done; beside one noun people are led
      if (found.length > 1) for (const at of Clause.places(clause.cues('lead'))) own.add(at);
      if (!activity.exact) for (const at of alsoKnown(activity, clause, keys)) own.add(at);
      const figure = window === null ? figureOf(clause) : null;
      for (const at of figure?.places ?? []) own.add(at);
      const literal = literalRest(clause, own);
      if (literal.size === 0) for (const at of Clause.places(clause.cues('and', 'or'))) own.add(at);
      if (literal.size > MAX_WORDS) continue;
      if (best !== null && own.size <= best.own.size) continue;
      const object = activity.exact ? moved.at(-1) : undefined;
      const thing = object === undefined ? undefined : kindAt(clause, object);
      const last = object === undefined || thing !== undefined ? [] : [object];
      for (const at of Clause.places(thing)) {
        own.add(at);
        literal.delete(at);
      }
      best = {
        own,
        literal,
        // several groups of words together say more than the names within them
        bonus: is_timed ? -0.1 : isWhole(moved, literal, clause) && figure === null ? 0.05 : -0.03,
        slots: {
          id: `${activity.entry.kind}:${activity.entry.id}`,
          label: activity.entry.label,
          window,
          now: clause.has('now'),
          figure: figure?.figure ?? null,
          thing: thing === undefined ? null : { id: `kind:${thing.entry.id}`, label: thing.entry.label },
          words: [...new Set([...narrowingAt(clause, literal), ...literalsAt(clause, Clause.places(last))])],
        },
      };
    }
    if (best !== null) parses.push(best);
  }
  return parses;
}

/** Whether words are part of the name of a job, or stand behind it as one noun: "Chef d'équipe soudure". */
const isPartOf = (title: WordRange, found: readonly WordRange[]): boolean =>
  holds(title, hull(found)) || (found.length === 1 && found[0]?.start === title.end);

/** Activities a criterion may ask for, in the order of their table: few of many hundred. */
const activitiesNamed = oncePer(({ words, tables }: Tagged): readonly Activity[] => {
  const named = new Set(tables.activity_words.in(words.map(({ key }) => key)).map(({ value }) => value));
  return tables.activities.filter((activity) => named.has(activity));
});

/** A kind of thing at a place, by its longest name. */
const kindAt = (clause: Clause, at: Span): Extract<Tag, { readonly type: 'entry' }> | undefined =>
  clause.entries('kind').find((tag) => overlaps(tag, at));

/** So many words tell an activity from the names within it. */
const MANY_WORDS = 3;

const isWhole = (found: readonly WordRange[], literal: ReadonlySet<number>, clause: Clause): boolean => {
  // "project management experience" is no more than a name and the word for having it
  const frame = Clause.places(clause.cues('experience', 'work', 'know'));
  const places = [...Clause.places(found)].filter((at) => !frame.has(at));
  return found.length > 1 && literal.size === 0 && places.length >= MANY_WORDS;
};

/** "More than 20 countries", "by a quarter": the figure and its words. */
function figureOf(clause: Clause): { readonly figure: Figure; readonly places: ReadonlySet<number> } | null {
  const quantities = [
    ...clause.tags('quantity'),
    ...clause.cues('percent money year month over at_least at_most under or_more or_less or_higher'),
  ];
  const figure = askedFigure(clause.text);
  if (figure === null) return null;
  // "by a quarter": a figure in words
  const offset = clause.tagged.words[clause.from]?.start ?? 0;
  const inWords = clause.content.filter((at) => {
    const word = clause.tagged.words[at];
    return word !== undefined && word.start >= offset + figure.start && word.end <= offset + figure.end;
  });
  return { figure, places: Clause.places(quantities, inWords) };
}

/** Words of the activity's other ways: further words for the same thing narrow nothing. */
function alsoKnown({ asked, shown, beside }: Activity, { from }: Clause, keys: readonly string[]): number[] {
  const found = [...asked, ...shown, ...beside].flat().flatMap((phrases) => phrases.in(keys));
  return [...Clause.places(found)].map((at) => at + from);
}

/** Done by somebody else, or not done yet. */
const NOT_DONE = new Set<MentionStatus>(['planned', 'others', 'seen']);

/** The activity these names stand for as well, if nothing narrows it; null for none. */
export function activityAsked(clause: Clause, names: readonly WordRange[]): ActivitySlots | null {
  const places = [...Clause.places(names)];
  const same = parse(clause).find(
    ({ own, literal, slots }) =>
      slots.words.length === 0 &&
      slots.figure === null &&
      (literal?.size ?? 0) === 0 &&
      places.every((at) => own.has(at)),
  );
  return same?.slots ?? null;
}

/** What a resume shows of something done. */
export function decideActivity(slots: ActivitySlots, facts: JudgeFacts): Verdict {
  const { id, label, words } = slots;
  const activity = facts.tables.activities.find(({ entry }) => `${entry.kind}:${entry.id}` === id);
  if (activity === undefined) return notStated(0.3, say('nothing', { name: label }));
  const section = activity.entry.evidence.find((form) => form.startsWith('#'));
  let near: Span | null = null;
  let undated: Span | null = null;
  let before: Span | null = null;
  for (const sentence of sentencesOf(facts)) {
    const shown = shownIn(sentence, slots, activity, facts);
    if (shown === null) continue;
    const time = timeOf(sentence, slots, facts);
    if (!shown) near ??= sentence;
    else if (time === 'undated') undated ??= sentence;
    else if (time === 'at_another_time') before ??= sentence;
    else return met(words.length > 0 ? 0.75 : 0.82, ...quotedSentence(facts, sentence));
  }
  if (undated !== null) return notStated(0.5, ...quotedSentence(facts, undated, 'skill.undated'));
  if (before !== null) {
    // nobody repeats it under every job
    return notStated(0.45, ...quotedSentence(facts, before, 'status.lapsed', { name: label }));
  }
  const is_timed = slots.window !== null || slots.now;
  const listed = section === undefined || words.length > 0 || is_timed ? null : underSection(section, facts);
  if (listed !== null) return met(0.8, ...quotedSentence(facts, listed));
  if (near !== null) {
    return words.length === 0
      ? notStated(0.45, ...quotedSentence(facts, near, 'open.unclear'))
      : notStated(0.45, ...quotedSentence(facts, near, 'slot.words', { words: words.join(', ') }));
  }
  const nothing = say('nothing', { name: label });
  return activity.would_be_said ? notMentioned(0.7, nothing) : notStated(0.5, nothing);
}

type Sentence = Span & { readonly text: string };

/** Whether a sentence shows an activity as asked for; null if it does not mention it. */
function shownIn(
  sentence: Sentence,
  { words, figure, thing }: ActivitySlots,
  { shown }: Activity,
  facts: JudgeFacts,
): boolean | null {
  const tokens = tokenize(sentence.text);
  const keys = tokens.map(({ key }) => key);
  const named = thing === null ? null : namedIn(thing.id, sentence, facts);
  const found = [
    ...shown.map((way) => findWay(way, keys)).filter((way) => way !== null),
    ...(named === null ? [] : doneTo(named, tokens, shown)),
  ];
  const ways = found.length === 0 ? [] : withoutSelfTaught(found, keys, facts);
  if (ways.length === 0) return null;
  if (thing !== null && named === null) return false;
  if (figure !== null && hasFigure(figure, sentence.text) !== true) return false;
  if (!holdsWords(sentence.text, words)) return false;
  return ways.some((way) => {
    // "Raised … led by Sequoia": a sentence that opens with the deed means its author
    const acting = way.some(({ start }) => start === 0);
    return way.every(({ start, end }) => {
      const [from, to] = [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0];
      const status = statusOf(sentence.text, from, to, facts.locales);
      return status !== 'denied' && ((acting && start > 0) || !NOT_DONE.has(status));
    });
  });
}

/** Ways without the word "self-taught": nobody else was taught. */
function withoutSelfTaught(
  ways: readonly PlacesOfWay[],
  keys: readonly string[],
  { locales }: JudgeFacts,
): readonly PlacesOfWay[] {
  const self = cuesIn(keys, locales).cues.filter(({ value }) => value === 'self_taught');
  return ways.filter((way) => !way.some((part) => self.some((one) => overlaps(part, one))));
}

/** Where a sentence names something of a kind, in offsets of its text. */
function namedIn(thing: string, sentence: Sentence, facts: JudgeFacts): Span | null {
  const found = (facts.tables.entries.get(thing)?.evidence ?? [])
    .values()
    .flatMap((term) => placesNaming(term, facts, /^\p{Ll}/u.test(term)))
    .find(({ span }) => holds(sentence, span))?.span;
  return found === undefined
    ? null
    : { start: found.start - sentence.start, end: found.end - sentence.start };
}

/** Ways that lack only the thing, which is of the kind asked for: "Introduced Salesforce". */
function doneTo(named: Span, tokens: readonly Token[], shown: readonly Way[]): PlacesOfWay[] {
  const keys = tokens.map(({ key }) => key);
  return shown.flatMap((way) => {
    const found = way.flatMap((phrases) => phrases.in(keys).slice(0, 1));
    const apart = found.every(
      ({ start, end }) =>
        (tokens[end - 1]?.end ?? 0) <= named.start || (tokens[start]?.start ?? 0) >= named.end,
    );
    return found.length > 0 && found.length === way.length - 1 && apart ? [found] : [];
  });
}

type PlacesOfWay = readonly WordRange[];

/** The first line of a section whose mere entries show it: "#publications:heading". */
function underSection(form: string, facts: JudgeFacts): WordRange | null {
  const [kind = '', heading = ''] = form.slice(1).split(/:(.*)/su);
  const pattern = new RegExp(heading, 'iu');
  const section = facts.profile.sections.find(
    (one) =>
      (kind !== '' && one.kind === kind) ||
      (one.heading !== null && heading !== '' && pattern.test(one.heading)),
  );
  if (section === undefined) return null;
  const [, line] = facts.lines.filter(({ start }) => start >= section.start && start < section.end);
  return line ?? null;
}

export const activity: Kind<ActivitySlots> = {
  parse,
  asked_by: ['skill'],
  understood: ({ label, words, thing, window, now }) =>
    say('asks.activity', {
      name: label,
      now,
      window: window?.label,
      words: [...(thing === null ? [] : [thing.label]), ...words].join(' '),
    }),
  decide: decideActivity,
  sentences: {
    'asks.activity': ({ name, words, now, window }) =>
      parts(name, words === '' ? '' : `with the words “${words}”`, within(window, now)),
  },
};
