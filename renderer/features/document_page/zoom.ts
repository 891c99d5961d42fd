import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { createStore } from '../../lib/external_store.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';

/** As a share of what fits into the pane, which is 1. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = 1;
/** Nobody chose a size: words are large enough to be read, and margins are cut where those need their room. */
export const AUTO = null;
/** Pages are written in ten points or so; this wide, in pixels, those are no smaller than the words beside them. */
const READABLE_WIDTH = 700;
/** Less than that wider is not worth a page that is cut at its edge. */
const WORTH_IT = 1.05;
/** What is left of the margins beside the words, as a share of the page. */
const EDGE = 0.015;
/** No page is wider unless somebody enlarges it. */
const MAX_WIDTH = 860;
const KEY = 'page_zoom';

/** The next step in (1) or out (-1); the same at either end. */
export function zoomStep(zoom: number, by: 1 | -1): number {
  const next = by > 0 ? STEPS.find((step) => step > zoom) : STEPS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** What was kept, if it is a step there is. */
export function keptZoom(kept: string | null): number | null {
  return STEPS.find((step) => String(step) === kept) ?? AUTO;
}

/**
 * How large a page is where the pane has this much room for it: its margins may be cut, and no word. `text` is where
 * its words begin and end, as shares of its width.
 */
export function readableZoom(room: number, { from, to }: TextRange): number {
  const zoom = Math.min(READABLE_WIDTH / room, 1 / Math.min(1, to - from + 2 * EDGE));
  return room > 0 && zoom > WORTH_IT ? zoom : FIT;
}

/** How much of a page wider than its room is cut on the left, in whole pixels: its words stand in the middle. */
export function leftCut(room: number, width: number, { from, to }: TextRange): number {
  const cut = Math.round((width * (from + to) - room) / 2);
  return Math.max(0, Math.min(width - Math.floor(room), cut));
}

/** Where the words of pages begin and end, as shares of their width; the whole width where nothing tells. */
export type TextRange = { readonly from: number; readonly to: number };

export const WHOLE: TextRange = { from: 0, to: 1 };

export function textRangeOf(pages: readonly PageOfLines[]): TextRange {
  const ranges = pages.flatMap(({ width, lines }) =>
    lines.flatMap(({ box }) =>
      box === null || width <= 0 ? [] : [[box[0] / width, (box[0] + box[2]) / width] as const],
    ),
  );
  if (ranges.length === 0) return WHOLE;
  const from = Math.max(0, Math.min(...ranges.map(([left]) => left)));
  return { from, to: Math.min(1, Math.max(...ranges.map(([, right]) => right))) };
}

type PageOfLines = Pick<AttachmentDocument['pages'][number], 'width' | 'lines'>;

/** How wide a page is shown where there is so much room for it. */
export function widthOfPage(room: number, zoom: number): number {
  return Math.min(room, MAX_WIDTH) * zoom;
}

const store = createStore<number | null>(keptZoom(readLocal(KEY)));

/** Whether the page has all the room, and what was read of it none. */
export const pageIsWide = createStore(false);

/** How large pages are shown: it stays so for whoever is opened next. */
export const pageZoom = {
  ...store,
  set(zoom: number | null): void {
    writeLocal(KEY, zoom === AUTO ? null : String(zoom));
    store.set(zoom);
  },
};
