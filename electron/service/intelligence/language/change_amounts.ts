import {
  boundsAround,
  figuresOf,
  type Amount,
  type ChangeRow,
  type Figure,
  type Unit,
} from './change_figures.ts';
import type { ChangeWords } from './change_words.ts';
import { overlaps, type WordRange } from './phrases.ts';

export type Direction = 'less' | 'more';

/** An amount of change as it stands in a row. */
export type Stated = WordRange & {
  readonly direction: Direction | null;
  readonly size?: Amount;
  readonly by?: Amount & { readonly unit: Unit };
  readonly from?: number;
  readonly to?: Amount;
  readonly unit?: Unit;
  /** What it is so many times of, or which share is left: a size only with the way it went. */
  readonly times?: Amount;
  readonly share?: Amount;
  /** The words that make an amount of change of it. */
  readonly own: readonly WordRange[];
  /** It tells nothing without a word of change; it tells a change without any. */
  readonly needs_verb: boolean;
  readonly is_alone: boolean;
  /** A share or a multiple, as opposed to a number of something. */
  readonly is_relative: boolean;
  /** It may be more on the whole: "5 % a year", "8-12 %". */
  readonly may_be_more?: boolean;
};

/** What a row states of amounts: pairs, differences, shares, multiples and what was reached. */
export function amountsOf(row: ChangeRow): Stated[] {
  const figures = figuresOf(row);
  const pairs = figures.flatMap((figure, at) => pairOf(row, figure, figures[at + 1]) ?? []);
  const single = figures
    .filter((figure) => !pairs.some((pair) => overlaps(pair, figure)))
    .flatMap((figure) => singleOf(row, figure) ?? []);
  const multiplied = row.multiplied().map((one): Stated => {
    const { comparison, start, end } = boundsAround(row, one);
    const size = { comparison, value: Math.abs(one.value - 1) };
    const direction = one.value < 1 ? 'less' : 'more';
    return { start, end, own: [], direction, size, needs_verb: false, is_alone: true, is_relative: true };
  });
  return [...pairs, ...multiplied, ...single].filter(
    (one, at, all) => !all.slice(0, at).some((other) => overlaps(other, one)),
  );
}

/** What was `from` and became `to`; "from 2 weeks to 10 days" is told in days, "from 12 to 7 days" says it once. */
function paired(from: Figure, to: Figure, own: readonly WordRange[], is_alone = false): Stated | null {
  const unit = from.unit === '' ? to.unit : from.unit;
  const fits = to.unit === unit || to.unit === '';
  if (!fits || from.value === to.value) return null;
  return {
    start: Math.min(from.start, to.start),
    end: Math.max(from.end, to.end),
    own,
    direction: to.value < from.value ? 'less' : 'more',
    from: from.unit === '' ? from.value * to.factor : from.value,
    to: { comparison: to.comparison, value: to.unit === '' ? to.value * from.factor : to.value },
    unit,
    needs_verb: to.value > from.value && !is_alone,
    is_alone: is_alone || (unit === 'percent' && to.value < from.value),
    is_relative: true,
  };
}

/** "From 14 to 6", "14 → 6", "14'ten 6'ya", "to 6 from 14", "4 % (statt 9 %)". */
function pairOf(row: ChangeRow, one: Figure, other: Figure | undefined): Stated | null {
  const { words, text, before, behind } = row;
  const leading = before('from', one, 3);
  if (one.to !== null) return leading && paired(one, { ...one, value: one.to }, [leading]);
  if (other?.kind !== 'number' || one.kind !== 'number' || other.to !== null) return null;
  const between = words.slice(one.end, other.start);
  if (between.length > BETWEEN || between.some(({ key }) => /^[,;|]$/u.test(key))) return null;
  const [end, next] = [words[one.end - 1]?.end ?? 0, words[other.number.start]?.start ?? 0];
  if (/→|->|=>|➔|➜/u.test(text.slice(end, next))) return paired(one, other, [], true);
  const isBetween = (range: WordRange | null): range is WordRange => range !== null && range.start >= one.end;
  const to = before('to', other, 2);
  if (leading !== null && isBetween(to)) return paired(one, other, [leading, to]);
  const [left, reached] = [behind('from_behind', one), behind('to_behind', other)];
  if (left !== null && reached !== null) return paired(one, other, [left, reached]);
  const former = before('former', other, 1);
  if (isBetween(former)) return paired(other, one, [former]);
  const came = before('from', other, 1);
  const got = before('to', one, 1) ?? before('below', one, 1);
  return isBetween(came) && got !== null ? paired(other, one, [came, got]) : null;
}

/** Words between the numbers of a pair: "from 14 complaints a month to no more than 6". */
const BETWEEN = 5;

/** "By 20 %", "down 4 points", "3 times", "below 2 %". */
function singleOf(row: ChangeRow, figure: Figure): Stated | null {
  const { before, behind, found } = row;
  const { start, end, value, unit, comparison, kind } = figure;
  const beside = (list: keyof ChangeWords): WordRange[] =>
    found(list).filter((one) => one.end === start || one.start === end);
  const [less, more] = [beside('less_beside'), beside('more_beside')];
  const sign = signBefore(row, figure);
  const direction = sign ?? (less.length > 0 ? 'less' : more.length > 0 ? 'more' : null);
  const [by, to] = [before('by', figure, 2), before('to', figure, 0)];
  const leads = to !== null && (by === null || to.start > by.start) ? to : by;
  const is_relative = kind === 'share' || unit === 'percent' || unit === 'points';
  const stated = {
    start,
    end,
    own: [leads, ...less, ...more].filter((one) => one !== null),
    direction,
    needs_verb: direction === null,
    is_alone: sign !== null && unit === 'percent',
    is_relative,
    may_be_more: figure.to !== null || (is_relative && isPerPeriod(row, figure)),
  };
  const amount: Amount = { comparison, value };
  const times = behind('times', figure) ?? before('times', figure, 1);
  if (kind === 'number' && unit === '' && times !== null && value > 1) {
    return { ...stated, own: [...stated.own, times], times: amount };
  }
  const below =
    found('below').find((one) => one.start >= start && one.end <= figure.number.start) ??
    before('below', figure, 2) ??
    (row.has_behind ? behind('below', figure, 1) : null);
  if (kind === 'number' && below !== null && (by === null || overlaps(by, below))) {
    const left = { ...stated, direction: 'less' as const, own: [below], needs_verb: true };
    return { ...left, to: { comparison: '<', value }, unit };
  }
  if (leads !== null && leads === to) {
    return kind === 'share' ? { ...stated, share: amount } : { ...stated, to: amount, unit };
  }
  if (kind === 'share') {
    const near = [...found('less'), ...found('more')].some(
      (one) => start - one.end <= 2 && one.start - end <= 2,
    );
    return by === null && !near && direction === null ? null : { ...stated, size: amount };
  }
  if (unit === 'percent') return { ...stated, size: { comparison, value: value / 100 } };
  // "kısalttı 10 gün", "shortened 10 days"; "able to lift 50 lbs" changes nothing
  const is_shift = unit === 'time' && (beside('less').length > 0 || beside('more').length > 0);
  const tells = by !== null || direction !== null || is_shift || unit === 'points';
  return tells ? { ...stated, by: { ...amount, unit } } : null;
}

/** "By 5 % each month", "jedes Jahr um 5 %". */
const isPerPeriod = ({ found }: ChangeRow, { start, end }: Figure): boolean =>
  found('periodic').some(
    (one) => (one.start >= end && one.start - end <= 1) || (one.end <= start && start - one.end <= 2),
  );

/** "−35 %", "+20 %"; a dash with a space behind it parts words. */
function signBefore({ text, words }: ChangeRow, { number }: Figure): Direction | null {
  const written = text.slice(0, words[number.start]?.start ?? 0).replace(/%\s?$/u, '');
  if (/(?:^|[\s(:])(?:[−–-]|−\s)$/u.test(written)) return 'less';
  return /(?:^|[\s(:])\+\s?$/u.test(written) ? 'more' : null;
}
