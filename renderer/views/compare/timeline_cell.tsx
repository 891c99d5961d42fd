import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { joined } from '../../lib/joined.ts';
import { formatMonths } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import css from './compare.module.css';

type Work = NonNullable<Candidate['profile']>['work'][number];

/** The years all timelines of a comparison are drawn over, so that the same place means the same year. */
export type Years = { readonly from: number; readonly to: number };

const MAX_ENTRIES = 6;

function startOf(work: Work): number | null {
  return work.start === null ? null : work.start.year + ((work.start.month ?? 1) - 1) / 12;
}

function endOf(work: Work, now: number): number | null {
  if (work.current) return now;
  if (work.end !== null) return work.end.year + (work.end.month ?? 12) / 12;
  const start = startOf(work);
  return start === null || work.months === null ? null : start + work.months / 12;
}

/** From the first year of anybody's first position until now. */
export function yearsOf(candidates: readonly (Candidate | null | undefined)[], now: number): Years {
  const starts = candidates.flatMap(
    (one) => one?.profile?.work.map(startOf).filter((year) => year !== null) ?? [],
  );
  return { from: Math.floor(Math.min(now - 1, ...starts)), to: now };
}

/** Positions as lines over common years, newest first. */
export function TimelineCell(props: { candidate: Candidate | null | undefined; years: Years }) {
  const { from, to } = props.years;
  const work = props.candidate?.profile?.work ?? [];
  const share = (year: number): number => ((year - from) / Math.max(1, to - from)) * 100;
  return (
    <ol className={css.course}>
      {work.slice(0, MAX_ENTRIES).map((one) => {
        const start = startOf(one);
        const end = endOf(one, to);
        const years = [one.start?.year, one.current ? texts.candidate.now : one.end?.year].filter(
          (part) => part !== undefined,
        );
        return (
          <li key={`${one.span.start}-${one.span.end}-${one.title ?? ''}`}>
            <b dir="auto">
              <Hidden text={one.title ?? one.employer ?? texts.candidate.unnamedWork} />
            </b>
            <span className={css.mute} dir="auto">
              <Hidden
                text={joined(
                  [one.title === null ? null : one.employer, years.join('–'), formatMonths(one.months)],
                  ' · ',
                )}
              />
            </span>
            <span className={css.track} aria-hidden>
              {start !== null && end !== null && (
                <i
                  data-now={one.current || undefined}
                  style={{ left: `${share(start)}%`, width: `${Math.max(1.5, share(end) - share(start))}%` }}
                />
              )}
            </span>
          </li>
        );
      })}
      {work.length > MAX_ENTRIES && (
        <li className={css.mute}>{texts.compare.more_work(work.length - MAX_ENTRIES)}</li>
      )}
    </ol>
  );
}
