import { useElementSize } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Empty, SkeletonRows } from '../../ui/state/states.tsx';
import css from './page.module.css';
import { openPdf, pageWidth, pixelsWide, warmOf } from './pdf.ts';
import { leftCut, readableZoom, WHOLE, widthOfPage, type TextRange } from './zoom.ts';
import { forgetUnfinished, pictureOf } from './pictures.ts';

/** A page as it lies on the desk; sizes in points. */
export type Sheet = { readonly number: number; readonly width: number; readonly height: number };

/** The file as it looks, page by page; `over` draws what lies over a page. */
export function PdfSheets(props: {
  bytes: Uint8Array;
  /** As a share of what fits; else as large as its words have room, and its margins are cut for that. */
  zoom?: number | null;
  /** Where its words begin and end. */
  words?: TextRange;
  over: (sheet: Sheet) => ReactNode;
}) {
  const { bytes, words = WHOLE } = props;
  const [opened, setOpened] = useState(() => warmOf(bytes));
  const [failed, setFailed] = useState(false);
  const { ref, width: room } = useElementSize();
  // until it is measured pages are as wide as they were
  const zoom = props.zoom ?? readableZoom(room, words);
  // whole pixels: between two of them letters are blurred
  const width = Math.floor(room > 0 ? widthOfPage(room, zoom) : pageWidth.get());
  const is_cut = (props.zoom ?? null) === null && room > 0 && width > room;

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
    <div ref={ref} className={is_cut ? 'overflow-x-clip' : undefined}>
      {pages.map((page) => (
        <PdfSheet
          key={page.pageNumber}
          page={page}
          of={pages.length}
          width={width}
          left={is_cut ? -leftCut(room, width, words) : undefined}
          over={props.over}
        />
      ))}
      {page_count > pages.length && (
        <p className="text-mute font-12 align-center m-n8-0-14">
          {texts.document.morePages(page_count - pages.length)}
        </p>
      )}
    </div>
  );
}

function PdfSheet(props: {
  page: PDFPageProxy;
  of: number;
  width: number;
  /** Where it begins, if not in the middle. */
  left: number | undefined;
  over: (sheet: Sheet) => ReactNode;
}) {
  const { page, width, left } = props;
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
    if (!near || target === null || width === 0) return undefined;
    const picture = pictureOf(page, pixelsWide(width));
    const show = (): void => {
      const { width: wide, height } = picture.canvas;
      if (target.width !== wide || target.height !== height) Object.assign(target, { width: wide, height });
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
  }, [near, page, width]);

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
        className={`${css.page} relative shadow m-0-auto-16`}
        style={
          width > 0
            ? { width, height: Math.round((width * natural.height) / natural.width), marginLeft: left }
            : { aspectRatio: `${natural.width} / ${natural.height}` }
        }
        data-page={page.pageNumber}
        data-drawn={drawn || undefined}
      >
        <canvas ref={canvas} aria-label={texts.document.pageOf(page.pageNumber, props.of)} role="img" />
        {props.over({ number: page.pageNumber, width: natural.width, height: natural.height })}
      </div>
      {props.of > 1 && (
        <p className="text-mute font-12 align-center m-n8-0-14">
          {texts.document.pageOf(page.pageNumber, props.of)}
        </p>
      )}
    </>
  );
}
