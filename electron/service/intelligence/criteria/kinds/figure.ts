import { readWords } from '../../language/cues.ts';
import type { Comparison } from '../../language/bounds.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import { satisfies } from '../../language/satisfies.ts';
import type { Word } from '../../language/words.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
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
import { sentencesOf } from '../resume_sentences.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { holdsAt } from '../../language/phrases.ts';
import { factorOf, isOf } from '../../language/word_classes.ts';
import { amountOf } from './budget.ts';
import { boundWords, literalRest, narrowingAt } from './shared.ts';
import { holdsWords } from '../held_words.ts';

/** A number of something no other kind counts: "more than 100,000 users", "a caseload of 50", "120 covers". */
type FigureSlots = {
  readonly comparison: Comparison;
  readonly amount: number;
  /** What is counted: in the resume it stands beside the number. */
  readonly counted: string;
  /** What else the sentence has to say. */
  readonly words: readonly string[];
};

function parse(clause: Clause): Parse<FigureSlots>[] {
  const number = clause.quantity();
  if (number === undefined || number.quantity.value < 2 || clause.tags('length').length > 0) return [];
  // people are led, money is a budget, and "do the years as a welder come to 7?" counts years: other kinds read them
  if (clause.has('people', 'team', 'employer', 'job') || namesCurrency(clause)) return [];
  if (clause.has('year', 'month') && !clause.has('per')) return [];
  const own = Clause.places(number, boundWords(clause), clause.cues('per money year month week day'));
  // "120 covers", no "3 in banking"
  const counted = clause.rest(own).find((at) => at >= number.end);
  if (counted === undefined || !isPlain(clause, counted)) return [];
  const between = Clause.at({ start: number.end, end: counted });
  if (!between.every((at) => own.has(at) || isOf('sized_of', clause.key(at)))) return [];
  for (const at of [counted, ...Clause.places(clause.cues('experience know work thing'))]) own.add(at);
  const literal = literalRest(clause, own);
  return [
    {
      own,
      literal,
      bonus: -0.1,
      slots: {
        comparison: number.quantity.comparison,
        amount: amountOf(number.quantity, clause.tagged.words),
        counted: clause.written(counted),
        words: narrowingAt(clause, literal),
      },
    },
  ];
}

/** "Euro", as opposed to "million". */
const namesCurrency = (clause: Clause): boolean =>
  clause.cues('money').some(({ start }) => factorOf(clause.key(start)) === 1);

/** A word nothing else is known of; "users" are those of something, too. */
const isPlain = ({ tagged }: Clause, at: number): boolean =>
  !tagged.tags.some(
    (tag) =>
      holdsAt(tag, at) &&
      (tag.type === 'title' ||
        tag.type === 'place' ||
        (tag.type === 'cue' && tag.cue !== 'experience' && tag.cue !== 'know')),
  );

/** Words between a number and what it counts. */
const REACH = 4;

function decide({ comparison, amount, counted, words }: FigureSlots, facts: JudgeFacts): Verdict {
  let other: Verdict | null = null;
  for (const sentence of sentencesOf(facts)) {
    const { words: row, ...cues } = readWords(sentence.text, facts.locales);
    for (const quantity of quantitiesIn(row, cues)) {
      const is_year = quantity.value >= 1950 && quantity.value <= 2060;
      if (is_year || !isBeside(counted, quantity.number, row, sentence.text)) continue;
      const shown = quotedSentence(facts, sentence);
      const [first, last] = [row[quantity.start], row[quantity.end - 1]];
      const status = statusAt(facts, {
        start: sentence.start + (first?.start ?? 0),
        end: sentence.start + (last?.end ?? 0),
      });
      if (!POSSESSED.has(status) || !holdsWords(sentence.text, words)) {
        other ??= notStated(0.5, ...quotedSentence(facts, sentence, 'open.unclear'));
      } else if (satisfies({ comparison, value: amount }, amountOf(quantity, row)) === true) {
        return met(0.75, ...shown);
      } else if (other?.truth !== false) other = notMet(0.75, ...shown);
    }
  }
  return other ?? notStated(0.45, say('nothing', { name: counted }));
}

/** "4 million daily users", "covers: 120": what is counted stands a few words from the number, before the next one. */
function isBeside(
  counted: string,
  { start, end }: { readonly start: number; readonly end: number },
  row: readonly Word[],
  text: string,
): boolean {
  const between = (from: number, to: number): string =>
    text.slice(row[from]?.start ?? 0, row[to - 1]?.end ?? 0);
  const next = row.findIndex(({ value }, at) => at >= end && value !== null);
  const to = Math.min(end + REACH, next < 0 ? row.length : next);
  if (to > end && holdsWords(between(end, to), [counted])) return true;
  const from = Math.max(0, start - 2);
  return from < start && holdsWords(between(from, start), [counted]);
}

export const figure: Kind<FigureSlots> = {
  parse,
  understood: ({ comparison, amount, counted, words }) =>
    say('asks.figure', { comparison, amount, name: counted, words: words.join(' ') }),
  decide,
  sentences: {
    'asks.figure': ({ comparison, amount, name, words }) =>
      parts(bound(comparison), amount, name, words === '' ? '' : `with the words “${words}”`),
  },
};
