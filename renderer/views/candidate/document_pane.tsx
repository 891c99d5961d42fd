import { NativeSelect } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { Attachment, AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { useFile } from '../../api/attachments.ts';
import { useBlindMode } from '../../api/blind.ts';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { useStore } from '../../lib/external_store.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { isPdf } from '../../features/document_page/kind_of_file.ts';
import { useCentered } from '../../features/document_page/use_centered.ts';
import { pageZoom, widthOfPage } from '../../features/document_page/zoom.ts';
import { marksOf, PdfPages } from './pdf_pages.tsx';
import { TextPages } from './text_pages.tsx';
import { ZoomTools } from './zoom_tools.tsx';
import css from './document_pane.module.css';

/** A candidate's file, with everything quoted from it marked; the current quote stands in the middle of the pane. */
export function DocumentPane(props: {
  attachment: Attachment;
  attachments: readonly Attachment[];
  onChoose: (attachment_id: string) => void;
  document: AttachmentDocument | undefined;
  error: unknown;
  evidence: readonly Evidence[];
  /** What is asked for: all of it is framed. */
  current: readonly string[];
  /** Another number each time somebody asks for a quote, also for the same one again. */
  asked: number;
  tools?: ReactNode;
  /** From one file to the next, behind what is said of this one. */
  turn?: ReactNode;
  /** What is said of the file under its name. */
  about?: ReactNode;
}) {
  const { attachment, document, evidence, current } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const file = useFile(attachment.id);
  const [zoom, setZoom] = useZoom(scroller);
  const marks = useMemo(() => marksOf(document, evidence), [document, evidence]);
  useCentered(
    scroller,
    current.length === 0
      ? null
      : current.map((key) => `[data-evidence="${CSS.escape(key)}"][data-current]`).join(),
    props.asked,
  );

  // a blind copy is a PDF whatever the file was; only of one with pages do the boxes of quotes lie on it
  const { is_on } = useBlindMode();
  const has_pages = document?.pages.some((page) => page.width > 0) ?? false;
  const is_pdf = file.data !== undefined && isPdf(file.data) && (!is_on || has_pages);
  return (
    <>
      <div className="row flex-none gap-12 border-b bg-paper min-h-40 p-0-16">
        <div className="grid flex-1 min-w-0 p-4-0 justify-items-start">
          {props.attachments.length > 1 ? (
            <NativeSelect
              size="xs"
              aria-label={texts.document.file}
              value={attachment.id}
              onChange={(event) => props.onChoose(event.currentTarget.value)}
              data={props.attachments.map((one) => ({ value: one.id, label: one.file_name ?? one.type }))}
            />
          ) : (
            <b className="max-w-full weight-500 clip line-18" title={attachment.file_name ?? undefined}>
              {attachment.file_name ?? attachment.type}
            </b>
          )}
          <span className="text-mute font-12 line-15">
            {describe(document)}
            {props.turn}
          </span>
        </div>
        <span className="row flex-none gap-8 ml-auto">
          <ZoomTools zoom={zoom} now={() => zoomIn(scroller.current)} onZoom={setZoom} />
          {props.tools}
        </span>
      </div>
      {props.about}
      <div
        ref={scroller}
        className={`${css.scroll} flex-1 overflow-auto p-14`}
        tabIndex={0}
        role="region"
        aria-label={attachment.file_name ?? texts.document.file}
      >
        {document?.state === 'FAILED' && (
          <p className="max-w-760 p-10-14 bg-bad-soft m-0-auto-16 edge-bad" role="alert">
            {texts.service.unreadable(document.reason ?? '') ?? document.message ?? texts.document.unreadable}
          </p>
        )}
        {pages()}
      </div>
    </>
  );

  function pages() {
    // what is shown stays when it could not be fetched anew
    if (document === undefined && props.error !== null && props.error !== undefined) {
      return <Failed error={props.error} />;
    }
    if (file.isLoadingError) return <Failed error={file.error} retry={() => void file.refetch()} />;
    if (file.isPending || document === undefined) return <SkeletonRows widths={[380]} count={18} />;
    // what it cannot be read for is told above; of these there is still a picture
    const is_drawn =
      document.state !== 'FAILED' || document.reason === 'SCAN' || document.reason === 'NO_TEXT';
    if (is_pdf && is_drawn) {
      return <PdfPages bytes={file.data} document={document} zoom={zoom} marks={marks} current={current} />;
    }
    if (document.state === 'READY') {
      return <TextPages document={document} zoom={zoom} evidence={evidence} current={current} />;
    }
    if (document.state === 'IN_PROGRESS') return <Empty title={texts.document.reading} />;
    return null;
  }
}

/** How large the pages in a pane are, as a share of what fits. */
function zoomIn(pane: HTMLElement | null): number {
  const page = pane?.querySelector('[data-page]');
  if (!page?.parentElement) return 1;
  return page.clientWidth / widthOfPage(page.parentElement.clientWidth, 1);
}

/** The size of pages. What was in the middle of the pane stays there when it changes. */
function useZoom(scroller: RefObject<HTMLElement | null>) {
  const zoom = useStore(pageZoom);
  const middle = useRef<Middle | null>(null);
  useLayoutEffect(() => {
    if (scroller.current !== null && middle.current !== null) bringBack(scroller.current, middle.current);
    middle.current = null;
  });
  const setZoom = (to: number | null): void => {
    middle.current = scroller.current === null ? null : middleOf(scroller.current);
    pageZoom.set(to);
  };
  return [zoom, setZoom] as const;
}

/** What stands in the middle of a pane, as shares of all that is in it. */
type Middle = { readonly x: number; readonly y: number };

function middleOf(pane: HTMLElement): Middle {
  return {
    x: (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth,
    y: (pane.scrollTop + pane.clientHeight / 2) / pane.scrollHeight,
  };
}

function bringBack(pane: HTMLElement, { x, y }: Middle): void {
  pane.scrollTo(x * pane.scrollWidth - pane.clientWidth / 2, y * pane.scrollHeight - pane.clientHeight / 2);
}

function describe(document: AttachmentDocument | undefined): string {
  if (document?.state !== 'READY') return document?.state === 'IN_PROGRESS' ? texts.document.reading : '';
  const paged = document.pages.filter((page) => page.width > 0).length;
  // in short: what was read says which pages, and the service's sentence (views/read)
  const notices = [...new Set(document.notices.map((notice) => texts.read.noticeOf[notice.type]))];
  const pages = paged > 0 ? texts.import.pages(paged).replaceAll(' ', '\u00A0') : null;
  return joined([pages, ...notices]);
}
