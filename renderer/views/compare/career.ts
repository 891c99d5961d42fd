import type { Candidate } from '#service/api/people/candidates/schema.ts';

export type Work = NonNullable<Candidate['profile']>['work'][number];

/** A time as years and parts of them: 2021.5 is the beginning of July. */
export type Span = { readonly from: number; readonly to: number };

/** So long may pass between two positions without a word. */
const GAP_YEARS = 0.3;

/** When somebody had a position; null where the resume does not say. Where it gives years alone, whole ones. */
export function spanOf(work: Work, now: number): Span | null {
  const { start, end, current, months } = work;
  const from = start === null ? null : Math.min(now, start.year + ((start.month ?? 1) - 1) / 12);
  if (from === null) return null;
  const to = current
    ? now
    : end !== null
      ? Math.min(now, end.year + (end.month ?? 12) / 12)
      : months === null
        ? null
        : from + months / 12;
  return to === null ? null : { from, to: Math.max(from, to) };
}

/** Times between positions; none where a position has no dates, which may lie in any of them. */
export function gapsOf(work: readonly Work[], now: number): readonly Span[] {
  const spans = work.map((one) => spanOf(one, now));
  if (spans.includes(null)) return [];
  const gaps: Span[] = [];
  let until: number | null = null;
  for (const { from, to } of spans.filter((span) => span !== null).toSorted((a, b) => a.from - b.from)) {
    if (until !== null && from - until > GAP_YEARS) gaps.push({ from: until, to: from });
    until = Math.max(until ?? to, to);
  }
  return gaps;
}

/** The years that all timelines of a comparison are drawn over, so that the same place means the same time. */
export function axisOf(careers: readonly (readonly Work[])[], now: number): Span | null {
  const starts = careers.flat().flatMap((work) => spanOf(work, now)?.from ?? []);
  return starts.length === 0 ? null : { from: Math.floor(Math.min(now - 1, ...starts)), to: now };
}

/** Years for the marks of an axis: as many as have room. */
export function ticksOf({ from, to }: Span, room: number): readonly number[] {
  const step = [1, 2, 5, 10, 20].find((years) => (to - from) / years <= room) ?? 50;
  const ticks: number[] = [];
  for (let year = Math.ceil(from / step) * step; year <= to; year += step) ticks.push(year);
  return ticks;
}

export type Bar = {
  readonly work: Work;
  readonly x: number;
  readonly width: number;
  /** Where its words begin; they stand whole, within the picture. */
  readonly words_x: number;
  /** Which of the lines under each other it is on, from 0. */
  readonly line: number;
};

/** Puts bars on as few lines as leave every title whole: what would run into another one goes a line down. */
export function barsOf(
  work: readonly Work[],
  axis: Span,
  width: number,
  widthOf: (work: Work) => number,
): readonly Bar[] {
  const place = (year: number): number => ((year - axis.from) / (axis.to - axis.from)) * width;
  const ends: number[] = [];
  return work
    .flatMap((one) => {
      const span = spanOf(one, axis.to);
      return span === null ? [] : [{ one, span }];
    })
    .toSorted((a, b) => a.span.from - b.span.from)
    .map(({ one, span }) => {
      const x = place(span.from);
      const bar = Math.max(3, place(span.to) - x - 1);
      const long = widthOf(one);
      const words_x = Math.max(0, Math.min(x, width - long));
      const free = ends.findIndex((end) => end <= Math.min(x, words_x));
      const line = free < 0 ? ends.length : free;
      ends[line] = Math.max(x + bar, words_x + long + 10);
      return { work: one, x, width: bar, words_x, line };
    });
}
