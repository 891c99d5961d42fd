import type { DraftPage } from '../../assemble.ts';

/** A page with fewer characters is no page of text: a scan with a stamp, or an empty one with its number. */
export const MIN_CHARACTERS = 80;
/** A page without text but with this many painted paths has its letters drawn as outlines. */
export const OUTLINED_TEXT_PATHS = 200;

export function charactersOn(page: DraftPage): number {
  return page.lines.reduce((sum, line) => sum + line.text.length, 0);
}
