import type { ChangeRow } from '../../language/change_figures.ts';
import type { Change } from '../../language/changes.ts';
import { holdsAt, type WordRange } from '../../language/phrases.ts';
import { holdsWords } from '../held_words.ts';

/** Whether others did it together with the person: "avec un consultant", "gemeinsam mit den Kollegen". */
export const isAlong = (others: WordRange, along: readonly WordRange[]): boolean =>
  along.some(({ start, end }) => (end <= others.start && others.start - end <= 1) || start === others.end);

/** Letters that an ending adds at most; a compound goes on for longer. */
const MAX_ENDING = 3;

/**
 * Whether what changed is another thing that only has what was asked for in its name: "sales *commission*",
 * "Umsatz*provision*", "*commission* sur les ventes", "revenue *per head*".
 */
export function isOfAnother(things: readonly string[], { around, own }: Change, row: ChangeRow): boolean {
  const { words, found, cues } = row;
  const inPart = (at: number): boolean => around.some((part) => holdsAt(part, at));
  const isAt = (at: number, thing: string): boolean =>
    inPart(at) && !own.has(at) && holdsWords(words[at]?.text ?? '', [thing]);
  const isThing = (at: number): boolean => things.some((thing) => isAt(at, thing));
  const places = words.flatMap((_, at) => (isThing(at) ? [at] : []));
  const changes = [...found('less'), ...found('more'), ...found('either'), ...row.multiplied()];
  const known = [...changes, ...found('measures'), ...found('less_beside'), ...found('more_beside')];
  const isName = (at: number): boolean => {
    const { key = '', sign = true, value = null } = words[at] ?? {};
    return (
      inPart(at) &&
      !sign &&
      value === null &&
      key.length > 3 &&
      !own.has(at) &&
      !isThing(at) &&
      ![...known, ...cues.function_words, ...found('whose'), ...found('along')].some((one) =>
        holdsAt(one, at),
      )
    );
  };
  /** Another noun behind it, where compounds are written apart. */
  const goesOn = (at: number): boolean =>
    found('per').some(({ start }) => start === at + 1) || (row.has_head_last && isName(at + 1));
  /** A noun before it that it is a complement of. */
  const isComplement = (at: number): boolean => {
    const article = cues.function_words.some((one) => holdsAt(one, at - 1)) ? 1 : 0;
    const of = found('of').find(({ end }) => end === at || end === at - article);
    return of !== undefined && isName(of.start - 1);
  };
  /** A compound that goes on, and is none of a measure of it. */
  const isLonger = (at: number): boolean => {
    const key = words[at]?.key ?? '';
    return (
      row.has_compounds &&
      !known.some((one) => holdsAt(one, at)) &&
      things.some((thing) => key.startsWith(thing.toLowerCase()) && key.length - thing.length > MAX_ENDING)
    );
  };
  const isAnother = (at: number): boolean => goesOn(at) || isComplement(at) || isLonger(at);
  return places.some(isAnother);
}
