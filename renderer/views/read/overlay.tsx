import { memo } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { placeOf } from '../../features/document_page/place.ts';
import type { Sheet } from '../../features/document_page/pdf_sheets.tsx';
import { readingOrder } from '../../features/document_page/spans.ts';
import { useStore } from '../../lib/external_store.ts';
import { texts } from '../../texts.ts';
import { active, focusField, leaveField } from './active.ts';
import type { FieldMark } from './marks.ts';
import css from './overlay.module.css';

type Page = AttachmentDocument['pages'][number];

/** What was read, boxed over the page. The form says the same to a keyboard and a screen reader. */
export const FieldBoxes = memo(function FieldBoxes(props: { marks: readonly FieldMark[]; sheet: Sheet }) {
  return (
    <div className="absolute inset-0 no-pointer" aria-hidden>
      {props.marks.flatMap((mark) => {
        const boxes = mark.boxes.filter((one) => one.page === props.sheet.number);
        return boxes.map(({ box }, at) => (
          <button
            key={`${mark.path}-${box.join()}`}
            type="button"
            tabIndex={-1}
            className={css.box}
            data-kind={mark.kind}
            data-mark={mark.path}
            data-doubtful={mark.doubtful || undefined}
            data-edited={mark.edited || undefined}
            title={mark.doubtful ? `${mark.label}. ${texts.read.doubtful}` : mark.label}
            style={placeOf(box, props.sheet, 1)}
            onClick={() => focusField(mark.path)}
            onMouseEnter={() => active.set({ path: mark.path, side: 'page' })}
            onMouseLeave={leaveField}
          >
            {mark.doubtful && at === boxes.length - 1 && (
              <i
                className={`${css.question} absolute grid place-center top-n8 right-n8 square-14 round text-on-page`}
              >
                ?
              </i>
            )}
          </button>
        ));
      })}
    </div>
  );
});

/** The field that is looked at, framed on top of all others. */
export function ActiveFrame(props: { marks: readonly FieldMark[]; sheet: Sheet }) {
  const now = useStore(active);
  const mark = now === null ? undefined : props.marks.find((one) => one.path === now.path);
  if (mark === undefined) return null;
  return (
    <div className="absolute inset-0 no-pointer" aria-hidden>
      {mark.boxes
        .filter((one) => one.page === props.sheet.number)
        .map(({ box }) => (
          <i
            key={box.join()}
            className={css.frame}
            data-kind={mark.kind}
            data-frame={mark.path}
            style={placeOf(box, props.sheet, 2.5)}
          />
        ))}
    </div>
  );
}

/** Lines that talk to programs, as they were found. */
export function Instructions({ page, sheet }: { page: Page; sheet: Sheet }) {
  return page.lines
    .filter((line) => line.instruction === true && line.box !== null)
    .map((line) => (
      <i
        key={line.start}
        className={css.instruction}
        title={texts.read.instruction}
        style={placeOf(line.box!, sheet, 1.5)}
      />
    ));
}

/** Numbered lines joined by a thin path; columns on different grounds. */
export const OrderLayer = memo(function OrderLayer({ page, sheet }: { page: Page; sheet: Sheet }) {
  const order = readingOrder(page);
  const points = order.lines.map(({ box: [x, y, , height] }): [number, number] => [x - 4, y + height / 2]);
  const largest = order.runs.map(({ column }) =>
    order.runs.reduce((best, run, at) => {
      const held = order.runs[best];
      if (run.column !== column) return best;
      return held?.column === column && area(held.box) >= area(run.box) ? best : at;
    }, 0),
  );
  return (
    <div className="absolute inset-0 no-pointer" aria-hidden data-order={page.number}>
      {order.columns > 1 &&
        order.runs.map(({ column, box }, at) => (
          <span
            key={box.join()}
            className={`${css.column} absolute rounded-3`}
            data-column={column % 3}
            style={placeOf(box, sheet, 3)}
          >
            {largest[at] === at && <b>{texts.read.columnOf(column + 1, order.columns)}</b>}
          </span>
        ))}
      <svg
        className={`${css.path} absolute inset-0 square-full`}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        preserveAspectRatio="none"
      >
        {points.slice(1).map(([x, y], at) => {
          const [from_x, from_y] = points[at]!;
          return (
            <line
              key={`${from_x},${from_y},${x},${y}`}
              x1={from_x}
              y1={from_y}
              x2={x}
              y2={y}
              data-jump={y < from_y - 2 || undefined}
            />
          );
        })}
      </svg>
      {order.lines.map(({ number, box: [x, y, , height] }) => (
        <b
          key={number}
          className={css.number}
          style={{
            left: `${((x - 4) / sheet.width) * 100}%`,
            top: `${((y + height / 2) / sheet.height) * 100}%`,
          }}
        >
          {number}
        </b>
      ))}
    </div>
  );
});

function area([, , width, height]: readonly [number, number, number, number]): number {
  return width * height;
}
