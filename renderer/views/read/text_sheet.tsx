import { Fragment, type ReactNode } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { texts } from '../../texts.ts';
import { active, focusField, leaveField, useIsActive } from './active.ts';
import type { FieldMark } from './marks.ts';
import css from './text_sheet.module.css';

type Line = AttachmentDocument['pages'][number]['lines'][number];

/** A file without pages, as its text; fields are marked by their offsets. */
export function TextSheet(props: {
  document: AttachmentDocument;
  marks: readonly FieldMark[];
  numbered: boolean;
}) {
  const lines = props.document.pages.flatMap((page) => page.lines);
  return (
    <article
      className={`${css.sheet} max-w-760 m-0-auto bg-paper shadow break-anywhere p-36-44 serif-15-1_6`}
      data-numbered={props.numbered || undefined}
    >
      {lines.map((line, at) => (
        <p
          key={line.start}
          className={`${css.line} relative pre-wrap min-h-1_6em`}
          data-instruction={line.instruction || undefined}
        >
          {props.numbered && (
            <b className={css.number} aria-hidden>
              {at + 1}
            </b>
          )}
          {marked(line, props.marks)}
        </p>
      ))}
    </article>
  );
}

/** Cuts a line where fields begin and end; where they overlap, the shorter one is on top. */
function marked(line: Line, marks: readonly FieldMark[]): ReactNode {
  const here = marks.filter(({ span }) => span.start < line.end && span.end > line.start);
  if (here.length === 0) return line.text;
  const cuts = new Set([line.start, line.end]);
  for (const { span } of here) {
    cuts.add(Math.max(span.start, line.start));
    cuts.add(Math.min(span.end, line.end));
  }
  const points = [...cuts].toSorted((a, b) => a - b);
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1]!;
    const text = line.text.slice(from - line.start, to - line.start);
    const top = here
      .filter(({ span }) => span.start <= from && span.end >= to)
      .toSorted((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start))[0];
    return top === undefined ? (
      <Fragment key={from}>{text}</Fragment>
    ) : (
      <Mark key={from} mark={top} text={text} />
    );
  });
}

function Mark({ mark, text }: { mark: FieldMark; text: string }) {
  const is_active = useIsActive(mark.path);
  return (
    <mark
      className={css.mark}
      data-kind={mark.kind}
      data-mark={mark.path}
      data-doubtful={mark.doubtful || undefined}
      data-active={is_active || undefined}
      title={mark.doubtful ? `${mark.label}. ${texts.read.doubtful}` : mark.label}
      onClick={() => focusField(mark.path)}
      onMouseEnter={() => active.set({ path: mark.path, side: 'page' })}
      onMouseLeave={leaveField}
    >
      {text}
      {mark.doubtful && (
        <sup className="text-ask sans-700-10-1" aria-hidden>
          ?
        </sup>
      )}
    </mark>
  );
}
