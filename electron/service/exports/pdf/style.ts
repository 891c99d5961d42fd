import type { Style } from './sheet.ts';

/** The colours of the interface, on paper. */
export const INK = '#1d1d1b';
export const MUTE = '#67655e';
export const LINE = '#dcd8cc';
export const GREEN = '#0b6b5d';
export const MARKER = '#dba800';

const set = (face: Style['face'], size: number, color: string, leading = 1.4): Style => ({
  face,
  size,
  color,
  leading,
});

/** Sizes of type: few, and far enough apart to be told from each other. */
export const TYPE = {
  title: set('serif', 25, INK, 1.16),
  name: set('serif', 22, INK, 1.18),
  headline: set('semibold', 11, INK, 1.4),
  body: set('sans', 9.6, INK, 1.55),
  quote: set('serif', 10.4, INK, 1.42),
  strong: set('semibold', 9, INK, 1.4),
  plain: set('sans', 9, INK, 1.4),
  small: set('sans', 8, MUTE, 1.4),
  tiny: set('sans', 7.2, MUTE, 1.4),
  label: { ...set('semibold', 7.4, GREEN, 1.4), spacing: 0.5 },
} as const satisfies Record<string, Style>;
