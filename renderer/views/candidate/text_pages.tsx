import type { ReactNode } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { Hidden } from '../../ui/hidden.tsx';
import css from './document_pane.module.css';

type Line = AttachmentDocument['pages'][number]['lines'][number];

/** A file without pages, as its text; quotes are marked by their offsets. */
export function TextPages(props: {
  document: AttachmentDocument;
  zoom: number | null;
  evidence: readonly Evidence[];
  current: readonly string[];
}) {
  return (
    <article
      className="max-w-760 m-0-auto bg-paper shadow break-anywhere p-44-52 serif-15-1_6"
      style={{ zoom: props.zoom ?? 1 }}
    >
      {props.document.pages.flatMap((page) =>
        page.lines.map((line) => (
          <p key={line.start} className={`${css.textLine} min-h-1_6em pre-wrap`}>
            {marked(line, props.evidence, props.current)}
          </p>
        )),
      )}
    </article>
  );
}

/** Cuts a line where quotes begin and end; where quotes overlap, the current one is on top. */
function marked(line: Line, evidence: readonly Evidence[], current: readonly string[]): ReactNode {
  const touching = evidence.filter((one) => one.start < line.end && one.end > line.start);
  if (touching.length === 0) return <Hidden text={line.text} />;
  const cuts = new Set([line.start, line.end]);
  for (const { start, end } of touching) {
    cuts.add(Math.max(start, line.start));
    cuts.add(Math.min(end, line.end));
  }
  const points = [...cuts].toSorted((a, b) => a - b);
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1]!;
    const text = line.text.slice(from - line.start, to - line.start);
    const over = touching.filter((one) => one.start <= from && one.end >= to);
    const top = over.find((one) => current.includes(evidenceKey(one))) ?? over[0];
    if (top === undefined) return <Hidden key={from} text={text} />;
    const key = evidenceKey(top);
    return (
      <mark key={from} data-evidence={key} data-current={current.includes(key) || undefined}>
        <Hidden text={text} />
      </mark>
    );
  });
}
