import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { writeLocal, readLocal } from '../lib/local_storage.ts';
import { texts } from '../texts.ts';
import css from './panel_divider.module.css';

const NARROWEST = 260;
/** Of the place list and panel share. */
const WIDEST_PART = 0.6;
const STEP = 24;

function widthKept(name: string): number | null {
  const width = Number(readLocal(`panel.${name}`) ?? Number.NaN);
  return Number.isFinite(width) && width >= NARROWEST ? width : null;
}

/** Gives what holds list and panel the panel's width; null: its own. */
function apply(bar: HTMLElement | null, width: number | null): void {
  const style = bar?.parentElement?.parentElement?.style;
  if (width === null) style?.removeProperty('--panel-width');
  else style?.setProperty('--panel-width', `${width}px`);
}

type Widths = { readonly now: number; readonly widest: number };

function widthsAt(bar: HTMLElement | null): Widths {
  const panel = bar?.parentElement;
  return {
    now: Math.round(panel?.getBoundingClientRect().width ?? 0),
    widest: Math.round((panel?.parentElement?.clientWidth ?? 0) * WIDEST_PART),
  };
}

/**
 * The edge of a panel beside a list, as its first part: dragged, or moved by arrow keys, it makes the panel wider or
 * narrower, for good; a double click or Enter gives it its own width back. The width is `--panel-width` of what holds
 * both, whose columns use it.
 */
export function PanelDivider({ name }: { name: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const grip = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const [width, setWidth] = useState(() => widthKept(name));
  const [shown, setShown] = useState<Widths>({ now: NARROWEST, widest: NARROWEST });

  const measure = (): Widths => widthsAt(bar.current);
  useLayoutEffect(() => apply(bar.current, widthKept(name)), [name]);
  useEffect(() => {
    // said before somebody comes here, and measured when there is nothing else to do
    const idle = requestIdleCallback(() => setShown(widthsAt(bar.current)));
    return () => cancelIdleCallback(idle);
  }, []);

  const change = (to: number | null, for_good = true): void => {
    const next = to === null ? null : Math.round(Math.max(NARROWEST, Math.min(measure().widest, to)));
    apply(bar.current, next);
    setWidth(next);
    setShown(measure());
    if (for_good) writeLocal(`panel.${name}`, next === null ? null : String(next));
  };
  const press = (event: KeyboardEvent): void => {
    const { now, widest } = measure();
    const to: Readonly<Record<string, number | null>> = {
      ArrowLeft: now + STEP,
      ArrowRight: now - STEP,
      Home: widest,
      End: NARROWEST,
      Enter: null,
    };
    const next = to[event.key];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // the list has these keys, too
    event.preventDefault();
    event.stopPropagation();
    change(next);
  };
  return (
    <div
      ref={bar}
      className={`${css.divider} absolute w-11 z-3 inset-0-auto-0-0 no-select`}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.states.panelWidth}
      aria-valuenow={width ?? shown.now}
      aria-valuemin={NARROWEST}
      aria-valuemax={shown.widest}
      title={texts.states.panelWidthHint}
      onFocus={() => setShown(measure())}
      onKeyDown={press}
      onDoubleClick={() => change(null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, width: measure().now };
      }}
      onPointerMove={(event) => {
        if (grip.current === null) return;
        change(grip.current.width + grip.current.x - event.clientX, false);
      }}
      onLostPointerCapture={(event) => {
        const from = grip.current;
        grip.current = null;
        // a click alone, the first of a double one, changes nothing
        if (from !== null && from.x !== event.clientX) change(from.width + from.x - event.clientX);
      }}
    />
  );
}
