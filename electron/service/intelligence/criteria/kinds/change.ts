import { changeRow, type Amount, type ChangeRow } from '../../language/change_figures.ts';
import { changesIn, differenceBetween, type Change } from '../../language/changes.ts';
import { cuesNamed, type Locale } from '../../language/locale.ts';
import { oncePer } from '../../language/memoize.ts';
import { holdsAt, type WordRange } from '../../language/phrases.ts';
import { satisfies } from '../../language/satisfies.ts';
import { wordsOfText } from '../../language/words.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import { holdsWords, sentenceHolds } from '../held_words.ts';
import {
  met,
  notMet,
  notStated,
  quotedSentence,
  say,
  type Kind,
  type Parse,
  type Verdict,
} from '../predicate.ts';
import { sentencesOf, type Sentence } from '../resume_sentences.ts';
import { parts } from '../sentences/sentence.ts';
import type { Tagged } from '../tag.ts';
import { isAlong, isOfAnother } from './change_told.ts';
import { boundWords, literalsAt, timeOf, windowIn, type Window } from './shared.ts';

/** Something became less or more by an amount: "has cut errors by at least half", "von 8 auf 3 % Ausschuss". */
type ChangeSlots = Pick<Change, 'direction' | 'size' | 'by' | 'from' | 'to' | 'unit'> & {
  /** What changed: all of it stands beside the amount. */
  readonly things: readonly string[];
  /** The amount as it was asked for. */
  readonly amount: string;
  readonly window: Window | null;
  /** The languages of the criterion: the resume may tell it in them too. */
  readonly languages: readonly Locale[];
};

/** The changes a criterion asks for, with its words that ask for nothing beside one. */
const asked = oncePer(({ text, words, locales }: Tagged) => {
  const row = changeRow(text, words, locales);
  return {
    changes: changesIn(row).filter(({ is_sure }) => is_sure),
    frame: Clause.places(row.found('done'), row.found('over')),
    whose: Clause.places(row.found('whose')),
    times: Clause.places(row.found('times')),
  };
});

/** Words that name what changed; a longer story is looked for as it is. */
const MOST_THINGS = 3;
const MIN_SMALL = 4;

/** Words that join or turn round what is asked for name nothing that could change. */
const LOGIC = cuesNamed(
  'not or any_of excluded each but_not but instead instead_of_former or_similar ideally if now last',
);

function parse(clause: Clause): Parse<ChangeSlots>[] {
  const { changes, frame, whose, times } = asked(clause.tagged);
  const inside = changes.filter(({ at }) => at.start >= clause.from && at.end <= clause.to);
  const [change] = inside;
  if (change === undefined || inside.length > 1 || clause.has('or')) return [];
  const { window, own: of_window } = windowIn(clause);
  const said = Clause.places(
    [...change.own, ...frame, ...of_window],
    boundWords(clause),
    clause.cues('percent experience work know total ever past completed'),
  );
  // a number that belongs to no change counts something else
  const counted = [...clause.tags('quantity'), ...clause.tags('length')];
  if (counted.some(({ start, end }) => !Clause.at({ start, end }).some((at) => said.has(at)))) return [];
  const content = clause.rest(said);
  const logic = Clause.places(clause.cues(...LOGIC));
  if (content.some((at) => logic.has(at))) return [];
  // "time to hire": a name may be made of words that ask for nothing elsewhere
  const small = clause.all.filter((at) => !said.has(at) && clause.key(at).length >= MIN_SMALL);
  // "waiting times": a name, where no number stands beside it
  const named_so = small.filter((at) => times.has(at) && content.includes(at - 1));
  const rest = content.length > 0 ? [...content, ...named_so].toSorted((a, b) => a - b) : small;
  const named = rest.filter((at) => !whose.has(at));
  const things = named.length > 0 ? named : rest;
  if (things.length === 0) return [];
  const own = Clause.places(
    said,
    rest.filter((at) => !things.slice(MOST_THINGS).includes(at)),
  );
  const literal = new Set(things.slice(MOST_THINGS));
  const { direction, size, by, from, to, unit, at } = change;
  return [
    {
      own,
      literal,
      bonus: 0.1,
      slots: {
        direction,
        size,
        by,
        from,
        to,
        unit,
        things: literalsAt(clause, things),
        amount: clause.textOf(at.start, at.end),
        window,
        languages: clause.tagged.locales,
      },
    },
  ];
}

/** No sentence of a resume that is written for people is longer. */
const MAX_LENGTH = 2000;

function decide(slots: ChangeSlots, facts: JudgeFacts): Verdict {
  let other: Verdict | null = null;
  const locales = [...new Set([...facts.locales, ...slots.languages])];
  for (const sentence of sentencesOf(facts)) {
    if (!sentenceHolds(sentence, slots.things)) continue;
    const text = sentence.text.slice(0, MAX_LENGTH);
    const row = changeRow(text, wordsOfText(text), locales);
    for (const change of changesIn(row)) {
      const around = change.around.map(({ start, end }) =>
        text.slice(row.words[start]?.start, row.words[end - 1]?.end),
      );
      if (!holdsWords(around.join(' '), slots.things) || isOfOthers(slots.things, row)) continue;
      const shown = quotedSentence(facts, sentence);
      const reaches = reachesIt(slots, change);
      if (
        reaches === null ||
        (!reaches && change.may_be_more) ||
        isOfAnother(slots.things, change, row) ||
        !isOwn(change, row, sentence, facts) ||
        timeOf(sentence, { window: slots.window, now: false }, facts) !== 'then'
      ) {
        other ??= notStated(0.5, ...quotedSentence(facts, sentence, 'open.unclear'));
      } else if (reaches) return met(0.75, ...shown);
      else if (other?.truth !== false) other = notMet(0.75, ...shown);
    }
  }
  return other ?? notStated(0.45, say('nothing', { name: slots.things.join(' ') }));
}

/** "Sales team": what stands before the word for people is not what changed. */
const isOfOthers = (things: readonly string[], { words, found }: ChangeRow): boolean =>
  found('whose').some(({ start }) => {
    const before = words[start - 1]?.text ?? '';
    return before.length > 3 && things.some((thing) => holdsWords(before, [thing]));
  });

/** Whether a change was made by the person, and is no plan: "goal: to halve errors", "the company grew". */
function isOwn(
  { at, around }: Change,
  { words, found, has_behind }: ChangeRow,
  { start }: Sentence,
  facts: JudgeFacts,
): boolean {
  const span = { start: start + (words[at.start]?.start ?? 0), end: start + (words[at.end - 1]?.end ?? 0) };
  if (!POSSESSED.has(statusAt(facts, span)) && found('reached').length === 0) return false;
  // "Savings Plans", behind the amount, are no plan to do it
  const aims = found('aims').filter((aim) => has_behind || aim.end <= at.end);
  if (aims.length > 0 && found('reached').length === 0) return false;
  const [first] = around;
  if (first === undefined) return false;
  const inPart = (one: WordRange): boolean => around.some((part) => holdsAt(part, one.start));
  if (found('others').some((one) => inPart(one) && !isAlong(one, found('along')))) return false;
  if (found('told').some((one) => inPart(one) || one.start === at.end)) return false;
  const verbs = [...found('less'), ...found('more'), ...found('either')].filter(inPart);
  return !found('firm').some((firm) => {
    const opens = words.slice(first.start, firm.start).every(({ key }) => key.length < 4);
    const leads = firm.end - firm.start > 1 && verbs.some((verb) => verb.start >= firm.end);
    // "in dieser Zeit wuchs das Unternehmen"
    const follows =
      firm.end - firm.start > 1 && verbs.some((verb) => verb.end === firm.start && verb.start > first.start);
    return inPart(firm) && (opens || leads || follows);
  });
}

/** Whether a change that is told goes as far as the one asked for; null where it cannot be compared. */
function reachesIt(slots: ChangeSlots, told: Change): boolean | null {
  if (slots.direction !== null && told.direction !== null && slots.direction !== told.direction) return false;
  if (slots.direction !== null && told.direction === null) return null;
  const { size, by, from, to } = slots;
  const answers = [
    ...(size === null ? [] : [compared(size, told.size)]),
    ...(by === null ? [] : [compared(by, differenceOf(by.unit, told))]),
    // "by 20 % to 3 million": how far it came follows from the first
    ...(to === null || (size !== null && from === null) ? [] : [levelReached(slots, told)]),
  ];
  if (answers.includes(false)) return false;
  return answers.length === 0 || answers.includes(null) ? null : true;
}

/** Exact where nothing bounds it: "cut by 20 %" is 20, "by more than 20 %" is anything above. */
function compared(wanted: Amount, told: Amount | null): boolean | null {
  if (told === null) return null;
  return satisfies({ ...wanted, value: wanted.value + (SHIFTS[wanted.comparison] ?? 0) }, ...rangeOf(told));
}

/** "At least" and "at most" take in their bound itself, however it was computed. */
const SHIFTS: Readonly<Partial<Record<Amount['comparison'], number>>> = { '>=': -1e-9, '<=': 1e-9 };

function rangeOf({ comparison, value }: Amount): readonly [low: number, high: number] {
  const least = value * 1e-6;
  if (comparison === '>') return [value + least, Infinity];
  if (comparison === '<') return [0, value - least];
  return comparison === '<=' ? [0, value] : [value, value];
}

/** By how much, in the unit asked for: told, or from what to what. */
function differenceOf(unit: Change['unit'], { by, from, to, unit: levels }: Change): Amount | null {
  const alike = (other: Change['unit']): boolean =>
    other === unit || (unit === 'points' && (other === '' || other === 'percent'));
  if (from !== null && to !== null && alike(levels)) return differenceBetween(from, to);
  return by !== null && by.unit === unit ? by : null;
}

function levelReached({ to, unit, direction }: ChangeSlots, told: Change): boolean | null {
  if (to === null || told.to === null || told.unit !== unit) return null;
  const way = direction ?? told.direction;
  if (way === null) return null;
  const strict = to.comparison === '<' || to.comparison === '>';
  const comparison = way === 'less' ? (strict ? '<' : '<=') : strict ? '>' : '>=';
  return satisfies({ comparison, value: to.value }, ...rangeOf(told.to));
}

export const change: Kind<ChangeSlots> = {
  parse,
  understood: ({ direction, amount, things }) =>
    say('asks.change', { direction, amount, name: things.join(' ') }),
  decide,
  sentences: {
    'asks.change': ({ direction, amount, name }) =>
      parts(
        direction === 'less' ? 'Less' : direction === 'more' ? 'More' : 'A change of',
        `“${name}”: “${amount}”`,
      ),
  },
};
