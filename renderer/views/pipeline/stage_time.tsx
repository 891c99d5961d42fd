import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { TimesInStages } from '../../api/stage_times.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import css from './stage_time.module.css';

/** By how many days somebody is over the target of a stage; 0 within it, and where there is none. */
function daysOver(days: number, { target_days }: Pick<NominationStage, 'target_days'>): number {
  return target_days === null ? 0 : Math.max(0, days - target_days);
}

/** The longest of what the bars of a board show, so that the same length means the same time in each. */
export function longestOf(stages: readonly NominationStage[], times: TimesInStages): number {
  return Math.max(
    1,
    ...stages.flatMap((stage) => [times.ofStage(stage.id)?.median_days_here ?? 0, stage.target_days ?? 0]),
  );
}

/** How long those in a stage have been there, as a bar with its target, and in words. Nothing where nobody waits. */
export function StageTime(props: { stage: NominationStage; times: TimesInStages; longest: number }) {
  const { stage, longest } = props;
  const words = texts.pipeline.time;
  const time = props.times.ofStage(stage.id);
  const median = time?.median_days_here ?? null;
  // nobody waits where they were hired or rejected
  if (stage.category !== 'active' || time === undefined || median === null) return null;
  const { target_days: target } = stage;
  if (median < 1 && target === null) return null;
  const share = (days: number): string => `${Math.min(100, (days / longest) * 100)}%`;
  const over = time.over_target;
  const said = joined(
    [
      words.median(median),
      target === null ? '' : words.target(target),
      over === 0 ? '' : words.over(over),
      time.median_days_left === null ? '' : words.left(time.left, time.median_days_left),
    ],
    '. ',
  );
  return (
    <div className="grid gap-1" title={said}>
      <svg
        className="block w-full h-8 overflow-visible"
        role="img"
        aria-label={`${stageName(stage)}: ${said}`}
      >
        <rect className="fill-line" width="100%" height="4" y="2" rx="2" />
        <rect className="fill-accent" width={share(median)} height="4" y="2" rx="2" />
        {target !== null && target < median && (
          <rect className="fill-ask" x={share(target)} width={share(median - target)} height="4" y="2" />
        )}
        {target !== null && (
          <line className={css.target} x1={share(target)} x2={share(target)} y1="0" y2="8" />
        )}
      </svg>
      <div
        className={`${css.words} flex wrap justify-between overflow-hidden text-mute font-12 nowrap h-16 line-16`}
        aria-hidden
      >
        <span>{words.median(median)}</span>
        {over > 0 ? (
          <b className="text-ink weight-600">{words.over(over)}</b>
        ) : (
          target !== null && <span>{words.target(target)}</span>
        )}
      </div>
    </div>
  );
}

/** For how many days a candidate has been in a stage; over its target in words, and with a sign. */
export function DaysInStage({ days, stage }: { days: number | undefined; stage: NominationStage }) {
  // of somebody who came today there is nothing to say
  if (days === undefined || days === 0 || stage.category !== 'active') return null;
  const words = texts.pipeline.time;
  const over = daysOver(days, stage);
  return (
    <span
      className={`${css.days} inline-flex gap-4 items-center text-mute font-12 ms-auto line-18`}
      data-over={over > 0 || undefined}
      title={joined(
        [
          words.here(days, stageName(stage)),
          stage.target_days === null ? '' : words.target(stage.target_days),
        ],
        '. ',
      )}
    >
      {over > 0 && (
        <svg className="flex-none w-10 h-10 fill-ask" viewBox="0 0 10 10" aria-hidden>
          <path d="M5 0.8 9.6 9.2H0.4Z" />
        </svg>
      )}
      {over > 0 ? words.daysOver(days, over) : words.days(days)}
    </span>
  );
}
