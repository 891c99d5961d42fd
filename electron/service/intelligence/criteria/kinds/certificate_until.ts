import { findPoints } from '../../language/date_points.ts';
import { monthIndex } from '../../language/dates.ts';
import type { WordRange } from '../../language/phrases.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import { timeIn } from './shared.ts';

/** The month up to which a paper has to be good, by its index (dates.ts) and as a sentence names it. */
export type Until = { readonly month: number; readonly label: string };

/** What a certificate is asked for with no time. */
export const NO_TIME = { window: null, years: null, until: null } as const;

/** When it has to have been earned, or the month up to which it has to be good, with the words that say so. */
export function whenIn(clause: Clause) {
  const until = untilIn(clause);
  return until === null ? { ...timeIn(clause), until: null } : { ...NO_TIME, ...until };
}

/** Words between "valid until" and the date: "good through at least March 2027". */
const NEAR = 4;

/** Up to when a paper has to be good, with the words that say so; null where no such time is asked for. */
function untilIn(clause: Clause): { readonly until: Until; readonly own: ReadonlySet<number> } | null {
  const { text, words } = clause.tagged;
  const ends = clause.cues('expires');
  // "good to 2029", "gültig über 2028 hinaus": a bound before the date, wherever the word of validity stands
  const up_to = clause.has('valid') ? clause.cues('by', 'at_most', 'before', 'over') : [];
  for (const point of findPoints(text)) {
    const places = clause.all.filter((at) => {
      const word = words[at];
      return word !== undefined && word.start < point.to && word.end > point.from;
    });
    const [first] = places;
    const isNear = (cue: WordRange): boolean =>
      first !== undefined && cue.end <= first && first - cue.end <= NEAR;
    const end = ends.find(isNear) ?? up_to.find(isNear);
    if (end === undefined || point.short) continue;
    const beyond = up_to.find(({ cue, ...one }) => cue === 'over' && isNear(one));
    const month_parts = clause.content.filter(
      (at) => at < (first ?? 0) && isOf('month_part', clause.key(at)),
    );
    const bounds = clause.cues('at_least at_most or_more before by month');
    // "until 2028": a paper that ends in that year may be good for
    const { year, month } = point;
    const label = month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
    return {
      until: {
        month: beyond === undefined ? monthIndex(point, 'first') : monthIndex(point, 'last') + 1,
        label,
      },
      own: Clause.places(end, beyond, places, bounds, month_parts),
    };
  }
  return null;
}
