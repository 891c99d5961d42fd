import { useElementSize } from '@mantine/hooks';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Empty, SkeletonRows } from '../../components/state/states.tsx';
import { evidenceKey, type Evidence } from '../../components/evidence.ts';
import { texts } from '../../texts.ts';
import { openPdf } from './pdf.ts';
import css from './document_pane.module.css';

/** A resume has fewer; a book dropped by mistake must not fill the memory. */
const MOST_PAGES = 40;

type Opened = { readonly pdf: PDFDocumentProxy; readonly pages: readonly PDFPageProxy[] };

/** The file as it looks, page by page; quotes are boxed over it where they stand. */
export function PdfPages(props: {
  id: string;
  bytes: Uint8Array;
  evidence: readonly Evidence[];
  current: string | null;
}) {
  const { bytes } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const { ref, width } = useElementSize();

  useEffect(() => {
    let ended = false;
    const task = openPdf(bytes);
    const open = async (): Promise<void> => {
      try {
        const pdf = await task.promise;
        const pages = await Promise.all(
          Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => pdf.getPage(index + 1)),
        );
        if (!ended) setOpened({ pdf, pages });
      } catch {
        if (!ended) setFailed(true);
      }
    };
    void open();
    return () => {
      ended = true;
      void task.destroy();
    };
  }, [bytes]);

  if (failed) return <Empty title={texts.document.cannotShow} text={texts.document.cannotShowText} />;
  if (opened === null) return <SkeletonRows widths={[380]} count={18} />;
  return (
    <div ref={ref}>
      {opened.pages.map((page) => (
        <PdfPage key={page.pageNumber} page={page} of={opened.pages.length} width={width} {...props} />
      ))}
      {opened.pdf.numPages > opened.pages.length && (
        <p className={css.number}>{texts.document.morePages(opened.pdf.numPages - opened.pages.length)}</p>
      )}
    </div>
  );
}

function PdfPage(props: {
  page: PDFPageProxy;
  of: number;
  width: number;
  evidence: readonly Evidence[];
  current: string | null;
}) {
  const { page } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(page.pageNumber === 1);
  const natural = page.getViewport({ scale: 1 });

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: '600px',
      },
    );
    if (frame.current !== null) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const target = canvas.current;
    if (!near || target === null || props.width === 0) return undefined;
    const scale = (Math.min(props.width, 860) / natural.width) * window.devicePixelRatio;
    const viewport = page.getViewport({ scale });
    target.width = Math.floor(viewport.width);
    target.height = Math.floor(viewport.height);
    const task = page.render({ canvas: target, viewport });
    // A render cut short by the next one is no failure; a page that cannot be drawn stays white.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [near, page, natural.width, props.width]);

  const here = props.evidence.filter((one) => one.page === page.pageNumber);
  return (
    <>
      <div
        ref={frame}
        className={css.page}
        style={{ aspectRatio: `${natural.width} / ${natural.height}` }}
        data-page={page.pageNumber}
      >
        <canvas ref={canvas} aria-label={texts.document.pageOf(page.pageNumber, props.of)} role="img" />
        {here.map((one) => (
          <Marked
            key={evidenceKey(one)}
            evidence={one}
            current={evidenceKey(one) === props.current}
            width={natural.width}
            height={natural.height}
          />
        ))}
      </div>
      {props.of > 1 && <p className={css.number}>{texts.document.pageOf(page.pageNumber, props.of)}</p>}
    </>
  );
}

/** Boxes are in points from the top left corner of the page: shares of its size fit every zoom. */
function Marked(props: { evidence: Evidence; current: boolean; width: number; height: number }) {
  const { boxes } = props.evidence;
  const place = ([x, y, width, height]: Evidence['boxes'][number], pad: number) => ({
    left: `${((x - pad) / props.width) * 100}%`,
    top: `${((y - pad) / props.height) * 100}%`,
    width: `${((width + 2 * pad) / props.width) * 100}%`,
    height: `${((height + 2 * pad) / props.height) * 100}%`,
  });
  return (
    <span data-evidence={evidenceKey(props.evidence)} className={css.mark}>
      {boxes.map((box) => (
        <i
          key={box.join()}
          className={css.box}
          data-current={props.current || undefined}
          style={place(box, 1)}
        />
      ))}
      {props.current && boxes.length > 0 && (
        <i className={css.frame} data-testid="quote-frame" style={place(around(boxes), 3.5)} />
      )}
    </span>
  );
}

function around(boxes: Evidence['boxes']): Evidence['boxes'][number] {
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}
