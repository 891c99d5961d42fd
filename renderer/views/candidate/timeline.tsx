import { useState } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { joined } from '../../lib/joined.ts';
import { formatMonths } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import css from './timeline.module.css';

type Work = NonNullable<Candidate['profile']>['work'][number];
type PartialDate = NonNullable<Work['start']>;

/** Months since year 0. A date without its month counts from January as a start, to December as an end. */
function startMonth(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 1) - 1;
}

function endMonth(date: PartialDate): number {
  return date.year * 12 + (date.month ?? 12);
}

function thisMonth(): number {
  const today = new Date();
  return today.getFullYear() * 12 + today.getMonth() + 1;
}

function written(date: PartialDate | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${texts.months[date.month - 1] ?? ''} ${date.year}`;
}

function span(work: Work, now: number): { from: number; to: number } | null {
  if (work.start === null) return null;
  const from = startMonth(work.start);
  const to = work.current ? now : work.end === null ? from + (work.months ?? 12) : endMonth(work.end);
  return { from, to: Math.max(to, from + 1) };
}

/** Jobs on one axis: gaps and overlaps are seen without reading a date. */
export function Timeline(props: {
  work: readonly Work[];
  current: readonly Evidence[];
  onShow: (span: { start: number; end: number }) => void;
}) {
  const [now] = useState(thisMonth);
  const spans = props.work.map((work) => span(work, now));
  const known = spans.filter((one) => one !== null);
  const from = Math.min(...known.map((one) => one.from));
  const to = Math.max(...known.map((one) => one.to));
  const share = (month: number): string => `${((month - from) / Math.max(1, to - from)) * 100}%`;
  const ticks = known.length === 0 ? [] : yearTicks(from, to);
  return (
    <section aria-label={texts.candidate.work}>
      <h2 className={`part-heading ${css.heading}`}>{texts.candidate.work}</h2>
      <div className={`${css.axis} relative mb-4 text-mute h-18 font-11`} aria-hidden>
        {ticks.map((year) => (
          <span key={year} style={{ left: share(year * 12) }}>
            {year}
          </span>
        ))}
      </div>
      <ol className={css.rows}>
        {props.work.map((work, index) => {
          const place = spans[index] ?? null;
          const end = work.current ? texts.candidate.now : written(work.end);
          return (
            <li key={`${work.span.start}-${work.span.end}`}>
              <button
                type="button"
                data-print
                className={`${css.row} grid gap-18 row-button p-7-0-7`}
                data-current={props.current.some(({ start }) => start === work.span.start) || undefined}
                onClick={() => props.onShow(work.span)}
              >
                <span>
                  <b className="weight-600" dir="auto">
                    <Hidden text={work.title ?? work.employer ?? texts.candidate.unnamedWork} />
                  </b>
                  <span className="block aside" dir="auto">
                    <Hidden
                      text={joined([
                        work.title === null ? null : work.employer,
                        joined([written(work.start), end], ' – '),
                        formatMonths(work.months),
                      ])}
                    />
                  </span>
                </span>
                <span className="relative self-stretch" aria-hidden>
                  {ticks.map((year) => (
                    <i
                      key={year}
                      className={`${css.tick} absolute w-1 bg-soft top-n8 bottom-n7`}
                      style={{ left: share(year * 12) }}
                    />
                  ))}
                  {place !== null && (
                    <i
                      className={`${css.bar} absolute h-8 rounded-2 bg-accent opacity-0_5`}
                      data-now={work.current || undefined}
                      style={{ left: share(place.from), right: `calc(100% - ${share(place.to)})` }}
                    />
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** At most five labelled years, on round steps. */
function yearTicks(from: number, to: number): number[] {
  const first = Math.ceil(from / 12);
  const last = Math.floor(to / 12);
  const step = [1, 2, 3, 5, 10, 20].find((one) => (last - first) / one <= 4) ?? 20;
  const ticks: number[] = [];
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) ticks.push(year);
  return ticks;
}
