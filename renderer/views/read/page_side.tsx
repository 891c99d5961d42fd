import { useEffect, useMemo, useRef, useState } from 'react';
import type { Attachment, AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { useFile } from '../../api/attachments.ts';
import { isPdf, pictureType } from '../../features/document_page/kind_of_file.ts';
import { PdfSheets, type Sheet } from '../../features/document_page/pdf_sheets.tsx';
import { KINDS, type Kind } from '../../features/profile/profile_fields.ts';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { active } from './active.ts';
import { useProfileEditor } from './profile_editor.ts';
import { fieldMarks } from './marks.ts';
import { Notices } from './notices_line.tsx';
import { ActiveFrame, FieldBoxes, Instructions, OrderLayer } from './overlay.tsx';
import { PictureSheet } from './picture_sheet.tsx';
import { TextSheet } from './text_sheet.tsx';
import { Unreadable } from './unreadable.tsx';
import css from './page_side.module.css';

/** The file itself with what was read from it drawn over it. */
export function PageSide(props: {
  attachment: Attachment;
  document: AttachmentDocument | undefined;
  error: unknown;
}) {
  const { attachment, document } = props;
  const editor = useProfileEditor();
  const scroller = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState(true);
  const [order, setOrder] = useState(false);
  const [off, setOff] = useState<ReadonlySet<Kind>>(new Set());
  const file = useFile(attachment.id);
  const { record } = editor;
  const is_shown = record.attachment_id === attachment.id;
  const all = useMemo(
    () => (document === undefined || !is_shown ? [] : fieldMarks(document, record, editor.doubtful)),
    [document, record, editor.doubtful, is_shown],
  );
  const marks = useMemo(() => (fields ? all.filter((mark) => !off.has(mark.kind)) : []), [all, fields, off]);
  useFollowForm(scroller);

  // of a file that could not be read there are no fields to show, and no order
  const has_text = document?.state !== 'FAILED';
  const toggle = (kind: Kind): void =>
    setOff((now) => new Set(now.has(kind) ? [...now].filter((one) => one !== kind) : [...now, kind]));
  const over = (sheet: Sheet) => {
    const page = document?.pages.find((one) => one.number === sheet.number);
    // The file's own size of the page may differ by the roundings of two readers: boxes are shares of theirs.
    const size = page === undefined || page.width === 0 ? sheet : { ...page, number: sheet.number };
    return (
      <>
        {order && page !== undefined && <OrderLayer page={page} sheet={size} />}
        {page !== undefined && <Instructions page={page} sheet={size} />}
        <FieldBoxes marks={marks} sheet={size} />
        <ActiveFrame marks={marks} sheet={size} />
      </>
    );
  };

  return (
    <>
      <div className="row flex-none gap-12 bg-paper min-h-40 p-0-16">
        <b className="weight-600 clip">{attachment.file_name ?? attachment.type}</b>
        <span className="flex-none aside">{about(document)}</span>
        {has_text && (
          <div className="flex flex-none gap-6 ml-auto" role="group" aria-label={texts.read.show}>
            <Toggle on={fields} label={texts.read.showFields} onChange={setFields} />
            <Toggle on={order} label={texts.read.showOrder} onChange={setOrder} />
          </div>
        )}
      </div>
      {has_text && (
        <div
          className="flex flex-none wrap border-b bg-paper gap-2-4 p-0-10-6"
          role="group"
          aria-label={texts.read.legend}
        >
          {KINDS.map((kind) => {
            const count = all.filter((mark) => mark.kind === kind).length;
            return (
              <button
                key={kind}
                type="button"
                className={css.kind}
                data-kind={kind}
                aria-pressed={fields && !off.has(kind)}
                onClick={() => toggle(kind)}
              >
                <i aria-hidden />
                {texts.read.legendNames[kind]}
                {count > 0 && <small className="text-mute font-11">{count}</small>}
              </button>
            );
          })}
        </div>
      )}
      <Notices document={document} scroller={scroller} />
      <div
        ref={scroller}
        className={`${css.scroll} flex-1 overflow-auto p-18`}
        tabIndex={0}
        role="region"
        aria-label={attachment.file_name ?? texts.document.file}
      >
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
    return (
      <>
        {document.state === 'FAILED' && <Unreadable attachment_id={attachment.id} document={document} />}
        {sheets(file.data, document)}
      </>
    );
  }

  function sheets(bytes: Uint8Array, read: AttachmentDocument) {
    if (isPdf(bytes)) {
      return read.state === 'FAILED' && read.reason !== 'SCAN' && read.reason !== 'NO_TEXT' ? null : (
        <PdfSheets bytes={bytes} over={over} />
      );
    }
    const picture = pictureType(bytes);
    if (picture !== null) {
      return <PictureSheet bytes={bytes} media_type={picture} page={read.pages[0]} over={over} />;
    }
    if (read.state === 'IN_PROGRESS') return <Empty title={texts.document.reading} />;
    if (read.state === 'FAILED') return null;
    return <TextSheet document={read} marks={marks} numbered={order} />;
  }
}

function Toggle(props: { on: boolean; label: string; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      className={`${css.toggle} inline-center gap-6 bare-button text-mute nowrap p-2-9 rounded-5 ring sans-500-13-1_5`}
      aria-pressed={props.on}
      onClick={() => props.onChange(!props.on)}
    >
      {props.label}
    </button>
  );
}

/** What is looked at in the form comes into sight on the page, a moment later: a pointer passes over many fields. */
function useFollowForm(scroller: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let timer = 0;
    const follow = (): void => {
      window.clearTimeout(timer);
      const now = active.get();
      if (now?.side !== 'form') return;
      timer = window.setTimeout(() => {
        const mark = scroller.current?.querySelector(`[data-mark="${CSS.escape(now.path)}"]`);
        const view = scroller.current?.getBoundingClientRect();
        const place = mark?.getBoundingClientRect();
        if (view === undefined || place === undefined) return;
        if (place.top >= view.top + 8 && place.bottom <= view.bottom - 8) return;
        // the page alone: in a narrow window, what scrolls around it holds the form, and the field would leave the sight
        scroller.current?.scrollBy({
          top: (place.top + place.bottom - view.top - view.bottom) / 2,
          left: Math.max(0, place.right - view.right) - Math.max(0, view.left - place.left),
          behavior: 'smooth',
        });
      }, 120);
    };
    const stop = active.subscribe(follow);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [scroller]);
}

function about(document: AttachmentDocument | undefined): string {
  if (document?.state === 'IN_PROGRESS') return texts.document.reading;
  const paged = document?.pages.filter((page) => page.width > 0).length ?? 0;
  return paged > 0 ? texts.import.pages(paged) : '';
}
