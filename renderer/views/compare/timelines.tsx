import { VisuallyHidden } from '@mantine/core';
import { useCallback, useState } from 'react';
import { formatMonths } from '../../lib/format.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { axisOf, barsOf, gapsOf, ticksOf, type Span, type Work } from './career.ts';
import css from './timelines.module.css';
import type { Compared } from './use_comparison.ts';

const AXIS = 22;
const LINE = 27;
const SPACE = 10;
/** The width of the names, and of a year on the axis. */
const NAMES = 150;
const YEAR = 46;

const titleOf = (work: Work): string => spoken(work.title ?? work.employer ?? texts.candidate.unnamedWork);

/** What is to be known of a position, in one line. */
function lineOf(work: Work): string {
  const years = [work.start?.year, work.current ? texts.candidate.now : work.end?.year];
  return joined(
    [
      titleOf(work),
      work.title === null ? '' : spoken(work.employer ?? ''),
      years.filter((part) => part !== undefined).join('–'),
      formatMonths(work.months),
    ],
    ', ',
  );
}

function gapWords({ from, to }: Span): string {
  return texts.compare.gap(formatMonths(Math.round((to - from) * 12)));
}

/** The careers of all who are compared over the same years. */
export function Timelines({ columns, now }: { columns: readonly Compared[]; now: number }) {
  const [root, width] = useWidth();
  const people = columns.flatMap(({ id, candidate }) =>
    candidate === undefined || candidate === null
      ? []
      : [{ id, name: candidate.full_name, work: candidate.profile?.work ?? [] }],
  );
  const axis = axisOf(
    people.map(({ work }) => work),
    now,
  );
  if (axis === null) return null;
  const room = Math.max(120, width - NAMES - 12);
  const drawn = people.map((person) => {
    const bars = barsOf(person.work, axis, room, (work) => widthOf(fitting(titleOf(work), room)));
    return { ...person, bars, height: Math.max(1, ...bars.map(({ line }) => line + 1)) * LINE + SPACE };
  });
  const topOf = (count: number): number =>
    drawn.slice(0, count).reduce((sum, { height }) => sum + height, AXIS);
  const lanes = drawn.map((lane, index) => ({ ...lane, top: topOf(index) }));
  const top = topOf(lanes.length);
  const place = (year: number): number => NAMES + ((year - axis.from) / (axis.to - axis.from)) * room;
  return (
    <section className={`${css.timelines} p-20-22-8`} aria-labelledby="careers">
      <h2 id="careers" className="text-mute font-12 weight-600 mb-6">
        {texts.compare.careers}
      </h2>
      <VisuallyHidden>
        {people.map(({ id, name, work }) => (
          <div key={id}>
            <h3>{name}</h3>
            <ul>
              {work.map((one) => (
                <li key={`${one.span.start}-${one.span.end}`}>{lineOf(one)}</li>
              ))}
              {gapsOf(work, now).map((gap) => (
                <li key={gap.from}>
                  {gapWords(gap)}, {Math.floor(gap.from)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </VisuallyHidden>
      <div ref={root} className="w-full min-w-0 overflow-hidden">
        <svg viewBox={`0 0 ${NAMES + room + 12} ${top}`} className="block w-full" aria-hidden>
          {ticksOf(axis, room / YEAR).map((year) => (
            <g key={year}>
              <line className="stroke-line" x1={place(year)} x2={place(year)} y1={AXIS - 6} y2={top} />
              {place(year) < NAMES + room - 58 && (
                <text className="fill-mute font-11 tabular" x={place(year) + 3} y={13}>
                  {year}
                </text>
              )}
            </g>
          ))}
          <text className="fill-mute font-11 tabular" x={NAMES + room} y={13} textAnchor="end">
            {texts.candidate.now}
          </text>
          {lanes.map((lane) => (
            <g key={lane.id} transform={`translate(0 ${lane.top})`}>
              <line className="stroke-line" x1={0} x2={NAMES + room + 12} y1={0} y2={0} />
              <foreignObject x={0} y={5} width={NAMES - 12} height={lane.height - 5}>
                <div className="serif-600-13-1_25 break-anywhere" dir="auto">
                  {lane.name}
                  {lane.bars.length < lane.work.length && (
                    <small className="block text-mute sans-11-1_3">
                      {texts.compare.undated(lane.work.length - lane.bars.length)}
                    </small>
                  )}
                </div>
              </foreignObject>
              {gapsOf(lane.work, now).map((gap) => (
                <Gap key={gap.from} gap={gap} from={place(gap.from)} to={place(gap.to)} lane={lane.height} />
              ))}
              {lane.bars.map((bar) => (
                <g
                  key={`${bar.work.span.start}-${bar.work.span.end}`}
                  transform={`translate(${NAMES} ${bar.line * LINE + 5})`}
                >
                  <title>{lineOf(bar.work)}</title>
                  <text className="fill-ink font-12" x={bar.words_x} y={11}>
                    {fitting(titleOf(bar.work), room)}
                  </text>
                  <rect className="fill-accent" x={bar.x} y={15} width={bar.width} height={6} rx={2} />
                  {bar.work.current && (
                    <path className="fill-accent" d={`M${bar.x + bar.width} 13 l6 5 l-6 5 z`} />
                  )}
                </g>
              ))}
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}

function Gap(props: { gap: Span; from: number; to: number; lane: number }) {
  const width = props.to - props.from;
  const words = gapWords(props.gap);
  return (
    <g>
      <title>{words}</title>
      <rect className={css.gap} x={props.from} y={2} width={width} height={props.lane - 4} />
    </g>
  );
}

/** How wide an element is, as its page is now; it may come later. */
function useWidth(): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(900);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [watch, width];
}

/** Words as far as there is room for them; all of them stand in the title of their bar. */
function fitting(words: string, room: number): string {
  const width = widthOf(words);
  return width <= room ? words : `${words.slice(0, Math.floor((words.length * room) / width) - 2)}…`;
}

/** How wide words of the picture are. */
function widthOf(words: string): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (pen === null) return words.length * 7;
  pen.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(words).width;
}
