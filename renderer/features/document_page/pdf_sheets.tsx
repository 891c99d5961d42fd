import { useElementSize } from '@mantine/hooks';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Empty, SkeletonRows } from '../../ui/state/states.tsx';
import css from './page.module.css';
import { openPdf } from './pdf.ts';

/** A resume has fewer; a book dropped by mistake must not fill the memory. */
const MAX_PAGES = 40;

/** A page as it lies on the desk; sizes in points. */
export type Sheet = { readonly number: number; readonly width: number; readonly height: number };

type Opened = { readonly pdf: PDFDocumentProxy; readonly pages: readonly PDFPageProxy[] };

/** The file as it looks, page by page; `over` draws what lies over a page. */
export function PdfSheets(props: { bytes: Uint8Array; over: (sheet: Sheet) => ReactNode }) {
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
          Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => pdf.getPage(index + 1)),
        );
        if (!ended) setOpened({ pdf, pages });
      } catch {
        if (!ended) setFailed(true);
      }
    };
    void open();
    return () => {
      ended = true;
      task.close();
    };
  }, [bytes]);

  if (failed) return <Empty title={texts.document.cannotShow} text={texts.document.cannotShowText} />;
  if (opened === null) return <SkeletonRows widths={[380]} count={18} />;
  return (
    <div ref={ref}>
      {opened.pages.map((page) => (
        <PdfSheet
          key={page.pageNumber}
          page={page}
          of={opened.pages.length}
          width={width}
          over={props.over}
        />
      ))}
      {opened.pdf.numPages > opened.pages.length && (
        <p className={css.number}>{texts.document.morePages(opened.pdf.numPages - opened.pages.length)}</p>
      )}
    </div>
  );
}

function PdfSheet(props: {
  page: PDFPageProxy;
  of: number;
  width: number;
  over: (sheet: Sheet) => ReactNode;
}) {
  const { page } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(page.pageNumber === 1);
  const [drawn, setDrawn] = useState(false);
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
    task.promise.then(
      () => setDrawn(true),
      () => undefined,
    );
    return () => {
      task.cancel();
      // a canvas keeps its pixels until it is collected, and megabytes of them
      target.width = 0;
      target.height = 0;
    };
  }, [near, page, natural.width, props.width]);

  return (
    <>
      <div
        ref={frame}
        className={css.page}
        style={{ aspectRatio: `${natural.width} / ${natural.height}` }}
        data-page={page.pageNumber}
        data-drawn={drawn || undefined}
      >
        <canvas ref={canvas} aria-label={texts.document.pageOf(page.pageNumber, props.of)} role="img" />
        {props.over({ number: page.pageNumber, width: natural.width, height: natural.height })}
      </div>
      {props.of > 1 && <p className={css.number}>{texts.document.pageOf(page.pageNumber, props.of)}</p>}
    </>
  );
}
