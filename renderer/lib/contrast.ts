import { createStore } from './external_store.ts';
import { writeLocal, readLocal } from './local_storage.ts';

/** How strongly ink stands on paper; `auto`: as the computer. */
export type Contrast = 'auto' | 'normal' | 'high';

function isContrast(value: string | null): value is Contrast {
  return value === 'auto' || value === 'normal' || value === 'high';
}

const before = readLocal('contrast');

/** What was chosen. */
export const contrast = createStore<Contrast>(isContrast(before) ? before : 'auto');

const wanted = window.matchMedia('(prefers-contrast: more)');

function show(): void {
  const chosen = contrast.get();
  const high = chosen === 'high' || (chosen === 'auto' && wanted.matches);
  if (high) document.documentElement.dataset['contrast'] = 'high';
  else delete document.documentElement.dataset['contrast'];
}

/** Draws the page in the contrast that is chosen, and keeps to it when the choice or the computer's changes. */
export function followContrast(): void {
  show();
  wanted.addEventListener('change', show);
  contrast.subscribe(() => {
    writeLocal('contrast', contrast.get() === 'auto' ? null : contrast.get());
    show();
  });
}
