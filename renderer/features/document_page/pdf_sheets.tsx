import { useElementSize } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Empty, SkeletonRows } from '../../ui/state/states.tsx';
import css from './page.module.css';
import { openPdf, pageWidth, pixelsWide, warmOf } from './pdf.ts';
import { widthOfPage } from './zoom.ts';
import { forgetUnfinished, pictureOf } from './pictures.ts';

/** A page as it lies on the desk; sizes in points. */
export type Sheet = { readonly number: number; readonly width: number; readonly height: number };

/** The file as it looks, page by page; `over` draws what lies over a page. `zoom` is a share of what fits, or tells it. */
export function PdfSheets(props: {
  bytes: Uint8Array;
  zoom?: number | ((room: number) => number);
  over: (sheet: Sheet) => ReactNode;
}) {
  const { bytes } = props;
  const [opened, setOpened] = useState(() => warmOf(bytes));
  const [failed, setFailed] = useState(false);
  const { ref, width: room } = useElementSize();
  // until it is measured pages are as wide as they were
  const zoom = typeof props.zoom === 'function' ? props.zoom(room) : (props.zoom ?? 1);
  const width = room > 0 ? widthOfPage(room, zoom) : pageWidth.get();

  useEffect(() => {
    let ended = false;
    const { promise, close } = openPdf(bytes);
    promise.then(
      (pdf) => !ended && setOpened(pdf),
      () => !ended && setFailed(true),
    );
    return () => {
      ended = true;
      close();
    };
  }, [bytes]);

  useEffect(() => {
    if (width > 0) pageWidth.set(width);
  }, [width]);

  if (failed) return <Empty title={texts.document.cannotShow} text={texts.document.cannotShowText} />;
  if (opened === null) return <SkeletonRows widths={[380]} count={18} />;
  const { pages, page_count } = opened;
  return (
    <div ref={ref}>
      {pages.map((page) => (
        <PdfSheet
          key={page.pageNumber}
          page={page}
          of={pages.length}
          width={width}
          zoomed={typeof props.zoom === 'function' || zoom !== 1}
          over={props.over}
        />
      ))}
      {page_count > pages.length && (
        <p className={css.number}>{texts.document.morePages(page_count - pages.length)}</p>
      )}
    </div>
  );
}

function PdfSheet(props: {
  page: PDFPageProxy;
  of: number;
  width: number;
  /** Whether it has this width whatever room there is. */
  zoomed: boolean;
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

  // before it is painted: one that was drawn ahead is there at once
  useLayoutEffect(() => {
    const target = canvas.current;
    if (!near || target === null || props.width === 0) return undefined;
    const picture = pictureOf(page, pixelsWide(props.width));
    const show = (): void => {
      const { width, height } = picture.canvas;
      if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
      target.getContext('2d', { alpha: false })?.drawImage(picture.canvas, 0, 0);
      setDrawn(picture.isDone());
    };
    if (picture.isDone()) {
      show();
      return undefined;
    }
    const leave = picture.follow(show);
    return () => {
      leave();
      forgetUnfinished(page);
    };
  }, [near, page, props.width]);

  useEffect(() => {
    const target = canvas.current;
    return () => {
      // a canvas keeps its pixels until it is collected, and megabytes of them
      if (target !== null) Object.assign(target, { width: 0, height: 0 });
    };
  }, []);

  return (
    <>
      <div
        ref={frame}
        className={css.page}
        style={{
          aspectRatio: `${natural.width} / ${natural.height}`,
          ...(props.zoomed && props.width > 0 && { width: props.width, maxWidth: 'none' }),
        }}
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
