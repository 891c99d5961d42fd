import { readWords } from '../../language/cues.ts';
import type { Cue } from '../../language/locale.ts';
import type { Comparison } from '../../language/bounds.ts';
import { quantitiesIn, type Quantity } from '../../language/quantities.ts';
import { satisfies } from '../../language/satisfies.ts';
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
import { literalRest } from './shared.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { factorOf, isOf } from '../../language/word_classes.ts';
import type { Line } from '../../language/lines.ts';
import type { Span } from '../../profile.ts';

/** Responsibility for a budget of so much; 0 for any. Currencies are not converted: the larger figure counts. */
type BudgetSlots = {
  readonly comparison: Comparison;
  readonly amount: number;
  /** What was sold, as opposed to what was spent; null for a sum of either. */
  readonly sold: boolean | null;
};

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
  const is_large = quantity !== undefined && amountOf(quantity.quantity, words) >= 10_000;
  const large = is_large && money.length > 0;
  // "sales of at least £1m", "umsatzverantwortlich für 3 Mio."
  const sales = clause.all.filter((at) => isOf('turnover', clause.key(at)));
  const is_sold = sales.length > 0 && (is_large || round !== null);
  // "max. 40 k€" alone is what somebody may ask for: nobody wants a budget that is small
  const is_ceiling = quantity !== undefined && quantity.quantity.comparison.startsWith('<');
  if (budgets.length === 0 && !is_sold && (!large || is_ceiling)) return [];
  const sold = is_sold ? true : budgets.length === 0 ? null : false;
  const own = Clause.places(
    budgets,
    money,
    is_sold ? sales : null,
    is_sold ? clause.content.filter((at) => isOf('deed', clause.key(at))) : null,
    quantity === undefined ? null : scaleBehind(clause, quantity.quantity.end),
    clause.tags('quantity'),
    clause.cues('lead experience work at_least or_more or_less at_most under over know and year now'),
    rates,
  );
  const literal = literalRest(clause, own);
  return [
    {
      own,
      literal,
      bonus: budgets.length === 0 && !is_sold ? -0.3 : 0.05,
      slots:
        quantity === undefined
          ? { ...(round ?? { comparison: '>=', amount: 0 }), sold }
          : {
              sold,
              comparison: quantity.quantity.comparison,
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

/** The "m" of "£1m". */
const scaleBehind = (clause: Clause, at: number): number[] => (factorOf(clause.key(at)) > 1 ? [at] : []);

/** "A million", "over a million". */
function roundSum(clause: Clause): Omit<BudgetSlots, 'sold'> | null {
  const factor = clause
    .cues('money')
    .map(({ start }) => factorOf(clause.key(start)))
    .find((one) => one > 1);
  if (factor === undefined) return null;
  const is_less = clause.has('at_most', 'or_less') && !clause.has('at_least', 'or_more');
  const comparison = clause.has('under') ? '<' : clause.has('over') ? '>' : is_less ? '<=' : '>=';
  return { comparison, amount: factor };
}

/** The sum of a number and the word behind it. */
export const amountOf = (
  { value, to, end }: Pick<Quantity, 'value' | 'to' | 'end'>,
  words: readonly Word[],
): number => (to ?? value) * factorOf(words[end]?.key ?? '');

/** The word of a line that says what its sum is of. */
function subjectIn(
  words: readonly Word[],
  cues: readonly { readonly value: Cue; readonly start: number }[],
  { sold, amount }: BudgetSlots,
): Word | undefined {
  // "Umsatzverantwortung" is a responsibility, but its sum is none that could be spent
  const is_spent = ({ start }: { readonly start: number }): boolean =>
    sold !== false || amount === 0 || !isOf('turnover', words[start]?.key);
  const budget = cues.find((cue) => cue.value === 'budget' && is_spent(cue));
  const turnover = sold === false ? undefined : words.find(({ key }) => isOf('turnover', key));
  return sold === true || budget === undefined ? turnover : words[budget.start];
}

type Told = Span & { readonly text: string };

/** "Own budget of 60,000; that of the depot (2.3m) is the director's": what a semicolon parts has sums of its own. */
function parted({ start, text }: Line): Told[] {
  return [...text.matchAll(/[^;]+/gu)].map(({ 0: part, index }) => ({
    start: start + index + (part.length - part.trimStart().length),
    end: start + index + part.length,
    text: part.trimStart(),
  }));
}

function decide(slots: BudgetSlots, facts: JudgeFacts): Verdict {
  const { comparison, amount, sold } = slots;
  let other: { readonly line: Told; readonly size: number } | null = null;
  let near: Told | null = null;
  for (const line of facts.rows.flatMap((row) => parted(row.line))) {
    const { words, ...cues } = readWords(line.text, facts.locales);
    const at = subjectIn(words, cues.cues, slots);
    if (at === undefined) continue;
    if (!POSSESSED.has(statusAt(facts, { start: line.start + at.start, end: line.start + at.end }))) {
      near ??= line;
      continue;
    }
    const sizes = quantitiesIn(words, cues)
      // "sales up by 200,000": they were more than that
      .filter(({ number }) => sold !== true || !isOf('risen_by', words[number.start - 1]?.key))
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
    ? notStated(0.5, say(sold === true ? 'budget.unsold' : 'budget.none'))
    : notStated(0.5, ...quotedSentence(facts, near, 'open.unclear'));
}

export const budget: Kind<BudgetSlots> = {
  parse,
  understood: ({ comparison, amount, sold }) =>
    say(sold === true ? 'asks.turnover' : 'asks.budget', { comparison, amount }),
  decide,
  sentences: {
    'asks.budget': ({ comparison, amount }) =>
      amount === 0 ? 'A budget' : parts('A budget of', bound(comparison).toLowerCase(), amount),
    'asks.turnover': ({ comparison, amount }) => parts('Sales of', bound(comparison).toLowerCase(), amount),
    'budget.unsold': () => 'The resume does not say what the person has sold.',
    'budget.none': () => 'The resume does not say that the person has held a budget.',
  },
};
