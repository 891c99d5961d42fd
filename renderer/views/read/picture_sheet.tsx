import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import page_css from '../../features/document_page/page.module.css';
import type { Sheet } from '../../features/document_page/pdf_sheets.tsx';
import { texts } from '../../texts.ts';

/** A photographed or scanned page, as the picture it is. */
export function PictureSheet(props: {
  bytes: Uint8Array;
  media_type: string;
  page: AttachmentDocument['pages'][number] | undefined;
  over: (sheet: Sheet) => ReactNode;
}) {
  const { bytes, media_type, page } = props;
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0, drawn: false });
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes.slice()], { type: media_type }));
    if (picture.current !== null) picture.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [bytes, media_type]);
  const sheet =
    page !== undefined && page.width > 0
      ? { number: page.number, width: page.width, height: page.height }
      : { number: 1, ...size };
  return (
    <div
      className={`${page_css.page} relative shadow m-0-auto-16`}
      style={sheet.width > 0 ? { aspectRatio: `${sheet.width} / ${sheet.height}` } : { minHeight: 200 }}
      data-page={1}
      data-drawn={size.drawn || undefined}
    >
      <img
        ref={picture}
        alt={texts.document.pageOf(1, 1)}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight, drawn: true })
        }
      />
      {sheet.width > 0 && props.over(sheet)}
    </div>
  );
}
