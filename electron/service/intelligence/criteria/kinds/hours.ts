import { readWords } from '../../language/cues.ts';
import { quantitiesIn, type Quantity } from '../../language/quantities.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { metIf, notStated, quotedSentence, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { jobAt } from '../work.ts';
import { parts } from '../sentences/sentence.ts';
import { boundWords, isOwnWord, sentencesIn } from './shared.ts';

/** Hours a week somebody would work: "20–25 Std.", "max. 20 hours a week", "mi-temps 17,5 h". */
type HoursSlots = { readonly least: number; readonly most: number };

/** Hours a week has: no bound. */
const WEEK = 168;

/** Hours a week that anybody works. */
const [FEWEST, MOST] = [3, 60] as const;

const ofWeek = (
  comparison: Quantity['comparison'],
  { value, to }: Quantity,
  is_bound: boolean,
): HoursSlots => ({
  least: comparison.startsWith('<') ? 0 : value,
  most: comparison.startsWith('>') && is_bound ? WEEK : (to ?? value),
});

function parse(clause: Clause): Parse<HoursSlots>[] {
  const number = clause.tags('quantity').find(({ end }) => isOf('hour', clause.key(end)));
  const { value, to, comparison } = number?.quantity ?? { value: 0, to: null, comparison: '>=' };
  if (number === undefined || value < FEWEST || (to ?? value) > MOST) return [];
  const weekly = clause.all.filter((at) => isOf('weekly', clause.key(at)));
  const hours = clause.cues('part_time', 'full_time', 'week');
  const own = Clause.places(
    number,
    [number.end],
    boundWords(clause),
    weekly,
    hours,
    clause.cues('per would work now only job yes'),
  );
  for (const at of clause.content.filter((one) => isOf('wanting', clause.key(one)))) own.add(at);
  // "40 hours of first aid" are a course
  if (weekly.length + hours.length === 0 && clause.rest(own).length > 0) return [];
  const is_bound = clause.has('at_least', 'over', 'or_more');
  return [{ own, bonus: 0.1, slots: ofWeek(comparison, number.quantity, is_bound) }];
}

function decide({ least, most }: HoursSlots, facts: JudgeFacts): Verdict {
  let present: Verdict | null = null;
  for (const line of facts.lines.flatMap(sentencesIn)) {
    const job = jobAt(facts, line.start);
    if (job === undefined ? !isOwnWord(line, facts) : !job.current) continue;
    const { words, ...found } = readWords(line.text, facts.locales);
    const isWeekly =
      words.some(({ key }) => isOf('weekly', key)) ||
      found.cues.some(({ value }) => value === 'week' || value === 'part_time' || value === 'full_time');
    const told = quantitiesIn(words, found).find(({ end }) => isOf('hour', words[end]?.key));
    if (told === undefined || !isWeekly) continue;
    const is_bound = found.cues.some(({ value }) => value === 'at_least' || value === 'or_more');
    const own = ofWeek(told.comparison, told, is_bound);
    const is_met = own.least <= most && own.most >= least;
    const verdict = metIf(is_met, [0.75, 0.75], ...quotedSentence(facts, line));
    // what is wished for counts more than what somebody works now
    if (job === undefined) return verdict;
    present ??= verdict;
  }
  return present ?? notStated(0.3, say('open.part_time'));
}

export const hours: Kind<HoursSlots> = {
  parse,
  understood: ({ least, most }) => say('asks.hours', { value: least, most: most === WEEK ? '' : most }),
  decide,
  sentences: {
    'asks.hours': ({ value, most }) =>
      parts(
        'Hours a week:',
        most === '' ? 'at least' : value === 0 ? 'at most' : '',
        [...new Set([value, most])].filter((one) => one !== '' && one !== 0).join(' to '),
      ),
  },
};
