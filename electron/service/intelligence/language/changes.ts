import { amountsOf, type Direction, type Stated } from './change_amounts.ts';
import type { Amount, ChangeRow, Unit } from './change_figures.ts';
import { overlaps, type WordRange } from './phrases.ts';

/** What some words say of a change: which way, by how much, from what to what; null for what they leave open. */
export type Change = {
  readonly direction: Direction | null;
  /** How much of what it was it became less or more by: 0.5 for "halved", 2 for "tripled". */
  readonly size: Amount | null;
  readonly by: (Amount & { readonly unit: Unit }) | null;
  readonly from: number | null;
  readonly to: Amount | null;
  /** What `from` and `to` are measured in. */
  readonly unit: Unit;
  /** Places of the words that say it, and of those among which what changed has to stand. */
  readonly own: ReadonlySet<number>;
  readonly around: readonly WordRange[];
  /** Where the amount stands. */
  readonly at: WordRange;
  /** It can be nothing but a change: "from 9 to 5" alone tells hours, "changed jobs in 5 years" counts years. */
  readonly is_sure: boolean;
  /** The sentence leaves open whether it was more: "by 5 % a year", "by 10 % in 2021, 12 % in 2022". */
  readonly may_be_more: boolean;
};

/** A part of a sentence between commas and conjunctions. */
type Piece = WordRange & {
  readonly verbs: readonly Verb[];
  readonly amounts: readonly Stated[];
  readonly things: number;
  /** It names something of its own before its first amount; other things stand only behind that. */
  readonly has_own: boolean;
  readonly behind: number;
  readonly is_open: boolean;
};
type Verb = WordRange & { readonly direction: Direction | null };
/** Every change that a row of words tells. */
export function changesIn(row: ChangeRow): Change[] {
  const pieces = piecesOf(row);
  return pieces.flatMap((piece, at) => (piece.amounts.length === 0 ? [] : (changeOf(pieces, at) ?? [])));
}

function changeOf(pieces: readonly Piece[], at: number): Change | null {
  const piece = pieces[at] as Piece;
  const around: Piece[] = [piece];
  const own: WordRange[] = [...piece.verbs];
  let verbs = piece.verbs;
  const follows = isGoingOn(piece);
  // "cut errors, complaints and returns by half": what is said before belongs to it
  for (
    let before = at - 1;
    before >= 0 && (isGoingOn(piece) || verbs.length === 0 || pieces[before]?.things === 1);
    before -= 1
  ) {
    const other = pieces[before] as Piece;
    if (verbs.length === 0) verbs = other.verbs;
    if (other.amounts.length > 0 && !follows) break;
    const joins =
      follows ||
      (other.verbs.length > 0 ? piece.verbs.length === 0 : other.things === 1 || piece.things === 0);
    if (!joins) break;
    around.unshift(other);
    own.push(...other.verbs);
    if (other.verbs.length > 0 || (follows && other.things > 0)) break;
  }
  for (let behind = at + 1; pieces[behind]?.things === 1; behind += 1) {
    const other = pieces[behind] as Piece;
    if (other.amounts.length > 0 || other.verbs.length > 0) break;
    around.push(other);
  }
  // "errors from 9 to 4 and scrap by 20 % reduced"
  if (verbs.length === 0) verbs = pieces.slice(at).find((one) => one.verbs.length > 0)?.verbs ?? [];
  const stated = piece.amounts.filter(({ needs_verb }) => !needs_verb || verbs.length > 0);
  const told = stated.find(({ direction }) => direction !== null)?.direction ?? null;
  const [first] = stated;
  if (first === undefined) return null;
  const direction = told ?? directionOf(verbs, first);
  const levels = stated.find(({ from, to }) => from !== undefined || to !== undefined);
  return {
    direction,
    size: stated.map((one) => sizeOf(one, direction)).find((size) => size !== null) ?? null,
    by: stated.find(({ by }) => by !== undefined)?.by ?? null,
    from: levels?.from ?? null,
    to: levels?.to ?? null,
    unit: levels?.unit ?? '',
    own: placesOf([...own, ...stated.flatMap((one) => [one, ...one.own])]),
    around,
    at: first,
    is_sure:
      stated.some(({ is_alone }) => is_alone) ||
      verbs.some((verb) => verb.direction !== null || first.is_relative),
    may_be_more:
      piece.is_open ||
      around.some((part) => part !== piece && part.amounts.length > 0) ||
      pieces.some((other) => other !== piece && other.amounts.length > 0 && !other.has_own),
  };
}

/** "Grew sales by 10 % in 2021 *and by 25 % in 2022*": an amount of what the part before it names. */
const isGoingOn = ({ has_own, verbs, amounts, behind }: Piece): boolean =>
  !has_own && (behind === 0 || (verbs.length === 0 && (amounts[0]?.own.length ?? 0) > 0));

/** An amount that may be more, or two of one kind. */
const isOpen = (amounts: readonly Stated[]): boolean =>
  amounts.some(({ may_be_more }) => may_be_more) ||
  (['size', 'by', 'to'] as const).some(
    (kind) => amounts.filter((amount) => amount[kind] !== undefined).length > 1,
  );

const placesOf = (ranges: readonly WordRange[]): Set<number> =>
  new Set(ranges.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));

/** Which way the word of change that stands next to an amount goes; "improved" goes either way. */
function directionOf(verbs: readonly Verb[], { start, end }: WordRange): Direction | null {
  const apart = (verb: Verb): number => Math.max(start - verb.end, verb.start - end);
  return (
    verbs.filter(({ direction }) => direction !== null).toSorted((a, b) => apart(a) - apart(b))[0]
      ?.direction ?? null
  );
}

/** A multiple or a share as how much less or more it is: "by a third" and "to a third" are not the same. */
function sizeOf({ size, times, share, from, to }: Stated, direction: Direction | null): Amount | null {
  if (size !== undefined) return size;
  if (share !== undefined && direction === 'less') return leftOf(share, 1);
  if (times !== undefined && direction !== null) {
    return { ...times, value: direction === 'less' ? 1 - 1 / times.value : times.value - 1 };
  }
  if (from === undefined || to === undefined || from === 0) return null;
  const difference = differenceBetween(from, to);
  return { ...difference, value: difference.value / from };
}

const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' } as const;

/** "To under half": by more than half. A bare number is neither more nor less. */
const leftOf = ({ comparison, value }: Amount, whole: number): Amount => ({
  comparison: comparison === '>=' ? comparison : TURNED[comparison],
  value: whole - value,
});

/** By how much what was `from` changed. */
export const differenceBetween = (from: number, to: Amount): Amount =>
  to.value < from ? leftOf(to, from) : { ...to, value: to.value - from };

/** The parts of a row, with what each tells. */
function piecesOf(row: ChangeRow): Piece[] {
  const { words, cues, found } = row;
  const joints = [
    ...cues.cues.filter(({ value }) => value === 'and' || value === 'but'),
    ...found('apart'),
    ...words.flatMap(({ key, sign }, at) =>
      sign && /^[,;–—|.]$/u.test(key) ? [{ start: at, end: at + 1 }] : [],
    ),
  ].toSorted((a, b) => a.start - b.start);
  const stated = amountsOf(row);
  const pieces: Piece[] = [];
  let start = 0;
  for (const joint of [...joints, { start: words.length, end: words.length }]) {
    // "more than half": what bounds an amount joins nothing, though "plus" and "più" do elsewhere
    if (joint.start < start || stated.some((one) => overlaps(one, joint))) continue;
    if (joint.start > start) pieces.push(pieceOf(row, { start, end: joint.start }, stated));
    start = joint.end;
  }
  return pieces;
}

function pieceOf(row: ChangeRow, range: WordRange, stated: readonly Stated[]): Piece {
  const isInside = (one: WordRange): boolean => one.start >= range.start && one.end <= range.end;
  const verbs = [
    ...row.found('less').map((one) => ({ ...one, direction: 'less' as const })),
    ...row.found('more').map((one) => ({ ...one, direction: 'more' as const })),
    ...row.found('either').map((one) => ({ ...one, direction: null })),
  ].filter(isInside);
  const amounts = stated.filter(isInside);
  const said = placesOf([
    ...verbs,
    ...amounts,
    ...amounts.flatMap(({ own }) => own),
    ...row.cues.function_words,
  ]);
  const isThing = (at: number): boolean => {
    const { sign = true, value = null } = row.words[at] ?? {};
    return !sign && value === null && !said.has(at);
  };
  const places = [...placesOf([range])].filter(isThing);
  const start = amounts[0]?.start ?? range.end;
  const before = places.filter((at) => at < start);
  // "im zweiten um 11 %" names a time
  const is_when = before.length === 1 && row.found('when').some((one) => one.start === range.start);
  return {
    ...range,
    verbs,
    amounts,
    things: places.length,
    behind: places.length - before.length,
    has_own: before.length > 0 && !is_when,
    is_open: isOpen(amounts),
  };
}
