import { useMemo } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { Box } from '#service/intelligence/document.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { PdfSheets, type Sheet } from '../../features/document_page/pdf_sheets.tsx';
import { around, placeOf } from '../../features/document_page/place.ts';
import { boxesOf } from '../../features/document_page/spans.ts';
import { textRangeOf } from '../../features/document_page/zoom.ts';
import { quoteBoxes } from './quote_boxes.ts';
import css from './document_pane.module.css';

/** The part of a quote that stands on one page. */
export type PageMark = { readonly key: string; readonly page: number; readonly boxes: readonly Box[] };

/** Where quotes stand, page by page. Evidence has the boxes of the page it begins on; the document knows the others. */
export function marksOf(
  document: Pick<AttachmentDocument, 'pages'> | undefined,
  evidence: readonly Evidence[],
): PageMark[] {
  return evidence.flatMap((one) => {
    const { page } = one;
    if (page === null) return [];
    const key = evidenceKey(one);
    const marks: PageMark[] = [{ key, page, boxes: one.boxes }];
    for (const next of document?.pages ?? []) {
      if (next.number <= page) continue;
      const boxes = boxesOf({ pages: [next] }, one).map(({ box }) => box);
      if (boxes.length > 0) marks.push({ key, page: next.number, boxes });
    }
    return marks;
  });
}

/** The file as it looks, page by page; quotes are boxed over it where they stand. */
export function PdfPages(props: {
  bytes: Uint8Array;
  document: AttachmentDocument;
  zoom: number | null;
  marks: readonly PageMark[];
  current: readonly string[];
}) {
  const text = useMemo(() => textRangeOf(props.document.pages), [props.document]);
  const lines = useMemo(
    () =>
      new Map(
        props.document.pages.map((page) => [
          page.number,
          page.lines.flatMap(({ box }) => (box === null ? [] : [box])),
        ]),
      ),
    [props.document],
  );
  const across = (
    <i
      key="across"
      className="absolute"
      data-across
      style={{ left: `${text.from * 100}%`, right: `${(1 - text.to) * 100}%` }}
    />
  );
  return (
    <PdfSheets
      bytes={props.bytes}
      zoom={props.zoom}
      words={text}
      over={(sheet) => [
        across,
        ...props.marks
          .filter((mark) => mark.page === sheet.number)
          .map((mark) => (
            <Marked
              key={mark.key}
              mark={mark}
              lines={lines.get(sheet.number) ?? []}
              at={props.current.indexOf(mark.key)}
              sheet={sheet}
            />
          )),
      ]}
    />
  );
}

/** A quote; those that are asked for are framed. `at` is its place among them, -1 for none of them. */
function Marked(props: { mark: PageMark; lines: readonly Box[]; at: number; sheet: Sheet }) {
  const { mark, lines, at, sheet } = props;
  const { key } = mark;
  const boxes = useMemo(() => quoteBoxes(mark.boxes, lines), [mark, lines]);
  const current = at >= 0;
  return (
    <>
      {boxes.map((box) => (
        <i
          key={box.join()}
          className={css.box}
          data-evidence={key}
          data-current={current || undefined}
          style={placeOf(box, sheet)}
        />
      ))}
      {current && boxes.length > 0 && (
        <i
          className={css.frame}
          data-testid={at === 0 ? 'quote-frame' : undefined}
          style={placeOf(around(boxes), sheet)}
        />
      )}
    </>
  );
}
