import { readWords } from '../../language/cues.ts';
import type { Comparison } from '../../language/bounds.ts';
import { holdsLegalForm } from '../../language/legal_forms.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import { satisfies } from '../../language/satisfies.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { met, notStated, quotedSentence, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { sentencesOf } from '../resume_sentences.ts';
import { bound, parts } from '../sentences/sentence.ts';
import { jobAt } from '../work.ts';
import { boundWords } from './shared.ts';

/** How many people work for an employer: "a company with more than 1,000 employees", "Betrieb ab 500 Mitarbeitern". */
type CompanySizeSlots = { readonly comparison: Comparison; readonly count: number };

/** Words between a number and what it counts. */
const APART = 3;

/** Whether staff stands right behind a number. */
const isOfStaff = (end: number, keyAt: (at: number) => string | undefined): boolean =>
  Clause.at({ start: end, end: end + APART }).some((at) => isOf('staff', keyAt(at)));

function parse(clause: Clause): Parse<CompanySizeSlots>[] {
  const number = clause.tags('quantity').find(({ end }) => isOfStaff(end, (at) => clause.key(at)));
  // "led 20 employees of a company"
  if (number === undefined || clause.has('lead', 'leadership') || clause.tags('length').length > 0) return [];
  const named = clause.all.filter((at) => isOf('firm', clause.key(at)));
  const words = clause.all.filter((at) => isOf('staff', clause.key(at)));
  const frame = clause.cues('work experience employer employed job been_at ever past people team per');
  const all = Clause.places(boundWords(clause), number, words, named, frame);
  const { comparison, value: count } = number.quantity;
  // "mehr als 1.000 Mitarbeitende" are no team, "HR for 500 employees" no firm
  const is_served = isOf('for_whom', clause.key(number.start - 1));
  if (named.length === 0 && (is_served || count < MANY || clause.rest(all).length > 0)) return [];
  return [{ own: all, bonus: 0.1, slots: { comparison, count } }];
}

/** More people than anybody leads. */
const MANY = 250;

/** A resume that states no such size says nothing: few say how large their employers are. */
function decide({ comparison, count }: CompanySizeSlots, facts: JudgeFacts): Verdict {
  for (const sentence of sentencesOf(facts)) {
    const { words, ...found } = readWords(sentence.text, facts.locales);
    const is_led = found.cues.some(({ value }) => value === 'lead' || value === 'leadership');
    if (is_led || jobAt(facts, sentence.start) === undefined) continue;
    const is_so = quantitiesIn(words, found).some(
      ({ value, end }) =>
        isOfStaff(end, (at) => words[at]?.key) && satisfies({ comparison, value: count }, value) === true,
    );
    if (is_so && (holdsLegalForm(sentence.text) || words.some(({ key }) => isOf('firm', key)))) {
      return met(0.75, ...quotedSentence(facts, sentence));
    }
  }
  return notStated(0.3, say('company_size.none'));
}

export const company_size: Kind<CompanySizeSlots> = {
  parse,
  understood: ({ comparison, count }) => say('asks.company_size', { comparison, count }),
  decide,
  sentences: {
    'asks.company_size': ({ comparison, count }) =>
      parts('Has worked for a firm with', bound(comparison).toLowerCase(), count, 'employees'),
    'company_size.none': () => 'The resume does not say how many people work for these employers.',
  },
};
