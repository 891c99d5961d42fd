import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../texts.ts';
import { Hidden } from './hidden.tsx';
import { useIsActiveView } from '../lib/active_view.ts';
import { attempt, notify } from './notices.tsx';
import { usePrinter } from '../lib/printing.ts';
import { useWhenLoaded } from '../lib/use_when_loaded.ts';
import css from './printed_list.module.css';
import { BETWEEN } from '../lib/joined.ts';

type Column = {
  readonly key: string;
  readonly title: string;
  /** Its name stands upright over a mark. */
  readonly is_mark?: boolean;
  readonly is_number?: boolean;
};

/** A list on paper. */
export type PrintedList = {
  /** One in which nobody has anything is left out. */
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly id: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
  /** Each filter that is set, in words. */
  readonly filters: readonly string[];
  /** What puts the rows in order, in words. */
  readonly order?: string;
  /** What its signs mean. */
  readonly legend?: ReactNode;
};

/** Fetching more rows than this takes long enough to say so. */
const MANY = 300;

/** So many stand on any screen. */
const FEW = 8;

/**
 * Prints a list whole, of which only the rows in sight stand on the screen.
 * @param list.amount how many rows it has
 * @param list.is_whole false while more of them are being fetched: it is printed when they are there
 * @param list.load what is to be printed, fetched when somebody prints
 * @returns what belongs before the list on screen, in whose place it is printed
 */
export function usePrintedList(list: {
  readonly amount: number;
  readonly is_whole: boolean;
  readonly load: () => Promise<PrintedList>;
}): ReactNode {
  const [printed, setPrinted] = useState<PrintedList | null>(null);
  const is_active = useIsActiveView();
  const is_seen = useRef(false);
  useEffect(() => {
    is_seen.current = is_active;
    return () => {
      is_seen.current = false;
    };
  }, [is_active]);
  const print = (): Promise<void> =>
    attempt(texts.bulk.printFailed, async () => {
      const loaded = await list.load();
      if (!is_seen.current) return; // whatever is looked at by now is not what was to be printed
      // it must stand on the page before the page is printed
      flushSync(() => setPrinted(loaded));
      window.print();
    });
  const printWhole = useWhenLoaded<void>(list.is_whole, () => void print());
  usePrinter(() => {
    if (!list.is_whole || list.amount > MANY) notify(texts.bulk.printing);
    printWhole();
  });
  useEffect(() => {
    const clear = (): void => setPrinted(null);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  // printed by the menu of the browser, which asks nobody
  if (printed === null) {
    return list.amount > FEW ? (
      <p className="print-block print-m-0-0-10 print-text-mute hidden">{texts.bulk.printedInSight}</p>
    ) : null;
  }
  const columns = printed.columns.filter(({ key }) =>
    printed.rows.some(({ cells }) => !isNothing(cells[key])),
  );
  return (
    <div className="print-instead hidden">
      {printed.filters.length > 0 && (
        <p className="print-m-0-0-10 print-text-mute print-break-anywhere" dir="auto">
          {texts.filters.printed}: {printed.filters.join(BETWEEN)}
        </p>
      )}
      {printed.order !== undefined && (
        <p className="print-m-0-0-10 print-text-mute print-break-anywhere">{printed.order}</p>
      )}
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                data-mark={column.is_mark || undefined}
                data-number={column.is_number || undefined}
              >
                <span dir="auto">{column.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  dir="auto"
                  data-mark={column.is_mark || undefined}
                  data-number={column.is_number || undefined}
                >
                  {cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {printed.legend}
    </div>
  );
}

function isNothing(cell: ReactNode): boolean {
  return cell === undefined || cell === null || cell === '';
}

/** A cell of words, in which blind mode may hide something; nothing where there are none. */
export function hidden(text: string | null | undefined): ReactNode {
  return text === null || text === undefined || text === '' ? null : <Hidden text={text} />;
}
