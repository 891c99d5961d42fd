import type { Comparison } from '../../language/bounds.ts';
import type { Quantity } from '../../language/quantities.ts';
import { satisfies } from '../../language/satisfies.ts';
import { moneyAt } from '../../resume/money.ts';
import { hasCue } from '../../language/cues.ts';
import { keysOf } from '../../language/tokens.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { holdsWords } from '../held_words.ts';
import { metIf, notStated, quotedSentence, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { amountOf } from './budget.ts';
import { literalRest, literalsAt } from './shared.ts';
import type { WordRange } from '../../language/phrases.ts';
import type { SalaryExpectation } from '../../profile.ts';

/** What somebody wants to earn at most: "Gehalt bis 50.000 €", "no pide más de 45.000 euros al año". */
type PaySlots = {
  readonly comparison: Comparison;
  readonly amount: number;
  readonly currency: string | null;
  readonly per: SalaryExpectation['per'];
  /** Words the resume must say it with: "gross". */
  readonly words: readonly string[];
};

const PER = ['year', 'month', 'day'] as const;

function parse(clause: Clause): Parse<PaySlots>[] {
  const salary = clause.cues('salary');
  const quantity = clause.quantity();
  // "chiede al massimo 45.000 euro": nobody asks for a budget
  const wanting = clause.all.filter((at) => isOf('wanting', clause.key(at)));
  const hours = clause.all.filter((at) => isOf('hour', clause.key(at)));
  // "we can offer 48k", "35k brutos": a sum somebody is paid, though no word names the pay
  const offering = clause.all.filter((at) => isOf('offering', clause.key(at)));
  const gross = clause.all.filter((at) => isOf('gross_or_net', clause.key(at)));
  const has_sign = /[£$€]\s?\d|\d\s?[£$€]/u.test(clause.tagged.text);
  // "£17 an hour": nothing else is counted so
  const is_pay =
    salary.length > 0 ||
    (wanting.length > 0 && (has_sign || clause.has('money'))) ||
    (hours.length > 0 && has_sign) ||
    isOffer(clause, quantity?.quantity, has_sign, { offering, gross }) ||
    isCeiling(clause, quantity?.quantity, has_sign) ||
    (quantity !== undefined && isBudgetForPay(clause, quantity));
  if (quantity === undefined || !is_pay) return [];
  const denied = clause.cues('not').find(({ end }) => end === quantity.start || end + 1 === quantity.start);
  const { words, text } = clause.tagged;
  const money = moneyAt(text.slice(words[quantity.quantity.number.start]?.start ?? 0));
  const is_range = money !== null && money.max > money.min;
  // "$50 an hour", "30-35k": what is offered
  const comparison =
    comparisonOf(clause, quantity, denied !== undefined) ??
    ((hours.length > 0 || offering.length > 0 || gross.length > 0 || is_range) &&
    denied === undefined &&
    quantity.quantity.comparison === '>=' &&
    !clause.has('at_least or_more')
      ? '<='
      : null);
  if (comparison === null) return [];
  const per = hours.length > 0 ? 'hour' : (PER.find((unit) => clause.has(unit)) ?? null);
  const own = Clause.places(
    salary,
    wanting,
    offering,
    hours,
    quantity,
    denied,
    isBudgetForPay(clause, quantity) ? clause.cues('budget') : [],
    clause.cues('money at_most under or_less over by would year month day per now total'),
    Clause.at({ start: quantity.end, end: quantity.end + 1 }).filter(
      (at) => money !== null && isCurrency(clause.key(at)),
    ),
  );
  const literal = literalRest(clause, own);
  return [
    {
      own,
      literal,
      bonus: 0.1,
      slots: {
        comparison,
        amount: Math.max(amountOf(quantity.quantity, words), money?.max ?? 0),
        currency: money?.currency ?? null,
        per,
        words: literalsAt(clause, literal),
      },
    },
  ];
}

/** A name of a currency that multiplies: "50 TEUR". */
const isCurrency = (key: string): boolean => (moneyAt(`1 ${key}`)?.currency ?? null) !== null;

/** "We could pay 48k", "35k gross", "pay band 30-35k": what is offered, where nothing else is counted. */
function isOffer(
  clause: Clause,
  asked: Quantity | undefined,
  has_sign: boolean,
  { offering, gross }: { readonly offering: readonly number[]; readonly gross: readonly number[] },
): boolean {
  if (asked === undefined || asked.comparison === '>' || clause.has('lead year percent')) return false;
  if (clause.has('people') && !has_sign && !isMoney(clause)) return false;
  const said = gross.length > 0 || (offering.length > 0 && (has_sign || isMoney(clause)));
  return said && isPay(amountOf(asked, clause.tagged.words)) && !clause.has('at_least or_more budget');
}

const isMoney = (clause: Clause): boolean =>
  clause.has('money') ||
  /\d\s?k(?!\p{L})/iu.test(clause.tagged.text) ||
  clause.keys.some((key) => isOf('thousand', key));

/** "Budget: 40k max": with an upper bound of the size of a salary, it is what the post may cost. */
const isBudgetForPay = (
  clause: Clause,
  { quantity, start }: { readonly quantity: Quantity; readonly start: number },
): boolean =>
  clause.has('at_most or_less under') &&
  isPay(amountOf(quantity, clause.tagged.words)) &&
  !clause.has('lead experience work') &&
  clause.cues('budget').some((cue) => start >= cue.end && start - cue.end <= 2);

/** "Max. 40 k€", "bis 50.000 €": the most that is paid, where nothing says of what the sum is. */
function isCeiling(clause: Clause, asked: Quantity | undefined, has_sign: boolean): boolean {
  if (asked === undefined || !asked.comparison.startsWith('<')) return false;
  const is_money = has_sign || isMoney(clause);
  const amount = amountOf(asked, clause.tagged.words);
  return is_money && amount >= LEAST_PAY && !clause.has('budget lead people');
}

/** Less than this a month nobody asks for, and more than that a year few are paid. */
const [LEAST_PAY, MOST_PAY] = [500, 500_000];
const isPay = (amount: number): boolean => amount >= LEAST_PAY && amount <= MOST_PAY;

/** At most so much; null where that is not asked. */
function comparisonOf(
  clause: Clause,
  { quantity, start, end }: { readonly quantity: Quantity; readonly start: number; readonly end: number },
  denied: boolean,
): Comparison | null {
  const { comparison } = quantity;
  if (comparison === '<' || comparison === '<=') return denied ? null : comparison;
  if (comparison === '>') return denied ? '<=' : null;
  // "up to", "fino a … al massimo", "maximum salary: 50,000"
  const isApart = (cue: WordRange): boolean => cue.end <= start || cue.start >= end;
  if (denied) return null;
  if (clause.cues('at_most', 'by', 'or_less').some(isApart)) return '<=';
  // "40.000 € altında", "40.000'in altında"
  return clause.cues('under').some(isApart) ? '<' : null;
}

/** Sums further apart than that are of different periods where one does not say its own. */
const SAME_PERIOD = 5;

function decide({ comparison, amount, currency, per, words }: PaySlots, facts: JudgeFacts): Verdict {
  const wanted = facts.profile.salary_expectation;
  const [low, high] = [wanted?.min ?? wanted?.max ?? null, wanted?.max ?? wanted?.min ?? null];
  if (wanted === null || low === null || high === null) {
    const line = facts.lines.find(({ text }) => hasCue(keysOf(text), facts.locales, 'salary'));
    return line === undefined
      ? notStated(0.25, say('open.salary'))
      : notStated(0.4, ...quotedSentence(facts, line, 'open.unclear'));
  }
  const other_currency = currency !== null && wanted.currency !== null && currency !== wanted.currency;
  const other_period =
    per === null || wanted.per === null
      ? low > amount * SAME_PERIOD || high < amount / SAME_PERIOD
      : per !== wanted.per;
  const shown = quotedSentence(facts, wanted.span);
  const of_tax = keysOf(wanted.text).some((key) => isOf('gross_or_net', key));
  // "40k gross": of a sum that says neither, what every resume leaves out
  const said = words.every(
    (word) =>
      holdsWords(wanted.text, [word]) || (!of_tax && keysOf(word).every((key) => isOf('gross_or_net', key))),
  );
  // whoever asks for 48 or more takes 50; "up to 60,000" names no beginning
  const truth = satisfies({ comparison, value: amount }, wanted.min ?? 0, high);
  return other_currency || other_period || !said || truth === null
    ? notStated(0.4, ...quotedSentence(facts, wanted.span, 'open.unclear'))
    : metIf(truth, [0.85, 0.85], ...shown);
}

export const pay: Kind<PaySlots> = {
  parse,
  asked_by: ['open'],
  understood: ({ comparison, amount, per, words }) =>
    say('asks.pay', { comparison, amount, per, words: words.join(' ') }),
  decide,
  sentences: {
    'asks.pay': ({ comparison, amount, per, words }) =>
      parts(
        'Expects pay of',
        bound(comparison).toLowerCase(),
        amount,
        (per ?? '') === '' ? '' : `a ${per}`,
        words,
      ),
  },
};
