import { readWords } from '../../language/cues.ts';
import { quantitiesIn, satisfies, type Comparison, type Quantity } from '../../language/quantities.ts';
import { type Word } from '../../language/words.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { boundsApart, literalRest } from './shared.ts';
import type { WordRange } from '../../language/phrases.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { factorOf } from '../../language/word_classes.ts';
import { quotedSentence } from '../quoted_sentence.ts';

/**
 * Responsibility for a budget of so much; 0 for any. Currencies are not converted: the larger figure of the
 * resume counts.
 */
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
  // "looked after 3 million euros": a sum of this size somebody answers for is a budget
  const large =
    quantity !== undefined && money.length > 0 && amountOf(quantity.quantity, clause.tagged.words) >= 10_000;
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
      own: budgets.length === 0 ? own : new Set(own),
      literal,
      bonus: budgets.length === 0 ? -0.3 : 0.05,
      slots:
        quantity === undefined
          ? (round ?? { comparison: '>=', amount: 0 })
          : {
              comparison: boundsApart(clause, quantity.quantity.comparison).comparison,
              // "1 to 5 million": the lower end is enough, unless a sum is not to be passed
              amount: amountOf(
                /^[<=]/u.test(quantity.quantity.comparison)
                  ? quantity.quantity
                  : { ...quantity.quantity, to: null },
                clause.tagged.words,
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

/** The sum a number stands for with the word behind it. */
function amountOf({ value, to, end }: Quantity, words: readonly Word[]): number {
  return (to ?? value) * factorOf(words[end]?.key ?? '');
}

function decide({ comparison, amount }: BudgetSlots, facts: JudgeFacts): Verdict {
  let other: {
    readonly span: WordRange;
    readonly size: number;
  } | null = null;
  let near: WordRange | null = null;
  for (const row of facts.rows) {
    const { words, ...cues } = readWords(row.line.text, facts.locales);
    const budget = cues.cues.find(({ value }) => value === 'budget');
    if (budget === undefined) continue;
    const span = { start: row.line.start, end: row.line.end };
    const at = words[budget.start];
    const status =
      at === undefined
        ? 'used'
        : statusAt(facts, { start: row.line.start + at.start, end: row.line.start + at.end });
    if (!POSSESSED.has(status)) {
      near ??= span;
      continue;
    }
    const sizes = quantitiesIn(words, cues)
      .map((quantity) => amountOf(quantity, words))
      .filter((size) => size >= 1000 && !(size >= 1950 && size <= 2060));
    if (amount === 0) return met(0.8, ...quotedSentence(facts, span));
    const size = Math.max(0, ...sizes);
    if (size > 0 && satisfies({ comparison, value: amount }, size) === true) {
      return met(0.85, ...quotedSentence(facts, span));
    }
    if (size > (other?.size ?? 0)) other = { span, size };
    else near ??= span;
  }
  if (other !== null) return notMet(0.8, ...quotedSentence(facts, other.span));
  return near === null
    ? notStated(0.5, say('budget.none'))
    : notStated(0.5, ...quotedSentence(facts, near, 'open.unclear'));
}

export const budget: Kind<BudgetSlots> = {
  name: 'budget',
  parse,
  understood: ({ comparison, amount }) => say('asks.budget', { comparison, amount }),
  decide,
  sentences: {
    'asks.budget': ({ comparison, amount }) =>
      amount === 0 ? 'A budget' : parts('A budget of', bound(comparison).toLowerCase(), amount),
    'budget.none': () => 'The resume does not say that the person has held a budget.',
  },
};
