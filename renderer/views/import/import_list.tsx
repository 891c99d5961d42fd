import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import type { Upload } from '../../api/uploads.ts';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { texts } from '../../texts.ts';
import { ImportRow, UploadRow, WaitingRow } from './import_row.tsx';
import type { Waiting } from './use_import_list.ts';
import css from './import.module.css';

type Item =
  | { readonly key: string; readonly upload: Upload }
  | { readonly key: string; readonly row: ImportRecord }
  | { readonly key: string; readonly waiting: Waiting };

const ofUpload = (upload: Upload): Item => ({ key: upload.key, upload });
const ofRow = (row: ImportRecord): Item => ({ key: row.id, row });

/** What never arrived, what waits, in one line until somebody opens it, and what was read, newest first. */
function itemsOf(
  refused: readonly Upload[],
  waiting: Waiting | null,
  rows: readonly ImportRecord[],
): readonly Item[] {
  return [
    ...refused.map(ofUpload),
    ...(waiting === null ? [] : [{ key: 'waiting', waiting }]),
    ...(waiting?.is_open === true ? [...waiting.uploads.map(ofUpload), ...waiting.rows.map(ofRow)] : []),
    ...rows.map(ofRow),
  ];
}

/** Only rows in sight exist. */
export function ImportList(props: {
  refused: readonly Upload[];
  waiting: Waiting | null;
  rows: readonly ImportRecord[];
  more: boolean;
  onMore: () => void;
}) {
  const { refused, waiting, rows, more, onMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const items = itemsOf(refused, waiting, rows);
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 46,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 10,
  });
  useScrollPadding(scroller, '[role=row]');
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= items.length - 20) onMore();
    if (waiting?.is_open === true && waiting.more && last >= items.length - rows.length - 20) {
      waiting.onMore();
    }
  }, [last, more, items.length, rows.length, onMore, waiting]);

  return (
    <div
      ref={scroller}
      className="flex-1 min-h-0 overflow-auto bg-paper"
      role="table"
      aria-label={texts.import.list}
      aria-rowcount={items.length + 1}
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
          const item = items[index];
          return (
            <div
              key={key}
              className={css.place}
              style={{ transform: `translateY(${start}px)` }}
              data-index={index}
              ref={virtual.measureElement}
              role="presentation"
            >
              {item !== undefined && <OneItem item={item} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function OneItem({ item }: { item: Item }) {
  if ('row' in item) return <ImportRow row={item.row} />;
  if ('upload' in item) return <UploadRow upload={item.upload} />;
  return <WaitingRow waiting={item.waiting} />;
}
