import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import type { Upload } from '../../api/uploads.ts';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { texts } from '../../texts.ts';
import { ImportRow, UploadRow } from './import_row.tsx';
import css from './import.module.css';

/** Uploads first, then what the service has, newest first. Only rows in sight exist. */
export function ImportList(props: {
  uploads: readonly Upload[];
  rows: readonly ImportRecord[];
  more: boolean;
  onMore: () => void;
}) {
  const { uploads, rows, more, onMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: uploads.length + rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 46,
    getItemKey: (index) => uploads[index]?.key ?? rows[index - uploads.length]?.id ?? index,
    overscan: 10,
  });
  useScrollPadding(scroller, '[role=row]');
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= uploads.length + rows.length - 20) onMore();
  }, [last, more, uploads.length, rows.length, onMore]);

  return (
    <div
      ref={scroller}
      className="flex-1 min-h-0 overflow-auto bg-paper"
      role="table"
      aria-label={texts.import.list}
      aria-rowcount={uploads.length + rows.length + 1}
      tabIndex={0}
    >
      <div className={css.head} role="row">
        {texts.import.columns.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
        <span role="columnheader">
          <VisuallyHidden>{texts.import.actions}</VisuallyHidden>
        </span>
      </div>
      <div className="relative" style={{ height: virtual.getTotalSize() }} role="rowgroup">
        {shown.map(({ index, key, start }) => {
          const upload = uploads[index];
          const row = rows[index - uploads.length];
          return (
            <div
              key={key}
              className={css.place}
              style={{ transform: `translateY(${start}px)` }}
              data-index={index}
              ref={virtual.measureElement}
              role="presentation"
            >
              {upload === undefined ? (
                row !== undefined && <ImportRow row={row} />
              ) : (
                <UploadRow upload={upload} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
