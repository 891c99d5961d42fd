import { findPoints } from '../../language/date_points.ts';
import { Clause } from '../clause.ts';
import { timeIn } from './shared.ts';

/** What a certificate is asked for with no time. */
export const NO_TIME = { window: null, years: null, until: null } as const;

/** When it has to have been earned, or the month up to which it has to be good, with the words that say so. */
export function whenIn(clause: Clause) {
  const until = untilIn(clause);
  return until === null
    ? { ...timeIn(clause), until: null }
    : { ...NO_TIME, until: until.month, own: until.own };
}

/** Words between "valid until" and the date: "good through at least March 2027". */
const NEAR = 4;

/** Up to when a paper has to be good, with the words that say so; null where no such time is asked for. */
function untilIn(clause: Clause): { readonly month: string; readonly own: ReadonlySet<number> } | null {
  const { text, words } = clause.tagged;
  const ends = clause.cues('expires');
  for (const point of findPoints(text)) {
    const places = clause.all.filter((at) => {
      const word = words[at];
      return word !== undefined && word.start < point.to && word.end > point.from;
    });
    const [first] = places;
    const end = ends.find((cue) => first !== undefined && cue.end <= first && first - cue.end <= NEAR);
    if (end === undefined || point.short) continue;
    const bounds = clause.cues('at_least at_most or_more before by month');
    // "until 2028": a paper that ends in that year may be good for
    const month = `${point.year}-${String(point.month ?? 1).padStart(2, '0')}`;
    return { month, own: Clause.places(end, places, bounds) };
  }
  return null;
}
