import { NativeSelect } from '@mantine/core';
import { useMemo, useRef, type ReactNode } from 'react';
import type { Attachment, AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { useFile } from '../../api/attachments.ts';
import { useBlindMode } from '../../api/blind.ts';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { isPdf } from '../../features/document_page/kind_of_file.ts';
import { useCentered } from '../../features/document_page/use_centered.ts';
import { marksOf, PdfPages } from './pdf_pages.tsx';
import { TextPages } from './text_pages.tsx';
import css from './document_pane.module.css';

/** A candidate's file, with everything quoted from it marked; the current quote stands in the middle of the pane. */
export function DocumentPane(props: {
  attachment: Attachment;
  attachments: readonly Attachment[];
  onChoose: (attachment_id: string) => void;
  document: AttachmentDocument | undefined;
  error: unknown;
  evidence: readonly Evidence[];
  current: string | null;
  /** Another number each time somebody asks for a quote, also for the same one again. */
  asked: number;
  tools?: ReactNode;
  /** What is said of the file under its name. */
  about?: ReactNode;
}) {
  const { attachment, document, evidence, current } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const file = useFile(attachment.id);
  const marks = useMemo(() => marksOf(document, evidence), [document, evidence]);
  useCentered(
    scroller,
    current === null ? null : `[data-evidence="${CSS.escape(current)}"][data-current]`,
    props.asked,
  );

  // a blind copy is a PDF whatever the file was; only of one with pages do the boxes of quotes lie on it
  const { is_on } = useBlindMode();
  const has_pages = document?.pages.some((page) => page.width > 0) ?? false;
  const is_pdf = file.data !== undefined && isPdf(file.data) && (!is_on || has_pages);
  return (
    <>
      <div className={css.bar}>
        {props.attachments.length > 1 ? (
          <NativeSelect
            size="xs"
            aria-label={texts.document.file}
            value={attachment.id}
            onChange={(event) => props.onChoose(event.currentTarget.value)}
            data={props.attachments.map((one) => ({ value: one.id, label: one.file_name ?? one.type }))}
          />
        ) : (
          <b className={css.name}>{attachment.file_name ?? attachment.type}</b>
        )}
        <span className={css.about}>{describe(document)}</span>
        {props.tools !== undefined && <span className="flex-none ml-auto">{props.tools}</span>}
      </div>
      {props.about}
      <div
        ref={scroller}
        className={css.scroll}
        tabIndex={0}
        role="region"
        aria-label={attachment.file_name ?? texts.document.file}
      >
        {document?.state === 'FAILED' && (
          <p className={css.notice} role="alert">
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
    if (is_pdf) {
      return <PdfPages bytes={file.data} marks={marks} current={current} />;
    }
    if (document.state === 'READY') {
      return <TextPages document={document} evidence={evidence} current={current} />;
    }
    if (document.state === 'IN_PROGRESS') return <Empty title={texts.document.reading} />;
    return null;
  }
}

function describe(document: AttachmentDocument | undefined): string {
  if (document?.state !== 'READY') return document?.state === 'IN_PROGRESS' ? texts.document.reading : '';
  const paged = document.pages.filter((page) => page.width > 0).length;
  // in short: what was read says which pages, and the service's sentence (views/read)
  const notices = [...new Set(document.notices.map((notice) => texts.read.noticeOf[notice.type]))];
  const pages = paged > 0 ? texts.import.pages(paged).replaceAll(' ', '\u00A0') : null;
  return joined([pages, ...notices]);
}
