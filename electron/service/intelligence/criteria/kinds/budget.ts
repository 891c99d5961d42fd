import { readWords } from '../../language/cues.ts';
import { quantitiesIn, satisfies, type Comparison, type Quantity } from '../../language/quantities.ts';
import type { Word } from '../../language/words.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
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
import { boundsApart, literalRest } from './shared.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { factorOf } from '../../language/word_classes.ts';
import type { Line } from '../../language/lines.ts';

/** Responsibility for a budget of so much; 0 for any. Currencies are not converted: the larger figure counts. */
type BudgetSlots = { readonly comparison: Comparison; readonly amount: number };

function parse(clause: Clause): Parse<BudgetSlots>[] {
  const budgets = clause.cues('budget');
  const money = clause.cues('money');
  const quantity = clause.quantity();
  // "of 2 million a year": so much in each
  const rates = clause
    .tags('length')
    .filter(({ length, end }) => length.months === 12 && length.value === 1 && end === clause.to);
  if (clause.tags('length').length > rates.length) return [];
  const round = quantity === undefined ? roundSum(clause) : null;
  // "looked after 3 million euros": a sum this large is a budget
  const { words } = clause.tagged;
  const large = quantity !== undefined && money.length > 0 && amountOf(quantity.quantity, words) >= 10_000;
  if (budgets.length === 0 && !large) return [];
  const own = Clause.places(
    budgets,
    money,
    clause.tags('quantity'),
    clause.cues('lead experience work at_least or_more or_less at_most under over know and year now'),
    rates,
  );
  const literal = literalRest(clause, own);
  return [
    {
      own,
      literal,
      bonus: budgets.length === 0 ? -0.3 : 0.05,
      slots:
        quantity === undefined
          ? (round ?? { comparison: '>=', amount: 0 })
          : {
              comparison: boundsApart(clause, quantity.quantity.comparison).comparison,
              // "1 to 5 million": the lower end is enough, unless it is a maximum
              amount: amountOf(
                {
                  ...quantity.quantity,
                  ...(/^[<=]/u.test(quantity.quantity.comparison) ? {} : { to: null }),
                },
                words,
              ),
            },
    },
  ];
}

/** "A million", "over a million". */
function roundSum(clause: Clause): BudgetSlots | null {
  const factor = clause
    .cues('money')
    .map(({ start }) => factorOf(clause.key(start)))
    .find((one) => one > 1);
  if (factor === undefined) return null;
  const { comparison } = boundsApart(clause, clause.has('under') ? '<' : clause.has('over') ? '>' : '>=');
  return { comparison, amount: factor };
}

/** The sum of a number and the word behind it. */
export const amountOf = (
  { value, to, end }: Pick<Quantity, 'value' | 'to' | 'end'>,
  words: readonly Word[],
): number => (to ?? value) * factorOf(words[end]?.key ?? '');

function decide({ comparison, amount }: BudgetSlots, facts: JudgeFacts): Verdict {
  let other: { readonly line: Line; readonly size: number } | null = null;
  let near: Line | null = null;
  for (const { line } of facts.rows) {
    const { words, ...cues } = readWords(line.text, facts.locales);
    const budget = cues.cues.find(({ value }) => value === 'budget');
    if (budget === undefined) continue;
    const at = words[budget.start] as Word;
    if (!POSSESSED.has(statusAt(facts, { start: line.start + at.start, end: line.start + at.end }))) {
      near ??= line;
      continue;
    }
    const sizes = quantitiesIn(words, cues)
      .map((quantity) => amountOf(quantity, words))
      .filter((size) => size >= 1000 && !(size >= 1950 && size <= 2060));
    if (amount === 0) return met(0.8, ...quotedSentence(facts, line));
    const size = Math.max(0, ...sizes);
    if (size > 0 && satisfies({ comparison, value: amount }, size) === true) {
      return met(0.85, ...quotedSentence(facts, line));
    }
    if (size > (other?.size ?? 0)) other = { line, size };
    else near ??= line;
  }
  if (other !== null) return notMet(0.8, ...quotedSentence(facts, other.line));
  return near === null
    ? notStated(0.5, say('budget.none'))
    : notStated(0.5, ...quotedSentence(facts, near, 'open.unclear'));
}

export const budget: Kind<BudgetSlots> = {
  parse,
  understood: ({ comparison, amount }) => say('asks.budget', { comparison, amount }),
  decide,
  sentences: {
    'asks.budget': ({ comparison, amount }) =>
      amount === 0 ? 'A budget' : parts('A budget of', bound(comparison).toLowerCase(), amount),
    'budget.none': () => 'The resume does not say that the person has held a budget.',
  },
};
