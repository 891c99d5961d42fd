import { createStore } from '../../lib/external_store.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';

/** As a share of what fits into the pane, which is 1. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = 1;
const KEY = 'page_zoom';

/** The next step in (1) or out (-1); the same at either end. */
export function zoomStep(zoom: number, by: 1 | -1): number {
  const next = by > 0 ? STEPS.find((step) => step > zoom) : STEPS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** What was kept, if it is a step there is. */
export function keptZoom(kept: string | null): number {
  return STEPS.find((step) => String(step) === kept) ?? FIT;
}

const store = createStore<number>(keptZoom(readLocal(KEY)));

/** How large pages are shown: it stays so for whoever is opened next. */
export const pageZoom = {
  ...store,
  set(zoom: number): void {
    writeLocal(KEY, zoom === FIT ? null : String(zoom));
    store.set(zoom);
  },
};
