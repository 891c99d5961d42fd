import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import type { Upload } from '../../api/uploads.ts';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { texts } from '../../texts.ts';
import { FoldRow, ImportRow, UploadRow } from './import_row.tsx';
import type { Waiting, WaitingFile } from './use_waiting.ts';
import css from './import.module.css';

type Item = WaitingFile | Fold;

/** Stands in the list for the files of a long queue that are not in sight. */
type Fold = { readonly key: 'fold'; readonly waiting: Waiting };

const needsSomebody = ({ state }: ImportRecord): boolean => state === 'failed';

/** What never arrived, what waits, and what was read or is being read, newest first. */
function itemsOf(
  refused: readonly Upload[],
  waiting: Waiting | null,
  rows: readonly ImportRecord[],
): readonly Item[] {
  if (waiting === null) return [...refused, ...rows];
  const fold: readonly Fold[] = waiting.more === 0 && !waiting.is_open ? [] : [{ key: 'fold', waiting }];
  if (!waiting.is_open) return [...refused, ...waiting.shown, ...fold, ...rows];
  // open, its line is where it can be closed, and what needs somebody stays over the many that need nobody
  return [
    ...refused,
    ...rows.filter(needsSomebody),
    ...fold,
    ...waiting.shown,
    ...rows.filter((row) => !needsSomebody(row)),
  ];
}

const keyOf = (item: Item): string => ('key' in item ? item.key : item.id);

/** Only rows in sight exist. */
export function ImportList(props: {
  refused: readonly Upload[];
  waiting: Waiting | null;
  rows: readonly ImportRecord[];
  more: boolean;
  onMore: () => void;
}) {
  const { refused, waiting, rows, more, onMore } = props;
  const items = itemsOf(refused, waiting, rows);
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 46,
    getItemKey: (index) => (items[index] === undefined ? index : keyOf(items[index])),
    overscan: 10,
  });
  useScrollPadding(scroller, '[role=row]');
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= items.length - 20) onMore();
    if (waiting?.has_next === true && last >= items.length - rows.length - 20) waiting.onNext();
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
              className="absolute top-0 w-full left-0"
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
  if ('waiting' in item) return <FoldRow waiting={item.waiting} />;
  return 'key' in item ? <UploadRow upload={item} /> : <ImportRow row={item} />;
}
