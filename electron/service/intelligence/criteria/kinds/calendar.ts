import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import { hull, type WordRange } from '../../language/phrases.ts';

/** Calendar years something was completed or earned in, both included. */
export type Years = { readonly first: number; readonly last: number; readonly label: string };

type FoundYears = { readonly years: Years | null; readonly own: ReadonlySet<number> };

/** Words between a bound and its year: "after the year 2014". */
const APART = 2;

/** Reads "after 2018", "in 2014 or earlier", "between 2010 and 2015", "no later than 2020", "in 2015". */
export function yearsIn(clause: Clause): FoundYears {
  const units = clause.cues('year');
  const found = (first: number, last: number, places: readonly WordRange[]): FoundYears => {
    const all = hull(places);
    return { years: { first, last, label: clause.textAt(all) }, own: Clause.places(all, units) };
  };
  const number = clause.tags('quantity').find(({ quantity }) => isYear(quantity.value));
  const frame = clause.cues('between');
  if (number !== undefined) {
    const { comparison, value, to } = number.quantity;
    if (to !== null) return found(value, to, [number, ...frame]);
    if (comparison === '<' || comparison === '<=') {
      return found(-Infinity, comparison === '<' ? value - 1 : value, [number]);
    }
    return found(comparison === '>' ? value + 1 : value, Infinity, [number]);
  }
  const [one, two] = clause.tags('calendar_year');
  if (one === undefined) return { years: null, own: new Set() };
  if (two !== undefined && two.year > one.year && isRange(clause, one, two)) {
    return found(one.year, two.year, [one, two, ...frame]);
  }
  return bounded(clause, one, found);
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value <= 2060;

/** What stands between two years of a range asks for nothing. */
function isRange(clause: Clause, one: WordRange, two: WordRange): boolean {
  const joints = Clause.places(clause.cues('and', 'by', 'or_less', 'at_most'));
  return clause.content.every((at) => at < one.end || at >= two.start || joints.has(at));
}

function bounded(
  clause: Clause,
  one: WordRange & { readonly year: number },
  found: (first: number, last: number, places: readonly WordRange[]) => FoundYears,
): FoundYears {
  const { year } = one;
  const bounds = clause.cues('since', 'before', 'by', 'ago');
  const behind = bounds.find(({ start }) => start >= one.end && start - one.end <= 1);
  const before = bounds.findLast(({ end }) => end <= one.start && one.start - end <= APART);
  const bound = behind ?? before;
  // "from 2018 on"
  if (bound === undefined && FROM.test(clause.key(one.start - 1))) {
    return found(year, Infinity, [{ start: one.start - 1, end: one.end }]);
  }
  if (bound === undefined) return found(year, year, [one]);
  // "after 2018" leaves the year itself out, "since 2018" and "in or after 2014" do not
  const isAfter = ({ start }: WordRange): boolean => isOf('after', clause.key(start));
  const or = clause.cues('or').find(({ end }) => end === bound.start);
  const places = [one, bound, ...(or === undefined ? [] : [or])];
  switch (bound.cue) {
    case 'since':
      return found(
        or === undefined && bound === before && isAfter(bound) ? year + 1 : year,
        Infinity,
        places,
      );
    case 'by':
      return found(-Infinity, year, places);
    default:
      return found(-Infinity, or === undefined ? year - 1 : year, places);
  }
}

const FROM = /^(?:from|desde|dal|od)$/u;
